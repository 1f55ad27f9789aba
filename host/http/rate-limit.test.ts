import { expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

it('allows a minute’s worth at once, then as many as have been refilled', () => {
  let now = 0
  const limit = createRateLimit(60, { now: () => now })
  const outcomes = Array.from({ length: 61 }, () => limit.take('192.0.2.1'))
  expect(outcomes.slice(0, 60)).toEqual(Array(60).fill(0))
  expect(outcomes[60]).toBe(1)
  now += 1_000
  expect(limit.take('192.0.2.1')).toBe(0)
  expect(limit.take('192.0.2.1')).toBe(1)
})

it('counts addresses apart, and an IPv6 customer’s addresses together', () => {
  const limit = createRateLimit(1, { now: () => 0 })
  expect(limit.take('192.0.2.1')).toBe(0)
  expect(limit.take('192.0.2.2')).toBe(0)
  expect(limit.take('2001:db8:1:2::1')).toBe(0)
  expect(limit.take('2001:db8:1:2:ffff::9')).toBeGreaterThan(0)
  expect(limit.take('2001:db8:1:100::1')).toBe(0)
})
