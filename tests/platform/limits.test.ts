import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { DELIVERY_MEGABYTES, FILE_LIMITS } from '#contract/limits.ts'
import { FILE_NAME_HEADER, LINK_TOKEN_HEADER, UPLOAD_TYPE } from '#contract/operator.ts'
import { MAX_CALLS_PER_RUN } from '#functions/_shared/payments/reconcile.ts'
import { anonymous, customer, sampleRow, service } from '../support/clients.ts'
import { type DenoFunctions, denoFunctions, denoRuntimes } from '../support/deno.ts'
import { deployFunctions, platformEnvironment, startPlatformSmtp } from '../support/deployed-functions.ts'
import { freshAddress } from '../support/forms.ts'
import { operatorToken, tokenFor } from '../support/links.ts'
import { deliverDocument, storePaidHalf, storeRequest } from '../support/orders.ts'
import { ownHost } from '../support/own-host.ts'
import { MEGABYTE, sampleFile, sampleUpload } from '../support/samples.ts'
import { processorTime } from '../support/siege.ts'
import type { FakeSmtp } from '../support/smtp.ts'
import { STRIPE_KEYS, type StripeStandIn, startStripe } from '../support/stripe.ts'

// The platform's limits for a call: two seconds of CPU time and 256 MB. The most expensive call of each function
// whose work grows is made under the platform's Deno by a fresh process. The whole process is measured, with
// compiler, collector and network threads, of which the platform counts less.

const PROCESSOR_MS = 2_000
const MEMORY_MB = 256

const LARGEST_DELIVERY = DELIVERY_MEGABYTES.most * MEGABYTE

// Files of 100 MB are stored first, on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

type Used = { call: string; started: number; processor: number; memory: number }

const table: Used[] = []
const { host, sql } = ownHost({ SMTP_URL: 'smtp://127.0.0.1:9' })
let deno: DenoFunctions
const bundles: Awaited<ReturnType<typeof deployFunctions>> = new Map()
let environment: Record<string, string>
let smtp: FakeSmtp

/** The largest that an owner may allow. */
async function allowLargestDelivery(folder: string): Promise<void> {
  const facts = join(folder, 'contract', 'business-facts.ts')
  const text = await readFile(facts, 'utf8')
  await writeFile(facts, text.replace(/largestDelivery: \d+/, `largestDelivery: ${DELIVERY_MEGABYTES.most}`))
}

beforeAll(async () => {
  deno = await denoFunctions()
  const mail = await startPlatformSmtp(host)
  smtp = mail.smtp
  environment = { ...(await platformEnvironment(host)).environment, ...mail.settings }
}, 300_000)

afterAll(async () => {
  const lines = table.map(
    ({ call, started, processor, memory }) =>
      `${call.padEnd(58)}${String(processor).padStart(6)} ms${memory.toFixed(0).padStart(6)} MB   (start ${started} ms)`,
  )
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
  await smtp?.close()
  await deno?.dispose()
})

/** In megabytes. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

/** Makes one call in a process of its own. @param afterwards waits for what follows the response */
async function withinLimits(
  call: string,
  name: 'export-account' | 'open-document' | 'operator' | 'run-jobs' | 'send-admin-notification',
  path: string,
  init: RequestInit,
  afterwards?: () => Promise<void>,
  settings: Record<string, string> = {},
): Promise<{ headers: Headers; body: Buffer }> {
  const runtime = denoRuntimes().at(-1)
  if (!bundles.has(name))
    for (const deployed of await deployFunctions(deno, { names: [name], prepare: allowLargestDelivery }))
      bundles.set(...deployed)
  const bundle = bundles.get(name)
  if (!runtime || !bundle) throw new Error(`${name} was not deployed`)
  const server = await deno.serve(runtime, bundle, { ...environment, ...settings })
  try {
    const started = await processorTime(server.pid)
    const response = await fetch(`${server.url}/${name}${path}`, init)
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.status, call).toBe(200)
    await afterwards?.()
    const used = {
      call,
      started,
      processor: (await processorTime(server.pid)) - started,
      memory: await peakMemory(server.pid),
    }
    table.push(used)
    expect(used.processor, call).toBeLessThan(PROCESSOR_MS)
    expect(used.memory, call).toBeLessThan(MEMORY_MB)
    return { headers: response.headers, body }
  } finally {
    await server.stop()
  }
}

