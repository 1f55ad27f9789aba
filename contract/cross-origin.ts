/** Only the site's own pages may call the backend; the host and the functions both check. */

import { ARCHIVES_HEADER } from './backend.ts'
import { FILE_NAME_HEADER, LINK_TOKEN_HEADER } from './operator.ts'

type Headers = { get: (name: string) => string | null }

const REQUEST_HEADERS = `authorization, apikey, content-type, accept, prefer, x-client-info, x-supabase-api-version, x-upsert, cache-control, accept-profile, content-profile, ${LINK_TOKEN_HEADER}, ${FILE_NAME_HEADER}`

/** Programs send no Origin; following a link is not a call. @param own origins of the site, without a trailing slash */
export function isForeign(headers: Headers, own: string[]): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return !own.includes(origin)
  // Images and scripts on another site send no Origin, but browsers add Sec-Fetch-Site.
  return headers.get('sec-fetch-site') === 'cross-site' && headers.get('sec-fetch-mode') !== 'navigate'
}

export function crossOriginHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': `content-range, retry-after, ${ARCHIVES_HEADER}`,
    vary: 'origin',
  }
}

export function preflightHeaders(origin: string, methods: string[]): Record<string, string> {
  return {
    ...crossOriginHeaders(origin),
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': REQUEST_HEADERS,
    'access-control-max-age': '600',
  }
}
