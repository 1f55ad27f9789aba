import { FILE_LIMITS, TEXT_LIMITS } from './limits.ts'

/** Which files a request may carry, and how their true type is told from their first bytes. A further type needs a migration, too. */

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

/** What visitors call a type, and how its files begin. */
const FORMATS: Record<FileType, { name: string; signature: number[] }> = {
  'application/pdf': { name: 'PDF', signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  'application/msword': { name: 'Word', signature: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    name: 'Word',
    signature: [0x50, 0x4b, 0x03, 0x04],
  },
  'image/jpeg': { name: 'JPG', signature: [0xff, 0xd8, 0xff] },
  'image/png': { name: 'PNG', signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
}

const either = (words: string[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** 'PDF, DOC, DOCX …': the extensions, as a refusal lists them. */
export const EXTENSION_LIST = either(Object.keys(FILE_TYPES).map((extension) => extension.toUpperCase()))

/** 'PDF, Word …': the types, as a form's hint lists them. */
export const FORMAT_LIST = either([...new Set(Object.values(FORMATS).map(({ name }) => name))])

/** How many leading bytes `contentMatches` needs. */
export const SIGNATURE_BYTES = Math.max(...Object.values(FORMATS).map(({ signature }) => signature.length))

/** The first bytes of every file of a type. */
export function signatureOf(extension: FileExtension): readonly number[] {
  return FORMATS[FILE_TYPES[extension]].signature
}

/** The accepted extension of a file name or storage path, in lower case, or undefined. */
export function extensionOf(name: string): FileExtension | undefined {
  const dot = name.lastIndexOf('.')
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  return Object.hasOwn(FILE_TYPES, extension) ? (extension as FileExtension) : undefined
}

/**
 * Whether a file's first bytes are those of the type that its extension claims.
 * @param head the first SIGNATURE_BYTES bytes, or fewer when the file is shorter
 */
export function contentMatches(extension: FileExtension, head: Uint8Array): boolean {
  const signature = signatureOf(extension)
  return head.length >= signature.length && signature.every((byte, i) => head[i] === byte)
}

/** The first reason to refuse a file by its name, size and leading bytes, or undefined when it is fine. */
export function fileProblem(file: { name: string; size: number; head: Uint8Array }): FileProblem | undefined {
  const extension = extensionOf(file.name)
  if (!extension) return 'extension'
  if (file.name.length > TEXT_LIMITS.fileName) return 'name'
  if (file.size === 0) return 'empty'
  if (file.size > FILE_LIMITS.maxBytes) return 'too-large'
  if (!contentMatches(extension, file.head)) return 'content'
  return undefined
}

/** Storage path of an anonymous visitor's file, `{timestamp}-{random}.{ext}`; the random part has 128 bits. */
export function guestFilePath(extension: FileExtension, now = Date.now()): string {
  return `${now}-${crypto.randomUUID().replaceAll('-', '')}.${extension}`
}

/**
 * Storage path of a customer's file, `{userId}/{timestamp}-{random}.{ext}`: the random part keeps two files of one
 * millisecond apart, also when two windows send at once.
 */
export function customerFilePath(userId: string, extension: FileExtension, now = Date.now()): string {
  return `${userId}/${now}-${crypto.randomUUID().slice(0, 8)}.${extension}`
}
