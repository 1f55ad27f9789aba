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

const { host } = ownHost(() => ({ TRUSTED_PROXIES: '127.0.0.1,::1', RATE_LIMIT_AUTH: String(ALLOWANCE) }))
beforeAll(async () => {
  await openAccount(host, EMAIL, PASSWORD)
})

/** Signs in from an address; resolves with the status and the milliseconds that it took. */
async function signIn(address: string, password: string) {
  const started = performance.now()
  const { status } = await sendRaw(host, {
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    headers: { 'x-forwarded-for': address },
    body: JSON.stringify({ email: EMAIL, password }),
    fresh: true,
  })
  return { status, ms: performance.now() - started }
}

/** What a customer waits for at most: two seconds, or on a machine that is busy with other things longer, as there in peace. */
async function timeLimit(): Promise<number> {
  const alone = [await signIn('192.0.2.99', PASSWORD), await signIn('192.0.2.99', PASSWORD)]
  return Math.max(2_000, Math.max(...alone.map(({ ms }) => ms)) * 8)
}

/** Requests of a flooding network that wait for their answers at a time. */
const AT_A_TIME = 6

async function flood(address: string, statuses: number[], isOver: () => boolean): Promise<void> {
  let left = ALLOWANCE
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      while (left-- > 0 && !isOver()) statuses.push((await signIn(address, 'a guess')).status)
    }),
  )
}

for (const [who, networks, elsewhere, release] of [
  ['one network', 1, '192.0.2', []],
  ['thirty networks', 30, '198.51.100', ['release']],
] as const)
  it(`beside ${who} at its allowance a customer elsewhere signs in at once`, {
    tags: ['sign-in-flood', ...release],
  }, async () => {
    const limit = await timeLimit()
    const statuses: number[] = []
    let isOver = false
    const floods = Promise.all(
      Array.from({ length: networks }, (_, i) => flood(`203.0.113.${networks + i}`, statuses, () => isOver)),
    ).then(() => {
      isOver = true
    })
    // Each has begun, and has more to ask.
    await eventually(() => statuses.length >= networks || undefined)
    const times: number[] = []
    while (times.length < 5 && !isOver) {
      const { status, ms } = await signIn(`${elsewhere}.${times.length + 1}`, PASSWORD)
      expect(status).toBe(200)
      times.push(ms)
    }
    isOver = true
    await floods
    process.stdout.write(
      `sign-ins beside ${networks}: ${times.map(Math.round).join(', ')} ms of ${Math.round(limit)}\n`,
    )
    expect(times.length).toBeGreaterThan(0)
    expect(Math.max(...times)).toBeLessThan(limit)
    // Wrong passwords, and what has waited too long.
    expect(statuses.filter((status) => status !== 400 && status !== 503)).toEqual([])
  })
