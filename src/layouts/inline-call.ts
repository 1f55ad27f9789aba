import type { readStoredSession } from '#src/lib/session/stored-session.ts'
import type { afterPaint } from './lay-out-rest.ts'

/** Inlines a function's source text, so it must refer to nothing outside itself. Arguments: JSON, or such functions. */
export function inlineCall<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  return `(${textOf(run)})(${args.map((arg) => (typeof arg === 'function' ? textOf(arg) : JSON.stringify(arg))).join(',')})`
}

/** Without its name, which is the bundler's and other in every build: languages share the policies of pages. */
const textOf = (run: unknown) => `${run}`.replace(/^function [\w$]+/, 'function')

/** So that nothing moves when a form speaks of its draft, or of what a link filled in (src/form/use-draft.ts). Inlined. */
export function keepDraftPlace(key: string): void {
  try {
    if (/[?&](from|to|service)=/.test(location.search) || localStorage.getItem(key) !== null)
      document.documentElement.dataset.draft = ''
  } catch {}
}

/**
 * After the first paint, because a page's first access to storage is slow, and a storage listener is one. Inlined: a module
 * shared with islands would load all they share.
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
    // In seconds since 1970, for src/lib/session/session-timer.ts.
    dataset.sessionEnds = session ? `${session.expiresAt}` : ''
  }
  afterFirstPaint(() => {
    setFlag()
    // Another window signed in or out, or the page was restored from the back/forward cache.
    addEventListener('storage', setFlag)
    addEventListener('pageshow', setFlag)
  })
}
