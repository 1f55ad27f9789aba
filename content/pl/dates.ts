import type * as English from '#content/dates.ts'
import type { Translated } from '#contract/language.ts'

/** In the genitive, as within a date. */
const months = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
]

/** The weekday stands in brackets behind, so that the same text stands alone, after ‘do’, and where something happened. */
export const DATES: Translated<typeof English.DATES> = {
  weekdays: ['niedziela', 'poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota'],
  months,
  first: '1',
  date: '{day} {month} {year} ({weekday})',
  short: '{day} {month} {year} ({weekday})',
  day: '{day} {month} {year}',
  moment: '{day} {month} ({weekday}), godz. {time} czasu brytyjskiego',
  month: '{month} {year}',
  monthNames: [
    'styczeń',
    'luty',
    'marzec',
    'kwiecień',
    'maj',
    'czerwiec',
    'lipiec',
    'sierpień',
    'wrzesień',
    'październik',
    'listopad',
    'grudzień',
  ],
  shortWeekdays: ['niedz.', 'pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.'],
  columns: ['nd', 'pn', 'wt', 'śr', 'cz', 'pt', 'so'],
}
