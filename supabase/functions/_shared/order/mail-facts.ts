import { PAYMENT_WORDS } from '#content/order.ts'
import { serviceText } from '#content/tasks.ts'
import { addressLines } from '#contract/billing.ts'
import { formatBookingDate, ukClock } from '#contract/booking-calendar.ts'
import { type BankDetails, formatPence, formatRate, type PaymentPart } from '#contract/order.ts'
import type { Fact } from '../mail/design/facts.ts'
import type { Sum } from '../mail/design/sums.ts'
import { ukMoment } from '../mail/format.ts'
import type { OrderView, PaperRow, PaymentRow } from './order.ts'

/** Formats an order's facts for its messages. */

/** What an offer needs to be shown: also one that has not been sent yet. */
export type Offered = Pick<OrderView, 'request' | 'offer'>

/** The day of a moment, by the clock of the United Kingdom: 'Friday, 20 November 2026'. */
export const dayOf = (moment: string) => formatBookingDate(ukClock(new Date(moment)).day)

/** The end of a period: of a day, if it is one. */
export function endText(moment: string): string {
  const end = new Date(moment)
  const { day, time } = ukClock(new Date(end.getTime() - 1))
  return time === '23:59' ? `the end of ${formatBookingDate(day)}` : ukMoment(end)
}

/** The service in words. */
export const serviceOf = ({ request }: Pick<OrderView, 'request'>): string =>
  serviceText(request.service_type)

/** The lines of an offer and what they come to, with VAT as the business is registered. */
export function bill({ offer }: Offered): Sum[] {
  const lines = offer.lines.map(({ what, amount }) => ({ what, amount: formatPence(amount) }))
  const total = (what: string) => ({ what, amount: formatPence(offer.total), strong: true })
  if (offer.vat_rate === null) return [...lines, total('Total. No VAT is charged')]
  const vat = (what: string) => ({ what, amount: formatPence(offer.vat) })
  const rate = formatRate(offer.vat_rate)
  return offer.prices === 'net'
    ? [...lines, vat(`VAT at ${rate}`), total('Total, with VAT')]
    : [...lines, total('Total, with VAT'), vat(`VAT at ${rate} in the total`)]
}

/** '£240.00, with VAT' */
export const totalText = ({ offer }: Offered) =>
  `${formatPence(offer.total)}, ${offer.vat_rate === null ? 'no VAT charged' : 'with VAT'}`

/** How a half is paid, in a sentence. */
export const METHODS = { card: 'by card', transfer: 'by bank transfer' } as const

/** The payment that counts for a half, if it was made. */
export const paymentOf = ({ payments }: Pick<OrderView, 'payments'>, half: PaymentPart) =>
  payments.find(({ part, state, surplus }) => part === half && state === 'paid' && !surplus)

/** What a half comes to. */
export const amountOf = ({ offer }: Offered, part: PaymentPart) =>
  part === 'first' ? offer.first_amount : offer.second_amount

const REFUNDS = {
  none: '',
  due: ', being paid back',
  made: ', paid back',
  failed: ', not paid back yet',
} as const

/** A half, and where it stands. */
function half(view: OrderView, part: PaymentPart): Sum {
  const payment = paymentOf(view, part)
  const amount = formatPence(payment?.amount ?? amountOf(view, part))
  if (payment?.paid_at) {
    const { paid_at, method, refund_state, refunded } = payment
    const back = refund_state === 'none' && refunded > 0
    const gone = back ? `, ${formatPence(refunded)} of it paid back` : REFUNDS[refund_state]
    return {
      what: `${PAYMENT_WORDS.parts[part]}, paid on ${dayOf(paid_at)} ${METHODS[method]}${gone}`,
      amount,
    }
  }
  const due = part === 'first' || view.order.delivered_at !== null
  return { what: `${PAYMENT_WORDS.parts[part]}, to be paid ${due ? 'now' : 'on delivery'}`, amount }
}

/** The two halves, and what is left to pay; of an order that has come to nothing, what was paid. */
export function halves(view: OrderView): Sum[] {
  if (view.order.state === 'cancelled' || view.order.state === 'refunded')
    return (['first', 'second'] as const)
      .filter((part) => paymentOf(view, part))
      .map((part) => half(view, part))
  const left = (['first', 'second'] as const)
    .filter((part) => !paymentOf(view, part))
    .reduce((sum, part) => sum + amountOf(view, part), 0)
  return [
    half(view, 'first'),
    half(view, 'second'),
    { what: 'Left to pay', amount: formatPence(left), strong: true },
  ]
}

/** The same below the total: what an order comes to, what is paid and what is left. */
export const account = (view: OrderView): Sum[] => [
  {
    what: `Total${view.offer.vat_rate === null ? '. No VAT is charged' : ', with VAT'}`,
    amount: formatPence(view.offer.total),
  },
  ...halves(view),
]

/** Everything that was paid and goes back, in pence. */
export const paidBack = ({ payments }: OrderView) =>
  payments
    .filter(({ state, surplus }) => state === 'paid' && !surplus)
    .reduce((sum, { amount }) => sum + amount, 0)

/** Whether it is a bank transfer whose time is not over. */
export const isAwaited = ({ method, state }: PaymentRow) => method === 'transfer' && state === 'open'

/** The bank transfer whose time is not over. */
export const openTransferOf = ({ payments }: OrderView): PaymentRow | undefined => payments.find(isAwaited)

/** Where a bank transfer goes, with the reference by which we find it. */
export function transferFacts({ request }: OrderView, payment: PaymentRow, bank: BankDetails): Fact[] {
  return [
    { label: 'Amount', text: formatPence(payment.amount), strong: true },
    { label: 'Payment reference', text: request.reference, strong: true },
    { label: 'Account name', text: bank.name },
    { label: 'Sort code', text: bank.sortCode },
    { label: 'Account number', text: bank.accountNumber },
    ...(bank.iban ? [{ label: 'IBAN', text: bank.iban }] : []),
    { label: 'To arrive by', text: dayOf(payment.expires_at) },
  ]
}

/** 'receipt R-2026-0001' */
export const paperName = ({ kind, reference }: Pick<PaperRow, 'kind' | 'reference'>) => `${kind} ${reference}`

/** To whom its invoices are addressed, where that was asked. */
export function invoiceTo({ order: { billing_name, billing_address } }: Pick<OrderView, 'order'>): Fact[] {
  if (billing_name === null) return []
  return [{ label: 'Invoice to', text: [billing_name, ...addressLines(billing_address ?? '')].join(', ') }]
}

/** Where originals go, if the customer has said so. */
export function postTo({ order: { delivery_address } }: Pick<OrderView, 'order'>): Fact[] {
  if (delivery_address === null) return []
  return [{ label: 'Post to', text: addressLines(delivery_address).join(', ') }]
}

/** The rows that identify an order. */
export function about(view: Offered): Fact[] {
  return [
    { label: 'Reference', text: view.request.reference, strong: true },
    { label: 'Service', text: serviceOf(view) },
  ]
}
