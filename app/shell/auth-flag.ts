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

/** Where the account control is folded away in the menu; as in site-header.css. */
const FOLDED = '(width <= 1020px)'

/**
 * Says on <html> whether somebody seems to be signed in, for the account control. It is only a hint for the eye; the backend
 * decides what a session may do. A page's first look into storage can take the browser longer than everything else it does
 * before the first paint. Where the control is not to be seen, it waits until after that.
 */
export function tendAuthFlag(): void {
  if (matchMedia(FOLDED).matches) requestAnimationFrame(() => setTimeout(setFlag))
  else setFlag()
  // Another window signed in or out, or this page comes back from the browser's own memory.
  addEventListener('storage', setFlag)
  addEventListener('pageshow', setFlag)
}
