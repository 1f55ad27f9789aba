import { setTimeout as wait } from 'node:timers/promises'
import bcrypt from 'bcrypt'
import { decodeJwt } from 'jose'
import type { Pool } from 'pg'
import { inTransaction } from '../database/request-pool.ts'
import type { Handler } from './mend.ts'

/**
 * What the embedded auth service tells a stranger, and the platform's does not: whether an address has an account. Here
 * known and unknown addresses get the same status, the same body, and the same time, also when they ask again at once.
 * And what it forgets: a changed password ends the account's other sessions.
 */

/** Answers take at least this long, in milliseconds: more than the work of either case on an idle machine. */
const FLOORS: Record<string, number> = { signup: 400, recover: 150, resend: 150, password: 150 }

/** The hash of no password, to be compared with when there is no account: the work is what counts. */
const NO_ACCOUNT = bcrypt.hashSync(crypto.randomUUID(), 10)

type Credentials = { email?: unknown; password?: unknown; data?: unknown; refresh_token?: unknown }

async function bodyOf(request: Request): Promise<Credentials> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => ({}))
  return typeof body === 'object' && body !== null ? body : {}
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

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

const invalidCredentials = () =>
  Response.json(
    { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    { status: 400 },
  )

/**
 * Wraps the embedded backend's /auth/v1.
 * @param locks connections that may be busy with waiting
 */
export function mendAuth(handler: Handler, { pool, locks }: { pool: Pool; locks: Pool }): Handler {
  async function accountOf(email: string) {
    const { rows } = await pool.query(
      `select encrypted_password, email_confirmed_at,
        recovery_sent_at > now() - interval '1 minute' as just_recovered
      from auth.users where email = $1`,
      [email.toLowerCase()],
    )
    return rows[0]
  }

  async function signUp(request: Request, peer: string | null): Promise<Response> {
    const credentials = await bodyOf(request)
    const known = await accountOf(text(credentials.email))
    const response = await handler(request, peer)
    const body = (await response
      .clone()
      .json()
      .catch(() => ({}))) as { error_code?: string; code?: unknown }
    const tooSoon =
      body.error_code === 'over_email_send_rate_limit' || body.code === 'over_email_send_rate_limit'
    if (!response.ok && !tooSoon) return response
    if (known) await bcrypt.hash(text(credentials.password), 10)
    return signedUp(credentials)
  }

  /** Every sign-in costs one comparison; without it being right, a caller learns nothing about the account. */
  async function signIn(request: Request, peer: string | null): Promise<Response> {
    const { email, password } = await bodyOf(request)
    const account = await accountOf(text(email))
    if (account?.email_confirmed_at) return handler(request, peer)
    const right = await bcrypt.compare(text(password), account?.encrypted_password ?? NO_ACCOUNT)
    return text(email) && text(password) && !right ? invalidCredentials() : handler(request, peer)
  }

  /** A second recovery within a minute sends nothing, as on the platform, and says so to nobody. */
  async function recover(request: Request, peer: string | null): Promise<Response> {
    const { email } = await bodyOf(request)
    const account = await accountOf(text(email))
    return account?.just_recovered ? Response.json({}) : evenAnswer(await handler(request, peer))
  }

  async function endOtherSessions(request: Request): Promise<void> {
    const token = request.headers.get('authorization')?.split(' ')[1] ?? ''
    const { sub, session_id: session } = decodeJwt(token)
    await pool.query('delete from auth.sessions where user_id = $1 and id <> $2', [sub, session])
  }

  /**
   * Refreshes of one token go one after another, on all hosts of the database: at the same moment, the service takes some
   * of them for a replay.
   */
  async function refresh(request: Request, peer: string | null): Promise<Response> {
    const token = text((await bodyOf(request)).refresh_token)
    return inTransaction(locks, async (client) => {
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`refresh:${token}`])
      return handler(request, peer)
    })
  }

  return async (request, peer) => {
    const { pathname, searchParams } = new URL(request.url)
    const started = performance.now()
    const evenly = async (kind: string, work: Promise<Response>) => {
      const response = await work
      await wait(Math.max(0, (FLOORS[kind] ?? 0) - (performance.now() - started)))
      return response
    }
    if (request.method === 'PUT' && pathname === '/auth/v1/user') {
      const { password } = await bodyOf(request)
      const response = await handler(request.clone(), peer)
      if (response.ok && password !== undefined) await endOtherSessions(request)
      return response
    }
    if (request.method !== 'POST') return handler(request, peer)
    if (pathname === '/auth/v1/signup') return evenly('signup', signUp(request, peer))
    if (pathname === '/auth/v1/recover') return evenly('recover', recover(request, peer))
    if (pathname === '/auth/v1/resend') return evenly('resend', handler(request, peer).then(evenAnswer))
    const grant = pathname === '/auth/v1/token' ? searchParams.get('grant_type') : null
    if (grant === 'refresh_token') return refresh(request, peer)
    if (grant === 'password') return evenly('password', signIn(request, peer))
    return handler(request, peer)
  }
}

/** Whether something was sent, or it is too soon for that: the answer is the same. */
function evenAnswer(response: Response): Response {
  return response.ok || response.status === 429 ? Response.json({}) : response
}
