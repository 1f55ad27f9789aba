import {
  type BookingAnswers,
  type BookingField,
  bookingProblem,
  bookingSchema,
  needsExpressRequest,
  parseBookingDate,
} from '#contract/booking.ts'
import {
  bookingFieldMessage,
  bookingProblemMessage,
  EXPRESS_REQUEST_MISSING,
} from '#contract/booking-wording.ts'
import { type Checked, checkWith, type Errors } from '#src/form/checked-answers.ts'
import { CHECKED } from '#src/form/form-answers.ts'
import type { FormField } from './booking-fields.ts'

/** What the booking form asks of its answers. Whether a slot is still free, the database decides. */
export function checkBooking(
  { expressRequest, ...texts }: Record<FormField, string>,
  timeZone: string,
  now: Date,
): Checked<FormField, BookingAnswers> {
  const day = parseBookingDate(texts.date)
  const needed = day !== undefined && needsExpressRequest(day, now)
  const given = needed && expressRequest === CHECKED
  const typed = { ...texts, expressRequest: given, ...(timeZone ? { timeZone } : {}) }
  const messageOf = (field: FormField, code: string) => bookingFieldMessage(field as BookingField, code)
  const checked = checkWith<FormField, BookingAnswers>(bookingSchema, typed as never, messageOf)
  const errors: Errors<FormField> = { ...checked.errors }

  const problem = texts.date ? bookingProblem(texts.date, texts.time, now) : undefined
  if (problem) {
    const { field, message } = bookingProblemMessage(problem)
    errors[field] ??= message
  }
  if (needed && !given) errors.expressRequest = EXPRESS_REQUEST_MISSING

  const isGood = checked.answers !== undefined && Object.keys(errors).length === 0
  return isGood ? { answers: checked.answers } : { errors }
}
