import { addAbortSignal, pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import Busboy from '@fastify/busboy'
import type { Pool } from 'pg'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { contentMatches, DELIVERED_FOLDER, extensionOf, SIGNATURE_BYTES } from '#contract/files.ts'
import { BUCKET_BYTES, FILE_LIMITS } from '#contract/limits.ts'
import { logEvent } from '#functions/_shared/log.ts'
import { currentAddress, isVisitors } from './outage.ts'

/** The embedded service would buffer a form whole. Here its file is unpacked and checked against the bucket's rules as it streams. */

export class UploadRefusal extends Error {
  readonly status: number
  readonly error: string

  constructor(status: number, error: string, message: string) {
    super(message)
    this.name = 'UploadRefusal'
    this.status = status
    this.error = error
  }

  response(): Response {
    const body = { statusCode: String(this.status), error: this.error, message: this.message }
    return Response.json(body, { status: this.status })
  }
}

const tooLarge = (maxBytes: number) =>
  new UploadRefusal(
    413,
    'Payload too large',
    `The object exceeded the maximum allowed size of ${maxBytes / 1024 / 1024} MB`,
  )

export const NO_SPACE = 'There is no space for files just now. Please try again later.'

/** Of an upload; without a length it may be as large as any, and a larger one is refused. */
export function megabytesOf({ headers }: Request): number {
  const bytes = Math.min(FILE_LIMITS.maxBytes, Number(headers.get('content-length') ?? FILE_LIMITS.maxBytes))
  return Math.max(1, Math.ceil(bytes / 1024 / 1024))
}

const UNLESS_STORED = `
  delete from public.uploads as upload where upload.path = $1 and not exists (
    select from storage.objects as object where object.bucket_id = $2 and object.name = upload.path
  )`

/** Within the room for what no request claims (decision 010). @throws UploadRefusal */
export async function withRoom<T>(
  pool: Pool,
  request: Request,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!isVisitors()) return work()
  const admission = 'select public.admit_upload($1, $2, $3) as admitted'
  const { rows } = await pool.query(admission, [key, currentAddress(), megabytesOf(request)])
  if (!rows[0].admitted) {
    logEvent({ event: 'sending-refused', form: 'upload' })
    throw new UploadRefusal(507, 'no_space', NO_SPACE)
  }
  return work().finally(() => pool.query(UNLESS_STORED, [key, QUOTE_BUCKET]))
}

type Part = { body: AsyncIterable<Uint8Array>; contentType: string; cacheControl: string | null }

/** What the genuine clients ask for by default. */
const CACHE_CONTROL = 'max-age=3600'

/** What a header can hold. */
const CACHEABLE = /^[a-z-]+(?:=\d{1,9})?(?:, ?[a-z-]+(?:=\d{1,9})?){0,4}$/

/** A part of a form can claim anything. */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(;[\x20-\x7e]*)?$/

/** While nobody reads a stream, the client may still cut it off: an error that no one listens to would end the process. */
const toReaderOnly = () => {}

/** Without its last boundary a form is incomplete, whatever its length says. */
async function* wholePart(part: Readable, source: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* part
  } catch (error) {
    // Otherwise the connection broke.
    if (source.readableEnded)
      throw new UploadRefusal(400, 'InvalidRequest', 'The multipart form is incomplete')
    throw error
  }
}

function filePart(source: Readable, contentType: string): Promise<Part> {
  return new Promise((resolve, reject) => {
    const malformed = () => reject(new UploadRefusal(400, 'InvalidRequest', 'No file in the multipart form'))
    let cacheControl: string | null = null
    let file: Readable | undefined
    let parser: ReturnType<typeof Busboy>
    try {
      parser = Busboy({
        headers: { 'content-type': contentType },
        limits: { files: 1, fields: 5, fieldSize: 10_000, headerPairs: 20 },
      })
    } catch {
      malformed()
      return
    }
    parser.on('field', (name, value) => {
      if (name === 'cacheControl') cacheControl = `max-age=${value}`
    })
    parser.on('file', (_name, stream, _fileName, _encoding, type) => {
      file = stream.on('error', toReaderOnly)
      resolve({ body: wholePart(stream, source), contentType: type, cacheControl })
    })
    pipeline(source, parser, (error) => {
      // The parser does not propagate a broken connection: the reader would wait for ever.
      if (error) file?.destroy(error)
      malformed()
    })
  })
}

