import { expect, it } from 'vitest'
import { sendersOf } from './abuse-guard.ts'

it('a sender’s hashes last a day, and depend on the secret', () => {
  const secret = 's'.repeat(32)
  const at = (time: string) => sendersOf(secret, '203.0.113.7', new Date(time))
  const morning = at('2026-11-20T00:00:00Z')
  for (const hash of morning) expect(hash).toMatch(/^[0-9a-f]{32}$/)
  expect(at('2026-11-20T23:59:59Z')).toEqual(morning)
  const others = [
    ...at('2026-11-21T00:00:00Z'),
    ...sendersOf('t'.repeat(32), '203.0.113.7', new Date('2026-11-20')),
  ]
  expect(new Set([...morning, ...others]).size).toBe(6)
})
