import { ORDER_FACTS } from '#contract/business-facts.ts'
import { endOfUkDay, type OfferForm, ukDay } from '#contract/operator.ts'
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
  const { lines, ready_by, note, valid_until, version } = offer
  const end = new Date(valid_until)
  return {
    draft: { lines, readyBy: ready_by, note, validUntil: end > now ? ukDay(end) : validUntil },
    expected: version,
    rule,
  }
}

/** An offer as public.make_offer takes it. */
export function offerOfDraft({ lines, readyBy, note, validUntil }: OfferDraft): string {
  return JSON.stringify({
    lines,
    ...vatRule(),
    readyBy,
    note,
    validUntil: endOfUkDay(validUntil).toISOString(),
  })
}

/** The row that an offer would become, for the preview of its message. */
export function rowOfDraft(
  { lines, readyBy, note, validUntil }: OfferDraft,
  view: OrderView | null,
  now: Date,
): OfferRow {
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
    ready_by: readyBy,
    note,
    valid_until: endOfUkDay(validUntil).toISOString(),
    created_at: now.toISOString(),
    shares,
    state: null,
  }
}
