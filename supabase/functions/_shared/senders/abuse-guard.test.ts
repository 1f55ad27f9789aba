import { expect, it } from 'vitest'
import { senderOf } from './abuse-guard.ts'

it('a sender’s hash lasts a day, and depends on the secret', async () => {
  const secret = 's'.repeat(32)
  const at = (time: string) => senderOf(secret, '203.0.113.7', new Date(time))
  const morning = await at('2026-11-20T00:00:00Z')
  expect(morning).toMatch(/^[0-9a-f]{32}$/)
  expect(await at('2026-11-20T23:59:59Z')).toBe(morning)
  expect(await at('2026-11-21T00:00:00Z')).not.toBe(morning)
  expect(senderOf('t'.repeat(32), '203.0.113.7', new Date('2026-11-20T00:00:00Z'))).not.toBe(morning)
  expect(senderOf(secret, 'unknown', new Date())).toBeUndefined()
})
