import { expect, it } from 'vitest'
import { percentile, type Sample, summarise } from './measure.ts'
import { choose, seeded } from './random.ts'

it('a percentile is a wait that the given share did not exceed', () => {
  const waits = Array.from({ length: 200 }, (_, i) => i + 1)
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(waits, share))).toEqual([100, 190, 198, 200])
  expect([percentile([7], 0.95), percentile([], 0.95)]).toEqual([7, 0])
})

it('failures are counted by outcome, and not by their waits', () => {
  const sample = (ms: number, outcome = 'ok'): Sample => ({ kind: 'enquiry', at: 0, ms, outcome })
  expect(
    summarise([sample(10), sample(9_000, '503'), sample(20), sample(1, '503'), sample(2, 'no answer')]),
  ).toEqual([
    { kind: 'enquiry', count: 5, p50: 10, p95: 20, p99: 20, max: 20, errors: { '503': 2, 'no answer': 1 } },
  ])
})

it('random numbers are the same in every run, and follow the weights', () => {
  const take = (seed: number) => Array.from({ length: 5 }, seeded(seed))
  expect(take(1)).toEqual(take(1))
  expect(take(1)).not.toEqual(take(2))
  const random = seeded(3)
  const names = Array.from({ length: 10_000 }, () => choose(random, { often: 9, seldom: 1, never: 0 }))
  const seldom = names.filter((name) => name === 'seldom').length
  expect(names).not.toContain('never')
  expect(seldom).toBeGreaterThan(900)
  expect(seldom).toBeLessThan(1_100)
})
