import type { PaymentAnswer } from '#contract/booking.ts'
import { AppError } from '../http/errors.ts'
import { errorCode } from '../log.ts'
import { leaseOptions } from '../mail/outbox.ts'
import type { Occasion, Settling } from './from-environment.ts'
import {
  type PaymentSession,
  type Refund,
  RefundRefused,
  type SessionOrder,
  SessionRefused,
} from './provider.ts'

/**
 * What bookings and orders have in common. Whatever the trigger (event, job or page), a session is read from the provider again, and
 * the database decides.
 */

/** A session as the database takes it. */
export const settlementOf = (
  dependencies: Settling,
  { id, state, refunded, amount, currency }: PaymentSession,
  { atOnce, event }: Occasion,
) => ({
  ...{ session: id, state, refunded },
  ...(amount !== null && { paid_amount: amount }),
  ...(currency !== null && { paid_currency: currency }),
  ...(event && { event: event.id, event_type: event.type }),
  ...(atOnce && leaseOptions(dependencies)),
})

/**
 * Opens the provider's page. All of the order follows from a row, because the provider answers a repeated call with the same session
 * only when it asks for the same.
 * @returns undefined if the provider refused the session @throws AppError 'payment-unavailable'
 */
export async function openSession(
  { provider, log }: Settling,
  order: SessionOrder,
  record: (id: string, url: string) => Promise<unknown>,
): Promise<PaymentAnswer | undefined> {
  try {
    const { id, url } = await provider.createSession(order)
    if (!url) throw new SessionRefused()
    await record(id, url)
    return { url, sessionId: id }
  } catch (failure) {
    log({ event: 'session-failed', reference: order.reference, code: errorCode(failure) })
    // The provider may have created the session: what was held for it stays, and a repeated request finds it.
    if (!(failure instanceof SessionRefused)) throw new AppError('payment-unavailable')
    return undefined
  }
}

/** @returns the refund's id if there is one, or that it failed, as the database takes it */
export async function makeRefund(
  { provider, log }: Settling,
  refund: Refund,
): Promise<{ refund?: string; failed?: true }> {
  const about = { payment: refund.subject.id }
  try {
    const id = await provider.refund(refund)
    log({ event: 'refund-made', ...about })
    return id === null ? {} : { refund: id }
  } catch (failure) {
    log({ event: 'refund-failed', ...about, code: errorCode(failure) })
    if (!(failure instanceof RefundRefused)) throw failure
    return { failed: true }
  }
}
