import { extensionOf, fileProblem, SIGNATURE_BYTES } from '#contract/files.ts'
import { fileProblemMessage, unreadableFileMessage } from '#contract/wording.ts'
import type { CheckedFile } from '#src/ui/file-list.ts'

/** Checks one file by its name, size and first bytes, as the server will again. */
export async function checkFile(file: File): Promise<CheckedFile> {
  const { name } = file
  const extension = extensionOf(name)
  let head: Uint8Array
  try {
    head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
  } catch {
    // A folder, or a file that was deleted, locked or moved since it was chosen.
    return { name, refusal: extension ? unreadableFileMessage(name) : fileProblemMessage(name, 'extension') }
  }
  const problem = extension ? fileProblem({ name, size: file.size, head }) : 'extension'
  return problem || !extension
    ? { name, refusal: fileProblemMessage(name, problem ?? 'extension') }
    : { file, extension }
}
