import { TREATMENT_MARKS } from '#content/offer.ts'
import { OPERATOR_ORDER } from '#content/operator.ts'
import {
  formatPence,
  formatRate,
  isTaxed,
  lineText,
  type OfferLine,
  type OfferSums,
  type VatRule,
} from '#contract/order.ts'

const words = OPERATOR_ORDER.offer

export function vatWords(
  texts: Record<'none' | 'gross' | 'net', string>,
  { vatRate, prices }: VatRule,
): string {
  return vatRate === null ? texts.none : texts[prices].replace('{rate}', formatRate(vatRate))
}

type SumsProps = {
  sums: OfferSums
  rule: VatRule
  inHalves: boolean
  lines?: readonly OfferLine[]
}

/** What an offer comes to, like the foot of a bill; with its lines, the whole bill. */
export function Sums({ sums: { total, vat, first, second, shares }, rule, inHalves, lines = [] }: SumsProps) {
  // Without a line nobody knows yet.
  const taxed = rule.vatRate !== null && (shares.length === 0 || isTaxed(shares))
  return (
    <dl className="sums">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an offer never change
        <Row key={i} label={lineText(line, rule.vatRate, TREATMENT_MARKS)} text={formatPence(line.amount)} />
      ))}
      {taxed && rule.prices === 'net' && <Row label={words.net} text={formatPence(total - vat)} />}
      {taxed && rule.prices === 'net' && <Row label={vatWords(words.vat, rule)} text={formatPence(vat)} />}
      <Row kind="total" label={words.total} text={formatPence(total)} />
      {taxed && rule.prices === 'gross' && <Row label={vatWords(words.vat, rule)} text={formatPence(vat)} />}
      {!taxed && <Row label={words.vat.none} text={words.noVat} />}
      {inHalves && <Row label={words.parts.first} text={formatPence(first)} />}
      {inHalves && <Row label={words.parts.second} text={formatPence(second)} />}
    </dl>
  )
}

type RowProps = { label: string; text: string; kind?: string }

function Row({ label, text, kind }: RowProps) {
  return (
    <div className={kind}>
      <dt>
        <bdi>{label}</bdi>
      </dt>
      <dd>{text}</dd>
    </div>
  )
}
