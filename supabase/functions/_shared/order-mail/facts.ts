import { addressLines } from '#contract/billing.ts'
import { ukClock } from '#contract/dates.ts'
import { choiceText } from '#contract/fields.ts'
import { fill } from '#contract/language.ts'
import { missedNeed } from '#contract/missed-need.ts'
import { type BankDetails, formatRate, isTaxed, lineText, readyFact } from '#contract/order.ts'
import type { Fact, Sum } from '../mail/design/blocks.ts'
import { formatsOf } from '../mail/format.ts'
import { isDisputed } from '../order/customer-view.ts'
import type { OrderView, PaymentRow } from '../order/order.ts'
import type { Words } from '../words.ts'

/** What an offer needs to be shown: also one that has not been sent yet. */
export type Offered = Pick<OrderView, 'request' | 'offer'>

export const dayOf = (moment: string, words: Words) => formatsOf(words).dayOf(moment)

export const dateOf = (moment: string, words: Words) => formatsOf(words).dateOf(moment)

/** The end of a period: of a day, if it is one. */
export function endText(moment: string, words: Words): string {
  const { date, ukMoment } = formatsOf(words)
  const end = new Date(moment)
  const { day, time } = ukClock(new Date(end.getTime() - 1))
  return time === '23:59' ? fill(words.ORDER_MAIL.endOf, { day: date(day) }) : ukMoment(end)
}

export const money = (pence: number, words: Words) => formatsOf(words).money(pence)

export const serviceOf = ({ request }: Pick<OrderView, 'request'>, words: Words): string =>
  choiceText(words.QUOTE_FIELD_WORDS.serviceType, request.service_type)

const ready = ({ offer }: Offered, words: Words) =>
  readyFact(
    { readyBy: offer.ready_by, readyTime: offer.ready_time, readyInDays: offer.ready_in_days },
    words,
    formatsOf(words).date,
  )

export function readyBy(view: Offered, words: Words): Fact {
  const { label, text } = ready(view, words)
  return { label, text }
}

/** That it is ready only after the customer needs it, unless it is before. */
export function missedNeedIn(view: Offered, words: Words): string | undefined {
  const { request, offer } = view
  const ready = { readyBy: offer.ready_by, readyTime: offer.ready_time, readyInDays: offer.ready_in_days }
  const missed = missedNeed(request, ready, new Date(offer.created_at))
  return missed && fill(words.READY_WORDS.late, { needed: formatsOf(words).promised(missed) })
}

export const readyText = (view: Offered, words: Words): string => ready(view, words).phrase

const taxed = ({ offer }: Offered) => (isTaxed(offer.shares) ? 'taxed' : 'untaxed')

export function bill({ offer }: Offered, words: Words): Sum[] {
  const { ORDER_MAIL: texts, TREATMENT_MARKS } = words
  const lines = offer.lines.map((line) => ({
    what: lineText(line, offer.vat_rate, TREATMENT_MARKS),
    amount: money(line.amount, words),
  }))
  const total = (what: string) => ({ what, amount: money(offer.total, words), strong: true })
  if (offer.vat_rate === null || !isTaxed(offer.shares)) return [...lines, total(texts.total.untaxed)]
  const rate = formatRate(offer.vat_rate, words.LANGUAGE)
  const vat = (what: string) => ({ what: fill(what, { rate }), amount: money(offer.vat, words) })
  return offer.prices === 'net'
    ? [...lines, vat(texts.vat), total(texts.total.taxed)]
    : [...lines, total(texts.total.taxed), vat(texts.vatWithin)]
}

/** '£240.00, with VAT' */
export const totalText = (view: Offered, words: Words) =>
  fill(words.ORDER_MAIL.price[taxed(view)], { amount: money(view.offer.total, words) })

type Half = 'first' | 'second'

const awaitsWhole = ({ payments }: OrderView) =>
  payments.some((payment) => isAwaited(payment) && payment.part === 'whole')

const counting = ({ payments }: Pick<OrderView, 'payments'>) =>
  payments.filter(({ state, surplus }) => state === 'paid' && !surplus)

export const paymentOf = (view: Pick<OrderView, 'payments'>, half: Half) =>
  counting(view).find(({ part }) => part === half || part === 'whole')

export const leftOf = ({ offer, covered }: OrderView, half: Half) =>
  half === 'first'
    ? Math.max(offer.first_amount - covered, 0)
    : offer.total - Math.max(offer.first_amount, covered)

function made(row: PaymentRow, words: Words): Sum {
  const { ORDER_MAIL: texts, PAYMENT_WORDS } = words
  const { part, amount, paid_at, method, refund_state, refund_due, refunded } = row
  const payment = fill(texts.paid[method], {
    part: PAYMENT_WORDS.parts[part],
    day: dayOf(paid_at ?? '', words),
  })
  const isPart = refund_due < amount
  const gone = isPart && refunded > 0 ? texts.partRefunded : texts.refunds[isPart ? 'none' : refund_state]
  return {
    what: fill(gone, { payment, amount: money(refunded, words) }),
    amount: money(amount, words),
  }
}

