/** What a date is written with. `date` takes {weekday}, {day}, {month} and {year}. */
export type DateWords = { weekdays: readonly string[]; months: readonly string[]; date: string }

/** As dates are stored and sent, and as the operator reads them. */
export const ENGLISH_DATES = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  date: '{weekday}, {day} {month} {year}',
} as const satisfies DateWords
