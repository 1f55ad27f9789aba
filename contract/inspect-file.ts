import { readCompoundFile } from './compound-file.ts'
import { contentMatches, isCompoundFile } from './files.ts'
import { indexOfWord } from './pdf-objects.ts'
import { pdfNeedsPassword } from './pdf-password.ts'

export type Inspection = {
  /** Undefined if it cannot be told. */
  word: 'doc' | 'docx' | 'other' | undefined
  needsPassword: boolean
}

const NOTHING: Inspection = { word: undefined, needsPassword: false }

function hasEntry(bytes: Uint8Array, name: string): boolean {
  for (let at = indexOfWord(bytes, name); at >= 0; at = indexOfWord(bytes, name, at + 1)) {
    // An entry's header has 46 bytes before its name.
    if (at >= 46 && indexOfWord(bytes.subarray(at - 46, at - 42), 'PK\x01\x02') === 0) return true
  }
  return false
}

function readArchive(bytes: Uint8Array): Inspection {
  if (indexOfWord(bytes, 'PK\x05\x06') < 0) return NOTHING
  const isWord = hasEntry(bytes, 'word/') && !hasEntry(bytes, 'word/vbaProject.bin')
  return { word: isWord ? 'docx' : 'other', needsPassword: false }
}

export async function inspectFile(bytes: Uint8Array): Promise<Inspection> {
  if (isCompoundFile(bytes)) return readCompoundFile(bytes)
  if (contentMatches('docx', bytes)) return readArchive(bytes)
  if (contentMatches('pdf', bytes)) return { ...NOTHING, needsPassword: await pdfNeedsPassword(bytes) }
  return NOTHING
}
