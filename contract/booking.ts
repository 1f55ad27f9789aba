import { BOOKING_TIMES, type BookingProblem, CONSULTATION } from './booking-calendar.ts'
import { CONSULTATION_WORDS } from './business-facts.ts'
import { type AnswersOf, EMAIL, type Fields, GIVEN_NAME, type NameOf, PHONE } from './fields.ts'
import type { FormSender, ProofChallenge } from './form-sender.ts'

/** The booking request: its fields, its form's messages, and the requests and responses of its functions. */

const DATE_MISSING = 'Please select a consultation date'

/**
 * The messages are the owner's, word for word. `bookingProblem` checks whether the slot exists and is in the future, because
 * that depends on the time.
 */
export const BOOKING_FIELDS = {
  firstName: {
    ...GIVEN_NAME,
    label: 'First name',
    min: 2,
    required: 'First name must be at least 2 characters',
    mail: 'Name',
  },
  lastName: {
    ...GIVEN_NAME,
    label: 'Last name',
    min: 2,
    required: 'Last name must be at least 2 characters',
    autoComplete: 'family-name',
    mail: 'Name',
  },
  email: {
    ...EMAIL,
    label: 'Email address',
    required: 'Please enter a valid email address',
    half: true,
  },
  phone: {
    ...PHONE,
    label: 'Phone number',
    min: 10,
    required: 'Please enter a valid phone number',
    half: true,
  },
  /** As `formatBookingDate` writes it. */
  date: {
    label: 'Consultation date',
    kind: 'date',
    max: 60,
    required: DATE_MISSING,
    messages: { 'too-long': DATE_MISSING },
    column: false,
    mail: false,
    command: false,
  },
  time: {
    label: 'Consultation time',
    kind: 'radio',
    choices: BOOKING_TIMES,
    required: 'Please select a consultation time',
    column: false,
    mail: false,
    command: false,
    acknowledged: false,
  },
  /** The customer's express request that we begin within the statutory cancellation period; there where it is needed. */
  expressRequest: {
    label: 'Express request',
    kind: 'checkbox',
    required: false,
    mail: false,
    command: false,
  },
} as const satisfies Fields

export type BookingField = NameOf<typeof BOOKING_FIELDS>

/** The time zone is the browser's, so that e-mails can add the customer's local time to GMT. */
export type BookingAnswers = Omit<AnswersOf<typeof BOOKING_FIELDS>, 'expressRequest'> & {
  expressRequest?: boolean | undefined
  timeZone?: string | undefined
}

/** Sample answers for tests and message previews. */
export const SAMPLE_BOOKING = {
  date: 'Friday, 3 July 2026',
  time: '09:30',
  firstName: 'Zofia',
  lastName: 'Wiśniewska',
  email: 'zofia@example.com',
  phone: '+48 22 000 00 00',
  expressRequest: true,
} satisfies AnswersOf<typeof BOOKING_FIELDS>

/** The alert after any failed booking; the form can be sent again. */
export const BOOKING_ALERT = 'There was an error processing your booking. Please try again.'

/** Logged when a response has no payment page. */
export const NO_PAYMENT_PAGE = 'Failed to create payment session'

const TOO_SOON = `Please book at least ${CONSULTATION_WORDS.notice} ahead`

const PROBLEM_MESSAGES: Record<BookingProblem, string> = {
  'not-a-day': BOOKING_FIELDS.date.required,
  'not-a-slot': BOOKING_FIELDS.time.required,
  past: 'This day has passed. Please select another date',
  closed: `Consultations take place ${CONSULTATION_WORDS.onDays}. Please select another date`,
  holiday: 'This day is a bank holiday. Please select another date',
  away: 'We are closed on this day. Please select another date',
  'too-soon': TOO_SOON,
  'too-far': `Please select a date within the next ${Math.round(CONSULTATION.daysAhead / 365)} years`,
  begun: CONSULTATION.noticeHours > 0 ? TOO_SOON : 'This time has already begun. Please select a later one',
}

