import type { readStoredSession } from '#src/lib/session/stored-session.ts'
import type { afterPaint } from './after-paint.ts'

/**
 * Says on <html> whether somebody seems to be signed in, for the account control. It is only a hint for the eye; the backend
 * decides what a session may do. A page's first look into storage can take the browser longer than all that it does before
 * the first paint, and to listen to what other windows store is such a look, so both come right after that. Written into the
 * page by its own text (inline-call.ts): a script that shared a module with the islands would load all that they share.
 */
export function tendAuthFlag(
  afterFirstPaint: typeof afterPaint,
  readSession: typeof readStoredSession,
  storageKey: string,
): void {
  const { dataset } = document.documentElement
  const setFlag = () => {
    const session = readSession(storageKey)
    dataset.auth = session ? 'in' : 'out'
    // For src/lib/session/session-timer.ts, in seconds since 1970.
    dataset.sessionEnds = session ? `${session.expiresAt}` : ''
  }
  afterFirstPaint(() => {
    setFlag()
    // Another window signed in or out, or the page comes back from the browser's own memory.
    addEventListener('storage', setFlag)
    addEventListener('pageshow', setFlag)
  })
}
