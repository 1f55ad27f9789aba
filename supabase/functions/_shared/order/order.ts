import type { OrderAct } from '#contract/acts.ts'
import type {
  DeliveredDocument,
  ExtraState,
  MessageKind,
  OfferLine,
  OrderState,
  PaperKind,
  PaymentMethod,
  PaymentPart,
  RefundState,
  Share,
  VatNotes,
} from '#contract/order.ts'
import type { VatCustomer } from '#contract/vat.ts'
import type { Database } from '../../../database.types.ts'
import { type DatabaseClient, rpc } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import type { PaperFacts } from '../papers/paper.ts'

/** An order as stored, in one object (public.order_view). */

type Rows = Database['public']['Tables']

export type Order = Omit<Rows['orders']['Row'], 'state'> & { state: OrderState }

export type OfferRow = Omit<
  Rows['offers']['Row'],
  'lines' | 'prices' | 'shares' | 'state' | 'customer' | 'vat_notes'
> & {
  lines: OfferLine[]
  prices: 'gross' | 'net'
  customer: VatCustomer | null
  vat_notes: VatNotes
  shares: Share[]
  /** Of an extra; null for the order's own offer. */
  state: ExtraState | null
}

export type ExtraRow = OfferRow & { state: ExtraState; covered: number }

export type PaymentRow = Omit<
  Rows['order_payments']['Row'],
  'part' | 'method' | 'state' | 'refund_state' | 'shares'
> & {
  part: PaymentPart
  shares: Share[]
  method: PaymentMethod
  state: 'open' | 'paid' | 'closed'
  refund_state: RefundState
}

export type PaperRow = Omit<Rows['papers']['Row'], 'kind' | 'facts'> & {
  kind: PaperKind
  facts: PaperFacts & { kind: PaperKind }
}

/** An order of the same request that has come to an end. */
export type EarlierView = Pick<Order, 'number' | 'state' | 'created_at' | 'ended_at'> & {
  total: number
  payments: PaymentRow[]
  papers: PaperRow[]
  documents: DeliveredDocument[]
}

/** Null unless the document is a certificate that we have made. */
type Certified = { code: string | null; checks: number | null }

export type OrderView = {
  order: Order
  request: Omit<Rows['quote_requests']['Row'], 'uploaded_files'>
  offer: OfferRow
  extras: ExtraRow[]
  /** In pence: what of the offer is paid, or was given up when a payment was accepted as full; what we have and nobody is to get back. */
  covered: number
  held: number
  recorded: number
  /** How much of a transfer may be missing for it to be accepted as full, in pence. */
  tolerance: number
  earlier: EarlierView[]
  payments: PaymentRow[]
  papers: PaperRow[]
  deliveries: Rows['order_deliveries']['Row'][]
  documents: (Rows['order_documents']['Row'] & Certified)[]
  /** Without those that never came. */
  originals: Omit<Rows['originals']['Row'], 'request_id'>[]
  /** What the operator can do now, and the payments that this is about: the transfer that is awaited, and refunds that people make. */
  actions: OrderAct[]
  awaited: string | null
  owed: string[]
  /** Refunded because we could not fulfil it. */
  declined: boolean
  messages: (Omit<Rows['order_messages']['Row'], 'author' | 'kind'> & {
    author: 'customer' | 'operator'
    kind: MessageKind
    /** Of the customer's document that it is about. */
    about_name: string | null
  })[]
}

/** Of all orders of the request. */
export const paymentsOf = ({ payments, earlier }: OrderView): PaymentRow[] => [
  ...earlier.flatMap((before) => before.payments),
  ...payments,
]

export const owedPayments = (view: OrderView): PaymentRow[] =>
  paymentsOf(view).filter(({ id }) => view.owed.includes(id))

export const toReturn = ({ refund_due, refunded, refund_failed }: PaymentRow): number =>
  refund_due - refunded + refund_failed

/** The refusal behind an error of the database's (public.raise_refusal), where it is one. @param messages by its hint */
export function orderRefusal(
  error: unknown,
  messages: Readonly<Record<string, string>>,
): AppError | undefined {
  const { code, hint } = Object(error) as { code?: unknown; hint?: unknown }
  if (code === 'PT404') return new AppError('not-found')
  if (code !== 'PT409' || typeof hint !== 'string' || !Object.hasOwn(messages, hint)) return undefined
  return new AppError('order-refused', { code: hint, message: messages[hint] })
}

/** Everything about the order of a request; null without one. */
export async function loadOrder(database: DatabaseClient, requestId: string): Promise<OrderView | null> {
  const data = await rpc(database, 'order_view', { request: requestId })
  return data as OrderView | null
}
