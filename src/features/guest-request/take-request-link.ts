/**
 * First script of /get-quote: moves a private link's token from the address bar to the history entry before anything loads that
 * could see it. After a payment the token comes from this tab's storage. Inlined as source text (src/layouts/inline-call.ts).
 */
export function takeRequestLink(parameter: string, verify: string, paymentKey: string): void {
  const query = new URLSearchParams(location.search)
  const outcome = query.get('payment')
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
  // Following a link to the same address asks for the form, although the entry keeps its state.
  const again = outcome === null && navigation?.type !== 'navigate'
  const token = given ?? (again ? kept : undefined)
  const payment = given === null && again ? keptPayment : outcome
  if (typeof token !== 'string' && !payment) {
    history.replaceState(state, '')
    return
  }
  history.replaceState({ ...state, ...(token && { [parameter]: token }), payment }, '', location.pathname)
  // The static page holds the quote form: hidden, and not to be indexed.
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
