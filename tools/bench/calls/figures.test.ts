import { expect, it } from 'vitest'
import { figuresOf, inTurns, median, ratios, type Turn } from './figures.ts'

const turn = (count: number, seconds: number, process: number, database = 0): Turn => ({
  count,
  seconds,
  unserved: 1,
  cpu: { process, mainThread: process / 2, database },
})

it('every second round goes backwards', () => {
  expect(inTurns(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c', 'c', 'b', 'a', 'a', 'b', 'c'])
})

it('a median is the middle, or lies between the two in the middle', () => {
  expect([median([3, 1, 9]), median([4, 1, 9, 2]), median([7]), median([])]).toEqual([3, 3, 7, 0])
})

it('processor time is that of one call after another, and the rate that of many at the same time', () => {
  const figures = figuresOf(
    [turn(10, 1, 20, 5), turn(10, 9, 40, 15), turn(20, 1, 60, 20)],
    [turn(100, 0.5, 1), turn(100, 2, 1)],
  )
  expect(figures).toEqual({ cpu: { process: 3, mainThread: 1.5, database: 1 }, rate: 125, unserved: 5 })
})

it('a call that takes longer than its floor has ratios above 1', () => {
  const call = { cpu: { process: 6, mainThread: 6, database: 2 }, rate: 100, unserved: 0 }
  const floor = { cpu: { process: 1, mainThread: 1, database: 1 }, rate: 300, unserved: 0 }
  expect(ratios(call, floor)).toEqual({ process: 6, both: 4, time: 3 })
})
