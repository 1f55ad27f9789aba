import { GoTrueClient } from '@supabase/auth-js'
import { mayPass } from '#contract/service-faults.ts'
import { authEndpoint } from '#src/lib/backend/connection.ts'
import { forgetStoredSession, SESSION_STORAGE_KEY, storedSession } from './stored-session.ts'

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

/** No answer for so long is taken for a failure. */
const TIMEOUT_MS = 20_000
/** So long the session is waited for. With all else that takes time, a page then says within 10 s that it failed. */
const PATIENCE_MS = 8_000
/** How long the turn is kept after an answer, until the client has stored the new tokens. */
const STORING_MS = 300
/** A stored session that lives so much longer, in seconds, was refreshed just now by somebody else. */
const FRESH_SECONDS = 100

/** `fetch` that gives up after a while. */
const timedFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS) })

/**
 * The auth client's `fetch`, with two additions to refreshing the stored session:
 * - Windows take turns. One that finds the session refreshed by another when its turn comes is answered from storage,
 *   so that no refresh token is ever used twice. The client itself leaves such races to the server.
 * - What passes by itself, such as being told to slow down, is not taken for a refusal, which would end the session.
 */
export const refreshFetch: typeof fetch = (input, init) => {
  const url = String(input instanceof Request ? input.url : input)
  if (!url.includes('grant_type=refresh_token')) return timedFetch(input, init)
  const used = tokenOf(init?.body)
  // Only in secure contexts; without it the server's tolerance for a repeated token has to do.
  if (!used || storedSession()?.refreshToken !== used || !navigator.locks) return refresh(input, init)
  return new Promise((resolve, reject) => {
    navigator.locks
      .request('sb-auth-refresh', async () => {
        const answered = answerFromStorage(used)
        if (answered) return resolve(answered)
        resolve(await refresh(input, init))
        await new Promise((stored) => setTimeout(stored, STORING_MS))
      })
      .catch(reject)
  })
}

async function refresh(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await timedFetch(input, init)
  if (!mayPass('auth', response)) return response
  // One of the statuses after which the client keeps the session and tries again later.
  return new Response(response.body, { status: 503, headers: response.headers })
}

function tokenOf(body: BodyInit | null | undefined): string | undefined {
  try {
    return JSON.parse(String(body)).refresh_token
  } catch {
    return undefined
  }
}

/** The session that another window has got for the same refresh token meanwhile. */
function answerFromStorage(used: string): Response | undefined {
  const stored = storedSession()
  if (!stored || stored.refreshToken === used) return undefined
  if (stored.expiresAt - Date.now() / 1000 < FRESH_SECONDS) return undefined
  const text = localStorage.getItem(SESSION_STORAGE_KEY)
  return text ? new Response(text, { headers: { 'content-type': 'application/json' } }) : undefined
}

/**
 * What the auth client answers, unless it takes too long: it tries again for half a minute, and goes on with that by itself.
 * @throws when there is no answer in time
 */
export function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The auth service did not answer in time')), PATIENCE_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/**
 * The session after the auth client has renewed it; undefined when it has been refused for good.
 * @throws when the backend cannot be reached
 */
export async function renewedSession(): Promise<{ accessToken: string; userId: string } | undefined> {
  const { data, error } = await inTime(authClient().getSession())
  if (data.session) return { accessToken: data.session.access_token, userId: data.session.user.id }
  // A session that was refused is removed; one that is still there could only not be asked about.
  if (error && storedSession()) throw error
  return undefined
}

/**
 * Renews the session, whatever this browser's clock says of its token: a service has refused that.
 * @returns whether there is a new token; not when the session was refused for good
 * @throws when the auth service cannot be asked just now
 */
export async function renewToken(): Promise<boolean> {
  const { data, error } = await inTime(authClient().refreshSession())
  if (error && mayPass('auth', error)) throw error
  return data.session !== null
}

/**
 * Asks the auth service about a session that the database gives nothing to: it may have been ended elsewhere while its token
 * lives on. Then this browser forgets it, and subscribers to the session are notified.
 * @returns whether it has ended
 */
export async function sessionHasEnded(): Promise<boolean> {
  const asked = await inTime(authClient().getUser()).catch(() => undefined)
  // Anything else may be a clock that is wrong, or a service that is busy or away.
  if (asked?.error?.name !== 'AuthSessionMissingError' && asked?.error?.code !== 'user_not_found')
    return false
  await authClient()
    .signOut({ scope: 'local' })
    .catch(() => undefined)
  forgetStoredSession()
  document.documentElement.dataset.auth = 'out'
  return true
}
