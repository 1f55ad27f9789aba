/** Response headers. */
export const SECURITY_HEADERS: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
}

/** For everything except pages of the site: nothing may load, run or be framed. */
export const CLOSED_CSP =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/**
 * The page that shows a customer's own data: the window that opened it must not keep a reference to it. No other page has
 * this, because a browser starts a new process for it, which takes longer than the rest of a first paint; see
 * docs/decisions/020-first-paint.md.
 */
const OWN_WINDOW = '/profile'

/** Headers that depend on the file; `csp` is its policy if it is a page. */
export function fileHeaders(path: string, csp = CLOSED_CSP): Record<string, string> {
  return {
    'content-security-policy': csp,
    ...(path === OWN_WINDOW ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
  }
}

/** Files with a content hash in the name are immutable; everything else is revalidated. */
export const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
} as const
