import { SELLER } from '#contract/business-facts.ts'
import { fullName } from '#contract/names.ts'
import { ukDay } from '#contract/operator.ts'
import type { BankDetails } from '#contract/order.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Bytes } from '../documents/stored.ts'
import type { OrderView, PaymentRow } from '../order/order.ts'
import type { PaperFacts } from './paper.ts'
import { unkeptPaper } from './papers.ts'

/**
 * The request for payment of an awaited bank transfer: pro forma, so it has no number of the series and is not kept.
 */

function requestFacts(
  { request, order, offer: own, extras, payments }: OrderView,
  payment: PaymentRow,
  bank: BankDetails,
): PaperFacts {
  const offer = extras.find(({ version }) => version === payment.version) ?? own
  const number = payments.findIndex(({ id }) => id === payment.id) + 1
  return {
    kind: 'payment request',
    language: request.language,
    reference: `${request.reference}-${number}`,
    issuedOn: ukDay(new Date(payment.created_at)),
    dueOn: ukDay(new Date(payment.expires_at)),
    order: request.reference,
    part: payment.part,
    method: payment.method,
    seller: { name: SELLER.name, lines: [...SELLER.lines], vatNumber: SELLER.vatNumber },
    buyer: buyerOf({ order, request }),
    customer: offer.customer,
    purchaseOrder: order.purchase_order,
    ownReference: request.own_reference,
    lines: offer.lines,
    total: offer.total,
    amount: payment.amount,
    vatRate: offer.vat_rate,
    vat: payment.vat,
    net: payment.amount - payment.vat,
    shares: payment.shares,
    notes: offer.vat_notes,
    currency: payment.currency,
    paidOn: '',
    bank,
  }
}

export const buyerOf = ({ order, request }: Pick<OrderView, 'order' | 'request'>): PaperFacts['buyer'] => ({
  name: order.billing_name ?? fullName(request.given_name, request.family_name),
  company: order.billing_name === null ? request.company_name : null,
  address: order.billing_address,
  email: request.email,
})

export async function paymentRequest(
  dependencies: Pick<Dependencies, 'makePaper'>,
  view: OrderView,
  payment: PaymentRow,
  bank: BankDetails,
): Promise<{ kind: 'payment request'; reference: string; content: Bytes }> {
  const facts = requestFacts(view, payment, bank)
  return {
    kind: 'payment request',
    reference: facts.reference,
    content: await unkeptPaper(dependencies, facts),
  }
}
