import type { ReadProblem } from '#contract/wording.ts'

/** Browsers keep a reference, not the bytes: after a change on disk some refuse to read, others return the new content. */
export async function readProblem(file: Blob): Promise<ReadProblem | undefined> {
  try {
    const { byteLength } = await file.arrayBuffer()
    return byteLength === file.size ? undefined : 'changed'
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'NotFoundError' ? 'gone' : 'changed'
  }
}
