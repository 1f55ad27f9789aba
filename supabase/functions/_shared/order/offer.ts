import { ukClock } from '#contract/booking-calendar.ts'
import { ORDER_FACTS } from '#contract/business-facts.ts'
import { endOfOffer, type OfferForm, ukDay } from '#contract/operator.ts'
import { type OfferDraft, offerSums, type VatRule } from '#contract/order.ts'
import type { OfferRow, OrderView } from './order.ts'

/** An offer between what the operator types, what the database takes and what the customer's message says. */

/** How VAT is charged. */
export const vatRule = (): VatRule => ({ vatRate: ORDER_FACTS.vatRate, prices: ORDER_FACTS.prices })

const DAY = 24 * 3_600_000

/** What the form of an offer begins with. */
export const offerForm = (view: OrderView | null, now: Date): OfferForm => formOf(view?.offer, now)

/** What the form of an extra begins with: the one that stands, or an empty one. */
export const extraForm = (view: OrderView | null, now: Date): OfferForm =>
  formOf(
    view?.extras.find(({ state }) => state === 'offered'),
    now,
  )

/** With the present offer, or empty. */
function formOf(offer: OfferRow | undefined, now: Date): OfferForm {
  const rule = vatRule()
  const validUntil = ukDay(new Date(now.getTime() + ORDER_FACTS.offerDays * DAY))
  if (!offer) {
    return { draft: { lines: [], readyBy: '', note: '', validUntil }, expected: 0, rule }
  }
  const { lines, ready_by, ready_time, ready_in_days, by_post, note, valid_until, version } = offer
  const end = new Date(valid_until)
  const { time } = ukClock(end)
  return {
    draft: {
      lines,
      readyBy: ready_by ?? '',
      ...(ready_time && { readyTime: ready_time.slice(0, 5) }),
      ...(ready_in_days && { readyInDays: ready_in_days }),
      note,
      validUntil: end > now ? ukDay(end) : validUntil,
      ...(end > now && time !== '23:59' && { validTime: time }),
      byPost: by_post,
    },
    expected: version,
    rule,
  }
}

/** An offer as public.make_offer takes it. */
export function offerOfDraft(draft: OfferDraft): string {
  const { lines, readyBy, readyTime, readyInDays, note, byPost = false } = draft
  return JSON.stringify({
    lines,
    ...vatRule(),
    ...(readyInDays === undefined ? { readyBy, ...(readyTime && { readyTime }) } : { readyInDays }),
    note,
    validUntil: endOfOffer(draft).toISOString(),
    byPost,
  })
}

/** The row that an offer would become, for the preview of its message. */
export function rowOfDraft(draft: OfferDraft, view: OrderView | null, now: Date): OfferRow {
  const { lines, readyBy, readyTime, readyInDays, note, byPost = false } = draft
  const { vatRate, prices } = vatRule()
  const { total, vat, first, second, shares } = offerSums(lines, { vatRate, prices })
  return {
    order_id: view?.order.id ?? '',
    version: (view?.order.version ?? 0) + 1,
    lines,
    prices,
    vat_rate: vatRate,
    total,
    vat,
    first_amount: first,
    second_amount: second,
    ready_by: readyInDays === undefined ? readyBy : null,
    note,
    valid_until: endOfOffer(draft).toISOString(),
    created_at: now.toISOString(),
    ready_in_days: readyInDays ?? null,
    ready_time: readyTime || null,
    by_post: byPost,
    shares,
    state: null,
  }
}
