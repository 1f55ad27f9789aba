import type { readStoredSession } from './stored-session.ts'

/**
 * In the head of pages that need an account: sends visitors without a session to sign in, and back afterwards.
 * Inlined as source text: src/layouts/inline-call.ts.
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
    // Without storage nobody can be signed in.
  }
  document.documentElement.dataset.wait = ''
  location.replace(authPath)
}
