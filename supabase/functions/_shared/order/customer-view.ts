import { asksBilling, type Billing } from '#contract/billing.ts'
import { ORDER_FACTS } from '#contract/business-facts.ts'
import { codeText } from '#contract/certificate.ts'
import { missedNeed } from '#contract/missed-need.ts'
import { fullName } from '#contract/names.ts'
import {
  type AwaitedTransfer,
  type BankDetails,
  CANCEL_MINUTES,
  type CustomerOrder,
  type Extra,
  type Offer,
  type OrderDelivery,
  type OrderMessage,
  type OrderPaper,
  type OrderState,
  type Original,
  type PaymentMethod,
  type SentDocument,
} from '#contract/order.ts'
import { notesIn } from '../papers/vat-notes.ts'
import type { Words } from '../words.ts'
import type { ExtraRow, OfferRow, Order, OrderView, PaperRow } from './order.ts'

/** An order as its customer sees it: no paths, no ids of the provider's, no addresses. */

export type ViewContext = {
  now: Date
  methods: PaymentMethod[]
  bank: BankDetails | undefined
  words: Words
}

type OriginalRow = OrderView['originals'][number]

const iso = (time: string) => new Date(time).toISOString()

/** Whether it is an order of a business: as the operator has said, otherwise as the request has. Also in public.accept_offer. */
export const isBusiness = ({ request, offer }: Pick<OrderView, 'request' | 'offer'>): boolean =>
  offer.customer?.business ?? Boolean(request.company_name?.trim())

/** Whether somebody ordered as a consumer, who may cancel for 14 days unless we are asked to begin sooner. */
export const asksExpress = (view: Pick<OrderView, 'request' | 'offer'>): boolean => !isBusiness(view)

/** Whether delivered documents can be opened now (public.documents_are_open). What was sent with a message always can. */
export const isOpen = (
  order: Pick<Order, 'open_before_payment' | 'delivered_at' | 'completed_at' | 'written_off'> & {
    state: string
  },
): boolean =>
  order.state === 'completed' ||
  (order.state === 'delivered' && order.open_before_payment) ||
  (order.state === 'ended' &&
    order.written_off === 0 &&
    (order.completed_at !== null || (order.delivered_at !== null && order.open_before_payment)))

export const offerOf = (offer: OfferRow, words: Words): Offer => ({
  version: offer.version,
  lines: offer.lines.map(({ what, amount, treatment }) => ({ what, amount, treatment })),
  shares: offer.shares,
  total: offer.total,
  vat: offer.vat,
  first: offer.first_amount,
  second: offer.second_amount,
  vatRate: offer.vat_rate,
  prices: offer.prices,
  vatNotes: notesIn(offer, words),
  readyBy: offer.ready_by,
  readyTime: offer.ready_time,
  readyInDays: offer.ready_in_days,
  note: offer.note,
  validUntil: iso(offer.valid_until),
  byPost: offer.by_post,
})

const billingOf = (view: OrderView): Billing | undefined =>
  asksBilling({ vatRate: view.offer.vat_rate, total: view.offer.total }) || isBusiness(view)
    ? knownBilling(view)
    : undefined

function knownBilling({ order, request }: OrderView): Billing {
  const known = request.company_name?.trim() || fullName(request.given_name, request.family_name)
  return {
    name: order.billing_name ?? known,
    address: order.billing_address ?? '',
    purchaseOrder: order.purchase_order ?? '',
  }
}

/** Nothing is left of a parcel that was taken back. */
const deliveriesOf = ({ deliveries, documents }: OrderView): OrderDelivery[] =>
  deliveries
    .map(({ number, note, carrier, tracking, created_at }) => ({
      number,
      at: iso(created_at),
      note,
      carrier,
      tracking,
      documents: documents
        .filter(({ delivery }) => delivery === number)
        .map(({ id, name, size, sha256, opened, closed_at, replaced_by, code, checks }) => ({
          ...{ id, name, size, sha256, opened: opened > 0 },
          ...(code !== null && { certificate: { code: codeText(code), checks: checks ?? 0 } }),
          ...(closed_at && { closed: { at: iso(closed_at), replaced: replaced_by !== null } }),
        })),
    }))
    .filter(({ tracking, documents: files }) => tracking !== '' || files.length > 0)

const originalOf = ({
  number,
  what,
  place,
  arrived_at,
  sent_back_at,
  carrier,
  tracking,
}: OriginalRow): Original => ({
  ...{ number, what, place, arrivedAt: iso(arrived_at) },
  ...(sent_back_at && { sentBack: { at: iso(sent_back_at), carrier, tracking } }),
})

/** What the customer has of what was handed over: nothing that was taken back or replaced. */
export const deliveredDocuments = ({ documents }: Pick<OrderView, 'documents'>) =>
  documents.filter(({ delivery, closed_at }) => delivery !== null && closed_at === null)

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

function deliveryOf({ order, offer, deliveries }: OrderView): CustomerOrder['delivery'] {
  if (!offer.by_post) return undefined
  const editable = !deliveries.some(({ tracking }) => tracking !== '')
  return { address: order.delivery_address ?? '', editable }
}

/** What was sent with a message. It is no finished document of ours, so nobody is to verify it. */
const sentWith = ({ documents }: OrderView, number: number): SentDocument[] =>
  documents.filter(({ message }) => message === number).map(({ id, name, size }) => ({ id, name, size }))

/** While the bank looks into a payment nothing is due (public.is_disputed). */
export const isDisputed = ({ payments }: Pick<OrderView, 'payments'>): boolean =>
  payments.some(({ dispute_state }) => dispute_state === 'open')

