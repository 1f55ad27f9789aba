/** Importing it deletes outdated drafts and files (src/form/kept-files.ts). */

export const KEPT_FOR_MS = 24 * 3_600_000
export const FILES_ENTRY = '-files'
const TASKS = /^sq-draft-task/

function forEachEntry(work: (key: string, value: string) => void): void {
  try {
    for (const [key, value] of Object.entries(localStorage)) work(key, value)
  } catch {}
}

function forget(key: string): void {
  if (key.endsWith(FILES_ENTRY)) indexedDB.deleteDatabase(key.slice(0, -FILES_ENTRY.length))
  localStorage.removeItem(key)
}

/** Now, and again once the page has made its last save. */
export function forgetTasks(): void {
  const work = () => forEachEntry((key) => TASKS.test(key) && forget(key))
  work()
  addEventListener('pagehide', work)
}

const now = Date.now()
forEachEntry((key, value) => {
  if (key.endsWith(FILES_ENTRY) && now - Number(value) >= KEPT_FOR_MS) forget(key)
})
