import type { readStoredSession } from './stored-session.ts'

/**
 * Runs first of all on /auth: takes what a link brought out of the address bar, before anything is loaded that could see
 * it, and hands it to the island in `window.authLink`. Written into the head by its own text; see src/layouts/inline-call.ts.
 */
export function takeAuthLink(
  names: readonly string[],
  readSession: typeof readStoredSession,
  storageKey: string,
): void {
  const root = document.documentElement
  const values: Record<string, string> = {}
  // The query comes second: it wins.
  for (const source of [location.hash.slice(1), location.search]) {
    const parameters = new URLSearchParams(source)
    for (const name of names) {
      const value = parameters.get(name)
      if (value !== null) values[name] = value
    }
  }
  root.dataset.pageIsland = values.operator === undefined ? 'auth' : 'operator'
  const reset = values.reset === 'true' ? '?reset=true' : ''
  if (Object.keys(values).length > 0) {
    window.authLink = values
    history.replaceState(history.state, '', location.pathname + reset)
  }
  // The login form is what the page holds. Where another will take its place, it is not shown first.
  if (readSession(storageKey) || window.authLink || history.state?.mode) root.dataset.wait = ''
}
