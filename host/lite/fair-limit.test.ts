import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFairLimit } from './fair-limit.ts'

const WAIT_TIMEOUT_MS = 10_000

function endless() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

it('limits what is done at once, in all and for one network, and goes on after what failed', async () => {
  const limit = createFairLimit({ total: 3, perNetwork: 2, timeoutMs: WAIT_TIMEOUT_MS })
  const underWay = new Map<string, number>()
  const most = new Map<string, number>()
  const note = (name: string, change: number) => {
    underWay.set(name, (underWay.get(name) ?? 0) + change)
    most.set(name, Math.max(most.get(name) ?? 0, underWay.get(name) ?? 0))
  }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) => {
      const address = `203.0.113.${i % 2}`
      return limit(address, async () => {
        for (const name of ['all', address]) note(name, 1)
        await wait(2)
        for (const name of ['all', address]) note(name, -1)
        if (i % 5 === 0) throw new Error('no')
        return i
      })
    }),
  )
  expect(Object.fromEntries(most)).toEqual({ all: 3, '203.0.113.0': 2, '203.0.113.1': 2 })
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(16)
})

it('a network that has asked little comes before those that have asked much, however many those are', {
  tags: ['sign-in-flood'],
}, async () => {
  const limit = createFairLimit({ total: 1, perNetwork: 1, timeoutMs: WAIT_TIMEOUT_MS })
  const done: string[] = []
  let customer: Promise<void> | undefined
  const flood = (address: string) =>
    limit(address, async () => {
      done.push(address)
      if (done.length === 100) customer = limit('198.51.100.1', async () => void done.push('customer'))
    })
  await Promise.all(Array.from({ length: 300 }, (_, i) => flood(`203.0.113.${i % 30}`)))
  await customer
  expect(done.indexOf('customer')).toBe(100)
  expect(done).toHaveLength(301)
})

it('counts a network of IPv6 as one', async () => {
  const limit = createFairLimit({ total: 2, perNetwork: 1, timeoutMs: WAIT_TIMEOUT_MS })
  const first = endless()
  const begun = limit('2001:db8::1', first.work)
  let second = false
  const other = limit('2001:db8::2', async () => {
    second = true
  })
  await limit('2001:db9::1', async () => {})
  expect(second).toBe(false)
  first.end()
  await Promise.all([begun, other])
})

it('gives the place of work that takes long to others', async () => {
  const limit = createFairLimit({ total: 1, perNetwork: 1, timeoutMs: WAIT_TIMEOUT_MS, holdMs: 20 })
  const first = endless()
  const slow = limit('203.0.113.7', first.work)
  await limit('203.0.113.8', async () => {})
  const second = endless()
  const next = limit('203.0.113.9', second.work)
  first.end()
  await slow
  let third = false
  const last = limit('203.0.113.9', async () => {
    third = true
  })
  expect(third).toBe(false)
  second.end()
  await Promise.all([next, last])
})

it('drops work that has waited too long, and does later work at once', async () => {
  const limit = createFairLimit({ total: 1, perNetwork: 1, timeoutMs: 20 })
  const begun: string[] = []
  const first = endless()
  const slow = limit('203.0.113.7', first.work)
  const late = limit('203.0.113.7', async () => void begun.push('late'))
  await expect(late).rejects.toMatchObject({ code: 'busy' })
  first.end()
  await slow
  await limit('203.0.113.7', async () => void begun.push('next'))
  expect(begun).toEqual(['next'])
})
