import { SESSION_STORAGE_KEY } from '#app/session/storage-key.ts'

/** The signed-in visitor as far as a request needs to know: whom to name, and the token that proves it. */
export type Session = { accessToken: string; userId: string }

/** A token that dies while a request is under way helps nobody. */
const MARGIN_SECONDS = 10

/** The stored session, or undefined for an anonymous visitor, an expired session, or a browser without storage. */
export function currentSession(now = Date.now()): Session | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? 'null')
    const { access_token: accessToken, expires_at: expiresAt, user } = stored
    const alive = typeof expiresAt === 'number' && expiresAt - MARGIN_SECONDS > now / 1000
    if (typeof accessToken !== 'string' || typeof user.id !== 'string' || !alive) return undefined
    return { accessToken, userId: user.id }
  } catch {
    return undefined
  }
}
