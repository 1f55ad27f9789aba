// @module-tag release

import { afterEach, beforeEach, expect, it } from 'vitest'
import { anonymous, sampleRow } from '../support/clients.ts'
import { eventually, type Host, startHost } from '../support/host.ts'
import { type FakeSmtp, type SmtpFault, startSmtp } from '../support/smtp.ts'
import { openSql, type Sql } from '../support/sql.ts'

/** A mail server in every kind of trouble, under a clock that the tests move. */

let host: Host
let smtp: FakeSmtp
let sql: Sql
beforeEach(async () => {
  smtp = await startSmtp()
  host = await startHost({ SMTP_URL: smtp.url, SMTP_TIMEOUT_SECONDS: '16', RATE_LIMIT_RECIPIENT: '100000' })
  sql = openSql(host.databaseUrl)
})
afterEach(async () => {
  await sql.end()
  await host.dispose()
  await smtp.close()
})

const print = (text: string) => process.stdout.write(`${text}\n`)

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Queues the two messages of each of so many requests, a moment apart from each other, as they would have come. In one
 * transaction, so that the host finds none of them before its time is set.
 */
async function queue(requests: number): Promise<void> {
  await sql.begin(async (work) => {
    await work`
      insert into public.quote_requests (service_type, urgency, task_description, country_of_origin,
        country_of_destination, given_name, family_name, email)
      select 'Global Document Procurement', '>48 hours', 'A degree', '', '', 'Zofia', 'W', 'customer-' || i || '@example.com'
      from generate_series(1, ${requests}) as i`
    await work`
      with numbered as (
        select id, row_number() over (order by substring(recipient from '[0-9]+')::integer, subject_id) as place
        from public.outbox
      )
      update public.outbox as message
      set created_at = message.created_at - interval '1 hour' + numbered.place * interval '1 second',
        next_attempt_at = message.created_at - interval '1 hour' + numbered.place * interval '1 second'
      from numbered where numbered.id = message.id`
  })
}

/** One run of the jobs, and the end of what the host has begun by itself because messages came. */
async function runAlone(): Promise<void> {
  await host.runJobs()
  let quiet = 0
  await eventually(async () => {
    const [{ count } = { count: 0 }] = await sql`
      select count(*)::int from public.outbox where status = 'queued' and leased_until > now()`
    quiet = count === 0 ? quiet + 1 : 0
    // The host looks a second after messages came.
    return quiet > 30 || undefined
  }, 60)
}

/**
 * Lets time pass for the queue. Not for messages that the host has in hand: it is quick enough to be done with them before
 * their lease runs out, and would be robbed of them.
 */
async function pass(seconds: number): Promise<void> {
  await sql`
    update public.outbox
    set created_at = created_at - make_interval(secs => ${seconds}),
      next_attempt_at = next_attempt_at - make_interval(secs => ${seconds})
    where status = 'queued' and (leased_until is null or leased_until <= now())`
}

/** Until everything is out, a quarter of an hour at a time. */
async function drain(): Promise<void> {
  await eventually(
    async () => {
      await host.runJobs()
      const [left] = await sql`select count(*)::int as count from public.outbox where status = 'queued'`
      if (left?.count === 0) return true
      await pass(900)
      return undefined
    },
    150,
    'everything to be out',
  )
}

/** How many messages about a row are being attempted. */
async function inFlight(subject: string | undefined): Promise<number> {
  const [leased] = await sql`
    select count(*)::int from public.outbox where subject_id = ${subject ?? null} and leased_until > now()`
  return leased?.count
}

const states = () => sql`select status, count(*)::int from public.outbox group by status order by status`

/** How many messages were taken a second time. */
const repeated = () => smtp.received.length - new Set(smtp.received.map(({ messageId }) => messageId)).size

