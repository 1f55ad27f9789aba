import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { documentProblem, mayNeedInspection, nameDocument, SIGNATURE_BYTES } from '#contract/files.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { fileProblemMessage, unreadableFileMessage } from '#contract/wording.ts'
import { createStore, type Store } from '#src/lib/store.ts'
import {
  type CheckedFile,
  EMPTY_FILE_LIST,
  type FileAction,
  type FileList,
  type FilePath,
  fileReducer,
  type RequestFile,
  readProblem,
  readProblemOf,
} from '#src/ui/file-list.ts'

/** Keeping files on the device, which begins with the first one. */
const loadKeeping = () => import('./kept-files.ts')

/** One thing after another, whichever form it is for. Without storage nothing comes of it, and files are still on the page. */
let work: Promise<unknown> = Promise.resolve()

type Options = {
  /** Where the bucket is to keep a file. */
  pathOf: FilePath
  /** How many may be chosen. */
  maxFiles?: number
  /** Under which the device keeps them. */
  key: string
  /** Called when files that were kept have come back. */
  onRestored: () => void
}

/** The documents that a form is about to send. They are kept on the device until then, for a day at most. */
export function useDocuments({ pathOf, maxFiles, key, onRestored }: Options) {
  const [store] = useState(() => createStore(fileReducer(pathOf, maxFiles), EMPTY_FILE_LIST))
  const list = useSyncExternalStore(store.subscribe, store.get, () => EMPTY_FILE_LIST)
  const adding = useRef<Promise<unknown>>(undefined)
  const cleared = useRef<FileList>(undefined)
  const sending = useRef<AbortController>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    const restore = async () => {
      if (!localStorage.getItem(`${key.split(':', 1)[0]}-files`)) return
      const { keptFiles, keepFiles } = await loadKeeping()
      const files = await Promise.all((await keptFiles(key)).map(checkKept))
      // Files that were chosen before the script arrived come first: browsers bring some back themselves.
      await adding.current
      if (files.length === 0) return
      if (cleared.current) {
        // The visitor was quicker: these belong to what has been cleared.
        cleared.current = fileReducer(pathOf, maxFiles)(cleared.current, { type: 'restore', files })
        return keepFiles(key, store.get().files)
      }
      store.dispatch({ type: 'restore', files })
      onRestored()
    }
    work = work.then(restore).catch(() => undefined)
    let known = ''
    const keep = () => {
      const { files } = store.get()
      const facts = files.map((file) => [file.id, file.path, file.storedAt, readProblemOf(file)]).join()
      if (facts === known) return
      known = facts
      work = work
        .then(async () => (await loadKeeping()).keepFiles(key, store.get().files))
        .catch(() => undefined)
    }
    return store.subscribe(keep)
  }, [])

  return {
    store,
    list,

    /** @param replaced the row of a file that could no longer be read, if they were chosen in its place */
    async add(files: File[], replaced?: string) {
      adding.current = addFiles(store, files, replaced)
      await adding.current
    },

    remove(id: string) {
      store
        .get()
        .files.find((file) => file.id === id)
        ?.abort.abort()
      store.dispatch({ type: 'remove', id })
    },

    dismissRefusal(id: string) {
      store.dispatch({ type: 'dismiss', id })
    },

    /** What sending them needs, until `cancel`. */
    begin() {
      sending.current = new AbortController()
      const { signal } = sending.current
      return {
        files: () => store.get().files,
        dispatch: store.dispatch,
        signal,
        wait: (ms: number) =>
          new Promise<void>((resolve) => {
            setTimeout(resolve, ms)
            signal.addEventListener('abort', () => resolve())
          }),
      }
    },

    /** Ends the uploads that are under way. What has arrived is sent at the next try, or swept. */
    cancel() {
      sending.current?.abort()
      for (const { abort } of store.get().files) abort.abort()
      store.dispatch({ type: 'cancel' })
    },

    /** Empties the list; `undoClear` brings it back. */
    clear() {
      cleared.current = store.get()
      store.dispatch({ type: 'clear' })
    },

    undoClear() {
      if (cleared.current) store.dispatch({ type: 'restore', files: cleared.current.files })
      cleared.current = undefined
    },
  }
}

/** A file as it was kept; what was lost on the device is said to be so before it is sent. */
async function checkKept(file: RequestFile): Promise<RequestFile> {
  const problem = file.state === 'chosen' ? await readProblem(file.file.slice(0, 1)) : undefined
  return problem ? { ...file, state: problem } : file
}

/** Whether a file is a photo as iPhones take them; some programs save those under the name of a JPG. */
const isHeic = (head: Uint8Array) =>
  /^.{4}ftyp(hei|hev|mif1|msf1)/s.test(String.fromCharCode(...head.subarray(0, 12)))

/** Checks files and adds them to a list. What was chosen there before under the same name may have been saved again since. */
export async function addFiles(
  { get, dispatch }: Pick<Store<FileList, FileAction>, 'get' | 'dispatch'>,
  files: File[],
  replaced?: string,
  maxBytes?: number,
): Promise<void> {
  const checked = await Promise.all(files.map((file) => checkFile(file, maxBytes)))
  const names = checked.flatMap((entry) => ('file' in entry ? [entry.file.name] : []))
  for (const { id, file, state } of get().files) {
    if ((state !== 'chosen' && state !== 'failed') || !names.includes(file.name)) continue
    const problem = await readProblem(file)
    if (problem) dispatch({ type: 'state', id, state: problem })
  }
  dispatch({ type: 'add', checked, replaced })
}

/**
 * Checks one file by its size and bytes, as the server will again, and gives it a name that fits.
 * @param maxBytes the largest size; that of customers' documents if left out
 */
async function checkFile(file: File, maxBytes: number = FILE_LIMITS.maxBytes): Promise<CheckedFile> {
  const { name, size, type, lastModified } = file
  try {
    const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
    // A placeholder whose content is elsewhere.
    if (head.length < Math.min(size, SIGNATURE_BYTES)) return { name, refusal: unreadableFileMessage(name) }
    if (isHeic(head)) return (await import('./heic-photo.ts')).convertPhoto(file)
    const inspection = size > maxBytes ? undefined : await inspect(file, head)
    const document = nameDocument(name, head, inspection)
    const problem = documentProblem(document, size, maxBytes)
    if (problem || !document.extension)
      return { name, refusal: fileProblemMessage(name, problem ?? 'extension', maxBytes) }
    return {
      file: document.name === name ? file : new File([file], document.name, { type, lastModified }),
      extension: document.extension,
      needsPassword: inspection?.needsPassword === true,
    }
  } catch {
    // A folder, or a file that was deleted, locked or moved since it was chosen.
    return { name, refusal: unreadableFileMessage(name) }
  }
}

/** Looks through a whole file where its first bytes do not say everything. */
async function inspect(file: File, head: Uint8Array) {
  if (!mayNeedInspection(head)) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Without it the name counts, and the server looks again.
  const script = await import('#contract/inspect-file.ts').catch(() => undefined)
  return script?.inspectFile(bytes)
}
