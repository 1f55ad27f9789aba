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

/**
 * A document's bytes, buffered until they are known to match the accepted ones.
 * @returns undefined when they do not
 */
export async function readAccepted(database: DatabaseClient, { path, size, sha256 }: Accepted) {
  const bytes = new Uint8Array(size)
  let read = 0
  for await (const chunk of await openStored(database, path)) {
    if (read + chunk.length > size) return undefined
    bytes.set(chunk, read)
    read += chunk.length
  }
  const digest = createHash('sha256').update(bytes.subarray(0, read)).digest('hex')
  return digest === sha256 ? bytes : undefined
}

/** Maximum number of documents that storage removes in one call. */
const BATCH = 500

/** Removes any number of stored documents. */
export async function removeDocuments(database: DatabaseClient, paths: string[]): Promise<void> {
  for (let done = 0; done < paths.length; done += BATCH) {
    const { error } = await database.storage.from(QUOTE_BUCKET).remove(paths.slice(done, done + BATCH))
    if (error) throw error
  }
}
