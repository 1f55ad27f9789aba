import { createHash, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Who } from './allow-list.ts'
import type { Original } from './original.ts'

/** Identifies the caller of a request by its key and token. */

export type Keys = {
  /** Their SHA-256. */
  publishable: Buffer
  secret: Buffer
  /** Signs sessions. */
  jwt: KeyObject
  /** Tokens that have been verified. */
  verified: Verified
}

type Verified = Map<string, JWTPayload>

/** Verified tokens that are remembered, the latest ones: the pages of a customer make several calls. */
const MAX_VERIFIED = 1_000

export type Caller = {
  who: Who
  /** The key to forward. */
  key?: string
  /** Whether the request has the secret key: one of our functions or commands, perhaps on behalf of a customer. */
  trusted: boolean
  /** The customer's token to forward. */
  token?: string
  /** What the token or the key says of its holder. */
  claims?: JWTPayload
  /** What is wrong with the key or token. */
  problem?: 'key' | 'token' | 'expired'
}

const digest = (text: string) => createHash('sha256').update(text).digest()

export function keysOf(keys: { publishable: string; secret: string; jwtSecret: string }): Keys {
  return {
    publishable: digest(keys.publishable),
    secret: digest(keys.secret),
    jwt: createSecretKey(keys.jwtSecret, 'utf8'),
    verified: new Map(),
  }
}

type Token = { token: string; claims: JWTPayload } | { problem: 'token' | 'expired' }

const seconds = () => Math.floor(Date.now() / 1000)

/** The claims of a token whose signature and times are right. A signature stays right; times are looked at each time. */
async function verify(token: string, { jwt, verified }: Keys): Promise<JWTPayload> {
  const known = verified.get(token)
  const now = seconds()
  if (known && (known.exp ?? now) > now && (known.nbf ?? 0) <= now) return known
  verified.delete(token)
  const { payload } = await jwtVerify(token, jwt, { algorithms: ['HS256'] })
  const [oldest] = verified.keys()
  if (verified.size >= MAX_VERIFIED && oldest !== undefined) verified.delete(oldest)
  verified.set(token, payload)
  return payload
}

/**
 * The token to forward: re-signed as of now if it was issued in the future, because another host's clock is slightly ahead
 * or this one's was set back. The embedded backend would refuse it; the platform tolerates it.
 */
async function redated(token: string, claims: JWTPayload, { jwt }: Keys): Promise<Token> {
  const iat = seconds()
  if ((claims.iat ?? 0) <= iat) return { token, claims }
  const now = { ...claims, iat }
  const signed = await new SignJWT(now).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(jwt)
  return { token: signed, claims: now }
}

async function readToken(token: string, keys: Keys): Promise<Token> {
  try {
    const claims = await verify(token, keys)
    // We issue no tokens of other roles: one of those is forged.
    if (claims.role !== 'authenticated' || !claims.sub) return { problem: 'token' }
    return await redated(token, claims, keys)
  } catch (error) {
    return { problem: error instanceof errors.JWTExpired ? 'expired' : 'token' }
  }
}

/** Whose key it is. Digests are compared, so that timing reveals nothing. */
function holderOf(key: string, { publishable, secret }: Keys): 'visitor' | 'operator' | undefined {
  const given = digest(key)
  if (timingSafeEqual(given, secret)) return 'operator'
  return timingSafeEqual(given, publishable) ? 'visitor' : undefined
}

const KEY_CLAIMS = { visitor: { role: 'anon' }, operator: { role: 'service_role' } }

/** Reads the headers `apikey` and `authorization`. The key may be in both, as the genuine client sends it. */
export async function readCaller(headers: Original['headers'], keys: Keys): Promise<Caller> {
  const apikey = headers.get('apikey')
  if (apikey === null) return { who: 'anyone', trusted: false }
  const who = holderOf(apikey, keys)
  if (!who) return { who: 'anyone', trusted: false, problem: 'key' }
  const own = { who, key: apikey, trusted: who === 'operator' }
  const byKey = { ...own, claims: KEY_CLAIMS[who] }
  const authorization = headers.get('authorization')
  if (authorization === null) return byKey
  const [, bearer = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? []
  if (holderOf(bearer, keys)) return byKey
  const token = await readToken(bearer, keys)
  // A bad token makes the caller anonymous, whatever the key.
  return 'token' in token ? { ...own, who: 'customer', ...token } : { ...own, who: 'visitor', ...token }
}
