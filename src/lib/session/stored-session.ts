export const SESSION_STORAGE_KEY = 'sb-auth'

/** Unverified: only the backend knows whether it is valid. */
export type StoredSession = {
  accessToken: string
  refreshToken: string
  userId: string
  email: string
  metadata: Readonly<Record<string, unknown>>
  /** Seconds since 1970. */
  expiresAt: number
}

/** Expired or not. Inlined in heads as source text (src/layouts/inline-call.ts), so it uses nothing from outside. */
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
