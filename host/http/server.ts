import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { Missing } from '../completeness.ts'
import { isBackendPath, readTarget, type Target } from '../gateway/target.ts'
import { errorCode, type Log } from '../log.ts'
import { countRequest } from '../metrics/requests.ts'
import type { Settings } from '../settings.ts'
import { CLOSED_CSP, SECURITY_HEADERS } from '../static/headers.ts'
import type { Site } from '../static/site.ts'
import type { Api } from './api.ts'
import { clientAddress, isLocalVisitor, peerAddress } from './client-address.ts'
import { limitConnections } from './connections.ts'
import type { ServeDevPay } from './dev-pay.ts'
import type { Readiness } from './health.ts'
import type { Metrics } from './serve-metrics.ts'

/** The one HTTP server: health, backend prefixes, captured mail, and the static site. */

export type Parts = {
  site: Site
  api: Api
  readiness: () => Promise<Readiness>
  /** What a public site still needs; undefined on a local one. */
  missing?: readonly Missing[]
  metrics: Metrics
  /** The payment sandbox's page, if the sandbox is in use. */
  devPay?: ServeDevPay
}

type Options = {
  settings: Settings
  log: Log
  /** Undefined while the host is starting. */
  parts: () => Parts | undefined
  /** Whether the host is shutting down. */
  draining: () => boolean
}

/** Up to this many bytes of a refused body are read and discarded, so that the response arrives. */
const DISCARD_BYTES = 64 * 1024 * 1024
/** Refused bodies drained at the same time; beyond that the connection is closed at once. */
const DISCARDS = 100
/** Draining ends after a pause of this many milliseconds. */
const DISCARD_PAUSE = 3_000
/** Maximum time for draining, in milliseconds. */
const DISCARD_TIME = 30_000

