import endSession from './end-session.ts?address'
import { forgetTasks } from './forget-kept.ts'
import { SESSION_STORAGE_KEY } from './stored-session.ts'

/** Ends the session of this browser, at the server as well when that can be reached, and goes home. */
async function signOut(): Promise<void> {
  try {
    await import(/* @vite-ignore */ endSession)
  } catch {
    // The script or the server cannot be reached: at least this browser forgets.
  }
  forgetTasks()
  try {
    localStorage.removeItem(SESSION_STORAGE_KEY)
  } catch {
    // Storage is blocked: there was nothing to forget.
  }
  location.assign('/')
}

/** The Logout button of the header, on every page. */
export function signOutOnClick(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-sign-out]')
    if (!button || button.disabled) return
    button.disabled = true
    void signOut()
  })
}
