/** @module-tag own-machine */

import { beforeAll, describe, expect, it, vi } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { createRunJobs } from '#functions/_shared/jobs/run-jobs.ts'
import { fill } from '#src/collections/placeholders.ts'
import { readCollection } from '#src/collections/read-content.ts'
import type { LegalDocument } from '#src/collections/schemas.ts'
import { callHandler, freshSlot, inProcess } from '../support/bookings.ts'
import { anonymous, customer, sampleRow, sendQuote, service, storedPathOf } from '../support/clients.ts'
import { operator, operatorData } from '../support/operator.ts'
import { ownHost } from '../support/own-host.ts'
import { sampleUpload } from '../support/samples.ts'

// With a fake clock, each period is taken from the privacy policy's own sentences. The jobs run in this process, on a
// host's database.

vi.setConfig({ testTimeout: 180_000 })

const { host, sql } = ownHost()
let clock: Date
let runJobs: () => Promise<void>

beforeAll(async () => {
  const { dependencies } = await inProcess(host, {}, () => clock)
  runJobs = async () => {
    const { status } = await callHandler(createRunJobs(dependencies), { only: 'retention' })
    expect(status).toBe(200)
  }
})

/** The rows are made one after the other, on a slow machine over minutes. */
const TOLERANCE = 10 * 60_000

/** The policy's list of periods. */
const policy = (await readCollection('legal')).find(({ id }) => id === 'privacy-policy')
const SENTENCES = (fill(policy?.data) as LegalDocument).sections
  .find(({ id }) => id === 'retention')
  ?.blocks.flatMap((block) => (typeof block === 'string' ? [] : block))
  .flatMap((entry) => entry.split(/(?<=\.) /)) as string[]

/** Such as '24 months'; at the month's end if it has no such day. */
async function after(since: Date, sentence: string): Promise<Date> {
  const [period] = /\d+ (?:hour|day|month|year)/.exec(sentence) ?? []
  if (!period) throw new Error(`No period in: ${sentence}`)
  const [row] = await sql`
    select case when at - period < since then date_trunc('day', at) + interval '1 day' else at end at time zone 'UTC' as at
    from (select ${since} at time zone 'UTC' as since, ${period}::interval as period) as asked, lateral (select since + period as at) as ends`
  return row?.at
}

/** A sentence's subject, the start of its period, and whether the data still exist. */
type Kept = { says: RegExp; since: Date; isThere: () => Promise<boolean> }

const hasRow = (table: string, id: string) => async () =>
  (await sql.unsafe(`select from ${table} where id = $1`, [id])).length > 0

const hasFile = (path: string) => async () =>
  (await service(host).storage.from(QUOTE_BUCKET).download(path)).error === null

async function booking(status: string, times: { starts_at?: Date; ended_at?: Date }) {
  const slot = freshSlot()
  const [row] = await sql`
    insert into public.bookings ${sql({
      first_name: 'Amélie',
      last_name: 'Brandt',
      email: 'kept@example.com',
      phone: '+44 20 7946 0018',
      starts_at: slot.start,
      hold_expires_at: new Date(),
      amount: 3000,
      currency: 'gbp',
      status,
      ...times,
    })} returning id, starts_at`
  return row as { id: string; starts_at: Date }
}

async function subscription(email: string, status: string): Promise<string> {
  await sql`select public.sign_up_newsletter(${JSON.stringify({ email })}, '2026-11-21', 60)`
  const [consent] = await sql`
    select consent.id, consent.subscription_id from public.newsletter_consents as consent
    join public.newsletter_subscriptions as subscription on subscription.id = subscription_id where email = ${email}`
  if (status !== 'pending') await sql`select public.confirm_newsletter(${consent?.id})`
  if (status === 'unsubscribed') await sql`select public.unsubscribe_newsletter(${consent?.subscription_id})`
  return consent?.subscription_id
}

