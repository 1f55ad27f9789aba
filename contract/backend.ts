export const QUOTE_BUCKET = 'quote-documents'

/** Grants nothing by itself: row level security decides. Hosted projects set VITE_SUPABASE_PUBLISHABLE_KEY instead. */
export const EMBEDDED_PUBLISHABLE_KEY = 'sb_publishable_c2lnbmV0LWFuZC1xdWlsbA_3f1d9b7a'

export const ARCHIVES_HEADER = 'x-archives'

/** What `/V/CODE/PAGE` of the site leads to. */
export const CHECK_CERTIFICATE = '/functions/v1/check-certificate'

/** Posted without scripts, a form redirects to a page that shows the outcome named by the address (`src/ui/outcome.css`). */

export const FORM_POST = '/functions/v1/form-post'

export const PLAIN_FORMS = {
  enquiry: { page: '/enquiry-form', done: 'sent' },
  quote: { page: '/get-quote', done: 'sent' },
  newsletter: { page: '/social-media-links', done: 'signed-up' },
  confirm: { page: '/social-media-links', done: 'confirmed' },
  unsubscribe: { page: '/social-media-links', done: 'unsubscribed' },
} as const

export type PlainForm = keyof typeof PLAIN_FORMS

export const SENT_PARAMETER = 'sent'
