import { dateIn, gmtTime, ukClock } from '#contract/booking-calendar.ts'
import { currencyText as amountText, fill, numberText, poundsText } from '#contract/language.ts'
import { ENGLISH, type Words } from '../words.ts'

/** What dates, times and amounts look like in the language of the words. */
export const formatsOf = ({ DATES, LANGUAGE, MAIL }: Pick<Words, 'DATES' | 'LANGUAGE' | 'MAIL'>) => {
  const { tag } = LANGUAGE
  const day = (text: string) => dateIn(DATES, text)
  return {
    /** 'Friday, 20 November 2026' of 'YYYY-MM-DD' */
    day,

    /** The same of a moment, by the clock of the United Kingdom. */
    dayOf: (moment: string) => day(ukClock(new Date(moment)).day),

    /** 'Fri, 20 November 2026, 14:05 GMT', with UK local time if it differs. The day is the one in GMT. */
    bothClocks(moment: Date): string {
      const time = gmtTime(moment)
      const uk = ukClock(moment).time
      return fill(uk === time ? MAIL.gmt : MAIL.gmtAndUk, { day: shortDay(tag, moment, 'UTC'), time, uk })
    },

    /** 'Fri, 20 November 2026, 14:05 UK time' */
    ukMoment: (moment: Date): string =>
      fill(MAIL.ukTime, { day: shortDay(tag, moment, 'Europe/London'), time: ukClock(moment).time }),

    /** 'November 2026' of a day in it. */
    month: (moment: Date): string =>
      moment.toLocaleDateString(`${tag}-u-nu-latn`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),

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

/** English, for the operator. */
export const { bothClocks, ukMoment, month: monthText, fileSize, currency: currencyText } = formatsOf(ENGLISH)

const days = new Map<string, Intl.DateTimeFormat>()

/** Made when it is first needed: the first one loads 6 MB of locale data. */
function shortDay(tag: string, moment: Date, timeZone: string): string {
  const key = tag + timeZone
  const options = { timeZone, weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const
  const format = days.get(key) ?? new Intl.DateTimeFormat(`${tag}-u-nu-latn`, options)
  days.set(key, format)
  return format.format(moment)
}
