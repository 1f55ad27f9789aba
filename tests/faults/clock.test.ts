import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { openAccount } from '../support/accounts.ts'
import { book, sampleBooking } from '../support/bookings.ts'
import { anonymous, sampleRow, sendQuote, storedBytes } from '../support/clients.ts'
import { makeFakeClock } from '../support/fake-clock.ts'
import { eventually, type Host, startHost } from '../support/host.ts'
import { mailedLinks } from '../support/links.ts'
import { ownHost } from '../support/own-host.ts'
import { metric, readMetrics } from '../support/prometheus.ts'
import { sampleUpload } from '../support/samples.ts'
import { processorTime } from '../support/siege.ts'
import { openSql } from '../support/sql.ts'

/** With wrong clocks, hosts rely on the database's clock for what they must agree on. */

const MINUTE = 60
const HOUR = 60 * MINUTE

async function readWith(host: Host, token: string): Promise<number> {
  const headers = { apikey: host.publishableKey, authorization: `Bearer ${token}` }
  return (await fetch(`${host.url}/rest/v1/quote_requests`, { headers })).status
}

const metricsOf = async (host: Host) => readMetrics(await (await fetch(`${host.url}/metrics`)).text())

const clockOffset = async (host: Host) => metric(await metricsOf(host), 'site_clock_offset_seconds')

const jobRuns = async (host: Host) => metric(await metricsOf(host), 'site_job_runs_total', { work: 'all' })

async function expectNothingTwice(host: Host): Promise<void> {
  const sql = openSql(host.databaseUrl)
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
  const clock = await makeFakeClock()
  onTestFinished(clock.close)
  const host = await startHost({ ...limits, ...clock.env })
  onTestFinished(host.dispose)
  const held = sampleBooking()
  expect((await book(host, held)).status).toBe(200)
  const { document } = await mailedLinks(host, await sendQuote(anonymous(host)))
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
    expect((await fetch(document)).status, when).toBe(200)
    expect((await book(host, { ...sampleBooking(), date: held.date, time: held.time })).status, when).toBe(
      409,
    )
    expect((await fetch(`${host.url}/readyz`)).status, when).toBe(200)

    // The time is asked for again when the jobs run.
    await eventually(async () => Math.abs((await clockOffset(host)) + seconds) <= 2 || undefined)
    // The jobs go on at their pace, and the process has nothing to do meanwhile.
    const [before, busy] = [await jobRuns(host), await processorTime(host.pid())]
    await wait(2_000)
    expect((await jobRuns(host)) - before, when).toBeLessThanOrEqual(6)
    expect((await processorTime(host.pid())) - busy, when).toBeLessThan(2_000)
    await eventually(async () => (await jobRuns(host)) > before || undefined, 8, `the jobs, ${when}`)
  }
  expect((await storedBytes(host, file.path)).equals(file.bytes)).toBe(true)
  expect(host.output().match(/"msg":"The database’s clock/g)?.length).toBeGreaterThanOrEqual(1)
  expect(host.output()).toContain('agree again')
  await expectNothingTwice(host)
})

const { host, sql } = ownHost()

it('nothing is deleted by a clock that has leapt, before somebody had a day to set it right', {
  tags: ['wrong-clocks'],
}, async () => {
  // The host begins with a run of its own; its sweep must be over.
  await eventually(async () => (await jobRuns(host)) === 1 || undefined)
  const enquire = () => sql`
    insert into public.enquiries (given_name, family_name, email, subject, message, created_at)
    values ('Ann', 'Other', 'leap@example.com', 'general', 'A question', now() - interval '5 years')`
  const left = async () => (await sql`select from public.enquiries where email = 'leap@example.com'`).length
  // After a leap the database's last check is long ago.
  const looked = (age: string) =>
    sql`update public.retention_clock set looked_at = now() - ${age}::interval, next_sweep_at = null`

  await enquire()
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
  await enquire()
  await looked('2 days')
  await host.runJobs()
  expect(await left()).toBe(1)
  await sql`update public.retention_clock set paused_until = now() - interval '1 second'`
  await host.runJobs()
  expect(await left()).toBe(0)
})
