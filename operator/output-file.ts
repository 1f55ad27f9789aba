import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Failure } from './command.ts'

/**
 * Writes a new file, which only its owner may read. One that cannot be completed is removed.
 * @returns its size in bytes
 * @throws Failure when there is such a file, or none can be made there
 */
export async function writeNewFile(file: string, content: ReadableStream | string): Promise<number> {
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  const source = typeof content === 'string' ? [content] : Readable.fromWeb(content as NodeReadableStream)
  try {
    await pipeline(source, target)
  } catch (error) {
    const { code = '', syscall } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new Failure(`${file} already exists: choose another --output.`)
    await rm(file, { force: true }).catch(() => {})
    if (!syscall) throw error
    throw new Failure(`${file} cannot be written (${code}): choose another --output.`)
  }
  return target.bytesWritten
}