/** Why a slot cannot be booked, and the field that shows it. */
export function bookingProblemMessage(problem: BookingProblem): { field: 'date' | 'time'; message: string } {
  const field = problem === 'begun' || problem === 'not-a-slot' ? 'time' : 'date'
  return { field, message: PROBLEM_MESSAGES[problem] }
}

/** Shown under the express request's box, when the day requires it. */
export const EXPRESS_REQUEST_MISSING = `Please tick this box, or select a date more than ${CONSULTATION.withdrawalDays} days from now`

/** Shown under the time field, when somebody else has just booked it. */
export const SLOT_TAKEN = 'This time has just been taken. Please select another one'

/** When an e-mail address or a network holds the maximum number of unpaid slots. */
export const TOO_MANY_HOLDS = `You, or somebody on your network, already have unpaid times on hold. Please pay for one of them, or try again in ${CONSULTATION.holdMinutes} minutes`

/** Why a booking cannot be cancelled any more. */
export const TOO_LATE_TO_CANCEL = `Consultations can be cancelled up to ${CONSULTATION_WORDS.cancelNotice} before they begin, and this one begins sooner. Please write to us if you cannot come.`

/** Why a booking cannot be moved any more. */
export const TOO_LATE_TO_MOVE = `Consultations can be moved up to ${CONSULTATION_WORDS.cancelNotice} before they begin, and this one begins sooner. Please write to us if you cannot come.`
export const TOO_MANY_MOVES = `This consultation has been moved ${CONSULTATION.moves} times. Please write to us if you need another time.`

/** Body of `create-consultation-payment`. */
export type PaymentRequest = { bookingData: BookingAnswers } & FormSender

/** Its response: the payment page, and the session's id, with which the page can ask for the outcome or release the slot. */
export type PaymentAnswer = { url: string; sessionId: string }

/**
 * A refusal by any booking function; `fields` has messages to show under fields. With a proof of work for the `challenge`
 * the same call is accepted.
 */
export type BookingRefusal = {
  error: {
    code: string
    message: string
    fields?: Partial<Record<BookingField, string>>
    challenge?: ProofChallenge
  }
}

/** Body of `booking-status`; `release` releases an unpaid slot. */
export type StatusRequest = { sessionId: string; action?: 'release' }

/**
 * The states of a booking, from the database to the page:
 * - held: not paid, or not yet known to be
 * - confirmed: paid, and the slot is theirs
 * - released: released by the customer, or expired without a payment
 * - cancelled: paid, and cancelled since; the money goes back
 * - lost: paid after the slot had gone to somebody else; the money goes back
 */
export const BOOKING_STATUSES = ['held', 'confirmed', 'released', 'cancelled', 'lost'] as const

export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** A consultation as its pages show it: nothing identifies the customer. */
export type BookingView = {
  status: BookingStatus
  reference: string
  /** As `formatBookingDate` writes it. */
  date: string
  /** GMT. */
  time: string
  /** ISO 8601, UTC. */
  startsAt: string
}

/** The answer of `booking-status`. `calendar`: an iCalendar file of a confirmed consultation. */
export type PaidBooking = BookingView & { calendar?: string }

/** A move's answers: date and time as in the booking request, and the express request where the new day needs it. */
export type MoveAnswers = { date: string; time: string; expressRequest?: boolean | undefined }

/** Body of `manage-booking`: without an action it only shows the booking. */
export type ManageRequest = { token: string } & ({ action?: 'cancel' } | ({ action: 'move' } & MoveAnswers))

export type ManagedBooking = BookingView & {
  firstName: string
  /** Whether it can still be cancelled. */
  canCancel: boolean
  /** Whether it can still be moved: as long, and not too often. */
  canMove: boolean
  /** ISO 8601: until when. */
  cancelBefore: string
  /** The last day 'YYYY-MM-DD' that needs an express request; left out once that was made. */
  expressUntil?: string
  /** The video call's link; only for a confirmed consultation. */
  videoLink?: string
}
