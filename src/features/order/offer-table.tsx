import { OFFER_WORDS } from '#content/order.ts'
import { isApart, TREATMENT_MARKS } from '#content/vat.ts'
import { type CustomerOrder, formatPence, formatRate, isTaxed, type OrderState } from '#contract/order.ts'
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
const PARTS = ['first', 'second'] as const
/** What was paid goes back. */
const OVER: readonly OrderState[] = ['cancelled', 'refunded', 'ended']

/** The offer as a torn-off sheet: what it covers, what it costs with its VAT, and in which halves. */
export function OfferTable({ order: { state, offer, paid } }: { order: CustomerOrder }) {
  const { lines, total, vat, vatRate, prices, readyBy, note, validUntil } = offer
  const notes = Object.values(offer.vatNotes)
  const taxed = isTaxed(offer.shares)
  const isOpen = state === 'offered' || state === 'accepted'
  const isPaid = (part: (typeof PARTS)[number]) =>
    !OVER.includes(state) && paid >= (part === 'first' ? offer.first : total)
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
            {lines.map(({ what, amount, treatment = 'standard' }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an offer never changes, and two lines may be alike
              <tr key={i}>
                <th scope="row">
                  <bdi>{what}</bdi>
                  {isApart(treatment, vatRate) && <small>{TREATMENT_MARKS[treatment]}</small>}
                </th>
                <td>{formatPence(amount)}</td>
              </tr>
            ))}
            {vatRate !== null && taxed && prices === 'net' && (
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
            {!taxed && (
              <tr>
                <td colSpan={2}>{words.noVat}</td>
              </tr>
            )}
            {vatRate !== null && taxed && prices === 'gross' && (
              <tr>
                <th scope="row">{words.ofWhichVat.replace('{rate}', formatRate(vatRate))}</th>
                <td>{formatPence(vat)}</td>
              </tr>
            )}
          </tfoot>
        </table>
        {notes.map((note) => (
          <p className="vat-note" key={note}>
            {note}
          </p>
        ))}
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
              <dt>{words.readyBy}</dt>
              <dd>
                <time dateTime={readyBy}>{dayText(readyBy)}</time>
              </dd>
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
