import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { sampleRow } from '../../tests/support/clients.ts'
import { type Host, startHost } from '../../tests/support/host.ts'
import { sampleUpload } from '../../tests/support/samples.ts'
import { printTable, say, TIMES_COLUMNS, timesRow } from './load/table.ts'
import { addressOf } from './load/visitor.ts'

/** A rush: 300 connections from the first second after a start, of pages, uploads, quotes, free times and sign-ins. */

const CONNECTIONS = 300
const SECONDS = 10
/** Between two requests of a connection, in milliseconds: somebody reads. */
const PAUSE = 1_000

type Outgoing = { method: string; path: string; headers?: Record<string, string>; body?: string | Buffer }

const json = (path: string, body: object): Outgoing => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const page = (path: string): Outgoing => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } })

function upload(): Outgoing {
  const { path, bytes, options } = sampleUpload('pdf')
  const headers = { 'content-type': options.contentType }
  return {
    method: 'POST',
    path: `/storage/v1/object/${QUOTE_BUCKET}/${path}`,
    headers,
    body: Buffer.from(bytes),
  }
}

/** What a visitor asks for; of thirty requests one is a sign-in. */
const KINDS: Record<string, { share: number; make: () => Outgoing }> = {
  page: { share: 15, make: () => page('/') },
  'quote: row': { share: 5, make: () => json('/rest/v1/quote_requests', sampleRow()) },
  'quote: upload': { share: 5, make: upload },
  'booking: free times': {
    share: 4,
    make: () => json('/rest/v1/rpc/taken_slots', { from_date: '2027-01-04', to_date: '2027-01-08' }),
  },
  'sign-in': {
    share: 1,
    make: () =>
      json('/auth/v1/token?grant_type=password', { email: 'nobody@example.com', password: 'wrong-password' }),
  },
}

const TURNS = Object.entries(KINDS).flatMap(([kind, { share }]) => Array.from({ length: share }, () => kind))

type Visit = { kind: string; outgoing: Outgoing }

/** What one connection asks for, made beforehand: making it is none of what is measured. */
function plan(connection: number): Visit[] {
  return Array.from({ length: (SECONDS * 1000) / PAUSE }, (_, i) => {
    const kind = TURNS[((connection + i) * 7) % TURNS.length] as string
    return { kind, outgoing: (KINDS[kind] as (typeof KINDS)[string]).make() }
  })
}

/** @returns milliseconds since the request left, because three hundred are made one after another, and status; 0 when there was no answer */
function send(host: Host, agent: Agent, { body, ...outgoing }: Outgoing, visitor: number) {
  let started = performance.now()
  const headers = { apikey: host.publishableKey, ...outgoing.headers, 'x-forwarded-for': addressOf(visitor) }
  return new Promise<{ ms: number; status: number }>((resolve) => {
    const { hostname, port } = new URL(host.url.replace('localhost', '127.0.0.1'))
    const call = request({ host: hostname, port, ...outgoing, headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ ms: performance.now() - started, status: answer.statusCode ?? 0 }))
    })
    call.on('finish', () => {
      started = performance.now()
    })
    call.on('error', () => resolve({ ms: performance.now() - started, status: 0 }))
    call.end(body)
  })
}

export async function benchRush(): Promise<void> {
  const host = await startHost({ TRUSTED_PROXIES: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  try {
    const plans = Array.from({ length: CONNECTIONS }, (_, connection) => plan(connection))
    const samples: { kind: string; first: boolean; ms: number }[] = []
    const failed: Record<string, number> = {}
    // The second start, as after an update or a restart of the machine.
    await host.stop()
    await host.start()
    let visitors = 0
    await Promise.all(
      plans.map(async (visits) => {
        for (const [i, { kind, outgoing }] of visits.entries()) {
          const { ms, status } = await send(host, agent, outgoing, visitors++)
          samples.push({ kind, first: i === 0, ms })
          if (status === 0 || status >= 500)
            failed[`${kind} ${status}`] = (failed[`${kind} ${status}`] ?? 0) + 1
          await wait(PAUSE)
        }
      }),
    )
    say(
      `${CONNECTIONS} connections in the ${SECONDS} seconds after "Ready"; failed: ${JSON.stringify(failed)}`,
    )
    const rowOf = (title: string, fits: (sample: (typeof samples)[number]) => boolean) =>
      timesRow(
        title,
        samples.filter(fits).map(({ ms }) => ms),
      )
    const rows = Object.keys(KINDS).flatMap((kind) => [
      rowOf(`${kind}, at once`, (sample) => sample.kind === kind && sample.first),
      rowOf(`${kind}, then`, (sample) => sample.kind === kind && !sample.first),
      rowOf(`${kind}, together`, (sample) => sample.kind === kind),
    ])
    printTable(TIMES_COLUMNS, rows)
  } finally {
    agent.destroy()
    await host.dispose()
  }
}
