import type { Inspection } from './inspect-file.ts'
import { fill, type Language } from './language.ts'
import { FILE_LIMITS, TEXT_LIMITS } from './limits.ts'
import { cleanFileName } from './text.ts'

/** A new type needs a change of the bucket in `supabase/schemas`, too. */

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

export type UploadedFile = { name: string; path: string; size: number; type: string }

export type FileProblem = 'empty' | 'too-large' | 'extension' | 'content' | 'virus'

export type ReadProblem = 'changed' | 'gone'

const SIGNATURES: Record<FileType, readonly number[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'application/msword': [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [0x50, 0x4b, 0x03, 0x04],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

/** 'PDF, DOC or PNG'. @param tag of the language, BCP 47 */
export const extensionList = (tag: string): string =>
  new Intl.ListFormat(tag, { type: 'disjunction' }).format(
    Object.keys(FILE_TYPES).map((extension) => extension.toUpperCase()),
  )

type FileWords = {
  FILE_PROBLEMS: Readonly<Record<FileProblem, string>>
  LANGUAGE: Pick<Language, 'tag'>
}

export const fileProblemMessage = (
  { FILE_PROBLEMS, LANGUAGE }: FileWords,
  name: string,
  problem: FileProblem,
  maxBytes: number = FILE_LIMITS.maxBytes,
): string =>
  fill(FILE_PROBLEMS[problem], {
    name,
    megabytes: maxBytes / 1024 / 1024,
    types: extensionList(LANGUAGE.tag),
  })

/** Scanners and printers may write up to so many bytes before a PDF begins. */
export const SIGNATURE_BYTES = 1024

export function signatureOf(extension: FileExtension): readonly number[] {
  return SIGNATURES[FILE_TYPES[extension]]
}

export function extensionOf(name: string): FileExtension | undefined {
  const dot = name.lastIndexOf('.')
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  return Object.hasOwn(FILE_TYPES, extension) ? (extension as FileExtension) : undefined
}

const startsWith = (text: string, type: FileType) => text.startsWith(String.fromCharCode(...SIGNATURES[type]))

export function isCompoundFile(head: Uint8Array): boolean {
  return SIGNATURES[FILE_TYPES.doc].every((byte, i) => head[i] === byte)
}

function typeOf(head: Uint8Array): FileType | undefined {
  const text = String.fromCharCode(...head.subarray(0, SIGNATURE_BYTES))
  const types = Object.keys(SIGNATURES) as FileType[]
  const type = types.find((name) => startsWith(text, name))
  if (type) return type
  // RTF is no type of its own; many office programs save it as .doc, and Word opens it.
  if (text.startsWith('{\\rtf')) return FILE_TYPES.doc
  // A program or web page that mentions a PDF is none.
  return text.includes('%PDF-') && !/^(MZ|\x7fELF|#!|(\xef\xbb\xbf)?\s*<)/.test(text)
    ? FILE_TYPES.pdf
    : undefined
}

/** @param head the first SIGNATURE_BYTES bytes, or the whole of a shorter file */
export function contentMatches(extension: FileExtension, head: Uint8Array): boolean {
  return typeOf(head) === FILE_TYPES[extension] || (extension === 'docx' && isCompoundFile(head))
}

export const mayNeedInspection = (head: Uint8Array): boolean =>
  contentMatches('pdf', head) || contentMatches('docx', head)

const isWord = (extension: FileExtension) => extension.startsWith('doc')

const OTHER_ENDINGS: Readonly<Record<string, FileExtension>> = {
  jfif: 'jpg',
  jif: 'jpg',
  jfi: 'jpg',
  jpe: 'jpg',
  pjpeg: 'jpg',
  pjp: 'jpg',
}

const PASSING_ENDINGS = /^(download|crdownload|opdownload|part|partial|te?mp|bin|dat|file)$/

export const ACCEPTED_FILES = [
  ...[...Object.keys(FILE_TYPES), ...Object.keys(OTHER_ENDINGS)].map((ending) => `.${ending}`),
  ...new Set(Object.values(FILE_TYPES)),
].join(',')

const ENDING = /^(.*)\.([a-z0-9]+)$/is

function withoutEnding(name: string): { stem: string; ending: string } | undefined {
  const [, stem = '', letters = ''] = ENDING.exec(name) ?? []
  const ending = letters.toLowerCase()
  const isKnown = Object.hasOwn(FILE_TYPES, ending) || Object.hasOwn(OTHER_ENDINGS, ending)
  return isKnown || PASSING_ENDINGS.test(ending) ? { stem, ending } : undefined
}

export const stemOf = (name: string): string => withoutEnding(name)?.stem ?? name

/** RFC 2047, as some mail programs save names. */
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

/** RFC 5987, as in addresses and mail headers. */
function withoutPercents(name: string): string {
  if (/\s/.test(name) || !/%[\da-f]{2}/i.test(name)) return name
  try {
    return decodeURIComponent(name.replace(/^utf-8'[\w-]*'/i, ''))
  } catch {
    return name
  }
}

function plainName(name: string): string {
  const decoded = name.replace(/=\?([\w-]+)(?:\*[\w-]*)?\?([bq])\?([^?]*)\?=(?:\s+(?==\?))?/gi, decodedWord)
  const types = Object.keys(FILE_TYPES).join('|')
  return (
    cleanFileName(withoutPercents(decoded).split(/[/\\]/).at(-1) ?? '')
      .replace(/[\s.]+$/, '')
      .replace(new RegExp(`(\\.(?:${types}))[?#&;].*$`, 'i'), '$1')
      // 'photo.jpg (1)': a second copy on a phone.
      .replace(new RegExp(`^(.*)\\.(${types})( ?\\(\\d+\\))$`, 'i'), '$1$3.$2')
      .trim()
      .normalize('NFC')
  )
}

function cut(text: string, length: number): string {
  const start = text.slice(0, length)
  return /[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start
}

const named = (stem: string, ending: string) =>
  `${cut(stem.replace(/^[\s.]+|\s+$/g, '') || 'document', TEXT_LIMITS.fileName - ending.length - 1)}.${ending}`

function recognised(
  claimed: FileExtension | undefined,
  head: Uint8Array,
  inspection?: Inspection,
): FileExtension | undefined {
  const { word, needsPassword } = inspection ?? { word: undefined, needsPassword: false }
  if (isCompoundFile(head) || contentMatches('docx', head)) {
    // Any ZIP begins like a .docx, and installers like a .doc.
    if (word === 'other') return undefined
    if (word) return word
    if (!claimed || !isWord(claimed)) return undefined
    if (needsPassword) return claimed
    return isCompoundFile(head) ? 'doc' : 'docx'
  }
  if (claimed && contentMatches(claimed, head)) return claimed
  const extensions = Object.keys(FILE_TYPES) as FileExtension[]
  const extension = extensions.find((other) => contentMatches(other, head))
  if (extension === 'doc' && !(claimed && isWord(claimed))) return undefined
  return extension === 'pdf' && !startsWith(String.fromCharCode(...head.subarray(0, 8)), FILE_TYPES.pdf)
    ? undefined
    : extension
}

type NamedDocument = {
  name: string
  extension: FileExtension | undefined
  claimed: FileExtension | undefined
}

/** The bytes decide, because phones, scanners and mail programs change names. @param head the first SIGNATURE_BYTES bytes */
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

export function fileProblem(file: { path: string; size: number; head: Uint8Array }): FileProblem | undefined {
  const claimed = extensionOf(file.path)
  const extension = claimed && contentMatches(claimed, file.head) ? claimed : undefined
  return documentProblem({ name: file.path, extension, claimed }, file.size)
}

export const DELIVERED_FOLDER = 'delivered/'

/** `{timestamp}-{random}.{ext}`, of 128 random bits. */
export function guestFilePath(extension: FileExtension, now = Date.now()): string {
  return `${now}-${crypto.randomUUID().replaceAll('-', '')}.${extension}`
}

/** `{userId}/{timestamp}-{random}.{ext}`: two windows may upload in the same millisecond. */
export function customerFilePath(userId: string, extension: FileExtension, now = Date.now()): string {
  return `${userId}/${now}-${crypto.randomUUID().slice(0, 8)}.${extension}`
}
