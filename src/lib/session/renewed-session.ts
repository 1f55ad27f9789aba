import { authClient } from './auth-client.ts'
import { storedSession } from './stored-session.ts'

/**
 * The session after the auth client has renewed it; undefined when it has been refused for good.
 * @throws when the backend cannot be reached
 */
export async function renewedSession(): Promise<{ accessToken: string; userId: string } | undefined> {
  const { data, error } = await authClient().getSession()
  if (data.session) return { accessToken: data.session.access_token, userId: data.session.user.id }
  // A session that was refused is removed; one that is still there could only not be asked about.
  if (error && storedSession()) throw error
  return undefined
}
