import { storedSession } from '#src/lib/session/stored-session.ts'
import { afterPaint } from './after-paint.ts'

function setFlag(): void {
  document.documentElement.dataset.auth = storedSession() ? 'in' : 'out'
}

/**
 * Says on <html> whether somebody seems to be signed in, for the account control. It is only a hint for the eye; the backend
 * decides what a session may do. A page's first look into storage can take the browser longer than all that it does before
 * the first paint, and to listen to what other windows store is such a look, so both come right after that.
 */
export function tendAuthFlag(): void {
  afterPaint(() => {
    setFlag()
    // Another window signed in or out, or the page comes back from the browser's own memory.
    addEventListener('storage', setFlag)
    addEventListener('pageshow', setFlag)
  })
}
