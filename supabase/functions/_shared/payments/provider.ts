/** The interface of a payment provider, implemented by Stripe, the sandbox, and tests. */

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
  bookingId: string | null
  /** The payment behind it, for refunds. */
  paymentId: string | null
  /** Whether it was refunded in full. */
  refunded: boolean
}

export type SessionOrder = {
  /** Also the idempotency key: a booking never gets a second session. */
  bookingId: string
  reference: string
  email: string
  /** The item's description on the payment page. */
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
   * Refunds the payment in full, once, however often it is called.
   * @returns the refund's id, if any
   * @throws RefundRefused when the provider refuses permanently
   */
  refund: (payment: { bookingId: string; paymentId: string }) => Promise<string | null>
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
