import * as z from 'zod/mini'

/** Implemented by Stripe, the sandbox and tests. */

/** A booking, or half of an order (an id of order_payments). */
export type PaymentSubject = { kind: 'booking' | 'order'; id: string }

export const metadataOf = ({
  kind,
  id,
}: PaymentSubject): { booking_id: string } | { order_payment_id: string } =>
  kind === 'booking' ? { booking_id: id } : { order_payment_id: id }

export const keyOf = ({ kind, id }: PaymentSubject): string => `${kind}-${id}`

const idSchema = z.uuid()

export function subjectIn(
  metadata: { booking_id?: unknown; order_payment_id?: unknown } | null | undefined,
): PaymentSubject | null {
  const booking = idSchema.safeParse(metadata?.booking_id)
  if (booking.success) return { kind: 'booking', id: booking.data }
  const payment = idSchema.safeParse(metadata?.order_payment_id)
  return payment.success ? { kind: 'order', id: payment.data } : null
}

/** processing: submitted, not received yet. paid: received, and perhaps refunded since. failed, expired: final. */
type SessionState = 'open' | 'processing' | 'paid' | 'failed' | 'expired'

export type PaymentSession = {
  id: string
  url: string | null
  state: SessionState
  amount: number | null
  currency: string | null
  subject: PaymentSubject | null
  paymentId: string | null
  /** In total, in the minor unit. */
  refunded: number
  disputes: Dispute[]
}

export type Dispute = {
  id: string
  /** won: we keep the money */
  state: 'open' | 'won' | 'lost'
  amount: number
  /** The provider's word, such as 'fraudulent'. */
  reason: string
  dueBy: Date | null
}

export type SessionOrder = {
  /** Also the idempotency key (keyOf). */
  subject: PaymentSubject
  /** Shown in the provider's dashboard. */
  reference: string
  email: string
  language: string
  name: string
  description: string
  amount: number
  currency: string
  expiresAt: Date
  successUrl: string
  cancelUrl: string
}

/**
 * What moves the balance of our account with the provider, as public.record_provider_money takes it; amounts in its minor unit, fee not
 * included.
 */
export type Transaction = {
  id: string
  kind: 'charge' | 'refund' | 'dispute' | 'fee' | 'payout' | 'other'
  payment_id: string | null
  amount: number
  fee: number
  currency: string
  created_at: Date
  payout_id: string | null
}

export type Payout = {
  id: string
  amount: number
  currency: string
  state: string
  /** 'YYYY-MM-DD' */
  arrives_on: string
  created_at: Date
}

export type Period = { since: Date; until: Date }

/** part: its amount, and what has gone back in all with it, which tells it from others of the same payment; in the minor unit. */
export type Refund = {
  subject: PaymentSubject
  paymentId: string
  part?: { amount: number; total: number } | undefined
}

export const refundKeyOf = ({ subject, part }: Refund): string =>
  `refund-${keyOf(subject)}${part ? `-${part.total}` : ''}`

export type PaymentProvider = {
  /** @throws SessionRefused if the refusal is final */
  createSession: (order: SessionOrder) => Promise<PaymentSession>
  /** @returns null if there is none */
  getSession: (id: string) => Promise<PaymentSession | null>
  /** No effect on paid or ended sessions. */
  expireSession: (id: string) => Promise<void>
  /** Refunds the rest, or a part; idempotent. @returns the refund's id, if any @throws RefundRefused if the refusal is final */
  refund: (payment: Refund) => Promise<string | null>
  /** Of a time, or those that a payout consists of. */
  listTransactions: (which: Period | { payout: string }) => Promise<Transaction[]>
  listPayouts: (period: Period) => Promise<Payout[]>
}

export type Payments = {
  provider: PaymentProvider
  webhookSecret: string
  /** Real money; events of the other mode are refused. */
  live: boolean
}

export class SessionRefused extends Error {
  override readonly name = 'SessionRefused'
}

export class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
}
