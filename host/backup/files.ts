import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { Client } from 'pg'
import type { FileStorage } from '../lite/file-storage.ts'
import { type AddEntry, type Digest, digestOf } from './archive.ts'
import { type FileEntry, fileEntryName } from './manifest.ts'

/** `next`: the path that a file being moved will have shortly. */
export type StoredFile = Pick<FileEntry, 'bucket' | 'key' | 'type' | 'cacheControl'> & {
  next: string | null
}

export async function listFiles(client: Client): Promise<StoredFile[]> {
  const { rows } = await client.query(`
    with moving as (
      select uploaded_path as name, path as next from public.request_documents
      where sha256 is null and path <> uploaded_path
    )
    select bucket_id as bucket, object.name as key, moving.next,
      coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type,
      coalesce(metadata ->> 'cacheControl', 'no-cache') as "cacheControl"
    from storage.objects as object left join moving on moving.name = object.name
    order by bucket_id, object.name collate "C"`)
  return rows
}

const isGone = (error: unknown) => (error as { code?: string }).code === 'ENOENT'

type Opened = { size: number; body: AsyncIterable<Uint8Array> }

async function openFile(
  storage: FileStorage,
  { bucket, key }: Pick<StoredFile, 'bucket' | 'key'>,
): Promise<Opened | undefined> {
  try {
    const { body, metadata } = await storage.getObject(bucket, key, undefined)
    const rest = Readable.fromWeb(body as NodeReadableStream)[Symbol.asyncIterator]()
    const first = await rest.next()
    async function* chunks() {
      for (let chunk = first; !chunk.done; chunk = await rest.next()) yield chunk.value as Uint8Array
    }
    return { size: Number(metadata?.size), body: chunks() }
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

export async function saveFile(
  storage: FileStorage,
  file: StoredFile,
  add: AddEntry,
): Promise<FileEntry | undefined> {
  const { next, ...entry } = file
  const moved = () => next && openFile(storage, { bucket: file.bucket, key: next })
  const opened = (await openFile(storage, file)) ?? (await moved())
  if (!opened) return undefined
  return { ...entry, ...(await add(fileEntryName(file), opened.size, opened.body)) }
}

export async function checkFile(
  storage: FileStorage,
  file: Pick<StoredFile, 'bucket' | 'key'>,
): Promise<Digest | undefined> {
  const opened = await openFile(storage, file)
  return opened && digestOf(opened.body)
}
