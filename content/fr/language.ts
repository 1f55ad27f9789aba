import type * as English from '#content/language.ts'
import type { Language, Translated } from '#contract/language.ts'

export const LANGUAGE = {
  code: 'fr',
  tag: 'fr',
  name: 'Français',
  direction: 'ltr',
  money: '{amount}\u00a0£',
  percent: '{number}\u00a0%',
  decimal: ',',
  group: '\u00a0',
  comma: ', ',
  space: ' ',
  label: '{label}\u00a0: {text}',
} satisfies Language

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
  day: '{day} {month} {year}',
  moment: '{weekday} {day} {month} {year} à {time}, heure du Royaume-Uni',
  promised: '{weekday} {day} {month} à {time} (heure du Royaume-Uni)',
  hours: '24',
  month: '{month} {year}',
  monthNames: months,
  shortWeekdays: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
  columns: ['di', 'lu', 'ma', 'me', 'je', 've', 'sa'],
}
