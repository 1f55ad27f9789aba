import { GoTrueClient } from '@supabase/auth-js'
import { mayPass } from '#contract/service-faults.ts'
import { authEndpoint } from '#src/lib/backend/connection.ts'
import { onDevice } from '#src/lib/storage.ts'
import { SESSION_STORAGE_KEY, storedSession } from './stored-session.ts'

/** Import on demand: it loads auth-js, about 21 KB. */

let client: GoTrueClient | undefined
let links = 0

/** Keeps the session in local storage, refreshes it (checking every 30 s) and synchronises with other windows. */
export function authClient(): GoTrueClient {
  client ??= new GoTrueClient({
    ...authEndpoint(),
    storageKey: SESSION_STORAGE_KEY,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    fetch: refreshFetch,
  })
  return client
}

/** The session stays in memory, so that opening someone else's link leaves this browser's session alone. */
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

const TIMEOUT_MS = 20_000
/** How long pages wait for the session, so that they report a failure within 10 s. */
const SESSION_TIMEOUT_MS = 8_000
/** After a response, until auth-js has stored the new tokens. */
const STORING_MS = 300
/** A session with so many seconds left was refreshed just now by another window. */
const FRESH_SECONDS = 100

const timedFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS) })

/** Windows take turns, so that no refresh token is used twice. A refusal would end the session: temporary failures are passed on as 503. */
export const refreshFetch: typeof fetch = (input, init) => {
  const url = String(input instanceof Request ? input.url : input)
  if (!url.includes('grant_type=refresh_token')) return timedFetch(input, init)
  const used = tokenOf(init?.body)
  // Only in secure contexts; elsewhere the server's tolerance for repeated tokens must do.
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
  return new Response(response.body, { status: 503, headers: response.headers })
}

function tokenOf(body: BodyInit | null | undefined): string | undefined {
  try {
    return JSON.parse(String(body)).refresh_token
  } catch {
    return undefined
  }
}

function answerFromStorage(used: string): Response | undefined {
  const stored = storedSession()
  if (!stored || stored.refreshToken === used) return undefined
  if (stored.expiresAt - Date.now() / 1000 < FRESH_SECONDS) return undefined
  const text = localStorage.getItem(SESSION_STORAGE_KEY)
  return text ? new Response(text, { headers: { 'content-type': 'application/json' } }) : undefined
}

/** auth-js retries for half a minute; we do not wait that long. */
export function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The auth service did not answer in time')), SESSION_TIMEOUT_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** Undefined if refused for good. @throws if the backend is unreachable */
export async function renewedSession(): Promise<{ accessToken: string; userId: string } | undefined> {
  const { data, error } = await inTime(authClient().getSession())
  if (data.session) return { accessToken: data.session.access_token, userId: data.session.user.id }
  // auth-js removes a refused session; one that is still stored could not be checked.
  if (error && storedSession()) throw error
  return undefined
}

/** After a service has refused the token, whatever this device's clock says. @returns false if refused for good */
export async function renewToken(): Promise<boolean> {
  const { data, error } = await inTime(authClient().refreshSession())
  if (error && mayPass('auth', error)) throw error
  return data.session !== null
}

/** Forgets a session that was ended elsewhere while its token is still valid. @returns whether it was */
export async function sessionHasEnded(): Promise<boolean> {
  const response = await inTime(authClient().getUser()).catch(() => undefined)
  if (response?.error?.name !== 'AuthSessionMissingError' && response?.error?.code !== 'user_not_found')
    return false
  await forgetSession()
  return true
}

export async function forgetSession(): Promise<void> {
  await authClient()
    .signOut({ scope: 'local' })
    .catch(() => undefined)
  onDevice.forget(SESSION_STORAGE_KEY)
  document.documentElement.dataset.auth = 'out'
}
