import { beforeAll, expect, it } from 'vitest'
import { openAccount } from '../support/accounts.ts'
import { eventually } from '../support/host.ts'
import { ownHost } from '../support/own-host.ts'
import { sendRaw } from '../support/raw-http.ts'

/** Nobody can shut others out of signing in by signing in: each network waits behind its own requests. */

const EMAIL = 'owner@example.com'
const PASSWORD = 'secret-of-the-owner'

/** What one network may ask for in a minute, all at once. */
const ALLOWANCE = 60

const { host } = ownHost({ TRUSTED_PROXIES: '127.0.0.1,::1', RATE_LIMIT_AUTH: String(ALLOWANCE) })
beforeAll(async () => {
  await openAccount(host, EMAIL, PASSWORD)
})

/** @returns the status */
async function signIn(address: string, password: string): Promise<number> {
  const { status } = await sendRaw(host, {
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    headers: { 'x-forwarded-for': address },
    body: JSON.stringify({ email: EMAIL, password }),
    fresh: true,
  })
  return status
}

/** Requests of a flooding network that wait for their answers at a time. */
const AT_A_TIME = 12

async function flood(address: string, statuses: number[], isOver: () => boolean): Promise<void> {
  let left = ALLOWANCE
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      while (left-- > 0 && !isOver()) statuses.push(await signIn(address, 'a guess'))
    }),
  )
}

for (const [who, networks, addressOf, elsewhere, release] of [
  ['one network', 1, () => '203.0.113.1', '192.0.2', []],
  ['thirty networks', 30, (i: number) => `198.18.${i}.1`, '198.51.100', ['release']],
  ['many networks of one /48', 30, (i: number) => `2001:db8:1:${i.toString(16)}00::1`, '198.51.101', []],
] as const)
  it(`beside ${who} at its allowance a customer elsewhere signs in at once`, {
    tags: ['sign-in-flood', ...release],
  }, async () => {
    const statuses: number[] = []
    let isOver = false
    const floods = Promise.all(
      Array.from({ length: networks }, (_, i) => flood(addressOf(i), statuses, () => isOver)),
    ).then(() => {
      isOver = true
    })
    // Each has begun, and has more to ask.
    await eventually(() => statuses.length >= networks || undefined)
    const refused = () => statuses.filter((status) => status === 400).length
    // Guesses that were answered while the customer waited: with one queue for all, all that stood in it before.
    const before: number[] = []
    while (before.length < 5 && !isOver) {
      const earlier = refused()
      expect(await signIn(`${elsewhere}.${before.length + 1}`, PASSWORD)).toBe(200)
      before.push(refused() - earlier)
    }
    isOver = true
    await floods
    process.stdout.write(`guesses answered before a sign-in, beside ${networks}: ${before.join(', ')}\n`)
    expect(before.length).toBeGreaterThan(0)
    expect(Math.max(...before)).toBeLessThan(networks * (AT_A_TIME / 2))
    // Wrong passwords, what has waited too long, and what is beyond an owner's share.
    expect(statuses.filter((status) => ![400, 429, 503].includes(status))).toEqual([])
  })
