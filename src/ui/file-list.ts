import { CHOOSE_AGAIN, FILE_WORDS, QUOTE_FAILURES, READ_PROBLEMS } from '#content/files.ts'
import type { FileExtension, ReadProblem } from '#contract/files.ts'
import { fill } from '#contract/language.ts'
import { FILE_LIMITS } from '#contract/limits.ts'

/** Documents between the visitor's disk and the bucket. */

type FileState = 'chosen' | 'waiting' | 'uploading' | 'retrying' | 'stored' | 'failed' | ReadProblem

export type RequestFile = {
  id: string
  file: File
  extension: FileExtension
  state: FileState
  sent: number
  /** Kept across retries, so that a repeated upload meets its own earlier try. */
  path: string
  storedAt?: number
  needsPassword?: boolean
  abort: AbortController
}

export type Refusal = { id: string; name: string; message: string }

export type FileList = { files: readonly RequestFile[]; refusals: readonly Refusal[] }

export type CheckedFile =
  | Pick<RequestFile, 'file' | 'extension' | 'needsPassword'>
  | { name: string; refusal: string }

export type FileAction =
  /** replaced: row of an unreadable file */
  | { type: 'add'; checked: readonly CheckedFile[]; replaced?: string | undefined }
  | { type: 'restore'; files: readonly RequestFile[] }
  | { type: 'remove'; id: string }
  | { type: 'dismiss'; id: string }
  | { type: 'queue'; now: number }
  | { type: 'progress'; id: string; sent: number }
  | { type: 'state'; id: string; state: FileState; now?: number }
  | { type: 'renew-paths' }
  | { type: 'cancel' }
  | { type: 'clear' }

export const EMPTY_FILE_LIST: FileList = { files: [], refusals: [] }

/** Where room is short unclaimed files are swept after three hours (public.time_to_send); well before that an upload no longer counts. */
const STORED_FOR_MS = 3_600_000

export type FilePath = (extension: FileExtension, now?: number) => string

export function fileReducer(pathOf: FilePath, maxFiles: number = FILE_LIMITS.maxFiles) {
  return (list: FileList, action: FileAction): FileList => {
    switch (action.type) {
      case 'add':
        return add(list, action, pathOf, maxFiles)
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
      case 'renew-paths':
        return { ...list, files: list.files.map((file) => underNewPath(file, pathOf)) }
      case 'cancel':
        return { ...list, files: list.files.map(cancelled) }
      case 'clear':
        return EMPTY_FILE_LIST
    }
  }
}

/** Why the file must be chosen again, if so. */
export const readProblemOf = ({ state }: RequestFile): ReadProblem | undefined =>
  state === 'changed' || state === 'gone' ? state : undefined

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
    // Replaces the row of the same name, or the one whose button was pressed.
    const dead = files.filter(readProblemOf)
    const row =
      dead.find(({ file }) => file.name === entry.file.name) ?? dead.find(({ id }) => id === replaced)
    if (files.some((known) => !readProblemOf(known) && isSameFile(known.file, entry.file))) {
      refusals.push(newRefusal(entry.file.name, fill(FILE_WORDS.repeated, { name: entry.file.name })))
    } else if (row) {
      files[files.indexOf(row)] = newFile(entry, pathOf)
    } else if (files.length >= maxFiles) {
      refusals.push(newRefusal(entry.file.name, fill(FILE_WORDS.tooMany, { name: entry.file.name })))
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

/** To be uploaded once more. */
function underNewPath({ storedAt: _, ...file }: RequestFile, pathOf: FilePath): RequestFile {
  return { ...file, state: 'chosen', sent: 0, path: pathOf(file.extension) }
}

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

/** A file that was not stored. `problem`: why it could not even be read. */
export type FailedFile = { fileName: string; problem: ReadProblem | undefined }

export const uploadFailure = ({ fileName: name, problem }: FailedFile): string =>
  fill(problem ? READ_PROBLEMS[problem].message : QUOTE_FAILURES.upload, { name, again: CHOOSE_AGAIN })
