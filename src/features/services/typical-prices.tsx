import type { ReactNode } from 'react'
import { FACTS } from '#content/facts.ts'
import { LANGUAGE } from '#content/language.ts'
import { URGENCY_WORDS } from '#content/quote-sent.ts'
import { PRICE_WORDS as words } from '#content/services.ts'
import { fill } from '#contract/language.ts'
import type { PriceList } from '#contract/price-list.ts'
import type { ServiceId } from '#contract/quote.ts'
import { QUOTE_URGENCIES } from '#contract/quote.ts'
import { isPossible } from '#contract/urgency.ts'
import { priceText } from '#src/form/estimate.ts'
import { Section } from '#src/ui/section.tsx'

type TypicalPricesProps = { service: ServiceId; list: PriceList | null }

/** Nothing without a price for the service. */
export function TypicalPrices({ service, list }: TypicalPricesProps) {
  const price = list?.services[service]
  if (!price) return null
  const { unit, from, authorityFee, minimum, time, note, urgency } = price
  const surcharges = QUOTE_URGENCIES.filter((name) => urgency?.[name] && isPossible(price, name))
  const extras = list.extras.filter(({ services }) => services === null || services.includes(service))
  return (
    <Section
      id="prices"
      label={list.samples && words.samples}
      title={words.title}
      text={[words.lead, FACTS.legal.vatTerms].filter(Boolean).join(LANGUAGE.space)}
    >
      <div className="prices">
        <div>
          <h3>{words.service}</h3>
          <dl>
            <Row what={words.units[unit]} fee={authorityFee}>
              {words.from} <b>{priceText(from)}</b>
            </Row>
            {minimum !== null && <Row what={words.minimum}>{priceText(minimum)}</Row>}
            {surcharges.map((name) => (
              <Row what={fill(words.needed, { urgency: URGENCY_WORDS[name] })} key={name}>
                +{urgency?.[name]}%
              </Row>
            ))}
            <Row what={words.time}>{time}</Row>
          </dl>
          {note && <p>{note}</p>}
        </div>
        {extras.length > 0 && (
          <div>
            <h3>{words.extras}</h3>
            <dl>
              {extras.map(({ what, price: whole, authorityFee: fee }) => (
                <Row what={what} fee={fee} key={what}>
                  {priceText(whole)}
                </Row>
              ))}
            </dl>
          </div>
        )}
      </div>
    </Section>
  )
}

type RowProps = { what: string; fee?: number | null; children: ReactNode }

function Row({ what, fee, children }: RowProps) {
  return (
    <div>
      <dt>
        {what}
        {fee && <small>{fill(words.fee, { fee: priceText(fee) })}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
