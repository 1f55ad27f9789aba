import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, lstat, open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Decrypter, type Encrypter } from 'age-encryption'
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar'
import { Refusal } from '../command.ts'
import { flushFolder } from '../lite/spool.ts'
import { headerOf, openHeader } from './encryption.ts'

/** A tar archive, usually encrypted, sealed with a digest of every byte before: truncation and tampering are noticed before use. */

export type Digest = { size: number; sha256: string }

export async function digestOf(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  take?: (chunk: Uint8Array) => unknown,
): Promise<Digest> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of body) {
    hash.update(chunk)
    size += chunk.length
    await take?.(chunk)
  }
  return { size, sha256: hash.digest('hex') }
}

export type AddEntry = (
  name: string,
  size: number,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
) => Promise<Digest>

export class ArchiveError extends Refusal {}

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
    const digest = await digestOf(body, (chunk) => writer.write(chunk))
    // Fails when the body is not as long as declared.
    await writer.close()
    return digest
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

/** Writes to a temporary file, flushes and renames it: a file of this name is always complete. */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
  encrypter?: Encrypter,
): Promise<number> {
  const target = resolve(file)
  const present = await lstat(target).catch(() => undefined)
  if (present && !present.isFile())
    throw new ArchiveError(`${file} is there and is no file that can be replaced: name another one.`)
  const aside = `${target}.part`
  const handle = await open(aside, 'w', 0o600)
  try {
    // An interrupted backup may have left it behind, with other permissions.
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

export type Archive = { file: string; read: () => Promise<ReadableStream<Uint8Array>> }

const HEADER_SIZE = 65_536

const damaged = (file: string) => new ArchiveError(`${file} is damaged: it has been truncated or altered.`)

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_SIZE), 0, HEADER_SIZE, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

export async function openArchive(file: string, keys = new Decrypter()): Promise<Archive> {
  const bytes = () =>
    Readable.toWeb(createReadStream(file, { highWaterMark: READ_SIZE })) as ReadableStream<Uint8Array>
  const header = headerOf(await beginningOf(file))
  if (!header) return { file, read: async () => bytes() }
  const opened = await openHeader(header, keys).catch(() => {
    throw new ArchiveError(
      `${file} is damaged, or encrypted with a different key: set BACKUP_IDENTITY to the secret key, or BACKUP_PASSPHRASE.`,
    )
  })
  return { file, read: () => opened.decrypt(bytes()) }
}

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
    // File system errors have a code; a failed authentication has none.
    throw (error as NodeJS.ErrnoException).code ? error : damaged(file)
  }
  if (size <= SEAL_SIZE) throw new ArchiveError(`${file} is not a backup, or is truncated.`)
  if (!last.equals(sealOf(hash.digest('hex')))) throw damaged(file)
}

/** @param visit reads the body to its end; returning `false` at once skips it */
export async function readArchive(
  { read }: Archive,
  visit: (name: string, body: ParsedTarEntry['body']) => Promise<void> | false,
): Promise<void> {
  const entries = (await read()).pipeThrough(createTarDecoder())
  for await (const { header, body } of entries) {
    const visited = visit(header.name, body)
    // Drained even so: modern-tar 0.8 hangs on a large entry that follows a cancelled one.
    if (visited === false) for await (const _ of body);
    else await visited
  }
}
