import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar'

/**
 * The file of a backup: a tar archive that any tar reads, with a seal after its end. The seal is a digest of every byte
 * before it, so whatever was cut off or altered is noticed before anything of the file is used.
 */

export type Digest = { size: number; sha256: string }

/** Writes one entry of a known size; returns what was written. */
export type AddEntry = (
  name: string,
  size: number,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
) => Promise<Digest>

/** A text for the operator: the file is not a backup, or not a whole one. */
export class ArchiveError extends Error {}

/** Bytes; a tar archive consists of blocks of this size. */
const SEAL_SIZE = 512

const READ_SIZE = 256 * 1024

function sealOf(sha256: string): Buffer {
  const seal = Buffer.alloc(SEAL_SIZE)
  seal.write(`Signet & Quill backup\nsha256 of all bytes before this block: ${sha256}\n`)
  return seal
}

async function writeAll(handle: FileHandle, fill: (add: AddEntry) => Promise<void>): Promise<number> {
  const { readable, controller } = createTarPacker()
  const hash = createHash('sha256')
  let size = 0
  async function drain() {
    for await (const chunk of readable) {
      hash.update(chunk)
      await handle.writeFile(chunk)
      size += chunk.length
    }
  }
  async function add(name: string, expected: number, body: Parameters<AddEntry>[2]): Promise<Digest> {
    const writer = controller.add({ name, size: expected, mode: 0o600, mtime: new Date() }).getWriter()
    const digest = createHash('sha256')
    for await (const chunk of body) {
      digest.update(chunk)
      await writer.write(chunk)
    }
    // Fails when the body was not as long as was said.
    await writer.close()
    return { size: expected, sha256: digest.digest('hex') }
  }
  async function produce() {
    try {
      await fill(add)
      controller.finalize()
    } catch (error) {
      controller.error(error)
      throw error
    }
  }
  await Promise.all([produce(), drain()])
  await handle.writeFile(sealOf(hash.digest('hex')))
  await handle.sync()
  return size + SEAL_SIZE
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Writes an archive aside, flushes it to the disk, and gives it its name: a file of this name is always a whole one.
 * @param fill adds the entries, one after another
 * @returns the size of the file in bytes
 */
export async function writeArchive(file: string, fill: (add: AddEntry) => Promise<void>): Promise<number> {
  const target = resolve(file)
  const aside = `${target}.part`
  const handle = await open(aside, 'w', 0o600)
  try {
    // It may be there, with other rights, since a backup that was broken off.
    await handle.chmod(0o600)
    const size = await writeAll(handle, fill).finally(() => handle.close())
    await rename(aside, target)
    await flushFolder(dirname(target))
    return size
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/**
 * Reads the whole file and compares it with its seal.
 * @throws ArchiveError when a byte is missing, added or altered
 */
export async function checkSeal(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    if (size <= SEAL_SIZE) throw new ArchiveError(`${file} is no backup, or only the beginning of one.`)
    const hash = createHash('sha256')
    const stream = handle.createReadStream({
      end: size - SEAL_SIZE - 1,
      autoClose: false,
      highWaterMark: READ_SIZE,
    })
    for await (const chunk of stream) hash.update(chunk as Buffer)
    const seal = Buffer.alloc(SEAL_SIZE)
    await handle.read(seal, 0, SEAL_SIZE, size - SEAL_SIZE)
    if (!seal.equals(sealOf(hash.digest('hex')))) {
      throw new ArchiveError(`${file} is damaged: it is not as long as it was made, or was altered since.`)
    }
  } finally {
    await handle.close()
  }
}

/**
 * Goes through the entries in the order in which they were added.
 * @param visit reads the body to its end; returning `false` at once passes over it
 */
export async function readArchive(
  file: string,
  visit: (name: string, body: ParsedTarEntry['body']) => Promise<void> | false,
): Promise<void> {
  const source = Readable.toWeb(createReadStream(file, { highWaterMark: READ_SIZE }))
  const entries = (source as ReadableStream<Uint8Array>).pipeThrough(createTarDecoder())
  for await (const { header, body } of entries) {
    const visited = visit(header.name, body)
    // Read to its end even so: modern-tar 0.8 waits for ever for a large entry behind one that was cancelled.
    if (visited === false) for await (const _ of body);
    else await visited
  }
}
