import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createPulse } from '../database/pulse.ts'
import { CLIENT_ADDRESS_HEADER, type Functions } from '../functions.ts'
import type { Backend } from '../lite/backend.ts'
import { type Trouble, Unavailable } from '../lite/trouble.ts'
import { errorCode, type Log } from '../log.ts'
import { rateLimited, unavailable as unavailableAnswers } from '../metrics/points.ts'
import type { Secrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { limitBody } from './body-limit.ts'
import { CLOSED_CSP } from './headers.ts'
import { within, withinOwnTime } from './patience.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'
import { createSlowness } from './slowness.ts'

/** The backend's prefixes: limits and error answers around the embedded backend and the functions. */

export type Api = {
  /** Answers a request to one of the prefixes; undefined when the path is under none of them. */
  fetch: (
    request: Request,
    context: { address: string; peer: string | null },
  ) => Promise<Response> | undefined
}

type Options = { backend: Backend; functions: Functions; settings: Settings; secrets: Secrets; log: Log }

/** How long the database may take before the caller is told to come back, in milliseconds. */
const PATIENCE = 8_000

/** Then, how often a function that is still at work is looked after, in milliseconds. */
const RECHECK = 500

/** A database that is well says so in less, in milliseconds. */
const SLOW_PING = 500

const MAX_BODY_BYTES = 1_000_000

/** Seconds. Clients that repeat a reading by themselves wait for so long, with a visitor in front of them. */
const RETRY_AFTER = '5'

/** Questions about a password, an address or a one-time link; refreshing a session is none. */
const CREDENTIALS = /^\/auth\/v1\/(signup|recover|resend|otp|magiclink|verify|token\?.*grant_type=password)/

const PREFIX = /^\/(auth|rest|storage|functions)\/v1(?:\/([^/]*))?/

/** A request on its way to one of the services. */
type Call = {
  request: Request
  peer: string | null
  service: string
  /** Whether it brings the secret key: a function, or the operator. */
  internal: boolean
  /** When it came, by `performance.now()`. */
  since: number
}

/** A JSON error in the fields that all of supabase-js understands. */
function problem(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = { statusCode: String(status), code: String(status), error: message, message, msg: message }
  return Response.json(body, { status, headers })
}

/** The answer to a request that could not be served. */
function unavailable(part: Trouble): Response {
  unavailableAnswers.inc({ part })
  if (part === 'disk') return problem(507, 'There is no room for files just now. Please try again later.')
  return problem(503, 'The service is not available just now. Please try again in a minute.', {
    'retry-after': RETRY_AFTER,
  })
}

export function createApi({ backend, functions, settings, secrets, log }: Options): Api {
  const credentials = createRateLimit(settings.RATE_LIMIT_AUTH)
  const data = createRateLimit(settings.RATE_LIMIT_DATA)
  const limits: Record<string, RateLimit> = {
    auth: data,
    rest: data,
    storage: createRateLimit(settings.RATE_LIMIT_FILES),
    functions: createRateLimit(settings.RATE_LIMIT_FUNCTIONS),
  }

  const pulse = createPulse(() => backend.ping())

  const slowness = createSlowness()

  async function callBackend({ request, peer, service, since }: Call): Promise<Response> {
    const left = Math.max(1_000, PATIENCE - (performance.now() - since))
    // Uploads take as long as the visitor's line needs, and are held to their own limit as they stream.
    if (service === 'storage') return withinOwnTime(left, request, (timed) => backend.fetch(timed, peer))
    const { request: limited, exceeded } = limitBody(request, MAX_BODY_BYTES)
    if (exceeded()) return problem(413, 'The request is too large')
    const response = await within(left, backend.fetch(limited, peer))
    return exceeded() ? problem(413, 'The request is too large') : response
  }

  /** Whether the database takes its time even to say that it is there; else the machine may only be busy. */
  async function isSlow(): Promise<boolean> {
    return within(SLOW_PING, backend.ping()).then(
      () => false,
      () => true,
    )
  }

  /**
   * A function may take long over other things: a payment provider, a scanner of viruses. Where it is the database that
   * keeps it, answering one question after the other slowly, its visitor is told so, and it goes on alone.
   */
  async function unlessSlow(work: Promise<Response>, since: number): Promise<Response> {
    for (let pause = PATIENCE - (performance.now() - since); ; pause = RECHECK) {
      const response = await Promise.race([work, wait(pause, undefined, { ref: false })])
      if (response) return response
      if (slowness.present() && (await isSlow())) throw new Unavailable('database')
    }
  }

  async function answer(call: Call, name: string, address: string): Promise<Response> {
    const { request, service, internal, since } = call
    // Whoever comes while it is away is told at once, instead of waiting like those who noticed first. Functions are
    // asked about each time: some of them answer before they do their work.
    const asks = service === 'functions' || pulse.doubted()
    if (asks && !(await pulse.beats())) return unavailable('database')
    request.headers.set(CLIENT_ADDRESS_HEADER, address)
    if (service !== 'functions') return internal ? slowness.watch(callBackend(call)) : callBackend(call)
    const work = functions.fetch(request, name)
    if (!work) return problem(404, 'There is no such function')
    return internal ? work : unlessSlow(work, since)
  }

  /** The answer to a request whose work failed. */
  function failure(error: unknown, service: string): Response {
    log.error({ service, code: errorCode(error) }, 'A request failed')
    const trouble = error instanceof Unavailable ? error.code : 'database'
    if (trouble === 'database') pulse.doubt()
    return unavailable(trouble)
  }

  return {
    fetch(request, { address, peer }) {
      const { pathname, search } = new URL(request.url)
      const match = PREFIX.exec(pathname)
      if (!match) return undefined
      const [, service = '', name = ''] = match
      // The functions call the backend through this same door; they are not a visitor.
      const internal = request.headers.get('apikey') === secrets.secretKey
      const limit = CREDENTIALS.test(pathname + search) ? credentials : limits[service]
      const seconds = internal ? 0 : (limit?.take(address) ?? 0)
      if (seconds > 0) {
        rateLimited.inc({ service: limit === credentials ? 'credentials' : service })
        const text = 'Too many requests. Please wait a moment and try again.'
        const headers = { 'retry-after': String(seconds), 'cache-control': 'no-store' }
        return Promise.resolve(problem(429, text, headers))
      }
      const since = performance.now()
      return answer({ request, peer, service, internal, since }, name, address)
        .catch((error: unknown) => failure(error, service))
        .then((response) => {
          const headers = new Headers(response.headers)
          headers.set('content-security-policy', CLOSED_CSP)
          headers.delete('x-powered-by')
          if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
          return new Response(response.body, {
            status: response.status,
            statusText: response.statusText,
            headers,
          })
        })
    },
  }
}

/** The peer's address as the embedded backend wants it: of the socket, never of a header. */
export function peerAddress(request: IncomingMessage): string | null {
  return request.socket.remoteAddress ?? null
}
