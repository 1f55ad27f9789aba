import { expect } from 'vitest'
import { anonymous, sampleRow } from './clients.ts'
import type { AnyRequest } from './every-request.ts'
import { eventually, type Host } from './host.ts'
import { metric, readMetrics } from './prometheus.ts'
import { withSql } from './sql.ts'

const ANSWER_TIMEOUT_MS = 10_000

/** For many requests at once, which this process and the host must work through. */
export const AT_ONCE_TIMEOUT_MS = 20_000

type Answer = { name: string; status: number; ms: number; text: string; retryAfter: string | null }

async function timed({ name, send }: AnyRequest): Promise<Answer> {
  const started = performance.now()
  const response = await send()
  const ms = Math.round(performance.now() - started)
  return {
    name,
    status: response.status,
    ms,
    text: await response.text(),
    retryAfter: response.headers.get('retry-after'),
  }
}

export const askAll = (requests: AnyRequest[]) => Promise.all(requests.map(timed))

const FEW = 6

/** One of each service, few enough to be answered like a single visitor's. */
const ALONE = ['insert a request', 'who am I', 'download', 'send-contact-email']

/** One at a time, each answered in time. */
export async function askAlone(requests: AnyRequest[]): Promise<Answer[]> {
  const few = ALONE.map((start) => requests.find(({ name }) => name.startsWith(start)) as AnyRequest)
  const answers = await askAll(few)
  for (const { name, ms } of answers) expect(ms, `${name}, alone`).toBeLessThan(ANSWER_TIMEOUT_MS)
  return answers
}

export function print(when: string, answers: Answer[]): void {
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  process.stdout.write(
    `database away, ${when}: ${answers.length} kinds of request, slowest answer ${slowest} ms\n`,
  )
}

/** Each is told, in words and in time, to come back. */
export function expectUnavailable(answers: Answer[], limit = AT_ONCE_TIMEOUT_MS): void {
  expect(answers.filter(({ status }) => status !== 503)).toEqual([])
  for (const { name, ms, text, retryAfter } of answers) {
    expect(ms, name).toBeLessThan(limit)
    expect(Number(retryAfter), name).toBeGreaterThan(0)
    // HEAD has no body, and a form posted without scripts gets a page.
    const body = text.startsWith('{') ? JSON.parse(text) : undefined
    if (text) expect(body ? (body.message ?? body.error.message) : text, name).toMatch(/Please try again/)
    const words = text.replace(/<style>[\s\S]*<\/style>|<[^>]*>/g, ' ')
    expect(words, name).not.toMatch(/\bat \/|node_modules|ECONN|select |insert /)
  }
}

/** What needs no database still works, and monitoring reports the failing part. */
export async function expectTheRest(host: Host): Promise<void> {
  const started = performance.now()
  const [page, health, ready, metrics] = await Promise.all(
    ['/get-quote', '/healthz', '/readyz', '/metrics'].map((path) => fetch(host.url + path)),
  )
  expect(page?.status).toBe(200)
  expect(health?.status).toBe(200)
  expect(ready?.status).toBe(503)
  expect(await ready?.json()).toEqual({ database: false, storage: true, mail: true })
  const families = readMetrics((await metrics?.text()) ?? '')
  expect(metric(families, 'site_ready', { part: 'database' })).toBe(0)
  expect(metric(families, 'site_unavailable_answers_total', { part: 'database' })).toBeGreaterThan(0)
  expect(metric(families, 'site_outbox_messages', { status: 'queued' })).toBeNaN()
  expect(performance.now() - started).toBeLessThan(ANSWER_TIMEOUT_MS)
}

/** Within seconds all requests succeed. */
export async function expectRecovery(host: Host, requests: AnyRequest[]): Promise<void> {
  const started = performance.now()
  await eventually(
    async () => (await fetch(`${host.url}/readyz`)).ok || undefined,
    20,
    'the host to be ready',
  )
  await eventually(
    async () =>
      (await anonymous(host).from('quote_requests').insert(sampleRow())).status === 201 || undefined,
    20,
    'a request to be taken',
  )
  const ms = Math.round(performance.now() - started)
  process.stdout.write(`database back: requests are taken after ${ms} ms\n`)
  // A few at a time: on a busy machine a crowd is refused for its own sake.
  for (let at = 0; at < requests.length; at += FEW) {
    const few = requests.slice(at, at + FEW)
    for (const [i, { name, status, text }] of (await askAll(few)).entries()) {
      expect(status, `${name}: ${text}`).toBeLessThan(500)
      const wanted = few[i]?.status
      if (wanted) expect(status, `${name}: ${text}`).toBe(wanted)
    }
  }
  expect((await host.runJobs()).mail.failed).toBe(0)
}

export function keepInserting(host: Host) {
  const taken: string[] = []
  const running: Promise<void>[] = []
  const statuses = new Set<number>()
  const insert = async () => {
    const row = sampleRow()
    const { status } = await anonymous(host).from('quote_requests').insert(row)
    statuses.add(status)
    if (status === 201) taken.push(row.id)
  }
  const timer = setInterval(() => running.push(insert()), 250)
  return {
    stop: () => clearInterval(timer),
    async end() {
      clearInterval(timer)
      await Promise.all(running)
      expect([...statuses].sort()).toEqual([201, 503])
      return taken
    },
  }
}

export async function expectStored(databaseUrl: string, ids: string[]): Promise<void> {
  const rows = await withSql(
    databaseUrl,
    (sql) => sql`select from public.quote_requests where id = any(${ids})`,
  )
  expect(ids.length).toBeGreaterThan(0)
  expect(rows).toHaveLength(ids.length)
}
