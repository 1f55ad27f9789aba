import { createHash } from 'node:crypto'
import { extensionOf, FILE_TYPES, type FileProblem, fileProblem, SIGNATURE_BYTES } from '#contract/files.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { fileProblemMessage } from '#contract/wording.ts'
import type { Dependencies } from '../dependencies.ts'
import { isHarmful } from '../documents/scan.ts'
import { AppError } from '../http/errors.ts'
import { readBytes } from '../http/wrap.ts'

/** A finished document that the operator uploads. */

export type FinishedFile = {
  name: string
  bytes: Uint8Array
  type: string
  sha256: string
  /** Where it is stored in the bucket. */
  path: string
}

/** What no name of a file needs, and what turns the direction in which it is read. */
const UNNAMEABLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

/** The name as it was typed, without folders and without characters that no one can see. */
export const typedName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replace(UNNAMEABLE, '').trim().normalize('NFC')

const refused = (name: string, problem: FileProblem) =>
  new AppError('file-refused', { problem, message: fileProblemMessage(name, problem) })

async function* inOne(bytes: Uint8Array) {
  yield bytes
}

/**
 * Reads an upload, and judges it by its name, size, bytes, and the virus scanner if there is one.
 * @throws AppError 'file-refused' with the problem; ScanError when the scanner gives no verdict
 */
export async function readFinishedFile(
  { settings }: Pick<Dependencies, 'settings'>,
  request: Request,
  typed: string,
): Promise<FinishedFile> {
  const name = typedName(typed)
  const extension = extensionOf(name)
  // before its bytes are read
  if (!extension || name.startsWith('.')) throw refused(name, 'extension')
  const bytes = await readBytes(request, FILE_LIMITS.maxBytes).catch((failure: unknown) => {
    throw failure instanceof AppError ? refused(name, 'too-large') : failure
  })
  const problem = fileProblem({ name, size: bytes.length, head: bytes.subarray(0, SIGNATURE_BYTES) })
  if (problem) throw refused(name, problem)
  if (settings.CLAMD_URL && (await isHarmful(settings.CLAMD_URL, inOne(bytes)))) throw refused(name, 'virus')
  return {
    name,
    bytes,
    type: FILE_TYPES[extension],
    sha256: createHash('sha256').update(bytes).digest('hex'),
    path: `delivered/${crypto.randomUUID()}.${extension}`,
  }
}
