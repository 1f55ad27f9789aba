import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { checkUpload, UploadRefusal } from './upload.ts'

/**
 * Where the embedded backend differs from the platform, this adapter makes up for it, and nothing else.
 * Each repair has a test in tests/backend/lite-gaps.test.ts that fails once the package no longer needs it.
 */

export type Handler = (request: Request, peerAddress: string | null) => Promise<Response>

/** What opens this installation: its keys, and the secret that signs its tokens. */
export type Trusted = { apiKeys: string[]; jwtSecret: Uint8Array }

const OBJECT = /^\/storage\/v1\/object\/(?!list\/|sign\/|upload\/|info\/|public\/|copy$|move$)([^/]+)\/(.+)$/

const unauthorized = (code: string, message: string) =>
  Response.json({ code, details: null, hint: null, message }, { status: 401 })

/**
 * The refusal of a bearer that is neither one of our keys nor a token that this installation has signed and that is still
 * valid: the embedded backend would take its caller for an anonymous one. The auth service looks at tokens itself.
 */
async function refuseBearer(
  request: Request,
  { apiKeys, jwtSecret }: Trusted,
): Promise<Response | undefined> {
  const authorization = request.headers.get('authorization')
  if (!authorization) return undefined
  const [scheme, token = ''] = authorization.split(' ', 2)
  const noToken = unauthorized('PGRST301', 'The bearer is not a valid token')
  if (scheme?.toLowerCase() !== 'bearer') return noToken
  if (apiKeys.includes(token)) return undefined
  if (new URL(request.url).pathname.startsWith('/auth/')) {
    return /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token) ? undefined : noToken
  }
  try {
    const { payload } = await jwtVerify(token, jwtSecret, { algorithms: ['HS256'] })
    const now = Math.floor(Date.now() / 1000)
    if ((payload.iat ?? 0) > now) await redate(request, { ...payload, iat: now }, jwtSecret)
    return undefined
  } catch (error) {
    return error instanceof errors.JWTExpired ? unauthorized('PGRST303', 'JWT expired') : noToken
  }
}

/**
 * Gives the request a token of now, where its own is of a moment that is still to come: another host's clock is a little
 * ahead, or this one's was set back. The embedded backend would refuse it; the platform has some patience there.
 */
async function redate(request: Request, payload: JWTPayload, jwtSecret: Uint8Array): Promise<void> {
  const token = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(jwtSecret)
  request.headers.set('authorization', `Bearer ${token}`)
}

/** Paths that the router or the file system could read in two ways, among them the NUL byte that ends in a 500. */
function isUnsoundPath(pathname: string): boolean {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return true
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return /[\u0000-\u001f\\]|(^|\/)\.\.?(\/|$)|%/.test(decoded)
}

/**
 * The embedded data service answers 500 with the code SUP for database errors that it does not know, violated checks
 * among them. `nameDatabaseErrors` has put the database's own code in front of the message.
 */
async function renameDatabaseError(response: Response): Promise<Response> {
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string; message?: string }
  if (body.code !== 'SUP') return response
  // The driver could not even write the value down: a number or object where a text or date belongs.
  if (/^ERR_INVALID_ARG_TYPE /.test(body.message ?? '')) {
    const text = 'A value is of the wrong type'
    return Response.json({ code: '22P02', details: null, hint: null, message: text }, { status: 400 })
  }
  const [, code, message] = /^([0-9A-Z]{5}) (.*)$/s.exec(body.message ?? '') ?? []
  if (code && /^(23|P0)/.test(code)) {
    return Response.json({ code, details: null, hint: null, message }, { status: 400 })
  }
  const text = 'The request could not be carried out'
  return Response.json({ code: code ?? 'XX000', details: null, hint: null, message: text }, { status: 500 })
}

/** storage-js reads `signedURL`, relative to /storage/v1; the embedded service answers `signedUrl` with the prefix. */
async function renameSignedUrl(response: Response): Promise<Response> {
  const rename = (entry: { signedUrl?: string }) => {
    const { signedUrl, ...rest } = entry
    return { ...rest, signedURL: signedUrl ? signedUrl.replace(/^\/storage\/v1/, '') : null }
  }
  const body = (await response.json()) as { signedUrl?: string } | { signedUrl?: string }[]
  return Response.json(Array.isArray(body) ? body.map(rename) : rename(body), { status: response.status })
}

/** Documents are never shown by the browser itself and never kept by anything in between. */
function asDownload(response: Response, pathname: string, fileName: string | null): Response {
  const name = fileName || decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))
  const headers = new Headers(response.headers)
  headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  headers.set('cache-control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

/** Wraps the embedded backend. */
export function mendRequests(handler: Handler, trusted: Trusted): Handler {
  const underWay = new Map<string, { replace: AbortController; done: Promise<unknown> }>()

  async function store(request: Request, peerAddress: string | null, key: string, signal: AbortSignal) {
    try {
      const checked = await checkUpload(request, key, signal)
      const response = await handler(checked.request, peerAddress)
      return checked.refusal()?.response() ?? response
    } catch (error) {
      if (error instanceof UploadRefusal) return error.response()
      throw error
    }
  }

  /**
   * One upload per name at a time: the second of two at once would replace the bytes of the first. The newer one wins,
   * because the older one is most likely what is left of a line that broke, and might hang there for minutes.
   */
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
    return new UploadRefusal(409, 'Duplicate', 'A newer upload under this name has taken over').response()
  }

  return async (request, peerAddress) => {
    const url = new URL(request.url)
    const { pathname } = url
    if (isUnsoundPath(pathname)) {
      return Response.json(
        { statusCode: '400', error: 'InvalidKey', message: 'Invalid path' },
        { status: 400 },
      )
    }
    const refusal = await refuseBearer(request, trusted)
    if (refusal) return refusal

    const object = OBJECT.exec(pathname)
    if (object && (request.method === 'POST' || request.method === 'PUT')) {
      const key = decodeURIComponent(object[2] ?? '')
      if (object[1] === QUOTE_BUCKET) return upload(request, peerAddress, key)
    }
    const response = await handler(request, peerAddress)
    if (response.status === 500 && pathname.startsWith('/rest/v1/')) return renameDatabaseError(response)
    if (!response.ok || !pathname.startsWith('/storage/v1/object/')) return response
    if (request.method === 'POST' && pathname.startsWith('/storage/v1/object/sign/'))
      return renameSignedUrl(response)
    if (request.method === 'GET' && (object || pathname.startsWith('/storage/v1/object/sign/'))) {
      return asDownload(response, pathname, url.searchParams.get('download'))
    }
    return response
  }
}
