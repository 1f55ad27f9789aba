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
      const address = `203.0.${i % 2}.1`
      return limit(address, async () => {
        for (const name of ['all', address]) note(name, 1)
        await wait(2)
        for (const name of ['all', address]) note(name, -1)
        if (i % 5 === 0) throw new Error('no')
        return i
      })
    }),
  )
  expect(Object.fromEntries(most)).toEqual({ all: 3, '203.0.0.1': 2, '203.0.1.1': 2 })
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

it.each([
  ['thousands of networks of one /48', (i: number) => `2001:db8:1:${i.toString(16)}::1`, '2001:db8:2::1'],
  ['256 addresses of one /24', (i: number) => `203.0.113.${i % 256}`, '198.51.100.1'],
])(
  '%s wait behind themselves: others, and a neighbour who asks for the first time, are served at once',
  {
    tags: ['sign-in-flood'],
  },
  async (_, addressOf, elsewhere) => {
    const limit = createFairLimit({ total: 2, perNetwork: 1, timeoutMs: WAIT_TIMEOUT_MS })
    const done: string[] = []
    const others: Promise<void>[] = []
    const before = () => done.filter((who) => who === 'flood').length
    const arrived = new Map<string, number>()
    const flood = (i: number) =>
      limit(addressOf(i), async () => {
        await wait(0)
        if (done.push('flood') !== 100) return
        for (const [who, address] of [
          ['elsewhere', elsewhere],
          ['elsewhere again', elsewhere],
        ] as const) {
          arrived.set(who, before())
          others.push(limit(address, async () => void done.push(`${who} ${before()}`)))
        }
      })
    await Promise.all(Array.from({ length: 4_352 }, (_, i) => flood(i)))
    await Promise.all(others)
    expect(done.filter((who) => who !== 'flood')).toEqual(['elsewhere 100', 'elsewhere again 100'])
  },
)

it('one owner never has everything, so that others need not even wait for its work to end', async () => {
  const limit = createFairLimit({ total: 2, perNetwork: 1, timeoutMs: WAIT_TIMEOUT_MS })
  const first = endless()
  const flood = [1, 2, 3].map((i) => limit(`2001:db8:1:${i}::1`, first.work))
  await limit('2001:db8:2::1', async () => {})
  first.end()
  await Promise.all(flood)
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
