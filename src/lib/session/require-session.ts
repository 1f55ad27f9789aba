import type { readStoredSession } from './stored-session.ts'

/**
 * Runs first of all on pages that need an account: a visitor without a session is sent to sign in, and comes back afterwards.
 * Written into the head by its own text; see src/layouts/inline-call.ts.
 */
export function requireSession(
  readSession: typeof readStoredSession,
  storageKey: string,
  returnKey: string,
  authPath: string,
): void {
  if (readSession(storageKey)) return
  try {
    sessionStorage.setItem(returnKey, location.pathname + location.search)
  } catch {
    // Without storage nobody can be signed in, and nothing can be remembered.
  }
  document.documentElement.dataset.wait = ''
  location.replace(authPath)
}
