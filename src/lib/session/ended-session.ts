import { authClient } from './auth-client.ts'
import { forgetStoredSession } from './stored-session.ts'

/**
 * Asks the auth service about a session that the database gives nothing to: it may have been ended elsewhere while its token
 * lives on. Then this browser forgets it, and whoever follows the session hears of that.
 * @returns whether it has ended
 */
export async function sessionHasEnded(): Promise<boolean> {
  const { error } = await authClient().getUser()
  // Anything else may be a clock that is wrong, or a service that is busy.
  if (error?.name !== 'AuthSessionMissingError' && error?.code !== 'user_not_found') return false
  await authClient()
    .signOut({ scope: 'local' })
    .catch(() => undefined)
  forgetStoredSession()
  document.documentElement.dataset.auth = 'out'
  return true
}
