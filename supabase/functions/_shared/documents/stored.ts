import { createHash } from 'node:crypto'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import type { DatabaseClient } from '../dependencies.ts'

/** The documents in the bucket. Only bytes that were checked are ever served. */

/** Bytes in memory of our own, which can be answered; Deno's older compilers have no name of their own for them. */
export type Bytes = ReturnType<typeof Uint8Array.of>

/** An accepted document's row. */
type Accepted = { path: string; size: number; sha256: string | null }

/** The stored bytes, as a stream; not verified. */
export async function openStored(
  database: DatabaseClient,
  path: string,
): Promise<ReadableStream<Uint8Array>> {
  const { data, error } = await database.storage.from(QUOTE_BUCKET).download(path).asStream()
  if (error) throw error
  return data
}

/** Compares bytes with the accepted ones, chunk by chunk: `add` says whether they may still be all, `match` whether they are. */
function createVerifier({ size, sha256 }: Accepted) {
  const hash = createHash('sha256')
  let read = 0
  return {
    add(chunk: Uint8Array): boolean {
      read += chunk.length
      hash.update(chunk)
      return read <= size
    },
    match: () => hash.digest('hex') === sha256,
  }
}

/** Whether the stored bytes are the accepted ones. Nothing of them is kept: many may be read at once, and slowly. */
async function isUnaltered(database: DatabaseClient, document: Accepted): Promise<boolean> {
  const { add, match } = createVerifier(document)
  for await (const chunk of await openStored(database, document.path)) if (!add(chunk)) return false
  return match()
}

/** Passes bytes on; their end only if they are the accepted ones. So what was exchanged since it was looked at never arrives whole. */
function verifyAtEnd(document: Accepted): TransformStream<Uint8Array, Uint8Array> {
  const { add, match } = createVerifier(document)
  let last: Uint8Array | undefined
  return new TransformStream({
    transform(chunk, controller) {
      if (!add(chunk)) throw new Error('A document has grown while it was read')
      if (last) controller.enqueue(last)
      last = chunk
    },
    flush(controller) {
      if (!match()) throw new Error('A document has changed while it was read')
      if (last) controller.enqueue(last)
    },
  })
}

/**
 * A document's bytes as a stream, begun only when they are known to match the accepted ones. It fails before its end if they are
 * exchanged meanwhile.
 * @returns undefined when they do not match
 */
export async function openAccepted(
  database: DatabaseClient,
  document: Accepted,
): Promise<ReadableStream<Uint8Array> | undefined> {
  if (!(await isUnaltered(database, document))) return undefined
  return (await openStored(database, document.path)).pipeThrough(verifyAtEnd(document))
}

/** Maximum number of documents that storage removes in one call. */
const REMOVE_BATCH = 500

/** Removes any number of stored documents. */
export async function removeDocuments(database: DatabaseClient, paths: string[]): Promise<void> {
  for (let done = 0; done < paths.length; done += REMOVE_BATCH) {
    const { error } = await database.storage.from(QUOTE_BUCKET).remove(paths.slice(done, done + REMOVE_BATCH))
    if (error) throw error
  }
}
