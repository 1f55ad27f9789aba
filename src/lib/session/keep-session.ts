/** Importing it starts auth-js, which renews the session. Loaded when that nears its end. */
import { authClient } from './auth-client.ts'
import { storedSession } from './stored-session.ts'

authClient().onAuthStateChange(() => {
  document.documentElement.dataset.auth = storedSession() ? 'in' : 'out'
})
