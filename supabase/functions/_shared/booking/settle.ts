import { AppError } from '../http/errors.ts'
import { errorCode } from '../log.ts'
import { deliver, deliverTaken, leaseOptions, type TakenMessages } from '../mail/outbox.ts'
import type { BookingDependencies, Occasion, Settling } from '../payments/from-environment.ts'
import { type Dispute, type PaymentSession, RefundRefused } from '../payments/provider.ts'
import { type Allowance, askForEach } from '../payments/reconcile.ts'
import type { Words } from '../words.ts'
import type { Booking } from './booking.ts'

/** Whatever the trigger (event, job or page), the session is read from the provider again, and the database decides. */

/** public.settle_session */
type Settled = { booking: Booking; messages: TakenMessages }

async function settle(
  dependencies: Settling,
  session: PaymentSession,
  { atOnce, event }: Occasion,
): Promise<Settled | null> {
  if (session.subject?.kind !== 'booking') return null
  const { data, error } = await dependencies.database.rpc('settle_session', {
    booking: session.subject.id,
    session: session.id,
    state: session.state,
    refunded: session.refunded,
    at: dependencies.now().toISOString(),
    ...(session.amount === null ? {} : { paid_amount: session.amount }),
    ...(session.currency === null ? {} : { paid_currency: session.currency }),
    ...(session.paymentId === null ? {} : { payment: session.paymentId }),
    ...(event && { event: event.id, event_type: event.type }),
    ...(atOnce && leaseOptions(dependencies)),
  })
  if (error) throw error
  const { booking, messages } = data as Omit<Settled, 'booking'> & { booking: Booking | null }
  return booking && { booking, messages }
}

type MoneyNotice = { kind: string; key: string; facts: object }

const disputeNotice = ({ id, state, amount, reason, dueBy }: Dispute): MoneyNotice => ({
  kind: state === 'open' ? 'booking_disputed' : 'booking_dispute_closed',
  key: id,
  facts: { amount, reason, due: dueBy?.toISOString(), outcome: state === 'open' ? undefined : state },
})

async function recordDisputes(
  { database }: Settling,
  booking: string,
  { disputes }: PaymentSession,
): Promise<void> {
  for (const { facts, ...each } of disputes.map(disputeNotice)) {
    const { error } = await database.rpc('record_booking_money', {
      booking,
      ...each,
      facts: JSON.stringify(facts),
    })
    if (error) throw error
  }
}

async function makeRefund({ provider, database, log, now }: Settling, booking: Booking): Promise<boolean> {
  if (booking.refund_state !== 'due' || !booking.payment_id) return false
  const { id, reference, payment_id } = booking
  let outcome: { refund: string } | { failed: true } | object
  try {
    const refund = await provider.refund({ subject: { kind: 'booking', id }, paymentId: payment_id })
    outcome = refund === null ? {} : { refund }
  } catch (failure) {
    log({ event: 'refund-failed', reference, code: errorCode(failure) })
    if (!(failure instanceof RefundRefused)) throw failure
    outcome = { failed: true }
  }
  const { error } = await database.rpc('settle_refund', { booking: id, at: now().toISOString(), ...outcome })
  if (error) throw error
  log({ event: 'refund-settled', reference })
  return true
}

/** If the provider does not answer, refunds stay due for the jobs. @param allowance unlimited by default */
export async function makeDueRefunds(
  dependencies: Settling,
  bookings: readonly Booking[],
  allowance?: Allowance,
): Promise<void> {
  await askForEach(bookings, dependencies.log, (booking) => makeRefund(dependencies, booking), allowance)
}

/** @returns null if the session is not about a booking */
export async function applySession(
  dependencies: Settling,
  session: PaymentSession,
  occasion: Occasion = {},
): Promise<Booking | null> {
  // before the event is recorded, so that a failure repeats it
  if (session.subject?.kind === 'booking') await recordDisputes(dependencies, session.subject.id, session)
  const settled = await settle(dependencies, session, occasion)
  if (!settled) return null
  const { booking, messages } = settled
  dependencies.log({ event: 'payment-settled', reference: booking.reference, status: booking.status })
  if (messages.length > 0) inBackground(dependencies, booking, deliverTaken(dependencies, messages))
  if (booking.refund_state === 'due') {
    await makeDueRefunds(dependencies, [booking])
    if (occasion.atOnce) deliverSoon(dependencies, booking)
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
  const { data, error } = await database.rpc('cancel_booking', {
    booking: id,
    notice_hours: noticeHours,
    at: now().toISOString(),
  })
  if (error) throw error
  const booking = data[0]
  if (!booking) throw new AppError('not-found')
  if (booking.status === 'confirmed')
    throw new AppError('too-late-to-cancel', { message: BOOKING_REFUSALS.cancelTooLate })
  if (booking.status !== 'cancelled') throw new AppError('not-cancellable')
  log({ event: 'booking-cancelled', reference: booking.reference })
  if (payments) await makeDueRefunds({ ...dependencies, provider: payments.provider }, [booking])
  deliverSoon(dependencies, booking)
  return booking
}

type Named = Pick<Booking, 'id' | 'reference'>

function inBackground(
  { log, waitUntil }: BookingDependencies,
  { reference }: Named,
  work: Promise<unknown>,
): void {
  const delivery = work.catch((failure: unknown) => {
    log({ event: 'delivery-failed', reference, code: errorCode(failure) })
  })
  waitUntil(delivery)
}

/** In the background; the jobs retry failures. */
export function deliverSoon(dependencies: BookingDependencies, booking: Named): void {
  inBackground(dependencies, booking, deliver(dependencies, { limit: 10, subject: `booking:${booking.id}` }))
}
