import { endOfUkDay, type OfferForm, ukDay } from '#contract/operator-order.ts'
import { type OfferDraft, offerSums, type VatRule } from '#contract/order.ts'
import type { OfferRow, OrderView } from './order.ts'

/** An offer between what the operator types, what the database takes and what the customer's message says. */

/** How offers are priced, and for how many days they are open. */
export const ORDER_FACTS: VatRule & { offerDays: number } = { vatRate: null, prices: 'gross', offerDays: 14 }

export const vatRule = (): VatRule => ({ vatRate: ORDER_FACTS.vatRate, prices: ORDER_FACTS.prices })

const DAY = 24 * 3_600_000

/** What a form begins with: the present offer, or an empty one. */
export function offerForm(view: OrderView | null, now: Date): OfferForm {
  const rule = vatRule()
  const validUntil = ukDay(new Date(now.getTime() + ORDER_FACTS.offerDays * DAY))
  if (!view) {
    return { draft: { lines: [], readyBy: '', note: '', validUntil }, expected: 0, rule }
  }
  const { lines, ready_by, note, valid_until, version } = view.offer
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

/** The row that an offer would become. */
function rowOfDraft(
  { lines, readyBy, note, validUntil }: OfferDraft,
  { order_id, version }: Pick<OfferRow, 'order_id' | 'version'>,
  now: Date,
): OfferRow {
  const { vatRate, prices } = vatRule()
  const { total, vat, first, second } = offerSums(lines, { vatRate, prices })
  return {
    order_id,
    version,
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
  }
}

/** The order as it would be once an offer has been made, for the preview of its message. */
export function withDraft(
  request: OrderView['request'],
  view: OrderView | null,
  draft: OfferDraft,
  now: Date,
): OrderView {
  const version = (view?.order.version ?? 0) + 1
  const id = view?.order.id ?? request.id
  const nothing = { payments: [], papers: [], deliveries: [], documents: [], messages: [] }
  const order: OrderView['order'] = {
    id,
    request_id: request.id,
    express_request: false,
    open_before_payment: false,
    accepted_at: null,
    paid_at: null,
    begun_at: null,
    delivered_at: null,
    completed_at: null,
    ended_at: null,
    created_at: now.toISOString(),
    ...view?.order,
    state: 'offered',
    version,
  }
  return { ...nothing, ...view, request, order, offer: rowOfDraft(draft, { order_id: id, version }, now) }
}
