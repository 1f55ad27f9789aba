import pino from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Scheduler, startScheduler } from './scheduler.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

const MINUTE = 60_000

/** The purpose of each run, in the order in which they began. */
let begun: string[]
let finish: () => void
let scheduler: Scheduler

beforeEach(async () => {
  vi.useFakeTimers()
  begun = []
  const fetch = async (request: Request) => {
    begun.push((await request.json()).only ?? 'all')
    return new Promise<Response>((resolve) => {
      finish = () => resolve(new Response('{}'))
    })
  }
  scheduler = startScheduler({
    functions: { fetch, settled: async () => {} },
    secrets: { secretKey: 'sb_secret_of-a-test' } as Secrets,
    settings: { JOBS_INTERVAL_SECONDS: 60 } as Settings,
    log: pino({ level: 'silent' }),
    ping: async () => {},
  })
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(async () => {
  const stopping = scheduler.stop()
  finish()
  await stopping
  vi.useRealTimers()
})

async function end(): Promise<void> {
  finish()
  await vi.advanceTimersByTimeAsync(0)
}

it('runs all jobs at start and once per interval', async () => {
  expect(begun).toEqual(['all'])
  await end()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(begun).toEqual(['all', 'all'])
})

it('runs do not overlap or pile up when one takes longer than the interval', async () => {
  await vi.advanceTimersByTimeAsync(3.5 * MINUTE)
  expect(begun).toEqual(['all'])
  await end()
  expect(begun).toEqual(['all'])
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(begun).toEqual(['all', 'all'])
})

it('delivers messages that arrived during a run right after it, all together', {
  tags: ['mail-outage'],
}, async () => {
  for (let i = 0; i < 3; i++) {
    scheduler.soon()
    await vi.advanceTimersByTimeAsync(2_000)
  }
  expect(begun).toEqual(['all'])
  await end()
  expect(begun).toEqual(['all', 'mail'])
  scheduler.soon()
  await vi.advanceTimersByTimeAsync(2_000)
  await end()
  expect(begun).toEqual(['all', 'mail', 'mail'])
  await end()
  expect(begun).toEqual(['all', 'mail', 'mail'])
})

it('runs all jobs after a delivery that took the whole interval', async () => {
  await end()
  scheduler.soon()
  await vi.advanceTimersByTimeAsync(MINUTE)
  scheduler.soon()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(begun).toEqual(['all', 'mail'])
  await end()
  expect(begun).toEqual(['all', 'mail', 'all'])
})
