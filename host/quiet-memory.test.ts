import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { giveMemoryBack } from './quiet-memory.ts'

/** When a thread collects its garbage, by what it says of itself. */

const MB = 1_000_000
let held: number
let busy: number
let collected: number

beforeEach(() => {
  vi.useFakeTimers()
  held = 60 * MB
  busy = 0
  collected = 0
  const collect = ((options) => {
    expect(options).toEqual({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    collected += 1
    held = 50 * MB
  }) as NodeJS.GCFunction
  giveMemoryBack(collect, { held: () => held, busy: () => busy })
})
afterEach(() => {
  vi.useRealTimers()
})

it('a thread that is quiet after its start collects once', () => {
  vi.advanceTimersByTime(60_000)
  expect(collected).toBe(1)
})

it('a busy one does not, but does when it becomes quiet', () => {
  busy = 0.1
  vi.advanceTimersByTime(60_000)
  expect(collected).toBe(0)
  busy = 0.01
  vi.advanceTimersByTime(10_000)
  expect(collected).toBe(1)
})

it('it collects again when it holds clearly more than it had to keep', () => {
  vi.advanceTimersByTime(10_000)
  held += 3 * MB
  vi.advanceTimersByTime(10_000)
  expect(collected).toBe(1)
  held += 3 * MB
  vi.advanceTimersByTime(10_000)
  expect(collected).toBe(2)
})

it('a start without the flag that gives programs the collector goes on without it', () => {
  vi.clearAllTimers()
  giveMemoryBack(undefined)
  expect(globalThis.gc).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
