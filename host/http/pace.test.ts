import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { paceCalls } from './pace.ts'

/** A server without a network, and what has begun so far. */
function place() {
  const server = new EventEmitter() as Server
  const mayBegin = paceCalls(server)
  const begun: number[] = []
  const call = (name: number) => void mayBegin().then(() => begun.push(name))
  return { call, begun, connect: () => server.emit('connection') }
}

it('a few calls begin a turn, in the order in which they came', async () => {
  const { call, begun } = place()
  const names = Array.from({ length: 20 }, (_, i) => i)
  names.forEach(call)
  const counts: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    await nextTurn()
    counts.push(begun.length)
  }
  expect(counts).toEqual([8, 16, 20, 20])
  expect(begun).toEqual(names)
})

it('a call begins at once when nothing else waits, also after others', async () => {
  const { call, begun } = place()
  for (const name of [1, 2]) {
    call(name)
    await nextTurn()
    expect(begun.at(-1)).toBe(name)
  }
})

it('calls give way to new connections', async () => {
  const { call, begun, connect } = place()
  call(1)
  for (let turn = 0; turn < 20; turn++) {
    connect()
    await nextTurn()
  }
  expect(begun).toEqual([])
  await nextTurn()
  expect(begun).toEqual([1])
})

it('but not for ever', async () => {
  const { call, begun, connect } = place()
  call(1)
  const deadline = performance.now() + 5_000
  while (begun.length === 0 && performance.now() < deadline) {
    connect()
    await nextTurn()
  }
  expect(begun).toEqual([1])
})
