import { CITIES, CLOCKS } from '#content/booking.ts'
import { DATES } from '#content/language.ts'
import { clockIn, dateIn, gmtDay, gmtTime, ukClock } from '#contract/dates.ts'
import { fill } from '#contract/language.ts'

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

/** 'New York' for 'America/New_York'; undefined for zones without a city. */
function cityOf(timeZone: string): string | undefined {
  const city = /^(?!Etc\/)[A-Za-z]+\/(?:.+\/)?(.+)$/.exec(timeZone)?.[1]
  return city && (CITIES[city as keyof typeof CITIES] ?? city.replaceAll('_', ' '))
}

/** Whose time a sentence like 'the time in {city}' is about. @param own for zones without a city */
export function ofZone(timeZone: string, there: string, own: string, slots = {}): string {
  const city = cityOf(timeZone)
  return city ? fill(there, { ...slots, city }) : fill(own, slots)
}

/** '23:30', or '00:30 Sat' on another day; undefined if it equals GMT. */
export function ownTime(start: Date, timeZone: string): string | undefined {
  const { day, time } = clockIn(start, timeZone)
  if (day !== gmtDay(start)) {
    const weekday = dateIn({ ...DATES, weekdays: DATES.shortWeekdays }, day, '{weekday}')
    return fill(CLOCKS.weekday, { time, weekday })
  }
  return time === gmtTime(start) ? undefined : time
}

/** Those that differ from GMT: ['05:00 in New York', '10:00 in the UK']. */
export function otherTimes(start: Date, timeZone: string): string[] {
  const texts: string[] = []
  if (timeZone && !UK_ZONES.includes(timeZone) && ownTime(start, timeZone)) {
    const { day, time } = clockIn(start, timeZone)
    const text = ofZone(timeZone, CLOCKS.there, CLOCKS.yours, { time })
    texts.push(
      day === gmtDay(start) ? text : fill(CLOCKS.onOtherDay, { time: text, date: dateIn(DATES, day) }),
    )
  }
  const { time } = ukClock(start)
  if (time !== gmtTime(start)) texts.push(fill(CLOCKS.uk, { time }))
  return texts
}

/** '09:00 GMT is 05:00 in New York and 10:00 in the UK.', or undefined if all agree. */
export function clocksSentence(start: Date, timeZone: string): string | undefined {
  const [other, another] = otherTimes(start, timeZone)
  if (other === undefined) return undefined
  const gmt = fill(CLOCKS.gmt, { time: gmtTime(start) })
  return another === undefined ? fill(CLOCKS.one, { gmt, other }) : fill(CLOCKS.two, { gmt, other, another })
}

/** 'Thursday, 26 November 2026, 09:00 GMT', with the visitor's time where it differs. */
export function zonedMomentText(moment: Date, timeZone = deviceTimeZone()): string {
  const text = fill(CLOCKS.moment, { date: dateIn(DATES, gmtDay(moment)), time: gmtTime(moment) })
  const others = otherTimes(moment, timeZone).join(CLOCKS.separator)
  return others ? fill(CLOCKS.others, { moment: text, others }) : text
}
