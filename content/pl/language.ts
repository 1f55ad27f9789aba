import type * as English from '#content/language.ts'
import type { Language, Translated } from '#contract/language.ts'

export const LANGUAGE = {
  code: 'pl',
  tag: 'pl',
  name: 'Polski',
  direction: 'ltr',
  money: '{amount}\u00a0£',
  percent: '{number}%',
  decimal: ',',
  group: '\u00a0',
  comma: ', ',
  space: ' ',
  label: '{label}: {text}',
} satisfies Language

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
  day: '{day} {month} {year}',
  moment: '{day} {month} {year} ({weekday}), godz. {time} czasu brytyjskiego',
  promised: '{day} {month} ({weekday}), godz. {time} czasu brytyjskiego',
  hours: '24',
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