function dueOf(view: OrderView): CustomerOrder['due'] {
  const { order, offer, extras, covered, payments } = view
  if (isDisputed(view)) return undefined
  const extra = extras.find(({ state }) => state === 'accepted')
  const due =
    order.state === 'offered' || order.state === 'accepted'
      ? ({ part: 'first', amount: offer.first_amount - covered } as const)
      : (order.state === 'delivered' || order.written_off > 0) && covered < offer.total
        ? ({ part: 'second', amount: offer.total - covered } as const)
        : extra && ({ part: 'extra', amount: extra.total - extra.covered } as const)
  if (!due) return undefined
  // Only until another payment is begun.
  const refused = payments.findLast(({ part }) => part === due.part)?.mismatched_at != null
  return { ...due, ...(refused && { refused }) }
}

const isAtWork = ({ state }: Order) => state === 'half_paid' || state === 'in_progress'

function earlyOf(view: OrderView): CustomerOrder['early'] {
  const { order, offer, covered } = view
  const amount = offer.total - covered
  if (isDisputed(view)) return undefined
  if (order.state === 'offered' || order.state === 'accepted') return { part: 'whole', amount }
  return isAtWork(order) && amount > 0 ? { part: 'second', amount } : undefined
}

export const extraOf = (extra: ExtraRow, words: Words): Extra => ({
  ...offerOf(extra, words),
  state: extra.state,
  left: extra.total - extra.covered,
})

function askingExtra(view: OrderView, row: ExtraRow, words: Words): Extra {
  const extra = extraOf(row, words)
  const { billing_name, billing_address, delivery_address } = view.order
  return {
    ...extra,
    ...(asksBilling(extra) && !(billing_name && billing_address) && { billing: knownBilling(view) }),
    ...(extra.byPost && !delivery_address && { delivery: { address: '' } }),
  }
}

export const paperOf = ({ id, kind, reference, facts }: PaperRow): OrderPaper => ({
  id,
  kind,
  reference,
  issuedOn: facts.issuedOn,
  amount: facts.amount,
})

/** Until when the customer may cancel (public.cancel_order); undefined if they may not. */
export function cancelUntilOf({ order }: Pick<OrderView, 'order'>, now: Date): string | undefined {
  if (order.state !== 'half_paid' || order.paid_at === null) return undefined
  const end = new Date(new Date(order.paid_at).getTime() + CANCEL_MINUTES * 60_000)
  return now <= end ? end.toISOString() : undefined
}

function transfersOf({ payments, request }: OrderView, { now, bank }: ViewContext): AwaitedTransfer[] {
  if (!bank) return []
  return payments
    .filter(
      ({ method, state, expires_at }) =>
        method === 'transfer' && state === 'open' && new Date(expires_at) > now,
    )
    .map(({ id, part, amount }) => ({ id, part, amount, reference: request.reference, bank }))
}

function endedOf({ order, payments, held }: OrderView): CustomerOrder['ended'] {
  if (order.state !== 'ended') return undefined
  const returned = payments
    .filter(({ surplus }) => !surplus)
    .reduce(
      (sum, payment) => sum + (payment.dispute_state === 'lost' ? payment.amount : payment.refund_due),
      0,
    )
  return { kept: held, returned, reason: order.written_off > 0 ? '' : (order.end_reason ?? '') }
}

export function customerOrder(view: OrderView, context: ViewContext): CustomerOrder {
  const { order, request, payments, papers, messages } = view
  const due = dueOf(view)
  const early = earlyOf(view)
  const billing = billingOf(view)
  const delivery = deliveryOf(view)
  const changes = messages.filter(({ kind, author, approved }) => {
    return kind === 'draft' && author === 'operator' && approved === false
  })
  const cancelUntil = cancelUntilOf(view, context.now)
  const ended = endedOf(view)
  const offer = offerOf(view.offer, context.words)
  const missed = missedNeed(request, offer, new Date(view.offer.created_at))
  return {
    reference: request.reference,
    state: order.state,
    offer,
    ...(isAtWork(order) &&
      order.ready_before && { moved: { from: order.ready_before, reason: order.ready_reason ?? '' } }),
    ...(missed && { missedNeed: missed.toISOString() }),
    extras: view.extras
      .filter(({ state }) => state !== 'withdrawn' && state !== 'expired')
      .map((extra) => askingExtra(view, extra, context.words)),
    earlier: view.earlier.map(({ state, total, created_at, papers, documents }) => ({
      state,
      total,
      createdAt: iso(created_at),
      papers: papers.map(paperOf),
      documents,
    })),
    paid: view.covered,
    asksExpress: asksExpress(view),
    business: isBusiness(view),
    ...(billing && { billing }),
    ...(delivery && { delivery }),
    roundsLeft: Math.max(0, ORDER_FACTS.draftRounds - changes.length),
    methods: context.methods,
    payments: payments.flatMap(({ part, method, amount, paid_at, refund_state, refunded, surplus }) =>
      paid_at === null
        ? []
        : [{ part, method, amount, paidAt: iso(paid_at), refund: refund_state, refunded, surplus }],
    ),
    papers: papers.map(paperOf),
    deliveries: deliveriesOf(view),
    originals: view.originals.map(originalOf),
    messages: messages.map((message) => messageOf(view, message)),
    open: isOpen(order),
    ...(cancelUntil !== undefined && {
      cancelUntil,
      cancelSeconds: Math.ceil((Date.parse(cancelUntil) - context.now.getTime()) / 1000),
    }),
    ...(due && { due }),
    ...(early && { early }),
    transfers: transfersOf(view, context),
    ...(ended && { ended }),
    ...(view.declined && { declined: true }),
  }
}
