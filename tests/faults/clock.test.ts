import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { openAccount } from '../support/accounts.ts'
import { book, sampleBooking } from '../support/bookings.ts'
import { anonymous, sampleRow, sendQuote, service } from '../support/clients.ts'
import { type FakeClock, makeFakeClock } from '../support/fake-clock.ts'
import { eventually, type Host, startHost } from '../support/host.ts'
import { type Postgres, startPostgres } from '../support/postgres.ts'
import { metric, readMetrics } from '../support/prometheus.ts'
import { sampleUpload } from '../support/samples.ts'
import { openSql } from '../support/sql.ts'

/** With wrong clocks, hosts rely on the database's clock for what they must agree on. */

const MINUTE = 60
const HOUR = 60 * MINUTE

const clocks: FakeClock[] = []
const hosts: Host[] = []
afterEach(async () => {
  const started = hosts.splice(0)
  // A shared folder is deleted when no host writes there any more.
  await Promise.all(started.map((host) => host.stop()))
  await Promise.all(started.map((host) => host.dispose()))
  await Promise.all(clocks.splice(0).map((clock) => clock.close()))
})

async function start(env: Record<string, string>, seconds: number) {
  const clock = await makeFakeClock(seconds)
  clocks.push(clock)
  const host = await startHost({ ...env, ...clock.env })
  hosts.push(host)
  return { host, clock }
}

/** The status of reading one's own requests with a session's token. */
async function readWith(host: Host, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  const client = createClient(host.url, host.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers },
  })
  return (await client.from('quote_requests').select()).status
}

/** The document link in the operator's message about a request. */
async function documentLink(host: Host, reference: string): Promise<string> {
  const mail = await host.waitForMail(({ subject }) => Boolean(subject?.startsWith(`${reference} [`)))
  return new URL(/http\S+open-document\S+/.exec(mail.text ?? '')?.[0] as string).search
}

/** At one host, and its ticket at another. */
async function openDocument(query: string, at: Host, then: Host): Promise<number> {
  const first = await fetch(`${at.url}/functions/v1/open-document${query}`, { redirect: 'manual' })
  expect(first.status).toBe(303)
  const second = await fetch(new URL(first.headers.get('location') ?? '', then.url))
  await second.arrayBuffer()
  return second.status
}

const metricsOf = async (host: Host) => readMetrics(await (await fetch(`${host.url}/metrics`)).text())

const clockOffset = async (host: Host) => metric(await metricsOf(host), 'site_clock_offset_seconds')

const jobRuns = async (host: Host) => metric(await metricsOf(host), 'site_job_runs_total', { work: 'all' })

async function expectNothingTwice(host: Host, databaseUrl: string): Promise<void> {
  const sql = openSql(databaseUrl)
  await eventually(async () => {
    const [open] = await sql`select count(*)::int as count from public.outbox where status <> 'sent'`
    return open?.count === 0 || undefined
  })
  await sql.end()
  const ids = (await host.mail()).map(({ messageId }) => messageId)
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
}

describe('two hosts on one database', () => {
  let server: Postgres
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.close())

  const shared = {
    SECRET_KEY: 'sb_secret_shared-by-all-hosts-of-the-tests',
    JWT_SECRET: 'signs the sessions of all hosts of the tests',
    LINK_SIGNING_SECRET: 'signs the links of all hosts of the tests',
    JOBS_INTERVAL_SECONDS: '1',
    ORPHAN_FILE_HOURS: '1',
  }

  it.each([
    ['5 minutes', 5 * MINUTE, true],
    ['2 hours', 2 * HOUR, false],
  ])(
    'whose clocks are %s apart do nothing twice, and agree on holds, links and files',
    { tags: ['wrong-clocks', 'release'] },
    async (name, seconds, near) => {
      const database = `apart_${seconds}`
      await server.query(`create database ${database}`)
      const env = { ...shared, DATABASE_URL: server.urlFor({ database }) }
      const right = (await start(env, 0)).host
      // Both hosts must see documents and captured mail.
      const { host: wrong, clock } = await start({ ...env, DATA_DIR: right.dataDir }, seconds)
      // It takes a moment to ask for the time.
      const [, said] = /"seconds":(-?\d+),"msg":"The database’s clock/.exec(wrong.output()) ?? []
      expect(Math.abs(Number(said) + seconds)).toBeLessThanOrEqual(2)
      expect(Math.abs((await clockOffset(wrong)) + seconds)).toBeLessThanOrEqual(2)
      expect(Math.abs(await clockOffset(right))).toBeLessThan(2)

      // A recent upload is not swept, whichever host runs the jobs.
      const file = sampleUpload('pdf')
      await anonymous(right).storage.from(QUOTE_BUCKET).upload(file.path, file.bytes, file.options)
      const sql = openSql(env.DATABASE_URL)
      const turns = new Set<number>()
      const until = performance.now() + 5_000
      await eventually(
        async () => {
          const [run] = await sql`select started_at from host.job_runs`
          if (run) turns.add(run.started_at.getTime())
          return (performance.now() > until && turns.size >= 3) || undefined
        },
        15,
        'three turns of the jobs',
      )
      await sql.end()
      const times = [...turns].sort()
      for (const [i, time] of times.slice(1).entries())
        expect(time - (times[i] as number)).toBeGreaterThan(850)
      await wrong.runJobs()
      const kept = await service(right).storage.from(QUOTE_BUCKET).download(file.path)
      expect(kept.data?.size).toBe(file.bytes.length)

      // A hold of one host counts at the other.
      const slot = sampleBooking()
      expect((await book(right, slot)).status).toBe(200)
      expect((await book(wrong, { ...sampleBooking(), date: slot.date, time: slot.time })).status).toBe(409)
      const other = sampleBooking()
      expect((await book(wrong, other)).status).toBe(200)
      await right.runJobs()
      expect((await book(right, { ...sampleBooking(), date: other.date, time: other.time })).status).toBe(409)

      // Links and tickets work at either host.
      const sent = await sendQuote(anonymous(wrong))
      const link = await documentLink(right, sent.notification.data.reference)
      for (const [at, then] of [
        [right, wrong],
        [wrong, right],
      ] as const)
        expect(await openDocument(link, at, then), `${name} apart`).toBe(200)

      // Sessions use the machines' clocks: an hour, minus their difference. Renewed, they are valid again.
      const account = await openAccount(right)
      expect(await readWith(right, account.token)).toBe(200)
      expect(await readWith(wrong, account.token)).toBe(near ? 200 : 401)
      const anew = createClient(wrong.url, wrong.publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      })
      const refreshToken = (await account.client.auth.getSession()).data.session?.refresh_token as string
      const renewed = await anew.auth.refreshSession({ refresh_token: refreshToken })
      expect(renewed.error).toBeNull()
      for (const host of [right, wrong])
        expect(await readWith(host, renewed.data.session?.access_token as string)).toBe(200)
      await expectNothingTwice(right, env.DATABASE_URL)

      await clock.move(0)
      await eventually(() => /agree again/.test(wrong.output()) || undefined)
      const after = await openAccount(wrong)
      expect(await readWith(right, after.token)).toBe(200)
    },
  )
})

