import { BUSINESS } from '#content/business.ts'
import type { ServiceId } from '#contract/quote.ts'
import type { ServicePage as Words } from '#src/collections/schemas.ts'
import type { Page } from '#src/lib/metadata/meta.ts'
import { ROSETTES } from '#src/ui/picture.tsx'
import { ApostilleSpecimen } from './apostille-specimen.tsx'
import { LivingLine } from './living-line.tsx'
import { SelfCheck } from './self-check.tsx'
import { ServicePage } from './service-page.tsx'

type Props = Words & { page: Page }

const stamp = ({ service, stamp: words }: Props) => words && <ServiceStamp id={service} {...words} />

export function TranslationPage(content: Props) {
  return (
    <ServicePage content={content} figure={stamp(content)}>
      <LivingLine />
    </ServicePage>
  )
}

export function ApostillePage(content: Props) {
  const check = content.sections['self-check']
  return (
    <ServicePage content={content} figure={<ApostilleSpecimen />}>
      {check && <SelfCheck {...check} />}
    </ServicePage>
  )
}

export function ProcurementPage(content: Props) {
  return <ServicePage content={content} figure={stamp(content)} />
}

type ServiceStampProps = { id: ServiceId; value: string; inscription: string }

/** Decorative. */
function ServiceStamp({ id, value, inscription }: ServiceStampProps) {
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
