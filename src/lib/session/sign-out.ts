import endSession from './end-session.ts?address'
import forgetKept from './forget-kept.ts?address'
import { SESSION_STORAGE_KEY } from './stored-session.ts'

async function signOut(): Promise<void> {
  try {
    await import(/* @vite-ignore */ endSession).catch(forgetDraftsLater)
    localStorage.removeItem(SESSION_STORAGE_KEY)
  } catch {}
  location.assign(document.querySelector<HTMLAnchorElement>('.brand')?.href ?? '/')
}

/** If the script fails to load: drafts go now, files with the next page (tendKept). */
function forgetDraftsLater(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith('sq-draft')) continue
    if (key.endsWith('-files')) localStorage.setItem(key, '0')
    else localStorage.removeItem(key)
  }
}

export function signOutOnClick(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-sign-out]')
    if (!button || button.disabled) return
    button.disabled = true
    void signOut()
  })
}

export function tendKept(): void {
  setTimeout(async () => {
    try {
      if (Object.keys(localStorage).some((key) => key.endsWith('-files')))
        await import(/* @vite-ignore */ forgetKept)
    } catch {}
  }, 3_000)
}
