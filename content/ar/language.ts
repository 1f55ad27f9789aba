import type * as English from '#content/language.ts'
import type { Language, Translated } from '#contract/language.ts'

/** Amounts keep their sign in front of the digits, whatever stands round them. */
export const LANGUAGE = {
  code: 'ar',
  tag: 'ar',
  name: 'العربية',
  direction: 'rtl',
  money: '\u2066£{amount}\u2069',
  percent: '\u2066{number}%\u2069',
  decimal: '.',
  group: ',',
  comma: '، ',
  space: ' ',
  label: '{label}: {text}',
} satisfies Language

const weekdays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت']

const months = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
]

/** Weekdays have no short names. */
export const DATES: Translated<typeof English.DATES> = {
  weekdays,
  months,
  first: '1',
  date: '{weekday}، {day} {month} {year}',
  day: '{day} {month} {year}',
  moment: '{weekday}، {day} {month} {year}، الساعة {time} بتوقيت المملكة المتحدة',
  promised: '{weekday} {day} {month}، الساعة {time} بتوقيت المملكة المتحدة',
  hours: '24',
  month: '{month} {year}',
  monthNames: months,
  shortWeekdays: weekdays,
  columns: ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س'],
}
