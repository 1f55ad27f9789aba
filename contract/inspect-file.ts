import { readCompoundFile } from './compound-file.ts'
import { contentMatches, isCompoundFile } from './files.ts'
import { placesOf } from './pdf-objects.ts'
import { pdfNeedsPassword } from './pdf-password.ts'

export type Inspection = {
  /** Undefined if it cannot be told. */
  word: 'doc' | 'docx' | 'other' | undefined
  needsPassword: boolean
}

const NOTHING: Inspection = { word: undefined, needsPassword: false }

/** PK\x01\x02, which begins the header of an entry. */
const ENTRY = [0x50, 0x4b, 1, 2]
/** The header has so many bytes before the name. */
const BEFORE_NAME = 46

function hasEntry(bytes: Uint8Array, name: string): boolean {
  for (const at of placesOf(bytes, name))
    if (ENTRY.every((byte, i) => bytes[at - BEFORE_NAME + i] === byte)) return true
  return false
}

function readArchive(bytes: Uint8Array): Inspection {
  if (placesOf(bytes, 'PK\x05\x06').next().done) return NOTHING
  const isWord = hasEntry(bytes, 'word/') && !hasEntry(bytes, 'word/vbaProject.bin')
  return { word: isWord ? 'docx' : 'other', needsPassword: false }
}

export async function inspectFile(bytes: Uint8Array): Promise<Inspection> {
  if (isCompoundFile(bytes)) return readCompoundFile(bytes)
  if (contentMatches('docx', bytes)) return readArchive(bytes)
  if (contentMatches('pdf', bytes)) return { ...NOTHING, needsPassword: await pdfNeedsPassword(bytes) }
  return NOTHING
}
