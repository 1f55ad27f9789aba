import type { readStoredSession } from '#src/lib/session/stored-session.ts'
import type { afterPaint } from './lay-out-rest.ts'

/**
 * A call that stands in the head of a page as it is, before anything is loaded: the function's own text, so that it is typed
 * and checked like all other code. It must not refer to anything outside of itself; what it needs is passed, as JSON or,
 * when it is a function of the same sort, as that one's text.
 */
export function inlineCall<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  return `(${run})(${args.map((arg) => (typeof arg === 'function' ? `${arg}` : JSON.stringify(arg))).join(',')})`
}

/**
 * Says on <html> whether somebody seems to be signed in, for the account control. It is only a hint for the eye; the backend
 * decides what a session may do. A page's first look into storage can take the browser longer than all that it does before
 * the first paint, and to listen to what other windows store is such a look, so both come right after that. Written into the
 * page by its own text: a script that shared a module with the islands would load all that they share.
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
