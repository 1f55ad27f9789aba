import { createHash, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Role } from './allow-list.ts'

export type Keys = {
  publishable: Buffer
  secret: Buffer
  jwt: KeyObject
}

export type Caller = {
  role: Role
  key?: string
  /** Whether it has the secret key: a function or command of ours, perhaps on behalf of a customer. */
  trusted: boolean
  token?: string
  problem?: 'key' | 'token' | 'expired'
}

const digest = (text: string) => createHash('sha256').update(text).digest()

export function keysOf(keys: { publishable: string; secret: string; jwtSecret: string }): Keys {
  return {
    publishable: digest(keys.publishable),
    secret: digest(keys.secret),
    jwt: createSecretKey(keys.jwtSecret, 'utf8'),
  }
}

type Token = { token: string } | { problem: 'token' | 'expired' }

/** Re-signed as of now if issued in the future, when this machine's clock was set back: the embedded backend would refuse it. */
async function redated(token: string, claims: JWTPayload, { jwt }: Keys): Promise<Token> {
  const iat = Math.floor(Date.now() / 1000)
  if ((claims.iat ?? 0) <= iat) return { token }
  return {
    token: await new SignJWT({ ...claims, iat }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(jwt),
  }
}

async function readToken(token: string, keys: Keys): Promise<Token> {
  try {
    const { payload: claims } = await jwtVerify(token, keys.jwt, { algorithms: ['HS256'] })
    // We issue no tokens of other roles: one of those is forged.
    if (claims.role !== 'authenticated' || !claims.sub) return { problem: 'token' }
    return await redated(token, claims, keys)
  } catch (error) {
    return { problem: error instanceof errors.JWTExpired ? 'expired' : 'token' }
  }
}

/** Digests are compared, so that timing reveals nothing. */
function holderOf(key: string, { publishable, secret }: Keys): 'visitor' | 'operator' | undefined {
  const given = digest(key)
  if (timingSafeEqual(given, secret)) return 'operator'
  return timingSafeEqual(given, publishable) ? 'visitor' : undefined
}

/** The key may be in both headers, as the genuine client sends it. */
export async function readCaller(headers: Headers, keys: Keys): Promise<Caller> {
  const apikey = headers.get('apikey')
  if (apikey === null) return { role: 'anyone', trusted: false }
  const role = holderOf(apikey, keys)
  if (!role) return { role: 'anyone', trusted: false, problem: 'key' }
  const own = { role, key: apikey, trusted: role === 'operator' }
  const authorization = headers.get('authorization')
  if (authorization === null) return own
  const [, bearer = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? []
  if (holderOf(bearer, keys)) return own
  const token = await readToken(bearer, keys)
  // A bad token makes the caller anonymous, whatever the key.
  return 'token' in token ? { ...own, role: 'customer', ...token } : { ...own, role: 'visitor', ...token }
}
