import { expect, it } from 'vitest'
import { createHealthCheck } from './health-check.ts'

function database() {
  const state = { up: true, asked: 0 }
  const databaseHealth = createHealthCheck(async () => {
    state.asked += 1
    if (!state.up) throw new Error('away')
  })
  return { state, databaseHealth }
}

it('is asked once for all who want to know at the same time, and not again right after an answer', async () => {
  const { state, databaseHealth } = database()
  expect(
    await Promise.all([databaseHealth.isHealthy(), databaseHealth.isHealthy(), databaseHealth.isHealthy()]),
  ).toEqual([true, true, true])
  expect(await databaseHealth.isHealthy()).toBe(true)
  expect(state.asked).toBe(1)
})

it('is asked again once somebody was let down, until it answers', async () => {
  const { state, databaseHealth } = database()
  expect(await databaseHealth.isHealthy()).toBe(true)
  state.up = false
  expect(await databaseHealth.isHealthy()).toBe(true)
  databaseHealth.reportFailure()
  expect(await databaseHealth.isHealthy()).toBe(false)
  expect(databaseHealth.isSuspect()).toBe(true)
  state.up = true
  expect(await databaseHealth.isHealthy()).toBe(true)
  expect(databaseHealth.isSuspect()).toBe(false)
})
