import { rpc } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { deliverSoon, type TakenMessages } from '../mail/outbox.ts'
import type { BookingDependencies, Occasion, Settling } from '../payments/from-environment.ts'
import type { Dispute, PaymentSession } from '../payments/provider.ts'
import { type Allowance, askForEach } from '../payments/reconcile.ts'
import { makeRefund, settlementOf } from '../payments/sessions.ts'
import type { Words } from '../words.ts'
import type { Booking } from './booking.ts'

async function recordDispute(
  { database }: Settling,
  booking: string,
  { id, state, amount, reason, dueBy }: Dispute,
): Promise<void> {
  const isOpen = state === 'open'
  await rpc(database, 'record_booking_money', {
    ...{ booking, key: id, kind: isOpen ? 'booking_disputed' : 'booking_dispute_closed' },
    facts: JSON.stringify({
      ...{ amount, reason, due: dueBy?.toISOString() },
      outcome: isOpen ? undefined : state,
    }),
  })
}

/** If the provider does not answer, refunds stay due for the jobs. @param allowance unlimited by default */
export async function makeDueRefunds(
  dependencies: Settling,
  bookings: readonly Booking[],
  allowance?: Allowance,
): Promise<void> {
  const { database, log, now } = dependencies
  async function refund({ id, refund_state, payment_id: paymentId }: Booking): Promise<boolean> {
    if (refund_state !== 'due' || !paymentId) return false
    const outcome = await makeRefund(dependencies, { subject: { kind: 'booking', id }, paymentId })
    await rpc(database, 'settle_refund', { booking: id, at: now().toISOString(), ...outcome })
    return true
  }
  await askForEach(bookings, log, refund, allowance)
}

/** @returns null if the session is not about a booking */
export async function applySession(
  dependencies: Settling,
  session: PaymentSession,
  occasion: Occasion = {},
): Promise<Booking | null> {
  const { database, log, now } = dependencies
  const { subject, disputes, paymentId } = session
  if (subject?.kind !== 'booking') return null
  // before the event is recorded, so that a failure repeats it
  for (const dispute of disputes) await recordDispute(dependencies, subject.id, dispute)
  const settled = await rpc(database, 'settle_session', {
    ...{ booking: subject.id, at: now().toISOString() },
    ...settlementOf(dependencies, session, occasion),
    ...(paymentId !== null && { payment: paymentId }),
  })
  const { booking, messages } = settled as { booking: Booking | null; messages: TakenMessages }
  if (!booking) return null
  const { id, reference, status } = booking
  log({ event: 'payment-settled', reference, status })
  deliverSoon(dependencies, `booking:${id}`, messages)
  if (booking.refund_state === 'due') {
    await makeDueRefunds(dependencies, [booking])
    if (occasion.atOnce) deliverSoon(dependencies, `booking:${id}`)
  }
  return booking
}

export async function settleSession(
  dependencies: Settling,
  sessionId: string,
  occasion: Occasion = {},
): Promise<Booking | null> {
  const session = await dependencies.provider.getSession(sessionId)
  return session && applySession(dependencies, session, occasion)
}

/** Idempotent. @throws AppError 'not-found', 'too-late-to-cancel' or 'not-cancellable' */
export async function cancelBooking(
  dependencies: BookingDependencies,
  id: string,
  noticeHours: number,
  { BOOKING_REFUSALS }: Words,
): Promise<Booking> {
  const { database, payments, log, now } = dependencies
  const asked = { booking: id, notice_hours: noticeHours, at: now().toISOString() }
  const [booking] = await rpc(database, 'cancel_booking', asked)
  if (!booking) throw new AppError('not-found')
  if (booking.status === 'confirmed')
    throw new AppError('too-late-to-cancel', { message: BOOKING_REFUSALS.cancelTooLate })
  if (booking.status !== 'cancelled') throw new AppError('not-cancellable')
  log({ event: 'booking-cancelled', reference: booking.reference })
  if (payments) await makeDueRefunds({ ...dependencies, provider: payments.provider }, [booking])
  deliverSoon(dependencies, `booking:${id}`)
  return booking
}
