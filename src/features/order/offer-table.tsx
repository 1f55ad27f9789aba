import { OFFER_WORDS } from '#content/order.ts'
import {
  type CustomerOrder,
  formatPence,
  formatRate,
  type OrderState,
  type PaymentPart,
  readyFact,
} from '#contract/order.ts'
import { dayText, momentText } from '#src/ui/day-text.ts'

const words = OFFER_WORDS
/** Still to be done. */
const AHEAD: readonly OrderState[] = ['offered', 'accepted', 'half_paid', 'in_progress']
const PAID: readonly OrderState[] = [
  'half_paid',
  'in_progress',
  'delivered',
  'completed',
  'cancelled',
  'refunded',
]
const PARTS: readonly PaymentPart[] = ['first', 'second']

/** The offer as a torn-off sheet: what it covers, what it costs with its VAT, and in which halves. */
export function OfferTable({ order: { state, offer, payments } }: { order: CustomerOrder }) {
  const { lines, total, vat, vatRate, prices, readyBy, note, validUntil } = offer
  const ready = readyFact(offer, dayText)
  const isOpen = state === 'offered' || state === 'accepted'
  const isPaid = (part: PaymentPart) =>
    payments.some((payment) => payment.part === part && payment.refund === 'none')
  return (
    <div className="offer perforated-block">
      <div className="perforated">
        <table>
          <caption>{PAID.includes(state) ? words.ordered : words.title}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.amount}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ what, amount }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an offer never changes, and two lines may be alike
              <tr key={i}>
                <th scope="row">
                  <bdi>{what}</bdi>
                </th>
                <td>{formatPence(amount)}</td>
              </tr>
            ))}
            {vatRate !== null && prices === 'net' && (
              <tr>
                <th scope="row">{words.vat.replace('{rate}', formatRate(vatRate))}</th>
                <td>{formatPence(vat)}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr className="total">
              <th scope="row">{words.total}</th>
              <td>{formatPence(total)}</td>
            </tr>
            {vatRate === null && (
              <tr>
                <td colSpan={2}>{words.noVat}</td>
              </tr>
            )}
            {vatRate !== null && prices === 'gross' && (
              <tr>
                <th scope="row">{words.ofWhichVat.replace('{rate}', formatRate(vatRate))}</th>
                <td>{formatPence(vat)}</td>
              </tr>
            )}
          </tfoot>
        </table>
        <dl className="halves">
          {PARTS.map((part) => (
            <div key={part}>
              <dt>{words.halves[part]}</dt>
              <dd>
                <b>{formatPence(offer[part])}</b>
                {isPaid(part) && <span>{words.paid}</span>}
              </dd>
            </div>
          ))}
        </dl>
        {AHEAD.includes(state) && (
          <dl className="terms">
            <div>
              <dt>{ready.label}</dt>
              <dd>{readyBy === null ? ready.text : <time dateTime={readyBy}>{ready.text}</time>}</dd>
            </div>
            {isOpen && (
              <div>
                <dt>{words.openUntil}</dt>
                <dd>
                  <time dateTime={validUntil}>{momentText(new Date(validUntil))}</time>
                </dd>
              </div>
            )}
          </dl>
        )}
        {note && (
          <div className="words">
            <h3>{words.note}</h3>
            <p dir="auto">{note}</p>
          </div>
        )}
      </div>
    </div>
  )
}
