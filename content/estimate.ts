/** The estimate beside the files of a request. */

export const ESTIMATE = {
  counting: 'Counting pages and words…',
  missing: 'Choose a service and how soon you need it, and we’ll estimate the price.',
  binding: 'The written quote decides.',
  private: 'Counted on your device. Nothing is sent until you press the button below.',
  /** After the file's name. */
  uncounted: {
    locked: 'It needs a password. We couldn’t count this one; you can still send it.',
    damaged: 'It seems to be damaged. We couldn’t count this one; you can still send it.',
    unknown: 'We couldn’t count this one; you can still send it.',
  },
} as const