it('ten minutes of trouble with 500 messages queued: nothing lost, nothing twice, first come first served', {
  tags: ['mail-outage'],
  timeout: 300_000,
}, async () => {
  await queue(250)
  const minutes: SmtpFault[] = [
    'hangs',
    '451',
    '451',
    '451',
    '554',
    'cut-within',
    'cut-within',
    'limits',
    'limits',
    'limits',
  ]
  const waits: number[] = []
  for (const trouble of minutes) {
    smtp.fault = trouble
    smtp.allow(40)
    const jobs = host.runJobs()
    if (trouble === 'hangs') await eventually(() => smtp.waiting() > 0 || undefined)
    const client = anonymous(host)
    const row = sampleRow({ email: `${crypto.randomUUID()}@example.com` })
    const inserted = performance.now()
    expect((await client.from('quote_requests').insert(row)).status).toBe(201)
    const notified = performance.now()
    const notification = await client.functions.invoke('send-admin-notification', { body: { id: row.id } })
    waits.push(notified - inserted, performance.now() - notified)
    expect(notification.error).toBeNull()
    // The answer came while the mail server still owed its own: nobody waits for it.
    if (trouble === 'hangs') expect(await inFlight(row.id)).toBeGreaterThan(0)
    await jobs
    await pass(60)
  }
  for (const trouble of new Set(minutes)) expect(smtp.met[trouble], trouble).toBeGreaterThan(0)
  const passed = smtp.received.length
  smtp.fault = 'none'
  const before = await sql`
    select id, attempts, row_number() over (order by next_attempt_at)::int as place
    from public.outbox where status = 'queued' and attempts = 0`
  await drain()

  expect(await states()).toEqual([{ status: 'sent', count: 520 }])
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(520)
  expect(repeated()).toBe(0)
  // Those that were never tried go out in the order in which they came, give or take the twenty in hand at once.
  expect(before.length).toBeGreaterThan(100)
  const delivered = new Map(smtp.received.map(({ messageId }, i) => [messageId?.slice(1).split('@')[0], i]))
  const order = before
    .toSorted((a, b) => (delivered.get(a.id) ?? 0) - (delivered.get(b.id) ?? 0))
    .map(({ place }, i) => Math.abs(place - 1 - i))
  expect(Math.max(...order)).toBeLessThanOrEqual(20)
  print(
    `smtp trouble: 520 queued, ${passed} passed during it, ${smtp.received.length} delivered, ${repeated()} twice; met ${JSON.stringify(smtp.met)}; ${waits.length} requests meanwhile: median ${median(waits).toFixed(0)} ms, slowest ${Math.max(...waits).toFixed(0)} ms; furthest from its place: ${Math.max(...order)}`,
  )
})

it('a line that breaks after the message was taken repeats that message at most, under the same Message-ID', async () => {
  await queue(20)
  smtp.fault = 'cut-after'
  await runAlone()
  const cut = smtp.met['cut-after'] ?? 0
  expect(cut).toBeGreaterThan(0)
  smtp.fault = 'none'
  await pass(900)
  await drain()
  expect(await states()).toEqual([{ status: 'sent', count: 40 }])
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(40)
  expect(repeated()).toBe(cut)
  print(
    `smtp cut after DATA: 40 messages, ${cut} cuts, ${repeated()} twice, ${((repeated() / 40) * 100).toFixed(1)} %`,
  )
})

it('poison does not block the rest, and is tried at growing distances', {
  tags: ['mail-outage'],
}, async () => {
  await queue(30)
  smtp.refused = new Set(Array.from({ length: 6 }, (_, i) => `customer-${i + 1}@example.com`))
  // And kinds that nobody can compose, as of another version, at the head of the queue.
  await sql`
    insert into public.outbox (kind, dedupe_key, next_attempt_at)
    select 'digest', 'poison:' || i, now() - interval '2 hours' from generate_series(1, 12) as i`
  await sql`update public.outbox set kind = 'unknown' where dedupe_key like 'poison:%'`
  const tried = new Map<string, number>()
  /** For each number of attempts how far away the next is: from before the attempt, and from after it. */
  const waits: Record<number, { before: number; after: number }[]> = {}
  for (let i = 0; i < 9; i++) {
    const [run] = await sql`select now() as begun`
    await runAlone()
    const rows = await sql`
      select id, attempts, extract(epoch from next_attempt_at - ${run?.begun})::float as before,
        extract(epoch from next_attempt_at - now())::float as after
      from public.outbox where status = 'queued'`
    for (const { id, attempts, before, after } of rows) {
      if (attempts === (tried.get(id) ?? 0)) continue
      tried.set(id, attempts)
      waits[attempts] = [...(waits[attempts] ?? []), { before, after }]
    }
    await pass(Math.max(...rows.map(({ after }) => after)) + 1)
  }
  expect(await states()).toEqual([
    { status: 'queued', count: 18 },
    { status: 'sent', count: 54 },
  ])
  expect(repeated()).toBe(0)
  // Half a minute, doubled with every attempt, give or take a fifth.
  expect(Object.keys(waits).length).toBeGreaterThanOrEqual(4)
  for (const [attempts, list] of Object.entries(waits)) {
    const expected = 30 * 2 ** (Number(attempts) - 1)
    expect(Math.min(...list.map(({ before }) => before)), attempts).toBeGreaterThan(expected * 0.79)
    expect(Math.max(...list.map(({ after }) => after)), attempts).toBeLessThanOrEqual(expected * 1.21)
  }
  const means = Object.values(waits).map(
    (list) => list.reduce((sum, { after }) => sum + after, 0) / list.length,
  )
  print(
    `smtp poison: 18 of 72 refused for ever, the others sent; mean seconds until the next try: ${means.map((mean) => mean.toFixed(0)).join(', ')}`,
  )
})
