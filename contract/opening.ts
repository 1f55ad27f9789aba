import { bankHolidays } from './bank-holidays.ts'
import { CONSULTATION_FACTS, OPENING } from './business-facts.ts'
import { gmtDay } from './dates.ts'

/** When somebody is here. Times are GMT. Days that were closed at once are the server's to know. */

const DAY = 24 * 3_600_000
const { days, opens, closes } = CONSULTATION_FACTS

/** Kept, because a calendar asks for the same year again and again. */
const holidays = new Map<string, readonly string[]>()

function isBankHoliday(day: string): boolean {
  const year = day.slice(0, 4)
  const known = holidays.get(year) ?? bankHolidays(Number(year), OPENING)
  holidays.set(year, known)
  return known.includes(day)
}

export function closedBecause(day: string): 'closed' | 'holiday' | 'away' | undefined {
  // Sunday is 0 here, 7 in the business facts.
  if (!days.includes(new Date(`${day}T00:00:00.000Z`).getUTCDay() || 7)) return 'closed'
  if (OPENING.bankHolidays && isBankHoliday(day)) return 'holiday'
  return OPENING.closed.some(([from = '', to = '']) => from <= day && day <= to) ? 'away' : undefined
}

/** From when somebody is here: now, or when we open next. */
export function hereFrom(now: Date): Date {
  // Longer than any closure that content/business.yaml accepts.
  for (let i = 0; i < 800; i++) {
    const day = gmtDay(new Date(now.getTime() + i * DAY))
    if (closedBecause(day) || now >= new Date(`${day}T${closes}Z`)) continue
    return new Date(Math.max(now.getTime(), Date.parse(`${day}T${opens}Z`)))
  }
  return now
}

/** At the earliest: they count from the first payment. */
export function workingDayAfter(from: Date, days: number): string {
  let moment = from.getTime()
  for (let left = days; left > 0; ) {
    moment += DAY
    if (!closedBecause(gmtDay(new Date(moment)))) left--
  }
  return gmtDay(new Date(moment))
}
