import { clockIn, formatBookingDate, gmtDay, gmtTime, ukClock } from '#contract/booking-calendar.ts'

/** What clocks elsewhere show when a consultation begins, in words. */

/** The zone of this device; '' when the browser does not say. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
}

/** Zones whose clocks are the UK's. */
const UK_ZONES: readonly string[] = [
  'Europe/London',
  'Europe/Belfast',
  'Europe/Jersey',
  'Europe/Guernsey',
  'Europe/Isle_of_Man',
  'GB',
]

/** Browsers still use some names that cities have given up. */
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

/** What the visitor's clock shows, where it is not what GMT and the date say: '23:30', or '00:30 Sat' on another day. */
export function ownTime(start: Date, timeZone: string): string | undefined {
  const own = clockIn(start, timeZone)
  if (own.day !== gmtDay(start)) return `${own.time} ${formatBookingDate(own.day).slice(0, 3)}`
  return own.time === gmtTime(start) ? undefined : own.time
}

/** The times that differ from GMT, the visitor's and the UK's: ['05:00 in New York', '10:00 in the UK']. */
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

/** '09:00 GMT is 05:00 in New York and 10:00 in the UK', or undefined when all clocks agree. */
export function clocksSentence(start: Date, timeZone: string): string | undefined {
  const times = otherTimes(start, timeZone)
  return times.length > 0 ? `${gmtTime(start)} GMT is ${times.join(' and ')}` : undefined
}

/** A moment in GMT, and by the visitor's clock where that differs: 'Thursday, 26 November 2026, 09:00 GMT'. */
export function zonedMomentText(moment: Date, timeZone = deviceTimeZone()): string {
  const text = `${formatBookingDate(gmtDay(moment))}, ${gmtTime(moment)} GMT`
  const others = otherTimes(moment, timeZone)
  return others.length > 0 ? `${text} (${others.join(', ')})` : text
}
