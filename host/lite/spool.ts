import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { isVisitors, recordFileError } from './outage.ts'

/** Each upload in a temporary file: memory use stays flat, and nothing counts before it is complete. */

const FORGOTTEN_MS = 3_600_000

/** An upload may be as large, and the database must be able to write. */
const RESERVE_BYTES = 16 * 1024 * 1024

/** Or a quarter of a small disk. Strangers could fill any disk: this stays for the database, its log and the operator's files. */
const RESERVE_FROM_VISITORS = 1024 ** 3

/** So often an upload under way looks for room: others fill the disk meanwhile. */
const LOOK_BYTES = 1024 ** 2

/** @throws ENOSPC */
export async function findRoom(folder: string, forVisitors = false): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize, blocks } = await statfs(folder)
  const reserve = forVisitors ? Math.min(RESERVE_FROM_VISITORS, (blocks * bsize) / 4) : 0
  if (bavail * bsize < Math.max(RESERVE_BYTES, reserve))
    throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC' })
}

async function* whileRoom(folder: string, source: AsyncIterable<Uint8Array>, forVisitors: boolean) {
  let unseen = 0
  for await (const chunk of source) {
    unseen += chunk.length
    if (unseen > LOOK_BYTES) {
      await findRoom(folder, forVisitors)
      unseen = 0
    }
    yield chunk
  }
}

/** Written together: each write is a trip to another thread. */
const WAITING_BYTES = 512 * 1024

/** @param use gets the path of a complete, flushed file; it may move it away */
export async function spool<T>(folder: string, body: unknown, use: (path: string) => Promise<T>): Promise<T> {
  const path = join(folder, crypto.randomUUID())
  try {
    const forVisitors = isVisitors()
    await findRoom(folder, forVisitors)
    const source =
      body instanceof Uint8Array ? Readable.from([body]) : Readable.fromWeb(body as NodeReadableStream)
    const file = { flags: 'wx', mode: 0o600, flush: true, highWaterMark: WAITING_BYTES }
    await pipeline(source, (chunks) => whileRoom(folder, chunks, forVisitors), createWriteStream(path, file))
    return await use(path)
  } catch (error) {
    recordFileError(error)
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

/** So that a file that was renamed in it is there after a power cut, too. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Not those that a backup or another program is writing at the moment. */
export async function clearSpool(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => undefined)
    if (file && Date.now() - file.mtimeMs > FORGOTTEN_MS) await rm(path, { force: true })
  }
}
