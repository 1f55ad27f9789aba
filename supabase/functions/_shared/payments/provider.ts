import * as z from 'zod/mini'

/** The interface of a payment provider, implemented by Stripe, the sandbox, and tests. */

/** What is paid for, by its id: a booking, or a half of an order (in `order_payments`). */
export type PaymentSubject = { kind: 'booking' | 'order'; id: string }

/** How a subject is named in the provider's metadata, and in the sandbox's rows. */
export const metadataOf = ({
  kind,
  id,
}: PaymentSubject): { booking_id: string } | { order_payment_id: string } =>
  kind === 'booking' ? { booking_id: id } : { order_payment_id: id }

/** The idempotency key of a subject's session. */
export const keyOf = ({ kind, id }: PaymentSubject): string => `${kind}-${id}`

const idSchema = z.uuid()

/** The subject that `metadataOf` has named; null when there is none of ours. */
export function subjectIn(
  metadata: { booking_id?: unknown; order_payment_id?: unknown } | null | undefined,
): PaymentSubject | null {
  const booking = idSchema.safeParse(metadata?.booking_id)
  if (booking.success) return { kind: 'booking', id: booking.data }
  const payment = idSchema.safeParse(metadata?.order_payment_id)
  return payment.success ? { kind: 'order', id: payment.data } : null
}

/**
 * - open: can still be paid
 * - processing: handed in, the money is on its way
 * - paid: the money was received (and perhaps refunded since)
 * - failed, expired: will never be paid
 */
type SessionState = 'open' | 'processing' | 'paid' | 'failed' | 'expired'

/** The provider's current view of a payment session. */
export type PaymentSession = {
  id: string
  /** The payment page, while it can be paid. */
  url: string | null
  state: SessionState
  /** In the currency's minor unit. */
  amount: number | null
  currency: string | null
  /** As passed to `createSession`. */
  subject: PaymentSubject | null
  /** The payment behind it, for refunds. */
  paymentId: string | null
  /** What has been refunded so far, in the minor unit. */
  refunded: number
  /** What its cardholder has disputed with the bank, the oldest first. */
  disputes: Dispute[]
}

/** A payment that its cardholder has disputed. */
export type Dispute = {
  id: string
  /** `won`: the money stays with us. */
  state: 'open' | 'won' | 'lost'
  /** In the minor unit. */
  amount: number
  /** The provider's word for it, such as 'fraudulent'. */
  reason: string
  /** Until when it can be answered. */
  dueBy: Date | null
}

export type SessionOrder = {
  /** Also the idempotency key (`keyOf`): nothing gets a second session. */
  subject: PaymentSubject
  /** What the payment is known by in the provider's dashboard. */
  reference: string
  email: string
  /** The item on the payment page, and its description. */
  name: string
  description: string
  amount: number
  currency: string
  /** When the session expires. */
  expiresAt: Date
  successUrl: string
  cancelUrl: string
}

export type PaymentProvider = {
  /** @throws SessionRefused when the provider refuses permanently */
  createSession: (order: SessionOrder) => Promise<PaymentSession>
  /** @returns null when there is no such session */
  getSession: (id: string) => Promise<PaymentSession | null>
  /** Expires a session so that it can no longer be paid; a paid or ended one stays as it is. */
  expireSession: (id: string) => Promise<void>
  /**
   * Refunds what is left of the payment, once, however often it is called.
   * @returns the refund's id, if any
   * @throws RefundRefused when the provider refuses permanently
   */
  refund: (payment: { subject: PaymentSubject; paymentId: string }) => Promise<string | null>
}

/** The provider, and how its events are authenticated. */
export type Payments = {
  provider: PaymentProvider
  webhookSecret: string
  /** Whether it takes real money; events of the other mode are refused. */
  live: boolean
}

/** The provider has permanently refused to create a session. */
export class SessionRefused extends Error {
  override readonly name = 'SessionRefused'
}

/** The provider has permanently refused a refund. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
}
