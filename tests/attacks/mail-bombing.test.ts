import { beforeAll, describe, expect, it } from 'vitest'
import { WITHHELD } from '#functions/_shared/mail/outbox.ts'
import { readSettings } from '#host/settings.ts'
import { book, callFunction, sampleBooking } from '../support/bookings.ts'
import { customer, post, sampleRow } from '../support/clients.ts'
import { enquire, freshAddress, sampleEnquiry, signUp } from '../support/forms.ts'
import { eventually, limitOperatorMail } from '../support/host.ts'
import { operator } from '../support/operator.ts'
import { ownHost } from '../support/own-host.ts'
import { leftTomorrow } from '../support/sql.ts'

/** Our forms cannot flood a mailbox: it gets at most five messages a day, and ten about its account. */

const defaults = readSettings({})
const { host, sql } = ownHost({
  RATE_LIMIT_RECIPIENT: String(defaults.RATE_LIMIT_RECIPIENT),
  RATE_LIMIT_ACCOUNT_MAIL: String(defaults.RATE_LIMIT_ACCOUNT_MAIL),
  TRUSTED_PROXIES: '127.0.0.1',
})
beforeAll(() => limitOperatorMail(host.databaseUrl, 20))

const request = (addresses: string[], count: number) => sql`
  insert into public.quote_requests (service_type, urgency, task_description, country_of_origin,
    country_of_destination, given_name, family_name, email)
  select 'Global Document Procurement', '>48 hours', 'A degree', '', '', 'Zofia', 'W',
    (${addresses}::text[])[1 + i % ${addresses.length}]
  from generate_series(1, ${count}) as i`

async function outcomes(addresses: string[]) {
  await eventually(async () => {
    await Promise.all([host.runJobs(), host.runJobs(), host.runJobs()])
    const waiting = await sql`
      select from public.outbox where recipient = any (${addresses}) and status = 'queued'`
    return waiting.length === 0 || undefined
  }, 60)
  const rows = await sql`
    select status, last_error, count(*)::int as messages from public.outbox where recipient = any (${addresses})
    group by status, last_error order by status`
  return rows.map(({ status, last_error, messages }) => [status, last_error, messages])
}

/** By more than a day, for a mailbox's limits. */
const passFor = (address: string) => sql`
  update public.mail_counts set counted_at = counted_at - interval '25 hours'
  where mailbox = public.mailbox_hash(${address})`

async function arrived(addresses: string[]): Promise<number> {
  const mails = await host.mail()
  const theirs = addresses.map((address) => address.toLowerCase())
  return mails.filter(({ to }) => theirs.includes(String(to?.[0]?.address).toLowerCase())).length
}

