import { PAYMENT_WORDS } from '#content/order.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { lineText } from '#content/vat.ts'
import { addressLines } from '#contract/billing.ts'
import { formatBookingDate, ukClock } from '#contract/booking-calendar.ts'
import { choiceText } from '#contract/fields.ts'
import { type BankDetails, formatPence, formatRate, isTaxed } from '#contract/order.ts'
import type { Fact } from '../mail/design/facts.ts'
import type { Sum } from '../mail/design/sums.ts'
import { ukMoment } from '../mail/format.ts'
import type { OrderView, PaymentRow } from './order.ts'
import type { PaperFacts } from './paper.ts'

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

export const serviceOf = ({ request }: Pick<OrderView, 'request'>): string =>
  choiceText(QUOTE_FIELD_WORDS.serviceType, request.service_type)

/** The lines of an offer and what they come to, with VAT as the business is registered. */
export function bill({ offer }: Offered): Sum[] {
  const lines = offer.lines.map((line) => ({
    what: lineText(line, offer.vat_rate),
    amount: formatPence(line.amount),
  }))
  const total = (what: string) => ({ what, amount: formatPence(offer.total), strong: true })
  if (offer.vat_rate === null || !isTaxed(offer.shares)) return [...lines, total('Total. No VAT is charged')]
  const vat = (what: string) => ({ what, amount: formatPence(offer.vat) })
  const rate = formatRate(offer.vat_rate)
  return offer.prices === 'net'
    ? [...lines, vat(`VAT at ${rate}`), total('Total, with VAT')]
    : [...lines, total('Total, with VAT'), vat(`VAT at ${rate} in the total`)]
}

/** '£240.00, with VAT' */
export const totalText = ({ offer }: Offered) =>
  `${formatPence(offer.total)}, ${isTaxed(offer.shares) ? 'with VAT' : 'no VAT charged'}`

export const METHODS = { card: 'by card', transfer: 'by bank transfer' } as const

type Half = 'first' | 'second'

/** The payments that were made and count, in their order. */
const counting = ({ payments }: Pick<OrderView, 'payments'>) =>
  payments.filter(({ state, surplus }) => state === 'paid' && !surplus)

/** The payment that counts for a half, if it was made. */
export const paymentOf = (view: Pick<OrderView, 'payments'>, half: Half) =>
  counting(view).find(({ part }) => part === half || part === 'whole')

export const leftOf = ({ offer, covered }: OrderView, half: Half) =>
  half === 'first'
    ? Math.max(offer.first_amount - covered, 0)
    : offer.total - Math.max(offer.first_amount, covered)

const REFUNDS = {
  none: '',
  due: ', being refunded',
  made: ', refunded',
  failed: ', not refunded yet',
} as const

function made({ part, amount, paid_at, method, refund_state, refund_due, refunded }: PaymentRow): Sum {
  const isPart = refund_due < amount
  const gone =
    isPart && refunded > 0 ? `, ${formatPence(refunded)} of it refunded` : isPart ? '' : REFUNDS[refund_state]
  return {
    what: `${PAYMENT_WORDS.parts[part]}, paid on ${dayOf(paid_at ?? '')} ${METHODS[method]}${gone}`,
    amount: formatPence(amount),
  }
}

const ENDED: readonly string[] = ['cancelled', 'refunded', 'ended']

/** What was paid, and what is left to pay; of an order that has come to an end, what was paid. */
export function halves(view: OrderView): Sum[] {
  const paid = counting(view).map(made)
  if (ENDED.includes(view.order.state)) return paid
  const unpaid = (['first', 'second'] as const)
    .filter((half) => leftOf(view, half) > 0)
    .map((half) => {
      const due = half === 'first' || view.order.delivered_at !== null
      const what = `${PAYMENT_WORDS.parts[half]}, due ${due ? 'now' : 'on delivery'}`
      return { what, amount: formatPence(leftOf(view, half)) }
    })
  const left = view.offer.total - view.covered
  return [...paid, ...unpaid, { what: 'Left to pay', amount: formatPence(left), strong: true }]
}

/** The same below the total: what an order comes to, what is paid and what is left. */
export const account = (view: OrderView): Sum[] => [
  {
    what: `Total${isTaxed(view.offer.shares) ? ', with VAT' : '. No VAT is charged'}`,
    amount: formatPence(view.offer.total),
  },
  ...halves(view),
]

/** Everything that was paid and goes back, in pence. */
export const paidBack = (view: OrderView) => counting(view).reduce((sum, { amount }) => sum + amount, 0)

export const isAwaited = ({ method, state }: PaymentRow) => method === 'transfer' && state === 'open'

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
export const paperName = ({ kind, reference }: Pick<PaperFacts, 'kind' | 'reference'>) =>
  `${kind} ${reference}`

/** What its invoices say of the customer, where that is known. */
export function invoiceTo({ order, offer }: Pick<OrderView, 'order' | 'offer'>): Fact[] {
  const { billing_name, billing_address, purchase_order } = order
  const facts = [
    {
      label: 'Invoice to',
      text: [billing_name ?? '', ...addressLines(billing_address ?? '')].filter(Boolean).join(', '),
    },
    { label: 'Purchase order', text: purchase_order ?? '' },
    { label: 'VAT number', text: offer.customer?.vatNumber ?? '' },
  ]
  return facts.filter(({ text }) => text !== '')
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
