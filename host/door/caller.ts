import { createHash, timingSafeEqual } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Who } from './allow-list.ts'

/** Who a request comes from, by its key and its token. */

export type Keys = { publishable: string; secret: string; jwtSecret: Uint8Array }

export type Caller = {
  who: Who
  /** The key to hand on. */
  key?: string
  /** Whether it brings the secret key: a function or a command of ours, perhaps in a customer's name. */
  trusted: boolean
  /** The customer's token to hand on. */
  token?: string
  /** What is wrong with its key or token. */
  problem?: 'key' | 'token' | 'expired'
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compared as digests: in the same time, however much of it is right. */
function sameKey(given: string, key: string): boolean {
  return timingSafeEqual(digest(given), digest(key))
}

type Token = { token: string } | { problem: 'token' | 'expired' }

/**
 * A token as it is handed on: one of now, where its own is of a moment still to come. Another host's clock is a little
 * ahead, or this one's was set back; the embedded backend would refuse it, and the platform is tolerant there.
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
    // Nobody is given a token of another role: whoever has one made it.
    if (payload.role !== 'authenticated' || !payload.sub) return { problem: 'token' }
    return { token: await redated(token, payload, jwtSecret) }
  } catch (error) {
    return { problem: error instanceof errors.JWTExpired ? 'expired' : 'token' }
  }
}

/** Reads the headers `apikey` and `authorization`. A key may stand in both, as the genuine client sends it. */
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
  // Whoever's token is not good is nobody, whatever the key.
  return 'token' in token
    ? { ...own, who: 'customer', token: token.token }
    : { ...own, who: 'visitor', ...token }
}
