import { readdir } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { guestFilePath } from '#contract/files.ts'
import { eventually } from '../support/host.ts'
import { ownHost } from '../support/own-host.ts'
import { closeOf, openSocket, sendText, statusOf } from '../support/raw-http.ts'
import { MEGABYTE } from '../support/samples.ts'
import { expectQuote, memoryOf, peakMemory } from '../support/siege.ts'

/** Connections that are slow, endless or oversized cost little, end by themselves, and keep nobody else from being served. */

/** What each of those who send without end has to send. */
const POURED = 200 * MEGABYTE

const { host } = ownHost()
afterAll(() => {
  process.stdout.write(`Others waited at most ${Math.round(longest)} ms beside bad connections\n`)
})

/** A bare connection that begins with the given text. */
async function open(text: string) {
  const socket = await openSocket(host, text)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  return { socket, closed: closeOf(socket), status: () => statusOf(answer) }
}

const descriptors = async () => (await readdir(`/proc/${host.pid()}/fd`)).length

/** The longest that anybody waited meanwhile, in milliseconds. */
let longest = 0

/** Pages and data are answered while a person still waits, on a busy machine, too. */
async function expectService(): Promise<void> {
  const headers = { apikey: host.publishableKey }
  for (const [path, status] of [
    ['/get-quote', 200],
    ['/rest/v1/quote_requests?limit=1', 401],
  ] as const) {
    const started = performance.now()
    const response = await fetch(host.url + path, { headers, signal: AbortSignal.timeout(20_000) })
    expect(response.status).toBe(status)
    await response.arrayBuffer()
    longest = Math.max(longest, performance.now() - started)
  }
}

const post = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\napikey: ${host.publishableKey}\r\n${more}\r\n`

const TYPED = 'Content-Type: application/json\r\nContent-Length: 5000\r\n'

describe.each<[string, () => string, string[]]>([
  ['2,500 headers that drip', () => 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', []],
  ['2,500 silent connections', () => '', ['release']],
  ['2,500 half-sent bodies', () => `${post('/rest/v1/quote_requests', TYPED)}{`, ['release']],
])('beside %s', (name, begin, release) => {
  it('a visitor is served as ever, and headers have their time only', {
    tags: ['costly-requests', 'slow-clients', ...release],
  }, async () => {
    const before = await descriptors()
    const sockets: Socket[] = []
    const drip = setInterval(() => {
      if (name.endsWith('drip')) for (const socket of sockets) if (socket.writable) socket.write('x')
    }, 1_000)
    try {
      for (let i = 0; i < 2_500; i += 250) {
        sockets.push(...(await Promise.all(Array.from({ length: 250 }, () => openSocket(host, begin())))))
        await expectQuote(host)
      }
      await expectService()
      await expectQuote(host)
      if (name.endsWith('bodies')) return
      const open = () => sockets.filter((socket) => !socket.destroyed && !socket.closed).length
      await eventually(() => (open() === 0 ? true : undefined), 60)
      await eventually(async () => ((await descriptors()) < before + 20 ? true : undefined), 20)
    } finally {
      clearInterval(drip)
      for (const socket of sockets) socket.destroy()
    }
  })
})

it('bodies that drip hold nobody up', { tags: ['slow-clients'] }, async () => {
  const paths = ['/rest/v1/quote_requests', '/auth/v1/signup', '/functions/v1/send-admin-notification']
  const drip = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, i) => openSocket(host, `${post(paths[i % 3] as string, TYPED)}{`)),
    )
  // What the first of them need stays, and is no measure of what each costs.
  for (const socket of await drip(30)) socket.destroy()
  const before = await memoryOf(host)
  const slow = await drip(300)
  for (let second = 0; second < 2; second++) {
    for (const socket of slow) if (socket.writable) socket.write(' ')
    await expectService()
    await wait(1_000)
  }
  expect((await memoryOf(host)) - before).toBeLessThan(250 * MEGABYTE)
  for (const socket of slow) socket.destroy()
  await expectService()
})

describe('oversized requests', () => {
  it.each([
    ['one header', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Big: ${'x'.repeat(64 * 1024)}\r\n\r\n`],
    [
      'a thousand headers',
      `GET / HTTP/1.1\r\nHost: localhost\r\n${'X-Many: 1234567890\r\n'.repeat(3_000)}\r\n`,
    ],
    ['the address', `GET /${'x'.repeat(64 * 1024)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ])('are refused by status when it is %s', { tags: ['slow-clients'] }, async (_, text) => {
    expect(statusOf(await sendText(host, text))).toBe(431)
    await expectService()
  })

  /** Far beyond every limit; a host that read on would take it all. */
  async function pour({ socket, closed }: Awaited<ReturnType<typeof open>>, length = POURED): Promise<void> {
    const chunk = `10000\r\n${'%PDF-1.7\n'.padEnd(0x10000, 'x')}\r\n`
    let ended = false
    void closed.then(() => {
      ended = true
    })
    for (let sent = 0; sent < length && !ended; sent += 0x10000) {
      if (!socket.write(chunk)) await Promise.race([closed, new Promise((go) => socket.once('drain', go))])
    }
  }

  it.each([
    '/rest/v1/quote_requests',
    '/auth/v1/signup',
    '/functions/v1/send-admin-notification',
    '/storage/v1/object',
  ])(
    'are refused on %s when their chunks never end, and memory stays',
    { tags: ['slow-clients'] },
    async (path) => {
      const type = path.startsWith('/storage') ? 'application/pdf' : 'application/json'
      // Of two uploads under one name the newer takes over: each has its own.
      const address = () =>
        path.startsWith('/storage') ? `${path}/${QUOTE_BUCKET}/${guestFilePath('pdf')}` : path
      const head = () => post(address(), `Content-Type: ${type}\r\nTransfer-Encoding: chunked\r\n`)
      // Megabytes are still on their way, and the answer comes after them. Then the host hangs up.
      const send = (sender: Awaited<ReturnType<typeof open>>) => pour(sender).then(() => sender.closed)
      // What the first of them needs stays, and is no measure of what is kept.
      await send(await open(head()))
      const before = await memoryOf(host)
      const senders = await Promise.all(Array.from({ length: 8 }, () => open(head())))
      const most = await peakMemory(host, async () => {
        const sending = senders.map(send)
        await expectService()
        await Promise.all(sending)
      })
      for (const { status } of senders) expect(status()).toBe(413)
      expect(most - before).toBeLessThan((8 * POURED) / 3)
      await expectService()
    },
  )

  it('are answered by status also when nobody looks for the answer before everything is sent', async () => {
    const headers = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n'
    const sender = await open(post('/rest/v1/quote_requests', headers))
    sender.socket.pause()
    await pour(sender, 100 * MEGABYTE)
    sender.socket.resume()
    await sender.closed
    expect(sender.status()).toBe(413)
  })

  it('that are no HTTP at all are refused', async () => {
    for (const text of ['\0\0\0\0\r\n\r\n', 'GET\r\n\r\n', '{"json":true}\r\n\r\n'])
      expect(statusOf(await sendText(host, text)), JSON.stringify(text)).toBe(400)
    await expectService()
  })
})
