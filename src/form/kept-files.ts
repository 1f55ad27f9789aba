import type { ReadProblem } from '#contract/files.ts'
import { FILES_ENTRY, KEPT_FOR_MS } from '#src/lib/session/forget-kept.ts'
import { type RequestFile, readProblemOf } from '#src/ui/file-list.ts'

/** For a day at most. Everything rejects if the browser stores nothing; the page still has the files. */

type Kept = Pick<RequestFile, 'id' | 'file' | 'extension' | 'path' | 'storedAt' | 'needsPassword'> & {
  problem?: ReadProblem | undefined
  key: string
  keptAt: number
}

/** Of all files that this tab has had: another tab's are not for it to delete. */
const listed = new Set<string>()

const databaseOf = (key: string) => key.split(':', 1)[0] as string

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Resolves once the files are on disk. */
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

export function keepFiles(key: string, list: readonly RequestFile[], now = Date.now()): Promise<void> {
  return withFiles(key, (files, all) => {
    const known = new Map(all.filter((kept) => kept.key === key).map((kept) => [kept.id, kept]))
    for (const [i, entry] of list.entries()) {
      const { id, extension, path, storedAt } = entry
      const needsPassword = entry.needsPassword === true
      const problem = readProblemOf(entry)
      const before = known.get(id)
      listed.add(id)
      known.delete(id)
      if (before?.path === path && before.storedAt === storedAt && before.problem === problem) continue
      // An unreadable file cannot be stored; its old entry keeps its place.
      const file = problem ? before?.file : entry.file
      if (!file) continue
      // Times give the order of the list.
      const keptAt = before?.keptAt ?? now + i
      localStorage.setItem(databaseOf(key) + FILES_ENTRY, String(now))
      const kept = { id, file, extension, path, needsPassword, problem, key, keptAt }
      files.put({ ...kept, ...(storedAt && { storedAt }) } satisfies Kept)
    }
    for (const id of known.keys()) if (listed.has(id)) files.delete(id)
  })
}

/** In the order chosen; deletes what is older than a day. */
export function keptFiles(key: string, now = Date.now()): Promise<RequestFile[]> {
  return withFiles(key, (files, all) => {
    const isYoung = ({ keptAt }: Kept) => now - keptAt < KEPT_FOR_MS
    for (const kept of all) if (!isYoung(kept)) files.delete(kept.id)
    return all
      .filter((kept) => kept.key === key && isYoung(kept))
      .sort((a, b) => a.keptAt - b.keptAt)
      .map(({ key: _, keptAt: __, problem, ...kept }) => {
        listed.add(kept.id)
        return {
          ...kept,
          state: problem ?? (kept.storedAt ? 'stored' : 'chosen'),
          sent: kept.storedAt ? kept.file.size : 0,
          abort: new AbortController(),
        }
      })
  })
}
