import type { readStoredSession } from './stored-session.ts'

/**
 * Takes secrets out of the address bar before anything loads that could see them. The operator's goes to the history entry,
 * where a reload finds it. Inlined: src/layouts/inline-call.ts.
 */
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
  const { operator: kept, ...state } = history.state ?? {}
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isGiven = Object.keys(values).length > 0
  // Following a link to the same address asks for the log-in form, although the entry keeps its state.
  if (kept && !isGiven && navigation?.type !== 'navigate') values.operator = kept
  const { operator, reset } = values
  root.dataset.pageIsland = operator === undefined ? 'auth' : 'operator'
  if (kept || isGiven) {
    const query = reset === 'true' ? '?reset=true' : ''
    history.replaceState(operator ? { operator } : state, '', location.pathname + query)
  }
  if (isGiven || operator) window.authLink = values
  // The static page holds the login form: hidden where another screen will replace it.
  if (readSession(storageKey) || window.authLink || history.state?.mode) root.dataset.wait = ''
}
