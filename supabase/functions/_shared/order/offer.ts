import { ORDER_FACTS } from '#contract/business-facts.ts'
import { countryCode } from '#contract/country-codes.ts'
import { ukClock } from '#contract/dates.ts'
import { closedBecause } from '#contract/opening.ts'
import { endOfOffer, lastDayBefore, type OfferForm, ukDay } from '#contract/operator.ts'
import { type OfferDraft, offerSums, type VatRule } from '#contract/order.ts'
import { neededBy, stepOf } from '#contract/urgency.ts'
import type { VatCustomer } from '#contract/vat.ts'
import { vatNumberOf } from '#contract/vat-number.ts'
import { vatNotes } from '../papers/vat-notes.ts'
import type { OfferRow, OrderView } from './order.ts'

/** An offer between what the operator types, what the database takes and what the customer's message says. */

export const vatRule = (): VatRule => ({ vatRate: ORDER_FACTS.vatRate, prices: ORDER_FACTS.prices })

const DAY = 24 * 3_600_000

type Request = OrderView['request']

/**
 * Who the customer seems to be by what they have asked for. Documents go from one country to another, and most who send them to or
 * from the United Kingdom belong there.
 */
function customerOf({ company_name, ...request }: Request): VatCustomer {
  const codes = [
    request.country_of_destination_other || request.country_of_destination,
    request.country_of_origin_other || request.country_of_origin,
  ].flatMap((name) => countryCode(name) ?? [])
  const country = codes.includes('GB') ? 'GB' : (codes[0] ?? 'GB')
  return { country, business: Boolean(company_name?.trim()), vatNumber: '', evidence: '' }
}

export function customerFor(
  draft: Pick<OfferDraft, 'customer'>,
  request: Request,
  view: OrderView | null,
): VatCustomer {
  const known = draft.customer ?? view?.offer.customer ?? customerOf(request)
  const { country, business } = known
  if (!business) return { country, business, vatNumber: '', evidence: '' }
  return { country, business, vatNumber: vatNumberOf(country, known.vatNumber), evidence: known.evidence }
}

/**
 * The last open day by which the customer needs finished work, if it is still to come: the day to promise, if it can be kept. Empty where the
 * customer named none, or where the need is for something to be lodged.
 */
export function proposedDay({ service_type, urgency, created_at }: Request, now: Date): string {
  const needed = stepOf(service_type) === 'finished' && neededBy(urgency, new Date(created_at))
  if (!needed) return ''
  let day = new Date(`${ukDay(needed)}T00:00:00Z`)
  while (ukDay(day) > ukDay(now) && closedBecause(ukDay(day))) day = new Date(day.getTime() - DAY)
  return ukDay(day) > ukDay(now) ? ukDay(day) : ''
}

export function offerForm(request: Request, view: OrderView | null, now: Date): OfferForm {
  const form = formOf(view?.offer, customerFor({}, request, view), now)
  if (view?.offer) return form
  const readyBy = proposedDay(request, now)
  const { validUntil } = form.draft
  const until = readyBy ? lastDayBefore(readyBy, validUntil) : validUntil
  return { ...form, draft: { ...form.draft, readyBy, validUntil: until } }
}

export const extraForm = (request: Request, view: OrderView | null, now: Date): OfferForm =>
  formOf(
    view?.extras.find(({ state }) => state === 'offered'),
    customerFor({}, request, view),
    now,
  )

function formOf(offer: OfferRow | undefined, customer: VatCustomer, now: Date): OfferForm {
  const rule = vatRule()
  const validUntil = ukDay(new Date(now.getTime() + ORDER_FACTS.offerDays * DAY))
  if (!offer) {
    return { draft: { lines: [], readyBy: '', note: '', validUntil, customer }, expected: 0, rule }
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
      customer,
    },
    expected: version,
    rule,
  }
}

export function offerOfDraft(draft: OfferDraft): string {
  const { lines, readyBy, readyTime, readyInDays, note, customer, byPost = false } = draft
  return JSON.stringify({
    lines,
    ...vatRule(),
    ...(readyInDays === undefined ? { readyBy, ...(readyTime && { readyTime }) } : { readyInDays }),
    note,
    validUntil: endOfOffer(draft).toISOString(),
    byPost,
    customer,
    vatNotes: vatNotes(lines, customer, ORDER_FACTS.vatRate),
  })
}

export function rowOfDraft(draft: OfferDraft, view: OrderView | null, now: Date): OfferRow {
  const { lines, readyBy, readyTime, readyInDays, note, customer, byPost = false } = draft
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
    customer: customer ?? null,
    vat_notes: vatNotes(lines, customer, vatRate),
    shares,
    state: null,
  }
}
