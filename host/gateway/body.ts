import { withTimeout } from '../timeout.ts'
import type { Body } from './allow-list.ts'
import { compile } from './grammar.ts'
import { isStorable, shapeProblem } from './json-shape.ts'

const BODY_TIMEOUT_MS = 15_000

const ENTRIES = 1000

/** A JSON error with the fields that every part of supabase-js understands. */
export function problem(
  status: number,
  message: string,
  headers: Record<string, string> = {},
  code = String(status),
): Response {
  const body = { statusCode: String(status), code, error: message, message, msg: message }
  return Response.json(body, { status, headers })
}

export const tooLarge = () => problem(413, 'The request is too large')

const mediaType = (headers: Headers): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

export function refuseByHeaders(headers: Headers, limits: Body | undefined): Response | undefined {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity'
  if (encoding !== 'identity') return problem(415, 'Compressed bodies are not supported')
  if (!limits) return undefined
  if (Number(headers.get('content-length') ?? 0) > limits.bytes) return tooLarge()
  if (limits.types.includes('*') || limits.types.includes(mediaType(headers))) return undefined
  const empty = limits.optional && headers.get('content-type') === null
  return empty ? undefined : problem(415, `Send the body as ${limits.types.join(', ')}`)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isAllowed(value: unknown, allowed: string): boolean {
  if (allowed === 'object') return value === null || isObject(value)
  if (value === null) return allowed.split(' | ').includes('null')
  return typeof value === 'string' && compile(allowed).test(value)
}

function fieldProblem(value: unknown, fields: Readonly<Record<string, string>>): string | undefined {
  if (!isObject(value)) return 'The body must be an object'
  for (const [name, entry] of Object.entries(value)) {
    if (!Object.hasOwn(fields, name)) return 'The body has an unknown field'
    if (!isAllowed(entry, fields[name] as string)) return `The field ${name} is invalid`
  }
  return undefined
}

function refuseJson(bytes: Uint8Array, limits: Body): Response | undefined {
  const { depth = 20, rows = ENTRIES, fields } = limits
  const shape = shapeProblem(bytes, { depth, rows, entries: ENTRIES })
  if (shape === 'too many rows')
    return problem(413, `Send at most ${rows === 1 ? 'one row' : `${rows} rows`} at a time`)
  if (shape) return problem(400, `The JSON is ${shape}`)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return problem(400, 'The body is not valid JSON')
  }
  if (!limits.anyText && !isStorable(value))
    return problem(400, 'The body holds characters that cannot be stored')
  const wrong = fields && fieldProblem(value, fields)
  return wrong ? problem(400, wrong) : undefined
}

/** Leaves what exceeds the limit unread, for the server to discard. */
async function readBody({ body }: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export async function takeBody(request: Request, limits: Body): Promise<Uint8Array<ArrayBuffer> | Response> {
  const bytes = await withTimeout(BODY_TIMEOUT_MS, readBody(request, limits.bytes)).catch(() => null)
  if (bytes === null) return problem(408, 'The request did not arrive in time')
  if (bytes === undefined) return tooLarge()
  if (bytes.length === 0 && limits.optional) return bytes
  if (mediaType(request.headers) !== 'application/json') return bytes
  return refuseJson(bytes, limits) ?? bytes
}

export function limitBody(body: Request['body'], maxBytes: number) {
  let size = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > maxBytes) controller.error(new Error('The body is too large'))
      else controller.enqueue(chunk)
    },
  })
  return { body: body?.pipeThrough(counter) ?? null, exceeded: () => size > maxBytes }
}
