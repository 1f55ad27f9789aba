import type { QUOTE_SERVICES, QUOTE_URGENCIES } from '#contract/quote.ts'
import { EMAIL as email } from './business.ts'

export const QUOTE_SENT = {
  /** Without scripts; otherwise the page says the specified words. */
  title: 'Your request is with us',
  /** Of the messages to {address}: unknown until they are sent or not. */
  copy: {
    sent: 'We are emailing a copy to {address}.',
    withheld:
      'We have already sent several emails to {address} today, so we are not emailing you about this request. It has still reached us.',
    unknown: 'We’ll email a copy to {address}, unless that address has had several emails from us today.',
  },
  /** {service}: see SERVICE_PHRASES; {moment}: '10 am on Monday 30 November (UK time)'. */
  quote: 'You’ll receive a written quote for {service} by email, with the price and the date.',
  reply: 'We aim to reply by {moment}.',
  another: 'Send another request',
  reference: 'Your reference',
  referenceHint: 'Please quote it when you write or call.',
  /** Without scripts the page does not know the address. */
  plain: `We’ll email you a copy, unless your address has had several emails from us today. To add documents, reply to that email, or write to ${email.general} with the reference.`,
  add: {
    title: 'No documents yet? Add them now',
    text: 'We can quote sooner and more exactly when we have seen them.',
    /** Where the browser has no link to the request. */
    write: `Reply to our email with them attached, or write to ${email.general} with your reference.`,
    added: 'The documents you sent',
  },
  /** Only the browser that sent the request gets the link. */
  page: {
    text: 'On your request page you can see what you sent and add documents. The link is private and works for a day.',
    link: 'Open your request',
  },
} as const

export const URGENCY_WORDS = {
  '0-12 hours': 'within 12 hours',
  '12-24 hours': 'within 24 hours',
  '24-48 hours': 'within 48 hours',
  '>48 hours': 'in more than 48 hours',
} as const satisfies Record<(typeof QUOTE_URGENCIES)[number], string>

export const SERVICE_PHRASES = {
  'Corporate Document Translation & Certification': 'corporate document translation and certification',
  'Apostille & Notarisation Services': 'apostille and notarisation',
  'Global Document Procurement': 'global document procurement',
  'Private Document Translation & Certification': 'private document translation and certification',
} as const satisfies Record<(typeof QUOTE_SERVICES)[number], string>

/** What has to be said of an urgency. {time}: the usual time of prices.yaml; {moment}: as above. */
export const URGENCY_NOTES = {
  lodged: 'For an apostille, the urgency is how soon we lodge your documents.',
  applied: 'For a record from an authority, the urgency is how soon we apply for it.',
  usual: 'Finished documents usually take {time}. We can’t promise them sooner.',
  closed: 'Nobody is here before {moment}.',
  late: 'Nobody is here in time for that, so our reply comes later.',
  send: 'You can send your request all the same.',
} as const
