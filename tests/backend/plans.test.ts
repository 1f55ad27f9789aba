// @module-tag release
/** @module-tag own-machine */

import { appendFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { openAccount } from '../support/accounts.ts'
import { book, callFunction, sampleBooking } from '../support/bookings.ts'
import { anonymous, sendQuote } from '../support/clients.ts'
import { enquire, freshAddress, sampleEnquiry, signUp } from '../support/forms.ts'
import { eventually, type Host, limitOperatorMail, startHost } from '../support/host.ts'
import { operator } from '../support/operator.ts'
import { noteDocument, rpc, sampleOffer, storeRequest } from '../support/orders.ts'
import { sampleUpload } from '../support/samples.ts'
import { openSql, type Row, type Sql, undoing } from '../support/sql.ts'
import { addYearsOfBusiness } from '../support/years-of-business.ts'

// In a large database, PostgreSQL logs the plan of every statement, including those within functions: none scans a
// whole large table. The auth service's tables are excluded: they have only its own indexes.

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const ROWS = 20_000

const LARGE = [
  'bookings',
  'order_documents',
  'enquiries',
  'form_sendings',
  'newsletter_consents',
  'newsletter_subscriptions',
  'objects',
  'offers',
  'order_deliveries',
  'order_events',
  'order_messages',
  'papers',
  'order_payments',
  'orders',
  'outbox',
  'payment_events',
  'profiles',
  'quote_requests',
  'request_documents',
]

let host: Host
let sql: Sql
let folder: string

/** From its next start on. */
async function explainEverything(): Promise<void> {
  await appendFile(
    join(host.dataDir, 'postgres', 'postgresql.auto.conf'),
    `shared_preload_libraries = 'auto_explain'
auto_explain.log_min_duration = 0
auto_explain.log_nested_statements = on
logging_collector = on
log_directory = 'plans'
log_filename = 'plans.log'
`,
  )
  await sql`alter database postgres set log_min_messages = 'log'`
  folder = join(host.dataDir, 'postgres', 'plans')
}

let read = 0
let marks = 0
async function plansSince(): Promise<string[]> {
  // including what functions do after their response
  await wait(500)
  // The log lags behind, but is in order.
  const mark = `mark ${++marks} of the plans`
  await sql.unsafe(`select '${mark}'`)
  const text = await eventually(async () => {
    const [file = ''] = await readdir(folder)
    const written = await readFile(join(folder, file), 'utf8')
    return written.includes(mark) ? written : undefined
  })
  const fresh = text.slice(read)
  read = text.length
  return fresh.split(/^\S+ \S+ \S+ \[\d+\] LOG: {2}duration: .*plan:$/m).slice(1)
}

const reads = new RegExp(`Seq Scan on (?:\\w+\\.)?(?:${LARGE.join('|')})\\b`)

const endToEnd = async () => (await plansSince()).filter((plan) => reads.test(plan))

async function expectIndexes(): Promise<void> {
  const plans = await endToEnd()
  expect(plans.length, plans.join('\n')).toBe(0)
}

beforeAll(async () => {
  host = await startHost()
  sql = openSql(host.databaseUrl, 2)
  await addYearsOfBusiness(sql, { requests: ROWS, others: ROWS })
  await explainEverything()
  await sql.end()
  await host.stop()
  await host.start()
  await limitOperatorMail(host.databaseUrl)
  sql = openSql(host.databaseUrl, 2)
  await plansSince()
})
afterAll(async () => {
  await sql.end()
  await host.dispose()
})

it('visitors and the functions that they call', async () => {
  const { row } = await sendQuote(anonymous(host))
  const upload = sampleUpload('pdf')
  await anonymous(host).storage.from(QUOTE_BUCKET).upload(upload.path, upload.bytes, upload.options)
  expect((await callFunction(host, 'send-admin-notification', { id: row.id })).status).toBe(200)
  const email = freshAddress()
  expect((await enquire(host, sampleEnquiry({ email }))).status).toBe(200)
  expect((await signUp(host, { email })).status).toBe(200)
  const { data } = await book(host, sampleBooking({ email }))
  await fetch(`${data.url}/pay`, { method: 'POST', redirect: 'manual' })
  expect((await callFunction(host, 'send-password-reset', { email })).status).toBe(200)
  expect((await callFunction(host, 'send-welcome-email', { email })).status).toBe(200)
  await expectIndexes()
})

it('customers, with an account and its deletion', async () => {
  const { client, email } = await openAccount(host)
  await sendQuote(client, { email })
  await client.from('quote_requests').select()
  expect((await client.functions.invoke('export-account', { body: {} })).error).toBeNull()
  const deletion = await client.functions.invoke('delete-account', { body: { confirm: 'delete' } })
  expect(deletion.error).toBeNull()
  await expectIndexes()
})

it('the jobs, with mail to deliver and records to delete', async () => {
  await sql`
    update public.enquiries set created_at = now() - interval '25 months'
    where id in (select id from public.enquiries order by created_at limit 100)`
  await sql`update public.outbox set sent_at = now() - interval '2 years' where id in (
    select id from public.outbox where status = 'sent' order by created_at limit 100)`
  await sql`insert into public.quote_requests (service_type, urgency, task_description, country_of_origin,
      country_of_destination, given_name, family_name, email)
    select 'Global Document Procurement', '>48 hours', 'A degree', '', '', 'Zofia', 'Wren', 'new-' || i || '@example.com'
    from generate_series(1, 20) as i`
  await plansSince()
  await host.runJobs()
  // the host may have begun by itself
  await eventually(async () => {
    const [left] = await sql`
      select count(*)::int from public.outbox where status = 'queued' and bundle is null and attempts = 0`
    return left?.count === 0 || undefined
  })
  for (const body of ['{"only":"retention"}', '{"only":"retention","dryRun":true}']) {
    const headers = { apikey: host.secretKey, 'content-type': 'application/json' }
    const response = await fetch(`${host.url}/functions/v1/run-jobs`, { method: 'POST', headers, body })
    expect(response.status).toBe(200)
  }
  await fetch(`${host.url}/metrics`)
  await expectIndexes()
})

it('the operator’s commands', async () => {
  const [request] =
    await sql`select reference, email from public.quote_requests where spam_at is null limit 1`
  const [enquiry] = await sql`select reference from public.enquiries limit 1`
  const [booking] = await sql`select reference, email from public.bookings where status = 'confirmed' limit 1`
  const [message] = await sql`select id from public.outbox where status = 'abandoned' limit 1`
  await plansSince()
  // Whole lists count their rows.
  const commands = [
    ['requests', 'list', '--email', request?.email],
    ['requests', 'show', request?.reference],
    ['enquiries', 'list', '--email', 'person-7@example.com'],
    ['enquiries', 'show', enquiry?.reference],
    ['bookings', 'list', '--email', booking?.email],
    ['bookings', 'show', booking?.reference],
    ['mail', 'list', '--to', 'person-7@example.com'],
    ['mail', 'show', message?.id],
    ['mail', 'retry', message?.id],
    ['days', 'list'],
    ['person', 'show', 'person-7@example.com'],
    ['person', 'erase', 'person-8@example.com', '--yes'],
  ]
  for (const command of commands) {
    const { code, stderr } = await operator(host, ...command)
    expect([command, code, stderr]).toEqual([command, 0, expect.anything()])
  }
  await expectIndexes()
})

it('orders, from the offer to the last payment, and their clock', async () => {
  await undoing(sql, async (work) => {
    const request = await storeRequest(work)
    await rpc(work, 'make_offer', { request, offer: JSON.stringify(sampleOffer()) })
    const pay = async ({ payment }: Row) =>
      rpc(work, 'settle_order_session', {
        payment: payment.id,
        session: `cs_${payment.id}`,
        state: 'paid',
        paid_amount: payment.amount,
        paid_currency: 'gbp',
      })
    await pay(await rpc(work, 'accept_offer', { request, version: 1, express: true, method: 'card' }))
    await noteDocument(work, request)
    await rpc(work, 'deliver_order', { request })
    await pay(await rpc(work, 'open_balance', { request, method: 'card' }))
    await rpc(work, 'send_order_message', { request, author: 'customer', text: 'Thank you.' })
    await rpc(work, 'order_view', { request })
    await rpc(work, 'verify_document', { sha256: 'ab'.repeat(32) })
    await rpc(work, 'orders_of', { account: crypto.randomUUID() })
    await work`
      select * from public.order_payments where refund_state = 'due' and method = 'card' order by paid_at limit 100`
    // when the summary to the operator is due
    const [next] =
      await work`select (public.working_days_after(current_date, 1) + time '10:00') at time zone 'Europe/London' as at`
    await rpc(work, 'run_order_clock', { at: next?.at })
  })
  await expectIndexes()
})

it('finds a statement that has no index', async () => {
  await undoing(sql, async (work) => {
    await work`drop index public.outbox_finished`
    await work`select * from public.enforce_retention('{"messages":"90 days"}', now(), true)`
  })
  const [plan = ''] = await endToEnd()
  expect(plan).toContain('Seq Scan on outbox due')
})
