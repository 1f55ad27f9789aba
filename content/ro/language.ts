import type * as English from '#content/language.ts'
import type { Language, Translated } from '#contract/language.ts'

export const LANGUAGE = {
  code: 'ro',
  tag: 'ro',
  name: 'Română',
  direction: 'ltr',
  money: '{amount}\u00a0£',
  percent: '{number}\u00a0%',
  decimal: ',',
  group: '.',
  comma: ', ',
  space: ' ',
  label: '{label}: {text}',
} satisfies Language

const months = [
  'ianuarie',
  'februarie',
  'martie',
  'aprilie',
  'mai',
  'iunie',
  'iulie',
  'august',
  'septembrie',
  'octombrie',
  'noiembrie',
  'decembrie',
]

export const DATES: Translated<typeof English.DATES> = {
  weekdays: ['duminică', 'luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă'],
  months,
  first: '1',
  date: '{weekday}, {day} {month} {year}',
  day: '{day} {month} {year}',
  moment: '{weekday}, {day} {month} {year}, ora {time} în Regatul Unit',
  promised: '{weekday}, {day} {month}, ora {time} (ora Regatului Unit)',
  hours: '24',
  month: '{month} {year}',
  monthNames: months,
  shortWeekdays: ['dum.', 'lun.', 'mar.', 'mie.', 'joi', 'vin.', 'sâm.'],
  columns: ['du', 'lu', 'ma', 'mi', 'jo', 'vi', 'sâ'],
}
