import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous, sampleRow } from '../support/clients.ts'
import { type DatabaseLine, layDatabaseLine } from '../support/database-line.ts'
import { pauseDatabase } from '../support/database-process.ts'
import { type AnyRequest, everyRequest } from '../support/every-request.ts'
import { eventually, type Host, startHost } from '../support/host.ts'
import { type Postgres, startPostgres } from '../support/postgres.ts'
import { metric, readMetrics } from '../support/prometheus.ts'
import { openSql } from '../support/sql.ts'

/**
 * A database that is away, silent or slow: whoever needs it is told within ten seconds, everybody else is served, and it
 * all goes on by itself afterwards.
 */

const ANSWER_TIMEOUT_MS = 10_000

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

const askAll = (requests: AnyRequest[]) => Promise.all(requests.map(timed))

function print(when: string, answers: Answer[]): void {
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  process.stdout.write(
    `database away, ${when}: ${answers.length} kinds of request, slowest answer ${slowest} ms\n`,
  )
}

/** Every one of them is told to come back, in words, and in time. */
function expectUnavailable(answers: Answer[]): void {
  expect(answers.filter(({ status }) => status !== 503)).toEqual([])
  for (const { name, ms, text, retryAfter } of answers) {
    expect(ms, name).toBeLessThan(ANSWER_TIMEOUT_MS)
    expect(Number(retryAfter), name).toBeGreaterThan(0)
    // A HEAD has none, and a form that was posted without scripts is answered with a page.
    const body = text.startsWith('{') ? JSON.parse(text) : undefined
    if (text) expect(body ? (body.message ?? body.error.message) : text, name).toMatch(/Please try again/)
    const words = text.replace(/<style>[\s\S]*<\/style>|<[^>]*>/g, ' ')
    expect(words, name).not.toMatch(/\bat \/|node_modules|ECONN|select |insert /)
  }
}

/** What needs no database is served as ever, and monitoring is told which part fails. */
async function expectTheRest(host: Host): Promise<void> {
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

/** Within seconds everything that was asked for works, the first time or the next. */
async function expectRecovery(host: Host, requests: AnyRequest[]): Promise<void> {
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
  const answers = await askAll(requests)
  for (const [i, { name, status, text }] of answers.entries()) {
    expect(status, `${name}: ${text}`).toBeLessThan(500)
    const wanted = requests[i]?.status
    if (wanted) expect(status, `${name}: ${text}`).toBe(wanted)
  }
  expect((await host.runJobs()).mail.failed).toBe(0)
}

/** Inserts a request every so often. */
function keepInserting(host: Host) {
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
    /** Ids of those that were taken; the others were told to come back. */
    async end() {
      clearInterval(timer)
      await Promise.all(running)
      expect([...statuses].sort()).toEqual([201, 503])
      return taken
    },
  }
}

async function expectStored(databaseUrl: string, ids: string[]): Promise<void> {
  const sql = openSql(databaseUrl)
  const rows = await sql`select id from public.quote_requests where id = any(${ids})`
  await sql.end()
  expect(ids.length).toBeGreaterThan(0)
  expect(rows).toHaveLength(ids.length)
}

describe('the embedded database', () => {
  it('stopped for half a minute: everybody is told in time, and nothing that was taken is lost', {
    tags: ['database-outage'],
  }, async () => {
    const host = await startHost({ JOBS_INTERVAL_SECONDS: '2' })
    try {
      const requests = await everyRequest(host)
      const inserting = keepInserting(host)
      await wait(1_000)
      const goOn = await pauseDatabase(host.dataDir)
      try {
        const stopped = Date.now()
        const first = await askAll(requests)
        print('just now', first)
        expectUnavailable(first)
        await expectTheRest(host)
        await wait(Math.max(0, 20_000 - (Date.now() - stopped)))
        const later = await askAll(requests)
        print('for 20 s', later)
        expectUnavailable(later)
        await wait(Math.max(0, 30_000 - (Date.now() - stopped)))
      } finally {
        goOn()
        setTimeout(inserting.stop, 20_000).unref()
      }
      await expectRecovery(host, requests)
      await expectStored(host.databaseUrl, await inserting.end())
    } finally {
      await host.dispose()
    }
  })
})

