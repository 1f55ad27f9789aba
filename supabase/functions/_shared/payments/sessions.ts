import type { PaymentAnswer } from '#contract/booking.ts'
import type { Booking } from '../booking/booking.ts'
import { orThrow, rpc } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { errorCode } from '../log.ts'
import { deliverSoon, leaseOptions, type TakenMessages } from '../mail/outbox.ts'
import type { Order, PaymentRow } from '../order/order.ts'
import type { Occasion, Settling } from './from-environment.ts'
import {
  type Dispute,
  type PaymentSession,
  type PaymentSubject,
  type Refund,
  RefundRefused,
  type SessionOrder,
  SessionRefused,
} from './provider.ts'
import { type Allowance, askForEach } from './reconcile.ts'

/**
 * Sessions and refunds of bookings and orders. Whatever the trigger (event, job or page), a session is read from the provider again,
 * and the database decides.
 */

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
async function makeRefund(
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

/** If the provider does not answer, refunds stay due for the jobs. @param allowance unlimited by default */
export async function makeDueRefunds(
  dependencies: Settling,
  paid: readonly (Booking | PaymentRow)[],
  allowance?: Allowance,
): Promise<void> {
  const { database, log, now } = dependencies
  async function refund(row: Booking | PaymentRow): Promise<boolean> {
    const { id, refund_state, payment_id: paymentId, amount, refunded } = row
    if (refund_state !== 'due' || !paymentId) return false
    if (!('refund_due' in row)) {
      const outcome = await makeRefund(dependencies, { subject: { kind: 'booking', id }, paymentId })
      await rpc(database, 'settle_refund', { booking: id, at: now().toISOString(), ...outcome })
      return true
    }
    const total = row.refund_due
    const part = total < amount ? { amount: total - refunded, total } : undefined
    const outcome = await makeRefund(dependencies, { subject: { kind: 'order', id }, paymentId, part })
    await rpc(database, 'settle_order_refund', { payment: id, total, ...outcome })
    return true
  }
  await askForEach(paid, log, refund, allowance)
}

async function recordDispute(
  { database }: Settling,
  { kind, id }: PaymentSubject,
  { id: dispute, dueBy, ...facts }: Dispute,
): Promise<void> {
  const due = dueBy?.toISOString()
  if (kind === 'order') {
    await rpc(database, 'record_order_dispute', { payment: id, dispute, ...facts, ...(due && { due }) })
    return
  }
  const { state, amount, reason } = facts
  const isOpen = state === 'open'
  const message = isOpen ? 'booking_disputed' : 'booking_dispute_closed'
  const payload = { amount, reason, due, outcome: isOpen ? undefined : state }
  // Once per dispute and state.
  const told = { kind: message, subject_id: id, payload, dedupe_key: `${message}:${id}:${dispute}` }
  const queue = database.from('outbox')
  await orThrow(queue.upsert(told, { onConflict: 'dedupe_key', ignoreDuplicates: true }))
}

/** What a session has led to (public.settle_session, public.settle_order_session). */
type Settled = {
  booking?: Booking | null
  order?: Order | null
  payment?: PaymentRow
  messages: TakenMessages
}

/** @returns null if the session is about nothing of ours */
export async function applySession(
  dependencies: Settling,
  session: PaymentSession,
  { atOnce }: Occasion = {},
): Promise<Settled | null> {
  const { database, log, now } = dependencies
  const { id: sessionId, state, refunded, amount, currency, subject, disputes, paymentId } = session
  if (!subject) return null
  // before the event is recorded, so that a failure repeats it
  for (const dispute of disputes) await recordDispute(dependencies, subject, dispute)
  const settlement = {
    ...{ session: sessionId, state, refunded },
    ...(amount !== null && { paid_amount: amount }),
    ...(currency !== null && { paid_currency: currency }),
    ...(atOnce && leaseOptions(dependencies)),
  }
  const { kind, id } = subject
  const settled = (await (kind === 'booking'
    ? rpc(database, 'settle_session', {
        ...{ booking: id, at: now().toISOString(), ...settlement },
        ...(paymentId !== null && { payment: paymentId }),
      })
    : rpc(database, 'settle_order_session', {
        ...{ payment: id, ...settlement },
        ...(paymentId !== null && { provider_payment: paymentId }),
      }))) as Settled
  const { booking, order, payment, messages } = settled
  const paid = booking ?? payment
  if (!paid) return null
  if (booking) log({ event: 'payment-settled', reference: booking.reference, status: booking.status })
  else log({ event: 'order-payment-settled', payment: id, state: order?.state })
  const about = booking ? (`booking:${id}` as const) : (`request:${order?.request_id}` as const)
  deliverSoon(dependencies, about, messages)
  if (paid.refund_state === 'due') {
    await makeDueRefunds(dependencies, [paid])
    if (atOnce) deliverSoon(dependencies, about)
  }
  return settled
}

export async function settleSession(
  dependencies: Settling,
  sessionId: string,
  occasion: Occasion = {},
): Promise<Settled | null> {
  const session = await dependencies.provider.getSession(sessionId)
  return session && applySession(dependencies, session, occasion)
}
