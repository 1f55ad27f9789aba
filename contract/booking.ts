import * as z from 'zod/mini'
import type { FormSender, ProofChallenge } from './form-sender.ts'
import { TEXT_LIMITS } from './limits.ts'
import { oneLine, withoutInvisible } from './text-fields.ts'

export * from './booking-calendar.ts'

/** The booking request: its schema, and what its functions take and answer. */

const MINIMUM_NAME = 2
const MINIMUM_PHONE = 10

/** Characters, as people and the database count them: an emoji or a rare letter is one. */
const hasAtLeast = (count: number) => z.refine<string>((text) => [...text].length >= count, 'too-short')

const text = (minimum: number, maximum: number) =>
  z
    .string('too-short')
    .check(withoutInvisible, z.trim(), hasAtLeast(minimum), z.maxLength(maximum, 'too-long'), oneLine)

/**
 * The fields of the booking form as typed; messages are codes, worded by `booking-wording.ts`. Whether the slot exists
 * and lies ahead is `bookingProblem`'s question, because the answer changes with the time.
 */
export const bookingSchema = z.strictObject({
  firstName: text(MINIMUM_NAME, TEXT_LIMITS.givenName),
  lastName: text(MINIMUM_NAME, TEXT_LIMITS.familyName),
  email: z.string('invalid').check(z.trim(), z.maxLength(TEXT_LIMITS.email, 'too-long'), z.email('invalid')),
  phone: text(MINIMUM_PHONE, TEXT_LIMITS.phone),
  /** As `formatBookingDate` writes it. */
  date: z.string('required').check(z.minLength(1, 'required'), z.maxLength(60, 'not-a-day')),
  /** One of BOOKING_TIMES. */
  time: z.string('required').check(z.minLength(1, 'required'), z.maxLength(20, 'not-a-slot')),
  /** The customer's express request that we begin within the statutory cancellation period, where the form asks for it. */
  expressRequest: z.optional(z.boolean()),
  /** The browser's time zone, so that e-mails can give the customer's own time beside GMT. */
  timeZone: z.optional(z.string().check(z.maxLength(64))),
})

export type BookingAnswers = z.infer<typeof bookingSchema>
export type BookingField = Exclude<keyof BookingAnswers, 'expressRequest' | 'timeZone'>

/** Body of `create-consultation-payment`. */
export type PaymentRequest = { bookingData: BookingAnswers } & FormSender

/** Its answer: the payment page, and the session's id, with which the page can ask for the outcome or give the slot back. */
export type PaymentAnswer = { url: string; sessionId: string }

/**
 * What a refusal looks like, of all booking functions; `fields` holds messages to show under fields. With a proof for the
 * `challenge` the same call is let through.
 */
export type BookingRefusal = {
  error: {
    code: string
    message: string
    fields?: Partial<Record<BookingField, string>>
    challenge?: ProofChallenge
  }
}

/** Body of `booking-status`; `release` gives back a slot that was not paid for. */
export type StatusRequest = { sessionId: string; action?: 'release' }

/**
 * The states of a booking, from the database to the page:
 * - held: not paid, or not yet known to be
 * - confirmed: paid, and the slot is theirs
 * - released: given back, or expired without a payment
 * - cancelled: paid, and cancelled since; the money goes back
 * - lost: paid after the slot had gone to somebody else; the money goes back
 */
export const BOOKING_STATUSES = ['held', 'confirmed', 'released', 'cancelled', 'lost'] as const

export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** A consultation as its pages show it: nothing that says whose it is. */
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

/** Body of `manage-booking`: without an action it only shows. */
export type ManageRequest = { token: string; action?: 'cancel' }

export type ManagedBooking = BookingView & {
  firstName: string
  /** Whether cancelling is possible at this moment. */
  canCancel: boolean
  /** ISO 8601: until when. */
  cancelBefore: string
  /** Where the video call takes place; only of a confirmed consultation. */
  videoLink?: string
}
