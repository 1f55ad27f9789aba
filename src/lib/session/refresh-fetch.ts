import { SESSION_STORAGE_KEY } from './storage-key.ts'
import { storedSession } from './stored-session.ts'

/** No answer for so long is taken for a failure. */
const TIMEOUT_MS = 20_000
/** How long the turn is kept after an answer, until the client has stored the new tokens. */
const STORING_MS = 300
/** A stored session that lives so much longer, in seconds, was refreshed just now by somebody else. */
const FRESH_SECONDS = 100

/** `fetch` that gives up after a while. */
export const timedFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS) })

/**
 * The auth client's `fetch`, with two additions to refreshing the stored session:
 * - Windows take turns. One that finds the session refreshed by another when its turn comes is answered from storage,
 *   so that no refresh token is ever used twice. The client itself leaves such races to the server.
 * - Being told to slow down is not taken for a refusal, which would end the session.
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
  if (response.status !== 429 && response.status !== 408) return response
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
