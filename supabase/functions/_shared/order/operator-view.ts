import { doneWords, forwardActs, type OrderPurpose } from '#contract/acts.ts'
import { codeText } from '#contract/certificate.ts'
import { countLines } from '#contract/counts.ts'
import { answersOf } from '#contract/fields.ts'
import type { OrderLinkView, OrderRequest, OrderSummary, OwedRefund } from '#contract/operator.ts'
import { QUOTE_FIELDS } from '#contract/quote.ts'
import { neededBy } from '#contract/urgency.ts'
import { lastDayAfter } from '../mail/right-to-cancel.ts'
import { actionsFor } from '../operator/links.ts'
import { askOf } from '../quote/guest-view.ts'
import { ENGLISH } from '../words.ts'
import { asksExpress, customerOrder, extraOf } from './customer-view.ts'
import { extraForm, offerForm } from './offer.ts'
import { type OrderView, paymentsOf, toReturn } from './order.ts'

function requestOf(request: OrderView['request'], files: OrderRequest['files']): OrderRequest {
  const received = new Date(request.created_at)
  return {
    reference: request.reference,
    receivedAt: received.toISOString(),
    replyBy: new Date(request.reply_by).toISOString(),
    neededBy: neededBy(request.urgency, received)?.toISOString() ?? null,
    answers: answersOf(QUOTE_FIELDS, request),
    language: request.language,
    counted: countLines(request),
    documents: files.length,
    files,
    ...(request.asked_at !== null && {
      asked: {
        ...{ number: 0, author: 'operator', kind: 'ask', isOpen: true, documents: [] },
        ...{ at: new Date(request.asked_at).toISOString(), ...askOf(request, files) },
      } as const,
    }),
  }
}

function rightsOf(view: OrderView): Pick<OrderSummary, 'rights'> {
  const { paid_at, express_request } = view.order
  if (!asksExpress(view) || paid_at === null) return {}
  return { rights: { until: lastDayAfter(new Date(paid_at)), express: express_request } }
}

/** Whether a document waits for what a link does: each takes only what was uploaded by its like. */
const waitsFor =
  (link: OrderPurpose) =>
  ({ purpose, delivery, message }: OrderView['documents'][number]) =>
    purpose === link && delivery === null && message === null

function summaryOf(
  purpose: OrderPurpose,
  view: OrderView,
  now: Date,
  others: OrderSummary['others'],
): OrderSummary {
  const { order, request, documents } = view
  const { billing_name, billing_address, purchase_order, delivery_address, waiting_since } = order
  const { state, offer, payments, deliveries, originals, messages, earlier, cancelUntil } = customerOrder(
    view,
    {
      now,
      methods: [],
      bank: undefined,
      words: ENGLISH,
    },
  )
  const transfer = paymentsOf(view).find(({ id }) => id === view.awaited)
  const extra = view.extras.findLast((known) => known.state !== 'paid')
  const paid = payments.filter(({ surplus }) => !surplus).reduce((sum, { amount }) => sum + amount, 0)
  return {
    state,
    offer,
    payments,
    deliveries,
    originals,
    waiting: documents.filter(waitsFor(purpose)).map(({ id, name, size, sha256, code, checks }) => ({
      ...{ id, name, size, sha256, opened: false },
      ...(code !== null && { certificate: { code: codeText(code), checks: checks ?? 0 } }),
    })),
    messages,
    openBeforePayment: order.open_before_payment,
    billing: {
      name: billing_name ?? '',
      address: billing_address ?? '',
      purchaseOrder: purchase_order ?? '',
    },
    ...(view.offer.customer && { customer: view.offer.customer }),
    ...(delivery_address !== null && { deliveryAddress: delivery_address }),
    ...(waiting_since !== null && { waitingSince: new Date(waiting_since).toISOString() }),
    ...(cancelUntil !== undefined && { cancelUntil }),
    ...(transfer && {
      transfer: { part: transfer.part, amount: transfer.amount, reference: request.reference },
    }),
    others,
    refunds: refundsOf(view),
    money: { paid, held: view.held, left: offer.total - view.covered },
    tolerance: view.tolerance,
    recorded: view.recorded,
    ...rightsOf(view),
    ...(extra && { extra: extraOf(extra, ENGLISH) }),
    earlier,
  }
}

/** What is owed of an order goes back in one sum, a surplus by itself. */
const refundsOf = (view: OrderView): OwedRefund[] =>
  [
    ...Map.groupBy(paymentsOf(view), ({ id, order_id, surplus }) => (surplus ? id : order_id)).values(),
  ].flatMap((together) => {
    const owed = together.filter(({ id }) => view.owed.includes(id))
    const [first] = owed
    if (!first) return []
    return {
      payment: first.id,
      parts: [...new Set(owed.map(({ part }) => part))],
      amount: owed.reduce((sum, payment) => sum + toReturn(payment), 0),
      failed: owed.some(({ refund_state }) => refund_state === 'failed'),
      total: together.reduce((sum, { refund_due }) => sum + refund_due, 0),
    }
  })

/**
 * @param files that came with the request
 * @param view null until an offer was made
 * @param others transfers of the same payer
 */
export function orderLinkView(
  purpose: OrderPurpose,
  request: OrderView['request'],
  files: OrderRequest['files'],
  view: OrderView | null,
  now: Date,
  others: OrderSummary['others'] = [],
): OrderLinkView {
  const allowedActions = actionsFor(purpose, view)
  const wasDone = view !== null && doneWords(purpose, view.order.state) !== undefined
  return {
    purpose,
    state: forwardActs(allowedActions).length > 0 ? 'open' : wasDone ? 'done' : 'closed',
    allowedActions,
    request: requestOf(request, files),
    ...(view && { order: summaryOf(purpose, view, now, others) }),
    ...(allowedActions.includes('offer') && { form: offerForm(request, view, now) }),
    ...(allowedActions.includes('extra') && { form: extraForm(request, view, now) }),
  }
}
