import type * as English from '#content/language.ts'
import type { Language, Translated } from '#contract/language.ts'

export const LANGUAGE = {
  code: 'es',
  tag: 'es',
  name: 'Español',
  direction: 'ltr',
  money: '{amount}\u00a0£',
  percent: '{number}\u00a0%',
  decimal: ',',
  group: '\u00a0',
  comma: ', ',
  space: ' ',
  label: '{label}: {text}',
} satisfies Language

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

/** Without a comma: the same text stands alone and after an article. */
export const DATES: Translated<typeof English.DATES> = {
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  months,
  first: '1',
  date: '{weekday} {day} de {month} de {year}',
  day: '{day} de {month} de {year}',
  moment: '{weekday} {day} de {month} de {year} a las {time} (hora del Reino Unido)',
  promised: '{weekday} {day} de {month} a las {time} (hora del Reino Unido)',
  hours: '24',
  month: '{month} de {year}',
  monthNames: months,
  shortWeekdays: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
  columns: ['do', 'lu', 'ma', 'mi', 'ju', 'vi', 'sá'],
}
