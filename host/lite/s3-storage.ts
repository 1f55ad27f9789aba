import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../settings.ts'
import type { FileStorage, StorageAdapter } from './file-storage.ts'
import { findRoom, spool } from './spool.ts'
import { noteTrouble } from './trouble.ts'

/**
 * Stored files in a bucket of any service that speaks S3. An upload's length and checksum are known only when it is whole,
 * and S3 wants both first: so it is spooled to the disk, and sent from there.
 */

type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>

/** What the service may take to begin its answer, in milliseconds; an upload's answer comes after its bytes. */
const S3_TIMEOUT_MS = 60_000

/** Deletions under way at the same time. */
const AT_ONCE = 10

/** What goes into the log of a refusal: its status, and never the name of a file. */
class S3Error extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number) {
    super('The file storage refused a request')
    this.status = status
    this.code = `S3_${status}`
  }
}

function metadataOf({ headers, status }: Response): Metadata {
  const size = Number(headers.get('content-length'))
  return {
    cacheControl: headers.get('cache-control') ?? 'no-store',
    contentLength: size,
    size,
    mimetype: headers.get('content-type') ?? 'application/octet-stream',
    lastModified: new Date(headers.get('last-modified') ?? Date.now()),
    eTag: headers.get('etag') ?? '',
    httpStatusCode: status,
  } as Metadata
}

function clientOf({ accessKeyId, secretAccessKey, region }: S3Settings): AwsClient {
  return new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
}

const addressOf = ({ endpoint, bucket }: S3Settings) => `${endpoint}/${encodeURIComponent(bucket)}`

/** Asks for the first object, in the oldest way, which every service speaks; some sign the address without a slash. */
const LIST_ONE = '?max-keys=1'

/** Whether the bucket holds nothing at all. */
export async function bucketIsEmpty(settings: S3Settings): Promise<boolean> {
  const response = await clientOf(settings).fetch(`${addressOf(settings)}${LIST_ONE}`)
  const text = await response.text()
  if (!response.ok) throw new S3Error(response.status)
  return !text.includes('<Contents>')
}

/** @param uploads folder on the disk for what is on its way */
export function createS3Storage(settings: S3Settings, uploads: string): FileStorage {
  const client = clientOf(settings)
  const base = addressOf(settings)
  const pathOf = (bucket: string, key: string) =>
    [bucket, ...key.split('/')].map((part) => encodeURIComponent(part)).join('/')

  /** The answer's body streams on after its headers are there. */
  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), S3_TIMEOUT_MS)
    try {
      const separator = path.startsWith('?') ? '' : '/'
      const response = await client.fetch(`${base}${separator}${path}`, { ...init, signal: late.signal })
      if (response.ok) return response
      await response.body?.cancel()
      throw new S3Error(response.status)
    } catch (error) {
      // No answer at all, or one that says that the service is not well.
      if (!(error instanceof S3Error) || error.status >= 500) noteTrouble('files')
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  const head = async (bucket: string, key: string) =>
    metadataOf(await call(pathOf(bucket, key), { method: 'HEAD' }))

  return {
    driver: undefined,

    async check() {
      await findRoom(uploads)
      await (await call(LIST_ONE)).body?.cancel()
    },

    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const hash = createHash('sha256')
      const send = async ({ path, size }: { path: string; size: number }) => {
        const response = await call(pathOf(bucket, key), {
          method: 'PUT',
          // Backed by the file: it is read as it is sent.
          body: await openAsBlob(path),
          headers: {
            'content-type': contentType,
            'cache-control': cacheControl,
            // The service compares it with what has arrived.
            'x-amz-content-sha256': hash.digest('hex'),
          },
        })
        await response.body?.cancel()
        return { ...metadataOf(response), contentLength: size, size }
      }
      const metadata = await spool(uploads, body, send, (chunk) => hash.update(chunk))
      return { ...metadata, mimetype: contentType, cacheControl, lastModified: new Date() }
    },

    async getObject(bucket, key) {
      const response = await call(pathOf(bucket, key))
      return { metadata: metadataOf(response), httpStatusCode: 200, body: response.body } as Awaited<
        ReturnType<StorageAdapter['getObject']>
      >
    },

    headObject: head,

    async deleteObject(bucket, key) {
      await (await call(pathOf(bucket, key), { method: 'DELETE' })).body?.cancel()
    },

    async deleteObjects(bucket, keys) {
      for (let i = 0; i < keys.length; i += AT_ONCE) {
        const some = keys.slice(i, i + AT_ONCE)
        await Promise.all(some.map((key) => this.deleteObject(bucket, key, undefined)))
      }
    },

    // Half of a move. A file that has the new name already was put there by a move that was broken off, or is under way.
    async copyObject(sourceBucket, source, _version, destinationBucket, destination) {
      const there = () => head(destinationBucket, destination)
      const copied = await there().catch(async (error: unknown) => {
        if (!(error instanceof S3Error) || error.status !== 404) throw error
        const from = `/${encodeURIComponent(settings.bucket)}/${pathOf(sourceBucket, source)}`
        const headers = { 'x-amz-copy-source': from }
        const response = await call(pathOf(destinationBucket, destination), { method: 'PUT', headers })
        await response.body?.cancel()
        return there()
      })
      const { eTag, lastModified } = copied
      return { httpStatusCode: 200, eTag, lastModified } as Awaited<ReturnType<StorageAdapter['copyObject']>>
    },

    async privateAssetUrl() {
      throw new Error('Files are handed out by the host alone')
    },
  }
}
