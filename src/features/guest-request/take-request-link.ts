/**
 * Runs first of all on /get-quote: takes the token of a private link out of the address bar, before anything is loaded that
 * could see it, and keeps it with the entry of the history, where a reload finds it and nobody else. Written into the head
 * by its own text; see src/layouts/inline-call.ts.
 */
export function takeRequestLink(parameter: string): void {
  const given = new URLSearchParams(location.search).get(parameter)
  const { [parameter]: kept, ...state } = history.state ?? {}
  if (given === null && kept === undefined) return
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A link to the same address asks for the form, although the browser keeps the entry's state.
  const token = given ?? (navigation?.type === 'navigate' ? undefined : kept)
  if (typeof token !== 'string') {
    history.replaceState(state, '')
    return
  }
  history.replaceState({ ...state, [parameter]: token }, '', location.pathname)
  // The quote form is what the page holds. It is not shown first, and a search engine is to keep neither.
  document.documentElement.dataset.wait = ''
  const robots = document.createElement('meta')
  robots.name = 'robots'
  robots.content = 'noindex,nofollow'
  document.head.append(robots)
}
