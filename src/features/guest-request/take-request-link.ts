/**
 * Runs first of all on /get-quote: takes the token of a private link out of the address bar, before anything is loaded that
 * could see it, and keeps it with the entry of the history, where a reload finds it and nobody else. Written into the head
 * by its own text; see src/layouts/inline-call.ts.
 * @param verify the parameter that asks for another page, which needs no token
 */
export function takeRequestLink(parameter: string, verify: string): void {
  const query = new URLSearchParams(location.search)
  const given = query.get(parameter)
  if (query.has(verify)) document.documentElement.dataset.wait = ''
  const { [parameter]: kept, ...state } = history.state ?? {}
  if (given === null && kept === undefined) return
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A link to the same address asks for the form, although the browser keeps the entry's state.
  const token = given ?? (navigation?.type === 'navigate' ? undefined : kept)
  if (typeof token !== 'string') {
    history.replaceState(state, '')
    return
  }
  // How the visitor has come back from the payment page goes with it.
  const payment = given === null ? state.payment : query.get('payment')
  history.replaceState({ ...state, [parameter]: token, payment }, '', location.pathname)
  // The quote form is what the page holds. It is not shown first, and a search engine is to keep neither.
  document.documentElement.dataset.wait = ''
  const robots = document.createElement('meta')
  robots.name = 'robots'
  robots.content = 'noindex,nofollow'
  document.head.append(robots)
}
