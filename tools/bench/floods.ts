import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { EMBEDDED_PUBLISHABLE_KEY, QUOTE_BUCKET } from '#contract/backend.ts'
import { BOOKING_TIMES, dayProblem, formatBookingDate } from '#contract/booking-calendar.ts'
import { gmtDay } from '#contract/dates.ts'
import { guestFilePath } from '#contract/files.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { sampleRow } from '../../tests/support/clients.ts'
import { sampleEnquiry } from '../../tests/support/forms.ts'
import { sampleFile } from '../../tests/support/samples.ts'
import type { Sql } from '../../tests/support/sql.ts'
import { addressOf, siteAddressOf } from './visitors.ts'

/** The attacks of docs/checks.md: each runs until stopped, from as many networks as it is told. Responses do not matter. */

/** As a number of networks: all of one /48. */
export const ONE_SITE = 65_536

type Target = { url: string; sql: Sql; networks: number; stop: AbortSignal }

export type Flood = (target: Target) => Promise<void>

const headers = (network: number) => ({
  apikey: EMBEDDED_PUBLISHABLE_KEY,
  'content-type': 'application/json',
  'x-forwarded-for': network < 0 ? siteAddressOf(-network) : addressOf(network),
})

let requests = 0

/** Of a whole /48: another of its /64 for each request. */
const networkOf = (line: number, networks: number) =>
  networks === ONE_SITE ? -(1 + (requests++ % 65_000)) : line % networks

async function send(url: string, init: RequestInit, stop: AbortSignal): Promise<void> {
  await fetch(url, { ...init, redirect: 'manual', signal: stop })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {})
}

async function repeat(
  lines: number,
  stop: AbortSignal,
  work: (line: number) => Promise<void>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: lines }, async (_, line) => {
      while (!stop.aborted) {
        await work(line)
        // Instant refusals must not turn into a loop that starves this process.
        await wait(5)
      }
    }),
  )
}

const post =
  (path: string, body: () => string | Uint8Array<ArrayBuffer>, lines = 16): Flood =>
  ({ url, networks, stop }) =>
    repeat(lines, stop, (line) =>
      send(
        `${url}${path}`,
        { method: 'POST', headers: headers(networkOf(line, networks)), body: body() },
        stop,
      ),
    )

const get =
  (path: string): Flood =>
  ({ url, networks, stop }) =>
    repeat(20, stop, (line) => send(`${url}${path}`, { headers: headers(networkOf(line, networks)) }, stop))

