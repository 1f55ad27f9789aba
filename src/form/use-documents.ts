import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { extensionOf, fileProblem, SIGNATURE_BYTES, trueExtension } from '#contract/files.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { fileProblemMessage, unreadableFileMessage } from '#contract/wording.ts'
import { createStore } from '#src/lib/store.ts'
import {
  type CheckedFile,
  EMPTY_FILE_LIST,
  type FileList,
  type FilePath,
  fileReducer,
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
      const files = await keptFiles(key)
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
      const facts = files.map(({ id, path, storedAt }) => [id, path, storedAt]).join()
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

    async add(files: File[]) {
      adding.current = Promise.all(files.map((file) => checkFile(file))).then((checked) =>
        store.dispatch({ type: 'add', checked }),
      )
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

/** Whether a file is a photo as iPhones take them; some programs save those under the name of a JPG. */
const isHeic = (head: Uint8Array) =>
  /^.{4}ftyp(hei|hev|mif1|msf1)/s.test(String.fromCharCode(...head.subarray(0, 12)))

/**
 * Checks one file by its name, size and first bytes, as the server will again.
 * @param maxBytes the largest size; that of customers' documents if left out
 */
export async function checkFile(file: File, maxBytes: number = FILE_LIMITS.maxBytes): Promise<CheckedFile> {
  const { name, size } = file
  const claimed = extensionOf(name)
  let head: Uint8Array
  try {
    head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
  } catch {
    // A folder, or a file that was deleted, locked or moved since it was chosen.
    return { name, refusal: claimed ? unreadableFileMessage(name) : fileProblemMessage(name, 'extension') }
  }
  if (isHeic(head)) return (await import('./heic-photo.ts')).convertPhoto(file)
  const extension = claimed && trueExtension(claimed, head)
  const problem = fileProblem({ name, size, head, extension, maxBytes })
  return problem || !extension
    ? { name, refusal: fileProblemMessage(name, problem ?? 'extension', maxBytes) }
    : { file, extension }
}
