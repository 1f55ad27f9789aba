import type { OrderAct } from '#contract/operator.ts'
import type {
  MessageKind,
  OfferLine,
  OrderState,
  PaperKind,
  PaymentMethod,
  PaymentPart,
  RefundState,
} from '#contract/order.ts'
import type { Database } from '../../../database.types.ts'
import type { DatabaseClient } from '../dependencies.ts'
import type { PaperFacts } from './paper.ts'

/** An order as stored, in one object (public.order_view). */

type Rows = Database['public']['Tables']

export type Order = Omit<Rows['orders']['Row'], 'state'> & { state: OrderState }

export type OfferRow = Omit<Rows['offers']['Row'], 'lines' | 'prices'> & {
  lines: OfferLine[]
  prices: 'gross' | 'net'
}

export type PaymentRow = Omit<Rows['order_payments']['Row'], 'part' | 'method' | 'state' | 'refund_state'> & {
  part: PaymentPart
  method: PaymentMethod
  state: 'open' | 'paid' | 'closed'
  refund_state: RefundState
}

export type PaperRow = Omit<Rows['papers']['Row'], 'kind' | 'facts'> & {
  kind: PaperKind
  facts: PaperFacts
}

/** Everything about an order, as public.order_view answers. */
export type OrderView = {
  order: Order
  request: Omit<Rows['quote_requests']['Row'], 'uploaded_files'>
  offer: OfferRow
  payments: PaymentRow[]
  papers: PaperRow[]
  deliveries: Rows['order_deliveries']['Row'][]
  documents: Rows['order_documents']['Row'][]
  /** What the operator can do now, and the payments that this is about: the transfer that is awaited, and refunds that people make. */
  actions: OrderAct[]
  awaited: string | null
  owed: string[]
  messages: (Omit<Rows['order_messages']['Row'], 'author' | 'kind'> & {
    author: 'customer' | 'operator'
    kind: MessageKind
    /** Of the customer's document that it is about. */
    about_name: string | null
  })[]
}

/** Everything about the order of a request; null without one. */
export async function loadOrder(database: DatabaseClient, requestId: string): Promise<OrderView | null> {
  const { data, error } = await database.rpc('order_view', { request: requestId })
  if (error) throw error
  // the database's own rows
  return data as OrderView | null
}
