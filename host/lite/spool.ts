import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { recordFileError } from './outage.ts'

/** Uploads in progress: each in a temporary file, so that memory use stays flat and nothing counts before it is complete. */

/** Age in milliseconds beyond which a temporary file belongs to no upload. */
const FORGOTTEN = 3_600_000

/** Minimum free disk space, in bytes: an upload may be as large, and the database has to be able to write. */
const RESERVE = 16 * 1024 * 1024

/**
 * Checks that there is room for an upload.
 * @throws ENOSPC
 */
export async function findRoom(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < RESERVE) throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC' })
}

/** What may wait while something is written, to be written together: each write is a trip to another thread. */
const WAITING_BYTES = 512 * 1024

export type Spooled = { path: string; size: number }

/**
 * Writes a body to a temporary file, passes it to `use`, and removes it.
 * @param folder created if missing
 * @param use gets a complete file that has been flushed to disk; it may move the file away
 */
export async function spool<T>(
  folder: string,
  body: unknown,
  use: (file: Spooled) => Promise<T>,
  onChunk: (chunk: Uint8Array) => void = () => {},
): Promise<T> {
  const path = join(folder, crypto.randomUUID())
  try {
    await findRoom(folder)
    let size = 0
    const source = body instanceof Uint8Array ? [body] : Readable.fromWeb(body as NodeReadableStream)
    const count = new Transform({
      transform(chunk: Uint8Array, _encoding, done) {
        size += chunk.length
        onChunk(chunk)
        done(null, chunk)
      },
    })
    const file = { flags: 'wx', mode: 0o600, flush: true, highWaterMark: WAITING_BYTES }
    await pipeline(source, count, createWriteStream(path, file))
    return await use({ path, size })
  } catch (error) {
    recordFileError(error)
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

/** Removes files of interrupted uploads, but not those that a backup or another program is writing to in the same folder. */
export async function clearSpool(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => undefined)
    if (file && Date.now() - file.mtimeMs > FORGOTTEN) await rm(path, { force: true })
  }
}
