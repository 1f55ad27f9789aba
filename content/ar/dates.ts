import type * as English from '#content/dates.ts'
import type { Translated } from '#contract/language.ts'

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
  short: '{weekday}، {day} {month} {year}',
  day: '{day} {month} {year}',
  moment: '{weekday}، {day} {month}، الساعة {time} بتوقيت المملكة المتحدة',
  month: '{month} {year}',
  monthNames: months,
  shortWeekdays: weekdays,
  columns: ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س'],
}
