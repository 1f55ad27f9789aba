import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { customer } from '../../../tests/support/clients.ts'
import type { Host } from '../../../tests/support/host.ts'
import { openSql, type Sql } from '../../../tests/support/sql.ts'
import { insertTasks } from '../load/customers.ts'

/** A host's database as the measurements need it: with customers, without autovacuum, and without yesterday's mail. */

export type Place = {
  host: Host
  sql: Sql
  customers: { id: string; token: string }[]
}

const CUSTOMERS = 20
/** Earlier requests of each. */
const TASKS = 200

/** How long messages may take until they are sent, in seconds. */
const MAIL_TIMEOUT_S = 60

/** Within this time the host's jobs look at the outbox, in milliseconds: they come a second after a message. */
const JOBS_MS = 1_500

export async function openPlace(host: Host): Promise<Place> {
  const sql = openSql(host.databaseUrl, 2)
  const customers: Place['customers'] = []
  for (let i = 0; i < CUSTOMERS; i++) {
    const { id, token } = await customer(host, `${crypto.randomUUID()}@example.com`)
    customers.push({ id, token })
  }
  await sql.begin((within) =>
    insertTasks(
      within,
      customers.map(({ id }) => id),
      TASKS,
    ),
  )
  // It would come when it likes. Each turn is followed by a vacuum instead.
  await sql`alter system set autovacuum = off`
  await sql`select pg_reload_conf()`
  const place = { host, sql, customers }
  await clear(place)
  return place
}

/** Whether new messages wait a day before they are due: for measurements without mail. */
export async function holdMail({ sql }: Pick<Place, 'sql'>, held: boolean): Promise<void> {
  await sql.unsafe(
    `alter table public.outbox alter column next_attempt_at set default now()${held ? ` + interval '1 day'` : ''}`,
  )
}

/** Writes so many requests for a quote, whose messages (two each) become due only when all of them are written. */
export async function queueQuotes(place: Place, count: number): Promise<string[]> {
  const { sql } = place
  await holdMail(place, true)
  const rows = await sql`
    insert into public.quote_requests (id, service_type, urgency, task_description, country_of_origin,
      country_of_destination, given_name, family_name, email)
    select gen_random_uuid(), 'Apostille & Notarisation Services', '24-48 hours', 'Two birth certificates.', 'Poland',
      'United Kingdom', 'Zofia', 'Wiśniewska', gen_random_uuid() || '@example.com'
    from generate_series(1, ${count}::integer)
    returning id`
  await wait(JOBS_MS)
  await holdMail(place, false)
  await sql`update public.outbox set next_attempt_at = now()`
  return rows.map(({ id }) => id)
}

/** Messages that are due and not sent; those that are held do not count. */
async function waiting({ sql }: Place): Promise<number> {
  const [row] = await sql`
    select count(*)::int as count from public.outbox
    where status = 'queued' and next_attempt_at < now() + interval '12 hours'`
  return row?.count ?? 0
}

/** Delivers what the functions have left to the jobs, as the scheduler does a second after a message. */
async function runMailJobs({ host }: Place): Promise<void> {
  const response = await fetch(`${host.url}/functions/v1/run-jobs`, {
    method: 'POST',
    headers: { apikey: host.secretKey, 'content-type': 'application/json' },
    body: '{"only":"mail"}',
  })
  await response.body?.cancel()
}

/**
 * Resolves when all mail is sent.
 * @throws when some is left, which would be charged to the next measurement
 */
export async function mailIsSent(place: Place): Promise<void> {
  const started = performance.now()
  let jobs = started
  while ((await waiting(place)) > 0) {
    const now = performance.now()
    if (now - started > MAIL_TIMEOUT_S * 1000) throw new Error('The mail of a measurement was not sent')
    if (now - jobs > JOBS_MS) {
      await runMailJobs(place)
      jobs = performance.now()
    }
    await wait(20)
  }
}

/** Removes what a turn has left, so that the next one finds what the first one found: above all, no mail. */
export async function clear(place: Place): Promise<void> {
  const { sql, host } = place
  await mailIsSent(place)
  // The last calls may still be finishing.
  await wait(200)
  await sql.unsafe(`
    delete from public.outbox;
    delete from public.quote_requests where user_id is null;
    delete from public.enquiries;
    delete from public.bookings;
    delete from public.sandbox_sessions;
    delete from public.payment_events;
    delete from public.form_sendings;
    delete from storage.objects;
    delete from auth.sessions where id in (select session_id from auth.refresh_tokens)`)
  await sql.unsafe('vacuum (analyze)')
  await sql.unsafe('checkpoint')
  await rm(join(host.dataDir, 'files'), { recursive: true, force: true })
}
