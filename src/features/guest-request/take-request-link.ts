/**
 * Runs first of all on /get-quote: takes the token of a private link out of the address bar, before anything is loaded that
 * could see it, and keeps it with the entry of the history, where a reload finds it and nobody else. Who comes back from the
 * payment page gets the token that this window has kept for the payment in the address. Written into the head by its own text;
 * see src/layouts/inline-call.ts.
 * @param verify the parameter that asks for another page, which needs no token
 * @param paymentKey under which the window keeps the payment that it has gone to
 */
export function takeRequestLink(parameter: string, verify: string, paymentKey: string): void {
  const query = new URLSearchParams(location.search)
  const outcome = query.get('payment')
  /** The token of the payment that the visitor comes back from. */
  const tokenOfPayment = (): string | null => {
    try {
      const { token, sessionId } = JSON.parse(sessionStorage.getItem(paymentKey) ?? '{}')
      return (query.get('session_id') ?? sessionId) === sessionId ? token : null
    } catch {
      return null
    }
  }
  const given = query.get(parameter) ?? (outcome === null ? null : tokenOfPayment())
  if (query.has(verify)) document.documentElement.dataset.wait = ''
  const { [parameter]: kept, payment: keptPayment, ...state } = history.state ?? {}
  if (given === null && outcome === null && kept === undefined && !keptPayment) return
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A link to the same address asks for the form, although the browser keeps the entry's state.
  const again = outcome === null && navigation?.type !== 'navigate'
  const token = given ?? (again ? kept : undefined)
  // How the visitor has come back from the payment page goes with it.
  const payment = given === null && again ? keptPayment : outcome
  if (typeof token !== 'string' && !payment) {
    history.replaceState(state, '')
    return
  }
  history.replaceState({ ...state, ...(token && { [parameter]: token }), payment }, '', location.pathname)
  // The quote form is what the page holds. It is not shown first, and a search engine is to keep neither.
  document.documentElement.dataset.wait = ''
  const robots = document.createElement('meta')
  robots.name = 'robots'
  robots.content = 'noindex,nofollow'
  document.head.append(robots)
}

export const REQUEST_PARAMETER = 'request'

export function requestToken(): string | undefined {
  const token: unknown = history.state?.[REQUEST_PARAMETER]
  return typeof token === 'string' ? token : undefined
}

/** Set by takeRequestLink. */
export function paymentReturn(): 'success' | 'cancelled' | undefined {
  const payment: unknown = history.state?.payment
  return payment === 'success' || payment === 'cancelled' ? payment : undefined
}
