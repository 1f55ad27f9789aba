import type * as English from '#content/dates.ts'
import type { Translated } from '#contract/language.ts'

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

/** Without an article: the same text stands alone and after «le», «au» or «du». */
export const DATES: Translated<typeof English.DATES> = {
  weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  months,
  first: '1er',
  date: '{weekday} {day} {month} {year}',
  short: '{weekday} {day} {month} {year}',
  day: '{day} {month} {year}',
  moment: '{weekday} {day} {month} à {time}, heure du Royaume-Uni',
  month: '{month} {year}',
  monthNames: months,
  shortWeekdays: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
  columns: ['di', 'lu', 'ma', 'me', 'je', 've', 'sa'],
}
