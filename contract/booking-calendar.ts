/** GMT all year, also in British Summer Time. Separate from the schema, so that the calendar shows before validation loads. */

import { CONSULTATION_FACTS } from './business-facts.ts'
import { dateIn, ENGLISH_DATES, gmtDay, midnight } from './dates.ts'
import { closedBecause } from './opening.ts'

const { minutes, price, currency, cancelHours, noticeHours, firstSlot, lastSlot, slotMinutes } =
  CONSULTATION_FACTS

/** The server charges this price, whatever a request says. */
export const CONSULTATION = {
  minutes,
  price,
  currency,
  cancelHours,
  noticeHours,
  moves: 5,
  holdMinutes: 30,
  /** Within so many days a consumer may withdraw from a distance contract. */
  withdrawalDays: 14,
  /** Two years, to exclude mistyped ones. */
  daysAhead: 730,
} as const

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const twoDigits = (number: number) => String(number).padStart(2, '0')

export const BOOKING_TIMES: readonly string[] = Array.from(
  { length: (minuteOf(lastSlot) - minuteOf(firstSlot)) / slotMinutes + 1 },
  (_, i) => {
    const minute = minuteOf(firstSlot) + i * slotMinutes
    return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
  },
)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** 'Friday, 20 November 2026', as requests send it and the operator reads it. */
export const formatBookingDate = (day: string): string => dateIn(ENGLISH_DATES, day)

const MONTHS: readonly string[] = ENGLISH_DATES.months

/** 'YYYY-MM-DD' for a text from `formatBookingDate`; undefined for any other text, or a wrong weekday. */
export function parseBookingDate(text: string): string | undefined {
  const [, number = '', name = '', year = ''] =
    /^[A-Z][a-z]+, (\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(text) ?? []
  const month = MONTHS.indexOf(name) + 1
  const day = `${year}-${String(month).padStart(2, '0')}-${number.padStart(2, '0')}`
  return midnight(day) && formatBookingDate(day) === text ? day : undefined
}

/** @throws RangeError */
export function slotStart(day: string, time: string): Date {
  const moment = midnight(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && new Date(`${day}T${time}:00.000Z`)
  if (!moment) throw new RangeError('There is no such day or time')
  return moment
}

export function slotEnd(start: Date): Date {
  return new Date(start.getTime() + CONSULTATION.minutes * MINUTE)
}

type DayProblem = 'past' | 'closed' | 'holiday' | 'away' | 'too-soon' | 'too-far'
export type BookingProblem = DayProblem | 'not-a-day' | 'not-a-slot' | 'begun'

export function dayProblem(day: string, now: Date): DayProblem | undefined {
  const today = gmtDay(now)
  if (day < today) return 'past'
  const closed = closedBecause(day)
  if (closed) return closed
  if (noticeHours > 0 && hasBegun(day, lastSlot, now)) return 'too-soon'
  return day > lastBookableDay(now) ? 'too-far' : undefined
}

export function hasBegun(day: string, time: string, now: Date): boolean {
  const ahead = slotStart(day, time).getTime() - now.getTime()
  return ahead <= 0 || ahead < noticeHours * HOUR
}

/** Only the database knows whether a slot is taken. @param date as `formatBookingDate` writes it */
export function bookingProblem(date: string, time: string, now: Date): BookingProblem | undefined {
  const day = parseBookingDate(date)
  if (!day) return 'not-a-day'
  const problem = dayProblem(day, now)
  if (problem) return problem
  if (!BOOKING_TIMES.includes(time)) return 'not-a-slot'
  return hasBegun(day, time, now) ? 'begun' : undefined
}

export function lastBookableDay(now: Date): string {
  return gmtDay(new Date(now.getTime() + CONSULTATION.daysAhead * DAY))
}

/** In a consumer's statutory withdrawal period the law requires their express request. */
export function needsExpressRequest(day: string, now: Date): boolean {
  return day <= gmtDay(new Date(now.getTime() + CONSULTATION.withdrawalDays * DAY))
}

export function cancelDeadline(start: Date): Date {
  return new Date(start.getTime() - CONSULTATION.cancelHours * HOUR)
}

export function isTimeZone(name: string): boolean {
  try {
    return (
      /^[A-Za-z0-9_+/-]{1,64}$/.test(name) && Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }))
    )
  } catch {
    return false
  }
}
