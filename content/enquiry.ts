import { EMAIL as email } from '#content/business.ts'
import type { ENQUIRY_FIELDS, EnquirySubject } from '#contract/enquiry.ts'
import type { NoticeWords, WordsOf } from '#contract/fields.ts'
import { PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, FAMILY_NAME_WORDS, GIVEN_NAME_WORDS, PHONE_WORDS } from './fields.ts'

export const SUBJECT_WORDS: Record<EnquirySubject, string> = {
  general: 'General',
  translation: 'Translation and certification',
  apostille: 'Apostille and notarisation',
  procurement: 'Document procurement',
  pricing: 'Pricing',
  support: 'Support with an order',
}

export const ENQUIRY_FIELD_WORDS = {
  subject: {
    label: 'Subject',
    required: 'Please choose a subject',
    prompt: 'Choose a subject',
    choices: SUBJECT_WORDS,
  },
  message: { label: 'Message', required: 'Please write your message' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  email: EMAIL_WORDS,
  phone: { ...PHONE_WORDS, messages: { invalid: 'Please check this number' } },
} as const satisfies WordsOf<typeof ENQUIRY_FIELDS>

export const ENQUIRY_PAGE = {
  title: 'Send an enquiry',
  lead: 'Ask us anything about translation, apostille, notarisation or procurement, in your own words.',
  /** On small screens. */
  reassurance: `We’ll reply within ${promises.reply}. Asking costs nothing.`,
  sections: { question: 'Your question', you: 'About you' },
  hints: {
    message: 'Which document, for which country, and by when you need it, if you know.',
    email: 'We’ll reply here.',
    phone: 'Include the country code, in case a call is quicker.',
  },
  submit: 'Send enquiry',
  submitting: 'Sending...',
  privacy: 'We use your details only to answer this enquiry. Read our {policy}.',
  policy: 'privacy policy',
} as const

export const ENQUIRY_NEXT = {
  title: 'What happens next',
  steps: [
    'Your enquiry goes to the people who do the work.',
    `One of them will reply by email within ${promises.reply}.`,
    'You owe nothing. If you want to order, you get a written quote first.',
  ],
  hours: promises.replyUnit,
  promise: 'until you have an answer',
  quote: 'Do you have the document to hand?',
  quoteLink: 'Ask for a quote',
} as const

export const ENQUIRY_SENT_PAGE = {
  /** Without scripts; otherwise the page says the specified words. */
  title: 'Your enquiry is with us',
  lead: 'We’ll reply to {address}.',
  /** {moment}: 'Friday 20 November at 18:30 UK time'. */
  due: 'You’ll have our answer by {moment}.',
  reference: 'Your reference',
  referenceHint: 'Please quote it when you write or call.',
  steps: [
    'Keep this reference. We’ll email you a copy, unless your address has had several emails from us today.',
    'Something to add? Reply to our email, or send another enquiry.',
  ],
  another: 'Send another enquiry',
  /** Without scripts the page does not know the address. */
  plain: `We’ll reply to your address within ${promises.reply}, counted in our opening hours.`,
} as const

/** The owner's own words. */
export const ENQUIRY_SENT = {
  title: 'Enquiry Sent!',
  description: `Thank you for your enquiry. Only our opening hours count. We'll get back to you within ${promises.reply}.`,
} as const satisfies NoticeWords

export const ENQUIRY_FAILURES = {
  refused: 'Failed to send your enquiry. Please try again.',
  other: 'Something went wrong. Please try again.',
} as const

export const ENQUIRY_MAIL = {
  subject: '{reference} We have your enquiry',
  title: 'We have your enquiry',
  preview: '{reference}. We’ll reply by {due}.',
  received: `We have received your enquiry and will reply within ${promises.reply}.`,
  due: 'We’ll reply by',
  add: `Something to add? Reply to this email and keep the reference in the subject, or write to ${email.general}. Please do not send passwords or card numbers.`,
  why: 'We sent this because someone gave this address in an enquiry on our website. If it was not you, you can ignore it.',
} as const