async function keepOneOfEach(): Promise<{ ends: Kept[]; stays: Kept[] }> {
  const now = new Date()
  const upload = sampleUpload('pdf')
  await anonymous(host).storage.from(QUOTE_BUCKET).upload(upload.path, upload.bytes, upload.options)

  const { row: request } = await sendQuote(anonymous(host))
  const { row: order } = await sendQuote(anonymous(host))
  await sql`select public.mark_order(${order.id}, true)`
  const fileOf = (row: typeof request) => storedPathOf(host, row.uploaded_files?.[0]?.path ?? '')
  const [file, kept] = [await fileOf(request), await fileOf(order)]

  const released = await booking('released', { ended_at: now })
  const paid = await booking('confirmed', {})
  const [enquiry] = await sql`
    insert into public.enquiries (given_name, family_name, email, subject, message)
    values ('Ann', 'Other', 'kept@example.com', 'general', 'A question') returning id`
  const [message] = await sql`
    insert into public.outbox (kind, recipient, dedupe_key, status, sent_at)
    values ('welcome', 'kept@example.com', 'kept', 'sent', now()) returning id`
  const [entry] = await sql`
    insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), '{"action":"login"}') returning id`
  const unconfirmed = await customer(host, 'unconfirmed@example.com')
  const confirmed = await customer(host, 'confirmed@example.com')
  await sql`update auth.users set email_confirmed_at = now() where id = ${confirmed.id}`
  const pending = await subscription('pending@example.com', 'pending')
  const left = await subscription('left@example.com', 'unsubscribed')
  const subscribed = await subscription('subscribed@example.com', 'confirmed')

  const both = (one: () => Promise<boolean>, other: () => Promise<boolean>) => async () => {
    const there = [await one(), await other()]
    expect(there[0]).toBe(there[1])
    return there[0] === true
  }
  return {
    ends: [
      { says: /^Uploads that were begun and never sent/, since: now, isThere: hasFile(upload.path) },
      { says: /^Booking times that were held/, since: now, isThere: hasRow('public.bookings', released.id) },
      { says: /^Enquiries/, since: now, isThere: hasRow('public.enquiries', enquiry?.id) },
      {
        says: /^Requests for a quote that did not become an order, with their files/,
        since: now,
        isThere: both(hasRow('public.quote_requests', request.id), hasFile(file)),
      },
      {
        says: /^Financial and service records/,
        since: paid.starts_at,
        isThere: hasRow('public.bookings', paid.id),
      },
      {
        says: /^Financial and service records/,
        since: now,
        isThere: both(hasRow('public.quote_requests', order.id), hasFile(kept)),
      },
      { says: /^Our record of the emails/, since: now, isThere: hasRow('public.outbox', message?.id) },
      { says: /^The record of log-ins/, since: now, isThere: hasRow('auth.audit_log_entries', entry?.id) },
      {
        says: /^An account whose address was not/,
        since: now,
        isThere: hasRow('auth.users', unconfirmed.id),
      },
      {
        says: /^The record that you had subscribed/,
        since: now,
        isThere: hasRow('public.newsletter_subscriptions', left),
      },
      {
        says: /^An address that was entered for the newsletter and never confirmed/,
        since: now,
        isThere: hasRow('public.newsletter_subscriptions', pending),
      },
    ],
    stays: [
      {
        says: /^Your account, with the codes of its devices: until you delete it/,
        since: now,
        isThere: hasRow('auth.users', confirmed.id),
      },
      {
        says: /^Your newsletter subscription: until you unsubscribe/,
        since: now,
        isThere: hasRow('public.newsletter_subscriptions', subscribed),
      },
    ],
  }
}

it('keeps each kind of data exactly as long as the privacy policy says', {
  tags: ['personal-data', 'stored-files'],
}, async () => {
  const { ends, stays } = await keepOneOfEach()
  const sentenceOf = ({ says }: Pick<Kept, 'says'>) => SENTENCES.filter((sentence) => says.test(sentence))
  // every sentence is covered exactly once
  expect(
    SENTENCES.filter((sentence) => ![...ends, ...stays].some(({ says }) => says.test(sentence))),
  ).toEqual([])
  for (const kept of [...ends, ...stays]) expect(sentenceOf(kept), String(kept.says)).toHaveLength(1)

  const checks: { sentence: string; at: number; expected: boolean; isThere: () => Promise<boolean> }[] = []
  for (const { since, isThere, ...kept } of ends) {
    const [sentence = ''] = sentenceOf(kept)
    const end = (await after(since, sentence)).getTime()
    checks.push({ sentence, at: end - TOLERANCE, expected: true, isThere })
    checks.push({ sentence, at: end + TOLERANCE, expected: false, isThere })
  }
  for (const { sentence, at, expected, isThere } of checks.sort((a, b) => a.at - b.at)) {
    clock = new Date(at)
    await runJobs()
    expect([sentence, clock.toISOString(), await isThere()]).toEqual([
      sentence,
      clock.toISOString(),
      expected,
    ])
  }
  for (const kept of stays) expect(await kept.isThere(), String(kept.says)).toBe(true)
})

