import { storedSession } from '#src/lib/session/stored-session.ts'

/** The signed-in visitor as far as a request needs to know: whom to name, and the token that proves it. */
export type Session = { accessToken: string; userId: string }

/** A token that dies while a request is under way helps nobody. */
const MARGIN_SECONDS = 10

/**
 * The session to send a request under, renewed first when it has expired; undefined for an anonymous visitor, and for one
 * whose session has been refused for good.
 * @throws when an expired session cannot be renewed just now: nobody signed in should send anonymously without knowing
 */
export async function currentSession(now = Date.now()): Promise<Session | undefined> {
  const stored = storedSession()
  if (!stored) return undefined
  const { accessToken, userId, expiresAt } = stored
  if (expiresAt - MARGIN_SECONDS > now / 1000) return { accessToken, userId }
  const { renewedSession } = await import('#src/lib/session/auth-client.ts')
  return renewedSession()
}
