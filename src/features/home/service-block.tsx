import { PRICES } from '#content/prices.ts'
import { PRICE_WORDS } from '#content/services.ts'
import type { ServicePage } from '#src/collections/schemas.ts'
import { unitPrice } from '#src/form/estimate.ts'
import { ROSETTES } from '#src/ui/picture.tsx'
import { Section } from '#src/ui/section.tsx'

type ServiceBlockProps = {
  title: string
  services: readonly (ServicePage & { path: string })[]
}

export function ServiceBlock({ title: heading, services }: ServiceBlockProps) {
  return (
    <Section title={heading}>
      <ul className="stamps perforated-block">
        {services.map(({ service, path, title, summary }) => (
          <li className="perforated" key={path}>
            <img src={ROSETTES[service]} width="176" height="176" alt="" loading="lazy" />
            <div>
              <h3>
                <a href={path}>{title}</a>
              </h3>
              <p className="summary">{summary}</p>
              <PriceFrom service={service} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function PriceFrom({ service }: Pick<ServicePage, 'service'>) {
  const price = PRICES?.services[service]
  if (!price) return null
  return (
    <p className="price">
      {PRICE_WORDS.fromAtStart} <b>{unitPrice(price)}</b> {PRICES?.samples && PRICE_WORDS.example}
    </p>
  )
}
