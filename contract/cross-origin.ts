/** Which pages may call the backend: the site's own. Used by the host for everything, and by the functions wherever they run. */

/** What a browser says of a request's origin. */
type Headers = { get: (name: string) => string | null }

/** Headers that the genuine clients send, and a browser asks about first. */
const REQUEST_HEADERS =
  'authorization, apikey, content-type, accept, prefer, x-client-info, x-supabase-api-version, x-upsert, cache-control, accept-profile, content-profile'

/**
 * Whether a page of somebody else's is behind a request. Programs name no origin; a link that is followed is no call.
 * @param own origins of the site, without a slash at their end
 */
export function isForeign(headers: Headers, own: string[]): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return !own.includes(origin)
  // Pictures and scripts of another site name none either, but the browser says where they stand.
  return headers.get('sec-fetch-site') === 'cross-site' && headers.get('sec-fetch-mode') !== 'navigate'
}

/** What an answer says to a page of the site that stands at another address than the backend. */
export function crossOriginHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'content-range, retry-after',
    vary: 'origin',
  }
}

/** What a browser is told that asks before it calls. */
export function preflightHeaders(origin: string, methods: string[]): Record<string, string> {
  return {
    ...crossOriginHeaders(origin),
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': REQUEST_HEADERS,
    'access-control-max-age': '600',
  }
}
