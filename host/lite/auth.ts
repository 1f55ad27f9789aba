import { setTimeout as wait } from 'node:timers/promises'
import bcrypt from 'bcrypt'
import { decodeJwt } from 'jose'
import type { Pool } from 'pg'
import { UNPROVEN_MESSAGE } from '#contract/account.ts'
import { inTransaction } from '../database/request-pool.ts'
import {
  accountOf,
  askingPage,
  endOtherSessions,
  endSessionOf,
  provesOwner,
  recordMethod,
  sendConfirmationAgain,
} from './accounts.ts'
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
import { overConnection } from './connection.ts'
import type { FairLimit } from './fair-limit.ts'
import { currentAddress, isVisitors } from './outage.ts'

/**
 * The embedded auth service reveals whether an address has an account; the platform's does not. Here both get the same status,
 * body and timing. It also adds what the service lacks: a new password ends the account's other sessions; repeating a sign-up or
 * request sends a new link; a password that nobody entered after opening a link opens no session (decision 006).
 */

/** More than either case takes on an idle machine. */
const MINIMUM_MS = { signup: 400, recover: 150, resend: 150, password: 150 }

/** In the order in which deleting an account locks them. */
const LOCK_SESSION = `
  select from auth.users as account
  join auth.sessions as session on session.user_id = account.id
  join auth.refresh_tokens as token on token.session_id = session.id
  where token.token = $1
  for no key update of account, session`

/** Compared when there is no account: only the work matters. */
const NO_ACCOUNT = bcrypt.genSaltSync(10) + '.'.repeat(31)

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

type Options = {
  pool: Pool
  locks: Pool
  passwords: FairLimit
}

