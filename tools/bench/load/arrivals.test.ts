import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { arrive } from './arrivals.ts'
import type { Front } from './front.ts'
import { seeded } from './random.ts'
import type { Visitor } from './visitor.ts'

/** A service that receives no requests. */
const front: Front = { url: 'http://localhost', fetchFrom: () => fetch }

it('visitors arrive at their rate, however long earlier ones wait', async () => {
  let present = 0
  let most = 0
  const visit = (visitor: Visitor) =>
    visitor.step('enquiry', async () => {
      present += 1
      most = Math.max(most, present)
      await wait(1_000)
      present -= 1
    })
  const { came, samples } = await arrive(front, { rate: 100, seconds: 1, random: seeded(1), visit })
  expect(came).toBeGreaterThan(60)
  expect(came).toBeLessThan(150)
  expect(samples).toHaveLength(came)
  expect(most).toBeGreaterThan(came / 2)
})

it('a wait counts from the intended arrival, even when this program was late', async () => {
  let visits = 0
  const visit = (visitor: Visitor) =>
    visitor.step('enquiry', async () => {
      visits += 1
      const until = performance.now() + (visits === 1 ? 400 : 0)
      while (performance.now() < until);
    })
  const { samples, lateness } = await arrive(front, { rate: 50, seconds: 1, random: seeded(1), visit })
  const late = samples.slice(1).filter(({ ms }) => ms > 50)
  // About fifteen are due while the first one blocks everything; none of them takes any time itself.
  expect(late.length).toBeGreaterThan(8)
  expect(Math.max(...late.map(({ ms }) => ms))).toBeGreaterThan(250)
  expect(lateness).toBeGreaterThan(50)
})

it('a visitor who is refused leaves, and the reason is recorded', async () => {
  const visit = async (visitor: Visitor) => {
    await visitor.step('enquiry', async () => {
      throw new Error('refused')
    })
    throw new Error('still there')
  }
  const { samples } = await arrive(front, { rate: 20, seconds: 0.3, random: seeded(1), visit })
  expect(samples.length).toBeGreaterThan(0)
  expect(new Set(samples.map(({ outcome }) => outcome))).toEqual(new Set(['Error: refused']))
})
