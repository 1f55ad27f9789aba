import type { ReadProblem } from '#contract/wording.ts'
import { FILES_ENTRY, KEPT_FOR_MS } from '#src/lib/session/forget-kept.ts'
import { type RequestFile, readProblemOf } from '#src/ui/file-list.ts'

/**
 * Chosen files kept on the visitor's own device until they are sent, for a day at most. Loaded on first need only. Everything
 * here rejects where the browser keeps nothing (private windows, a full disk); the files are still on the page then.
 *
 * Each form has a database of its own, named like its drafts up to a colon, and beside it in local storage the time when
 * something was kept last. By these two every page deletes what is old, and logging out deletes what is a customer's
 * (src/lib/session/forget-kept.ts).
 */

type Kept = Pick<RequestFile, 'id' | 'file' | 'extension' | 'path' | 'storedAt' | 'needsPassword'> & {
  /** Why the file itself can no longer be read. */
  problem?: ReadProblem | undefined
  key: string
  keptAt: number
}

const databaseOf = (key: string) => key.split(':', 1)[0] as string

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Does something with the files of a form's database, and waits until it is on the disk. */
async function withFiles<Result>(
  key: string,
  work: (files: IDBObjectStore, all: Kept[]) => Result,
): Promise<Result> {
  const opening = indexedDB.open(databaseOf(key))
  opening.onupgradeneeded = () => opening.result.createObjectStore('files', { keyPath: 'id' })
  const database = await settled(opening)
  try {
    const transaction = database.transaction('files', 'readwrite')
    const files = transaction.objectStore('files')
    const all: Kept[] = await settled(files.getAll())
    const result = work(files, all)
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve
      transaction.onabort = () => reject(transaction.error)
    })
    return result
  } finally {
    database.close()
  }
}

/** Keeps these files under the key, and no others. */
export function keepFiles(key: string, list: readonly RequestFile[], now = Date.now()): Promise<void> {
  return withFiles(key, (files, all) => {
    const known = new Map(all.filter((kept) => kept.key === key).map((kept) => [kept.id, kept]))
    for (const [i, entry] of list.entries()) {
      const { id, extension, path, storedAt } = entry
      const needsPassword = entry.needsPassword === true
      const problem = readProblemOf(entry)
      const before = known.get(id)
      known.delete(id)
      if (before?.path === path && before.storedAt === storedAt && before.problem === problem) continue
      // One that cannot be read cannot be kept either; what was kept of it holds its place.
      const file = problem ? before?.file : entry.file
      if (!file) continue
      // The order of the list is that of the times.
      const keptAt = before?.keptAt ?? now + i
      localStorage.setItem(databaseOf(key) + FILES_ENTRY, String(now))
      const kept = { id, file, extension, path, needsPassword, problem, key, keptAt }
      files.put({ ...kept, ...(storedAt && { storedAt }) } satisfies Kept)
    }
    for (const id of known.keys()) files.delete(id)
  })
}

/** The files that are kept under the key, in the order in which they were chosen. Deletes all that are older than a day. */
export function keptFiles(key: string, now = Date.now()): Promise<RequestFile[]> {
  return withFiles(key, (files, all) => {
    const isYoung = ({ keptAt }: Kept) => now - keptAt < KEPT_FOR_MS
    for (const kept of all) if (!isYoung(kept)) files.delete(kept.id)
    return all
      .filter((kept) => kept.key === key && isYoung(kept))
      .sort((a, b) => a.keptAt - b.keptAt)
      .map(({ key: _, keptAt: __, problem, ...kept }) => ({
        ...kept,
        state: problem ?? (kept.storedAt ? 'stored' : 'chosen'),
        sent: kept.storedAt ? kept.file.size : 0,
        abort: new AbortController(),
      }))
  })
}
