export const SECURITY_HEADERS: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
}

/** For everything except pages of the site. */
export const CLOSED_CSP =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** Workers obey the policy of their script, and `sandbox` would forbid them to run. */
const ASSETS_CSP = CLOSED_CSP.replace('; sandbox', '')

/** No window that opened it keeps a reference. It costs a new process, hence only here (docs/decisions/003-pages.md). */
const OWN_WINDOW = /^(\/[\w:-]+)?\/profile$/

export function fileHeaders(path: string, csp?: string): Record<string, string> {
  return {
    'content-security-policy': csp ?? (path.startsWith('/assets/') ? ASSETS_CSP : CLOSED_CSP),
    ...(OWN_WINDOW.test(path) ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
  }
}

/** Files with a content hash in the name are immutable. */
export const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
} as const
