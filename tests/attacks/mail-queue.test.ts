import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { AUTH_MAIL } from '#content/mail/account.ts'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import { book, sampleBooking } from '../support/bookings.ts'
import { anonymous } from '../support/clients.ts'
import { freshAddress } from '../support/forms.ts'
import { eventually, limitOperatorMail } from '../support/host.ts'
import { operator } from '../support/operator.ts'
import { ownHost } from '../support/own-host.ts'
import { startSmtp } from '../support/smtp.ts'
import { type Sql, type TransactionSql, undoing } from '../support/sql.ts'

/** A flood of requests must neither delay other mail nor flood the operator's inbox. */

/** In production; other tests have no limit. */
const LIMIT = 20

const smtp = await startSmtp()
afterAll(() => smtp.close())
const { host, sql } = ownHost({ SMTP_URL: smtp.url })
beforeAll(() => limitOperatorMail(host.databaseUrl, LIMIT))

/** From different people, with two messages each. */
async function request(count: number, within: Sql | TransactionSql = sql): Promise<void> {
  await within`
    insert into public.quote_requests (service_type, urgency, task_description, country_of_origin,
      country_of_destination, given_name, family_name, email)
    select 'Global Document Procurement', '>48 hours', 'A degree', '', '', 'Zofia', 'Wren ' || i,
      'flood-' || gen_random_uuid() || '@example.com'
    from generate_series(1, ${count}) as i`
}

describe('with 7,200 messages queued and a slow mail server', () => {
  beforeAll(() => {
    smtp.delay = 100
  })

  it('a confirmation and the messages after a payment are sent within 30 s, in the middle of a run', {
    tags: ['urgent-mail'],
  }, async () => {
    await request(3_600)
    const jobs = host.runJobs()
    await eventually(() => smtp.received.length > 10 || undefined)

    const started = performance.now()
    const email = freshAddress()
    const signUp = await anonymous(host).auth.signUp({ email, password: 'correct-horse-7' })
    expect(signUp.error).toBeNull()
    const payer = freshAddress()
    const { data } = await book(host, sampleBooking({ email: payer }))
    await fetch(`${data.url}/pay`, { method: 'POST', redirect: 'manual' })
    const left = (to: string, subject: string) =>
      smtp.received.some((mail) => mail.envelope.to.includes(to) && mail.subject?.includes(subject))
    await eventually(() => left(email, AUTH_MAIL.confirmation.subject) || undefined, 30)
    await eventually(() => left(payer, 'Your consultation on') || undefined, 30)
    const seconds = (performance.now() - started) / 1000

    const [queue] = await sql`select count(*)::int as waiting from public.outbox where status = 'queued'`
    expect(queue?.waiting).toBeGreaterThan(4_000)
    expect(seconds).toBeLessThan(30)
    process.stdout.write(
      `mail queue: ${queue?.waiting} messages still queued when the confirmation was sent, after ${seconds.toFixed(1)} s\n`,
    )
    // The jobs' own rows are skipped, to avoid waiting for each other.
    await sql`
      delete from public.outbox
      where id in (select id from public.outbox where status = 'queued' for update skip locked)`
    await jobs
  })

  it('failing or numerous urgent messages do not hold up the rest', {
    tags: ['urgent-mail'],
  }, async () => {
    smtp.delay = 0
    await sql`update public.mail_counts set counted_at = counted_at - interval '11 minutes'`
    const refused = Array.from({ length: 60 }, () => freshAddress())
    smtp.refused = new Set(refused)
    await sql`
      insert into public.outbox (kind, recipient, payload, dedupe_key, next_attempt_at)
      select 'auth', address, '{"subject":"A","text":"a","html":"a"}', 'poison:' || address, now() - interval '1 minute'
      from unnest(${refused}::text[]) as address`
    await request(4)
    await eventually(async () => {
      await host.runJobs()
      const waiting = await sql`select from public.outbox where kind <> 'auth' and status <> 'sent'`
      return waiting.length === 0 || undefined
    }, 40)
    expect(await sql`select from public.outbox where kind = 'auth' and status = 'queued'`).toHaveLength(60)

    const taken = await sql.begin(async (work) => {
      await work`update public.outbox set next_attempt_at = now() - interval '1 minute', leased_until = null
        where status = 'queued' and kind = 'auth'`
      await work`insert into public.outbox (kind, dedupe_key, next_attempt_at)
        values ('delivery_report', 'old', now() - interval '1 hour'), ('newsletter_issue', 'older', now() - interval '2 hours')`
      return work`select kind from public.take_messages(10)`
    })
    expect(taken.map(({ kind }) => kind).sort()).toEqual([
      ...Array.from({ length: 8 }, () => 'auth'),
      'delivery_report',
      'newsletter_issue',
    ])
  })
})

