/** Only the site's own pages may call the backend. Used by the host for everything, and by the functions wherever they run. */

import { ARCHIVES_HEADER } from './backend.ts'
import { FILE_NAME_HEADER, LINK_TOKEN_HEADER } from './operator.ts'

/** The headers by which a browser declares a request's origin. */
type Headers = { get: (name: string) => string | null }

/** Request headers of the genuine clients, which need a preflight. */
const REQUEST_HEADERS = `authorization, apikey, content-type, accept, prefer, x-client-info, x-supabase-api-version, x-upsert, cache-control, accept-profile, content-profile, ${LINK_TOKEN_HEADER}, ${FILE_NAME_HEADER}`

/**
 * Whether a request comes from another site's page. Programs send no Origin; following a link is not a call.
 * @param own origins of the site, without a trailing slash
 */
export function isForeign(headers: Headers, own: string[]): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return !own.includes(origin)
  // Images and scripts on another site send no Origin either, but the browser sends Sec-Fetch-Site.
  return headers.get('sec-fetch-site') === 'cross-site' && headers.get('sec-fetch-mode') !== 'navigate'
}

/** CORS headers for pages of the site on another origin than the backend's. */
export function crossOriginHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': `content-range, retry-after, ${ARCHIVES_HEADER}`,
    vary: 'origin',
  }
}

/** Response headers of a preflight. */
export function preflightHeaders(origin: string, methods: string[]): Record<string, string> {
  return {
    ...crossOriginHeaders(origin),
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': REQUEST_HEADERS,
    'access-control-max-age': '600',
  }
}