export function patchAuth(handler: Handler, { pool, locks, passwords }: Options): Handler {
  /** Before it matters whether there is an account: each mails an address that has proved nothing (decision 010). */
  async function refuseCrowd({ email }: Credentials): Promise<Response | undefined> {
    // The functions have counted their callers.
    if (!isVisitors()) return undefined
    const { rows } = await pool.query(
      'select public.admit_mail($1, public.mailbox_hash($2)::uuid) is null as admitted',
      [currentAddress(), text(email)],
    )
    if (rows[0].admitted) return undefined
    return refusal(
      'over_request_rate_limit',
      'Too many requests. Please wait a few minutes and try again.',
      429,
    )
  }

  /** For an address that awaits confirmation, a new link is sent. The first password stays. */
  async function signUp(request: Request, peer: string | null): Promise<Response> {
    const body = signUpBody(await bodyOf(request))
    if (body instanceof Response) return body
    const refused = await refuseCrowd(body)
    if (refused) return refused
    const known = await accountOf(pool, text(body.email))
    const response = await handler(withBody(request, body), peer)
    const answer = (await response
      .clone()
      .json()
      .catch(() => ({}))) as { error_code?: string; code?: unknown }
    const tooSoon = [answer.error_code, answer.code].includes('over_email_send_rate_limit')
    if (!response.ok && !tooSoon) {
      // Two at once: the second finds the address taken only when it writes.
      const raced = response.status >= 500 && (await accountOf(pool, text(body.email)))
      return raced ? signedUp(body) : response
    }
    if (known) await bcrypt.hash(text(body.password), 10)
    if (known) await sendConfirmationAgain(pool, text(body.email))
    return signedUp(body)
  }

  /** Always costs one password comparison: unless it succeeds, a caller learns nothing about the account. */
  async function signIn(request: Request, peer: string | null): Promise<Response> {
    const { email, password } = await bodyOf(request)
    const refused = refuseAddress({ email })
    if (refused) return refused
    const ask = () => handler(withBody(request, { email, password }), peer)
    // Refused for every address, before anything is compared.
    if (!text(email) || !text(password)) return ask()
    const account = await accountOf(pool, text(email))
    if (account?.email_confirmed_at && account.proven) return opened(request, await ask(), 'password')
    const right = await bcrypt.compare(text(password), account?.encrypted_password ?? NO_ACCOUNT)
    if (!right) return invalidCredentials()
    return account?.email_confirmed_at ? refusal('email_not_confirmed', UNPROVEN_MESSAGE) : ask()
  }

  /** A second one within a minute sends nothing, as on the platform, and does not say so. */
  async function recover(request: Request, peer: string | null): Promise<Response> {
    const { email } = await bodyOf(request)
    const refused = refuseAddress({ email }) ?? (await refuseCrowd({ email }))
    if (refused) return refused
    const account = await accountOf(pool, text(email))
    if (account?.just_recovered) return Response.json({})
    return neutralAnswer(await handler(withBody(request, { email }), peer))
  }

  async function resend(request: Request, peer: string | null): Promise<Response> {
    const { email, type } = await bodyOf(request)
    const refused = refuseAddress({ email }) ?? (await refuseCrowd({ email }))
    if (refused) return refused
    if (type !== 'signup')
      return refusal('validation_failed', 'Only the message of a sign-up can be sent again')
    const response = neutralAnswer(await handler(withBody(request, { email, type }), peer))
    if (response.ok) await sendConfirmationAgain(pool, text(email))
    return response
  }

  async function verify(request: Request, peer: string | null): Promise<Response> {
    const body = verifyBody(await bodyOf(request))
    if (body instanceof Response) return body
    return opened(request, await handler(withBody(request, body), peer), 'otp')
  }

  async function opened(request: Request, response: Response, method: 'otp' | 'password'): Promise<Response> {
    if (!response.ok) return response
    const { session_id: session } = decodeJwt(String((await bodyOf(response)).access_token))
    await recordMethod(pool, session, method)
    const userAgent = request.headers.get('user-agent') ?? ''
    await pool.query('select public.record_device($1, $2, $3)', [session, userAgent, currentAddress()])
    return response
  }

  async function changePassword(request: Request, peer: string | null): Promise<Response> {
    const body = updateBody(await bodyOf(request))
    if (body instanceof Response) return body
    const { password, current } = body
    if (!(await provesOwner(pool, bearerOf(request), current)))
      return current
        ? refusal('current_password_mismatch', 'The current password is wrong')
        : refusal('reauthentication_needed', 'Password update requires reauthentication')
    const response = await handler(withBody(request, { password }), peer)
    if (response.ok) await endOtherSessions(pool, bearerOf(request))
    return response
  }

  /** One after another for one session: the service would take simultaneous ones for a replay. */
  async function refresh(request: Request, peer: string | null): Promise<Response> {
    const token = text((await bodyOf(request)).refresh_token)
    if (token && !isToken(token))
      return refusal('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
    return inTransaction(locks, async (client) => {
      await client.query(LOCK_SESSION, [token])
      const response = await overConnection(client, () => handler(request, peer))
      if ((await bodyOf(response)).error_code === 'refresh_token_already_used')
        await endSessionOf(client, token)
      return response
    })
  }

  /** A function names the visitor whose password it is, as on the platform; the gateway lets nobody else do so. */
  const limitPasswords =
    (work: Handler): Handler =>
    (request, peer) => {
      const visitor = request.headers.get('sb-forwarded-for') ?? currentAddress() ?? ''
      return passwords(visitor, () => work(request, peer))
    }

  const uses: Record<string, Handler> = {
    'POST /signup': withMinimumTime('signup', limitPasswords(signUp)),
    'POST /recover': withMinimumTime('recover', recover),
    'POST /resend': withMinimumTime('resend', resend),
    'POST /verify': verify,
    'POST /token?password': withMinimumTime('password', limitPasswords(signIn)),
    'POST /token?refresh_token': refresh,
    'POST /logout': handler,
    'GET /user': handler,
    'PUT /user': limitPasswords(changePassword),
  }

  return async (request, peer) => {
    const endpoint = endpointOf(request)
    if (!endpoint || request.method === 'OPTIONS') return handler(request, peer)
    const use = uses[endpoint]
    if (!use) return refusal('not_found', 'Not found', 404)
    return askingPage.run(new URL(request.url).searchParams.get('redirect_to'), () => use(request, peer))
  }
}

const PASSWORD_ENDPOINTS = ['POST /signup', 'POST /token?password', 'PUT /user']

function endpointOf({ url, method }: Request): string | undefined {
  const { pathname, searchParams } = new URL(url)
  const [, path] = /^\/auth\/v1(\/.*)$/.exec(pathname) ?? []
  return path && `${method} ${path}${path === '/token' ? `?${searchParams.get('grant_type')}` : ''}`
}

export const takesPassword = (request: Request) => PASSWORD_ENDPOINTS.includes(endpointOf(request) ?? '')

function withMinimumTime(kind: keyof typeof MINIMUM_MS, work: Handler): Handler {
  return async (request, peer) => {
    const started = performance.now()
    const response = await work(request, peer)
    await wait(Math.max(0, MINIMUM_MS[kind] - (performance.now() - started)))
    return response
  }
}

/** Sent or too soon: the response is the same. */
function neutralAnswer(response: Response): Response {
  return response.ok || response.status === 429 ? Response.json({}) : response
}
