import { expect, it } from 'vitest'
import { createSlowness } from './degraded.ts'

it('is there while a call takes long, and for a moment after it', async () => {
  let time = 0
  const slowness = createSlowness(() => time)
  let end = () => {}
  const call = slowness.watch(
    new Promise<void>((done) => {
      end = done
    }),
  )
  time = 2_000
  expect(slowness.present()).toBe(false)
  time = 3_000
  expect(slowness.present()).toBe(true)
  end()
  await call
  time = 7_000
  expect(slowness.present()).toBe(true)
  time = 9_000
  expect(slowness.present()).toBe(false)
})

it('is not made by calls that are quick, however many, nor hidden by one that fails', async () => {
  let time = 0
  const slowness = createSlowness(() => time)
  for (let i = 0; i < 100; i++) await slowness.watch(Promise.resolve())
  expect(slowness.present()).toBe(false)
  const failing = slowness.watch(Promise.reject(new Error('away')))
  time = 3_000
  await expect(failing).rejects.toThrow('away')
  expect(slowness.present()).toBe(true)
})
