import { readCompoundFile } from './compound-file.ts'
import { contentMatches, isCompoundFile } from './files.ts'
import { indexOfWord } from './pdf-objects.ts'
import { pdfNeedsPassword } from './pdf-password.ts'

/** What a whole file says beyond how it begins. */
export type Inspection = {
  /** Which kind of Word document it is; 'other' if certainly none. Undefined for other types, and where it cannot be told. */
  word: 'doc' | 'docx' | 'other' | undefined
  /** Whether nobody can open it without a password. */
  needsPassword: boolean
}

const NOTHING: Inspection = { word: undefined, needsPassword: false }

/** Whether a ZIP archive has an entry whose name begins so. */
function hasEntry(bytes: Uint8Array, name: string): boolean {
  for (let at = indexOfWord(bytes, name); at >= 0; at = indexOfWord(bytes, name, at + 1)) {
    // The archive's list has 46 bytes before each name.
    if (at >= 46 && indexOfWord(bytes.subarray(at - 46, at - 42), 'PK\x01\x02') === 0) return true
  }
  return false
}

/** Which kind of Word document an archive is: one with macros is another. */
function readArchive(bytes: Uint8Array): Inspection {
  if (indexOfWord(bytes, 'PK\x05\x06') < 0) return NOTHING
  const isWord = hasEntry(bytes, 'word/') && !hasEntry(bytes, 'word/vbaProject.bin')
  return { word: isWord ? 'docx' : 'other', needsPassword: false }
}

/** Looks through a whole file; browser and server alike. */
export async function inspectFile(bytes: Uint8Array): Promise<Inspection> {
  if (isCompoundFile(bytes)) return readCompoundFile(bytes)
  if (contentMatches('docx', bytes)) return readArchive(bytes)
  if (contentMatches('pdf', bytes)) return { ...NOTHING, needsPassword: await pdfNeedsPassword(bytes) }
  return NOTHING
}