function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${text}\n`)
}

/** Sends a response; a body that is not wanted, or no longer, is let go with the file behind it. */
async function send(response: ServerResponse, answer: Response): Promise<void> {
  try {
    await sendResponse(response, answer)
  } finally {
    if (answer.body && !answer.body.locked) await answer.body.cancel().catch(() => {})
  }
}

/** Drains an unwanted body until its end, a pause, or the limit. */
function discardRest(request: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    let left = DISCARD_BYTES
    const pause = setTimeout(done, DISCARD_PAUSE)
    setTimeout(done, DISCARD_TIME).unref()
    // The previous reader must not block the stream any more.
    request.removeAllListeners('data')
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length
      pause.refresh()
      if (left < 0) done()
    })
    request.once('end', done)
    request.once('close', done)
    request.resume()
  })
}

/**
 * Responds to a client that is still sending. Most clients read the response only after they have sent everything. If a
 * client sends more than we accept, we send the response anyway, close our side, and drain for a while: closing with unread
 * data resets the connection, and the reset overtakes the response.
 */
async function answerSender(request: IncomingMessage, response: ServerResponse, answer: Response) {
  await discardRest(request)
  await send(response, answer)
  if (request.complete || request.destroyed) return
  request.socket.end()
  await discardRest(request)
  request.socket.destroy()
}

/** Methods that the site and its backend support; all others are refused first. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The part of a path that may be logged: names of stored files are the caller's text, and are not logged. */
function loggedPath(path: string | undefined): string | undefined {
  return path?.startsWith('/storage/v1/') ? path.split('/', 5).join('/') : path?.slice(0, 200)
}

export function createHttpServer({ settings, log, parts, draining }: Options): Server {
  let discarding = 0

  async function handleApi(request: IncomingMessage, response: ServerResponse, target: Target, api: Api) {
    const from = {
      address: clientAddress(request, settings.TRUSTED_PROXIES),
      peer: peerAddress(request),
    }
    const answer = await api.fetch(createRequest(request, response), target, from)
    // There is nothing left to read, or the client has gone.
    if (request.complete || request.destroyed) return send(response, answer)
    if (discarding >= DISCARDS) {
      response.setHeader('connection', 'close')
      return send(response, answer)
    }
    discarding += 1
    await answerSender(request, response, answer).finally(() => {
      discarding -= 1
    })
  }

  /** Developer pages: captured mail, and the payment sandbox. */
  async function devPage(
    request: IncomingMessage,
    target: Target,
    { devPay }: Parts,
  ): Promise<Response | undefined> {
    const { path } = target
    if (!path.startsWith('/dev/') || !settings.local || !isLocalVisitor(request)) return undefined
    const query = new URLSearchParams(target.query)
    // Loaded on demand: a public site does not need them.
    if (/^\/dev\/mail\/preview(\/|$)/.test(path) && request.method === 'GET') {
      const { serveMailPreview } = await import('./dev-mail-preview.ts')
      return serveMailPreview(settings, path.slice('/dev/mail/preview/'.length), query)
    }
    if (/^\/dev\/mail(\/|$)/.test(path) && request.method === 'GET' && !settings.SMTP_URL) {
      const { serveDevMail } = await import('./dev-mail.ts')
      return serveDevMail(join(settings.DATA_DIR, 'mail'), path.slice('/dev/mail'.length), query)
    }
    if (path.startsWith('/dev/pay/')) {
      return devPay?.(request.method ?? 'GET', path.slice('/dev/pay/'.length), query)
    }
    return undefined
  }

  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
    target: ReturnType<typeof readTarget>,
  ): Promise<void> {
    if (draining()) response.shouldKeepAlive = false
    const ready = parts()
    const asksForFile = request.method === 'GET' || request.method === 'HEAD'
    // First, because nearly all requests are for files, whose headers are ready-made.
    if (asksForFile && 'path' in target && ready?.site.serveFile(request, response, target)) return
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    // Pages and captured mail have their own policies.
    response.setHeader('content-security-policy', CLOSED_CSP)
    if (!METHODS.includes(request.method ?? '')) {
      response.setHeader('allow', METHODS.join(', '))
      return sendText(response, 405, 'Method not allowed')
    }
    if ('status' in target) return sendText(response, target.status, 'Not found')
    const { path } = target
    if (path === '/healthz') return sendText(response, 200, 'alive')
    if (!ready) {
      response.setHeader('retry-after', '2')
      return sendText(response, 503, 'Starting')
    }
    if (path === '/readyz' || path === '/readyz/host') {
      if (draining()) return sendText(response, 503, 'Stopping')
      // For load balancers: outage with mail or database is no reason to take every host out.
      if (path === '/readyz/host') return sendText(response, 200, 'ready')
      const { missing } = ready
      const readiness = await ready.readiness()
      // What is missing closes no rehearsal, and without one the host would not be here.
      const status = Object.values(readiness).every(Boolean) ? 200 : 503
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      const complete = missing && { complete: missing.length === 0, ...(missing.length > 0 && { missing }) }
      response.end(`${JSON.stringify({ ...readiness, ...complete })}\n`)
      return
    }
    if (isBackendPath(path)) return handleApi(request, response, target, ready.api)
    if (path === '/metrics' && request.method === 'GET' && ready.metrics.allows(request)) {
      const page = await ready.metrics.read()
      response.writeHead(200, { 'content-type': ready.metrics.contentType, 'cache-control': 'no-store' })
      response.end(page)
      return
    }
    const dev = await devPage(request, target, ready)
    if (dev) return send(response, dev)
    if (!asksForFile) {
      response.setHeader('allow', 'GET, HEAD')
      return sendText(response, 405, 'Method not allowed')
    }
    if (ready.site.serve(request, response, target) === 404)
      log.info({ path: path.slice(0, 200) }, 'Unknown path')
  }

  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 8_000,
      requestTimeout: 300_000,
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
    },
    (request, response) => {
      // Cut off by a limit, in the middle of what it had sent.
      if (request.socket.destroyed) return
      const started = performance.now()
      const target = readTarget(request)
      const path = 'path' in target ? target.path : undefined
      response.on('close', () => {
        const { method } = request
        const ms = Math.round(performance.now() - started)
        countRequest(request, response, (performance.now() - started) / 1000, path)
        log.debug({ method, path: loggedPath(path), status: response.statusCode, ms }, 'Request')
      })
      handle(request, response, target).catch((error: unknown) => {
        log.error({ code: errorCode(error) }, 'A request failed')
        if (response.headersSent) response.destroy()
        else sendText(response, 500, 'Something went wrong. Please try again.')
      })
    },
  )
  limitConnections(server, settings.TRUSTED_PROXIES)
  // CONNECT is handled separately from other methods, and the server no longer listens to its socket.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {})
    const answer = 'HTTP/1.1 405 Method Not Allowed\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'
    socket.end(answer, () => socket.destroy())
  })
  // Before it listens, whoever starts it is told (listen.ts). Later a connection could not be accepted: of too many open files, say.
  server.on('error', (error) => {
    if (server.listening) log.error({ code: errorCode(error) }, 'A connection could not be accepted')
  })
  return server
}
