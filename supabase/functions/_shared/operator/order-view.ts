import { answersOf } from '#contract/fields.ts'
import type {
  OperatorOrder,
  OrderAct,
  OrderPurpose,
  OrderRequest,
  OrderSummary,
} from '#contract/operator-order.ts'
import { dueAt, QUOTE_FIELDS, type Urgency } from '#contract/quote.ts'
import { customerOrder } from '../order/customer-view.ts'
import { offerForm } from '../order/offer.ts'
import type { OrderView } from '../order/order.ts'
import { awaitedTransfer, isOwed } from './order-links.ts'

/** An order as a link of the operator's shows it. */

function requestOf(request: OrderView['request'], documents: number): OrderRequest {
  const received = new Date(request.created_at)
  return {
    reference: request.reference,
    receivedAt: received.toISOString(),
    dueAt: dueAt(request.urgency as Urgency, received).toISOString(),
    answers: answersOf(QUOTE_FIELDS, request),
    documents,
  }
}

/** Whether a document waits for what a link does: each takes only what was uploaded by its like. */
const waitsFor =
  (link: OrderPurpose) =>
  ({ purpose, delivery, message }: OrderView['documents'][number]) =>
    purpose === link && delivery === null && message === null

function summaryOf(purpose: OrderPurpose, view: OrderView, now: Date): OrderSummary {
  const { order, request, documents } = view
  const { billing_name, billing_address } = order
  const { state, offer, payments, deliveries, messages, cancelUntil } = customerOrder(view, {
    now,
    methods: [],
    bank: undefined,
  })
  const transfer = awaitedTransfer(view.payments)
  return {
    state,
    offer,
    payments,
    deliveries,
    waiting: documents
      .filter(waitsFor(purpose))
      .map(({ id, name, size, sha256 }) => ({ id, name, size, sha256 })),
    messages,
    openBeforePayment: order.open_before_payment,
    ...(billing_name !== null && { billing: { name: billing_name, address: billing_address ?? '' } }),
    ...(cancelUntil !== undefined && { cancelUntil }),
    ...(transfer && {
      transfer: { part: transfer.part, amount: transfer.amount, reference: request.reference },
    }),
    refunds: view.payments.filter(isOwed).map(({ id, part, amount, refund_state }) => ({
      payment: id,
      part,
      amount,
      failed: refund_state === 'failed',
    })),
  }
}

/** What can be done by a link of each purpose now; the database judges again. */
const ACTS: Record<OrderPurpose, (view: OrderView) => OrderAct[]> = {
  offer: ({ order: { state } }) => [
    ...(['offered', 'expired', 'withdrawn'].includes(state) ? (['offer'] as const) : []),
    ...(['offered', 'expired', 'accepted'].includes(state) ? (['withdraw'] as const) : []),
  ],
  begin: ({ order: { state } }) => (state === 'paid half' ? ['do'] : []),
  unable: ({ order: { state } }) => (state === 'paid half' || state === 'in work' ? ['do'] : []),
  deliver: ({ order: { state } }) =>
    ['paid half', 'in work', 'delivered', 'completed'].includes(state) ? ['upload', 'deliver'] : [],
  transfer: ({ payments }) => [
    ...(awaitedTransfer(payments) ? (['confirm'] as const) : []),
    ...(payments.some(isOwed) ? (['refunded'] as const) : []),
  ],
  say: () => ['upload', 'say'],
}

/** Whether what a link is for was done. */
const DONE: Record<OrderPurpose, (view: OrderView) => boolean> = {
  offer: () => false,
  begin: ({ order }) => order.begun_at !== null,
  unable: ({ order }) => order.state === 'refunded',
  deliver: () => false,
  transfer: ({ payments }) => payments.some(({ method, state }) => method === 'transfer' && state === 'paid'),
  say: () => false,
}

/**
 * What a link shows.
 * @param documents how many came with the request
 * @param view null until an offer was made
 */
export function operatorOrder(
  purpose: OrderPurpose,
  request: OrderView['request'],
  documents: number,
  view: OrderView | null,
  now: Date,
): OperatorOrder {
  const may: OrderAct[] = view ? ACTS[purpose](view) : purpose === 'offer' ? ['offer'] : []
  const isDone = view !== null && DONE[purpose](view)
  return {
    purpose,
    state: may.length > 0 ? 'open' : isDone ? 'done' : 'closed',
    may,
    request: requestOf(request, documents),
    ...(view && { order: summaryOf(purpose, view, now) }),
    ...(may.includes('offer') && { form: offerForm(view, now) }),
  }
}
