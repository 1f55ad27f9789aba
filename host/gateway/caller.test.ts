import { SignJWT } from 'jose'
import { afterEach, expect, it, vi } from 'vitest'
import { keysOf, readCaller } from './caller.ts'

const SECRET = 'x'.repeat(40)
const NAMES = { publishable: 'sb_publishable_x', secret: 'sb_secret_x', jwtSecret: SECRET }
const CUSTOMER = { role: 'authenticated', sub: crypto.randomUUID() }

afterEach(() => {
  vi.useRealTimers()
})

const sign = (claims: Record<string, string>, secret = SECRET) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret))

const headersOf = (apikey: string, token?: string) =>
  new Headers({ apikey, ...(token && { authorization: `Bearer ${token}` }) })

it('a key alone, or twice, is its holder’s', async () => {
  const keys = keysOf(NAMES)
  for (const token of [undefined, NAMES.publishable, NAMES.secret]) {
    expect(await readCaller(headersOf(NAMES.publishable, token), keys)).toMatchObject({
      role: 'visitor',
      trusted: false,
    })
    expect(await readCaller(headersOf(NAMES.secret, token), keys)).toMatchObject({
      role: 'operator',
      trusted: true,
    })
  }
  expect(await readCaller(headersOf('sb_secret_y'), keys)).toEqual({
    role: 'anyone',
    trusted: false,
    problem: 'key',
  })
})

it('a token that was valid a moment ago expires on time', { tags: ['forged-tokens'] }, async () => {
  const keys = keysOf(NAMES)
  const headers = headersOf(NAMES.publishable, await sign(CUSTOMER))
  expect(await readCaller(headers, keys)).toMatchObject({ role: 'customer' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 })
  expect(await readCaller(headers, keys)).toMatchObject({ problem: 'expired' })
})

it('a token with another signature is refused', {
  tags: ['forged-tokens'],
}, async () => {
  const keys = keysOf(NAMES)
  const token = await sign(CUSTOMER)
  const other = await sign(CUSTOMER, 'y'.repeat(40))
  const forged = `${token.slice(0, token.lastIndexOf('.'))}${other.slice(other.lastIndexOf('.'))}`
  expect(await readCaller(headersOf(NAMES.publishable, forged), keys)).toMatchObject({ problem: 'token' })
})

it.each([
  ['another role', { ...CUSTOMER, role: 'service_role' }],
  ['no account', { role: 'authenticated' }],
])(
  'a token of %s makes its caller anonymous, whatever the key beside it',
  {
    tags: ['forged-tokens'],
  },
  async (_, claims) => {
    const keys = keysOf(NAMES)
    const headers = headersOf(NAMES.secret, await sign(claims))
    expect(await readCaller(headers, keys)).toMatchObject({ role: 'visitor', problem: 'token' })
  },
)
