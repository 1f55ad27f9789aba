import { setTimeout as wait } from 'node:timers/promises'
import { CHECK_CERTIFICATE, EMBEDDED_PUBLISHABLE_KEY, FORM_POST } from '#contract/backend.ts'
import { pageOfRefusal } from '#functions/_shared/forms/form-page.ts'
import { logEvent } from '#functions/_shared/log.ts'
import { logForgery } from '#functions/_shared/senders/abuse-guard.ts'
import { createHealthCheck } from '../database/health-check.ts'
import { CLIENT_ADDRESS_HEADER } from '../functions/environment.ts'
import type { Functions } from '../functions/load.ts'
import { problem, tooLarge } from '../gateway/body.ts'
import { keysOf } from '../gateway/caller.ts'
import { type Authorised, createGateway } from '../gateway/gateway.ts'
import type { Target } from '../gateway/target.ts'
import type { Backend, Sender } from '../lite/backend.ts'
import { createFairLimit, WAIT_TIMEOUT_MS } from '../lite/fair-limit.ts'
import { type Outage, Unavailable } from '../lite/outage.ts'
import { megabytesOf, NO_SPACE } from '../lite/upload.ts'
import { errorCode, type Log } from '../log.ts'
import { rateLimited, unavailable as unavailableAnswers } from '../metrics/metrics.ts'
import type { Secrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { withNotice } from '../static/fill-in.ts'
import { CLOSED_CSP } from '../static/headers.ts'
import { withServerTimeout, withTimeout } from '../timeout.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'

/** Rate limits, health and error responses around the embedded backend and the functions. */

export type Api = {
  fetch: (request: Request, target: Target, from: Omit<Sender, 'trusted'>) => Promise<Response>
  /** For the functions. No request from outside leads here. */
  call: (request: Request) => Promise<Response>
  /** Somebody at this address guesses a key, or forges something else. */
  forged: (kind: string, address: string) => void
}

const SELF = '127.0.0.1'

type Options = {
  backend: Backend
  functions: Functions
  settings: Settings
  secrets: Secrets
  log: Log
  /** For passwords, addresses and one-time links. */
  credentials: RateLimit
}

/** After this the caller gets a 503. */
const REQUEST_TIMEOUT_MS = 8_000

const NOTIFICATION = 'send-admin-notification'

/** For a function that is still running after that. */
const RECHECK_MS = 500

const SLOW_PING_MS = 500

/** Of visitors. What functions ask the backend has no limit of its own, so none waits for another. */
const FUNCTIONS = { total: 8, perNetwork: 4, timeoutMs: WAIT_TIMEOUT_MS, holdMs: 2_000 }

/** Clients that retry reads wait this long while the visitor watches. */
const RETRY_AFTER_SECONDS = '5'

/** What is not accepted there is a wrong password, or a one-time link that is not genuine. */
const CREDENTIALS: Record<string, string> = { '/auth/v1/token': 'sign-in', '/auth/v1/verify': 'link' }

/** Whoever guesses our key; an expired session is no forgery. */
const isKeyWrong = (headers: Headers) =>
  ![null, EMBEDDED_PUBLISHABLE_KEY].includes(headers.get('apikey')) ||
  /^Bearer sb_secret_/i.test(headers.get('authorization') ?? '')

const NOT_AVAILABLE = 'The service is not available just now. Please try again in a minute.'

type Call = Omit<Authorised, 'caller'> & {
  sender: Sender
  service: string
  name: string
  since: number
}

function unavailable(part: Outage): Response {
  unavailableAnswers.inc({ part })
  if (part === 'disk') return problem(507, NO_SPACE)
  // As PostgREST reports a cancelled statement.
  return problem(
    503,
    NOT_AVAILABLE,
    { 'retry-after': RETRY_AFTER_SECONDS },
    part === 'time' ? '57014' : '503',
  )
}

export function createApi({ backend, functions, settings, secrets, log, credentials }: Options): Api {
  const gateway = createGateway({
    siteUrl: settings.SITE_URL,
    keys: keysOf({
      publishable: EMBEDDED_PUBLISHABLE_KEY,
      secret: secrets.secretKey,
      jwtSecret: secrets.jwtSecret,
    }),
  })
  const data = createRateLimit(settings.RATE_LIMIT_DATA)
  const limits: Record<string, RateLimit> = {
    auth: data,
    rest: data,
    storage: createRateLimit(settings.RATE_LIMIT_FILES),
    functions: createRateLimit(settings.RATE_LIMIT_FUNCTIONS),
  }

  const turns = createFairLimit(FUNCTIONS)

  const databaseHealth = createHealthCheck(() => backend.ping())

  const formSettings = { SITE_URL: settings.SITE_URL, SUPABASE_URL: settings.SITE_URL }

  async function callBackend({ request, sender, exceeded, service, since }: Call): Promise<Response> {
    const left = Math.max(1_000, REQUEST_TIMEOUT_MS - (performance.now() - since))
    const ask = (each: Request) => backend.fetch(each, sender)
    // Uploads take as long as the visitor's connection needs.
    if (service !== 'storage') return withTimeout(left, ask(request))
    const response = await withServerTimeout(left, request, ask).catch((error: unknown) => {
      if (!exceeded()) throw error
      return tooLarge()
    })
    return exceeded() ? tooLarge() : response
  }

  /** Otherwise the machine may only be busy. */
  async function isSlow(): Promise<boolean> {
    return withTimeout(SLOW_PING_MS, backend.ping()).then(
      () => false,
      () => true,
    )
  }

  /** Some functions spend long elsewhere. If the database is slow meanwhile, the visitor gets a 503 and the function goes on. */
  async function unlessSlow(work: Promise<Response>, since: number): Promise<Response> {
    for (let pause = REQUEST_TIMEOUT_MS - (performance.now() - since); ; pause = RECHECK_MS) {
      const response = await Promise.race([work, wait(pause, undefined, { ref: false })])
      if (response) return response
      if (await isSlow()) throw new Unavailable('database')
    }
  }

  async function callFunction({ request, sender, name, since }: Call): Promise<Response> {
    // Each time: some functions answer before they do their work.
    if (!(await databaseHealth.isHealthy())) return unavailable('database')
    const work = functions.fetch(request, name)
    if (!work) return problem(404, 'Function not found')
    return sender.trusted ? work : unlessSlow(work, since)
  }

  async function answer(call: Call): Promise<Response> {
    const { sender, service } = call
    if (service === 'functions') {
      const work = () => callFunction(call)
      return sender.trusted ? work() : turns(sender.address, work)
    }
    if (databaseHealth.isSuspect() && !(await databaseHealth.isHealthy())) return unavailable('database')
    return callBackend(call)
  }

  function failure(error: unknown, { service, name, request }: Call): Response {
    // Which says nothing about our health.
    if (request.signal.aborted) return problem(408, 'The request was incomplete')
    const outage = error instanceof Unavailable ? error.code : 'database'
    if (outage === 'busy') log.info({ service }, 'A request waited too long')
    else log.error({ service, code: errorCode(error) }, 'A request failed')
    if (outage === 'database') databaseHealth.reportFailure()
    // The row is stored, and the jobs send its messages: whoever sent it is not told of a failure.
    if (name === NOTIFICATION) return Response.json({}, { status: 202 })
    return unavailable(outage)
  }

  function tooOften(request: Request, address: string, service: string, guarded: boolean) {
    const weight = service === 'storage' && request.method === 'POST' ? megabytesOf(request) : 1
    const seconds = (guarded ? credentials : limits[service])?.take(address, weight) ?? 0
    if (seconds === 0) return undefined
    rateLimited.inc({ service: guarded ? 'credentials' : service })
    const text = 'Too many requests. Please wait a moment and try again.'
    return problem(429, text, { 'retry-after': String(seconds) })
  }

  const forged = (kind: string, address: string) => logForgery(logEvent, secrets.linkSecret, kind, address)

  const complete = (call: Call): Promise<Response> =>
    answer(call).catch((error: unknown) => failure(error, call))

  async function pass(request: Request, target: Target, from: Omit<Sender, 'trusted'>): Promise<Response> {
    const [, service = '', , name = ''] = target.path.split('/')
    const authorised = await gateway.authorise({
      request,
      target,
      address: from.address,
      // Commands and functions are no visitors.
      count: ({ trusted }, guarded) =>
        trusted ? undefined : tooOften(request, from.address, service, guarded),
    })
    if (authorised instanceof Response) {
      if (authorised.status === 401 && isKeyWrong(request.headers)) forged('key', from.address)
      if (authorised.status === 400 && name === 'stripe-webhook') forged('signature', from.address)
      return authorised
    }
    const { caller, ...forwarded } = authorised
    const sender = { ...from, trusted: caller.trusted }
    const given = await complete({ ...forwarded, sender, service, name, since: performance.now() })
    if (given.status === 429) rateLimited.inc({ service })
    const kind = CREDENTIALS[`${target.path}${target.search.includes('refresh_token') ? '?' : ''}`]
    if (kind && [400, 403].includes(given.status)) forged(kind, from.address)
    return given
  }

  return {
    forged,
    call(request) {
      const [, service = ''] = new URL(request.url).pathname.split('/')
      const { headers } = request
      headers.set(CLIENT_ADDRESS_HEADER, SELF)
      // The client sends its key as a token, too, which only the platform's gateway understands.
      if (headers.get('authorization') === `Bearer ${secrets.secretKey}`) headers.delete('authorization')
      return complete({
        request,
        sender: { address: SELF, peer: SELF, trusted: true },
        service,
        name: '',
        exceeded: () => false,
        since: performance.now(),
      })
    },
    async fetch(request, target, from) {
      const [, service = ''] = target.path.split('/')
      const given = await pass(request, target, from)
      const crossOrigin = gateway.originHeaders({ request, target })
      // A form posted without scripts, or the address on a paper, shows the answer to whoever asks.
      const isShown = target.path === FORM_POST || target.path === CHECK_CERTIFICATE
      const response = isShown ? await pageOfRefusal(formSettings, given, request.url) : given
      const headers = new Headers(response.headers)
      const policy = isShown && headers.get('content-security-policy')
      headers.set('content-security-policy', policy || CLOSED_CSP)
      headers.delete('x-powered-by')
      const isPage = service === 'functions' && headers.get('content-type')?.startsWith('text/html')
      const rehearsed = isPage && settings.ALLOW_INCOMPLETE !== undefined
      if (rehearsed) headers.delete('content-length')
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
      // Preflight responses are already the gateway's own.
      if (request.method !== 'OPTIONS') {
        for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
        for (const [name, value] of Object.entries(crossOrigin)) headers.set(name, value)
      }
      return new Response(rehearsed ? withNotice(await response.text()) : response.body, {
        status: response.status,
        statusText: response.statusText,
        headers,
      })
    },
  }
}
