import type { FileExtension } from '#contract/files.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { type ReadProblem, repeatedFileMessage, tooManyFilesMessage } from '#contract/wording.ts'

/** The documents of a request on their way from the visitor's disk to the bucket. */

type FileState = 'chosen' | 'waiting' | 'uploading' | 'retrying' | 'stored' | 'failed' | ReadProblem

export type RequestFile = {
  id: string
  file: File
  extension: FileExtension
  state: FileState
  /** Bytes sent so far. */
  sent: number
  /** Where the bucket keeps it. Kept across retries, so that a repeated upload meets its own earlier try. */
  path: string
  storedAt?: number
  /** Whether it needs a password to open. */
  needsPassword?: boolean
  /** Ends the running upload when the visitor removes the file. */
  abort: AbortController
}

/** Why a file is not in the list; shown until dismissed. */
export type Refusal = { id: string; name: string; message: string }

export type FileList = { files: readonly RequestFile[]; refusals: readonly Refusal[] }

/** A file that has passed its checks, or the reason why it has not. */
export type CheckedFile =
  | Pick<RequestFile, 'file' | 'extension' | 'needsPassword'>
  | { name: string; refusal: string }

export type FileAction =
  /** replaced: the row of a file that can no longer be read */
  | { type: 'add'; checked: readonly CheckedFile[]; replaced?: string | undefined }
  | { type: 'restore'; files: readonly RequestFile[] }
  | { type: 'remove'; id: string }
  | { type: 'dismiss'; id: string }
  | { type: 'queue'; now: number }
  | { type: 'progress'; id: string; sent: number }
  | { type: 'state'; id: string; state: FileState; now?: number }
  | { type: 'cancel' }
  | { type: 'clear' }

export const EMPTY_FILE_LIST: FileList = { files: [], refusals: [] }

/** Files that no request has claimed are swept after 24 hours; well before that an upload is no longer relied on. */
const STORED_FOR_MS = 12 * 3_600_000

/** Where the bucket is to keep a file. */
export type FilePath = (extension: FileExtension, now?: number) => string

/** Makes the reducer of a list whose files go to the given paths, and which takes so many of them. */
export function fileReducer(pathOf: FilePath, maxFiles: number = FILE_LIMITS.maxFiles) {
  return (list: FileList, action: FileAction): FileList =>
    action.type === 'add' ? add(list, action, pathOf, maxFiles) : reduceFiles(list, action, pathOf, maxFiles)
}

function reduceFiles(
  list: FileList,
  action: Exclude<FileAction, { type: 'add' }>,
  pathOf: FilePath,
  maxFiles: number,
): FileList {
  switch (action.type) {
    case 'restore': {
      const missing = action.files.filter(
        ({ file }) => !list.files.some((known) => isSameFile(known.file, file)),
      )
      return { ...list, files: [...missing, ...list.files].slice(0, maxFiles) }
    }
    case 'remove':
      return { ...list, files: list.files.filter((file) => file.id !== action.id) }
    case 'dismiss':
      return { ...list, refusals: list.refusals.filter((refusal) => refusal.id !== action.id) }
    case 'queue':
      return { ...list, files: list.files.map((file) => queued(file, action.now, pathOf)) }
    case 'progress':
      return change(list, action.id, (file) => ({ ...file, state: 'uploading', sent: action.sent }))
    case 'state':
      return change(list, action.id, (file) => inState(file, action.state, action.now))
    case 'cancel':
      return { ...list, files: list.files.map(cancelled) }
    case 'clear':
      return EMPTY_FILE_LIST
  }
}

/** Why a file can no longer be read, if that is so: it is sent only once it was chosen again. */
export const readProblemOf = ({ state }: RequestFile): ReadProblem | undefined =>
  state === 'changed' || state === 'gone' ? state : undefined

/** How far the whole list has got: files and bytes, stored or sent, of how many. */
export function totalsOf({ files }: FileList) {
  return {
    files: files.length,
    stored: files.filter(({ state }) => state === 'stored').length,
    bytes: files.reduce((sum, { file }) => sum + file.size, 0),
    sent: files.reduce((sum, { sent }) => sum + sent, 0),
  }
}

function add(
  list: FileList,
  { checked, replaced }: Extract<FileAction, { type: 'add' }>,
  pathOf: FilePath,
  maxFiles: number,
): FileList {
  const files = [...list.files]
  const refusals = [...list.refusals]
  for (const entry of checked) {
    if ('refusal' in entry) {
      refusals.push(newRefusal(entry.name, entry.refusal))
      continue
    }
    // Which row it takes the place of: that of the same name, or the one whose button was pressed.
    const dead = files.filter(readProblemOf)
    const row =
      dead.find(({ file }) => file.name === entry.file.name) ?? dead.find(({ id }) => id === replaced)
    if (files.some((known) => !readProblemOf(known) && isSameFile(known.file, entry.file))) {
      refusals.push(newRefusal(entry.file.name, repeatedFileMessage(entry.file.name)))
    } else if (row) {
      files[files.indexOf(row)] = newFile(entry, pathOf)
    } else if (files.length >= maxFiles) {
      refusals.push(newRefusal(entry.file.name, tooManyFilesMessage(entry.file.name)))
    } else files.push(newFile(entry, pathOf))
  }
  return { files, refusals: withoutRepeats(refusals) }
}

function newFile(
  { file, extension, needsPassword = false }: Extract<CheckedFile, { file: File }>,
  pathOf: FilePath,
): RequestFile {
  return {
    id: crypto.randomUUID(),
    file,
    extension,
    needsPassword,
    state: 'chosen',
    sent: 0,
    path: pathOf(extension),
    abort: new AbortController(),
  }
}

function newRefusal(name: string, message: string): Refusal {
  return { id: crypto.randomUUID(), name, message }
}

function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}

function withoutRepeats(refusals: Refusal[]): Refusal[] {
  return refusals.filter((refusal, i) => refusals.findIndex((r) => r.message === refusal.message) === i)
}

function queued(file: RequestFile, now: number, pathOf: FilePath): RequestFile {
  if (readProblemOf(file)) return file
  if (file.state !== 'stored') return { ...file, state: 'waiting', sent: 0 }
  if (now - (file.storedAt ?? 0) < STORED_FOR_MS) return file
  return { ...file, state: 'waiting', sent: 0, path: pathOf(file.extension, now) }
}

/** As it was before sending began; what has arrived stays. */
function cancelled(file: RequestFile): RequestFile {
  if (file.state === 'stored' || readProblemOf(file)) return file
  return { ...file, state: 'chosen', sent: 0, abort: new AbortController() }
}

function inState(file: RequestFile, state: FileState, now = Date.now()): RequestFile {
  if (state === 'stored') return { ...file, state, sent: file.file.size, storedAt: now }
  return { ...file, state, sent: 0 }
}

function change(list: FileList, id: string, next: (file: RequestFile) => RequestFile): FileList {
  return { ...list, files: list.files.map((file) => (file.id === id ? next(file) : file)) }
}

/** Browsers keep a reference, not the bytes: after a change on disk some refuse to read, others return the new content. */
export async function readProblem(file: Blob): Promise<ReadProblem | undefined> {
  try {
    const { byteLength } = await file.arrayBuffer()
    return byteLength === file.size ? undefined : 'changed'
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'NotFoundError' ? 'gone' : 'changed'
  }
}
