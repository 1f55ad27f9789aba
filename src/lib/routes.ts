import { SERVICES } from '#contract/services.ts'

/** Only pages that code links to; src/pages has them all. */
export const PATHS = {
  home: '/',
  getQuote: '/get-quote',
  enquiry: '/enquiry-form',
  booking: '/booking-form',
  contact: '/contact-us-directly',
  social: '/social-media-links',
  founders: '/our-founders-story',
  reviews: '/our-review',
  events: '/our-events-gallery',
  poloDay: '/polo-family-day',
  corporate: '/corporate-document-translation',
  private: '/private-document-translation',
  apostille: '/apostille-notarisation',
  procurement: '/global-document-procurement',
  auth: '/auth',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  profile: '/profile',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  notFound: '/404',
} as const

export type Path = (typeof PATHS)[keyof typeof PATHS]

/** The quote form, as the page at `path` links to it: from that of a service with the service chosen. */
export function quotePathFrom(path: string): string {
  const service = SERVICES.find((id) => PATHS[id] === path)
  return service ? `${PATHS.getQuote}?service=${service}` : PATHS.getQuote
}

/** Redirects of the host. */
export const REDIRECTS: Readonly<Partial<Record<Path, Path | `${Path}?${string}`>>> = {
  [PATHS.login]: PATHS.auth,
}

export const addressOf = (name: string) => `/${name.replace(/^index$/, '')}`

/** The parameter of the page that verifies a document, and the fragment under which it says what to do without scripts. */
export const VERIFY = 'verify'
export const VERIFY_PATH = `${PATHS.getQuote}?${VERIFY}=#${VERIFY}`
