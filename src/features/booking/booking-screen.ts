/** What /booking-form shows, as its address asks. */
export type Screen =
  | { kind: 'form'; cancelled: boolean; sessionId?: string }
  /** After the payment page. */
  | { kind: 'outcome'; sessionId: string }
  /** The link of the customer's e-mails. */
  | { kind: 'manage'; token: string }

/** @param kept the session that this window went to pay, for an address that does not name it */
export function bookingScreenOf(search: string, kept?: string): Screen {
  const parameters = new URLSearchParams(search)
  const token = parameters.get('manage')
  if (token) return { kind: 'manage', token }
  const payment = parameters.get('payment')
  const sessionId = parameters.get('session_id') || kept
  if (payment === 'success' && sessionId) return { kind: 'outcome', sessionId }
  return { kind: 'form', cancelled: payment === 'cancelled', ...(sessionId && { sessionId }) }
}

/**
 * Runs in the head of /booking-form: the page holds the form, and where something else will take its place, it is not shown
 * first. Written into the page by its own text; see src/layouts/inline-call.ts.
 */
export function awaitScreen(): void {
  if (/[?&](manage=|payment=success)/.test(location.search)) document.documentElement.dataset.wait = ''
}
