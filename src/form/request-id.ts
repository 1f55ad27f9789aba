import type { UploadedFile } from '#contract/files.ts'
import type { Submission } from './draft.ts'

/**
 * The id to send a request under. The same content keeps its id, so that a repeated insert meets itself; changed content
 * gets a new one, because an insert that met an earlier, different version would silently drop the changes.
 */
export function submissionId(
  previous: Submission | undefined,
  answers: object,
  files: readonly UploadedFile[],
): Submission {
  const contentHash = hash(JSON.stringify([answers, files.map(({ name, size }) => [name, size])]))
  return previous?.contentHash === contentHash ? previous : { id: crypto.randomUUID(), contentHash }
}

/** FNV-1a, 32 bits: enough to tell two versions of one draft apart, and nothing can be read out of it. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value >>> 0).toString(36)
}
