import { DATES } from '#content/language.ts'
import { dateIn, gmtDay } from '#contract/dates.ts'

/** Days are 'YYYY-MM-DD', months 'YYYY-MM'; both compare as texts. */

type Move = { days: number } | { months: number } | { weekEdge: 'first' | 'last' }

const MOVES: Record<string, Move> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { days: -7 },
  ArrowDown: { days: 7 },
  Home: { weekEdge: 'first' },
  End: { weekEdge: 'last' },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
}

export type Bookable = {
  first: string
  last: string
  has: (day: string) => boolean
}

const at = (day: string) => new Date(`${day}T00:00:00.000Z`)

function addDays(day: string, count: number): string {
  const date = at(day)
  date.setUTCDate(date.getUTCDate() + count)
  return gmtDay(date)
}

export function addMonths(month: string, count: number): string {
  const date = at(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return gmtDay(date).slice(0, 7)
}

export const lastDayOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1)

export const monthOf = (day: string) => day.slice(0, 7)

/** 'November 2026' */
export function monthTitle(month: string): string {
  return dateIn({ ...DATES, months: DATES.monthNames }, `${month}-01`, DATES.month)
}

const weekday = (day: string) => (at(day).getUTCDay() + 6) % 7

/** Weeks begin on Monday; undefined outside the month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const length = Number(lastDayOf(month).slice(8))
  const lead = weekday(first)
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, i) => {
      const number = week * 7 + i - lead
      return number >= 0 && number < length ? addDays(first, number) : undefined
    }),
  )
}

/** Includes `from`; undefined if there is none. */
function search(from: string, step: number, { first, last, has }: Bookable): string | undefined {
  for (let day = from; day >= first && day <= last; day = addDays(day, step)) if (has(day)) return day
  return undefined
}

/** Prefers the later of two equally near; undefined if there is none. */
export function nearestBookable(day: string, bookable: Bookable): string | undefined {
  const { first, last } = bookable
  const inside = day < first ? first : day > last ? last : day
  return search(inside, 1, bookable) ?? search(inside, -1, bookable)
}

/** The one nearest the month's first day, if in that month. */
export function bookableInMonth(month: string, bookable: Bookable): string | undefined {
  const day = nearestBookable(`${month}-01`, bookable)
  return day && monthOf(day) === month ? day : undefined
}

function sameDayOf(month: string, day: string): string {
  const lastOfMonth = lastDayOf(month)
  const wanted = `${month}-${day.slice(8)}`
  return wanted > lastOfMonth ? lastOfMonth : wanted
}

/** Skips days that cannot be booked. @returns the day itself at the end, undefined for other keys. `shift`: by year */
export function dayByKey(day: string, key: string, shift: boolean, bookable: Bookable): string | undefined {
  const move = MOVES[key]
  if (!move) return undefined
  if ('days' in move) return search(addDays(day, move.days), move.days, bookable) ?? day
  if ('months' in move) {
    const month = addMonths(monthOf(day), move.months * (shift ? 12 : 1))
    return nearestBookable(sameDayOf(month, day), bookable) ?? day
  }
  const monday = addDays(day, -weekday(day))
  const week = { ...bookable, first: monday, last: addDays(monday, 6) }
  return (move.weekEdge === 'first' ? search(week.first, 1, week) : search(week.last, -1, week)) ?? day
}
