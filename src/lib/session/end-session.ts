/** Importing it signs out and deletes drafts. A script of its own, so that pages need not load auth-js. */
import { authClient } from './auth-client.ts'
import { forgetVisit } from './forget-kept.ts'
import { leave } from './leaving.ts'

const SIGN_OUT_TIMEOUT_MS = 4_000

leave()
forgetVisit()
await Promise.race([
  authClient().signOut({ scope: 'local' }),
  new Promise((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT_MS)),
])
