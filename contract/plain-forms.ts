/**
 * The forms that work without scripts: a browser posts them to `form-post` by itself, and is led back to a page that says the
 * outcome. Pages are static, so an outcome is a section that is shown while the address names it (`src/ui/outcome.css`).
 */

/** The function that takes them all; which form it is stands in the address. */
export const FORM_POST = '/functions/v1/form-post'

/** The page of each form, and its section that says the outcome. */
export const PLAIN_FORMS = {
  enquiry: { page: '/enquiry-form', done: 'sent' },
  quote: { page: '/get-quote', done: 'sent' },
  newsletter: { page: '/social-media-links', done: 'signed-up' },
  confirm: { page: '/social-media-links', done: 'confirmed' },
  unsubscribe: { page: '/social-media-links', done: 'unsubscribed' },
} as const

export type PlainForm = keyof typeof PLAIN_FORMS

/** The parameter of an outcome's address that holds the reference. */
export const SENT_PARAMETER = 'sent'
