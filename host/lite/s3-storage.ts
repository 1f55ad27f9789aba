import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../settings.ts'
import type { FileStorage, StorageAdapter } from './file-storage.ts'
import { findRoom, spool } from './spool.ts'
import { noteTrouble } from './trouble.ts'

/**
 * Stores files in a bucket of any S3 service. S3 wants an upload's length and checksum first, which are known only at its
 * end, so uploads are spooled to disk and sent from there.
 */

type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>

/** Timeout for the first byte of a response, in milliseconds; an upload's response follows its body. */
const S3_TIMEOUT_MS = 60_000

/** Concurrent deletions. */
const AT_ONCE = 10

/** Logged when S3 refuses: the status, never a file's name. */
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

/** Lists the first object, with the oldest API, which every service supports; some sign the URL without a slash. */
const LIST_ONE = '?max-keys=1'

/** Whether the bucket is empty. */
export async function bucketIsEmpty(settings: S3Settings): Promise<boolean> {
  const response = await clientOf(settings).fetch(`${addressOf(settings)}${LIST_ONE}`)
  const text = await response.text()
  if (!response.ok) throw new S3Error(response.status)
  return !text.includes('<Contents>')
}

/** @param uploads folder on disk for temporary files */
export function createS3Storage(settings: S3Settings, uploads: string): FileStorage {
  const client = clientOf(settings)
  const base = addressOf(settings)
  const pathOf = (bucket: string, key: string) =>
    [bucket, ...key.split('/')].map((part) => encodeURIComponent(part)).join('/')

  /** Resolves with the headers; the body streams on. */
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
      // No response at all, or a server error.
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
          // Backed by the file: it is read while it is sent.
          body: await openAsBlob(path),
          headers: {
            'content-type': contentType,
            'cache-control': cacheControl,
            // The service compares it with what it received.
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

    // The first half of a move. If the new name exists, an interrupted or concurrent move has put the same file there.
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
