import { clockIn, formatBookingDate, gmtDay, gmtTime, ukClock } from '#contract/booking-calendar.ts'

/** '' if the browser does not say. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
}

const UK_ZONES: readonly string[] = [
  'Europe/London',
  'Europe/Belfast',
  'Europe/Jersey',
  'Europe/Guernsey',
  'Europe/Isle_of_Man',
  'GB',
]

/** Some browsers still use old names of cities. */
const NAMES_TODAY: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Godthab: 'Nuuk',
}

/** 'in New York' for 'America/New_York'; zones without a city are 'on your clock'. */
export function zoneName(timeZone: string): string {
  const city = /^(?!Etc\/)[A-Za-z]+\/(?:.+\/)?(.+)$/.exec(timeZone)?.[1]
  return city ? `in ${NAMES_TODAY[city] ?? city.replaceAll('_', ' ')}` : 'on your clock'
}

/** '23:30', or '00:30 Sat' on another day; undefined if it equals GMT. */
export function ownTime(start: Date, timeZone: string): string | undefined {
  const own = clockIn(start, timeZone)
  if (own.day !== gmtDay(start)) return `${own.time} ${formatBookingDate(own.day).slice(0, 3)}`
  return own.time === gmtTime(start) ? undefined : own.time
}

/** Those that differ from GMT: ['05:00 in New York', '10:00 in the UK']. */
export function otherTimes(start: Date, timeZone: string): string[] {
  const texts: string[] = []
  if (timeZone && !UK_ZONES.includes(timeZone) && ownTime(start, timeZone)) {
    const own = clockIn(start, timeZone)
    const day = own.day === gmtDay(start) ? '' : ` on ${formatBookingDate(own.day)}`
    texts.push(`${own.time} ${zoneName(timeZone)}${day}`)
  }
  const uk = ukClock(start)
  if (uk.time !== gmtTime(start)) texts.push(`${uk.time} in the UK`)
  return texts
}

/** '09:00 GMT is 05:00 in New York and 10:00 in the UK', or undefined if all agree. */
export function clocksSentence(start: Date, timeZone: string): string | undefined {
  const times = otherTimes(start, timeZone)
  return times.length > 0 ? `${gmtTime(start)} GMT is ${times.join(' and ')}` : undefined
}

/** 'Thursday, 26 November 2026, 09:00 GMT', with the visitor's time where it differs. */
export function zonedMomentText(moment: Date, timeZone = deviceTimeZone()): string {
  const text = `${formatBookingDate(gmtDay(moment))}, ${gmtTime(moment)} GMT`
  const others = otherTimes(moment, timeZone)
  return others.length > 0 ? `${text} (${others.join(', ')})` : text
}
