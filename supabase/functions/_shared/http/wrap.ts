import type * as z from 'zod/mini'
import { joined } from '../documents/stored.ts'
import { errorCode, type LogEvent } from '../log.ts'
import { type Words, wordsIn } from '../words.ts'
import { AppError } from './errors.ts'

export type Handler = (request: Request) => Promise<Response>

export const MAX_BODY_BYTES = 100_000

/** Responses depend on caller and time, and must not be cached. */
function harden(response: Response): Response {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  return new Response(response.body, { status: response.status, headers })
}

/** A data exception or failed check of the database. The body's schema should prevent them; retrying would not help. */
export function isValueRefused(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown }
  return typeof code === 'string' && /^(22[0-9A-Z]{3}|23514)$/.test(code)
}

/** The language of the page that calls. Without scripts the form's address has it; the browser's header says what its user reads. */
function languageOf({ url, headers }: Request): string | null {
  const isCall = headers.get('content-type')?.startsWith('application/json')
  return new URL(url).searchParams.get('language') ?? (isCall ? headers.get('accept-language') : null)
}

/** Turns refusals into JSON, and hides unexpected errors. `handle` gets the words of the page that calls. */
export function wrap(
  { name, log, methods = ['POST'] }: { name: string; log: LogEvent; methods?: string[] },
  handle: (request: Request, words: Words) => Promise<Response>,
): Handler {
  return async (request) => {
    const words = await wordsIn(languageOf(request))
    try {
      if (!methods.includes(request.method)) {
        const response = new AppError('method-not-allowed').response(words)
        response.headers.set('allow', methods.join(', '))
        return harden(response)
      }
      return harden(await handle(request, words))
    } catch (error) {
      if (error instanceof AppError) return harden(error.response(words))
      if (isValueRefused(error)) {
        log({ event: 'value-refused', function: name, code: errorCode(error) })
        return harden(new AppError('bad-request').response(words))
      }
      log({ event: 'function-failed', function: name, code: errorCode(error) })
      const body = { error: { code: 'unavailable', message: words.REFUSALS.unavailable } }
      return harden(Response.json(body, { status: 503, headers: { 'retry-after': '5' } }))
    }
  }
}

/** @throws AppError 'too-large' */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new AppError('too-large')
  const chunks: Uint8Array[] = []
  let size = 0
  // The declared length may be missing or wrong.
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new AppError('too-large')
    chunks.push(chunk)
  }
  return joined(chunks)
}

/** @throws AppError 'not-json', 'too-large' or 'bad-json' */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError('not-json')
  const bytes = await readBytes(request, MAX_BODY_BYTES)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('bad-json')
  }
}

/** A JSON body that the schema takes. @throws AppError 'bad-request', or as readJson */
export async function readBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const body = schema.safeParse(await readJson(request))
  if (!body.success) throw new AppError('bad-request')
  return body.data
}
