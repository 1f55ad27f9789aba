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

it('shares one query between concurrent checks, and caches the answer briefly', async () => {
  const { state, databaseHealth } = database()
  expect(
    await Promise.all([databaseHealth.isHealthy(), databaseHealth.isHealthy(), databaseHealth.isHealthy()]),
  ).toEqual([true, true, true])
  expect(await databaseHealth.isHealthy()).toBe(true)
  expect(state.asked).toBe(1)
})

it('checks again after a failure, until the database answers', async () => {
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
