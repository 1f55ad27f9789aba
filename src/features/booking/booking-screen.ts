export type Screen =
  | { kind: 'form'; cancelled: boolean; sessionId?: string }
  | { kind: 'outcome'; sessionId: string }
  | { kind: 'manage'; token: string }

/** @param kept the session that this tab went to pay, for an address without it */
export function bookingScreenOf(search: string, kept?: string): Screen {
  const parameters = new URLSearchParams(search)
  const token = parameters.get('manage')
  if (token) return { kind: 'manage', token }
  const payment = parameters.get('payment')
  const sessionId = parameters.get('session_id') || kept
  if (payment === 'success' && sessionId) return { kind: 'outcome', sessionId }
  return { kind: 'form', cancelled: payment === 'cancelled', ...(sessionId && { sessionId }) }
}

/** In the head: hides the form where another screen will replace it. Inlined as source text (src/layouts/inline-call.ts). */
export function awaitScreen(): void {
  if (/[?&](manage=|payment=success)/.test(location.search)) document.documentElement.dataset.wait = ''
}
