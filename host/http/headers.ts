/** Headers of every answer. */
export const SECURITY_HEADERS: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
}

/** For everything that is not a page of the site: nothing may load, run or frame. */
export const CLOSED_CSP =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/**
 * The page that shows what is a customer's alone: a window that opened it may not hold on to it. No other page has this,
 * because a browser starts a new process for it, which takes longer than all the rest of a first paint; see
 * docs/decisions/020-first-paint.md.
 */
const OWN_WINDOW = '/profile'

/** What the path's own file adds to the headers of every answer; `csp` is its policy, when it is a page. */
export function fileHeaders(path: string, csp = CLOSED_CSP): Record<string, string> {
  return {
    'content-security-policy': csp,
    ...(path === OWN_WINDOW ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
  }
}

/** Files with a hash of their content in the name never change; everything else is asked for each time. */
export const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
} as const
