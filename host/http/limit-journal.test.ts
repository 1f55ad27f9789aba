import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { folderFor } from '../../tests/support/folder.ts'
import { createLog } from '../log.ts'
import { openJournal } from './limit-journal.ts'
import { createRateLimit } from './rate-limit.ts'

const folder = folderFor('limits')
let file: string
let now: number
beforeEach(() => {
  file = join(folder, crypto.randomUUID())
  now = 1_800_000_000_000
})

const log = createLog({ LOG_LEVEL: 'silent' })
const clock = () => now

/** As a process that has just started. */
const open = (perMinute: number, path = file) =>
  createRateLimit(perMinute, { now: clock, journal: openJournal(path, 'a secret', log, clock) })

it('a limit goes on where the process before it has ended', { tags: ['sign-in-limits'] }, () => {
  const before = open(60)
  for (let i = 0; i < 60; i += 1) expect(before.take('192.0.2.1')).toBe(0)
  const after = open(60)
  expect(after.take('192.0.2.1')).toBe(1)
  expect(after.take('192.0.2.2')).toBe(0)
  now += 1_000
  expect(open(60).take('192.0.2.1')).toBe(0)
  expect(open(60).take('192.0.2.1')).toBe(1)
  now += 60_000
  expect(open(60).take('192.0.2.1')).toBe(0)
})

it('a line that was cut off costs only itself', () => {
  const before = open(2)
  before.take('192.0.2.1')
  before.take('192.0.2.1')
  appendFileSync(file, '["abc",0.')
  const after = open(2)
  expect(after.take('192.0.2.2')).toBe(0)
  expect(open(2).take('192.0.2.1')).toBe(30)
})

it('a clock that was set back shuts nobody out for longer', () => {
  expect(open(1).take('192.0.2.1')).toBe(0)
  now -= 3_600_000
  expect(open(1).take('192.0.2.1')).toBe(60)
})

it('the file stays small, and holds no address', () => {
  const limit = open(1)
  for (let i = 0; i < 30_000; i += 1) {
    now += 10
    limit.take(`192.0.${i >> 8}.${i & 255}`)
  }
  const text = readFileSync(file, 'utf8')
  expect(text.length).toBeLessThan(1_000_000)
  expect(text).not.toMatch(/192\.0/)
  expect(open(1).take('192.0.117.47')).toBeGreaterThan(0)
})

it('without a place to write, the limit holds in memory', () => {
  writeFileSync(join(folder, 'no-folder'), '')
  const limit = open(1, join(folder, 'no-folder', 'limits'))
  expect(limit.take('192.0.2.1')).toBe(0)
  expect(limit.take('192.0.2.1')).toBe(60)
})
