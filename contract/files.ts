import { FILE_LIMITS, TEXT_LIMITS } from './limits.ts'

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

export type FileProblem = 'empty' | 'too-large' | 'extension' | 'content' | 'name' | 'virus'

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

/** The type of a file by its first bytes, or undefined if it is none of ours. */
function typeOf(head: Uint8Array): FileType | undefined {
  const text = String.fromCharCode(...head.subarray(0, SIGNATURE_BYTES))
  const types = Object.keys(SIGNATURES) as FileType[]
  const type = types.find((name) => text.startsWith(String.fromCharCode(...SIGNATURES[name])))
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
  return typeOf(head) === FILE_TYPES[extension]
}

const isWord = (extension: FileExtension) => extension.startsWith('doc')

/**
 * The extension that a file deserves by its first bytes; the one that its name claims if they say nothing else. Any ZIP archive
 * looks like a .docx: only names of Word's may turn out to be one.
 */
export function trueExtension(claimed: FileExtension, head: Uint8Array): FileExtension {
  if (contentMatches(claimed, head)) return claimed
  const extensions = Object.keys(FILE_TYPES) as FileExtension[]
  return (
    extensions.find((other) => contentMatches(other, head) && (isWord(claimed) || !isWord(other))) ?? claimed
  )
}

type CheckableFile = {
  name: string
  size: number
  head: Uint8Array
  /** Under which it is stored; that of the name if left out. */
  extension?: FileExtension | undefined
  /** The largest size; that of customers' documents if left out. */
  maxBytes?: number
}

/** The first reason to refuse a file by its name, size and leading bytes, or undefined if it is valid. */
export function fileProblem(file: CheckableFile): FileProblem | undefined {
  const { extension = extensionOf(file.name), maxBytes = FILE_LIMITS.maxBytes } = file
  if (!extension) return 'extension'
  if (file.name.length > TEXT_LIMITS.fileName) return 'name'
  if (file.size === 0) return 'empty'
  if (file.size > maxBytes) return 'too-large'
  if (!contentMatches(extension, file.head)) return 'content'
  return undefined
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
