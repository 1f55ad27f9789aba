/**
 * Runs first of all on pages that need an account: whoever has no session is sent to sign in, and comes back afterwards.
 * Written into the head by its own text; see src/layouts/inline-call.ts.
 */
export function requireSession(storageKey: string, returnKey: string, authPath: string): void {
  try {
    if (localStorage.getItem(storageKey)) return
    sessionStorage.setItem(returnKey, location.pathname + location.search)
  } catch {
    // Without storage nobody can be signed in.
  }
  document.documentElement.dataset.wait = ''
  location.replace(authPath)
}
