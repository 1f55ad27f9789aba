export const SERVICE_WORDS = {
  getQuote: 'Get Quote',
  book: 'Book Your Consultation',
  verify: 'Has someone given you a document that we delivered?',
  verifyLink: 'Verify a document',
} as const

export const FACT_TERMS = { documents: 'Documents', price: 'Price', time: 'Usual time' } as const

export const COMMON_FACTS = [
  { term: 'Payment', text: 'Half upfront, half on delivery' },
  { term: 'Cancellation', text: 'Within one hour of payment, if work has not begun' },
] as const

export const PRICE_WORDS = {
  title: 'Typical prices and times',
  lead: 'Your written quote gives the exact price, before you owe anything.',
  /** Until the owner has confirmed them. */
  samples: 'Example prices',
  example: '(example)',
  from: 'from',
  fromAtStart: 'From',
  service: 'What it costs',
  units: {
    page: 'A page of up to 250 words',
    word: 'A word',
    document: 'A document',
    hour: 'An hour',
  },
  each: {
    page: '{price} a page',
    word: '{price} a word',
    document: '{price} a document',
    hour: '{price} an hour',
  },
  pence: '{pence}p',
  minimum: 'Minimum charge',
  /** {urgency}: see URGENCY_WORDS. */
  needed: 'Needed {urgency}',
  time: 'Usual\u00a0time',
  fee: 'including the authority’s fee of {fee}',
  extras: 'Often ordered as well',
} as const
