import { LANGUAGE } from '#content/language.ts'
import type { ServiceId } from '#contract/quote.ts'

const SERVICE_PAGES = {
  corporate: '/corporate-document-translation',
  private: '/private-document-translation',
  apostille: '/apostille-notarisation',
  procurement: '/global-document-procurement',
} as const satisfies Record<ServiceId, string>

/** English addresses of pages that code links to; src/pages has them all. */
const PAGES = {
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
  ...SERVICE_PAGES,
  auth: '/auth',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  profile: '/profile',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  notFound: '/404',
} as const

export type Path = (typeof PAGES)[keyof typeof PAGES]

export const ENGLISH_ONLY: readonly string[] = [PAGES.events, PAGES.poloDay, PAGES.privacy, PAGES.terms]

export const prefixOf = (language: string) => (language === 'en' ? '' : `/${language}`)

export const isInEnglish = (address: string) => LANGUAGE.code !== 'en' && ENGLISH_ONLY.includes(address)

/** What leads to an English address, with or without a query, leads to the same page in another language, if it is there. */
export const localPath = (address: string, language: string = LANGUAGE.code) =>
  ENGLISH_ONLY.includes(address.replace(/[?#].*/, '')) ? address : prefixOf(language) + address

export const PATHS = Object.fromEntries(
  Object.entries(PAGES).map(([name, address]) => [name, localPath(address)]),
) as Readonly<Record<keyof typeof PAGES, string>>

/** The quote form, as the page at `path` links to it: from that of a service with the service chosen. */
export function quotePathFrom(path: string): string {
  const service = Object.keys(SERVICE_PAGES).find((id) => PATHS[id as ServiceId] === path)
  return service ? `${PATHS.getQuote}?service=${service}` : PATHS.getQuote
}

export const REDIRECTS: Readonly<Partial<Record<Path, Path | `${Path}?${string}`>>> = {
  [PAGES.login]: PAGES.auth,
}

export const addressOf = (name: string) => `/${name.replace(/^index$/, '')}`

/** The parameter of the page that verifies a document, and the fragment under which it says what to do without scripts. */
export const VERIFY = 'verify'
export const VERIFY_PATH = `${PATHS.getQuote}?${VERIFY}=#${VERIFY}`
