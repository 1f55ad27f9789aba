import type { ReadProblem } from '#contract/wording.ts'

/**
 * Why a file that was chosen cannot be read any more, or undefined if it can. Browsers keep a reference to a file on the disk and
 * not its bytes; some refuse one that was saved again, others give what is there now.
 */
export async function readProblem(file: Blob): Promise<ReadProblem | undefined> {
  try {
    const { byteLength } = await file.arrayBuffer()
    return byteLength === file.size ? undefined : 'changed'
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'NotFoundError' ? 'gone' : 'changed'
  }
}
