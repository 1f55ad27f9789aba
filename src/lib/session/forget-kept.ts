/**
 * Deletes what forms keep on the device once its time is over: importing it deletes old files. Drafts are in local storage
 * under `sq-draft-…`; files in databases of the same names, each with an entry `…-files` that says when something was kept
 * last (src/form/kept-files.ts).
 */

/** Of chosen files. */
export const KEPT_FOR_MS = 24 * 3_600_000
/** Ends the name of the entry beside a database of files. */
export const FILES_ENTRY = '-files'
/** Of the tasks of customers: nobody else's business once they have logged out. */
const TASKS = /^sq-draft-task/

/** Calls back for every entry of local storage, also while entries are removed. */
function forEachEntry(work: (key: string, value: string) => void): void {
  try {
    for (const [key, value] of Object.entries(localStorage)) work(key, value)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

function forget(key: string): void {
  if (key.endsWith(FILES_ENTRY)) indexedDB.deleteDatabase(key.slice(0, -FILES_ENTRY.length))
  localStorage.removeItem(key)
}

/** Deletes the drafts of tasks, with their files: now, and once more when the page has kept its last. */
export function forgetTasks(): void {
  const work = () => forEachEntry((key) => TASKS.test(key) && forget(key))
  work()
  addEventListener('pagehide', work)
}

const now = Date.now()
forEachEntry((key, value) => {
  if (key.endsWith(FILES_ENTRY) && now - Number(value) >= KEPT_FOR_MS) forget(key)
})
