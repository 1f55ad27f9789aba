/** Where the browser keeps the session, in local storage. The same name is given to the auth client. */
export const SESSION_STORAGE_KEY = 'sb-auth'

/** What the stored session says of itself. Only the backend knows whether it still holds. */
export type StoredSession = {
  accessToken: string
  refreshToken: string
  userId: string
  email: string
  /** What was said at sign-up. */
  metadata: Readonly<Record<string, unknown>>
  /** Seconds since 1970. */
  expiresAt: number
}

/**
 * Whether somebody seems to be signed in, and who: the one place that says so. Heads of pages run it by its own text
 * (src/layouts/inline-call.ts), so it uses nothing from outside.
 * @returns the session in this browser's storage, expired or not; undefined when there is none or storage is unavailable
 */
export function readStoredSession(storageKey: string): StoredSession | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    const { access_token: accessToken, refresh_token: refreshToken, expires_at: expiresAt, user } = stored
    if (typeof accessToken !== 'string' || typeof user.id !== 'string' || typeof expiresAt !== 'number')
      return undefined
    return {
      accessToken,
      refreshToken: String(refreshToken ?? ''),
      userId: user.id,
      email: String(user.email ?? ''),
      metadata: user.user_metadata ?? {},
      expiresAt,
    }
  } catch {
    return undefined
  }
}

export const storedSession = () => readStoredSession(SESSION_STORAGE_KEY)

/** Removes the session from this browser, whatever it is. */
export function forgetStoredSession(): void {
  try {
    localStorage.removeItem(SESSION_STORAGE_KEY)
  } catch {
    // Storage is blocked: there was nothing to forget.
  }
}
