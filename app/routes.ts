import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'

/** Every URL of the site. Links, the prerender list and the sitemap all derive from this one list. */
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
export const PAGES: readonly { path: Path; file: string }[] = [
  { path: PATHS.home, file: 'routes/home.tsx' },
  { path: PATHS.getQuote, file: 'routes/get-quote.tsx' },
  { path: PATHS.notFound, file: 'routes/not-found.tsx' },
]

/** Answered by the host with a redirect. */
export const REDIRECTS: Readonly<Partial<Record<Path, Path>>> = {
  [PATHS.login]: PATHS.auth,
}

export default PAGES.map(
  ({ path, file }): RouteConfigEntry =>
    path === '/' ? { index: true, file } : { path: path.slice(1), file },
) satisfies RouteConfig
