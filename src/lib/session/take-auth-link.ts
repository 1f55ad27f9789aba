import type { readStoredSession } from './stored-session.ts'

/** Takes secrets out of the address bar before anything loads that could see them. Inlined: src/layouts/inline-call.ts. */
export function takeAuthLink(
  names: readonly string[],
  readSession: typeof readStoredSession,
  storageKey: string,
): void {
  const root = document.documentElement
  const values: Record<string, string> = {}
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
  // The static page holds the login form: hidden where another screen will replace it.
  if (readSession(storageKey) || window.authLink || history.state?.mode) root.dataset.wait = ''
}
