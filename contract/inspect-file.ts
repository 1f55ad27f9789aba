import { readCompoundFile } from './compound-file.ts'
import { contentMatches, isCompoundFile } from './files.ts'
import { searchable } from './pdf-objects.ts'
import { pdfNeedsPassword } from './pdf-password.ts'

export type Inspection = {
  /** Undefined if it cannot be told. */
  word: 'doc' | 'docx' | 'other' | undefined
  needsPassword: boolean
}

const NOTHING: Inspection = { word: undefined, needsPassword: false }

const ENTRY = 'PK\x01\x02'
/** An entry's header has so many bytes before its name. */
const BEFORE_NAME = 46

function hasEntry(text: string, name: string): boolean {
  for (let at = text.indexOf(ENTRY); at >= 0; at = text.indexOf(ENTRY, at + 1))
    if (text.startsWith(name, at + BEFORE_NAME)) return true
  return false
}

function readArchive(text: string): Inspection {
  if (!text.includes('PK\x05\x06')) return NOTHING
  const isWord = hasEntry(text, 'word/') && !hasEntry(text, 'word/vbaProject.bin')
  return { word: isWord ? 'docx' : 'other', needsPassword: false }
}

export async function inspectFile(bytes: Uint8Array): Promise<Inspection> {
  if (isCompoundFile(bytes)) return readCompoundFile(bytes)
  if (contentMatches('docx', bytes)) return readArchive(searchable(bytes))
  if (contentMatches('pdf', bytes)) return { ...NOTHING, needsPassword: await pdfNeedsPassword(bytes) }
  return NOTHING
}
