import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('runs two tasks at a time, completes all, and continues after one that failed', async () => {
  const inTurn = createTurns(2, 1_000)
  let [atOnce, most] = [0, 0]
  const outcomes = await Promise.allSettled(
    Array.from({ length: 7 }, (_, i) =>
      inTurn(async () => {
        atOnce += 1
        most = Math.max(most, atOnce)
        await wait(5)
        atOnce -= 1
        if (i === 1) throw new Error('no')
        return i
      }),
    ),
  )
  expect(most).toBe(2)
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    ...Array<string>(5).fill('fulfilled'),
  ])
})

it('drops tasks that have waited too long, and runs later ones at once', async () => {
  const inTurn = createTurns(1, 20)
  const begun: string[] = []
  const slow = inTurn(() => wait(60))
  const late = inTurn(async () => void begun.push('late'))
  await expect(late).rejects.toThrow('Timed out')
  await slow
  await inTurn(async () => void begun.push('next'))
  expect(begun).toEqual(['next'])
})
