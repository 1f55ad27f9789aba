import { BOOKING_FIELD_WORDS, BOOKING_PROBLEMS, BOOKING_REFUSALS } from '#content/booking.ts'
import { BOOKING_FIELDS, type BookingAnswers, type BookingField, fieldOfProblem } from '#contract/booking.ts'
import { bookingProblem, needsExpressRequest, parseBookingDate } from '#contract/booking-calendar.ts'
import { tryAnswers } from '#src/form/checks.ts'
import { CHECKED } from '#src/form/form-answers.ts'
import type { Errors, Tried } from '#src/form/use-field-errors.ts'

/** Only the database knows whether a slot is free. */
export function checkBooking(
  { expressRequest, ...texts }: Record<BookingField, string>,
  timeZone: string,
  now: Date,
): Tried<BookingField, BookingAnswers> {
  const day = parseBookingDate(texts.date)
  const needed = day !== undefined && needsExpressRequest(day, now)
  const given = needed && expressRequest === CHECKED
  const checked = tryAnswers(BOOKING_FIELDS, BOOKING_FIELD_WORDS, { ...texts, expressRequest: given })
  const errors: Errors<BookingField> = { ...checked.errors }

  const problem = texts.date ? bookingProblem(texts.date, texts.time, now) : undefined
  if (problem) errors[fieldOfProblem(problem)] ??= BOOKING_PROBLEMS[problem]
  if (needed && !given) errors.expressRequest = BOOKING_REFUSALS.express

  const isGood = checked.answers !== undefined && Object.keys(errors).length === 0
  return isGood ? { answers: { ...checked.answers, ...(timeZone && { timeZone }) } } : { errors }
}
