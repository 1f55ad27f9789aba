import { dateIn, gmtDay, gmtTime, momentIn, promisedIn, ukClock } from '#contract/dates.ts'
import { currencyText as amountText, fill, numberText, poundsText } from '#contract/language.ts'
import { ENGLISH, type Words } from '../words.ts'

/** What dates, times and amounts look like in the language of the words. */
export const formatsOf = ({ CLOCKS, DATES, LANGUAGE, MAIL }: Words) => {
  const date = (day: string) => dateIn(DATES, day)
  return {
    /** 'Friday, 20 November 2026' of 'YYYY-MM-DD': a day still to come. */
    date,

    /** The same of a moment, by the clock of the United Kingdom. */
    dateOf: (moment: string) => date(ukClock(new Date(moment)).day),

    /** '20 November 2026' of a moment: the day of a record, as on papers and pages. */
    dayOf: (moment: string) => dateIn(DATES, ukClock(new Date(moment)).day, DATES.day),

    /** 'Friday, 20 November 2026, 14:05 GMT', with UK local time if it differs. The day is the one in GMT. */
    bothClocks(start: Date): string {
      const [time, uk] = [gmtTime(start), ukClock(start)]
      const moment = fill(CLOCKS.moment, { date: date(gmtDay(start)), time })
      return uk.time === time ? moment : fill(CLOCKS.others, { moment, others: fill(CLOCKS.uk, uk) })
    },

    /** 'Friday, 20 November 2026, 14:05 UK time', as on pages. */
    ukMoment: (moment: Date): string => momentIn(DATES, moment),

    /** '10 am on Monday 30 November (UK time)' */
    promised: (moment: Date): string => promisedIn(DATES, moment),

    /** 'November 2026' of a day in it. */
    month: (moment: Date): string =>
      dateIn({ ...DATES, months: DATES.monthNames }, gmtDay(moment), DATES.month),

    /** '9.9 MB', '340 KB' */
    fileSize(bytes: number): string {
      if (bytes >= 1024 * 1024)
        return fill(MAIL.megabytes, { size: numberText(bytes / 1024 / 1024, 1, LANGUAGE) })
      return fill(MAIL.kilobytes, { size: Math.max(1, Math.round(bytes / 1024)) })
    },

    /** '£1,234.50' of pence. */
    money: (pence: number): string => poundsText(pence, LANGUAGE),

    /** '€1,234.50' of an amount in the minor unit, and a currency in lower case. */
    currency: (amount: number, currency: string): string => amountText(amount, currency, LANGUAGE),
  }
}

export const {
  bothClocks,
  ukMoment,
  promised: promisedText,
  month: monthText,
  fileSize,
  currency: currencyText,
} = formatsOf(ENGLISH)
