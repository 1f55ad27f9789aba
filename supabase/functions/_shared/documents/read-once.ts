import { createHash } from 'node:crypto'
import { SIGNATURE_BYTES } from '#contract/files.ts'

/** Reads a file's first bytes, and the rest on demand, while counting and hashing. */
export async function readOnce(stream: ReadableStream<Uint8Array>) {
  const chunks = stream[Symbol.asyncIterator]()
  const hash = createHash('sha256')
  let size = 0
  async function next(): Promise<Uint8Array | undefined> {
    const { done, value } = await chunks.next()
    if (done) return undefined
    hash.update(value)
    size += value.length
    return value
  }
  const first: Uint8Array[] = []
  while (size < SIGNATURE_BYTES) {
    const chunk = await next()
    if (!chunk) break
    first.push(chunk)
  }
  async function* all() {
    yield* first
    for (let chunk = await next(); chunk; chunk = await next()) yield chunk
  }
  return {
    head: Uint8Array.from(first.flatMap((chunk) => [...chunk.subarray(0, SIGNATURE_BYTES)])),
    all,
    total: () => ({ size, sha256: hash.digest('hex') }),
    cancel: async () => void (await chunks.return?.()),
  }
}
