import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createSeats } from './seats.ts'

const visitor = (address: string) => ({ address, trusted: false })

/** Whether a seat is available at once. */
const atOnce = (taking: Promise<unknown>) => Promise.race([taking.then(() => true), wait(10, false)])

it('one network leaves seats for others, and visitors leave seats for functions', {
  tags: ['costly-requests'],
}, async () => {
  const seats = createSeats({ visitors: 3, perNetwork: 2 }, 1_000)
  const own = Array.from({ length: 5 }, () => seats.take(visitor('203.0.113.7')))
  expect(await Promise.all(own.map(atOnce))).toEqual([true, true, false, false, false])
  const other = seats.take(visitor('198.51.100.1'))
  expect(await atOnce(other)).toBe(true)
  const third = seats.take(visitor('198.51.100.2'))
  expect(await atOnce(third)).toBe(false)
  expect(await atOnce(seats.take({ address: '127.0.0.1', trusted: true }))).toBe(true)
  expect(await atOnce(seats.take(undefined))).toBe(true)
  // A network without a seat comes before those that wait for their third.
  ;(await other)()
  expect(await atOnce(third)).toBe(true)
  ;(await own[0])?.()
  expect(await atOnce(own[2] as Promise<unknown>)).toBe(true)
})

it('a request that needs a second connection does not deadlock', async () => {
  const seats = createSeats({ visitors: 1, perNetwork: 1 }, 1_000)
  const asker = visitor('203.0.113.7')
  const [first, second] = [await seats.take(asker), await seats.take(asker)]
  const next = seats.take(visitor('203.0.113.8'))
  second()
  expect(await atOnce(next)).toBe(false)
  first()
  expect(await atOnce(next)).toBe(true)
})

it('waiting ends with a timeout', async () => {
  const seats = createSeats({ visitors: 1, perNetwork: 1 }, 20)
  const leave = await seats.take(visitor('203.0.113.7'))
  await expect(seats.take(visitor('203.0.113.8'))).rejects.toThrow('timeout')
  leave()
  expect(await atOnce(seats.take(visitor('203.0.113.8')))).toBe(true)
})
