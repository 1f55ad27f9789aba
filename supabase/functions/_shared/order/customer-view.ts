import { asksBilling, type Billing } from '#contract/billing.ts'
import { ORDER_FACTS } from '#contract/business-facts.ts'
import {
  type AwaitedTransfer,
  type BankDetails,
  CANCEL_MINUTES,
  type CustomerOrder,
  type Offer,
  type OrderDelivery,
  type OrderMessage,
  type OrderState,
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

/** Whether somebody ordered as a consumer, who may cancel for 14 days unless we are asked to begin sooner. */
export const asksExpress = ({ request }: Pick<OrderView, 'request'>): boolean => !request.company_name?.trim()

/** Whether delivered documents can be opened now. What was sent with a message always can. */
export const isOpen = ({
  state,
  open_before_payment,
}: Pick<Order, 'open_before_payment'> & { state: string }) =>
  state === 'completed' || (state === 'delivered' && open_before_payment)

const offerOf = ({ offer }: OrderView): Offer => ({
  version: offer.version,
  lines: offer.lines.map(({ what, amount }) => ({ what, amount })),
  total: offer.total,
  vat: offer.vat,
  first: offer.first_amount,
  second: offer.second_amount,
  vatRate: offer.vat_rate,
  prices: offer.prices,
  readyBy: offer.ready_by,
  readyTime: offer.ready_time,
  readyInDays: offer.ready_in_days,
  note: offer.note,
  validUntil: iso(offer.valid_until),
  byPost: offer.by_post,
})

/** To whom the invoices are addressed, where that is asked; until it was given, the name of the request. */
function billingOf(view: OrderView): Billing | undefined {
  const { order, request } = view
  if (!asksBilling(offerOf(view))) return undefined
  const known = request.company_name?.trim() || `${request.given_name} ${request.family_name}`
  return { name: order.billing_name ?? known, address: order.billing_address ?? '' }
}

const deliveriesOf = ({ deliveries, documents }: OrderView): OrderDelivery[] =>
  deliveries.map(({ number, note, carrier, tracking, created_at }) => ({
    at: iso(created_at),
    note,
    carrier,
    tracking,
    documents: documents
      .filter(({ delivery }) => delivery === number)
      .map(({ id, name, size, sha256, opened, closed_at, replaced_by }) => ({
        ...{ id, name, size, sha256, opened: opened > 0 },
        ...(closed_at && { closed: { at: iso(closed_at), replaced: replaced_by !== null } }),
      })),
  }))

/** What the customer has of what was handed over: nothing that was taken back or replaced. */
export const deliveredDocuments = ({ documents }: Pick<OrderView, 'documents'>) =>
  documents.filter(({ delivery, closed_at }) => delivery !== null && closed_at === null)

/** While we may wait for the customer. */
const WAITING_STATES: readonly OrderState[] = ['offered', 'expired', 'accepted', 'half_paid', 'in_progress']

function messageOf(view: OrderView, message: OrderView['messages'][number]): OrderMessage {
  const { number, author, kind, text, created_at, about_name, closed_at, approved } = message
  const isAsking = author === 'operator' && kind !== 'plain'
  return {
    number,
    author,
    kind,
    text,
    at: iso(created_at),
    documents: sentWith(view, number),
    ...(about_name !== null && { about: about_name }),
    isOpen: isAsking && closed_at === null && WAITING_STATES.includes(view.order.state),
    ...(approved !== null && { approved }),
  }
}

/** Where originals go; until they are posted the customer can say so. */
function deliveryOf({ order, offer, deliveries }: OrderView): CustomerOrder['delivery'] {
  if (!offer.by_post) return undefined
  const editable = !deliveries.some(({ tracking }) => tracking !== '')
  return { address: order.delivery_address ?? '', editable }
}

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
  return awaited && bank && { part: awaited.part, amount: awaited.amount, reference: request.reference, bank }
}

/** What the page of an order shows. */
export function customerOrder(view: OrderView, context: ViewContext): CustomerOrder {
  const { order, request, payments, papers, messages } = view
  const due = dueOf(view)
  const billing = billingOf(view)
  const delivery = deliveryOf(view)
  const changes = messages.filter(({ kind, author, approved }) => {
    return kind === 'draft' && author === 'operator' && approved === false
  })
  const cancelUntil = cancelUntilOf(view, context.now)
  const transfer = transferOf(view, context)
  return {
    reference: request.reference,
    state: order.state,
    offer: offerOf(view),
    asksExpress: asksExpress(view),
    ...(billing && { billing }),
    ...(delivery && { delivery }),
    roundsLeft: Math.max(0, ORDER_FACTS.draftRounds - changes.length),
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
    messages: messages.map((message) => messageOf(view, message)),
    open: isOpen(order),
    ...(cancelUntil !== undefined && { cancelUntil }),
    ...(due && { due }),
    ...(transfer && { transfer }),
  }
}