it('one host whose clock jumps ahead and back goes on, and keeps nobody waiting', {
  tags: ['wrong-clocks', 'release'],
}, async () => {
  const limits = { RATE_LIMIT_DATA: '60', JOBS_INTERVAL_SECONDS: '1', ORPHAN_FILE_HOURS: '1' }
  const { host, clock } = await start(limits, 0)
  const held = sampleBooking()
  expect((await book(host, held)).status).toBe(200)
  const { notification } = await sendQuote(anonymous(host))
  const link = await documentLink(host, notification.data.reference)
  const file = sampleUpload('pdf')
  await anonymous(host).storage.from(QUOTE_BUCKET).upload(file.path, file.bytes, file.options)

  for (const seconds of [2 * HOUR, -2 * HOUR, 30 * 24 * HOUR, 0]) {
    await clock.move(seconds)
    const when = `${seconds} s`
    // Within the limit, requests pass even after the clock went back.
    const inserts = await Promise.all(
      Array.from({ length: 8 }, () => anonymous(host).from('quote_requests').insert(sampleRow())),
    )
    expect(
      inserts.map(({ status }) => status),
      when,
    ).toEqual(Array(8).fill(201))
    const account = await openAccount(host)
    expect(await readWith(host, account.token), when).toBe(200)
    expect(await openDocument(link, host, host), when).toBe(200)
    expect((await book(host, { ...sampleBooking(), date: held.date, time: held.time })).status, when).toBe(
      409,
    )
    expect((await fetch(`${host.url}/readyz`)).status, when).toBe(200)

    // Jobs keep their pace, and the process stays idle.
    const [before, busy] = [await jobRuns(host), await processorSeconds(host.pid())]
    await wait(2_000)
    expect((await jobRuns(host)) - before, when).toBeLessThanOrEqual(6)
    expect((await processorSeconds(host.pid())) - busy, when).toBeLessThan(2)
    await eventually(async () => (await jobRuns(host)) > before || undefined, 8, `the jobs, ${when}`)
  }
  const kept = await service(host).storage.from(QUOTE_BUCKET).download(file.path)
  expect(kept.data?.size).toBe(file.bytes.length)
  expect(host.output().match(/"msg":"The database’s clock/g)?.length).toBeGreaterThanOrEqual(1)
  await expectNothingTwice(host, host.databaseUrl)
})

async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

it('nothing is deleted by a clock that has leapt, before somebody had a day to set it right', {
  tags: ['wrong-clocks'],
}, async () => {
  const { host } = await start({ JOBS_INTERVAL_SECONDS: '3600' }, 0)
  // The host begins with a run of its own; its sweep must be over.
  await eventually(async () => (await jobRuns(host)) === 1 || undefined)
  const sql = openSql(host.databaseUrl)
  await sql`
    insert into public.enquiries (given_name, family_name, email, subject, message, created_at)
    values ('Ann', 'Other', 'leap@example.com', 'general', 'A question', now() - interval '5 years')`
  const left = async () => (await sql`select from public.enquiries where email = 'leap@example.com'`).length
  // After a leap the database's last check is long ago.
  const looked = (age: string) =>
    sql`update public.retention_clock set looked_at = now() - ${age}::interval, next_sweep_at = null`

  await looked('3 years')
  await host.runJobs()
  await host.runJobs()
  expect(await left()).toBe(1)
  expect(host.output()).toContain('"event":"retention-paused"')

  // Corrected, the clock has left no trace.
  await looked('-3 years')
  await host.runJobs()
  expect(await left()).toBe(0)

  // After a real pause it runs a day late.
  await sql`
    insert into public.enquiries (given_name, family_name, email, subject, message, created_at)
    values ('Ann', 'Other', 'leap@example.com', 'general', 'A question', now() - interval '5 years')`
  await looked('2 days')
  await host.runJobs()
  expect(await left()).toBe(1)
  await sql`update public.retention_clock set paused_until = now() - interval '1 second'`
  await host.runJobs()
  expect(await left()).toBe(0)
  await sql.end()
})
