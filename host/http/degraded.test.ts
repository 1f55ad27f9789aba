import { expect, it } from 'vitest'
import { createLatencyMonitor } from './degraded.ts'

it('is reported during a slow call, and for a moment after it', async () => {
  let time = 0
  const latency = createLatencyMonitor(() => time)
  let end = () => {}
  const call = latency.watch(
    new Promise<void>((done) => {
      end = done
    }),
  )
  time = 2_000
  expect(latency.isDegraded()).toBe(false)
  time = 3_000
  expect(latency.isDegraded()).toBe(true)
  end()
  await call
  time = 7_000
  expect(latency.isDegraded()).toBe(true)
  time = 9_000
  expect(latency.isDegraded()).toBe(false)
})

it('is not reported for fast calls, however many, nor hidden by a failing one', async () => {
  let time = 0
  const latency = createLatencyMonitor(() => time)
  for (let i = 0; i < 100; i++) await latency.watch(Promise.resolve())
  expect(latency.isDegraded()).toBe(false)
  const failing = latency.watch(Promise.reject(new Error('away')))
  time = 3_000
  await expect(failing).rejects.toThrow('away')
  expect(latency.isDegraded()).toBe(true)
})
