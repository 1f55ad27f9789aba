import type { Inspection } from './inspect-file.ts'
import { FILE_LIMITS, TEXT_LIMITS } from './limits.ts'
import { cleanFileName } from './text.ts'

/** Which files a request may contain, and how their real type is recognised by their first bytes. A new type needs a migration too. */

export const FILE_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const

export type FileExtension = keyof typeof FILE_TYPES
type FileType = (typeof FILE_TYPES)[FileExtension]

/** What `quote_requests.uploaded_files` holds for each file. */
export type UploadedFile = { name: string; path: string; size: number; type: string }

export type FileProblem = 'empty' | 'too-large' | 'extension' | 'content' | 'virus'

/** How files of a type begin. */
const SIGNATURES: Record<FileType, readonly number[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'application/msword': [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [0x50, 0x4b, 0x03, 0x04],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

const either = (words: string[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** 'PDF, DOC, DOCX …': the extensions, as hints and refusals list them. */
export const EXTENSION_LIST = either(Object.keys(FILE_TYPES).map((extension) => extension.toUpperCase()))

/** How many leading bytes tell a file's type: scanners and printers write up to so many before a PDF begins. */
export const SIGNATURE_BYTES = 1024

/** The first bytes of every file of a type. */
export function signatureOf(extension: FileExtension): readonly number[] {
  return SIGNATURES[FILE_TYPES[extension]]
}

/** The accepted extension of a file name or storage path, in lower case, or undefined. */
export function extensionOf(name: string): FileExtension | undefined {
  const dot = name.lastIndexOf('.')
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  return Object.hasOwn(FILE_TYPES, extension) ? (extension as FileExtension) : undefined
}

const startsWith = (text: string, type: FileType) => text.startsWith(String.fromCharCode(...SIGNATURES[type]))

/** Whether a file begins like a .doc, as a .docx with a password does, and much besides. */
export function isCompoundFile(head: Uint8Array): boolean {
  return SIGNATURES[FILE_TYPES.doc].every((byte, i) => head[i] === byte)
}

/** The type of a file by its first bytes, or undefined if it is none of ours. */
function typeOf(head: Uint8Array): FileType | undefined {
  const text = String.fromCharCode(...head.subarray(0, SIGNATURE_BYTES))
  const types = Object.keys(SIGNATURES) as FileType[]
  const type = types.find((name) => startsWith(text, name))
  if (type) return type
  // What many office programs save as .doc, and Word opens.
  if (text.startsWith('{\\rtf')) return FILE_TYPES.doc
  // A program or a web page does not become a PDF by naming one.
  return text.includes('%PDF-') && !/^(MZ|\x7fELF|#!|(\xef\xbb\xbf)?\s*<)/.test(text)
    ? FILE_TYPES.pdf
    : undefined
}

/**
 * Whether a file's first bytes match the type that its extension claims.
 * @param head the first SIGNATURE_BYTES bytes, or fewer when the file is shorter
 */
export function contentMatches(extension: FileExtension, head: Uint8Array): boolean {
  return typeOf(head) === FILE_TYPES[extension] || (extension === 'docx' && isCompoundFile(head))
}

/** Whether it can take more than the first bytes to know a file (inspect-file.ts). */
export const mayNeedInspection = (head: Uint8Array): boolean =>
  contentMatches('pdf', head) || contentMatches('docx', head)

const isWord = (extension: FileExtension) => extension.startsWith('doc')

/** Other endings of our types, and what they stand for. */
const OTHER_ENDINGS: Readonly<Record<string, FileExtension>> = {
  jfif: 'jpg',
  jif: 'jpg',
  jfi: 'jpg',
  jpe: 'jpg',
  pjpeg: 'jpg',
  pjp: 'jpg',
  rtf: 'doc',
}

/** What programs put after a name on the way. */
const PASSING_ENDINGS = /^(download|crdownload|opdownload|part|partial|te?mp|bin|dat|file)$/

/** What a file dialog offers: also other names of our types, and files without any, by their type. */
export const ACCEPTED_FILES = [
  ...[...Object.keys(FILE_TYPES), ...Object.keys(OTHER_ENDINGS)].map((ending) => `.${ending}`),
  ...new Set(Object.values(FILE_TYPES)),
].join(',')

const ENDING = /^(.*)\.([a-z0-9]+)$/is

/** A name and what is left of it without its last ending, as far as that is one of a file's type. */
function withoutEnding(name: string): { stem: string; ending: string } | undefined {
  const [, stem = '', letters = ''] = ENDING.exec(name) ?? []
  const ending = letters.toLowerCase()
  const isKnown = Object.hasOwn(FILE_TYPES, ending) || Object.hasOwn(OTHER_ENDINGS, ending)
  return isKnown || PASSING_ENDINGS.test(ending) ? { stem, ending } : undefined
}

/** A file's name without what says its type. */
export const stemOf = (name: string): string => withoutEnding(name)?.stem ?? name

/** A word of a mail's header, as some mail programs save it (RFC 2047). */
function decodedWord(word: string, charset: string, encoding: string, text: string): string {
  try {
    const isBase64 = encoding.toLowerCase() === 'b'
    const quoted = text
      .replaceAll('_', ' ')
      .replace(/=([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    const bytes = Uint8Array.from(isBase64 ? atob(text) : quoted, (letter) => letter.charCodeAt(0))
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return word
  }
}

/** A name that was percent-encoded, as from an address or a mail's header (RFC 5987). */
function withoutPercents(name: string): string {
  if (/\s/.test(name) || !/%[\da-f]{2}/i.test(name)) return name
  try {
    return decodeURIComponent(name.replace(/^utf-8'[\w-]*'/i, ''))
  } catch {
    return name
  }
}

/** A name as its author gave it: without what mail programs, browsers and phones have made of it, and without folders. */
function plainName(name: string): string {
  const decoded = name.replace(/=\?([\w-]+)(?:\*[\w-]*)?\?([bq])\?([^?]*)\?=(?:\s+(?==\?))?/gi, decodedWord)
  const types = Object.keys(FILE_TYPES).join('|')
  return (
    cleanFileName(withoutPercents(decoded).split(/[/\\]/).at(-1) ?? '')
      .replace(/[\s.]+$/, '')
      // An address's query.
      .replace(new RegExp(`(\\.(?:${types}))[?#&;].*$`, 'i'), '$1')
      // Another copy on a phone.
      .replace(new RegExp(`^(.*)\\.(${types})( ?\\(\\d+\\))$`, 'i'), '$1$3.$2')
      .trim()
      .normalize('NFC')
  )
}

/** The start of a text, in whole characters. */
function cut(text: string, length: number): string {
  const start = text.slice(0, length)
  return /[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start
}

const named = (stem: string, ending: string) =>
  `${cut(stem.replace(/^[\s.]+|\s+$/g, '') || 'document', TEXT_LIMITS.fileName - ending.length - 1)}.${ending}`

/** Which of our types a file is; what its name claims comes first where its bytes allow it. */
function recognised(
  claimed: FileExtension | undefined,
  head: Uint8Array,
  inspection?: Inspection,
): FileExtension | undefined {
  const { word, needsPassword } = inspection ?? { word: undefined, needsPassword: false }
  if (isCompoundFile(head) || contentMatches('docx', head)) {
    // Any ZIP archive begins like a .docx, and installers like a .doc: it must be one, or may at least pass for it by its name.
    if (word === 'other') return undefined
    if (word) return word
    if (!claimed || !isWord(claimed)) return undefined
    if (needsPassword) return claimed
    return isCompoundFile(head) ? 'doc' : 'docx'
  }
  if (claimed && contentMatches(claimed, head)) return claimed
  const extensions = Object.keys(FILE_TYPES) as FileExtension[]
  const extension = extensions.find((other) => contentMatches(other, head))
  // A text that is about PDF files is none.
  return extension === 'pdf' && !startsWith(String.fromCharCode(...head.subarray(0, 8)), FILE_TYPES.pdf)
    ? undefined
    : extension
}

export type NamedDocument = {
  /** With the right ending. */
  name: string
  /** Undefined if it is none of our types; `claimed` is then what its name says. */
  extension: FileExtension | undefined
  claimed: FileExtension | undefined
}

/**
 * A document's type, and its name with the ending that this type has. Bytes decide: phones, scanners and mail programs do all
 * kinds of things to names.
 * @param head the first SIGNATURE_BYTES bytes
 * @param inspection what the whole file says, where it was looked through (inspect-file.ts)
 */
export function nameDocument(typed: string, head: Uint8Array, inspection?: Inspection): NamedDocument {
  const plain = plainName(typed)
  let name = plain
  let claimed: FileExtension | undefined
  for (let parts = withoutEnding(name); parts; parts = withoutEnding(name)) {
    const { stem, ending } = parts
    const extension = extensionOf(name)
    const claim = extension ?? (Object.hasOwn(OTHER_ENDINGS, ending) ? OTHER_ENDINGS[ending] : undefined)
    claimed ??= claim
    if (extension && recognised(extension, head, inspection) === extension)
      return { name: named(stem, name.slice(stem.length + 1)), extension, claimed: extension }
    if (claim && isWord(claim)) claimed = claim
    name = stem
  }
  const extension = recognised(claimed, head, inspection)
  return { name: extension ? named(name, extension) : plain || typed, extension, claimed }
}

/** The first reason to refuse a document, or undefined if it is valid. @param size in bytes */
export function documentProblem(
  { extension, claimed }: NamedDocument,
  size: number,
  maxBytes: number = FILE_LIMITS.maxBytes,
): FileProblem | undefined {
  if (size === 0) return 'empty'
  if (!extension && !claimed) return 'extension'
  if (size > maxBytes) return 'too-large'
  return extension ? undefined : 'content'
}

/** The first reason to refuse a stored file by its path, size and leading bytes, or undefined if it is valid. */
export function fileProblem(file: { path: string; size: number; head: Uint8Array }): FileProblem | undefined {
  const claimed = extensionOf(file.path)
  const extension = claimed && contentMatches(claimed, file.head) ? claimed : undefined
  return documentProblem({ name: file.path, extension, claimed }, file.size)
}

/** Where finished documents are stored, which may be larger than those of customers. */
export const DELIVERED_FOLDER = 'delivered/'

/** Storage path of an anonymous visitor's file, `{timestamp}-{random}.{ext}`; the random part has 128 bits. */
export function guestFilePath(extension: FileExtension, now = Date.now()): string {
  return `${now}-${crypto.randomUUID().replaceAll('-', '')}.${extension}`
}

/**
 * Storage path of a customer's file, `{userId}/{timestamp}-{random}.{ext}`: the random part distinguishes files of the same
 * millisecond, even from two windows.
 */
export function customerFilePath(userId: string, extension: FileExtension, now = Date.now()): string {
  return `${userId}/${now}-${crypto.randomUUID().slice(0, 8)}.${extension}`
}
