import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import bcrypt from 'bcrypt'
import { decodeJwt } from 'jose'
import type { Pool } from 'pg'
import { inTransaction } from '../database/request-pool.ts'

export type Account = {
  encrypted_password: string | null
  email_confirmed_at: Date | null
  just_recovered: boolean | null
  /** See public.account_proofs. */
  proven: boolean
}

/** Between two links of a kind to one account. */
const INTERVAL_SECONDS = 60

export async function accountOf(pool: Pool, email: string): Promise<Account | undefined> {
  const { rows } = await pool.query(
    `select encrypted_password, email_confirmed_at,
      recovery_sent_at > now() - make_interval(secs => $2) as just_recovered,
      exists (select from public.account_proofs as proof where proof.account_id = id) as proven
    from auth.users where email = $1`,
    [email.toLowerCase(), INTERVAL_SECONDS],
  )
  return rows[0]
}

/** The address of the page whose visitor asks the auth service; its language is that of the message. */
export const askingPage = new AsyncLocalStorage<string | null>()

export async function queueAuthMail(
  database: Pick<Pool, 'query'>,
  address: string,
  action?: string,
  tokenHash?: string,
): Promise<void> {
  await database.query('select public.queue_auth_mail($1, $2, $3, $4)', [
    address,
    action,
    tokenHash,
    askingPage.getStore(),
  ])
}

/** The embedded service always answers that it is too soon, however long ago the last link was sent. */
export async function sendConfirmationAgain(pool: Pool, email: string): Promise<void> {
  const token = randomBytes(28).toString('hex')
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query(
      `update auth.users set confirmation_token = $2, confirmation_sent_at = $3
      where email = $1 and email_confirmed_at is null
        and (confirmation_sent_at is null or confirmation_sent_at not between
          $3::timestamptz - make_interval(secs => $4) and $3::timestamptz + make_interval(secs => $4))
      returning email`,
      // By the clock that the embedded service compares with. Of two at once the first to write may have read it last: a moment ahead
      // counts, too; further ahead, the clock has been set back.
      [email.toLowerCase(), token, new Date(), INTERVAL_SECONDS],
    )
    for (const { email: recipient } of rows) await queueAuthMail(client, recipient, 'signup', token)
  })
}

/** As the platform's auth service does: how the session came about, or was proven again. */
export async function recordMethod(pool: Pool, session: unknown, method: 'otp' | 'password'): Promise<void> {
  await pool.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
    on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [session, method],
  )
}

/** Whether this session may choose a new password: by a log-in of the last hour, or by the current password. */
export async function provesOwner(pool: Pool, accessToken: string, current: string): Promise<boolean> {
  const { session_id: session } = decodeJwt(accessToken)
  const { rows } = await pool.query(
    `select encrypted_password, public.session_is_fresh(held.id) as fresh
    from auth.sessions as held join auth.users as holder on holder.id = held.user_id where held.id = $1`,
    [session],
  )
  const [held] = rows
  // The service refuses what is no session.
  if (!held || (held.fresh && !current)) return true
  if (!(await bcrypt.compare(current, held.encrypted_password ?? ''))) return false
  await recordMethod(pool, session, 'password')
  return true
}

/** Access tokens of a session end with it. */
export async function endSessionOf(database: Pick<Pool, 'query'>, refreshToken: string): Promise<void> {
  await database.query(
    'delete from auth.sessions where id = (select session_id from auth.refresh_tokens where token = $1)',
    [refreshToken],
  )
}

/** With what could open one: the link of the sign-up, if another has confirmed the address. */
export async function endOtherSessions(pool: Pool, accessToken: string): Promise<void> {
  const { sub, session_id: session } = decodeJwt(accessToken)
  await pool.query('delete from auth.sessions where user_id = $1 and id <> $2', [sub, session])
  await pool.query('update auth.users set confirmation_token = null where id = $1', [sub])
}