async function readPart(request: Request, source: Readable): Promise<Part> {
  const contentType = request.headers.get('content-type') ?? 'application/octet-stream'
  if (contentType.toLowerCase().startsWith('multipart/form-data')) return filePart(source, contentType)
  return { body: source, contentType, cacheControl: request.headers.get('cache-control') }
}

async function peek(
  body: AsyncIterable<Uint8Array>,
): Promise<{ head: Uint8Array; rest: AsyncIterator<Uint8Array> }> {
  const rest = body[Symbol.asyncIterator]()
  let head = new Uint8Array()
  while (head.length < SIGNATURE_BYTES) {
    const { done, value } = await rest.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  return { head, rest }
}

async function openPart(request: Request, source: Readable, key: string) {
  const part = await readPart(request, source)
  if (!MEDIA_TYPE.test(part.contentType))
    throw new UploadRefusal(415, 'invalid_mime_type', 'The type of the file is not a media type')
  const { head, rest } = await peek(part.body)
  if (head.length === 0) throw new UploadRefusal(400, 'InvalidRequest', 'The file is empty')
  const extension = extensionOf(key)
  if (extension && !contentMatches(extension, head)) {
    throw new UploadRefusal(
      415,
      'invalid_mime_type',
      `The content of the file does not match the type .${extension}`,
    )
  }
  return { part, head, rest }
}

/**
 * @returns the upload as it may go on, and why a started stream was cut off, if it was
 * @throws UploadRefusal for a bad declared length, declared type or signature
 */
export async function checkUpload(request: Request, key: string, signal: AbortSignal) {
  const multipart = request.headers.get('content-type')?.toLowerCase().startsWith('multipart/')
  const overhead = multipart ? 16_384 : 0
  const maxBytes = key.startsWith(DELIVERED_FOLDER) ? BUCKET_BYTES : FILE_LIMITS.maxBytes
  if (Number(request.headers.get('content-length')) > maxBytes + overhead) throw tooLarge(maxBytes)

  if (!request.body) throw new UploadRefusal(400, 'InvalidRequest', 'The upload has no body')
  const source = addAbortSignal(signal, Readable.fromWeb(request.body as NodeReadableStream))
  source.on('error', toReaderOnly)
  const { part, head, rest } = await openPart(request, source, key).catch((error: unknown) => {
    // The server discards what is still on its way.
    source.destroy()
    throw error
  })

  let refusal: UploadRefusal | undefined
  async function* limited() {
    let size = 0
    let chunk: IteratorResult<Uint8Array> = { done: false, value: head }
    try {
      while (!chunk.done) {
        size += chunk.value.length
        if (size > maxBytes) throw tooLarge(maxBytes)
        yield chunk.value
        chunk = await rest.next()
      }
    } catch (error) {
      if (error instanceof UploadRefusal) refusal = error
      source.destroy()
      throw error
    }
  }

  const headers = new Headers(request.headers)
  headers.set('content-type', part.contentType)
  const { cacheControl } = part
  headers.set('cache-control', cacheControl && CACHEABLE.test(cacheControl) ? cacheControl : CACHE_CONTROL)
  headers.delete('content-length')
  const init = {
    method: request.method,
    headers,
    body: Readable.toWeb(Readable.from(limited())),
    duplex: 'half',
  }
  return { request: new Request(request.url, init as RequestInit), refusal: () => refusal }
}