describe('one mailbox', () => {
  it('gets five of 250 acknowledgements; every request is stored, and the operator is notified of each', {
    tags: ['justified-mail', 'mail-limits'],
  }, async () => {
    const email = freshAddress()
    await request([email], 250)
    expect(await outcomes([email])).toEqual([
      ['abandoned', WITHHELD, 245],
      ['sent', null, 5],
    ])
    expect(await arrived([email])).toBe(5)
    const told = await sql`
      select from public.outbox as message join public.quote_requests as request on request.id = message.subject_id
      where request.email = ${email} and message.kind = 'quote_operator'`
    expect(told).toHaveLength(250)
    // A limit that works is not reported to the operator.
    expect(await sql`select from public.outbox where payload ->> 'error' = ${WITHHELD}`).toHaveLength(0)
  })

  it('of a customer who has ordered gets twenty, and the operator’s messages know what was not confirmed', {
    tags: ['mail-limits'],
  }, async () => {
    const email = freshAddress()
    await request([email], 22)
    await sql`
      update public.quote_requests set ordered_at = now()
      where id = (select id from public.quote_requests where email = ${email} limit 1)`
    expect(await outcomes([email])).toEqual([
      ['abandoned', WITHHELD, 2],
      ['sent', null, 20],
    ])
    const known = await sql`
      select (public.message_facts(request.id, 'quote_operator', request.id, '{}') ->> 'withheld')::boolean as withheld, copy.status
      from public.quote_requests as request
      join public.outbox as copy on copy.subject_id = request.id and copy.kind = 'quote_customer'
      where request.email = ${email}`
    expect(known).toHaveLength(22)
    for (const { withheld, status } of known) expect(withheld).toBe(status === 'abandoned')
  })

  it('is the same one however it is spelt', { tags: ['mail-limits'] }, async () => {
    const addresses = ['victim.1@example.com', 'Victim.1@Example.com', 'VICTIM.1+two+b@example.com']
    await request(addresses, 20)
    expect(await outcomes(addresses)).toEqual([
      ['abandoned', WITHHELD, 15],
      ['sent', null, 5],
    ])
    expect(await arrived(addresses)).toBe(5)
  })

  it.each([
    ['signup', { password: 'secret-1' }],
    ['recover', {}],
    ['resend', { type: 'signup' }],
  ])('has no spelling of which only /auth/v1/%s knows', { tags: ['mail-limits'] }, async (name, more) => {
    for (const email of [
      '<a@b.example>',
      'a@ｂ.example',
      'a@b.example>',
      'a\u200b@b.example',
      '(x)a@b.example',
    ])
      expect((await post(host, `/auth/v1/${name}`, { email, ...more })).status, email).toBe(400)
  })

  it('has dots only at Google, and always what stands before the plus', async () => {
    const mailboxes = (addresses: string[]) =>
      sql`select distinct public.mailbox_of(address) from unnest(${addresses}::text[]) as address`
    const google = ['victim@gmail.com', 'v.ictim@gmail.com', 'vi.ct.im+1@gmail.com', 'VICTIM@googlemail.com']
    expect(await mailboxes(google)).toEqual([{ mailbox_of: 'victim@gmail.com' }])
    const others = [
      'a.b@example.org',
      'ab@example.org',
      'a+b@example.net',
      'b+b@example.net',
      '+a@example.net',
    ]
    expect(await mailboxes(others)).toHaveLength(5)
  })

  it('gets five from all forms together, including private links sent again', {
    tags: ['mail-limits'],
  }, async () => {
    const email = freshAddress()
    await request([email], 1)
    await outcomes([email])
    const [mail] = (await host.mail()).filter(({ to }) => to?.[0]?.address === email)
    const token = /request=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
    for (let i = 0; i < 3; i++) {
      await callFunction(host, 'guest-request', { token, action: 'resend' })
      await eventually(async () => {
        const links = await sql`select from public.outbox where recipient = ${email} and kind = 'quote_link'`
        return links.length === i + 1 || undefined
      })
      await sql`update public.outbox set created_at = created_at - interval '1 hour' where recipient = ${email}`
      expect((await enquire(host, sampleEnquiry({ email }))).status).toBe(200)
    }
    expect((await signUp(host, { email })).status).toBe(200)
    await eventually(async () => {
      const all = await sql`select from public.outbox where recipient = ${email}`
      return all.length === 8 || undefined
    })
    expect(await outcomes([email])).toEqual([
      ['abandoned', WITHHELD, 3],
      ['sent', null, 5],
    ])
    expect(await arrived([email])).toBe(5)
  })

  it('still gets the messages after a payment', async () => {
    const email = freshAddress()
    await request([email], 6)
    await outcomes([email])
    const { data } = await book(host, sampleBooking({ email }))
    await fetch(`${data.url}/pay`, { method: 'POST', redirect: 'manual' })
    await eventually(async () => (await arrived([email])) === 6 || undefined)
  })

  it('gets messages again a day later, or sooner when the operator retries one', {
    tags: ['mail-limits'],
  }, async () => {
    const email = freshAddress()
    await request([email], 6)
    await outcomes([email])
    const [withheld] = await sql`
      select id from public.outbox where recipient = ${email} and last_error = ${WITHHELD}`
    const shown = await operator(host, 'mail', 'show', withheld?.id)
    expect(shown.stdout.replace(/\s+/g, ' ')).toContain('reached its limit of messages for today')
    expect((await operator(host, 'mail', 'retry', withheld?.id)).code).toBe(0)
    expect(await arrived([email])).toBe(6)
    await passFor(email)
    await request([email], 6)
    expect(await outcomes([email])).toEqual([
      ['abandoned', WITHHELD, 1],
      ['sent', null, 11],
    ])
  })

  it('gets no more when the operator retries all mail, neither what was withheld nor what an outage kept', {
    tags: ['mail-limits'],
  }, async () => {
    const email = freshAddress()
    await request([email], 7)
    await outcomes([email])
    await sql`
      insert into public.outbox (kind, recipient, dedupe_key, next_attempt_at)
      select 'enquiry_customer', ${email}, ${email} || i, now() + interval '1 hour' from generate_series(1, 3) as i`
    expect((await operator(host, 'mail', 'retry', '--all')).code).toBe(0)
    expect(await outcomes([email])).toEqual([
      ['abandoned', WITHHELD, 5],
      ['sent', null, 5],
    ])
  })

  it('gets five of thirty that concurrent workers deliver, in whatever order they were queued', {
    tags: ['mail-limits'],
  }, async () => {
    const email = freshAddress()
    await sql`
      insert into public.outbox (kind, recipient, dedupe_key, created_at, next_attempt_at)
      select 'enquiry_customer', ${email}, 'race:' || i, now() - i * interval '1 second', now() + interval '1 hour'
      from generate_series(1, 30) as i`
    const messages = await sql`select id from public.outbox where recipient = ${email}`
    const admitted = await Promise.all(
      messages.map(async ({ id }) => {
        const [row] = await sql`select public.admit_message(${id}, array['enquiry_customer'], 5) as admitted`
        return row?.admitted
      }),
    )
    expect(admitted.filter(Boolean)).toHaveLength(5)
    // Retrying one of the five does not count again.
    for (const { id } of messages.filter((_, i) => admitted[i])) {
      const [row] = await sql`select public.admit_message(${id}, array['enquiry_customer'], 5) as admitted`
      expect(row?.admitted).toBe(true)
    }
    await sql`delete from public.outbox where recipient = ${email}`
  })
})