describe('retention run', () => {
  async function age(): Promise<{ ids: string[]; path: string }> {
    const { row } = await sendQuote(anonymous(host), { email: 'aged@example.com' })
    const young = sampleRow({ email: 'young@example.com' })
    await anonymous(host).from('quote_requests').insert(young)
    await sql`update public.quote_requests set created_at = now() - interval '25 months' where id = ${row.id}`
    await sql`
      insert into public.enquiries (given_name, family_name, email, subject, message, created_at)
      select 'Ann', 'Other', 'aged@example.com', 'general', 'A question', now() - interval '25 months'
      from generate_series(1, 2500)`
    const path = await storedPathOf(host, row.uploaded_files?.[0]?.path ?? '')
    await sql`update storage.objects set created_at = now() - interval '25 months' where name = ${path}`
    return { ids: [row.id, young.id], path }
  }

  it('first reports what is due, then deletes it, in as many runs as needed', async () => {
    const { ids, path } = await age()
    const [old = '', young = ''] = ids
    const isThere = async (id: string) =>
      (await sql`select from public.quote_requests where id = ${id}`).length > 0

    const dry = await operatorData(host, 'retention', 'run', '--dry-run')
    expect(dry).toMatchObject({
      dryRun: true,
      records: { requests: 1, documents: 1, enquiries: 2500, orphans: 0 },
    })
    expect(await isThere(old)).toBe(true)
    const text = await operator(host, 'retention', 'run', '--dry-run')
    expect(text.stdout).toMatch(/^Enquiries +24 months +2,500$/m)
    expect(text.stdout).toContain('would be deleted; nothing has been')

    const { code, stdout, stderr } = await operator(host, 'retention', 'run')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^Enquiries +24 months +2,500$/m)
    expect(stdout).toMatch(/^Files without a request +24 hours +1$/m)
    expect(stderr).toMatch(/^Deleted: \d+$/m)
    expect([await isThere(old), await isThere(young), await hasFile(path)()]).toEqual([false, true, false])
    expect(await sql`select from public.enquiries where email = 'aged@example.com'`).toHaveLength(0)
    expect(await sql`select from public.outbox where subject_id = ${old}`).toHaveLength(0)
    const again = await operatorData(host, 'retention', 'run')
    expect(Object.values(again.records).every((number) => number === 0)).toBe(true)
  })

  it('counts up to 100,000 of a kind, because more take longer than a call may', {
    tags: ['release'],
  }, async () => {
    await sql`
      insert into public.payment_events (id, type, received_at)
      select 'evt_old_' || number, 'payment_intent.succeeded', now() - interval '20 years'
      from generate_series(1, 100001) as number`
    const dry = await operatorData(host, 'retention', 'run', '--dry-run')
    expect(dry).toMatchObject({ records: { records: 100_000 }, atLeast: ['records'] })
    const { stdout } = await operator(host, 'retention', 'run', '--dry-run')
    expect(stdout).toMatch(/^Payments and orders +6 years +at least 100,000$/m)
    expect(stdout).toMatch(/^At least 100,\d{3} things would be deleted; nothing has been\.$/m)
    const { stderr } = await operator(host, 'retention', 'run')
    expect(stderr).toMatch(/^Deleted: \d{6}$/m)
    expect(await sql`select from public.payment_events`).toEqual([])
  })
})

it('an order is kept longer than a request, and can be marked and unmarked', async () => {
  const row = sampleRow()
  await anonymous(host).from('quote_requests').insert(row)
  const marked = await operatorData(host, 'requests', 'order', row.id)
  expect(marked.ordered_at).not.toBeNull()
  await sql`update public.quote_requests set created_at = now() - interval '3 years' where id = ${row.id}`
  expect((await operatorData(host, 'retention', 'run', '--dry-run')).records.requests ?? 0).toBe(0)
  expect((await operatorData(host, 'requests', 'order', row.id, '--undo')).ordered_at).toBeNull()
  expect((await operatorData(host, 'retention', 'run')).records.requests).toBe(1)
  expect((await operator(host, 'requests', 'show', row.id)).code).toBe(1)
})

it('periods are settings', async () => {
  const { dependencies } = await inProcess(host, { ENQUIRY_MONTHS: '1' }, () => new Date())
  await sql`
    insert into public.enquiries (given_name, family_name, email, subject, message, created_at)
    values ('Ann', 'Other', 'setting@example.com', 'general', 'A question', now() - interval '5 weeks')`
  const left = async () =>
    (await sql`select from public.enquiries where email = 'setting@example.com'`).length
  clock = new Date()
  await runJobs()
  expect(await left()).toBe(1)
  await callHandler(createRunJobs(dependencies), { only: 'retention' })
  expect(await left()).toBe(0)
})
