import { setTimeout as wait } from 'node:timers/promises'
import bcrypt from 'bcrypt'
import type { Pool } from 'pg'
import { UNPROVEN_MESSAGE } from '#contract/account.ts'
import { inTransaction } from '../database/request-pool.ts'
import { accountOf, endOtherSessions, noteLinkSession, sendConfirmationAgain } from './accounts.ts'
import {
  bodyOf,
  type Credentials,
  isToken,
  refusal,
  refuseAddress,
  signUpBody,
  text,
  updateBody,
  verifyBody,
  withBody,
} from './auth-bodies.ts'
import type { Handler } from './compat.ts'
import { createTurns } from './turns.ts'

/**
 * What the embedded auth service tells a stranger, and the platform's does not: whether an address has an account. Here
 * known and unknown addresses get the same status, the same body, and the same time, also when they ask again at once.
 * And what it leaves out: a changed password ends the account's other sessions; signing up again and asking again send a
 * new link; a password that nobody entered after opening a link opens no session (decision 025). What the product does not
 * use is not there.
 */

/** Answers take at least this long, in milliseconds: more than the work of either case on an idle machine. */
const FLOORS = { signup: 400, recover: 150, resend: 150, password: 150 }

/** Passwords that are compared or hashed at the same time. */
const PASSWORDS_AT_ONCE = 2
/** By then a request that waits for one has been answered with a time-out, in milliseconds (http/api.ts). */
const QUEUE_TIMEOUT_MS = 8_000

/** The hash of no password, to be compared with when there is no account: the work is what counts. */
const NO_ACCOUNT = bcrypt.hashSync(crypto.randomUUID(), 10)

/** A sign-up's answer: what the caller sent, under an id that means nothing. */
function signedUp({ email, data }: Credentials): Response {
  const now = new Date().toISOString()
  return Response.json({
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: '',
    email: text(email).toLowerCase(),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  })
}

const invalidCredentials = () => refusal('invalid_credentials', 'Invalid login credentials')

const bearerOf = (request: Request) => request.headers.get('authorization')?.split(' ')[1] ?? ''

/**
 * Wraps the embedded backend's /auth/v1.
 * @param locks connections that may be busy with waiting
 */
export function mendAuth(handler: Handler, { pool, locks }: { pool: Pool; locks: Pool }): Handler {
  /** Signing up once more for an address that waits for its confirmation sends a new link. The first password stays. */
  async function signUp(request: Request, peer: string | null): Promise<Response> {
    const body = signUpBody(await bodyOf(request))
    if (body instanceof Response) return body
    const known = await accountOf(pool, text(body.email))
    const response = await handler(withBody(request, body), peer)
    const answer = (await response
      .clone()
      .json()
      .catch(() => ({}))) as { error_code?: string; code?: unknown }
    const tooSoon = [answer.error_code, answer.code].includes('over_email_send_rate_limit')
    if (!response.ok && !tooSoon) {
      // Two at the same moment: the second finds the address taken only when it writes.
      const raced = response.status >= 500 && (await accountOf(pool, text(body.email)))
      return raced ? signedUp(body) : response
    }
    if (known) await bcrypt.hash(text(body.password), 10)
    if (known) await sendConfirmationAgain(pool, text(body.email))
    return signedUp(body)
  }

  /** Every sign-in costs one comparison; without it being right, a caller learns nothing about the account. */
  async function signIn(request: Request, peer: string | null): Promise<Response> {
    const { email, password } = await bodyOf(request)
    const refused = refuseAddress({ email })
    if (refused) return refused
    const account = await accountOf(pool, text(email))
    if (account?.email_confirmed_at && account.proven) return handler(request, peer)
    const right = await bcrypt.compare(text(password), account?.encrypted_password ?? NO_ACCOUNT)
    if (text(email) && text(password) && !right) return invalidCredentials()
    return account?.email_confirmed_at
      ? refusal('email_not_confirmed', UNPROVEN_MESSAGE)
      : handler(request, peer)
  }

  /** A second recovery within a minute sends nothing, as on the platform, and says so to nobody. */
  async function recover(request: Request, peer: string | null): Promise<Response> {
    const { email } = await bodyOf(request)
    const refused = refuseAddress({ email })
    if (refused) return refused
    const account = await accountOf(pool, text(email))
    if (account?.just_recovered) return Response.json({})
    return evenAnswer(await handler(withBody(request, { email }), peer))
  }

  /** Sends the link of a sign-up once more. The service judges what was sent; whether it sends anything is seen to here. */
  async function resend(request: Request, peer: string | null): Promise<Response> {
    const { email, type } = await bodyOf(request)
    const refused = refuseAddress({ email })
    if (refused) return refused
    if (type !== 'signup')
      return refusal('validation_failed', 'Only the message of a sign-up can be sent again')
    const response = evenAnswer(await handler(withBody(request, { email, type }), peer))
    if (response.ok) await sendConfirmationAgain(pool, text(email))
    return response
  }

  async function verify(request: Request, peer: string | null): Promise<Response> {
    const body = verifyBody(await bodyOf(request))
    if (body instanceof Response) return body
    const response = await handler(withBody(request, body), peer)
    if (!response.ok) return response
    const session = (await response.clone().json()) as { access_token: string }
    await noteLinkSession(pool, session.access_token)
    return response
  }

  async function changePassword(request: Request, peer: string | null): Promise<Response> {
    const body = updateBody(await bodyOf(request))
    if (body instanceof Response) return body
    const response = await handler(withBody(request, body), peer)
    if (response.ok) await endOtherSessions(pool, bearerOf(request))
    return response
  }

  /**
   * Refreshes of one token go one after another, on all hosts of the database: at the same moment, the service takes some
   * of them for a replay.
   */
  async function refresh(request: Request, peer: string | null): Promise<Response> {
    const token = text((await bodyOf(request)).refresh_token)
    if (token && !isToken(token))
      return refusal('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
    return inTransaction(locks, async (client) => {
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`refresh:${token}`])
      return handler(request, peer)
    })
  }

  const inTurn = createTurns(PASSWORDS_AT_ONCE, QUEUE_TIMEOUT_MS)
  const taking =
    (work: Handler): Handler =>
    (request, peer) =>
      inTurn(() => work(request, peer))

  /** Everything that the product asks of the service, by method and path. */
  const uses: Record<string, Handler> = {
    'POST /signup': evenly('signup', taking(signUp)),
    'POST /recover': evenly('recover', recover),
    'POST /resend': evenly('resend', resend),
    'POST /verify': verify,
    'POST /token?password': evenly('password', taking(signIn)),
    'POST /token?refresh_token': refresh,
    'POST /logout': handler,
    'GET /user': handler,
    'PUT /user': taking(changePassword),
  }

  return async (request, peer) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.startsWith('/auth/v1/') || request.method === 'OPTIONS') return handler(request, peer)
    const grant = pathname === '/auth/v1/token' ? `?${searchParams.get('grant_type')}` : ''
    const use = uses[`${request.method} ${pathname.slice('/auth/v1'.length)}${grant}`]
    return use ? use(request, peer) : refusal('not_found', 'Not found', 404)
  }
}

/** Answers after the least time of its kind, whatever the work came to. */
function evenly(kind: keyof typeof FLOORS, work: Handler): Handler {
  return async (request, peer) => {
    const started = performance.now()
    const response = await work(request, peer)
    await wait(Math.max(0, FLOORS[kind] - (performance.now() - started)))
    return response
  }
}

/** Whether something was sent, or it is too soon for that: the answer is the same. */
function evenAnswer(response: Response): Response {
  return response.ok || response.status === 429 ? Response.json({}) : response
}
