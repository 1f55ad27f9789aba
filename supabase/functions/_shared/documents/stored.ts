import { createHash } from 'node:crypto'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { type DatabaseClient, orThrow } from '../dependencies.ts'

/** Only checked bytes are ever served. */

/** A Uint8Array that a Response accepts; Deno's older compilers have no name for its type. */
export type Bytes = ReturnType<typeof Uint8Array.of>

/** By hand, because Deno's older compilers do not take a Buffer for bytes. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

export type Accepted = { path: string; size: number; sha256: string | null }

/** All of it, in memory. */
export const bytesOf = async (body: ReadableStream<Uint8Array>): Promise<Bytes> =>
  new Uint8Array(await new Response(body).arrayBuffer())

/** Not verified. */
export async function openStored(
  database: DatabaseClient,
  path: string,
): Promise<ReadableStream<Uint8Array>> {
  return orThrow(database.storage.from(QUOTE_BUCKET).download(path).asStream())
}

/** add: false once there are too many bytes. match: whether they are the accepted ones. */
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

/** Buffers nothing: many may be read at once, and slowly. */
async function isUnaltered(database: DatabaseClient, document: Accepted): Promise<boolean> {
  const { add, match } = createVerifier(document)
  for await (const chunk of await openStored(database, document.path)) if (!add(chunk)) return false
  return match()
}

/** Withholds the last chunk until the whole is verified, so that a file replaced meanwhile never arrives complete. */
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

/** Fails before its end if the bytes change meanwhile. @returns undefined if they do not match already */
export async function openAccepted(
  database: DatabaseClient,
  document: Accepted,
): Promise<ReadableStream<Uint8Array> | undefined> {
  if (!(await isUnaltered(database, document))) return undefined
  return (await openStored(database, document.path)).pipeThrough(verifyAtEnd(document))
}

/** Storage's limit per call. */
const REMOVE_BATCH = 500

export async function removeDocuments(database: DatabaseClient, paths: string[]): Promise<void> {
  for (let done = 0; done < paths.length; done += REMOVE_BATCH) {
    await orThrow(database.storage.from(QUOTE_BUCKET).remove(paths.slice(done, done + REMOVE_BATCH)))
  }
}