/** Endless bodies, in chunks of 64 KB, until the host closes the connection. */
const stream =
  (path: string): Flood =>
  ({ url, stop }) => {
    const { port } = new URL(url)
    const lines = Object.entries({ ...headers(0), host: 'localhost', 'transfer-encoding': 'chunked' })
    const head = [`POST ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', '']
    const piece = `10000\r\n${' '.repeat(65_536)}\r\n`
    return repeat(
      4,
      stop,
      () =>
        new Promise((done) => {
          const socket = connect(Number(port), '127.0.0.1', () => socket.write(head.join('\r\n')))
          const pour = () => {
            while (!stop.aborted && socket.writable && socket.write(piece));
          }
          const end = () => socket.destroy()
          stop.addEventListener('abort', end, { once: true })
          socket
            .on('connect', pour)
            .on('drain', pour)
            .on('error', () => {})
            .resume()
          socket.on('close', () => {
            stop.removeEventListener('abort', end)
            done()
          })
        }),
    )
  }

const rows = (count: number) => JSON.stringify(Array.from({ length: count }, () => sampleRow()))

const nested = (depth: number) => `${'request_documents('.repeat(depth)}id${')'.repeat(depth)}`

/** Every slot of the next months, one after another, each for a different person. */
function* slots(): Generator<object, never> {
  for (let ahead = 1; ; ahead = (ahead % 300) + 1) {
    const now = new Date()
    const day = gmtDay(new Date(now.getTime() + ahead * 86_400_000))
    if (dayProblem(day, now)) continue
    for (const time of BOOKING_TIMES) {
      const email = `${randomUUID()}@example.com`
      const name = { firstName: 'Amélie', lastName: 'Brandt', phone: '+44 20 7946 0018' }
      yield { ...name, email, date: formatBookingDate(day), time }
    }
  }
}

const everySlot = slots()

const document = sampleFile('pdf', FILE_LIMITS.maxBytes)

const upload =
  (prefix: string): Flood =>
  ({ url, networks, stop }) =>
    repeat(16, stop, (line) =>
      send(
        `${url}${prefix}/${guestFilePath('pdf')}`,
        {
          method: 'POST',
          headers: { ...headers(networkOf(line, networks)), 'content-type': 'application/pdf' },
          body: document,
        },
        stop,
      ),
    )

const halfSent: Flood = async ({ url, stop }) => {
  const { port } = new URL(url)
  const open = new Set<Socket>()
  await repeat(20, stop, async () => {
    if (open.size >= 2_000) return void (await wait(100))
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nhost: x\r\nx-a: '),
    )
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
  })
  for (const socket of open) socket.destroy()
}

const fullQueue: Flood = async ({ sql, stop }) => {
  await sql`
    insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'enquiry_customer', 'a' || n || '@example.com', '{}', 'siege:' || n from generate_series(1, 7200) as n`
  await new Promise((done) => stop.addEventListener('abort', done, { once: true }))
}

const credentials = () => JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'secret-1' })

export const FLOODS: Record<string, Flood> = {
  'inserts of 32,768 rows': post('/rest/v1/quote_requests', () => rows(32_768), 2),
  'inserts of 2,000 rows': post('/rest/v1/quote_requests', () => rows(2_000), 4),
  'quotes, one at a time': post('/rest/v1/quote_requests', () => rows(1)),
  'quotes to one address': post('/rest/v1/quote_requests', () =>
    JSON.stringify(sampleRow({ email: 'victim@example.com' })),
  ),
  'embeds 300 deep': get(`/rest/v1/quote_requests?select=${nested(300)}`),
  'patterns that backtrack': get(
    `/rest/v1/quote_requests?task_description=match.${encodeURIComponent('(.*a){12}b')}`,
  ),
  'uploads to signed addresses': upload(`/storage/v1/object/upload/sign/${QUOTE_BUCKET}`),
  'uploads to an encoded path': upload(`/storage/v1/%6fbject/${QUOTE_BUCKET.replace('-', '%2D')}`),
  'uploads of 10 MB, as allowed': upload(`/storage/v1/object/${QUOTE_BUCKET}`),
  'endless bodies to a bucket that is not there': stream('/storage/v1/object/nowhere/file.pdf'),
  'endless bodies to the data service': stream('/rest/v1/quote_requests'),
  'deletions of 300,000 names': ({ url, stop }) => {
    const body = JSON.stringify({ prefixes: Array.from({ length: 300_000 }, (_, n) => `a${n}`) })
    return repeat(2, stop, (line) =>
      send(
        `${url}/storage/v1/object/${QUOTE_BUCKET}`,
        { method: 'DELETE', headers: headers(line), body },
        stop,
      ),
    )
  },
  'sign-ups': post('/auth/v1/signup', credentials),
  'sign-ins': post('/auth/v1/token?grant_type=password', credentials),
  'new passwords': post('/functions/v1/send-password-reset', () =>
    JSON.stringify({ email: `${randomUUID()}@example.com` }),
  ),
  enquiries: post('/functions/v1/send-contact-email', () => JSON.stringify(sampleEnquiry())),
  'newsletter sign-ups': post('/functions/v1/newsletter-signup', () =>
    JSON.stringify({ email: `${randomUUID()}@example.com` }),
  ),
  'one-time links that nobody asked for': post('/auth/v1/otp', credentials),
  'holds of every slot': post('/functions/v1/create-consultation-payment', () =>
    JSON.stringify({ bookingData: everySlot.next().value }),
  ),
  '2,000 half-sent headers': halfSent,
  '7,200 messages waiting': fullQueue,
}
