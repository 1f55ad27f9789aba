import { dateIn, gmtDay, gmtTime, promisedIn, ukClock } from '#contract/dates.ts'
import { currencyText as amountText, fill, numberText, poundsText } from '#contract/language.ts'
import { ENGLISH, type Words } from '../words.ts'

/** What dates, times and amounts look like in the language of the words. */
export const formatsOf = ({ DATES, LANGUAGE, MAIL }: Pick<Words, 'DATES' | 'LANGUAGE' | 'MAIL'>) => {
  const day = (text: string) => dateIn(DATES, text)
  const short = (text: string) => dateIn({ ...DATES, weekdays: DATES.shortWeekdays }, text, DATES.short)
  return {
    /** 'Friday, 20 November 2026' of 'YYYY-MM-DD' */
    day,

    /** The same of a moment, by the clock of the United Kingdom. */
    dayOf: (moment: string) => day(ukClock(new Date(moment)).day),

    /** 'Fri, 20 November 2026, 14:05 GMT', with UK local time if it differs. The day is the one in GMT. */
    bothClocks(moment: Date): string {
      const time = gmtTime(moment)
      const uk = ukClock(moment).time
      return fill(uk === time ? MAIL.gmt : MAIL.gmtAndUk, { day: short(gmtDay(moment)), time, uk })
    },

    /** 'Fri, 20 November 2026, 14:05 UK time' */
    ukMoment(moment: Date): string {
      const uk = ukClock(moment)
      return fill(MAIL.ukTime, { day: short(uk.day), time: uk.time })
    },

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
