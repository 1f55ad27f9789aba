/** What the booking functions need of a payment provider. Stripe is one, the sandbox another, tests bring their own. */

/**
 * - open: can still be paid
 * - processing: handed in, the money is on its way
 * - paid: the money was received (and perhaps refunded since)
 * - failed, expired: will never be paid
 */
type SessionState = 'open' | 'processing' | 'paid' | 'failed' | 'expired'

/** A payment session as the provider knows it at this moment. */
export type PaymentSession = {
  id: string
  /** The payment page, while it can be paid. */
  url: string | null
  state: SessionState
  /** In the currency's smallest unit. */
  amount: number | null
  currency: string | null
  /** What `createSession` was given. */
  bookingId: string | null
  /** The payment behind it, for refunds. */
  paymentId: string | null
  /** Whether everything was paid back. */
  refunded: boolean
}

export type SessionOrder = {
  /** Idempotency key, too: the same booking never gets a second session. */
  bookingId: string
  reference: string
  email: string
  /** What is bought, as the payment page shows it. */
  description: string
  amount: number
  currency: string
  /** From then on it cannot be paid. */
  expiresAt: Date
  successUrl: string
  cancelUrl: string
}

export type PaymentProvider = {
  /** @throws SessionRefused when the provider will never make this session */
  createSession: (order: SessionOrder) => Promise<PaymentSession>
  /** @returns null when there is no such session */
  getSession: (id: string) => Promise<PaymentSession | null>
  /** Ends a session so that it cannot be paid any more; one that is paid or ended stays as it is. */
  expireSession: (id: string) => Promise<void>
  /**
   * Pays everything back, once, however often it is called.
   * @returns the refund's id, where there is one
   * @throws RefundRefused when the provider will never pay it back
   */
  refund: (payment: { bookingId: string; paymentId: string }) => Promise<string | null>
}

/** The provider, and how its events are known to be its own. */
export type Payments = {
  provider: PaymentProvider
  webhookSecret: string
  /** Whether real money moves; events of the other mode are refused. */
  live: boolean
}

/** The provider has refused to make a session, and would again. */
export class SessionRefused extends Error {
  override readonly name = 'SessionRefused'
}

/** The provider has refused to pay back, and would again. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
}
