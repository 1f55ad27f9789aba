/**
 * The calendar of consultations: which days and times can be booked, how a day is written, and what the clock says
 * elsewhere. Times are GMT all year, which is UTC; the UK's own clock runs an hour ahead of it in summer. Apart from the
 * schema, so that a page can show the calendar before it loads the checks.
 */

import { CONSULTATION_FACTS } from './business-facts.ts'

const { minutes, price, currency, cancelHours, days, firstSlot, lastSlot, slotMinutes } = CONSULTATION_FACTS

/** What a consultation is. The server charges what stands here, whatever a page or a request says. */
export const CONSULTATION = {
  minutes,
  /** Pence. */
  price,
  currency,
  /** Cancelling is possible until so many hours before. */
  cancelHours,
  /** How long a chosen time is kept for somebody who is paying. */
  holdMinutes: 30,
  /** Days after the booking in which a consumer may withdraw from a contract made at a distance. */
  withdrawalDays: 14,
  /** How many days ahead one may book, today being 0: two years, so that no date by mistake lies in 2126. */
  daysAhead: 730,
} as const

/** Minutes since midnight of a time 'HH:MM'. */
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The start times of a day, in GMT: from the first slot to the last one. */
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

/** Midnight GMT of a day 'YYYY-MM-DD', or undefined when there is no such day. */
function midnight(day: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const moment = new Date(`${day}T00:00:00.000Z`)
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  return exists ? moment : undefined
}

/** The day 'YYYY-MM-DD' that it is in GMT at a moment. */
export function gmtDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The time 'HH:MM' that it is in GMT at a moment. */
export function gmtTime(moment: Date): string {
  return moment.toISOString().slice(11, 16)
}

/**
 * A day as people read it and as the booking request carries it: 'Friday, 20 November 2026'.
 * @param day 'YYYY-MM-DD'
 * @throws RangeError when there is no such day
 */
export function formatBookingDate(day: string): string {
  const date = midnight(day)
  if (!date) throw new RangeError('There is no such day')
  return `${WEEKDAYS[date.getUTCDay()]}, ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/**
 * The day 'YYYY-MM-DD' that `formatBookingDate` has written. Every other text gives undefined: another order or spelling,
 * a day that does not exist, a weekday that does not fit.
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
 * @throws RangeError when there is no such day or time
 */
export function slotStart(day: string, time: string): Date {
  const moment = midnight(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && new Date(`${day}T${time}:00.000Z`)
  if (!moment) throw new RangeError('There is no such day or time')
  return moment
}

/** The moment at which a slot is over. */
export function slotEnd(start: Date): Date {
  return new Date(start.getTime() + CONSULTATION.minutes * MINUTE)
}

export type DayProblem = 'past' | 'closed' | 'too-far'
export type BookingProblem = DayProblem | 'not-a-day' | 'not-a-slot' | 'begun'

/** Why nothing can be booked on a day 'YYYY-MM-DD', or undefined. Days are days in GMT. */
export function dayProblem(day: string, now: Date): DayProblem | undefined {
  const today = gmtDay(now)
  if (day < today) return 'past'
  const date = new Date(`${day}T00:00:00.000Z`)
  // Sunday is 0 here, and 7 among the facts.
  if (!days.includes(date.getUTCDay() || 7)) return 'closed'
  const ahead = (date.getTime() - new Date(`${today}T00:00:00.000Z`).getTime()) / DAY
  return ahead > CONSULTATION.daysAhead ? 'too-far' : undefined
}

/** Whether a slot has begun: from its first moment on it can no longer be chosen. */
export function hasBegun(day: string, time: string, now: Date): boolean {
  return slotStart(day, time).getTime() <= now.getTime()
}

/**
 * The first reason why a slot cannot be booked, or undefined. Whether it is taken, only the database knows.
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

/** The last day 'YYYY-MM-DD' on which something can be booked. */
export function lastBookableDay(now: Date): string {
  return gmtDay(new Date(now.getTime() + CONSULTATION.daysAhead * DAY))
}

/**
 * Whether a consultation on a day 'YYYY-MM-DD' takes place while a consumer who books now may still withdraw from the
 * contract: the law then wants their express request that it be held all the same.
 */
export function needsExpressRequest(day: string, now: Date): boolean {
  return day <= gmtDay(new Date(now.getTime() + CONSULTATION.withdrawalDays * DAY))
}

/** Until when a booking can be cancelled. */
export function cancelDeadline(start: Date): Date {
  return new Date(start.getTime() - CONSULTATION.cancelHours * 60 * MINUTE)
}

/** What a clock shows at a moment: the day 'YYYY-MM-DD' and the time 'HH:MM'. */
export type ClockReading = { day: string; time: string }

/**
 * What the clocks of a place show at a moment, daylight saving included.
 * @param timeZone an IANA name such as 'Europe/London'; left out, the zone of this device
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

/** What the UK's clocks show at a moment: GMT in winter, an hour more in summer. */
export function ukClock(moment: Date): ClockReading {
  return clockIn(moment, 'Europe/London')
}

/** Whether clocks can be read under this name. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      /^[A-Za-z0-9_+/-]{1,64}$/.test(name) && Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }))
    )
  } catch {
    return false
  }
}
