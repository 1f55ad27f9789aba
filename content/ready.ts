/** By when an order is ready, as a label with a text, and within a sentence. */
export const READY_WORDS = {
  day: { label: 'Ready by', text: '{day}', phrase: 'by {day}' },
  /** {time}: '17:00'. */
  time: { label: 'Ready by', text: '{time} on {day}', phrase: 'by {time} on {day}' },
  within: 'Ready',
  /** Working days after the first payment. */
  days: {
    one: 'within {count} working day of the first payment',
    other: 'within {count} working days of the first payment',
  },
} as const
