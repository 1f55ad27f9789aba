import { createSecretKey, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Pool } from 'pg'
import { isToken } from '../lite/auth-bodies.ts'
import { attempt } from './attempt.ts'
import type { Answer, AnswerPlainly } from './request.ts'

/**
 * Renews a session as the embedded auth service does, but in one round trip instead of eight. A token that is unknown or has
 * been used before is left to the service, which tells a repetition from a replay (decision 044).
 */

/** In the order in which deleting an account locks them. */
export const LOCK_SESSION = `
  select from auth.users as account
  join auth.sessions as session on session.user_id = account.id
  join auth.refresh_tokens as token on token.session_id = session.id
  where token.token = $1
  for no key update of account, session`

/** $1: the token, $2: the next one, $3: now. Times only go forward, whatever the clock does. */
const ROTATE = `
  with spent as (
    update auth.refresh_tokens as token set revoked = true, updated_at = $3::timestamptz
    from auth.sessions as session join auth.users as account on account.id = session.user_id
    where token.token = $1 and token.revoked is not true and token.session_id = session.id
    returning token.token, token.session_id, account.id as user_id, greatest(
      $3::timestamptz, session.updated_at + interval '1 ms', session.refreshed_at at time zone 'UTC' + interval '1 ms',
      account.updated_at + interval '1 ms', account.last_sign_in_at + interval '1 ms'
    ) as renewed_at
  ), next as (
    insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, parent, created_at, updated_at)
    select gen_random_uuid(), $2, user_id, session_id, false, token, $3::timestamptz, $3::timestamptz from spent
  ), session as (
    update auth.sessions as session set refreshed_at = renewed_at at time zone 'UTC', updated_at = renewed_at
    from spent where session.id = spent.session_id
  ), account as (
    update auth.users as account set last_sign_in_at = renewed_at, updated_at = $3::timestamptz
    from spent where account.id = spent.user_id
    returning account.*, spent.session_id
  ), noted as (
    insert into auth.audit_log_entries (id, payload, ip_address, created_at)
    select gen_random_uuid(), jsonb_build_object('action', action, 'actor_id', id, 'actor_username', coalesce(email, ''),
      'actor_via_sso', false, 'log_type', 'token'), '', $3::timestamptz
    from account, unnest(array['token_refreshed', 'token_revoked']) as action
  )
  select account.session_id, account.id, account.aud, account.role, account.email, account.phone,
    account.raw_app_meta_data, account.raw_user_meta_data, account.created_at, account.updated_at,
    account.confirmed_at, account.last_sign_in_at, account.confirmation_sent_at, account.email_change,
    account.email_change_sent_at,
    (select coalesce(json_agg(identity), '[]') from auth.identities as identity where identity.user_id = account.id)
      as identities
  from account`

type Identity = {
  id: string
  provider_id: string
  user_id: string
  /** An object, or the same as a text. */
  identity_data: Record<string, unknown> | string | null
  provider: string
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
  email: string | null
}

type Account = {
  session_id: string
  id: string
  aud: string | null
  role: string | null
  email: string | null
  phone: string | null
  raw_app_meta_data: object | null
  raw_user_meta_data: object | null
  created_at: string
  updated_at: string
  confirmed_at: string | null
  last_sign_in_at: string
  confirmation_sent_at: string | null
  email_change: string | null
  email_change_sent_at: string | null
  identities: Identity[]
}

const AUTHENTICATED = 'authenticated'

function identityOf({ id, provider_id, identity_data, email, ...identity }: Identity, account: Account) {
  const data = typeof identity_data === 'string' ? JSON.parse(identity_data) : (identity_data ?? {})
  const address = email ?? data.email ?? account.email
  return {
    identity_id: id,
    id: provider_id,
    user_id: identity.user_id,
    identity_data: data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at ?? identity.created_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    ...(address && { email: address }),
  }
}

/** The user in the form of the auth service's answers. */
function userOf(account: Account) {
  const { confirmed_at, confirmation_sent_at, email_change, email_change_sent_at } = account
  return {
    id: account.id,
    aud: account.aud || AUTHENTICATED,
    role: account.role || AUTHENTICATED,
    email: account.email ?? '',
    phone: account.phone ?? '',
    app_metadata: account.raw_app_meta_data ?? {},
    user_metadata: account.raw_user_meta_data ?? {},
    identities: account.identities.map((identity) => identityOf(identity, account)),
    created_at: account.created_at,
    updated_at: account.updated_at,
    is_anonymous: false,
    ...(confirmed_at && { email_confirmed_at: confirmed_at, confirmed_at }),
    last_sign_in_at: account.last_sign_in_at,
    ...(confirmation_sent_at && { confirmation_sent_at }),
    ...(email_change && { new_email: email_change }),
    ...(email_change_sent_at && { email_change_sent_at }),
  }
}

type Options = {
  /** Connections that may block on locks. */
  locks: Pool
  jwtSecret: string
  /** How long a token is valid, in seconds. */
  expiry: number
}

export function createRenewal({ locks, jwtSecret, expiry }: Options): AnswerPlainly {
  const key = createSecretKey(jwtSecret, 'utf8')

  async function answer(account: Account, refreshToken: string): Promise<Answer> {
    const user = userOf(account)
    const { id, aud, role } = user
    const iat = Math.floor(Date.now() / 1000)
    const expires_at = iat + expiry
    const { email, session_id } = account
    const claims = { sub: id, aud, role, ...(email !== null && { email }), session_id, iat, exp: expires_at }
    const access_token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key)
    const session = {
      access_token,
      refresh_token: refreshToken,
      token_type: 'bearer',
      expires_in: expiry,
      expires_at,
      user,
    }
    const headers = {
      'content-type': 'application/json',
      'sb-auth-session-id': session_id,
      'sb-auth-user-id': id,
      'sb-auth-refresh-token-prefix': refreshToken.slice(0, 8),
    }
    return { status: 200, headers, body: JSON.stringify(session) }
  }

  return async ({ method, path, query, value }) => {
    const isRenewal = method === 'POST' && path === '/auth/v1/token' && query[0]?.[1] === 'refresh_token'
    const { refresh_token: token } = (value ?? {}) as { refresh_token?: unknown }
    if (!isRenewal || !isToken(token)) return undefined
    const next = randomUUID()
    const found = await attempt<Account>(
      () => locks.connect(),
      [
        { text: LOCK_SESSION, values: [token as string] },
        { text: ROTATE, values: [token as string, next, new Date().toISOString()] },
      ],
    )
    return found?.[0] && answer(found[0], next)
  }
}
