import { ESTIMATE } from '#content/estimate.ts'
import { LANGUAGE } from '#content/language.ts'
import { PRICES } from '#content/prices.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { PRICE_WORDS } from '#content/services.ts'
import { type KeptEstimate, keptEstimate } from '#contract/estimate.ts'
import { fill } from '#contract/language.ts'
import type { QuoteRow } from '#contract/quote.ts'
import styles from './estimate.css?url'

export const WORDS = { ESTIMATE, LANGUAGE, PRICES, PRICE_WORDS, QUOTE_FIELD_WORDS }

/** How an estimate adds up. */
export function Working({ rows }: { rows: KeptEstimate['working'] }) {
  return (
    <dl className="working">
      {rows.map(({ what, amount }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

export const sentEstimate = (row: QuoteRow) => keptEstimate(row, row.uploaded_files?.length ?? 0, WORDS)

/** The estimate of a request that was sent. Import on demand: with an estimate it is there already. */
export function SentEstimate({ of }: { of: KeptEstimate }) {
  return (
    <div className="estimate">
      <link rel="stylesheet" href={styles} precedence="default" />
      <p className="estimate-range">{fill(ESTIMATE.range, { price: of.range })}</p>
      <Working rows={of.working} />
      <p>{[of.text, ESTIMATE.extras, ESTIMATE.binding].join(LANGUAGE.space)}</p>
    </div>
  )
}
