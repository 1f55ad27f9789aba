/** How moments are said on pages. */
export const DATE_WORDS = {
  /** {day}: 'Friday 20 November'; {time}: '18:30'. */
  moment: '{day} at {time} UK time',
} as const
