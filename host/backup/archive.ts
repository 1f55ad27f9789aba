import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Decrypter, type Encrypter } from 'age-encryption'
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar'
import { headerOf, openHeader } from './encryption.ts'

/**
 * The file of a backup: a tar archive that any tar reads, with a seal after its end, and all of it encrypted. The seal is a
 * digest of every byte before it, so whatever was cut off or altered is noticed before anything of the file is used, also
 * in a file that was decrypted by other means, or never encrypted.
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

async function writeAll(
  handle: FileHandle,
  fill: (add: AddEntry) => Promise<void>,
  encrypter: Encrypter | undefined,
): Promise<number> {
  const { readable, controller } = createTarPacker()
  let size = 0
  async function* sealed(): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256')
    for await (const chunk of readable) {
      hash.update(chunk)
      yield chunk
    }
    yield sealOf(hash.digest('hex'))
  }
  async function drain() {
    const plain = NodeReadableStream.from(sealed()) as ReadableStream<Uint8Array>
    for await (const chunk of encrypter ? await encrypter.encrypt(plain) : plain) {
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
  await handle.sync()
  return size
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Writes an archive aside, flushes it to the disk, and gives it its name: a file of this name is always a whole one.
 * @param fill adds the entries, one after another
 * @param encrypter none: the file is written in clear
 * @returns the size of the file in bytes
 */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
  encrypter?: Encrypter,
): Promise<number> {
  const target = resolve(file)
  const aside = `${target}.part`
  const handle = await open(aside, 'w', 0o600)
  try {
    // It may be there, with other rights, since a backup that was broken off.
    await handle.chmod(0o600)
    const size = await writeAll(handle, fill, encrypter).finally(() => handle.close())
    await rename(aside, target)
    await flushFolder(dirname(target))
    return size
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** A backup's file, and a way to its bytes in clear. */
export type Archive = { file: string; read: () => Promise<ReadableStream<Uint8Array>> }

/** The header of an encrypted file is no longer than this, in bytes. */
const HEADER_SIZE = 65_536

const damaged = (file: string) =>
  new ArchiveError(`${file} is damaged: it is not as long as it was made, or was altered since.`)

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_SIZE), 0, HEADER_SIZE, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/**
 * Opens the file of a backup, encrypted or not.
 * @param keys what decrypts it
 * @throws ArchiveError when the keys do not open it
 */
export async function openArchive(file: string, keys = new Decrypter()): Promise<Archive> {
  const bytes = () =>
    Readable.toWeb(createReadStream(file, { highWaterMark: READ_SIZE })) as ReadableStream<Uint8Array>
  const header = headerOf(await beginningOf(file))
  if (!header) return { file, read: async () => bytes() }
  const opened = await openHeader(header, keys).catch(() => {
    throw new ArchiveError(
      `${file} is encrypted for other keys than those that are set, or is damaged: set BACKUP_IDENTITY to the secret key, or BACKUP_PASSPHRASE.`,
    )
  })
  return { file, read: () => opened.decrypt(bytes()) }
}

/**
 * Reads the whole file and compares it with its seal.
 * @throws ArchiveError when a byte is missing, added or altered
 */
export async function checkSeal({ file, read }: Archive): Promise<void> {
  const hash = createHash('sha256')
  let last = Buffer.alloc(0)
  let size = 0
  try {
    for await (const chunk of await read()) {
      size += chunk.length
      const all = Buffer.concat([last, chunk])
      const end = Math.max(0, all.length - SEAL_SIZE)
      hash.update(all.subarray(0, end))
      last = all.subarray(end)
    }
  } catch (error) {
    // The file system's errors have a code; that a piece was not authentic has none.
    throw (error as NodeJS.ErrnoException).code ? error : damaged(file)
  }
  if (size <= SEAL_SIZE) throw new ArchiveError(`${file} is no backup, or only the beginning of one.`)
  if (!last.equals(sealOf(hash.digest('hex')))) throw damaged(file)
}

/**
 * Goes through the entries in the order in which they were added.
 * @param visit reads the body to its end; returning `false` at once passes over it
 */
export async function readArchive(
  { read }: Archive,
  visit: (name: string, body: ParsedTarEntry['body']) => Promise<void> | false,
): Promise<void> {
  const entries = (await read()).pipeThrough(createTarDecoder())
  for await (const { header, body } of entries) {
    const visited = visit(header.name, body)
    // Read to its end even so: modern-tar 0.8 waits for ever for a large entry behind one that was cancelled.
    if (visited === false) for await (const _ of body);
    else await visited
  }
}
