import type { readStoredSession } from './stored-session.ts'

/** Sends visitors without a session to sign in, and back afterwards. Inlined as source text: src/layouts/inline-call.ts. */
export function requireSession(
  readSession: typeof readStoredSession,
  storageKey: string,
  returnKey: string,
  authPath: string,
): void {
  if (readSession(storageKey)) return
  try {
    sessionStorage.setItem(returnKey, location.pathname + location.search)
  } catch {}
  document.documentElement.dataset.wait = ''
  location.replace(authPath)
}
