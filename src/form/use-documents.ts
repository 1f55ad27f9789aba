import { useRef, useState, useSyncExternalStore } from 'react'
import { FILE_PROBLEMS, FILE_WORDS } from '#content/files.ts'
import { LANGUAGE } from '#content/language.ts'
import {
  documentProblem,
  fileProblemMessage,
  mayNeedInspection,
  nameDocument,
  SIGNATURE_BYTES,
} from '#contract/files.ts'
import { fill } from '#contract/language.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { createStore, type Store } from '#src/lib/store.ts'
import { useOnChange } from '#src/lib/use-on-change.ts'
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
import { noteVisit } from './use-draft.ts'

const loadKeeping = () => import('./kept-files.ts')

/** Serialises storage work, for all forms. Without storage nothing happens; the page still has the files. */
let work: Promise<unknown> = Promise.resolve()

/** Most files take no time that anyone would see. */
const CHECKING_SHOWN_AFTER_MS = 400

type Options = {
  pathOf: FilePath
  maxFiles?: number
  key: string
  onRestored: () => void
  /** Whose kept ones are; undefined until that is said. */
  mine?: boolean | undefined
}

/** Documents to be sent; kept on the device until then, for a day at most. */
export function useDocuments({ pathOf, maxFiles, key, onRestored, mine }: Options) {
  // As many as there is room for now: some may have been added.
  const most = useRef(maxFiles)
  most.current = maxFiles
  const reduce = (files: FileList, action: FileAction) => fileReducer(pathOf, most.current)(files, action)
  const [store] = useState(() => createStore(reduce, EMPTY_FILE_LIST))
  const list = useSyncExternalStore(store.subscribe, store.get, () => EMPTY_FILE_LIST)
  const adding = useRef<Promise<unknown>>(undefined)
  const own = useRef(mine)
  own.current = mine
  const [checking, setChecking] = useState(false)
  const cleared = useRef<FileList>(undefined)
  const sending = useRef<AbortController>(undefined)
  const settled = async () => {
    for (let all: unknown; all !== adding.current; ) {
      all = adding.current
      await all
    }
  }

  useOnChange([mine], () => {
    const restore = async () => {
      if (!localStorage.getItem(`${key.split(':', 1)[0]}-files`)) return
      const { keptFiles, keepFiles } = await loadKeeping()
      const files = await Promise.all((await keptFiles(key)).map(checkKept))
      // An earlier visitor's go.
      if (!mine) return keepFiles(key, store.get().files)
      // Files chosen before the script arrived come first: browsers restore some themselves.
      await adding.current
      if (files.length === 0) return
      if (cleared.current) {
        // The visitor cleared the list first: these belong to what `undoClear` restores.
        cleared.current = reduce(cleared.current, { type: 'restore', files })
        return keepFiles(key, store.get().files)
      }
      store.dispatch({ type: 'restore', files })
      onRestored()
    }
    if (mine !== undefined) work = work.then(restore).catch(() => undefined)
  })

  useOnChange([], () => {
    let known = ''
    const keep = () => {
      const { files } = store.get()
      const facts = files.map((file) => [file.id, file.path, file.storedAt, readProblemOf(file)]).join()
      if (facts === known) return
      known = facts
      work = work
        .then(async () => (await loadKeeping()).keepFiles(key, store.get().files))
        .catch(() => undefined)
      if (own.current) noteVisit(key)
    }
    return store.subscribe(keep)
  })

  return {
    store,
    list,
    checking,

    async add(files: File[], replaced?: string) {
      const all = Promise.all([adding.current, addFiles(store, files, replaced)])
      adding.current = all
      const showing = setTimeout(() => setChecking(true), CHECKING_SHOWN_AFTER_MS)
      await all
      clearTimeout(showing)
      if (adding.current === all) setChecking(false)
    },

    /** Resolves when every file that was chosen has been looked at. */
    settled,

    remove: (id: string) => removeFile(store, id),

    dismiss: (id: string) => store.dispatch({ type: 'dismiss', id }),

    begin() {
      sending.current = new AbortController()
      const { signal } = sending.current
      return {
        files: () => store.get().files,
        dispatch: store.dispatch,
        settled,
        signal,
        wait: (ms: number) =>
          new Promise<void>((resolve) => {
            setTimeout(resolve, ms)
            signal.addEventListener('abort', () => resolve())
          }),
      }
    },

    /** Stored files are reused by the next try, or swept. */
    cancel() {
      sending.current?.abort()
      for (const { abort } of store.get().files) abort.abort()
      store.dispatch({ type: 'cancel' })
    },

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

type FileStore = Store<FileList, FileAction>

export function removeFile({ get, dispatch }: FileStore, id: string): void {
  get()
    .files.find((file) => file.id === id)
    ?.abort.abort()
  dispatch({ type: 'remove', id })
}

async function checkKept(file: RequestFile): Promise<RequestFile> {
  const problem = file.state === 'chosen' ? await readProblem(file.file.slice(0, 1)) : undefined
  return problem ? { ...file, state: problem } : file
}

/** Some programs save them under a JPG's name. */
const isHeic = (head: Uint8Array) =>
  /^.{4}ftyp(hei|hev|mif1|msf1)/s.test(String.fromCharCode(...head.subarray(0, 12)))

/** An earlier file of the same name is checked again: it may have been saved since. */
export async function addFiles(
  { get, dispatch }: FileStore,
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

/** Like the server, by size and bytes. */
async function checkFile(file: File, maxBytes: number = FILE_LIMITS.maxBytes): Promise<CheckedFile> {
  const { name, size, type, lastModified } = file
  try {
    const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
    // A placeholder whose content is in a cloud.
    if (head.length < Math.min(size, SIGNATURE_BYTES))
      return { name, refusal: fill(FILE_WORDS.unreadable, { name }) }
    if (isHeic(head)) return await (await import('./heic-photo.ts')).convertPhoto(file)
    const inspection = size > maxBytes ? undefined : await inspect(file, head)
    const document = nameDocument(name, head, inspection)
    const problem = documentProblem(document, size, maxBytes)
    if (problem || !document.extension)
      return {
        name,
        refusal: fileProblemMessage({ FILE_PROBLEMS, LANGUAGE }, name, problem ?? 'extension', maxBytes),
      }
    return {
      file: document.name === name ? file : new File([file], document.name, { type, lastModified }),
      extension: document.extension,
      needsPassword: inspection?.needsPassword === true,
    }
  } catch {
    // A folder, or a file deleted, locked or moved since it was chosen.
    return { name, refusal: fill(FILE_WORDS.unreadable, { name }) }
  }
}

/** Reads the whole file if its first bytes do not suffice. */
async function inspect(file: File, head: Uint8Array) {
  if (!mayNeedInspection(head)) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  // If loading fails the name counts, and the server checks again.
  const script = await import('#contract/inspect-file.ts').catch(() => undefined)
  return script?.inspectFile(bytes)
}
