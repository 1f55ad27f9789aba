import { answersOf } from '#contract/fields.ts'
import type {
  OperatorOrder,
  OrderAct,
  OrderPurpose,
  OrderRequest,
  OrderSummary,
} from '#contract/operator-order.ts'
import { CANCEL_MINUTES } from '#contract/order.ts'
import { dueAt, QUOTE_FIELDS, type Urgency } from '#contract/quote.ts'
import { awaitedTransfer, isOwed } from './links.ts'
import { offerForm } from './offer.ts'
import type { OrderView } from './order.ts'

/** An order as a link of the operator's shows it. */

const iso = (time: string) => new Date(time).toISOString()

function requestOf(request: OrderView['request']): OrderRequest {
  const received = new Date(request.created_at)
  return {
    reference: request.reference,
    receivedAt: received.toISOString(),
    dueAt: dueAt(request.urgency as Urgency, received).toISOString(),
    answers: answersOf(QUOTE_FIELDS, request),
  }
}

const documentOf = ({ id, name, size, sha256 }: OrderView['documents'][number]) => ({
  id,
  name,
  size,
  sha256,
})

/** Until when the customer may cancel (public.cancel_order); undefined if they may not. */
function cancelUntil({ state, paid_at }: OrderView['order'], now: Date): string | undefined {
  if (state !== 'paid half' || !paid_at) return undefined
  const end = new Date(new Date(paid_at).getTime() + CANCEL_MINUTES * 60_000)
  return end >= now ? end.toISOString() : undefined
}

function summaryOf(view: OrderView, now: Date): OrderSummary {
  const { order, offer, request, payments, deliveries, documents, messages } = view
  const until = cancelUntil(order, now)
  const transfer = awaitedTransfer(payments)
  return {
    state: order.state,
    offer: {
      version: offer.version,
      lines: offer.lines,
      total: offer.total,
      vat: offer.vat,
      first: offer.first_amount,
      second: offer.second_amount,
      vatRate: offer.vat_rate,
      prices: offer.prices,
      readyBy: offer.ready_by,
      note: offer.note,
      validUntil: iso(offer.valid_until),
    },
    payments: payments.flatMap(({ part, method, amount, paid_at, refund_state }) =>
      paid_at ? [{ part, method, amount, paidAt: iso(paid_at), refund: refund_state }] : [],
    ),
    deliveries: deliveries.map(({ number, note, carrier, tracking, created_at }) => ({
      at: iso(created_at),
      note,
      carrier,
      tracking,
      documents: documents.filter(({ delivery }) => delivery === number).map(documentOf),
    })),
    waiting: documents.filter(({ delivery }) => delivery === null).map(documentOf),
    messages: messages.map(({ author, text, created_at }) => ({
      author: author as 'customer' | 'operator',
      text,
      at: iso(created_at),
    })),
    openBeforePayment: order.open_before_payment,
    ...(until && { cancelUntil: until }),
    ...(transfer && {
      transfer: { part: transfer.part, amount: transfer.amount, reference: request.reference },
    }),
    refunds: payments.filter(isOwed).map(({ id, part, amount, refund_state }) => ({
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
  say: () => ['say'],
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
 * @param view null until an offer was made
 */
export function operatorOrder(
  purpose: OrderPurpose,
  request: OrderView['request'],
  view: OrderView | null,
  now: Date,
): OperatorOrder {
  const may: OrderAct[] = view ? ACTS[purpose](view) : purpose === 'offer' ? ['offer'] : []
  const isDone = view !== null && DONE[purpose](view)
  return {
    purpose,
    state: may.length > 0 ? 'open' : isDone ? 'done' : 'closed',
    may,
    request: requestOf(request),
    ...(view && { order: summaryOf(view, now) }),
    ...(may.includes('offer') && { form: offerForm(view, now) }),
  }
}
