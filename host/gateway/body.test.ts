import { expect, it } from 'vitest'
import { isStorable, shapeProblem } from './body.ts'

const LIMITS = { depth: 3, entries: 5, rows: 2 }
const problem = (text: string) => shapeProblem(new TextEncoder().encode(text), LIMITS)

it.each([
  ['{}', undefined],
  ['[{"a":[1]}]', undefined],
  ['[{"a":[[1]]}]', 'too deep'],
  ['['.repeat(1_000_000), 'too deep'],
  ['{"a":"[[[[[[\\"[[[["}', undefined],
  ['{"a":"\\\\","b":"[[[["}', undefined],
  ['[{},{}]', undefined],
  [' \n[{},{},{}]', 'too many rows'],
  ['{"a":[1,2,3,4,5]}', undefined],
  ['{"a":[1,2,3,4,5,6]}', 'too long'],
  ['{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6}', 'too long'],
  ['[1],[2],[3]', undefined],
  ['"', undefined],
  ['"\\', undefined],
  [']]]]', undefined],
])('of %j says %s', (text, expected) => expect(problem(text)).toBe(expected))

it('recognises text that the database cannot store', () => {
  expect(isStorable({ a: ['x', { b: 'é😀' }], c: null, d: 1 })).toBe(true)
  expect(isStorable({ a: [{ b: 'x\0' }] })).toBe(false)
  expect(isStorable({ 'a\0': 1 })).toBe(false)
  expect(isStorable(['\uD800'])).toBe(false)
})
