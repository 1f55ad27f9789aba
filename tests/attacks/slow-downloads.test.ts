/** @module-tag own-machine */
import { readdir, readFile, readlink } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { openAccount } from '../support/accounts.ts'
import { eventually } from '../support/host.ts'
import { tokenFor } from '../support/links.ts'
import { type Delivered, deliverDocument, storePaidHalf } from '../support/orders.ts'
import { workerHost } from '../support/own-host.ts'
import { openSocket } from '../support/raw-http.ts'
import { MEGABYTE } from '../support/samples.ts'
import { expectAlive, memoryOf, peakMemory } from '../support/siege.ts'

/** A client requests a large file many times, and reads nothing of it. */

const TIMES = 51
/** Concurrent requests: a busy machine would delay more. */
const AT_ONCE = 3
const SIZE = 10 * MEGABYTE
/** Memory for all of them, in bytes: the sockets' buffers, not the files. */
const MOST = (TIMES * SIZE) / 2

const { host, sql } = workerHost()
let customer: Awaited<ReturnType<typeof openAccount>>
let delivered: Delivered

beforeAll(async () => {
  customer = await openAccount(host)
  const order = await storePaidHalf(sql, { user_id: customer.id, email: customer.email })
  delivered = await deliverDocument(host, sql, order, { openNow: true, size: SIZE })
})

type Asked = { method?: string; path: string; headers?: Record<string, string>; body?: string }

function askSlowly({ body, ...options }: Asked) {
  const { hostname, port } = new URL(host.url)
  const call = request({ hostname, port, agent: false, ...options })
  const answered = new Promise<{ status: number; rest: () => Promise<number> }>((done, fail) => {
    call.on('error', fail)
    call.on('response', (answer) => {
      answer.pause()
      async function rest(): Promise<number> {
        let read = 0
        for await (const chunk of answer) read += chunk.length
        return read
      }
      done({ status: answer.statusCode ?? 0, rest })
    })
  })
  call.end(body)
  return { answered, end: () => call.destroy() }
}

async function openFiles(): Promise<number> {
  const folder = `/proc/${host.pid()}/fd`
  const targets = await Promise.all(
    (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => '')),
  )
  return targets.filter((target) => target.startsWith(join(host.dataDir, 'files'))).length
}

const ticket = () => ({
  path: `/functions/v1/open-document?delivered=${tokenFor(host, 'delivered', delivered.document)}`,
})

async function archive(): Promise<Asked> {
  const token = (await customer.client.auth.getSession()).data.session?.access_token
  const headers = {
    apikey: host.publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  return { method: 'POST', path: '/functions/v1/export-account', headers, body: '{}' }
}

for (const [what, make, release] of [
  ['delivered document', ticket, []],
  ['copy of their data', archive, ['release']],
] as const)
  it(`a ${what} is not held in memory for each`, { tags: ['order-downloads', ...release] }, async () => {
    const asked = await make()
    // What the first request allocates stays, so it is not measured.
    await (await askSlowly(asked).answered).rest()
    const before = await memoryOf(host)
    const calls: ReturnType<typeof askSlowly>[] = []
    const peak = await peakMemory(host, async () => {
      while (calls.length < TIMES) {
        const few = Array.from({ length: AT_ONCE }, () => askSlowly(asked))
        calls.push(...few)
        const answers = await Promise.all(few.map(({ answered }) => answered))
        expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200))
      }
      // a response that is read arrives whole
      expect(await (await calls[0]?.answered)?.rest()).toBeGreaterThanOrEqual(SIZE)
    })
    for (const { end } of calls) end()
    // and no reader of the stored file is left open
    await eventually(async () => ((await openFiles()) === 0 ? true : undefined), 60)
    expect((peak - before) / MEGABYTE).toBeLessThan(MOST / MEGABYTE)
    await expectAlive(host)
  })

it('a script is unpacked once for all who ask for it uncompressed', async () => {
  const { files } = JSON.parse(await readFile('build/site.json', 'utf8'))
  const path = Object.keys(files).find((each) => each.includes('/pdf-worker'))
  const asking = `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: identity\r\n\r\n`
  await fetch(host.url + path, { headers: { 'accept-encoding': 'identity' } })
  const before = await memoryOf(host)
  const peak = await peakMemory(host, async () => {
    // 300 times 1.4 MB, of which the sockets take some
    const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(host, asking.repeat(15))))
    for (const socket of sockets) socket.pause()
    for (let i = 0; i < 20; i++) await expectAlive(host)
    for (const socket of sockets) socket.destroy()
  })
  expect((peak - before) / MEGABYTE).toBeLessThan(100)
})
