import sealDark from '#src/art/seal-dark.svg?url'
import sealLight from '#src/art/seal-light.svg?url'
import web from '#src/art/web.svg?url'
import type { HomePage } from '#src/collections/schemas.ts'
import { PATHS } from '#src/lib/routes.ts'
import { ButtonLink } from '#src/ui/busy-button.tsx'

export function Hero({ headline, lead, getQuote, bookConsultation }: Omit<HomePage, 'services'>) {
  const [before, middle, after] = headline
  return (
    <div className="clip">
      <div className="hero">
        <img className="seal web" src={web} width="800" height="800" alt="" />
        <picture>
          <source media="(prefers-color-scheme:dark)" srcSet={sealDark} />
          <img className="seal" src={sealLight} width="800" height="800" alt="" fetchPriority="high" />
        </picture>
        <div className="wrap">
          <div className="text">
            <h1>
              {before} <span>{middle}</span> {after}
            </h1>
            <p className="lead">{lead}</p>
            <div className="row">
              <ButtonLink label={getQuote} href={PATHS.getQuote} />
              <ButtonLink look="btn ghost" label={bookConsultation} href={PATHS.booking} />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
