import { expect, it } from 'vitest'
import { createPulse } from './health-check.ts'

function database() {
  const state = { up: true, asked: 0 }
  const pulse = createPulse(async () => {
    state.asked += 1
    if (!state.up) throw new Error('away')
  })
  return { state, pulse }
}

it('is asked once for all who want to know at the same time, and not again right after an answer', async () => {
  const { state, pulse } = database()
  expect(await Promise.all([pulse.beats(), pulse.beats(), pulse.beats()])).toEqual([true, true, true])
  expect(await pulse.beats()).toBe(true)
  expect(state.asked).toBe(1)
})

it('is asked again once somebody was let down, until it answers', async () => {
  const { state, pulse } = database()
  expect(await pulse.beats()).toBe(true)
  state.up = false
  expect(await pulse.beats()).toBe(true)
  pulse.doubt()
  expect(await pulse.beats()).toBe(false)
  expect(pulse.doubted()).toBe(true)
  state.up = true
  expect(await pulse.beats()).toBe(true)
  expect(pulse.doubted()).toBe(false)
})
