import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { adminNotification } from '#contract/quote.ts'
import { sampleRow } from '../../../tests/support/clients.ts'
import { sampleUpload } from '../../../tests/support/samples.ts'
import { residentMemory } from '../load/processes.ts'
import { type SetUp, startEmbedded } from '../load/set-up.ts'
import { printTable, say } from '../load/table.ts'
import { addressOf } from '../load/visitor.ts'
import { FLOODS, type Flood } from './floods.ts'

/**
 * What visitors notice while the host is attacked: how long a complete quote takes, and how long a new customer waits for
 * the message with the link. Each flood gets a new host.
 */

const MEGABYTE = 1024 * 1024
/** How long each flood lasts, in milliseconds. */
const DURATION = 8_000
/** Maximum wait of a visitor, or a new customer, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000
/** Network numbers below this are attackers. */
let network = 1_000

/** A visitor on a network of their own. */
function visitor({ host }: SetUp) {
  const headers = { 'x-forwarded-for': addressOf(network++) }
  return createClient(host.url, host.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      headers,
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }),
    },
  })
}

/** One quote with a document, from the upload to the notification; undefined when it failed. */
async function quote(setUp: SetUp): Promise<number | undefined> {
  const started = performance.now()
  const client = visitor(setUp)
  const { path, bytes, options } = sampleUpload('pdf', MEGABYTE)
  const upload = await client.storage.from(QUOTE_BUCKET).upload(path, bytes, options)
  const file = { name: 'certificate.pdf', path, size: bytes.length, type: options.contentType }
  const row = sampleRow({ email: `${crypto.randomUUID()}@example.com`, uploaded_files: [file] })
  const insert = await client.from('quote_requests').insert(row)
  const body = adminNotification(row, 'quote_request', new Date())
  const notification = await client.functions.invoke('send-admin-notification', { body })
  if (upload.error || insert.error || notification.error) return undefined
  return performance.now() - started
}

/** From a sign-up until its message has reached the mail server. */
async function confirmation(setUp: SetUp): Promise<number | undefined> {
  const started = performance.now()
  const email = `${crypto.randomUUID()}@example.com`
  const { error } = await visitor(setUp).auth.signUp({ email, password: 'secret-1' })
  if (error) return undefined
  while (performance.now() - started < REQUEST_TIMEOUT_MS) {
    if (setUp.mail.taken.some(({ to }) => to === email)) return performance.now() - started
    await wait(20)
  }
  return undefined
}

async function freeDisk({ host }: SetUp): Promise<number> {
  const { bavail, bsize } = await statfs(host.dataDir)
  return bavail * bsize
}

async function endure(name: string, flood: Flood): Promise<string[]> {
  const setUp = await startEmbedded()
  const { host } = setUp
  try {
    // The first request is always slower.
    await quote(setUp)
    const before = await freeDisk(setUp)
    const ended = new AbortController()
    const attack = flood({ url: host.url, sql: setUp.sql, stop: ended.signal })
    let memory = 0
    const watching = (async () => {
      while (!ended.signal.aborted) {
        memory = Math.max(memory, await residentMemory(host.pid()))
        await wait(50)
      }
    })()
    await wait(1_000)
    const mail = confirmation(setUp)
    const times: number[] = []
    let failed = 0
    const until = performance.now() + DURATION
    while (performance.now() < until) {
      const time = await quote(setUp)
      if (time === undefined) failed += 1
      else times.push(time)
      await wait(200)
    }
    const message = await mail
    ended.abort()
    await Promise.all([attack, watching])
    times.sort((a, b) => a - b)
    const disk = Math.max(0, before - (await freeDisk(setUp)))
    const ms = (value: number | undefined) => (value === undefined ? 'none' : value.toFixed(0))
    return [
      name,
      ms(times[Math.floor(times.length / 2)]),
      ms(times.at(-1)),
      String(failed),
      ms(message),
      (memory / MEGABYTE).toFixed(0),
      (disk / MEGABYTE).toFixed(0),
    ]
  } finally {
    await setUp.close()
  }
}

const COLUMNS = ['flood', 'quote p50 ms', 'worst ms', 'failed', 'message ms', 'memory MB', 'disk MB']

export async function benchSiege(): Promise<void> {
  say('Under attack: a visitor’s quote with a document of 1 MB, and a new customer’s confirmation message')
  const rows: string[][] = []
  for (const [name, flood] of Object.entries(FLOODS)) {
    const row = await endure(name, flood)
    rows.push(row)
    process.stderr.write(`${row.join('   ')}\n`)
  }
  printTable(COLUMNS, rows)
}