describe("a database of the operator's own", () => {
  let server: Postgres
  let line: DatabaseLine
  let host: Host
  let requests: AnyRequest[]
  beforeAll(async () => {
    server = await startPostgres()
    line = await layDatabaseLine(server.url)
    host = await startHost({ DATABASE_URL: line.url, JOBS_INTERVAL_SECONDS: '2' })
    requests = await everyRequest(host)
  })
  afterAll(async () => {
    await host.dispose()
    await line.close()
    await server.close()
  })

  /** Nobody waits for the jobs, which try one thing after another. */
  const waitedFor = () => requests.filter(({ name }) => !name.startsWith('run-jobs'))

  it.each([
    ['refuses everybody', () => line.refuse()],
    ['lets everybody in and says nothing', () => line.swallow()],
  ])('that %s', { tags: ['database-outage'] }, async (when, fail) => {
    const inserting = keepInserting(host)
    await wait(1_000)
    fail()
    try {
      const first = await askAll(requests)
      print(when, first)
      expectUnavailable(first)
      await expectTheRest(host)
      const later = await askAll(requests)
      print(`${when}, still`, later)
      expectUnavailable(later)
      // Nobody waits for what others have found out already.
      for (const { name, ms } of later) expect(ms, name).toBeLessThan(6_000)
    } finally {
      line.restore()
      setTimeout(inserting.stop, 20_000).unref()
    }
    await expectRecovery(host, requests)
    await expectStored(server.url, await inserting.end())
  })

  it('whose every word takes most of a second', { tags: ['database-outage'] }, async () => {
    line.delay(800)
    try {
      const answers = await askAll(waitedFor())
      print('slow', answers)
      const late = answers.filter(({ status }) => status >= 500)
      process.stdout.write(`${answers.length - late.length} of them were served\n`)
      expectUnavailable(late)
      for (const { name, ms } of answers) expect(ms, name).toBeLessThan(ANSWER_TIMEOUT_MS)
      expect((await fetch(`${host.url}/get-quote`)).status).toBe(200)
    } finally {
      line.restore()
    }
    await expectRecovery(host, requests)
  })

  it('whose tables are locked by somebody else', { tags: ['database-outage'] }, async () => {
    const unlock = await lockTables(server.url)
    try {
      const answers = await askAll(waitedFor())
      print('locked', answers)
      // Functions that need no table to refuse do so; everybody else has to come back.
      expectUnavailable(answers.filter(({ name, status }) => status >= 500 || !name.includes(':')))
      for (const { name, ms } of answers) expect(ms, name).toBeLessThan(ANSWER_TIMEOUT_MS)
      expect((await fetch(`${host.url}/get-quote`)).status).toBe(200)
      expect((await fetch(`${host.url}/healthz`)).status).toBe(200)
    } finally {
      await unlock()
    }
    await expectRecovery(host, requests)
  })
})

/** Takes every table for itself, as somebody does who forgets to end a transaction; gives what ends it. */
async function lockTables(databaseUrl: string): Promise<() => Promise<void>> {
  const sql = openSql(databaseUrl)
  const connection = await sql.reserve()
  const [row] = await connection`
    select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables
    from pg_tables where schemaname in ('public', 'auth', 'storage')`
  // The host's jobs may hold one of them and want another: then one of the two has to begin again.
  await eventually(async () => {
    await connection`begin`
    const locked = connection.unsafe(`lock table ${row?.tables} in access exclusive mode`)
    const done = await locked.then(
      () => true,
      () => undefined,
    )
    if (!done) await connection`rollback`
    return done
  })
  return async () => {
    await connection`rollback`
    connection.release()
    await sql.end()
  }
}
