/**
 * A script of its own, loaded when somebody presses Logout: importing it revokes the session at the server and forgets it
 * here, with the drafts of tasks. On pages that have the auth client already it is the same one.
 */
import { authClient } from './auth-client.ts'
import { forgetTasks } from './forget-kept.ts'
import { leave } from './leaving.ts'

/** Signing out does not wait longer for a server that is down. */
const SIGN_OUT_TIMEOUT_MS = 4_000

leave()
forgetTasks()
await Promise.race([
  authClient().signOut({ scope: 'local' }),
  new Promise((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT_MS)),
])
