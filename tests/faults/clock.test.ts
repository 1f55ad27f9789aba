import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { afterEach, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { openAccount } from '../support/accounts.ts'
import { book, sampleBooking } from '../support/bookings.ts'
import { anonymous, sampleRow, sendQuote, service } from '../support/clients.ts'
import { type FakeClock, makeFakeClock } from '../support/fake-clock.ts'
import { eventually, type Host, startHost } from '../support/host.ts'
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

async function readWith(host: Host, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  const client = createClient(host.url, host.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers },
  })
  return (await client.from('quote_requests').select()).status
}

async function documentLink(host: Host, reference: string): Promise<string> {
  const mail = await host.waitForMail(({ subject }) => Boolean(subject?.startsWith(`${reference} [`)))
  return new URL(/http\S+open-document\S+/.exec(mail.text ?? '')?.[0] as string).search
}

async function openDocument(query: string, host: Host): Promise<number> {
  const first = await fetch(`${host.url}/functions/v1/open-document${query}`, { redirect: 'manual' })
  expect(first.status).toBe(303)
  const second = await fetch(new URL(first.headers.get('location') ?? '', host.url))
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

it('a host whose clock jumps ahead and back goes on, and keeps nobody waiting', {
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
    expect(await openDocument(link, host), when).toBe(200)
    expect((await book(host, { ...sampleBooking(), date: held.date, time: held.time })).status, when).toBe(
      409,
    )
    expect((await fetch(`${host.url}/readyz`)).status, when).toBe(200)

    // The time is asked for again when the jobs run.
    await eventually(async () => Math.abs((await clockOffset(host)) + seconds) <= 2 || undefined)
    // The jobs go on at their pace, and the process has nothing to do meanwhile.
    const [before, busy] = [await jobRuns(host), await processorSeconds(host.pid())]
    await wait(2_000)
    expect((await jobRuns(host)) - before, when).toBeLessThanOrEqual(6)
    expect((await processorSeconds(host.pid())) - busy, when).toBeLessThan(2)
    await eventually(async () => (await jobRuns(host)) > before || undefined, 8, `the jobs, ${when}`)
  }
  const kept = await service(host).storage.from(QUOTE_BUCKET).download(file.path)
  expect(kept.data?.size).toBe(file.bytes.length)
  expect(host.output().match(/"msg":"The database’s clock/g)?.length).toBeGreaterThanOrEqual(1)
  expect(host.output()).toContain('agree again')
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
  await eventually(() => host.output().includes('"event":"retention-paused"') || undefined)

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
