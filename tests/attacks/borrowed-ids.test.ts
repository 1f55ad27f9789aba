import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { BOOKING_FIELDS, SAMPLE_BOOKING } from '#contract/booking.ts'
import { ENQUIRY_FIELDS, SAMPLE_ENQUIRY } from '#contract/enquiry.ts'
import { rowOf } from '#contract/fields.ts'
import { referenceOf } from '#contract/reference.ts'
import { freshSlot } from '../support/bookings.ts'
import { anonymous, customer, post, sampleRow } from '../support/clients.ts'
import { freshAddress } from '../support/forms.ts'
import { ownHost } from '../support/own-host.ts'
import { type Sql, type TransactionSql, undoing } from '../support/sql.ts'

// Visitors choose the id of their request. An attacker uses the id of a stranger's row of another kind, to reach its
// mail, its erasure or its reference.

// Nothing is delivered: the stranger's mail stays in the queue.
const { host, sql } = ownHost({ SMTP_URL: 'smtp://127.0.0.1:9' })

/** Each with a queued message. */
const STRANGERS: Record<string, (email: string) => Promise<string>> = {
  async subscription(email) {
    const [row] = await sql`
      insert into public.newsletter_subscriptions (email, mailed_at) values (${email}, now()) returning id`
    await queue('already_subscribed', email, row?.id)
    return row?.id
  },
  async consent(email) {
    const subscriber = JSON.stringify({ email })
    const [row] = await sql`select public.sign_up_newsletter(${subscriber}, '2026-11-21', 60) as subject`
    return row?.subject.split(':')[1]
  },
  async account(email) {
    const { id } = await customer(host, email)
    await queue('account_exists', email, id)
    return id
  },
}

/** Rows whose reference is derived from their id. */
const REFERRED: Record<string, (id: string, email: string) => Promise<unknown>> = {
  booking: (id, email) => {
    const { start } = freshSlot()
    const row = { ...rowOf(BOOKING_FIELDS, { ...SAMPLE_BOOKING, email }), id, starts_at: start }
    return sql`
      insert into public.bookings ${sql({ ...row, hold_expires_at: start, amount: 3000, currency: 'gbp' })}`
  },
  enquiry: (id, email) =>
    sql`insert into public.enquiries ${sql({ id, ...rowOf(ENQUIRY_FIELDS, SAMPLE_ENQUIRY), email })}`,
  request: (id, email) => {
    const { uploaded_files: _, ...row } = sampleRow({ id, email })
    return sql`insert into public.quote_requests ${sql(row)}`
  },
}

const queue = (kind: string, email: string, id: string, within: Sql | TransactionSql = sql) => within`
  insert into public.outbox (kind, recipient, subject_id, dedupe_key)
  values (${kind}, ${email}, ${id}, ${randomUUID()}) on conflict do nothing`

const queuedTo = (email: string) => sql`select id from public.outbox where recipient = ${email} order by id`

const call = (name: string, token: string, body: object) =>
  post(host, `/functions/v1/${name}`, body, { authorization: `Bearer ${token}` })

describe.each(Object.entries(STRANGERS))(
  'a request under the id of a stranger’s %s',
  { tags: ['borrowed-ids'] },
  (_, make) => {
    it('takes none of the stranger’s mail, and shows and erases nothing of theirs', async () => {
      const stranger = freshAddress()
      const id = await make(stranger)
      const before = await queuedTo(stranger)
      expect(before.length).toBeGreaterThan(0)

      const attacker = await customer(host, freshAddress())
      const inserted = await attacker.client
        .from('quote_requests')
        .insert(sampleRow({ id, user_id: attacker.id }))
      expect(inserted.error).toBeNull()
      await undoing(sql, async (tx) => {
        await tx`update public.outbox set leased_until = null, next_attempt_at = now() where subject_id = ${id}`
        const [{ taken } = {}] = await tx`select public.take_request_messages(${id}, 10) as taken`
        const kinds = taken.messages.map(({ kind }: { kind: string }) => kind).sort()
        expect(kinds).toEqual(['quote_customer', 'quote_operator'])
      })
      expect((await call('send-admin-notification', attacker.token, { id })).status).toBe(200)
      expect(await queuedTo(stranger)).toEqual(before)

      const exported = await call('export-account', attacker.token, {})
      expect(exported.status).toBe(200)
      expect(Buffer.from(await exported.arrayBuffer()).toString('latin1')).not.toContain(stranger)
      const [{ data } = {}] = await sql`
      select public.person_data((select email from auth.users where id = ${attacker.id})) as data`
      expect(data.requests).toHaveLength(1)
      expect(JSON.stringify(data)).not.toContain(stranger)

      await sql`select public.mark_spam(${`request:${id}`}, true)`
      await sql`select public.mark_spam(${`request:${id}`}, false)`
      expect(await queuedTo(stranger)).toEqual(before)

      expect((await call('delete-account', attacker.token, { confirm: 'delete' })).status).toBe(200)
      expect(await sql`select from public.quote_requests where id = ${id}`).toHaveLength(0)
      expect(await queuedTo(stranger)).toEqual(before)
    })

    it('does not take the stranger’s row along when its time is over', async () => {
      const stranger = freshAddress()
      const id = await make(stranger)
      const before = await queuedTo(stranger)
      const rowsOf = () => sql`
        select id from public.newsletter_subscriptions where email = ${stranger}
        union all select id from auth.users where email = ${stranger}`
      expect(await rowsOf()).toHaveLength(1)
      await anonymous(host).from('quote_requests').insert(sampleRow({ id }))
      await sql`update public.quote_requests set created_at = now() - interval '3 years' where id = ${id}`
      await sql`select public.enforce_retention('{"requests":"24 months"}')`
      expect(await sql`select from public.quote_requests where id = ${id}`).toHaveLength(0)
      expect(await queuedTo(stranger)).toEqual(before)
      expect(await rowsOf()).toHaveLength(1)
    })
  },
)

