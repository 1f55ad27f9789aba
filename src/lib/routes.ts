/** Every URL of the site; src/pages has a file for each. Links, navigation and the sitemap derive from this list. */
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

/** Paths with a page of their own, in the order of the sitemap. */
export const PAGES: readonly { path: Path }[] = [
  { path: PATHS.home },
  { path: PATHS.getQuote },
  { path: PATHS.corporate },
  { path: PATHS.private },
  { path: PATHS.apostille },
  { path: PATHS.procurement },
  { path: PATHS.founders },
  { path: PATHS.reviews },
  { path: PATHS.events },
  { path: PATHS.poloDay },
  { path: PATHS.enquiry },
  { path: PATHS.booking },
  { path: PATHS.contact },
  { path: PATHS.social },
  { path: PATHS.auth },
  { path: PATHS.register },
  { path: PATHS.resetPassword },
  { path: PATHS.profile },
  { path: PATHS.privacy },
  { path: PATHS.terms },
  { path: PATHS.notFound },
]

/** Answered by the host with a redirect. */
export const REDIRECTS: Readonly<Partial<Record<Path, Path | `${Path}?${string}`>>> = {
  [PATHS.login]: PATHS.auth,
}
