import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { Missing } from '../completeness.ts'
import { checkTarget, isBackendPath, readTarget, type Target } from '../gateway/target.ts'
import { errorCode, type Log } from '../log.ts'
import { countRequest, METHODS } from '../metrics/requests.ts'
import type { Settings } from '../settings.ts'
import { CLOSED_CSP, SECURITY_HEADERS } from '../static/headers.ts'
import type { Site } from '../static/site.ts'
import type { Api } from './api.ts'
import { clientAddress, isLocalVisitor, limitConnections, peerAddress } from './connections.ts'
import type { ServeDevPay } from './dev-pay.ts'
import type { Readiness } from './health.ts'
import type { Metrics } from './serve-metrics.ts'

export type Parts = {
  site: Site
  api: Api
  readiness: () => Promise<Readiness>
  /** Undefined on a local site. */
  missing?: readonly Missing[]
  metrics: Metrics
  devPay?: ServeDevPay
}

type Options = {
  settings: Settings
  log: Log
  /** Undefined while the host is starting. */
  parts: () => Parts | undefined
  draining: () => boolean
}

/** Of a refused body, so that the response arrives. */
const DISCARD_BYTES = 64 * 1024 * 1024
/** Beyond that, connections are closed at once. */
const MAX_DISCARDS = 100
const DISCARD_PAUSE_MS = 3_000
const DISCARD_TIME_MS = 30_000

function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${text}\n`)
}

/** Of a connection whose request cannot be read, or is for a proxy. */
function refuse(socket: Duplex, status: number): void {
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    'content-security-policy': CLOSED_CSP,
    connection: 'close',
    'content-length': 0,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n`
  socket.end(answer, () => socket.destroy())
}

/** As Node's own, which has no headers: what is no error of these is 400. */
const UNREADABLE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** A body that is not wanted is let go, with the file behind it. */
async function send(response: ServerResponse, answer: Response): Promise<void> {
  try {
    await sendResponse(response, answer)
  } finally {
    if (answer.body && !answer.body.locked) await answer.body.cancel().catch(() => {})
  }
}

function discardRest(request: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    let left = DISCARD_BYTES
    const pause = setTimeout(done, DISCARD_PAUSE_MS)
    setTimeout(done, DISCARD_TIME_MS).unref()
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
 * Most clients read the response only after they have sent everything. Closing with unread data resets the connection, and the
 * reset overtakes the response: so we drain, answer, close our side, and drain for a while.
 */
async function answerSender(request: IncomingMessage, response: ServerResponse, answer: Response) {
  await discardRest(request)
  await send(response, answer)
  if (request.complete || request.destroyed) return
  request.socket.end()
  await discardRest(request)
  request.socket.destroy()
}

/** Names of stored files are the caller's text, and are not logged. */
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
    if (discarding >= MAX_DISCARDS) {
      response.setHeader('connection', 'close')
      return send(response, answer)
    }
    discarding += 1
    await answerSender(request, response, answer).finally(() => {
      discarding -= 1
    })
  }

  async function devPage(
    request: IncomingMessage,
    target: Target,
    { devPay }: Parts,
  ): Promise<Response | undefined> {
    const { path } = target
    if (!path.startsWith('/dev/') || !settings.local || !isLocalVisitor(request)) return undefined
    const query = new URLSearchParams(target.query)
    // A public site does not need them.
    if (/^\/dev\/mail(\/|$)/.test(path) && request.method === 'GET') {
      const { serveDevMail } = await import('./dev-mail.ts')
      return serveDevMail(settings, path.slice('/dev/mail'.length), query)
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
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    // Pages and captured mail have their own policies.
    response.setHeader('content-security-policy', CLOSED_CSP)
    if (!METHODS.includes(request.method ?? '')) {
      response.setHeader('allow', METHODS.join(', '))
      return sendText(response, 405, 'Method not allowed')
    }
    if ('status' in target) return sendText(response, target.status, 'Not found')
    const { path } = target
    if (path === '/healthz' && asksForFile) return sendText(response, 200, 'alive')
    if (!ready) {
      response.setHeader('retry-after', '2')
      return sendText(response, 503, 'Starting')
    }
    if (asksForFile && (path === '/readyz' || path === '/readyz/host')) {
      if (draining()) return sendText(response, 503, 'Stopping')
      // For the proxy: mail or the database being away is no reason to send visitors elsewhere.
      if (path === '/readyz/host') return sendText(response, 200, 'ready')
      const { missing } = ready
      const readiness = await ready.readiness()
      // What is missing closes no rehearsal.
      const status = Object.values(readiness).every(Boolean) ? 200 : 503
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      const complete = missing && { complete: missing.length === 0, ...(missing.length > 0 && { missing }) }
      response.end(`${JSON.stringify({ ...readiness, ...complete })}\n`)
      return
    }
    const check = asksForFile && checkTarget(target)
    if (isBackendPath(path) || check) return handleApi(request, response, check || target, ready.api)
    if (path === '/metrics' && request.method === 'GET' && ready.metrics.allows(request)) {
      const page = await ready.metrics.read()
      response.writeHead(200, { 'content-type': ready.metrics.contentType, 'cache-control': 'no-store' })
      response.end(page)
      return
    }
    if (path === '/metrics' && request.headers.authorization)
      ready.api.forged('key', clientAddress(request, settings.TRUSTED_PROXIES))
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
      // We refuse it ourselves.
      requireHostHeader: false,
    },
    (request, response) => {
      // Cut off by a limit.
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
  // CONNECT is handled separately, and the server no longer listens to its socket.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {})
    refuse(socket, 405)
  })
  // Whatever else is expected, it is a request.
  server.on('checkExpectation', (...request) => server.emit('request', ...request))
  server.on(
    'clientError',
    (error: NodeJS.ErrnoException, socket: Duplex & { _httpMessage?: ServerResponse }) => {
      // Within another answer it would be taken for a part of that.
      if (!socket.writable || socket._httpMessage?.headersSent) socket.destroy()
      else refuse(socket, UNREADABLE[error.code ?? ''] ?? 400)
    },
  )
  // Before it listens, listen.ts reports it. Later: too many open files, say.
  server.on('error', (error) => {
    if (server.listening) log.error({ code: errorCode(error) }, 'A connection could not be accepted')
  })
  return server
}
