import { BUSINESS } from '#content/business.ts'
import type { ServiceId } from '#contract/services.ts'
import { ROSETTES } from '#src/ui/picture.tsx'

type ServiceStampProps = { id: ServiceId; value: string; inscription: string }

/** Decorative. */
export function ServiceStamp({ id, value, inscription }: ServiceStampProps) {
  return (
    <div className="perforated-block stamp" aria-hidden="true">
      <div className="perforated">
        <p>
          {BUSINESS.shortName} <b>{value}</b>
        </p>
        <img src={ROSETTES[id]} width="300" height="300" alt="" />
        <p>{inscription}</p>
      </div>
    </div>
  )
}
