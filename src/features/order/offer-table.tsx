import type { ReactNode } from 'react'
import { READY_WORDS, TREATMENT_MARKS } from '#content/offer.ts'
import { OFFER_WORDS } from '#content/order.ts'
import { fill, parts } from '#contract/language.ts'
import { type CustomerOrder, isApart, isTaxed, type Offer, type OrderState } from '#contract/order.ts'
import { Moment, Promised } from '#src/ui/times.tsx'
import { priceText, rateText, readyText } from './order-page.ts'

const words = OFFER_WORDS
/** Still to be done. */
const AHEAD: readonly OrderState[] = ['offered', 'accepted', 'half_paid', 'in_progress']
/** Paid for, and not come to nothing. */
const RUNNING: readonly OrderState[] = ['half_paid', 'in_progress', 'delivered', 'completed']
const HALVES = ['first', 'second'] as const

export function OfferTable({ order: { state, offer, paid, missedNeed } }: { order: CustomerOrder }) {
  const isOpen = state === 'offered' || state === 'accepted'
  const isOrdered = !isOpen && state !== 'expired' && state !== 'withdrawn'
  const isPaid = {
    first: RUNNING.includes(state) && paid >= offer.first,
    second: RUNNING.includes(state) && paid >= offer.total,
  }
  return (
    <Sheet
      offer={offer}
      title={isOrdered ? words.ordered : words.title}
      isOpen={isOpen}
      isAhead={AHEAD.includes(state)}
    >
      {isOpen && missedNeed && (
        <p className="vat-note">
          {parts<ReactNode>(READY_WORDS.late, { needed: <Promised key="needed" iso={missedNeed} /> })}
        </p>
      )}
      {state !== 'ended' && (
        <dl className="halves">
          {HALVES.map((part) => (
            <div key={part}>
              <dt>{words.halves[part]}</dt>
              <dd>
                <b>{priceText(offer[part])}</b>
                {isPaid[part] && <span>{words.paid}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Sheet>
  )
}

type SheetProps = {
  offer: Offer
  title: string
  isOpen: boolean
  isAhead: boolean
  children?: ReactNode
}

/** What is offered, as a torn-off sheet: what it covers, and what it costs with its VAT. */
export function Sheet({ offer, title, isOpen, isAhead, children }: SheetProps) {
  const { lines, total, vat, vatRate, prices, shares, vatNotes, readyBy, note, validUntil } = offer
  const taxed = isTaxed(shares)
  const ready = readyText(offer)
  const vatText = prices === 'net' ? words.vat : words.ofWhichVat
  const vatRow = vatRate !== null && taxed && (
    <tr>
      <th scope="row">{fill(vatText, { rate: rateText(vatRate) })}</th>
      <td>{priceText(vat)}</td>
    </tr>
  )
  return (
    <div className="offer perforated-block">
      <div className="stub perforated">
        <table>
          <caption>{title}</caption>
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
                <td>{priceText(amount)}</td>
              </tr>
            ))}
            {prices === 'net' && vatRow}
          </tbody>
          <tfoot>
            <tr className="total">
              <th scope="row">{words.total}</th>
              <td>{priceText(total)}</td>
            </tr>
            {!taxed && (
              <tr>
                <td colSpan={2}>{words.noVat}</td>
              </tr>
            )}
            {prices === 'gross' && vatRow}
          </tfoot>
        </table>
        {Object.values(vatNotes).map((note) => (
          <p className="vat-note" key={note}>
            {note}
          </p>
        ))}
        {children}
        {isAhead && (
          <dl className="terms">
            <div>
              <dt>{ready.label}</dt>
              <dd>{readyBy === null ? ready.text : <time dateTime={readyBy}>{ready.text}</time>}</dd>
            </div>
            {isOpen && (
              <div>
                <dt>{words.openUntil}</dt>
                <dd>
                  <Moment iso={validUntil} />
                </dd>
              </div>
            )}
          </dl>
        )}
        {note && (
          <div className="words">
            <h2>{words.note}</h2>
            <p dir="auto">{note}</p>
          </div>
        )}
      </div>
    </div>
  )
}
