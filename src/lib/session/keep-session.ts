/**
 * Importing it starts auth-js, which keeps the session renewed. A script of its own, loaded when the session nears
 * its end.
 */
import { authClient } from './auth-client.ts'
import { storedSession } from './stored-session.ts'

authClient().onAuthStateChange(() => {
  document.documentElement.dataset.auth = storedSession() ? 'in' : 'out'
})
