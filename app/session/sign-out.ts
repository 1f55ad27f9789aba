import { SESSION_STORAGE_KEY } from './storage-key.ts'

/** Forgets the session of this browser and goes home. */
export function signOut(): void {
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
    if (target instanceof Element && target.closest('[data-sign-out]')) signOut()
  })
}
