import { GoTrueClient } from '@supabase/auth-js'
import { authEndpoint } from '#src/lib/backend/connection.ts'
import { refreshFetch, timedFetch } from './refresh-fetch.ts'
import { SESSION_STORAGE_KEY } from './storage-key.ts'

/** Import this module on first need only: it brings the auth client, about 21 KB. */

let client: GoTrueClient | undefined
let links = 0

/**
 * The one auth client of the page. It keeps the session in local storage, refreshes it as it nears its end (every 30 s it
 * looks, and from 3 such ticks before), and agrees with the site's other windows.
 */
export function authClient(): GoTrueClient {
  client ??= new GoTrueClient({
    ...authEndpoint(),
    storageKey: SESSION_STORAGE_KEY,
    autoRefreshToken: true,
    persistSession: true,
    // Links are redeemed by /auth, on a button press.
    detectSessionInUrl: false,
    fetch: refreshFetch,
  })
  return client
}

/**
 * A client for what a link in an e-mail gives: its session lives in memory only, so that opening a link, even somebody
 * else's, leaves the session of this browser alone.
 */
export function linkClient(): GoTrueClient {
  return new GoTrueClient({
    ...authEndpoint(),
    storageKey: `${SESSION_STORAGE_KEY}-link-${++links}`,
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
    fetch: timedFetch,
  })
}