const json = (body: unknown, headers: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Of the largest size, uploaded as visitors do. */
async function uploadDocuments(count: number) {
  const entries = []
  for (let i = 0; i < count; i += 1) {
    const { path, bytes, options } = sampleUpload('pdf', FILE_LIMITS.maxBytes, i)
    const { error } = await anonymous(host).storage.from(QUOTE_BUCKET).upload(path, bytes, options)
    if (error) throw error
    entries.push({ name: `${i}.pdf`, path, size: bytes.length, type: options.contentType })
  }
  return entries
}

/** In `npm test` the newsletter stands for all. */
const tags = ['call-limits', 'release']

it('a request with as many and as large documents as there can be is checked, and its mail sent', {
  tags,
}, async () => {
  const row = sampleRow({
    uploaded_files: await uploadDocuments(FILE_LIMITS.maxFiles),
    email: freshAddress(),
  })
  const { error } = await anonymous(host).from('quote_requests').insert(row)
  if (error) throw error
  const before = smtp.received.length
  await withinLimits(
    'send-admin-notification: 100 MB of documents',
    'send-admin-notification',
    '',
    json({ id: row.id }, { apikey: host.publishableKey }),
    () => expect.poll(() => smtp.received.length - before, { timeout: 20_000 }).toBe(2),
  )
  const [documents] = await sql`
    select count(*)::int as accepted from public.request_documents where request_id = ${row.id} and state = 'accepted'`
  expect(documents?.accepted).toBe(FILE_LIMITS.maxFiles)
})

it('a copy of 100 MB of documents and of a large delivery, archive by archive', { tags }, async () => {
  const email = freshAddress()
  const { id, token: session } = await customer(host, email)
  const request = await storeRequest(sql, { user_id: id, email })
  const bytes = sampleFile('pdf', FILE_LIMITS.maxBytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  for (let position = 1; position <= 10; position += 1) {
    const path = `checked/${crypto.randomUUID()}.pdf`
    const options = { contentType: 'application/pdf' }
    const stored = await service(host).storage.from(QUOTE_BUCKET).upload(path, bytes, options)
    if (stored.error) throw stored.error
    await sql`
      insert into public.request_documents (request_id, position, path, uploaded_path, name, size, state, sha256)
      values (${request}, ${position}, ${path}, ${path}, ${`${position}.pdf`}, ${bytes.length}, 'accepted', ${sha256})`
  }
  const order = await storePaidHalf(sql, { user_id: id, email })
  await deliverDocument(host, sql, order, { size: LARGEST_DELIVERY, openNow: true })
  let packed = 0
  for (let part = 1, parts = 1; part <= parts; part += 1) {
    const { headers, body } = await withinLimits(
      `export-account: archive ${part}`,
      'export-account',
      '',
      json({ part }, { apikey: host.publishableKey, authorization: `Bearer ${session}` }),
    )
    parts = Number(headers.get('x-archives'))
    packed += body.length
  }
  expect(packed).toBeGreaterThan(10 * FILE_LIMITS.maxBytes + LARGEST_DELIVERY)
})

it('a finished document of the largest size is stored, and read again', { tags }, async () => {
  const order = await storePaidHalf(sql)
  const bytes = sampleFile('pdf', LARGEST_DELIVERY)
  await withinLimits('operator: an upload of 50 MB', 'operator', '?upload=deliver', {
    method: 'POST',
    headers: {
      apikey: host.publishableKey,
      'content-type': UPLOAD_TYPE,
      [FILE_NAME_HEADER]: 'Translation.pdf',
      [LINK_TOKEN_HEADER]: operatorToken(host, 'deliver', order),
    },
    body: bytes,
  })
  const { document } = await deliverDocument(host, sql, order, { size: LARGEST_DELIVERY, openNow: true })
  const { body } = await withinLimits(
    'open-document: a delivered document of 50 MB',
    'open-document',
    `?delivered=${tokenFor(host, 'delivered', document)}`,
    {},
  )
  expect(body).toHaveLength(LARGEST_DELIVERY)
})

/** If paid, with the payment that a refund names. */
function addSession(stripe: StripeStandIn, metadata: Record<string, string>, paid: boolean) {
  const id = `cs_test_${crypto.randomUUID().replaceAll('-', '')}`
  stripe.sessions.set(id, {
    ...{ id, object: 'checkout.session', url: 'https://checkout.example', status: 'open', currency: 'gbp' },
    ...{ payment_status: 'unpaid', amount_total: 3_000, expires_at: 0, livemode: false, metadata },
    payment_intent: null,
  })
  return { session: id, payment: paid ? String(stripe.pay(id).payment_intent) : null }
}

/** For bookings and for orders; the rest of a run's calls are about sessions. */
const REFUNDS = 5

/** Unpaid and refundable bookings and order payments, more than a run handles. */
async function addPayments(stripe: StripeStandIn): Promise<void> {
  const rows = (subject: 'booking_id' | 'order_payment_id') =>
    Array.from({ length: 100 }, (_, i) => {
      const id = crypto.randomUUID()
      const due = i < REFUNDS
      return { id, i, due, ...addSession(stripe, { [subject]: id }, due) }
    })
  await sql.begin(async (work) => {
    await work.unsafe('set local session_replication_role = replica')
    await work`
      insert into public.bookings (id, first_name, last_name, email, phone, starts_at, hold_expires_at, amount, currency, status,
        session_id, session_closed_at, payment_id, refund_state, ended_at)
      select id, 'Ann', 'Other', 'payer-' || i || '@example.com', '+44 20 7946 0018', now() + i * interval '3 hours',
        now() + interval '1 hour', 3000, 'gbp', case when due then 'cancelled' else 'held' end, session,
        case when due then now() end, payment, case when due then 'due' else 'none' end, case when due then now() end
      from jsonb_to_recordset(${JSON.stringify(rows('booking_id'))}::text::jsonb)
        as row (id uuid, i integer, due boolean, session text, payment text)`
    await work`
      with payment as (
        select gen_random_uuid() as request, gen_random_uuid() as ordered, * from jsonb_to_recordset(${JSON.stringify(rows('order_payment_id'))}::text::jsonb)
          as row (id uuid, i integer, due boolean, session text, payment text)
      ), request as (
        insert into public.quote_requests (id, service_type, urgency, task_description, country_of_origin,
          country_of_destination, given_name, family_name, email, ordered_at)
        select request, 'Global Document Procurement', '>48 hours', 'A degree', '', '', 'Zofia', 'Wren',
          'client-' || i || '@example.com', now() from payment
      ), ordered as (
        insert into public.orders (id, request_id, state, version) select ordered, request, 'offered', 1 from payment
      ), offer as (
        insert into public.offers (order_id, version, lines, prices, total, vat, first_amount, second_amount, ready_by, valid_until,
          shares)
        select ordered, 1, '[{"what":"A translation","amount":6000}]', 'gross', 6000, 0, 3000, 3000, now()::date + 30,
          now() + interval '14 days', '[{"treatment":"standard","rate":null,"net":6000,"vat":0}]' from payment
      )
      insert into public.order_payments (id, order_id, part, version, method, amount, vat, state, surplus, expires_at, session_id,
        session_closed_at, payment_id, paid_at, refund_state, refund_due, shares)
      select id, ordered, 'first', 1, 'card', 3000, 0, case when due then 'paid' else 'closed' end, due, now(), session,
        case when due then now() end, payment, case when due then now() end, case when due then 'due' else 'none' end,
        case when due then 3000 else 0 end, '[{"treatment":"standard","rate":null,"net":3000,"vat":0}]'
      from payment`
  })
}

/** To as many subscribers as two calls can deliver to. */
async function sendNewsletter(issue: string): Promise<void> {
  await sql`
    insert into public.newsletter_subscriptions (email, status, confirmed_at)
    select ${issue} || '-reader-' || i || '@example.com', 'confirmed', now() - interval '1 day' from generate_series(1, 200) as i`
  await sql`select public.send_newsletter_issue(${issue}, 'What an apostille says', 'It confirms a **signature**.')`
}

it('a run of the jobs delivers as much of a newsletter as one may, by TLS', {
  tags: ['call-limits'],
}, async () => {
  await sendNewsletter('May')
  const before = smtp.received.length
  const { body } = await withinLimits(
    'run-jobs: a hundred messages',
    'run-jobs',
    '',
    json({ only: 'mail' }, { apikey: host.secretKey }),
  )
  expect(JSON.parse(body.toString())).toMatchObject({
    more: true,
    mail: { sent: smtp.received.length - before, failed: 0 },
  })
})

it('a run of the jobs has payments, refunds, mail and a sweep to do', { tags }, async () => {
  const stripe = await startStripe()
  try {
    await addPayments(stripe)
    await sendNewsletter('June')
    await sql`update public.retention_clock set next_sweep_at = now()`
    const { body } = await withinLimits(
      'run-jobs: payments, refunds, a hundred messages, a sweep',
      'run-jobs',
      '',
      json({}, { apikey: host.secretKey }),
      undefined,
      { ...STRIPE_KEYS, STRIPE_API_URL: stripe.url },
    )
    expect(JSON.parse(body.toString())).toMatchObject({
      more: true,
      retention: expect.any(Object),
    })
    const refunds = stripe.calls.filter(({ path }) => path === '/v1/refunds')
    expect(refunds).toHaveLength(2 * REFUNDS)
    // an order’s closed payment is closed at the provider, too
    expect(stripe.calls.length).toBeGreaterThan(MAX_CALLS_PER_RUN)
  } finally {
    await stripe.close()
  }
})
