import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import { isBackendPath, readTarget, type Target } from '../door/target.ts'
import { errorCode, type Log } from '../log.ts'
import { countRequest } from '../metrics/requests.ts'
import type { Metrics } from '../metrics/serve.ts'
import type { Settings } from '../settings.ts'
import type { Site } from '../static/site.ts'
import type { Api } from './api.ts'
import { clientAddress, isLocalVisitor, peerAddress } from './client-address.ts'
import { boundConnections } from './connections.ts'
import { serveDevMail } from './dev-mail.ts'
import type { ServeDevPay } from './dev-pay.ts'
import { CLOSED_CSP, SECURITY_HEADERS } from './headers.ts'
import type { Readiness } from './health.ts'

/** The one HTTP server: health, backend prefixes, captured mail, and the static site. */

export type Parts = {
  site: Site
  api: Api
  readiness: () => Promise<Readiness>
  metrics: Metrics
  /** The payment page of the sandbox, where that is in use. */
  devPay?: ServeDevPay
}

type Options = {
  settings: Settings
  log: Log
  /** Undefined while the host starts. */
  parts: () => Parts | undefined
  /** Whether the host is going to stop. */
  draining: () => boolean
  /** Whether it is the functions that come here: what they ask for is part of a request that is counted already. */
  internal?: boolean
}

/** What is left of a refused body is read and thrown away up to this many bytes, so that the answer arrives. */
const DISCARD_BYTES = 64 * 1024 * 1024
/** Refused bodies that are read at the same time; one more connection is closed at once. */
const DISCARDS = 100
/** A sender who pauses for so long, in milliseconds, is not waited for any longer. */
const DISCARD_PAUSE = 3_000
/** However they send, in milliseconds. */
const DISCARD_TIME = 30_000

function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${text}\n`)
}

/** Reads on in a body that nobody wants, until its end, a pause, or more than anybody would send. */
function discardRest(request: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    let left = DISCARD_BYTES
    const pause = setTimeout(done, DISCARD_PAUSE)
    setTimeout(done, DISCARD_TIME).unref()
    // The reader so far must not hold the stream up any more.
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
 * Answers somebody who is still sending. Most clients listen for an answer only when all is sent. To one who sends more than we
 * take, the answer goes out all the same, then our side of the connection is closed, and we read on for a while: closing while
 * something is unread resets the connection, and a reset overtakes the answer.
 */
async function answerSender(request: IncomingMessage, response: ServerResponse, answer: Response) {
  await discardRest(request)
  await sendResponse(response, answer)
  if (request.complete || request.destroyed) return
  request.socket.end()
  await discardRest(request)
  request.socket.destroy()
}

/** What anybody may ask a site or its backend for; every other method is refused before anything is looked at. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** What the log may hold of a path: the names of stored files are the caller's text, and stay out. */
function loggedPath(path: string | undefined): string | undefined {
  return path?.startsWith('/storage/v1/') ? path.split('/', 5).join('/') : path?.slice(0, 200)
}

export function createHttpServer({ settings, log, parts, draining, internal = false }: Options): Server {
  let discarding = 0

  async function handleApi(request: IncomingMessage, response: ServerResponse, target: Target, api: Api) {
    const from = {
      address: clientAddress(request, settings.TRUSTED_PROXIES),
      peer: peerAddress(request),
      internal,
    }
    const answer = await api.fetch(createRequest(request, response), target, from)
    // Nothing is left to read of what has arrived, or of somebody who has gone.
    if (request.complete || request.destroyed) return sendResponse(response, answer)
    if (discarding >= DISCARDS) {
      response.setHeader('connection', 'close')
      return sendResponse(response, answer)
    }
    discarding += 1
    await answerSender(request, response, answer).finally(() => {
      discarding -= 1
    })
  }

  /** Pages for the one who sits at this machine: captured mail, and the payment sandbox. */
  async function devPage(
    request: IncomingMessage,
    target: Target,
    { devPay }: Parts,
  ): Promise<Response | undefined> {
    if (!settings.local || !isLocalVisitor(request)) return undefined
    const { path } = target
    const query = new URLSearchParams(target.query)
    if (/^\/dev\/mail\/preview(\/|$)/.test(path) && request.method === 'GET') {
      // Loaded when it is asked for: no public site needs it.
      const { serveMailPreview } = await import('./dev-mail-preview.ts')
      return serveMailPreview(settings, path.slice('/dev/mail/preview/'.length), query)
    }
    if (/^\/dev\/mail(\/|$)/.test(path) && request.method === 'GET' && !settings.SMTP_URL) {
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
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    // Pages and captured mail have policies of their own.
    response.setHeader('content-security-policy', CLOSED_CSP)
    if (draining()) response.setHeader('connection', 'close')
    if (!METHODS.includes(request.method ?? '')) {
      response.setHeader('allow', METHODS.join(', '))
      return sendText(response, 405, 'Method not allowed')
    }
    if ('status' in target) return sendText(response, target.status, 'Not found')
    const { path } = target
    if (path === '/healthz') return sendText(response, 200, 'alive')
    const ready = parts()
    if (!ready) {
      response.setHeader('retry-after', '2')
      return sendText(response, 503, 'Starting')
    }
    if (path === '/readyz' || path === '/readyz/host') {
      if (draining()) return sendText(response, 503, 'Stopping')
      // For balancers: a mail server or database in trouble is no reason to take every host out.
      if (path === '/readyz/host') return sendText(response, 200, 'ready')
      const readiness = await ready.readiness()
      const status = Object.values(readiness).every(Boolean) ? 200 : 503
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(`${JSON.stringify(readiness)}\n`)
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
    if (dev) return sendResponse(response, dev)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
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
      const started = performance.now()
      const target = readTarget(request)
      const path = 'path' in target ? target.path : undefined
      response.on('close', () => {
        const { method } = request
        const ms = Math.round(performance.now() - started)
        if (!internal) countRequest(request, response, (performance.now() - started) / 1000, path)
        log.debug({ method, path: loggedPath(path), status: response.statusCode, ms }, 'Request')
      })
      handle(request, response, target).catch((error: unknown) => {
        log.error({ code: errorCode(error) }, 'A request failed')
        if (response.headersSent) response.destroy()
        else sendText(response, 500, 'Something went wrong. Please try again.')
      })
    },
  )
  // The functions' own connections are few, kept for long, and nobody else's.
  if (!internal) boundConnections(server, settings.TRUSTED_PROXIES)
  // A tunnel to somewhere else is asked for by a method of its own, and outside of what a server usually answers.
  server.on('connect', (_request, socket) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  })
  return server
}