describe('the operator', () => {
  // Without what was queued or sent before.
  beforeAll(async () => {
    smtp.delay = 0
    smtp.received.splice(0)
    await sql`delete from public.outbox`
    await sql`delete from public.mail_counts`
  })
  const pass = async () => {
    await sql`update public.mail_counts set counted_at = counted_at - interval '11 minutes'`
    await sql`update public.outbox set created_at = created_at - interval '11 minutes'`
  }
  afterEach(pass)

  const operatorMail = (pattern: RegExp) =>
    smtp.received.filter(
      ({ subject, envelope }) => envelope.to.includes(OPERATOR_EMAIL) && pattern.test(subject ?? ''),
    )

  async function quiet(): Promise<void> {
    await eventually(async () => {
      const { mail } = await host.runJobs()
      const [hand] = await sql`select count(*)::int as count from public.outbox where leased_until > now()`
      return (mail.sent === 0 && hand?.count === 0) || undefined
    }, 60)
  }

  it('gets twenty messages of a flood separately, and the rest in one', {
    tags: ['operator-inbox'],
  }, async () => {
    await request(57)
    await quiet()
    const single = operatorMail(/Quote request: /)
    expect(single.length).toBeGreaterThanOrEqual(LIMIT)
    // The jobs and the host deliver concurrently: each may take five more before seeing the other's.
    expect(single.length).toBeLessThan(LIMIT + 10)
    const [bundle, ...more] = operatorMail(/further quote requests$/)
    expect(more).toEqual([])
    expect(bundle?.subject).toBe(`${57 - single.length} further quote requests`)
    const listed = await sql`
      select request.reference from public.outbox as message
      join public.quote_requests as request on request.id = message.subject_id
      where message.kind = 'quote_operator' and message.status = 'sent' and message.last_error = 'bundled'`
    expect(listed).toHaveLength(57 - single.length)
    for (const { reference } of listed) {
      expect(bundle?.text).toContain(reference)
      expect(bundle?.html).toContain(reference)
      expect(single.some(({ subject }) => subject?.startsWith(reference))).toBe(false)
    }
    expect(bundle?.text).toContain('Global Document Procurement [>48 hours], no documents')
    expect((await sql`select from public.outbox where status <> 'sent'`).length).toBe(0)
  })

  it('can get each bundled message separately', { tags: ['operator-inbox'] }, async () => {
    const [message] = await sql`
      select message.id, request.reference from public.outbox as message
      join public.quote_requests as request on request.id = message.subject_id
      where message.last_error = 'bundled' limit 1`
    const shown = await operator(host, 'mail', 'show', message?.id.slice(0, 8))
    expect(shown.stdout).toContain('bundled with others')
    expect((await operator(host, 'mail', 'retry', message?.id.slice(0, 8))).code).toBe(0)
    expect(operatorMail(new RegExp(`^${message?.reference} .*Quote request: `))).toHaveLength(1)
    const again = await operator(host, 'mail', 'retry', message?.id)
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('was sent on')])
  })

  it('gets a few more separately after ten minutes', async () => {
    await request(LIMIT)
    await quiet()
    const before = operatorMail(/Quote request: /).length
    await request(6)
    await quiet()
    expect(operatorMail(/Quote request: /)).toHaveLength(before)
    expect((await sql`select from public.outbox where status = 'queued'`).length).toBe(6)
    await pass()
    await quiet()
    expect(operatorMail(/Quote request: /)).toHaveLength(before + 6)
  })

  it('gets one bundle of each kind per ten minutes', async () => {
    await sql`
      insert into public.enquiries (given_name, family_name, email, subject, message)
      select 'Zofia', 'Wren', 'flood-' || i || '@example.com', 'pricing', 'How much?' from generate_series(1, 60) as i`
    await request(60)
    await quiet()
    await request(60)
    await quiet()
    const bundles = async () =>
      (
        await sql`select payload ->> 'kind' as kind from public.outbox
        where kind = 'operator_bundle' and created_at > now() - interval '5 minutes' order by 1`
      ).map(({ kind }) => kind)
    expect(await bundles()).toEqual(['enquiry_operator', 'quote_operator'])
    expect(operatorMail(/further enquiries$/)[0]?.text).toContain('Pricing')
    expect((await sql`select from public.outbox where status = 'queued'`).length).toBe(60)
    await pass()
    await quiet()
    expect(await bundles()).toEqual(['quote_operator'])
    expect((await sql`select from public.outbox where status <> 'sent'`).length).toBe(0)
  })

  it('gets messages about payments at once and separately, however many', {
    tags: ['operator-inbox'],
  }, async () => {
    await limitOperatorMail(host.databaseUrl, 2)
    // One after the other: on a busy machine, calls that wait too long are put off.
    const bookings = 5
    for (let i = 0; i < bookings; i++) {
      const { data } = await book(host, sampleBooking({ email: freshAddress() }))
      await fetch(`${data.url}/pay`, { method: 'POST', redirect: 'manual' })
    }
    await eventually(async () => {
      await host.runJobs()
      return operatorMail(/Consultation booked/).length === bookings || undefined
    })
    await limitOperatorMail(host.databaseUrl, LIMIT)
  })

  it('loses nothing when a bundle is dropped or undeliverable', {
    tags: ['operator-inbox'],
  }, async () => {
    // in a transaction, so that the host cannot send the bundle
    await undoing(sql, async (work) => {
      await work`
        insert into public.mail_counts (message, mailbox, kind)
        select gen_random_uuid(), 'operator', 'quote_operator' from generate_series(1, ${LIMIT})`
      await request(30, work)
      await work`select public.bundle_operator_mail()`
      const held =
        await work`select id, bundle from public.outbox where status = 'queued' and bundle is not null`
      expect(held).toHaveLength(30)
      const bundle = held[0]?.bundle
      await work`update public.outbox set created_at = now() - interval '25 hours', attempts = 1 where id = ${bundle}`
      await work`select public.settle_message(${bundle}, 'Error:EAUTH:535')`
      const states = () =>
        work`select status, count(*)::int from public.outbox where bundle = ${bundle} group by status`
      expect(await states()).toEqual([{ status: 'abandoned', count: 30 }])
      await work`select public.retry_messages(${bundle})`
      await work`select public.settle_messages(array[${bundle}::uuid])`
      expect(await states()).toEqual([{ status: 'sent', count: 30 }])

      await work`update public.outbox set status = 'queued', sent_at = null where bundle = ${bundle} or id = ${bundle}`
      await work`select public.drop_message(${bundle})`
      expect(
        await work`select from public.outbox where kind = 'quote_operator' and status = 'queued' and bundle is null`,
      ).toHaveLength(30)
    })
  })
})
