import { type BookingRefusal, fieldOfProblem } from '#contract/booking.ts'
import type { BookingProblem } from '#contract/booking-calendar.ts'
import { AppError } from '../http/errors.ts'
import type { Words } from '../words.ts'

type Fields = NonNullable<BookingRefusal['error']['fields']>

export function invalidBooking(fields: Fields): AppError {
  const message = Object.values(fields)[0]
  return new AppError('booking-invalid', message ? { message, fields } : {})
}

export function invalidSlot(problem: BookingProblem, { BOOKING_PROBLEMS }: Words): AppError {
  return invalidBooking({ [fieldOfProblem(problem)]: BOOKING_PROBLEMS[problem] })
}

export function slotTaken({ BOOKING_REFUSALS }: Words): AppError {
  const { taken: message } = BOOKING_REFUSALS
  return new AppError('slot-taken', { message, fields: { time: message } })
}

/** The day may have been closed since the page was opened. */
export function slotRefusal(
  { code, hint }: { code: string; hint: string | null },
  words: Words,
): AppError | undefined {
  return code === '23514' && (hint === 'away' || hint === 'too-soon') ? invalidSlot(hint, words) : undefined
}
