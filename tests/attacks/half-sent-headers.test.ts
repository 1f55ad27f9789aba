import type { Socket } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/host.ts'
import { ownHost } from '../support/own-host.ts'
import { openSocket } from '../support/raw-http.ts'
import { expectQuote, visitorsTimeLimit } from '../support/siege.ts'

/** Thousands of connections that never finish their headers do not block others. */

const { host } = ownHost()
let timeLimit: number
beforeAll(async () => {
  timeLimit = await visitorsTimeLimit(host)
})

const HALF = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '
const HALF_BODY =
  'POST /rest/v1/quote_requests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n'

describe.each([
  ['2,500 half-sent headers', HALF, []],
  ['2,500 silent connections', '', ['release']],
  ['2,500 half-sent bodies', HALF_BODY, ['release']],
])('beside %s', (_, text, release) => {
  it('a visitor is served as ever', { tags: ['costly-requests', ...release] }, async () => {
    const head = text === HALF_BODY ? `${text}apikey: ${host.publishableKey}\r\n\r\n{` : text
    const sockets: Socket[] = []
    for (let i = 0; i < 2_500; i += 250) {
      sockets.push(...(await Promise.all(Array.from({ length: 250 }, () => openSocket(host, head)))))
      await expectQuote(host, timeLimit)
    }
    const started = performance.now()
    expect((await fetch(`${host.url}/get-quote`)).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(timeLimit)
    await expectQuote(host, timeLimit)
    const open = () => sockets.filter((socket) => !socket.destroyed && !socket.closed).length
    if (text !== HALF_BODY) await eventually(() => (open() === 0 ? true : undefined), 20)
    for (const socket of sockets) socket.destroy()
  })
})
