import type * as English from '#content/language.ts'
import type { Language, Translated } from '#contract/language.ts'

export const LANGUAGE = {
  code: 'uk',
  tag: 'uk',
  name: 'Українська',
  direction: 'ltr',
  money: '{amount}\u00a0£',
  percent: '{number}\u00a0%',
  decimal: ',',
  group: '\u00a0',
  comma: ', ',
  space: ' ',
  label: '{label}: {text}',
} satisfies Language

/** The weekday stands in brackets, so that a date needs no other case after a preposition. */
export const DATES: Translated<typeof English.DATES> = {
  weekdays: ['неділя', 'понеділок', 'вівторок', 'середа', 'четвер', 'п’ятниця', 'субота'],
  months: [
    'січня',
    'лютого',
    'березня',
    'квітня',
    'травня',
    'червня',
    'липня',
    'серпня',
    'вересня',
    'жовтня',
    'листопада',
    'грудня',
  ],
  first: '1',
  date: '{day} {month} {year} року ({weekday})',
  day: '{day} {month} {year} року',
  moment: '{day} {month} {year} року ({weekday}), {time} за часом Великої Британії',
  promised: '{day} {month} ({weekday}), {time} за часом Великої Британії',
  hours: '24',
  month: '{month} {year} року',
  monthNames: [
    'січень',
    'лютий',
    'березень',
    'квітень',
    'травень',
    'червень',
    'липень',
    'серпень',
    'вересень',
    'жовтень',
    'листопад',
    'грудень',
  ],
  shortWeekdays: ['нд', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
  columns: ['нд', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
}
