import { createHash, timingSafeEqual } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Who } from './allow-list.ts'

/** Identifies the caller of a request by its key and token. */

export type Keys = { publishable: string; secret: string; jwtSecret: Uint8Array }

export type Caller = {
  who: Who
  /** The key to forward. */
  key?: string
  /** Whether the request has the secret key: one of our functions or commands, perhaps on behalf of a customer. */
  trusted: boolean
  /** The customer's token to forward. */
  token?: string
  /** What is wrong with the key or token. */
  problem?: 'key' | 'token' | 'expired'
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares digests, so that timing reveals nothing. */
function sameKey(given: string, key: string): boolean {
  return timingSafeEqual(digest(given), digest(key))
}

type Token = { token: string } | { problem: 'token' | 'expired' }

/**
 * The token to forward: re-signed as of now if it was issued in the future, because another host's clock is slightly ahead
 * or this one's was set back. The embedded backend would refuse it; the platform tolerates it.
 */
async function redated(token: string, payload: JWTPayload, jwtSecret: Uint8Array): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  if ((payload.iat ?? 0) <= now) return token
  return new SignJWT({ ...payload, iat: now })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(jwtSecret)
}

async function readToken(token: string, jwtSecret: Uint8Array): Promise<Token> {
  try {
    const { payload } = await jwtVerify(token, jwtSecret, { algorithms: ['HS256'] })
    // We issue no tokens of other roles: one of those is forged.
    if (payload.role !== 'authenticated' || !payload.sub) return { problem: 'token' }
    return { token: await redated(token, payload, jwtSecret) }
  } catch (error) {
    return { problem: error instanceof errors.JWTExpired ? 'expired' : 'token' }
  }
}

/** Reads the headers `apikey` and `authorization`. The key may be in both, as the genuine client sends it. */
export async function readCaller(headers: Headers, keys: Keys): Promise<Caller> {
  const apikey = headers.get('apikey')
  if (apikey === null) return { who: 'anyone', trusted: false }
  const trusted = sameKey(apikey, keys.secret)
  if (!trusted && !sameKey(apikey, keys.publishable)) return { who: 'anyone', trusted: false, problem: 'key' }
  const own = { who: trusted ? ('operator' as const) : ('visitor' as const), key: apikey, trusted }
  const authorization = headers.get('authorization')
  if (authorization === null) return own
  const [, bearer = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? []
  if (sameKey(bearer, keys.publishable) || sameKey(bearer, keys.secret)) return own
  const token = await readToken(bearer, keys.jwtSecret)
  // A bad token makes the caller anonymous, whatever the key.
  return 'token' in token
    ? { ...own, who: 'customer', token: token.token }
    : { ...own, who: 'visitor', ...token }
}
