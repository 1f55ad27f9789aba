import { type BookingRefusal, bookingProblemMessage, SLOT_TAKEN } from '#contract/booking.ts'
import type { BookingProblem } from '#contract/booking-calendar.ts'
import { AppError } from '../http/errors.ts'

/** Why a slot cannot be booked, or a booking moved to it, with the field that the page shows it under. */

type Fields = NonNullable<BookingRefusal['error']['fields']>

/** Says the first message, and all of them by field. */
export function invalidBooking(fields: Fields): AppError {
  const message = Object.values(fields)[0]
  return new AppError('booking-invalid', message ? { message, fields } : {})
}

export function invalidSlot(problem: BookingProblem): AppError {
  const { field, message } = bookingProblemMessage(problem)
  return invalidBooking({ [field]: message })
}

export const slotTaken = () =>
  new AppError('slot-taken', { message: SLOT_TAKEN, fields: { time: SLOT_TAKEN } })

/** The refusal behind a database's error, where it is one: the day was closed while the page stood open. */
export function slotRefusal({ code, hint }: { code: string; hint: string | null }): AppError | undefined {
  return code === '23514' && (hint === 'away' || hint === 'too-soon') ? invalidSlot(hint) : undefined
}
