/** Pages that code links to. The pages that there are: src/pages, with their texts in content/. */
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

/** Answered by the host with a redirect. */
export const REDIRECTS: Readonly<Partial<Record<Path, Path | `${Path}?${string}`>>> = {
  [PATHS.login]: PATHS.auth,
}

/** Of the page whose file bears this name: 'index' is the home page. */
export const addressOf = (name: string) => `/${name.replace(/^index$/, '')}`

/** The parameter of the page that verifies a document, and the fragment under which it says what to do without scripts. */
export const VERIFY = 'verify'
