/** Bank holidays of England and Wales by rule; exceptions for single years are in content/business.yaml. */

const DAY = 24 * 3_600_000

/** Days 'YYYY-MM-DD'; a moved holiday is a pair: the day by rule, and the day it moves to. */
type HolidayChanges = { added: readonly string[]; moved: readonly (readonly string[])[] }

const text = (moment: number) => new Date(moment).toISOString().slice(0, 10)

const weekday = (moment: number) => new Date(moment).getUTCDay()

/** Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const a = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const f = Math.floor((century + 8) / 25)
  const g = Math.floor((century - f + 1) / 3)
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}

const mondayFrom = (moment: number) => moment + ((8 - weekday(moment)) % 7) * DAY

/** A fixed holiday at a weekend stays a holiday, and also has a substitute. */
function byTheRules(year: number): string[] {
  const easter = easterSunday(year)
  const fixed = [Date.UTC(year, 0, 1), Date.UTC(year, 11, 25), Date.UTC(year, 11, 26)]
  const days = new Set([
    easter - 2 * DAY,
    easter + DAY,
    mondayFrom(Date.UTC(year, 4, 1)),
    mondayFrom(Date.UTC(year, 4, 25)),
    mondayFrom(Date.UTC(year, 7, 25)),
    ...fixed,
  ])
  for (const holiday of fixed) {
    if (weekday(holiday) % 6 !== 0) continue
    let substitute = holiday
    while (weekday(substitute) % 6 === 0 || days.has(substitute)) substitute += DAY
    days.add(substitute)
  }
  return [...days].map(text)
}

export function bankHolidays(year: number, { added, moved }: HolidayChanges): string[] {
  const days = new Set(byTheRules(year))
  for (const [from = '', to = ''] of moved) if (days.delete(from)) days.add(to)
  for (const day of added) if (day.startsWith(`${year}-`)) days.add(day)
  return [...days].sort()
}
