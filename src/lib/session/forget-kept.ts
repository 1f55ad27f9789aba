/** Importing it deletes outdated drafts and files (src/form/kept-files.ts). */

export const KEPT_FOR_MS = 24 * 3_600_000
export const FILES_ENTRY = '-files'
const DRAFTS = /^sq-draft/

function forEachEntry(work: (key: string, value: string) => void): void {
  try {
    for (const [key, value] of Object.entries(localStorage)) work(key, value)
  } catch {}
}

function forget(key: string): void {
  if (key.endsWith(FILES_ENTRY)) indexedDB.deleteDatabase(key.slice(0, -FILES_ENTRY.length))
  localStorage.removeItem(key)
}

/** Everything typed, chosen or sent here: now, and again once the page has made its last save. */
export function forgetVisit(): void {
  const work = () => {
    forEachEntry((key) => DRAFTS.test(key) && forget(key))
    try {
      sessionStorage.clear()
    } catch {}
  }
  work()
  addEventListener('pagehide', work)
}

const now = Date.now()
forEachEntry((key, value) => {
  if (key.endsWith(FILES_ENTRY) && now - Number(value) >= KEPT_FOR_MS) forget(key)
})
