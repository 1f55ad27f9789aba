import { expect, it } from 'vitest'
import { anonymous, customer, post } from '../support/clients.ts'
import { ownHost } from '../support/own-host.ts'

const PER_MINUTE = 20

const { host } = ownHost({
  RATE_LIMIT_AUTH: String(PER_MINUTE),
  RATE_LIMIT_FUNCTIONS: '5',
  TRUSTED_PROXIES: '',
})

const GUESS = { email: 'victim@example.com', password: 'guess-1' }

const signIn = (headers: Record<string, string> = {}) =>
  post(host, '/auth/v1/token?grant_type=password', GUESS, headers)

it('a hundred bad sign-ins are slowed down, another X-Forwarded-For gains nothing, and sessions go on', {
  tags: ['sign-in-limits'],
}, async () => {
  const known = await customer(host, 'victim@example.com')
  const statuses: number[] = []
  const started = performance.now()
  for (let i = 0; i < 100; i += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => signIn({ 'x-forwarded-for': `198.51.100.${i + n}` })),
    )
    statuses.push(...answers.map(({ status }) => status))
  }
  const minutes = (performance.now() - started) / 60_000
  const passed = statuses.filter((status) => status !== 429).length
  expect(passed).toBeLessThanOrEqual(PER_MINUTE + Math.ceil(minutes * PER_MINUTE))
  const refused = await signIn()
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await known.client.from('profiles').select()).error).toBeNull()
})

it('functions are limited, too, and say so in words', async () => {
  const client = anonymous(host)
  const call = () => client.functions.invoke('send-admin-notification', { body: { id: crypto.randomUUID() } })
  const answers = await Promise.all(Array.from({ length: 10 }, call))
  const limited = answers
    .map(({ error }) => error?.context as Response)
    .filter(({ status }) => status === 429)
  expect(limited).toHaveLength(5)
  expect(await limited[0]?.json()).toMatchObject({
    message: 'Too many requests. Please wait a moment and try again.',
  })
})