describe('an account that is deleted and opened again', () => {
  /** Sends from an account with someone else's address, and deletes the account once the mail is out. */
  async function sendAndDelete(address: string, count: number): Promise<void> {
    const own = await customer(host, freshAddress())
    for (let i = 0; i < count; i++) {
      const { error } = await own.client
        .from('quote_requests')
        .insert(sampleRow({ email: address, user_id: own.id }))
      expect(error).toBeNull()
    }
    await outcomes([address])
    const { error } = await own.client.functions.invoke('delete-account', { body: { confirm: 'delete' } })
    expect(error).toBeNull()
    expect(await sql`select from public.outbox where recipient = ${address}`).toEqual([])
  }

  it('does not begin the count of a mailbox anew', { tags: ['mail-limits'] }, async () => {
    const victim = freshAddress()
    for (let round = 0; round < 3; round++) await sendAndDelete(victim, 7)
    expect(await arrived([victim])).toBe(5)
    // Nor does erasing the recipient.
    await sql`select public.erase_person(${victim})`
    await request([victim.toUpperCase().replace('@', '+x@')], 2)
    await outcomes([victim])
    expect(await arrived([victim])).toBe(5)
  })

  it('does not begin the count of the operator’s own mail anew', { tags: ['operator-inbox'] }, async () => {
    const apart = async () =>
      (await host.mail()).filter(({ subject }) => /^SQ-\S+ \[/.test(subject ?? '')).length
    const before = await apart()
    await sql`update public.mail_counts set counted_at = counted_at - interval '11 minutes' where mailbox = 'operator'`
    for (let round = 0; round < 2; round++) {
      const own = await customer(host, freshAddress())
      for (let i = 0; i < 24; i++)
        await own.client.from('quote_requests').insert(sampleRow({ user_id: own.id, email: freshAddress() }))
      await host.runJobs()
      await own.client.functions.invoke('delete-account', { body: { confirm: 'delete' } })
    }
    // The host may have some in hand.
    const more = await eventually(async () => {
      const counted = (await apart()) - before
      return counted >= 20 ? counted : undefined
    })
    expect(more).toBeLessThan(30)
    await sql`delete from public.mail_counts where mailbox = 'operator'`
  })

  it('leaves a count without an address, for a day', { tags: ['mail-limits'] }, async () => {
    const victim = freshAddress()
    await sendAndDelete(victim, 1)
    const counted = await sql`
      select counted.* from public.mail_counts as counted where mailbox = public.mailbox_hash(${victim})`
    expect(counted).toHaveLength(1)
    expect(JSON.stringify(counted)).not.toContain(victim.split('@')[0])
    expect(await leftTomorrow(sql, ['mail_counts'])).toEqual({ mail_counts: 0 })
  })
})

type Sent = { reference: string; path: string; replyBy: string; copy?: string }

describe('the sender of a request', () => {
  async function send(address: string, network: string) {
    const row = sampleRow({ email: address })
    const call = (path: string, body: object) => post(host, path, body, { 'x-forwarded-for': network })
    await call('/rest/v1/quote_requests', row)
    const ask = async () =>
      (await call('/functions/v1/send-admin-notification', { id: row.id })).json() as Promise<Sent>
    const told = await ask()
    await outcomes([address])
    return { id: row.id, told, again: await ask() }
  }

  it('is told that there is no mail about their sixth, and gets its page', {
    tags: ['mail-limits'],
  }, async () => {
    const email = freshAddress()
    for (let i = 0; i < 5; i++) expect((await send(email, '203.0.113.1')).told.copy).toBe('limited')
    const { told } = await send(email, '203.0.113.1')
    expect(told).toMatchObject({ copy: 'withheld', path: expect.stringMatching(/^\/get-quote\?request=/) })
    const token = new URL(told.path, host.url).searchParams.get('request')
    expect(await callFunction(host, 'guest-request', { token })).toMatchObject({
      status: 200,
      data: { reference: told.reference },
    })
    expect(await arrived([email])).toBe(5)
    // Only the counts have the network's hash, and are deleted after a day.
    expect(await sql`select from public.outbox where sender is not null`).toEqual([])
    const counted = await sql`
      select distinct sender from public.mail_counts where mailbox = public.mailbox_hash(${email})`
    expect(counted).toEqual([{ sender: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  })

  it('learns nothing of what others have sent to an address', {
    tags: ['mail-limits', 'no-enumeration'],
  }, async () => {
    const [used, unused] = [freshAddress(), freshAddress()]
    const shape = ({ told, again }: Awaited<ReturnType<typeof send>>) =>
      [told, again].map(({ reference: _, path, replyBy, ...rest }) => ({
        ...rest,
        path: typeof path,
        replyBy: typeof replyBy,
      }))
    await send(used, '203.0.113.2')
    for (let i = 0; i < 5; i++)
      expect(shape(await send(used, '203.0.113.3'))).toEqual(shape(await send(unused, '203.0.113.4')))
    expect([await arrived([used]), await arrived([unused])]).toEqual([5, 5])
  })

  it('gets the page only within the hour, and until its links are ended', async () => {
    const { id } = await send(freshAddress(), '203.0.113.5')
    const path = async () => (await callFunction(host, 'send-admin-notification', { id })).data.path
    expect(await path()).toBeDefined()
    await sql`update public.quote_requests set link_version = 1 where id = ${id}`
    expect(await path()).toBeUndefined()
    await sql`
      update public.quote_requests set link_version = 0, created_at = now() - interval '61 minutes' where id = ${id}`
    expect(await path()).toBeUndefined()
  })
})

describe('the owner of an account', () => {
  it('gets a reply to each of their own tasks, which do not count', {
    tags: ['mail-limits'],
  }, async () => {
    const email = freshAddress()
    const own = await customer(host, email)
    await sql`update auth.users set email_confirmed_at = now() where id = ${own.id}`
    for (let i = 0; i < 7; i++) {
      const { error } = await own.client.from('quote_requests').insert(sampleRow({ email, user_id: own.id }))
      expect(error).toBeNull()
    }
    await request([email], 6)
    expect(await outcomes([email])).toEqual([
      ['abandoned', WITHHELD, 1],
      // The welcome counts as one.
      ['sent', null, 13],
    ])
  })

  it('cannot do so for another address, or before confirming their own', async () => {
    const [email, other] = [freshAddress(), freshAddress()]
    const own = await customer(host, email)
    for (const to of [email, other]) {
      for (let i = 0; i < 6; i++) {
        await own.client.from('quote_requests').insert(sampleRow({ email: to, user_id: own.id }))
      }
      expect(await outcomes([to])).toEqual([
        ['abandoned', WITHHELD, 1],
        ['sent', null, 5],
      ])
    }
  })

  it('gets ten messages about it a day, besides those of the forms', {
    tags: ['mail-limits'],
  }, async () => {
    const email = freshAddress()
    await request([email], 8)
    const payload = { action: 'recovery', token_hash: 'a'.repeat(56) }
    await sql`
      insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'auth', ${email}, ${payload}, 'bombing:' || i from generate_series(1, 14) as i`
    expect(await outcomes([email])).toEqual([
      ['abandoned', WITHHELD, 7],
      ['sent', null, 15],
    ])
  })

  it('is notified of further sign-ups once a day', async () => {
    const email = freshAddress()
    const own = await customer(host, email)
    await sql`update auth.users set email_confirmed_at = now() - interval '1 hour' where id = ${own.id}`
    for (let i = 0; i < 12; i++) await callFunction(host, 'send-welcome-email', { email })
    await outcomes([email])
    const rows = await sql`select kind from public.outbox where recipient = ${email} order by kind`
    expect(rows.map(({ kind }) => kind)).toEqual(['account_exists', 'welcome'])
  })
})

describe('a new password', () => {
  it('is asked for ten times a day with one address, known or not: then both are told how long to wait', {
    tags: ['mail-limits', 'no-enumeration'],
  }, async () => {
    const [known, unknown] = [freshAddress(), freshAddress()]
    await customer(host, known)
    const ask = async (email: string) => {
      const answer = await post(host, '/functions/v1/send-password-reset', { email, resetLink: '' })
      // The auth service and the count both require a minute in between.
      await sql`
        update public.form_sendings set window_start = window_start - interval '2 minutes'
        where form = 'password-reset'`
      await sql`update auth.users set recovery_sent_at = recovery_sent_at - interval '2 minutes'`
      return { status: answer.status, body: await answer.text() }
    }
    for (const email of [known, unknown])
      for (let i = 0; i < 10; i++) expect(await ask(email)).toEqual({ status: 200, body: '{}' })
    await outcomes([known])
    const refused = await ask(known)
    expect(refused.status).toBe(429)
    expect(refused.body).toContain('asked for too often with this address. Please try again in 24 hours.')
    const withoutSeconds = ({ status, body }: typeof refused) => [status, body.replace(/\d{5}/, 'seconds')]
    expect(withoutSeconds(await ask(unknown))).toEqual(withoutSeconds(refused))
    // another spelling of the same mailbox
    expect((await ask(unknown.toUpperCase().replace('@', '+x@'))).status).toBe(429)
    // Nobody was told of a withheld message.
    expect(
      await sql`select from public.outbox where recipient = ${known} and last_error = ${WITHHELD}`,
    ).toEqual([])
    // Refused requests do not prolong the wait.
    await sql`
      update public.form_sendings set window_start = window_start - interval '23 hours 50 minutes'
      where form = 'password-reset'`
    await passFor(known)
    for (const email of [known, unknown]) expect((await ask(email)).status).toBe(200)
  })

  it('is not closed to an address that is asked for again and again in a minute', async () => {
    const email = freshAddress()
    const ask = () => callFunction(host, 'send-password-reset', { email, resetLink: '' })
    const answers = await Promise.all(Array.from({ length: 15 }, ask))
    for (const { status } of answers) expect(status).toBe(200)
  })
})
