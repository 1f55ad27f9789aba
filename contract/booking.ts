import { BOOKING_TIMES, type BookingProblem } from './booking-calendar.ts'
import {
  type AnswersOf,
  EMAIL,
  type Fields,
  GIVEN_NAME,
  type NameOf,
  NOT_FOR_OPERATOR,
  PHONE,
} from './fields.ts'
import type { FormRefusal, FormSender } from './form-sender.ts'
import type { OrderPaper } from './order.ts'

/** `bookingProblem` checks what depends on the time. */
export const BOOKING_FIELDS = {
  firstName: {
    ...GIVEN_NAME,
    min: 2,
    mail: 'Name',
  },
  lastName: {
    ...GIVEN_NAME,
    min: 2,
    autoComplete: 'family-name',
    mail: 'Name',
  },
  email: {
    ...EMAIL,
    half: true,
  },
  phone: {
    ...PHONE,
    min: 10,
    required: true,
    half: true,
  },
  date: {
    kind: 'date',
    max: 60,
    required: true,
    column: false,
    ...NOT_FOR_OPERATOR,
  },
  time: {
    kind: 'radio',
    choices: BOOKING_TIMES,
    required: true,
    column: false,
    ...NOT_FOR_OPERATOR,
    acknowledged: false,
  },
  /** Begin within the statutory cancellation period. */
  expressRequest: {
    kind: 'checkbox',
    required: false,
    ...NOT_FOR_OPERATOR,
  },
} as const satisfies Fields

export type BookingField = NameOf<typeof BOOKING_FIELDS>

export type BookingAnswers = Omit<AnswersOf<typeof BOOKING_FIELDS>, 'expressRequest'> & {
  expressRequest?: boolean | undefined
  timeZone?: string | undefined
}

export const SAMPLE_BOOKING = {
  date: 'Friday, 3 July 2026',
  time: '09:30',
  firstName: 'Zofia',
  lastName: 'Wiśniewska',
  email: 'zofia@example.com',
  phone: '+48 22 000 00 00',
  expressRequest: true,
} satisfies AnswersOf<typeof BOOKING_FIELDS>

export const NO_PAYMENT_PAGE = 'Failed to create payment session'

export const fieldOfProblem = (problem: BookingProblem): 'date' | 'time' =>
  problem === 'begun' || problem === 'not-a-slot' ? 'time' : 'date'

export type PaymentRequest = { bookingData: BookingAnswers } & FormSender

export type PaymentAnswer = { url: string; sessionId: string }

export type BookingRefusal = FormRefusal<BookingField>

export type StatusRequest = { sessionId: string; action?: 'release' }

/** lost: paid after the slot had gone to someone else. The money goes back, as with cancelled. */
export const BOOKING_STATUSES = ['held', 'confirmed', 'released', 'cancelled', 'lost'] as const

export type BookingStatus = (typeof BOOKING_STATUSES)[number]

export type BookingView = {
  status: BookingStatus
  reference: string
  date: string
  time: string
  startsAt: string
}

export type PaidBooking = BookingView & { calendar?: string }

export type MoveAnswers = { date: string; time: string; expressRequest?: boolean | undefined }

/** `paper`: of the answer's `papers`; answered with OpenedFile. */
export type ManageRequest = { token: string } & (
  | { action?: 'cancel' }
  | ({ action: 'move' } & MoveAnswers)
  | { action: 'paper'; paper: string }
)

export type ManagedBooking = BookingView & {
  name: string
  canCancel: boolean
  canMove: boolean
  cancelBefore: string
  /** The last day 'YYYY-MM-DD' that needs an express request; absent once that was made. */
  expressUntil?: string
  videoLink?: string
  papers: BookingPaper[]
}

/** Its receipt or VAT invoice, and a credit note for each refund; the amount in the currency's minor unit. */
export type BookingPaper = OrderPaper & { currency: string }
