import type { EnquirySubject } from '#contract/enquiry.ts'
import { EMAIL as email, PROMISES as promises } from './business.ts'

/** Words of the enquiry form that the owner may change. Messages and toasts are in the contract. */

/** How the subjects are called, on the page and in e-mails. */
export const SUBJECT_WORDS: Record<EnquirySubject, string> = {
  general: 'General',
  translation: 'Translation and certification',
  apostille: 'Apostille and notarisation',
  procurement: 'Document procurement',
  pricing: 'Pricing',
  support: 'Support with an order',
}

export const ENQUIRY_PAGE = {
  title: 'Send an enquiry',
  lead: 'Ask us anything about translation, apostille, notarisation or procurement, in whatever words come first.',
  sections: { question: 'Your question', you: 'About you' },
  hints: {
    message: 'Which document, for which country, and by when you need it, if you know.',
    email: 'We answer here.',
    phone: 'With the country code, in case a question is quicker answered by voice.',
  },
  submit: 'Send enquiry',
  submitting: 'Sending...',
  privacy: 'Your details are used to answer this enquiry only.',
  noscript:
    'This form needs JavaScript, which is switched off or unavailable here. You are just as welcome to write to',
} as const

/** The stub beside the form. */
export const ENQUIRY_NEXT = {
  title: 'What happens next',
  steps: [
    'Your enquiry goes to the people who do the work.',
    `One of them answers by email within ${promises.reply}.`,
    'Nothing is owed. If it becomes an order, you get a written price first.',
  ],
  hours: promises.replyUnit,
  promise: 'until you have an answer',
  quote: 'You have the document at hand?',
  quoteLink: 'Ask for a quote',
} as const

/** The confirmation after sending. */
export const ENQUIRY_SENT_PAGE = {
  title: 'Your enquiry is with us',
  reference: 'Your reference',
  referenceHint: 'Quote it whenever you write or call, and we will know at once what it is about.',
  steps: [
    'You receive a copy of this reference by email. If it does not come, look into the junk folder.',
    'Something to add? Reply to that email, or send another enquiry.',
  ],
  another: 'Send another enquiry',
} as const

/** The acknowledgement by e-mail. */
export const ENQUIRY_MAIL = {
  why: 'Sent because somebody wrote to us on our website and gave this address. If that was not you, there is nothing to do.',
  add: `Something to add? Reply to this email and keep the reference in the subject, or write to ${email.general}. Please do not send passwords or card numbers.`,
} as const
