export const ESTIMATE = {
  counting: 'Counting pages and words…',
  missing: 'Choose a service and how soon you need it, and we’ll estimate the price.',
  binding: 'The written quote decides.',
  /** Until the owner has confirmed the prices. */
  samples: 'Example prices.',
  range: 'Estimate: {price}',
  about: 'about {price}',
  between: '{from} to {to}',
  /** {counted}: '12 pages, about 2,900 words on 10 of them'; {service}: what it is, and how soon. */
  of: 'For {counted}: {service}.',
  counted: 'We counted {counted}.',
  pages: { one: '{count} page', other: '{count} pages' },
  unreadable: '{pages} without text that we can read',
  words: { one: '{pages}, about {count} words', other: '{pages}, about {count} words' },
  /** {read}: on how many of the pages. */
  wordsOnSome: {
    one: '{pages}, about {count} words on {read} of them',
    other: '{pages}, about {count} words on {read} of them',
  },
  /** {counted}: the above. */
  andUncounted: {
    one: '{counted}, and {count} file that we couldn’t count',
    other: '{counted}, and {count} files that we couldn’t count',
  },
  uncountedPrice: 'The written quote will also cover what we couldn’t count.',
  /** How it adds up: {units} as below, and the price of one. */
  times: '{units} × {price}',
  units: {
    page: { one: '{count} page of 250 words', other: '{count} pages of 250 words' },
    word: { one: '{count} word', other: '{count} words' },
    document: { one: '{count} document', other: '{count} documents' },
  },
  /** An amount follows. */
  layout: 'With stamps, tables or a rare language, up to',
  pair: 'With neither language English, up to',
  extras: 'Extras are not included.',
  private: 'Counted on your device. Nothing is sent until you press the button below.',
  uncounted: {
    locked: 'It needs a password. We couldn’t count this one; you can still send it.',
    damaged: 'It seems to be damaged. We couldn’t count this one; you can still send it.',
    unknown: 'We couldn’t count this one; you can still send it.',
  },
} as const
