import { LANGUAGE } from '#content/language.ts'
import { EMBEDDED_PUBLISHABLE_KEY } from '#contract/backend.ts'
import type { Session } from './session.ts'

const URL_OF_BUILD: string | undefined = import.meta.env.VITE_SUPABASE_URL
const KEY_OF_BUILD: string | undefined = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY

/** A build without settings talks to the host that served it. */
export function backendUrls(origin = location.origin) {
  const base = (URL_OF_BUILD || origin).replace(/\/$/, '')
  return {
    auth: `${base}/auth/v1`,
    rest: `${base}/rest/v1`,
    storage: `${base}/storage/v1`,
    functions: `${base}/functions/v1`,
  }
}

export function authEndpoint(): { url: string; headers: Record<string, string> } {
  return { url: backendUrls().auth, headers: { apikey: KEY_OF_BUILD || EMBEDDED_PUBLISHABLE_KEY } }
}

export function dataHeaders(session: Session | undefined): { apikey: string; Authorization: string } {
  const key = KEY_OF_BUILD || EMBEDDED_PUBLISHABLE_KEY
  return { apikey: key, Authorization: `Bearer ${session?.accessToken ?? key}` }
}

/** A publishable key is no Bearer token; functions refuse it there. They answer in the page's language, not the browser's. */
export function functionHeaders(session: Session | undefined): Record<string, string> {
  const { apikey, ...authorization } = dataHeaders(session)
  const isPublishable = !session && apikey.startsWith('sb_')
  return { apikey, ...(isPublishable ? {} : authorization), 'accept-language': LANGUAGE.code }
}
