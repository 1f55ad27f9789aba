/**
 * Runs in the head, before the first paint: says on <html> whether somebody seems to be signed in, so that the account
 * control is right from the start. It is only a hint for the eye; the backend decides what a session may do.
 */
import { SESSION_STORAGE_KEY } from '../session/storage-key.ts'

function setFlag(): void {
  let flag = 'out'
  try {
    if (localStorage.getItem(SESSION_STORAGE_KEY)) flag = 'in'
  } catch {
    // Storage is blocked: nobody can be signed in.
  }
  document.documentElement.dataset.auth = flag
}

setFlag()
// Another window signed in or out, or this page comes back from the browser's own memory.
addEventListener('storage', setFlag)
addEventListener('pageshow', setFlag)
