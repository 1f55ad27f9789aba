import { expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

/** How many it allows, and how they are refilled: limit-journal.test.ts. */
it('counts addresses apart, and an IPv6 customer’s addresses together', () => {
  const limit = createRateLimit(1, { now: () => 0 })
  expect(limit.take('192.0.2.1')).toBe(0)
  expect(limit.take('192.0.2.2')).toBe(0)
  expect(limit.take('2001:db8:1:2::1')).toBe(0)
  expect(limit.take('2001:db8:1:2:ffff::9')).toBeGreaterThan(0)
  expect(limit.take('2001:db8:1:100::1')).toBe(0)
})

it('counts a request that weighs more as several, and one that weighs more than a minute as a minute', () => {
  const limit = createRateLimit(12, { now: () => 0 })
  expect(limit.take('192.0.2.1', 10)).toBe(0)
  expect(limit.take('192.0.2.1', 10)).toBe(40)
  expect(limit.take('192.0.2.1', 2)).toBe(0)
  expect(limit.take('192.0.2.2', 100)).toBe(0)
})
