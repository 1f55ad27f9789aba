import { SESSION_STORAGE_KEY } from '#src/lib/session/storage-key.ts'
import { afterPaint } from './after-paint.ts'

function setFlag(): void {
  let flag = 'out'
  try {
    if (localStorage.getItem(SESSION_STORAGE_KEY)) flag = 'in'
  } catch {
    // Storage is blocked: nobody can be signed in.
  }
  document.documentElement.dataset.auth = flag
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
