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
  { path: PATHS.corporate, file: 'routes/corporate-document-translation.tsx' },
  { path: PATHS.private, file: 'routes/private-document-translation.tsx' },
  { path: PATHS.apostille, file: 'routes/apostille-notarisation.tsx' },
  { path: PATHS.procurement, file: 'routes/global-document-procurement.tsx' },
  { path: PATHS.founders, file: 'routes/our-founders-story.tsx' },
  { path: PATHS.reviews, file: 'routes/our-review.tsx' },
  { path: PATHS.events, file: 'routes/our-events-gallery.tsx' },
  { path: PATHS.poloDay, file: 'routes/polo-family-day.tsx' },
  { path: PATHS.enquiry, file: 'routes/enquiry-form.tsx' },
  { path: PATHS.booking, file: 'routes/booking-form.tsx' },
  { path: PATHS.contact, file: 'routes/contact-us-directly.tsx' },
  { path: PATHS.social, file: 'routes/social-media-links.tsx' },
  { path: PATHS.auth, file: 'routes/auth.tsx' },
  { path: PATHS.register, file: 'routes/register.tsx' },
  { path: PATHS.resetPassword, file: 'routes/reset-password.tsx' },
  { path: PATHS.profile, file: 'routes/profile.tsx' },
  { path: PATHS.privacy, file: 'routes/privacy-policy.tsx' },
  { path: PATHS.terms, file: 'routes/terms-of-service.tsx' },
  { path: PATHS.notFound, file: 'routes/not-found.tsx' },
]

/** Files that are made like pages, from the same lists. */
export const FILES: readonly { path: `/${string}`; file: string }[] = [
  { path: '/sitemap.xml', file: 'routes/sitemap.ts' },
  { path: '/robots.txt', file: 'routes/robots.ts' },
  { path: '/.well-known/security.txt', file: 'routes/security.ts' },
]

/** Answered by the host with a redirect. */
export const REDIRECTS: Readonly<Partial<Record<Path, Path | `${Path}?${string}`>>> = {
  [PATHS.login]: PATHS.auth,
}

export default [...PAGES, ...FILES].map(
  ({ path, file }): RouteConfigEntry =>
    path === '/' ? { index: true, file } : { path: path.slice(1), file },
) satisfies RouteConfig
