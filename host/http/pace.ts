import type { Server } from 'node:http'

/**
 * In a rush pages come first. Node accepts one connection a turn of its event loop, so whatever else a turn does is waited for by
 * everybody whose connection has not been accepted yet. A page takes a tenth of a millisecond, a call of the backend several.
 */

/** How many calls begin in a turn. With one, pages would be a little faster in a rush, and calls half as slow again. */
const A_TURN = 8

/** For how long calls of the backend give way to new connections, in milliseconds. */
const PATIENCE = 300

/**
 * Lets a few calls of the backend begin a turn, and none in a turn with a new connection.
 * @returns resolves when the next may begin, in the order in which they came
 */
export function paceCalls(server: Server): () => Promise<void> {
  const waiting: { since: number; begin: () => void }[] = []
  let isNew = false
  server.on('connection', () => {
    isNew = true
  })

  function turn(): void {
    const [next] = waiting
    if (!next) return
    const givesWay = isNew && performance.now() - next.since < PATIENCE
    isNew = false
    if (!givesWay) for (const { begin } of waiting.splice(0, A_TURN)) begin()
    if (waiting.length > 0) setImmediate(turn)
  }

  return () =>
    new Promise((begin) => {
      if (waiting.push({ since: performance.now(), begin }) === 1) setImmediate(turn)
    })
}
