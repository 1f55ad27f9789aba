import { expect, it } from 'vitest'
import { post } from '../support/clients.ts'
import { ownHost } from '../support/own-host.ts'

/** Flooding the sign-in does not pay after a restart, or after a crash that the flood has caused. */

const PER_MINUTE = 20

const { host } = ownHost({ RATE_LIMIT_AUTH: String(PER_MINUTE), TRUSTED_PROXIES: '127.0.0.1,::1' })

type Attempt = [path: string, body: object]
const GUESS: Attempt = [
  '/auth/v1/token?grant_type=password',
  { email: 'victim@example.com', password: 'guess-1' },
]
const LINK: Attempt = ['/auth/v1/verify', { type: 'recovery', token_hash: 'guess' }]

const send = (address: string, [path, body]: Attempt) =>
  post(host, path, body, { 'x-forwarded-for': address })

async function flood(address: string, attempt: Attempt, count = 40): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, () => send(address, attempt)))
  const refused = answers.filter(({ status }) => status === 429)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  return answers.length - refused.length
}

for (const [how, what, address, attempt, end, slow] of [
  ['kill -9', 'passwords', '198.51.100.1', GUESS, () => host.kill(), ['release']],
  ['SIGTERM', 'passwords', '198.51.100.2', GUESS, () => host.stop(), ['release']],
  ['kill -9', 'one-time links', '2001:db8:1:2::1', LINK, () => host.kill(), []],
] as const)
  it(`${how} in the middle of a flood of ${what} changes nothing for who sends it`, {
    tags: ['sign-in-limits', ...slow],
  }, async () => {
    const started = performance.now()
    let passed = await flood(address, attempt, 30)
    expect(passed).toBeGreaterThanOrEqual(PER_MINUTE)
    for (let i = 0; i < 2; i += 1) {
      const attempts = flood(address, attempt, 5).catch(() => 0)
      await end()
      await attempts
      await host.start()
      // another address of the same network
      passed += await flood(address.replace('2::1', '2::2'), attempt)
    }
    const minutes = (performance.now() - started) / 60_000
    expect(passed).toBeLessThanOrEqual(PER_MINUTE + Math.ceil(minutes * PER_MINUTE))
    expect((await send('203.0.113.9', attempt)).status).not.toBe(429)
  })
