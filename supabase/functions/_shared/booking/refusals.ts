import { type BookingRefusal, fieldOfProblem, SLOT_TAKEN } from '#contract/booking.ts'
import type { BookingProblem } from '#contract/booking-calendar.ts'
import { AppError } from '../http/errors.ts'
import { ENGLISH } from '../words.ts'

type Fields = NonNullable<BookingRefusal['error']['fields']>

export function invalidBooking(fields: Fields): AppError {
  const message = Object.values(fields)[0]
  return new AppError('booking-invalid', message ? { message, fields } : {})
}

export function invalidSlot(problem: BookingProblem): AppError {
  return invalidBooking({ [fieldOfProblem(problem)]: ENGLISH.BOOKING_PROBLEMS[problem] })
}

export const slotTaken = () =>
  new AppError('slot-taken', { message: SLOT_TAKEN, fields: { time: SLOT_TAKEN } })

/** The day may have been closed since the page was opened. */
export function slotRefusal({ code, hint }: { code: string; hint: string | null }): AppError | undefined {
  return code === '23514' && (hint === 'away' || hint === 'too-soon') ? invalidSlot(hint) : undefined
}
