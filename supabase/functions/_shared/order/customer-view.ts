import { asksBilling, type Billing } from '#contract/billing.ts'
import {
  type AwaitedTransfer,
  type BankDetails,
  CANCEL_MINUTES,
  type CustomerOrder,
  type Offer,
  type OrderDelivery,
  type PaymentMethod,
  type SentDocument,
} from '#contract/order.ts'
import type { Order, OrderView } from './order.ts'

/** An order as its customer sees it: no paths, no ids of the provider's, no addresses. */

/** What the view depends on besides the order: the moment, and how the house is paid. */
export type ViewContext = {
  now: Date
  methods: PaymentMethod[]
  /** Where transfers go; undefined if none are taken. */
  bank: BankDetails | undefined
}

const iso = (time: string) => new Date(time).toISOString()

/** Whether it is an order of a business: as the operator has said, otherwise as the request has. Also in public.is_business. */
export const isBusiness = ({ request, offer }: Pick<OrderView, 'request' | 'offer'>): boolean =>
  offer.customer?.business ?? Boolean(request.company_name?.trim())

/** Whether somebody ordered as a consumer, who may cancel for 14 days unless we are asked to begin sooner. */
export const asksExpress = (view: Pick<OrderView, 'request' | 'offer'>): boolean => !isBusiness(view)

/** Whether delivered documents can be opened now. What was sent with a message always can. */
export const isOpen = ({
  state,
  open_before_payment,
}: Pick<Order, 'open_before_payment'> & { state: string }) =>
  state === 'completed' || (state === 'delivered' && open_before_payment)

const offerOf = ({ offer }: OrderView): Offer => ({
  version: offer.version,
  lines: offer.lines.map(({ what, amount, treatment }) => ({ what, amount, treatment })),
  total: offer.total,
  vat: offer.vat,
  first: offer.first_amount,
  second: offer.second_amount,
  vatRate: offer.vat_rate,
  prices: offer.prices,
  vatNotes: offer.vat_notes,
  readyBy: offer.ready_by,
  note: offer.note,
  validUntil: iso(offer.valid_until),
})

/** What invoices say, where that is asked or a business may say it; until it was given, the name of the request. */
function billingOf(view: OrderView): Billing | undefined {
  const { order, request } = view
  if (!asksBilling(offerOf(view)) && !isBusiness(view)) return undefined
  const known = request.company_name?.trim() || `${request.given_name} ${request.family_name}`
  return {
    name: order.billing_name ?? known,
    address: order.billing_address ?? '',
    purchaseOrder: order.purchase_order ?? '',
  }
}

const deliveriesOf = ({ deliveries, documents }: OrderView): OrderDelivery[] =>
  deliveries.map(({ number, note, carrier, tracking, created_at }) => ({
    at: iso(created_at),
    note,
    carrier,
    tracking,
    documents: documents
      .filter(({ delivery }) => delivery === number)
      .map(({ id, name, size, sha256 }) => ({ id, name, size, sha256 })),
  }))

/** What was sent with a message. It is no finished document of ours, so nobody is to verify it. */
const sentWith = ({ documents }: OrderView, number: number): SentDocument[] =>
  documents.filter(({ message }) => message === number).map(({ id, name, size }) => ({ id, name, size }))

function dueOf({ order, offer, payments }: OrderView): CustomerOrder['due'] {
  const isFirst = order.state === 'offered' || order.state === 'accepted'
  if (!isFirst && order.state !== 'delivered') return undefined
  const part = isFirst ? 'first' : 'second'
  // Only until another payment is begun.
  const refused = payments.findLast((payment) => payment.part === part)?.mismatched_at != null
  const amount = isFirst ? offer.first_amount : offer.second_amount
  return { part, amount, ...(refused && { refused }) }
}

/** Until when the customer may cancel (public.cancel_order); undefined if they may not. */
export function cancelUntilOf({ order }: Pick<OrderView, 'order'>, now: Date): string | undefined {
  if (order.state !== 'half_paid' || order.paid_at === null) return undefined
  const end = new Date(new Date(order.paid_at).getTime() + CANCEL_MINUTES * 60_000)
  return now <= end ? end.toISOString() : undefined
}

function transferOf(
  { payments, request }: OrderView,
  { now, bank }: ViewContext,
): AwaitedTransfer | undefined {
  const awaited = payments.find(
    ({ method, state, expires_at }) =>
      method === 'transfer' && state === 'open' && new Date(expires_at) > now,
  )
  if (!awaited || !bank) return undefined
  const { id, part, amount } = awaited
  return { id, part, amount, reference: request.reference, bank }
}

/** What the page of an order shows. */
export function customerOrder(view: OrderView, context: ViewContext): CustomerOrder {
  const { order, request, payments, papers, messages } = view
  const due = dueOf(view)
  const billing = billingOf(view)
  const cancelUntil = cancelUntilOf(view, context.now)
  const transfer = transferOf(view, context)
  return {
    reference: request.reference,
    state: order.state,
    offer: offerOf(view),
    asksExpress: asksExpress(view),
    business: isBusiness(view),
    ...(billing && { billing }),
    methods: context.methods,
    payments: payments.flatMap(({ part, method, amount, paid_at, refund_state }) =>
      paid_at === null ? [] : [{ part, method, amount, paidAt: iso(paid_at), refund: refund_state }],
    ),
    papers: papers.map(({ id, kind, reference, facts }) => ({
      id,
      kind,
      reference,
      issuedOn: facts.issuedOn,
      amount: facts.amount,
    })),
    deliveries: deliveriesOf(view),
    messages: messages.map(({ number, author, text, created_at }) => ({
      author,
      text,
      at: iso(created_at),
      documents: sentWith(view, number),
    })),
    open: isOpen(order),
    ...(cancelUntil !== undefined && { cancelUntil }),
    ...(due && { due }),
    ...(transfer && { transfer }),
  }
}
