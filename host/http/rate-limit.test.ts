import { expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

/** How many it allows, and how they are refilled: limit-journal.test.ts. */
it('counts addresses apart, and an IPv6 link’s addresses together', () => {
  const limit = createRateLimit(1, { now: () => 0 })
  expect(limit.take('192.0.2.1')).toBe(0)
  expect(limit.take('192.0.2.2')).toBe(0)
  expect(limit.take('2001:db8:1:2::1')).toBe(0)
  expect(limit.take('2001:db8:1:2:ffff::9')).toBeGreaterThan(0)
  expect(limit.take('2001:db8:1:100::1')).toBe(0)
})

it.each([
  ['a /56', 2, (i: number) => `2001:db8:1:${i.toString(16)}::1`, '2001:db8:1:100::1'],
  ['a /48', 4, (i: number) => `2001:db8:1:${(i * 256).toString(16)}::1`, '2001:db8:2::1'],
  ['a /24', 4, (i: number) => `203.0.113.${i}`, '203.0.114.1'],
])(
  '%s is one owner, with %i times as much as one address',
  { tags: ['sign-in-limits'] },
  (_, share, addressOf, elsewhere) => {
    let time = 0
    const limit = createRateLimit(10, { now: () => time })
    const passed = () =>
      Array.from({ length: 250 }, (_, i) => limit.take(addressOf(i))).filter((wait) => wait === 0)
    expect(passed()).toHaveLength(10 * share)
    expect(limit.take(elsewhere)).toBe(0)
    time += 30_000
    expect(passed()).toHaveLength(5 * share)
  },
)

it('counts a request that weighs more as several, and one that weighs more than a minute as a minute', () => {
  const limit = createRateLimit(12, { now: () => 0 })
  expect(limit.take('192.0.2.1', 10)).toBe(0)
  expect(limit.take('192.0.2.1', 10)).toBe(40)
  expect(limit.take('192.0.2.1', 2)).toBe(0)
  expect(limit.take('192.0.2.2', 100)).toBe(0)
})
