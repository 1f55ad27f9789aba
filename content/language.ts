import { ENGLISH_DATES } from '#contract/dates.ts'
import { ENGLISH_NUMBERS, type Language } from '#contract/language.ts'

/** What texts, dates and amounts on pages and in messages are written in. A further language has this file in a folder of its own. */
export const LANGUAGE = {
  code: 'en',
  tag: 'en-GB',
  name: 'English',
  direction: 'ltr',
  ...ENGLISH_NUMBERS,
  comma: ', ',
  space: ' ',
  label: '{label}: {text}',
} satisfies Language

/** How dates are shown; stored and sent they stay English. Weekdays begin with Sunday, months with January. */
export const DATES = {
  ...ENGLISH_DATES,
  /** Of records and papers; what is still to come has its weekday, too. */
  day: '{day} {month} {year}',
  /** {time}: '18:30'. */
  moment: '{weekday}, {day} {month} {year}, {time} UK time',
  /** By when something is promised, as one says it. {time}: '10 am'. */
  promised: '{time} on {weekday} {day} {month} (UK time)',
  /** Of which that time is: 12 or 24. */
  hours: '12',
  /** The head of a calendar, with the months' names as they stand alone. */
  month: '{month} {year}',
  monthNames: ENGLISH_DATES.months,
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  columns: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
} as const
