/**
 * Forms without scripts: the browser posts to `form-post`, which redirects to a page with the outcome. Pages are
 * static, so CSS shows the section that the address names (`src/ui/outcome.css`).
 */

/** Its query says which form. */
export const FORM_POST = '/functions/v1/form-post'

/** Page of the form, and its section for the outcome. */
export const PLAIN_FORMS = {
  enquiry: { page: '/enquiry-form', done: 'sent' },
  quote: { page: '/get-quote', done: 'sent' },
  newsletter: { page: '/social-media-links', done: 'signed-up' },
  confirm: { page: '/social-media-links', done: 'confirmed' },
  unsubscribe: { page: '/social-media-links', done: 'unsubscribed' },
} as const

export type PlainForm = keyof typeof PLAIN_FORMS

/** Holds the reference. */
export const SENT_PARAMETER = 'sent'
