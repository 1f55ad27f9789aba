import { closedBecause, gmtDay, slotStart } from './booking-calendar.ts'
import { OPENING } from './business-facts.ts'

/** Hours are GMT, in winter and summer. */

const HOUR = 3_600_000

/** Longer than any closure that content/business.yaml accepts. */
const MOST_DAYS = 800

/** @param closedToo days closed at short notice */
export function afterOpeningHours(from: Date, hours: number, closedToo: readonly string[] = []): Date {
  let left = hours * HOUR
  for (let i = 0; i < MOST_DAYS; i++) {
    const day = gmtDay(new Date(from.getTime() + i * 24 * HOUR))
    if (closedBecause(day) || closedToo.includes(day)) continue
    const begin = Math.max(from.getTime(), slotStart(day, OPENING.opens).getTime())
    const open = Math.max(0, slotStart(day, OPENING.closes).getTime() - begin)
    if (left <= open) return new Date(begin + left)
    left -= open
  }
  throw new RangeError('The house does not open')
}
