import type { BookingField } from './booking.ts'
import { type BookingProblem, CONSULTATION } from './booking-calendar.ts'
import { TEXT_LIMITS } from './limits.ts'
import { UNUSABLE_CHARACTERS } from './wording.ts'

/** What the booking says. The six messages under fields and the alert are the owner's, to the letter. */

/** The alert after any failure of a booking; the form can be sent again. */
export const BOOKING_ALERT = 'There was an error processing your booking. Please try again.'

/** What is logged when an answer carries no payment page. */
export const NO_PAYMENT_PAGE = 'Failed to create payment session'

const FIELD_MESSAGES: Record<BookingField, string> = {
  firstName: 'First name must be at least 2 characters',
  lastName: 'Last name must be at least 2 characters',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  date: 'Please select a consultation date',
  time: 'Please select a consultation time',
}

const LIMITS: Partial<Record<BookingField, number>> = {
  firstName: TEXT_LIMITS.givenName,
  lastName: TEXT_LIMITS.familyName,
  email: TEXT_LIMITS.email,
  phone: TEXT_LIMITS.phone,
}

const PROBLEM_MESSAGES: Record<BookingProblem, string> = {
  'not-a-day': FIELD_MESSAGES.date,
  'not-a-slot': FIELD_MESSAGES.time,
  past: 'This day has passed. Please select another date',
  weekend: 'Consultations take place from Monday to Friday. Please select another date',
  'too-far': `Please select a date within the next ${Math.round(CONSULTATION.daysAhead / 365)} years`,
  begun: 'This time has already begun. Please select a later one',
}

/** The message under a field of the booking form for a code of `bookingSchema`. */
export function bookingFieldMessage(field: BookingField, code: string): string {
  if (code === 'too-long' && LIMITS[field]) return `Please use at most ${LIMITS[field]} characters`
  if (code === 'characters') return UNUSABLE_CHARACTERS
  return FIELD_MESSAGES[field]
}

/** Why a slot cannot be booked, and under which field it says so. */
export function bookingProblemMessage(problem: BookingProblem): { field: 'date' | 'time'; message: string } {
  const field = problem === 'begun' || problem === 'not-a-slot' ? 'time' : 'date'
  return { field, message: PROBLEM_MESSAGES[problem] }
}

/** Under the box for the express request, when the day needs it. */
export const EXPRESS_REQUEST_MISSING = `Please tick this box, or select a date more than ${CONSULTATION.withdrawalDays} days from now`

/** Under the time field, when somebody else was faster. */
export const SLOT_TAKEN = 'This time has just been taken. Please select another one'

/** When an e-mail address or a network holds as many unpaid times as it may. */
export const TOO_MANY_HOLDS = `Other times are already being kept for you or from your network, and are not paid for yet. Please pay for one of them, or try again in ${CONSULTATION.holdMinutes} minutes`

/** Why a booking cannot be cancelled any more. */
export const TOO_LATE_TO_CANCEL = `Consultations can be cancelled up to ${CONSULTATION.cancelHours} hours before they begin, and this one begins sooner. Please write to us if you cannot come.`
