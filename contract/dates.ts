import { fill } from './language.ts'

/** What a date is written with. `date` takes {weekday}, {day}, {month} and {year}; `first` is the first day of a month. */
export type DateWords = {
  weekdays: readonly string[]
  months: readonly string[]
  first: string
  date: string
}

/** As dates are stored and sent, and as the operator reads them. */
export const ENGLISH_DATES = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
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
  ],
  first: '1',
  date: '{weekday}, {day} {month} {year}',
} as const satisfies DateWords

/** Undefined if there is no such day. */
export function midnight(day: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const moment = new Date(`${day}T00:00:00.000Z`)
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  return exists ? moment : undefined
}

export function gmtDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

export function gmtTime(moment: Date): string {
  return moment.toISOString().slice(11, 16)
}

/** @param pattern for another form of the date @throws RangeError if the day does not exist */
export function dateIn(words: DateWords, day: string, pattern = words.date): string {
  const date = midnight(day)
  if (!date) throw new RangeError('There is no such day')
  const number = date.getUTCDate()
  return fill(pattern, {
    weekday: words.weekdays[date.getUTCDay()] ?? '',
    day: number === 1 ? words.first : number,
    month: words.months[date.getUTCMonth()] ?? '',
    year: date.getUTCFullYear(),
  })
}

/** '10 am', '2:30 pm' of '14:30' */
function twelveHours(time: string): string {
  const hour = Number(time.slice(0, 2))
  if (time === '12:00') return '12 noon'
  return `${hour % 12 || 12}${time.slice(2).replace(':00', '')} ${hour < 12 ? 'am' : 'pm'}`
}

/** '10 am on Monday 30 November (UK time)': what is promised, as one says it. */
export function promisedIn(words: DateWords & { promised: string; hours: string }, moment: Date): string {
  const { day, time } = ukClock(moment)
  return fill(dateIn(words, day, words.promised), { time: words.hours === '12' ? twelveHours(time) : time })
}

type ClockReading = { day: string; time: string }

const clock = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', {
    ...(timeZone ? { timeZone } : {}),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

function readingOf(format: Intl.DateTimeFormat, moment: Date): ClockReading {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

/** @param timeZone an IANA name; by default the device's zone */
export const clockIn = (moment: Date, timeZone?: string): ClockReading => readingOf(clock(timeZone), moment)

/** Reused, because creating a format takes far longer than using it. */
let ukFormat: Intl.DateTimeFormat | undefined

export function ukClock(moment: Date): ClockReading {
  ukFormat ??= clock('Europe/London')
  return readingOf(ukFormat, moment)
}

/** 'Friday, 20 November 2026, 14:05 UK time' */
export function momentIn(words: DateWords & { moment: string }, moment: Date): string {
  const { day, time } = ukClock(moment)
  return fill(dateIn(words, day, words.moment), { time })
}
