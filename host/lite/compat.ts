import type { Pool } from 'pg'
import { checkUpload, UploadRefusal, withRoom } from './upload.ts'

/** Each fix has a test in tests/backend/lite-gaps.test.ts that fails once the embedded backend no longer needs it. */

export type Handler = (request: Request, peerAddress: string | null) => Promise<Response>

const OBJECT = /^\/storage\/v1\/object\/[^/]+\/(.+)$/

const keyOf = ({ url }: Request): string | undefined => OBJECT.exec(new URL(url).pathname)?.[1]

export const isUpload = (request: Request): boolean =>
  request.method === 'POST' && keyOf(request) !== undefined

/** Database errors that the data service does not know, such as violated checks, are a 500 with the code SUP there. */
async function renameDatabaseError(response: Response): Promise<Response> {
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string; message?: string }
  if (body.code !== 'SUP') return response
  // A number or object instead of text or a date.
  if (/^ERR_INVALID_ARG_TYPE /.test(body.message ?? '')) {
    const text = 'A value is of the wrong type'
    return Response.json({ code: '22P02', details: null, hint: null, message: text }, { status: 400 })
  }
  const [, code, told] = /^([0-9A-Z]{5}) (\{.*\})$/s.exec(body.message ?? '') ?? []
  if (code && told && /^(22|23|P0)/.test(code)) {
    return Response.json({ code, details: null, ...JSON.parse(told) }, { status: 400 })
  }
  const text = 'The request could not be carried out'
  return Response.json({ code: code ?? 'XX000', details: null, hint: null, message: text }, { status: 500 })
}

/** Documents are never rendered by the browser and never cached. */
function asDownload(response: Response, key: string): Response {
  const name = key.slice(key.lastIndexOf('/') + 1)
  const headers = new Headers(response.headers)
  headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  headers.set('cache-control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

export function createCompatHandler(handler: Handler, pool: Pool): Handler {
  const underWay = new Map<string, { replace: AbortController; done: Promise<unknown> }>()

  async function store(request: Request, peerAddress: string | null, key: string, signal: AbortSignal) {
    try {
      return await withRoom(pool, request, key, async () => {
        const checked = await checkUpload(request, key, signal)
        const response = await handler(checked.request, peerAddress)
        return checked.refusal()?.response() ?? response
      })
    } catch (error) {
      if (error instanceof UploadRefusal) return error.response()
      throw error
    }
  }

  /** One upload per name at a time. The newer wins: the older most likely belongs to a broken connection, and might hang for minutes. */
  async function upload(request: Request, peerAddress: string | null, key: string): Promise<Response> {
    for (let earlier = underWay.get(key); earlier; earlier = underWay.get(key)) {
      earlier.replace.abort()
      await earlier.done
    }
    const replace = new AbortController()
    const work = store(request, peerAddress, key, replace.signal)
    const done = work.catch(() => {}).finally(() => underWay.delete(key))
    underWay.set(key, { replace, done })
    const response = await work.catch((error: unknown) => {
      if (!replace.signal.aborted) throw error
    })
    if (response && (response.ok || !replace.signal.aborted)) return response
    // Not as a taken name: the newer one may still fail.
    return new UploadRefusal(
      423,
      'ResourceLocked',
      'A newer upload under this name has taken over',
    ).response()
  }

  return async (request, peerAddress) => {
    const key = keyOf(request)
    if (key && request.method === 'POST') return upload(request, peerAddress, key)
    const response = await handler(request, peerAddress)
    if (response.status === 500 && new URL(request.url).pathname.startsWith('/rest/v1/'))
      return renameDatabaseError(response)
    return key && response.ok ? asDownload(response, key) : response
  }
}
