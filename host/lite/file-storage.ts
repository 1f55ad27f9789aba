import { createReadStream, existsSync } from 'node:fs'
import { link, mkdir, rename, rmdir, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { App } from '@supabase/lite'
import type { Settings } from '../settings.ts'
import { clearSpool, findRoom, flushFolder, spool } from './spool.ts'

/** Uploads are streamed to a temporary file, flushed and renamed: a file is complete or absent, even after a power cut. */

export type StorageAdapter = NonNullable<App['_storageAdapter']>

export type FileStorage = StorageAdapter & {
  check: () => Promise<void>
}

type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>

/** Escaped, so that no key can leave its bucket's folder. */
function escapePart(part: string): string {
  return encodeURIComponent(part).replaceAll('.', '%2E')
}

/** The folder may be created, or removed as empty, at the same moment. */
async function putInPlace(temporary: string, target: string): Promise<void> {
  for (let tries = 3; ; tries--) {
    await mkdir(dirname(target), { recursive: true })
    const lost = await rename(temporary, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' || tries === 1) throw error
      return true
    })
    if (!lost) return
  }
}

/** Files are never overwritten, so both names may share their bytes; without hard links the file is copied. */
async function giveSecondName(source: string, target: string, uploads: string): Promise<void> {
  for (let tries = 3; ; tries--) {
    await mkdir(dirname(target), { recursive: true })
    const { code } = await link(source, target).then(
      () => ({ code: 'none' }),
      (error: NodeJS.ErrnoException) => error,
    )
    if (code === 'ENOENT' && existsSync(source) && tries > 1) continue
    if (code !== 'none' && code !== 'ENOENT' && code !== 'EEXIST')
      await putCopyInPlace(source, target, uploads)
    return flushFolder(dirname(target))
  }
}

async function putCopyInPlace(source: string, target: string, uploads: string): Promise<void> {
  await spool(uploads, Readable.toWeb(createReadStream(source)), (copy) => putInPlace(copy, target))
}

export function createFileStorage(root: string, uploads: string): FileStorage {
  const place = (bucket: string, key: string) =>
    join(root, escapePart(bucket), ...key.split('/').map(escapePart))

  async function metadataOf(bucket: string, key: string): Promise<Metadata> {
    const { size, mtime } = await stat(place(bucket, key))
    return {
      cacheControl: 'no-store',
      contentLength: size,
      size,
      mimetype: 'application/octet-stream',
      lastModified: mtime,
      eTag: `"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
      httpStatusCode: 200,
    } as Metadata
  }

  return {
    driver: undefined,

    check: () => findRoom(uploads, true),

    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const target = place(bucket, key)
      await spool(uploads, body, async (path) => {
        await putInPlace(path, target)
        await flushFolder(dirname(target))
      })
      return { ...(await metadataOf(bucket, key)), mimetype: contentType, cacheControl }
    },

    async getObject(bucket, key) {
      const metadata = await metadataOf(bucket, key)
      const body = Readable.toWeb(createReadStream(place(bucket, key))) as ReadableStream
      return { metadata, httpStatusCode: 200, body } as Awaited<ReturnType<StorageAdapter['getObject']>>
    },

    headObject: metadataOf,

    async deleteObject(bucket, key) {
      const target = place(bucket, key)
      await unlink(target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
      // A customer's folder is named after them: it goes with its last file.
      if (key.includes('/')) await rmdir(dirname(target)).catch(() => {})
    },

    async deleteObjects(bucket, keys) {
      for (const key of keys) await this.deleteObject(bucket, key, undefined)
    },

    // The first half of a move. If the new name exists, an interrupted or concurrent move has put the same file there.
    async copyObject(sourceBucket, source, _version, destinationBucket, destination) {
      const target = place(destinationBucket, destination)
      await giveSecondName(place(sourceBucket, source), target, uploads)
      const { eTag, lastModified } = await metadataOf(destinationBucket, destination)
      return { httpStatusCode: 200, eTag, lastModified } as Awaited<ReturnType<StorageAdapter['copyObject']>>
    },

    async privateAssetUrl() {
      throw new Error('Files on disk have no address of their own')
    },
  }
}

export async function openStorage({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): Promise<FileStorage> {
  const files = join(DATA_DIR, 'files')
  const uploads = join(files, '.uploads')
  await clearSpool(uploads)
  return createFileStorage(files, uploads)
}
