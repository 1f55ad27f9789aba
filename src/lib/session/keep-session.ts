/**
 * A script of its own, loaded when the session nears its end: importing it starts the auth client, which renews the session
 * then and from then on. On pages that have the client already it is the same one.
 */
import { authClient } from './auth-client.ts'
import { storedSession } from './stored-session.ts'

authClient().onAuthStateChange(() => {
  document.documentElement.dataset.auth = storedSession() ? 'in' : 'out'
})
