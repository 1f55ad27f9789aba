import { createHash } from 'node:crypto'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import type { DatabaseClient } from '../dependencies.ts'

/** The bytes of documents in the bucket. What leaves it is what was checked, or nothing. */

/** A document that was accepted, as its row tells. */
type Accepted = { path: string; size: number; sha256: string | null }

/** The stored bytes, as they come; nobody has compared them with anything. */
export async function openStored(
  database: DatabaseClient,
  path: string,
): Promise<ReadableStream<Uint8Array>> {
  const { data, error } = await database.storage.from(QUOTE_BUCKET).download(path).asStream()
  if (error) throw error
  return data
}

/**
 * The bytes of a document, held as a whole until they are known to be those that were accepted.
 * @returns undefined when others are stored
 */
export async function readAccepted(
  database: DatabaseClient,
  { path, size, sha256 }: Accepted,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
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

/** Documents that one call removes: storage takes no longer list. */
const BATCH = 500

/** Removes stored documents, however many. */
export async function removeDocuments(database: DatabaseClient, paths: string[]): Promise<void> {
  for (let done = 0; done < paths.length; done += BATCH) {
    const { error } = await database.storage.from(QUOTE_BUCKET).remove(paths.slice(done, done + BATCH))
    if (error) throw error
  }
}
