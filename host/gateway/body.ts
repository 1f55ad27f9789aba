import { withTimeout } from '../timeout.ts'
import type { Body } from './allow-list.ts'
import { compile } from './grammar.ts'

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
  const { signature } = limits
  if (limits.types.includes('*') || limits.types.includes(mediaType(headers))) {
    const signed = !signature || signature.form.test(headers.get(signature.header) ?? '')
    return signed ? undefined : problem(400, 'The signature is missing or ill-formed')
  }
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
  if (limits.rows !== undefined && ![value].flat().every(isObject))
    return problem(400, 'The body must be an object, or a list of objects')
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

type ShapeLimits = {
  depth: number
  entries: number
  rows: number
}

type ShapeProblem = 'too deep' | 'too long' | 'too many rows'

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])
const LIST = 0x5b

function endOfText(bytes: Uint8Array, from: number): number {
  let i = from
  while (i < bytes.length && bytes[i] !== QUOTE) i += bytes[i] === BACKSLASH ? 2 : 1
  return i
}

/** Checks the nesting and lengths of raw JSON, before any parser sees it. */
export function shapeProblem(bytes: Uint8Array, limits: ShapeLimits): ShapeProblem | undefined {
  // Commas so far in each open list and object.
  const open: number[] = []
  const topIsList = bytes.find((byte) => byte > 0x20) === LIST
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number
    if (byte === QUOTE) i = endOfText(bytes, i + 1)
    else if (OPENING.has(byte)) {
      if (open.push(0) > limits.depth) return 'too deep'
    } else if (CLOSING.has(byte)) open.pop()
    else if (byte === COMMA && open.length > 0) {
      const entries = (open.pop() as number) + 2
      if (topIsList && open.length === 0 && entries > limits.rows) return 'too many rows'
      if (entries > limits.entries) return 'too long'
      open.push(entries - 1)
    }
  }
  return undefined
}

/** No NUL, no lone surrogate. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, entry]) => isStorable(name) && isStorable(entry))
}
