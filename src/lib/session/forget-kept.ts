/**
 * Deletes what forms keep on the device once its time is over. Drafts are in local storage under `sq-draft-…`; files in
 * databases of the same names, each with an entry `…-files` that says when something was kept last (src/form/kept-files.ts).
 */

const FILES = /^sq-draft-\w+-files$/
/** Of the tasks of customers: nobody else's business once they have logged out. */
const TASKS = /^sq-draft-task/
const KEPT_FOR_MS = 24 * 3_600_000

/** Calls back for every entry of local storage, also while entries are removed. */
function forEachEntry(work: (key: string, value: string) => void): void {
  try {
    for (const [key, value] of Object.entries(localStorage)) work(key, value)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

function forget(key: string): void {
  if (FILES.test(key)) indexedDB.deleteDatabase(key.replace(/-files$/, ''))
  localStorage.removeItem(key)
}

/** Deletes files that were kept for a day. */
function forgetOldFiles(now = Date.now()): void {
  forEachEntry((key, value) => {
    if (FILES.test(key) && now - Number(value) >= KEPT_FOR_MS) forget(key)
  })
}

/** Deletes the drafts of tasks, with their files: now, and once more when the page has kept its last. */
export function forgetTasks(): void {
  const work = () => forEachEntry((key) => TASKS.test(key) && forget(key))
  work()
  addEventListener('pagehide', work)
}

/** Looks for old files once the page has come to rest, and forgets tasks together with their account. */
export function tendKept(): void {
  setTimeout(forgetOldFiles, 3_000)
  addEventListener('account:deleted', forgetTasks)
}
