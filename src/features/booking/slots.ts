import {
  BOOKING_TIMES,
  bookingProblem,
  dayProblem,
  formatBookingDate,
  hasBegun,
  parseBookingDate,
  slotStart,
} from '#contract/booking-calendar.ts'
import type { Answers } from '#src/form/draft.ts'

/** One of the 17 times of a day. */
export type Slot = {
  /** 'HH:MM' in GMT. */
  time: string
  /** There once a day is chosen. */
  start?: Date
  state: 'free' | 'taken' | 'begun'
}

/**
 * The times of a day as far as they are known.
 * @param own when the slot begins that is taken by this visitor, who may take it again
 */
export function slotsOf(
  day: string | undefined,
  taken: ReadonlySet<number>,
  own: number | undefined,
  now: Date | undefined,
): Slot[] {
  return BOOKING_TIMES.map((time) => {
    if (!day) return { time, state: 'free' }
    const start = slotStart(day, time)
    if (now && hasBegun(day, time, now)) return { time, start, state: 'begun' }
    const isTaken = taken.has(start.getTime()) && start.getTime() !== own
    return { time, start, state: isTaken ? 'taken' : 'free' }
  })
}

/** What the date field holds: the day as the booking request carries it, or ''. */
export const dateText = (day: string | undefined) => (day ? formatBookingDate(day) : '')

/** Kept answers without a date or a time that has passed since. */
export function stillAhead(kept: Answers, now: Date): Answers {
  const { date = '', time = '', ...others } = kept
  const day = parseBookingDate(date)
  if (!day || dayProblem(day, now)) return { ...others, time }
  return { ...others, date, time: bookingProblem(date, time, now) ? '' : time }
}
