import type { BookingField } from '#contract/booking.ts'

/** The express request is a box to tick, and only there when the chosen day needs it. */
export type FormField = BookingField | 'expressRequest'

/** The form's fields in the order of the page, which is the order of an error summary too. */
export const BOOKING_FIELDS = [
  'date',
  'time',
  'firstName',
  'lastName',
  'email',
  'phone',
  'expressRequest',
] as const satisfies readonly FormField[]

export const DRAFT_KEY = 'sq-draft-booking'
