import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { noteFileError } from './trouble.ts'

/** Uploads on their way: each in a file of its own, so that memory stays flat and nothing counts before it is whole. */

/** What is older than this belongs to no upload any more, in milliseconds. */
const FORGOTTEN = 3_600_000

/** Less room than this on the disk is none, in bytes: an upload may be as large, and the database has to go on writing. */
const RESERVE = 16 * 1024 * 1024

/**
 * Sees that there is room for an upload.
 * @throws ENOSPC
 */
export async function findRoom(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < RESERVE) throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC' })
}

export type Spooled = { path: string; size: number }

/**
 * Writes a body to a temporary file, hands that on, and removes it.
 * @param folder made when it is missing
 * @param use gets a whole file that is safely on the disk; it may move the file away
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
    const handle = await open(path, 'wx', 0o600)
    try {
      const source = body instanceof Uint8Array ? [body] : Readable.fromWeb(body as NodeReadableStream)
      for await (const chunk of source) {
        await handle.writeFile(chunk as Uint8Array)
        size += (chunk as Uint8Array).length
        onChunk(chunk as Uint8Array)
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    return await use({ path, size })
  } catch (error) {
    noteFileError(error)
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

/** Removes what interrupted uploads left behind, and not what another host is busy with in the same folder. */
export async function clearSpool(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => undefined)
    if (file && Date.now() - file.mtimeMs > FORGOTTEN) await rm(path, { force: true })
  }
}