/** What was missing of a payment, and need not be paid. */
export const waivedOf = ({ waived }: PaymentRow, words: Words): Sum[] =>
  waived > 0 ? [{ what: words.ORDER_MAIL.waived, amount: money(waived, words) }] : []

const ENDED: readonly string[] = ['cancelled', 'refunded', 'ended']

export function halves(view: OrderView, words: Words): Sum[] {
  const { ORDER_MAIL: texts, PAYMENT_WORDS } = words
  const paid = counting(view).flatMap((payment) => [made(payment, words), ...waivedOf(payment, words)])
  if (ENDED.includes(view.order.state) || isDisputed(view)) return paid
  const unpaid = (['first', 'second'] as const)
    .filter((half) => leftOf(view, half) > 0)
    .map((half) => {
      const due = half === 'first' || view.order.delivered_at !== null || awaitsWhole(view)
      const what = fill(texts.due[due ? 'now' : 'later'], { part: PAYMENT_WORDS.parts[half] })
      return { what, amount: money(leftOf(view, half), words) }
    })
  const left = view.offer.total - view.covered
  return [...paid, ...unpaid, { what: texts.left, amount: money(left, words), strong: true }]
}

/** The same below the total: what an order comes to, what is paid and what is left. */
export const account = (view: OrderView, words: Words): Sum[] => [
  { what: words.ORDER_MAIL.total[taxed(view)], amount: money(view.offer.total, words) },
  ...halves(view, words),
]

export const paidIn = (view: OrderView) => counting(view).reduce((sum, { amount }) => sum + amount, 0)

/** Accepted, and part of what is to be paid before an order is complete. */
export const unpaidExtra = ({ extras }: OrderView) => extras.find(({ state }) => state === 'accepted')

/** What is to be paid on delivery; nothing where a transfer or an extra is waited for before. */
export function restText(view: OrderView, words: Words): string | undefined {
  const left = leftOf(view, 'second')
  if (left === 0) return unpaidExtra(view) ? undefined : words.ORDER_MAIL.nothingToPay
  return awaitsWhole(view)
    ? undefined
    : fill(words.ORDER_CONTRACT_MAIL.paid.second, { amount: money(left, words) })
}

export const isAwaited = ({ method, state }: PaymentRow) => method === 'transfer' && state === 'open'

/** The transfer of what is missing of a payment, where we have asked for it. */
export const restOf = ({ payments }: OrderView, { part }: PaymentRow) =>
  payments.find((open) => isAwaited(open) && open.part === part)

/** Of an accepted order: a part of its first half is paid, and the rest has not come. */
export const nothingOpen = ({ payments }: OrderView): boolean =>
  payments.every(({ state }) => state !== 'open')

export const openTransferOf = ({ payments }: OrderView): PaymentRow | undefined => payments.find(isAwaited)

export function transferFacts(
  { request }: OrderView,
  payment: PaymentRow,
  bank: BankDetails,
  words: Words,
): Fact[] {
  const { transfer: texts } = words.ORDER_MAIL
  return [
    { label: texts.amount, text: money(payment.amount, words), strong: true },
    { label: texts.reference, text: request.reference, strong: true },
    { label: texts.name, text: bank.name },
    { label: texts.sortCode, text: bank.sortCode },
    { label: texts.accountNumber, text: bank.accountNumber },
    ...(bank.iban ? [{ label: texts.iban, text: bank.iban }] : []),
    { label: texts.arrives, text: dateOf(payment.expires_at, words) },
  ]
}

export function invoiceTo({ order, offer }: Pick<OrderView, 'order' | 'offer'>, words: Words): Fact[] {
  const { ORDER_MAIL: texts } = words
  const { billing_name, billing_address, purchase_order } = order
  const facts = [
    {
      label: texts.invoiceTo,
      text: [billing_name ?? '', ...addressLines(billing_address ?? '')]
        .filter(Boolean)
        .join(words.LANGUAGE.comma),
    },
    { label: texts.purchaseOrder, text: purchase_order ?? '' },
    { label: texts.vatNumber, text: offer.customer?.vatNumber ?? '' },
  ]
  return facts.filter(({ text }) => text !== '')
}

export function postTo({ order: { delivery_address } }: Pick<OrderView, 'order'>, words: Words): Fact[] {
  if (delivery_address === null) return []
  return [{ label: words.ORDER_MAIL.postTo, text: addressLines(delivery_address).join(words.LANGUAGE.comma) }]
}

export function about(view: Offered, words: Words): Fact[] {
  return [
    { label: words.MAIL.reference, text: view.request.reference, strong: true },
    { label: words.ORDER_MAIL.service, text: serviceOf(view, words) },
  ]
}
