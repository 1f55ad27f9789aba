import { type Dependencies, rpc } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { deliverSoon } from '../mail/outbox.ts'
import { makeDueRefunds } from '../payments/sessions.ts'
import type { Words } from '../words.ts'
import type { Booking } from './booking.ts'

/** Idempotent. @throws AppError 'not-found', 'too-late-to-cancel' or 'not-cancellable' */
export async function cancelBooking(
  dependencies: Dependencies,
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
