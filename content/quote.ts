import type { QUOTE_SERVICES, QUOTE_URGENCIES } from '#contract/quote.ts'
import type { ServiceId } from './services.ts'

/** Words of the quote page that the owner may change. Messages and toasts are in the contract. */

export const QUOTE_PAGE = {
  title: 'Get a quote',
  lead: 'Tell us what the document is and where it will be used. You will have a written price before anything is owed.',
  sections: {
    need: 'What you need',
    going: 'Where it is going',
    documents: 'Your documents',
    you: 'About you',
  },
  hints: {
    urgency: 'How soon you need the finished papers.',
    taskDescription: 'What the papers are, how many pages, and who asked for them.',
    documents: 'Clear photos or scans are enough for a quote. Originals can follow later.',
    email: 'We send the quote here.',
    phone: 'With the country code, in case a question is quicker answered by voice.',
  },
  submit: 'Send quote request',
  submitting: 'Submitting...',
  privacy: 'Your details and files are used for this request only.',
} as const

export const QUOTE_NEXT = {
  title: 'What happens next',
  steps: [
    'We read every page and check the rules of the country it is going to.',
    'You receive a written quote by email, with the price and the date.',
    'Nothing is owed until you accept it.',
  ],
} as const

/** The confirmation after sending. `{…}` is filled in by the page. */
export const QUOTE_SENT = {
  title: 'Your request is with us',
  reference: 'Your reference',
  referenceHint: 'Quote it whenever you write or call, and we will know at once what it is about.',
} as const

/** How the chosen urgency is said back to the visitor. */
export const URGENCY_WORDS: Record<(typeof QUOTE_URGENCIES)[number], string> = {
  '0-12 hours': 'within 12 hours',
  '12-24 hours': 'within 24 hours',
  '24-48 hours': 'within 48 hours',
  '>48 hours': 'in more than 48 hours',
}

/** The services of the quote form: their motif, and how they are called inside a sentence. */
export const QUOTED_SERVICES: Record<(typeof QUOTE_SERVICES)[number], { id: ServiceId; words: string }> = {
  'Corporate Document Translation & Certification': {
    id: 'corporate',
    words: 'corporate document translation and certification',
  },
  'Apostille & Notarisation Services': { id: 'apostille', words: 'apostille and notarisation' },
  'Global Document Procurement': { id: 'procurement', words: 'global document procurement' },
  'Private Document Translation & Certification': {
    id: 'private',
    words: 'private document translation and certification',
  },
}
