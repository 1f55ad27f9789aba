import { readdir, readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { guestFilePath } from '#contract/files.ts'
import { eventually, type Host, startHost } from '../support/host.ts'

/** Connections that are slow, endless or oversized cost little, end by themselves, and keep nobody else from being served. */

const MEGABYTE = 1024 * 1024
/** What each of those who send without end has to send. */
const POURED = 200 * MEGABYTE
/** A header may take 15 seconds, and Node looks every 30. */
const HEADER_TIMEOUT_S = 60

let host: Host
beforeAll(async () => {
  host = await startHost()
})
afterAll(async () => {
  process.stdout.write(`Others waited at most ${Math.round(longest)} ms beside bad connections\n`)
  await host?.dispose()
})

const target = () => ({ host: '127.0.0.1', port: Number(new URL(host.url).port) })

type Open = { socket: Socket; closed: Promise<void>; answer: () => string }

/** A bare connection that begins with the given text. */
function open(text: string): Promise<Open> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(target(), () => {
      socket.write(text)
      resolve({ socket, closed, answer: () => answer })
    })
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    const closed = new Promise<void>((done) => socket.once('close', () => done()))
    socket.once('error', reject)
    // Being cut off is what most of these are there for.
    socket.on('error', () => {})
  })
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

async function memory(): Promise<number> {
  const status = await readFile(`/proc/${host.pid()}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024
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

describe('slow connections', () => {
  it('that never finish their header are cut off, and others are served all the while', {
    tags: ['slow-clients'],
  }, async () => {
    const before = await descriptors()
    const half = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '
    const slow = await Promise.all(Array.from({ length: 300 }, () => open(half)))
    const drip = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write('x')
    }, 1_000)
    try {
      await expectService()
      const gone = Promise.all(slow.map(({ closed }) => closed)).then(() => true)
      expect(await Promise.race([gone, wait(HEADER_TIMEOUT_S * 1000, false)])).toBe(true)
    } finally {
      clearInterval(drip)
    }
    await expectService()
    await eventually(async () => ((await descriptors()) < before + 20 ? true : undefined), 20)
  })

  it('that drip their body hold nobody up', { tags: ['slow-clients'] }, async () => {
    const typed = 'Content-Type: application/json\r\nContent-Length: 5000\r\n'
    const paths = ['/rest/v1/quote_requests', '/auth/v1/signup', '/functions/v1/send-admin-notification']
    const drip = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, i) => open(`${post(paths[i % 3] as string, typed)}{`)))
    // What the first of them need stays, and is no measure of what each costs.
    for (const { socket } of await drip(30)) socket.destroy()
    const before = await memory()
    const slow = await drip(300)
    for (let second = 0; second < 5; second++) {
      for (const { socket } of slow) if (socket.writable) socket.write(' ')
      await expectService()
      await wait(1_000)
    }
    expect((await memory()) - before).toBeLessThan(250 * MEGABYTE)
    for (const { socket } of slow) socket.destroy()
    await expectService()
  })
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
    const { closed, answer } = await open(text)
    await closed
    expect(statusOf(answer())).toBe(431)
    await expectService()
  })

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
      const chunk = `10000\r\n${'%PDF-1.7\n'.padEnd(0x10000, 'x')}\r\n`
      // Far beyond every limit; a host that read on would take it all.
      async function pour({ socket, closed }: Open): Promise<void> {
        let ended = false
        void closed.then(() => {
          ended = true
        })
        for (let sent = 0; sent < POURED && !ended; sent += 0x10000) {
          if (!socket.write(chunk))
            await Promise.race([closed, new Promise((go) => socket.once('drain', go))])
        }
        // Megabytes are still on their way, and the answer comes after them. Then the host hangs up.
        await closed
      }
      // What the first of them needs stays, and is no measure of what is kept.
      await pour(await open(head()))
      const before = await memory()
      const senders = await Promise.all(Array.from({ length: 8 }, () => open(head())))
      let most = 0
      const sending = senders.map(pour)
      const watching = setInterval(async () => {
        most = Math.max(most, await memory().catch(() => 0))
      }, 100)
      try {
        await expectService()
        await Promise.all(sending)
      } finally {
        clearInterval(watching)
        for (const { socket } of senders) socket.destroy()
      }
      for (const { answer } of senders) expect(statusOf(answer())).toBe(413)
      expect(most - before).toBeLessThan((8 * POURED) / 3)
      await expectService()
    },
  )

  it('are answered by status also when nobody looks for the answer before everything is sent', async () => {
    const headers = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n'
    const { socket, closed, answer } = await open(post('/rest/v1/quote_requests', headers))
    socket.pause()
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    for (let sent = 0; sent < 100 * MEGABYTE && !socket.destroyed; sent += 0x10000) {
      if (!socket.write(chunk)) await Promise.race([closed, new Promise((go) => socket.once('drain', go))])
    }
    socket.resume()
    await closed
    expect(statusOf(answer())).toBe(413)
  })

  it('that are no HTTP at all are refused', async () => {
    for (const text of ['\0\0\0\0\r\n\r\n', 'GET\r\n\r\n', '{"json":true}\r\n\r\n']) {
      const { closed, answer } = await open(text)
      await closed
      expect(statusOf(answer()), JSON.stringify(text)).toBe(400)
    }
    await expectService()
  })
})
