import { EMBEDDED_PUBLISHABLE_KEY } from '#contract/backend.ts'
import type { Session } from './session.ts'

const URL_OF_BUILD: string | undefined = import.meta.env.VITE_SUPABASE_URL
const KEY_OF_BUILD: string | undefined = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY

/** Base addresses of the backend's parts. A build without settings talks to the host that served it. */
export function backendUrls(origin = location.origin) {
  const base = (URL_OF_BUILD || origin).replace(/\/$/, '')
  return {
    auth: `${base}/auth/v1`,
    rest: `${base}/rest/v1`,
    storage: `${base}/storage/v1`,
    functions: `${base}/functions/v1`,
  }
}

/** Where the auth service is, and the key that opens it. */
export function authEndpoint(): { url: string; headers: Record<string, string> } {
  return { url: backendUrls().auth, headers: { apikey: KEY_OF_BUILD || EMBEDDED_PUBLISHABLE_KEY } }
}

/** Headers of the data and storage APIs: the visitor's token, or else the publishable key, as supabase-js does. */
export function dataHeaders(session: Session | undefined): Record<string, string> {
  const key = KEY_OF_BUILD || EMBEDDED_PUBLISHABLE_KEY
  return { apikey: key, Authorization: `Bearer ${session?.accessToken ?? key}` }
}

/** Headers of the functions, which take only a token as Bearer: a publishable key is none, and supabase-js leaves it out. */
export function functionHeaders(session: Session | undefined): Record<string, string> {
  const headers = dataHeaders(session)
  return session || !headers.apikey?.startsWith('sb_') ? headers : { apikey: headers.apikey }
}
