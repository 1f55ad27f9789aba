import type { WordsOf } from '#contract/fields.ts'
import type { QUOTE_FIELDS } from '#contract/quote.ts'
import { COUNTRY_WORDS } from './countries.ts'
import {
  COMPANY_NAME_WORDS,
  EMAIL_WORDS,
  FAMILY_NAME_WORDS,
  GIVEN_NAME_WORDS,
  PHONE_WORDS,
} from './fields.ts'

const COUNTRY = {
  prompt: 'Choose a country',
  messages: { invalid: 'Please choose a country from the list' },
  choices: COUNTRY_WORDS,
} as const

/** The last choices are of tasks, which store short values. */
export const QUOTE_FIELD_WORDS = {
  serviceType: {
    label: 'Service',
    required: 'Please choose a service',
    prompt: 'Choose a service',
    choices: {
      'Corporate Document Translation & Certification': 'Corporate Document Translation & Certification',
      'Apostille & Notarisation Services': 'Apostille & Notarisation Services',
      'Global Document Procurement': 'Global Document Procurement',
      'Private Document Translation & Certification': 'Private Document Translation & Certification',
      'document-translation': 'Document translation',
      'apostille-notarisation': 'Apostille and notarisation',
      'document-procurement': 'Document procurement',
      'corporate-translation': 'Corporate translation',
    },
  },
  sourceLanguage: { label: 'Language of the documents' },
  targetLanguage: { label: 'Translate into' },
  urgency: {
    label: 'Urgency',
    required: 'Please choose how soon you need it',
    choices: {
      '0-12 hours': '0-12 hours',
      '12-24 hours': '12-24 hours',
      '24-48 hours': '24-48 hours',
      '>48 hours': '>48 hours',
      standard: 'Standard, 5–7 days',
      express: 'Express, 2–3 days',
      urgent: 'Urgent, 24 hours',
    },
  },
  taskDescription: { label: 'Task description', required: 'Please describe what you need' },
  countryOfOrigin: { ...COUNTRY, label: 'Country of origin' },
  countryOfOriginOther: { label: 'Which country is it from?' },
  countryOfDestination: { ...COUNTRY, label: 'Country of destination' },
  countryOfDestinationOther: { label: 'Which country is it going to?' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  companyName: COMPANY_NAME_WORDS,
  ownReference: { label: 'Your own reference' },
  email: EMAIL_WORDS,
  phone: PHONE_WORDS,
} as const satisfies WordsOf<typeof QUOTE_FIELDS>

export const QUOTE_PAGE = {
  loading: 'One moment…',
  title: 'Get a quote',
  lead: 'Tell us what the document is and where it will be used. You’ll have a written price before you owe anything.',
  /** On small screens. */
  reassurance: 'A quote costs nothing, and your documents stay private.',
  sections: {
    need: 'What you need',
    going: 'Where it is going',
    documents: 'Your documents',
    you: 'About you',
  },
  hints: {
    urgency: 'How soon you need the finished documents, or need us to apply to the authority.',
    taskDescription: 'What the documents are, how many pages, and who asked for them.',
    documents: 'Clear photos or scans are enough for a quote. Originals can follow later.',
    ownReference: 'A matter or file number, for example.',
    email: 'We’ll send the quote here.',
    phone: 'Include the country code, in case a call is quicker.',
  },
  submit: 'Send quote request',
  submitting: 'Submitting...',
  privacy: 'We use your details and files only for this request. Read our {policy}.',
  policy: 'privacy policy',
} as const

export const QUOTE_NEXT = {
  title: 'What happens next',
  steps: [
    'We read your documents and check what the authority asks for.',
    'You receive a written quote by email, with the price and the delivery date.',
    'You owe nothing until you accept it.',
  ],
} as const