describe.each(Object.entries(REFERRED))(
  'the reference of a stranger’s %s',
  { tags: ['borrowed-ids'] },
  (_, make) => {
    it('cannot be chosen for a request', async () => {
      const id = randomUUID()
      await make(id, freshAddress())
      const same = `${id.slice(0, 24)}${randomUUID().slice(24)}`
      expect(referenceOf(same)).toBe(referenceOf(id))
      const { status, error } = await anonymous(host)
        .from('quote_requests')
        .insert(sampleRow({ id: same }))
      expect({ status, code: error?.code }).toEqual({ status: 409, code: '23505' })
      expect(error?.message).toContain('reference')
      expect(await sql`select from public.quote_requests where id = ${same}`).toHaveLength(0)
      expect(await sql`select from public.outbox where subject_id = ${same}`).toHaveLength(0)
    })

    it('is not given to two that come at once', async () => {
      const id = randomUUID()
      const tries = await Promise.allSettled(
        Object.values(REFERRED).map((insert, i) =>
          insert(`${id.slice(0, 24)}${String(i).repeat(12)}`, freshAddress()),
        ),
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })
  },
)

it('what an account sends under another’s address is not the other’s to export or to delete', {
  tags: ['borrowed-ids'],
}, async () => {
  const [anna, bert] = [freshAddress(), freshAddress()]
  const [sender, other] = [await customer(host, anna), await customer(host, bert)]
  const task_description = `Anna’s passport ${randomUUID()}`
  const row = sampleRow({ id: randomUUID(), user_id: sender.id, email: bert, task_description })
  expect((await sender.client.from('quote_requests').insert(row)).error).toBeNull()
  const [{ data } = {}] = await sql`select public.person_data(${bert}, ${other.id}) as data`
  expect(data.requests).toEqual([])
  const exported = await call('export-account', other.token, {})
  expect(Buffer.from(await exported.arrayBuffer()).toString('latin1')).not.toContain(task_description)
  expect((await call('delete-account', other.token, { confirm: 'delete' })).status).toBe(200)
  expect(await sql`select from public.quote_requests where id = ${row.id}`).toHaveLength(1)
  // The operator finds and erases it by either address.
  expect((await sql`select public.person_data(${bert}) as data`)[0]?.data.requests).toHaveLength(1)
})

it('a row of each kind keeps its own mail, whatever other row has its id', async () => {
  // in one transaction, so that the host does not try to deliver in between
  await undoing(sql, async (tx) => {
    const id = randomUUID()
    const kinds = ['quote_link', 'enquiry_customer', 'booking_reminder', 'newsletter_issue', 'welcome']
    for (const kind of kinds) await queue(kind, freshAddress(), id, tx)
    const subjects = await tx`select subject from public.outbox where subject_id = ${id} order by subject`
    expect(subjects.map(({ subject }) => subject)).toEqual(
      ['account', 'booking', 'enquiry', 'request', 'subscription'].map((kind) => `${kind}:${id}`),
    )
    for (const { subject } of subjects) {
      const taken = await tx`select subject_id, kind from public.take_messages(10, '[]', ${subject})`
      expect(taken, subject).toHaveLength(1)
    }
  })
  const unknown = await queue('something_else', freshAddress(), randomUUID()).catch((error) => error)
  expect(unknown).toMatchObject({ message: expect.stringContaining('something_else') })
})
