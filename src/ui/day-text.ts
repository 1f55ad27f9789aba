import { LANGUAGE } from '#content/language.ts'
import { UK_MOMENT } from '#content/moments.ts'
import { fill } from '#contract/language.ts'

const LOCALE = `${LANGUAGE.tag}-u-nu-latn`
const timeZone = 'Europe/London'

/** '20 November 2026': a day, or a moment's day in the UK, wherever the page is read, as in PDFs and messages. */
export function dayText(iso: string): string {
  // Midnight UTC of a day is the same day in the UK, also in summer.
  return new Date(iso).toLocaleDateString(LOCALE, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}

/** '18:30' by the clock of the UK. */
export const ukTime = (moment: Date): string =>
  moment.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

/** 'Friday 20 November at 18:30 UK time' */
export function momentText(moment: Date): string {
  const day = moment.toLocaleDateString(LOCALE, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  // The platform's apostrophe of Ukrainian is in none of our faces.
  return fill(UK_MOMENT, { day: day.replace('ʼ', '’'), time: ukTime(moment) })
}
