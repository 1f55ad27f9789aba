import { DATES } from '#content/language.ts'
import { dateIn, momentIn, promisedIn, ukClock } from '#contract/dates.ts'

/** '20 November 2026': a day, or a moment's day in the UK, wherever the page is read, as in PDFs and messages. */
export const dayText = (iso: string): string =>
  // Midnight UTC of a day is the same day in the UK, also in summer.
  dateIn(DATES, ukClock(new Date(iso)).day, DATES.day)

/** '18:30' by the clock of the UK. */
export const ukTime = (moment: Date): string => ukClock(moment).time

/** 'Friday, 20 November 2026': a day still to come. */
export const dateText = (day: string): string => dateIn(DATES, day)

/** 'Friday, 20 November 2026, 18:30 UK time' */
export const momentText = (moment: Date): string => momentIn(DATES, moment)

type TimeProps = { iso: string }

/** '10 am on Monday 30 November (UK time)' */
export const Promised = ({ iso }: TimeProps) => <time dateTime={iso}>{promisedIn(DATES, new Date(iso))}</time>

export const Moment = ({ iso }: TimeProps) => <time dateTime={iso}>{momentText(new Date(iso))}</time>

export const Day = ({ iso }: TimeProps) => <time dateTime={iso}>{dayText(iso)}</time>
