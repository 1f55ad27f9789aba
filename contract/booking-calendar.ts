/**
 * The consultation calendar: which days and times can be booked, how a day is written, and local times elsewhere. Times are
 * GMT all year, which is UTC; the UK's clocks are an hour ahead of it in summer. Separate from the schema, so that a page
 * can show the calendar before it loads the validation.
 */

import { CONSULTATION_FACTS } from './business-facts.ts'

const { minutes, price, currency, cancelHours, days, firstSlot, lastSlot, slotMinutes } = CONSULTATION_FACTS

/** What a consultation is. The server charges this price, whatever a page or a request says. */
export const CONSULTATION = {
  minutes,
  /** Pence. */
  price,
  currency,
  /** Cancelling is possible until this many hours before. */
  cancelHours,
  /** How long a slot is held for a customer who is paying. */
  holdMinutes: 30,
  /** Days after the booking in which a consumer may withdraw from a distance contract. */
  withdrawalDays: 14,
  /** How many days ahead one may book, today being 0: two years, which excludes mistyped years. */
  daysAhead: 730,
} as const

/** Minutes since midnight of a time 'HH:MM'. */
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A day's start times, in GMT: from the first slot to the last one. */
export const BOOKING_TIMES: readonly string[] = Array.from(
  { length: (minuteOf(lastSlot) - minuteOf(firstSlot)) / slotMinutes + 1 },
  (_, i) => {
    const minute = minuteOf(firstSlot) + i * slotMinutes
    return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
  },
)

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Midnight GMT of a day 'YYYY-MM-DD', or undefined when the day does not exist. */
function midnight(day: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const moment = new Date(`${day}T00:00:00.000Z`)
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  return exists ? moment : undefined
}

/** The day 'YYYY-MM-DD' in GMT at a moment. */
export function gmtDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The time 'HH:MM' in GMT at a moment. */
export function gmtTime(moment: Date): string {
  return moment.toISOString().slice(11, 16)
}

/**
 * A day as people read it and as the booking request carries it: 'Friday, 20 November 2026'.
 * @param day 'YYYY-MM-DD'
 * @throws RangeError when the day does not exist
 */
export function formatBookingDate(day: string): string {
  const date = midnight(day)
  if (!date) throw new RangeError('There is no such day')
  return `${WEEKDAYS[date.getUTCDay()]}, ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/**
 * The day 'YYYY-MM-DD' for a text written by `formatBookingDate`. Any other text returns undefined: a different order or
 * spelling, a day that does not exist, the wrong weekday.
 */
export function parseBookingDate(text: string): string | undefined {
  const [, number = '', name = '', year = ''] =
    /^[A-Z][a-z]+, (\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(text) ?? []
  const month = MONTHS.indexOf(name) + 1
  const day = `${year}-${String(month).padStart(2, '0')}-${number.padStart(2, '0')}`
  return midnight(day) && formatBookingDate(day) === text ? day : undefined
}

/**
 * When a slot begins.
 * @param day 'YYYY-MM-DD'
 * @param time 'HH:MM' in GMT
 * @throws RangeError when the day or time does not exist
 */
export function slotStart(day: string, time: string): Date {
  const moment = midnight(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && new Date(`${day}T${time}:00.000Z`)
  if (!moment) throw new RangeError('There is no such day or time')
  return moment
}

/** The moment at which a slot ends. */
export function slotEnd(start: Date): Date {
  return new Date(start.getTime() + CONSULTATION.minutes * MINUTE)
}

export type DayProblem = 'past' | 'closed' | 'too-far'
export type BookingProblem = DayProblem | 'not-a-day' | 'not-a-slot' | 'begun'

/** Why a day 'YYYY-MM-DD' cannot be booked, or undefined. Days are in GMT. */
export function dayProblem(day: string, now: Date): DayProblem | undefined {
  const today = gmtDay(now)
  if (day < today) return 'past'
  const date = new Date(`${day}T00:00:00.000Z`)
  // Sunday is 0 here, but 7 in the business facts.
  if (!days.includes(date.getUTCDay() || 7)) return 'closed'
  const ahead = (date.getTime() - new Date(`${today}T00:00:00.000Z`).getTime()) / DAY
  return ahead > CONSULTATION.daysAhead ? 'too-far' : undefined
}

/** Whether a slot has begun: from its first moment it can no longer be chosen. */
export function hasBegun(day: string, time: string, now: Date): boolean {
  return slotStart(day, time).getTime() <= now.getTime()
}

/**
 * The first reason why a slot cannot be booked, or undefined. Only the database knows whether it is taken.
 * @param date as `formatBookingDate` writes it
 * @param time one of BOOKING_TIMES
 */
export function bookingProblem(date: string, time: string, now: Date): BookingProblem | undefined {
  const day = parseBookingDate(date)
  if (!day) return 'not-a-day'
  const problem = dayProblem(day, now)
  if (problem) return problem
  if (!BOOKING_TIMES.includes(time)) return 'not-a-slot'
  return hasBegun(day, time, now) ? 'begun' : undefined
}

/** The last day 'YYYY-MM-DD' that can be booked. */
export function lastBookableDay(now: Date): string {
  return gmtDay(new Date(now.getTime() + CONSULTATION.daysAhead * DAY))
}

/**
 * Whether a consultation on a day 'YYYY-MM-DD' takes place within the statutory withdrawal period of a consumer who books
 * now: the law then requires their express request to hold it.
 */
export function needsExpressRequest(day: string, now: Date): boolean {
  return day <= gmtDay(new Date(now.getTime() + CONSULTATION.withdrawalDays * DAY))
}

/** Until when a booking can be cancelled. */
export function cancelDeadline(start: Date): Date {
  return new Date(start.getTime() - CONSULTATION.cancelHours * 60 * MINUTE)
}

/** The local day 'YYYY-MM-DD' and time 'HH:MM'. */
export type ClockReading = { day: string; time: string }

/**
 * The local time in a zone at a moment, including daylight saving.
 * @param timeZone an IANA name such as 'Europe/London'; by default this device's zone
 */
export function clockIn(moment: Date, timeZone?: string): ClockReading {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...(timeZone ? { timeZone } : {}),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

/** UK local time at a moment: GMT in winter, an hour ahead in summer. */
export function ukClock(moment: Date): ClockReading {
  return clockIn(moment, 'Europe/London')
}

/** Whether a time zone of this name exists. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      /^[A-Za-z0-9_+/-]{1,64}$/.test(name) && Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }))
    )
  } catch {
    return false
  }
}
