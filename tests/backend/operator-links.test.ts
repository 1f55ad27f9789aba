/** @module-tag own-machine */
/** @module-tag operator-links */

import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OPERATOR_LINKS, type OperatorPurpose } from '#contract/acts.ts'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import type { RecordView } from '#contract/operator.ts'
import { createBookingStatus } from '#functions/_shared/booking/booking-status.ts'
import { createConsultationPayment } from '#functions/_shared/booking/create-consultation-payment.ts'
import type { Subject } from '#functions/_shared/mail/outbox.ts'
import type { Mail } from '#functions/_shared/mail/transport.ts'
import { idOfDay } from '#functions/_shared/operator/links.ts'
import { createOperator } from '#functions/_shared/operator/operator.ts'
import { printLinks } from '#functions/_shared/operator/print-links.ts'
import { recordLinks } from '#functions/_shared/operator/records.ts'
import {
  callHandler,
  deliverHere,
  freshSlot,
  inProcess,
  invitation,
  sampleBooking,
} from '../support/bookings.ts'
import { anonymous, sendQuote } from '../support/clients.ts'
import { operator, operatorData } from '../support/operator.ts'
import { completeOrder, rpc, sampleOffer } from '../support/orders.ts'
import { payingHost } from '../support/own-host.ts'
import type { Row } from '../support/sql.ts'

// The links in the operator's mail: each does one thing, once, for the operator only. The functions run in this
// process, on a host's database, with a fake clock; the host's own mail server is unreachable.

const { host, stripe, sql, env } = payingHost({
  SMTP_URL: 'smtp://127.0.0.1:9',
  OUTBOX_RETRY_SECONDS: '0.01',
})
let backend: Awaited<ReturnType<typeof inProcess>>
let clock: Date

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

beforeAll(async () => {
  backend = await inProcess(host, env, () => clock)
  stripe.now = () => clock.getTime()
})
beforeEach(() => {
  backend.sent.length = 0
  clock = new Date()
})

async function mails(to = OPERATOR_EMAIL): Promise<Mail[]> {
  await deliverHere(backend, sql)
  return backend.sent.filter((mail) => mail.to === to)
}

const tokenIn = ({ text }: Mail, purpose: string) =>
  new RegExp(`/auth#operator=(${purpose}\\.\\S+)`).exec(text)?.[1] as string

async function link(about: string, purpose: string): Promise<string> {
  const mail = (await mails()).findLast((each) => each.text.includes(about) && tokenIn(each, purpose))
  expect(mail, about).toBeDefined()
  return tokenIn(mail as Mail, purpose)
}

/** The act that a link is for, by its own word. */
async function ownAct(token: string): Promise<string> {
  const [word = ''] = token.split('.')
  return word === 'confirm' ? ((await call(token)).view.purpose ?? 'cancel') : word
}

/** @param asked an action, or 'press': what the link is for */
async function call(token: string, asked?: string, slot?: Date) {
  const action = asked === 'press' ? await ownAct(token) : asked
  const { status, data } = await callHandler(createOperator(backend.dependencies), {
    token,
    ...(action && { action }),
    ...(slot && { slot }),
  })
  return { status, code: data.error?.code as string | undefined, view: data as RecordView }
}

const state = async (token: string, action?: string) => (await call(token, action)).view.state

async function confirmationOf(token: string): Promise<string> {
  expect(await state(token, 'press')).toBe('asked')
  return tokenIn(
    (await mails()).findLast(({ subject }) => subject.startsWith('Confirm: ')) as Mail,
    'confirm',
  )
}

async function request(): Promise<Row> {
  const { row } = await sendQuote(anonymous(host), { email: `${crypto.randomUUID()}@example.com` })
  return (await sql`select * from public.quote_requests where id = ${row.id}`)[0] as Row
}

async function booking(slot = freshSlot()): Promise<Row> {
  const answers = sampleBooking({ date: slot.date, time: slot.time })
  const { data } = await callHandler(createConsultationPayment(backend.dependencies), {
    bookingData: answers,
  })
  stripe.pay(data.sessionId)
  await callHandler(createBookingStatus(backend.dependencies), { sessionId: data.sessionId })
  return (await sql`select * from public.bookings where email = ${answers.email}`)[0] as Row
}

const bookingRow = async ({ id }: Row) =>
  (await sql`select * from public.bookings where id = ${id}`)[0] as Row

describe('a link', () => {
  it('is refused when altered, for another thing, or late', async () => {
    const row = await booking()
    const cancel = await link(row.reference, 'cancel')
    const [, ...rest] = cancel.split('.')
    const foreign = ['close', 'spam', 'erase', 'documents', 'confirm'].map((word) =>
      [word, ...rest].join('.'),
    )
    const other = await booking()
    const otherId = [`cancel.${other.id}`, ...rest.slice(1)].join('.')
    for (const wrong of [
      ...foreign,
      otherId,
      `${cancel}x`,
      cancel.slice(0, -1),
      rest.join('.'),
      'cancel',
      'x',
    ]) {
      expect((await call(wrong)).code, wrong).toBe('link-invalid')
      expect((await call(wrong, 'press')).code, wrong).toBe('link-invalid')
    }
    expect(await state(cancel)).toBe('open')
    expect((await call(cancel, 'close')).status).toBe(400)
    clock = new Date(new Date(row.starts_at).getTime() + 1)
    expect((await call(cancel)).code).toBe('link-expired')
    expect((await call(cancel, 'press')).code).toBe('link-expired')
    for (const each of [row, other]) expect((await bookingRow(each)).status).toBe('confirmed')
    expect(backend.sent.some(({ subject }) => subject.startsWith('Confirm'))).toBe(false)
  })

  it('alone shows nothing of the customer, and cannot cancel, close or erase', async () => {
    const row = await booking()
    for (const purpose of ['cancel', 'erase']) {
      const token = await link(row.reference, purpose)
      const { view } = await call(token)
      expect(JSON.stringify(view)).not.toMatch(/Amélie|Brandt|@example|20 7946/)
      expect(view).toMatchObject({ purpose, step: 'ask', state: 'open', reference: row.reference })
      for (let press = 0; press < 3; press += 1) expect(await state(token, 'press')).toBe('asked')
      const answers = JSON.stringify(await call(token, 'press'))
      expect(answers).not.toContain('confirm.')
    }
    expect((await bookingRow(row)).status).toBe('confirmed')
    // One confirmation each, in the operator's inbox only.
    const asked = (await mails()).filter(({ subject }) => subject.startsWith('Confirm'))
    expect(asked.map(({ subject }) => subject.split(' ')[1]).sort()).toEqual(['cancel', 'erase'])
    expect((await mails(row.email)).some(({ text }) => text.includes('#operator='))).toBe(false)
  })
})

describe('cancelling', () => {
  it('is confirmed, then done once: the customer is told and refunded, even an hour before', async () => {
    const row = await booking()
    const token = await link(row.reference, 'cancel')
    clock = new Date(new Date(row.starts_at).getTime() - HOUR)
    const confirm = await confirmationOf(token)
    expect((await call(confirm)).view).toMatchObject({
      purpose: 'cancel',
      step: 'confirm',
      state: 'open',
      facts: [{ text: 'Amélie O’Connor-Brandt' }, { label: 'Paid' }],
    })
    expect((await bookingRow(row)).status).toBe('confirmed')
    const both = await Promise.all([call(confirm, 'press'), call(confirm, 'press')])
    for (const { status } of both) expect(status).toBe(200)
    expect(await bookingRow(row)).toMatchObject({ status: 'cancelled', refund_state: 'made' })
    expect([await state(confirm, 'press'), await state(token, 'press')]).toEqual(['done', 'done'])
    expect(stripe.refunds(row.payment_id)).not.toEqual([])
    expect((await mails(row.email)).map(({ subject }) => subject.slice(13, 44))).toContain(
      'Your consultation was cancelled',
    )
  })

  it('sends its confirmation again after ten minutes, and both copies work once in all', async () => {
    const row = await booking()
    const token = await link(row.reference, 'cancel')
    const first = await confirmationOf(token)
    clock = new Date(clock.getTime() + 9 * MINUTE)
    expect(await confirmationOf(token)).toBe(first)
    clock = new Date(clock.getTime() + 2 * MINUTE)
    const second = await confirmationOf(token)
    expect(second).not.toBe(first)
    clock = new Date(clock.getTime() + 14 * MINUTE)
    expect((await call(first, 'press')).code).toBe('link-expired')
    expect(await state(second, 'press')).toBe('done')
    expect(
      await sql`select from public.operator_confirmations where subject = ${`booking:${row.id}`}`,
    ).toHaveLength(1)
  })

  it('can be pressed again when it failed', async () => {
    const row = await booking()
    const confirm = await confirmationOf(await link(row.reference, 'cancel'))
    await sql`alter function public.cancel_booking rename to cancel_booking_away`
    try {
      expect((await call(confirm, 'press')).status).toBe(503)
    } finally {
      await sql`alter function public.cancel_booking_away rename to cancel_booking`
    }
    expect(await state(confirm, 'press')).toBe('done')
  })
})

describe('printed links', () => {
  const printed = (subject: string) =>
    printLinks(backend.dependencies, recordLinks(backend.dependencies), subject as Subject)
  async function printedToken(subject: string, purpose: OperatorPurpose): Promise<string> {
    const { label } = OPERATOR_LINKS[purpose]
    return (await printed(subject)).find((each) => each.label === label)?.href.split('#operator=')[1] ?? ''
  }

  it('do at once what mailed ones confirm first, for a quarter of an hour from their own issue', async () => {
    const row = await booking()
    const subject = `booking:${row.id}`
    expect((await printed(subject)).map(({ label }) => label)).toEqual([
      ...['Cancel and refund this consultation', 'Move this consultation', 'Erase this record'],
    ])
    const first = await printedToken(subject, 'cancel')
    clock = new Date(clock.getTime() + 10 * MINUTE)
    const second = await printedToken(subject, 'cancel')
    clock = new Date(clock.getTime() + 5 * MINUTE)
    expect((await call(first)).code).toBe('link-expired')
    expect(await state(second)).toBe('open')
    expect(await state(second, 'press')).toBe('done')
    expect(await bookingRow(row)).toMatchObject({ status: 'cancelled', refund_state: 'made' })
    expect(await printed(subject)).toEqual([expect.objectContaining({ label: 'Erase this record' })])
    clock = new Date(clock.getTime() + 10 * MINUTE)
    expect((await call(second)).code).toBe('link-expired')
  })

  it('neither take the place of a confirmation by mail, nor live longer by one', async () => {
    const row = await booking()
    const token = await link(row.reference, 'move')
    const here = await printedToken(`booking:${row.id}`, 'move')
    const confirm = await confirmationOf(token)
    expect(confirm).not.toBe(here)
    clock = new Date(clock.getTime() + 11 * MINUTE)
    await confirmationOf(token)
    clock = new Date(clock.getTime() + 4 * MINUTE)
    expect((await call(here)).code).toBe('link-expired')
  })

  it('undo what was marked, and close a day that has not passed', async () => {
    const { id } = await request()
    const spam = await printedToken(`request:${id}`, 'spam')
    expect(await state(spam, 'spam')).toBe('done')
    const back = (await printed(`request:${id}`)).find(({ label }) => label === 'Restore it')
    expect(await state(back?.href.split('#operator=')[1] ?? '', 'undo')).toBe('open')
    const { day } = freshSlot()
    const labels = async (date: string) => (await printed(`day:${idOfDay(date)}`)).map(({ label }) => label)
    expect(await labels(day)).toEqual(['Close this day for bookings', 'A month’s invoices and accounts'])
    expect(await labels('2026-01-05')).toEqual(['A month’s invoices and accounts'])
  })
})

describe('moving', () => {
  it('is confirmed, then done once: refused where another one is, and both sides are told', async () => {
    const row = await booking()
    const taken = await booking()
    const token = await link(row.reference, 'move')
    clock = new Date(new Date(row.starts_at).getTime() - HOUR)
    const confirm = await confirmationOf(token)
    expect((await call(confirm, 'press')).code).toBe('bad-request')
    expect((await call(confirm, 'press', new Date(taken.starts_at))).code).toBe('slot-taken')
    expect((await call(confirm, 'press', new Date(clock.getTime() - DAY))).code).toBe('booking-invalid')
    expect(await bookingRow(row)).toMatchObject({ starts_at: row.starts_at, moves: 0 })

    const { start } = freshSlot()
    const { view } = await call(confirm, 'press', start)
    expect(view).toMatchObject({ state: 'done', startsAt: start.toISOString() })
    expect((await call(confirm, 'press', freshSlot().start)).view.state).toBe('done')
    const moved = await bookingRow(row)
    expect(moved).toMatchObject({ starts_at: start, moves: 1, status: 'confirmed' })
    const told = (await mails()).filter(({ subject }) =>
      subject.includes(`${row.reference} Consultation moved`),
    )
    expect(told).toHaveLength(1)
    expect(invitation(told[0])).toMatchObject({ method: 'PUBLISH', event: { uid: row.id, sequence: 1 } })
    expect(tokenIn(told[0] as Mail, 'cancel')).toBeDefined()
    expect((await mails(row.email)).some(({ calendar }) => calendar?.content.includes('SEQUENCE:1'))).toBe(
      true,
    )
  })
})

describe('a refund that the provider could not make', () => {
  it.each([false, true])(
    'is on the list until it is paid back by hand, and sends its credit note; made before: %s',
    async (made) => {
      const row = await booking()
      await rpc(sql, 'cancel_booking', { booking: row.id, notice_hours: 0 })
      if (made) await rpc(sql, 'settle_refund', { booking: row.id, refund: 're_1' })
      await mails(row.email)
      await rpc(sql, 'settle_refund', { booking: row.id, refund: 're_1', failed: true })
      const open = async () => {
        const { items } = await rpc(sql, 'digest', { day: '2026-01-01', since: clock, until: clock })
        return items.filter(({ reference }: Row) => reference === row.reference)
      }
      expect(await open()).toMatchObject([{ kind: 'consultation_refund', amount: row.amount }])
      const token = await link(row.reference, 'paid_back')
      const confirm = await confirmationOf(token)
      backend.sent.length = 0
      for (let i = 0; i < 2; i++) expect(await state(confirm, 'press')).toBe('done')
      expect(await state(token)).toBe('done')
      expect(await bookingRow(row)).toMatchObject({ refund_state: 'made', refunded: row.amount })
      expect(await open()).toEqual([])
      const told = await mails(row.email)
      expect(told.map(({ subject }) => subject)).toEqual([`${row.reference} Your refund of £30.00`])
      expect(told[0]?.text).toContain('by bank transfer')
      const notes =
        await sql`select reference from public.papers where booking_id = ${row.id} and kind = 'credit note'`
      expect(told[0]?.papers?.map(({ filename }) => filename)).toEqual(
        notes.map(({ reference }) => `${reference}.pdf`),
      )
    },
  )

  it('is no refund of one that was not refused', async () => {
    const row = await booking()
    await rpc(sql, 'settle_refund', { booking: row.id, by_hand: true })
    expect(await bookingRow(row)).toMatchObject({ status: 'confirmed', refunded: 0 })
  })
})

describe('closing a day', () => {
  it('shows what stands on it, and cancels that only with a press of its own', async () => {
    const used = freshSlot().day
    let first = freshSlot()
    while (first.day === used) first = freshSlot()
    const rows = [await booking(first), await booking()]
    const token = await link((rows[0] as Row).reference, 'close')
    const before = await call(token)
    expect(before.view).toEqual({ purpose: 'close', step: 'ask', state: 'open', day: first.day })

    const confirm = await confirmationOf(token)
    const { view } = await call(confirm)
    expect(view.bookings?.map(({ reference }) => reference)).toEqual(rows.map(({ reference }) => reference))
    expect(await sql`select 1 from public.closed_days where day = ${first.day}`).toEqual([])

    for (let press = 0; press < 2; press += 1) {
      const closed = await call(confirm, 'press')
      expect(closed.view).toMatchObject({ state: 'done', bookings: [{}, {}] })
    }
    for (const row of rows) expect((await bookingRow(row)).status).toBe('confirmed')
    expect(await sql`select 1 from public.closed_days where day = ${first.day}`).toHaveLength(1)
    const late = sampleBooking({ date: first.date, time: freshSlot().time })
    const refused = await callHandler(createConsultationPayment(backend.dependencies), { bookingData: late })
    expect([400, 409]).toContain(refused.status)

    expect((await call(confirm, 'cancel')).view.state).toBe('done')
    for (const row of rows)
      expect(await bookingRow(row)).toMatchObject({ status: 'cancelled', refund_state: 'made' })
    for (const pressed of [confirm, token]) expect(await state(pressed, 'press')).toBe('done')
    expect((await call(confirm, 'cancel')).view.state).toBe('done')
  })

  afterAll(async () => {
    await sql`delete from public.closed_days`
  })
})

describe('the documents', () => {
  const again = async (reference: string) =>
    (await mails()).filter(({ subject }) => subject.startsWith(`${reference} The documents again`))

  it('come again to the operator alone, also when the first links have ended', async () => {
    const row = await request()
    const token = await link(row.reference, 'documents')
    clock = new Date(clock.getTime() + 80 * DAY)
    expect(await state(token)).toBe('open')
    expect(await state(token, 'press')).toBe('sent')
    expect(await state(token, 'press')).toBe('sent')
    const [mail, ...more] = await again(row.reference)
    expect(more).toEqual([])
    expect(mail?.to).toBe(OPERATOR_EMAIL)
    const answer = await call(token)
    expect(JSON.stringify(answer)).not.toContain('open-document')
    const file = await fetch(/http\S+open-document\S+/.exec(mail?.text ?? '')?.[0] as string)
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])
  })
})

describe('spam', () => {
  const listed = async (group: string, ...words: string[]) =>
    (await operatorData(host, group, 'list', '--limit', '1000', ...words)).items.map(
      (item: Row) => item.reference,
    )

  it('is marked at once, the operator is told, and it comes back within a week', async () => {
    const row = await request()
    const token = await link(row.reference, 'spam')
    expect(await state(token, 'press')).toBe('done')
    expect(await state(token, 'press')).toBe('done')
    const told = (await mails()).filter(({ subject }) => subject === `${row.reference} Marked as spam`)
    expect(told).toHaveLength(1)
    expect(await listed('requests')).not.toContain(row.reference)
    expect(await listed('requests', '--spam')).toContain(row.reference)
    expect(await state(tokenIn(told[0] as Mail, 'spam'), 'undo')).toBe('open')
    expect(await listed('requests')).toContain(row.reference)
  })

  it('gets no more mail, and is deleted with its documents after seven days', async () => {
    const row = await request()
    const id = crypto.randomUUID()
    const email = `${id}@example.com`
    await sql`insert into public.enquiries ${sql({ id, given_name: 'A', family_name: 'B', email, subject: 'general', message: 'Buy!' })}`
    for (const subject of [`request:${row.id}`, `enquiry:${id}`])
      await sql`select from public.mark_spam(${subject}, true)`
    expect(await mails(row.email)).toEqual([])
    expect(await mails(email)).toEqual([])
    const left = async () =>
      (
        await sql`select id from public.quote_requests where id = ${row.id} union all select id from public.enquiries where id = ${id}`
      ).length
    clock = new Date(clock.getTime() + 7 * DAY - HOUR)
    await mails()
    expect(await left()).toBe(2)
    clock = new Date(clock.getTime() + 2 * HOUR)
    await mails()
    expect(await left()).toBe(0)
    expect(await sql`select 1 from public.request_documents where request_id = ${row.id}`).toEqual([])
  })

  it('is never an order', async () => {
    const row = await request()
    const token = await link(row.reference, 'spam')
    await operatorData(host, 'requests', 'order', row.reference)
    expect([await state(token), await state(token, 'press')]).toEqual(['order', 'order'])
  })
})

describe('erasing', () => {
  async function stranger(): Promise<Row> {
    const row = await request()
    const order = await request()
    await sql`update public.quote_requests set email = ${row.email} where id = ${order.id}`
    await operatorData(host, 'requests', 'order', order.reference)
    await sql`insert into auth.users (id, email, role, aud) values (gen_random_uuid(), ${row.email}, 'authenticated', 'authenticated')`
    await sql`insert into public.newsletter_subscriptions (email) values (${row.email})`
    await sql`update public.bookings set email = ${row.email} where id = ${(await booking()).id}`
    return { ...row, order }
  }

  const stored = async (email: string) =>
    (
      await sql`
        select 'request' as kind from public.quote_requests where email = ${email}
        union all select 'enquiry' from public.enquiries where email = ${email}
        union all select 'booking' from public.bookings where email = ${email}
        union all select 'subscription' from public.newsletter_subscriptions where email = ${email}
        union all select 'account' from auth.users where email = ${email}
        order by 1`
    ).map(({ kind }) => kind)

  it('takes one enquiry alone, whatever address was typed into it; the rest is listed, and goes with a second press', async () => {
    const { email, reference, order } = await stranger()
    const before = await stored(email)
    expect(before).toEqual(['account', 'booking', 'request', 'request', 'subscription'])
    const [spam] = await sql`
      insert into public.enquiries (given_name, family_name, email, subject, message)
      values ('Win', 'Now', ${email}, 'general', 'Buy this') returning *`
    const confirm = await confirmationOf(await link(spam?.reference, 'erase'))
    const { view } = await call(confirm)
    expect(view.facts).toEqual([{ label: 'Address', text: email }])
    expect(view.notes?.join()).toContain(
      'More is stored under this address, and stays for now. Account: yes.',
    )
    expect((await call(confirm, 'erase_rest')).view.state).toBe('open')
    expect(await stored(email)).toEqual([
      'account',
      'booking',
      'enquiry',
      'request',
      'request',
      'subscription',
    ])

    const { view: done } = await call(confirm, 'press')
    expect(await stored(email)).toEqual(before)
    expect(await sql`select 1 from public.outbox where subject = ${`enquiry:${spam?.id}`}`).toEqual([])
    expect(done).toMatchObject({ state: 'done', step: 'confirm' })
    expect(done.rest?.facts).toEqual([
      { label: 'Address', text: email },
      { label: 'Account', text: 'yes' },
      { label: 'Requests', text: '2 with 2 documents' },
      { label: 'Consultations', text: '1' },
      { label: 'Newsletter', text: 'yes' },
      { label: 'Messages', text: expect.stringMatching(/^\d+$/) },
    ])
    expect(done.rest?.notes.join()).toContain('By law we must keep the record of')
    // the same action repeated, and the page reloaded
    for (const action of ['press', undefined]) expect((await call(confirm, action)).view).toEqual(done)
    expect(await stored(email)).toEqual(before)

    expect((await call(confirm, 'erase_rest')).view).toEqual({
      purpose: 'erase',
      step: 'confirm',
      state: 'done',
    })
    expect(await stored(email)).toEqual([])
    const kept =
      await sql`select reference, email from public.quote_requests where reference in (${reference}, ${order.reference})`
    expect(kept).toEqual([{ reference: order.reference, email: 'erased@erased.invalid' }])
    expect(await sql`select 1 from public.operator_confirmations where address = ${email}`).toEqual([])
    expect((await call(confirm, 'erase_rest')).view.state).toBe('done')
  })

  it('takes a request alone, or a consultation', async () => {
    const { email, reference } = await stranger()
    await call(await confirmationOf(await link(reference, 'erase')), 'press')
    expect(await stored(email)).toEqual(['account', 'booking', 'request', 'subscription'])
    const [consultation] = await sql`select reference from public.bookings where email = ${email}`
    await call(await confirmationOf(await link(consultation?.reference, 'erase')), 'press')
    expect(await stored(email)).toEqual(['account', 'request', 'subscription'])
  })

  it('is refused while work or money is outstanding, by link and by command, and says why', async () => {
    const { id, email, reference } = await request()
    const token = await link(reference, 'erase')
    await rpc(sql, 'make_offer', { request: id, offer: JSON.stringify(sampleOffer(clock)) })
    await rpc(sql, 'accept_offer', { request: id, version: 1, express: true, method: 'transfer' })
    await rpc(sql, 'confirm_transfer', { request: id, amount: 6001 })
    const confirm = await confirmationOf(token)
    expect((await call(confirm)).view.notes?.[0]).toContain(
      `Work, money or an original of ${reference} is outstanding`,
    )
    expect(await call(confirm, 'press')).toMatchObject({ status: 409, code: 'order-unsettled' })
    const refused = await operator(host, 'person', 'erase', email, '--yes')
    expect([refused.code, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toContain(
      `Work, money or an original is outstanding: ${reference}. Settle it first`,
    )
    expect(await stored(email)).toEqual(['request'])
    // The confirmation is not used up.
    await completeOrder(sql, id)
    expect((await call(confirm, 'press')).view.state).toBe('done')
    expect(await stored(email)).toEqual([])
  })

  it('lists nothing where there is nothing else, and nothing once the link is late', async () => {
    const row = await request()
    const token = await link(row.reference, 'erase')
    const confirm = await confirmationOf(token)
    const { facts, notes } = (await call(confirm)).view
    expect(facts).toContainEqual({ label: 'Documents', text: '1' })
    expect(notes).toEqual([])
    expect((await call(confirm, 'press')).view).toEqual({ purpose: 'erase', step: 'confirm', state: 'done' })
    expect(await state(token, 'press')).toBe('gone')
    expect((await call(token, 'erase_rest')).status).toBe(400)

    const { email, reference } = await stranger()
    const other = await confirmationOf(await link(reference, 'erase'))
    expect((await call(other, 'press')).view.rest).toBeDefined()
    const left = await stored(email)
    clock = new Date(clock.getTime() + 16 * MINUTE)
    expect((await call(other, 'erase_rest')).code).toBe('link-expired')
    expect(await stored(email)).toEqual(left)
    await sql`select public.sweep_limits(${clock})`
    expect(await sql`select 1 from public.operator_confirmations where address = ${email}`).toEqual([])
  })
})

describe('the operator’s calendar', () => {
  it('is told of a booking and of its end, under one UID, without address and telephone number', async () => {
    const row = await booking()
    await confirmationOf(await link(row.reference, 'cancel')).then((confirm) => state(confirm, 'press'))
    const about = (await mails()).filter(
      ({ subject, calendar }) => calendar && subject.startsWith(row.reference),
    )
    const [booked, cancelled] = about.map(invitation)
    expect([booked?.method, cancelled?.method]).toEqual(['PUBLISH', 'CANCEL'])
    expect([booked?.event.uid, cancelled?.event.uid]).toEqual([row.id, row.id])
    expect([booked?.event.sequence, cancelled?.event.sequence]).toEqual([0, 1])
    expect(booked?.event.summary).toBe('Consultation: Amélie O’Connor-Brandt')
    expect(booked?.component.getFirstPropertyValue('attendee')).toBeNull()
    expect(about[0]?.calendar?.content).not.toMatch(/@example|20 7946|manage=/)
  })

  it('is a feed at a private address, which is revoked', async () => {
    const row = await booking()
    expect(await operatorData(host, 'calendar', 'show')).toBeNull()
    const { address, webcal } = await operatorData(host, 'calendar', 'new')
    expect(webcal).toMatch(/^webcal:\/\//)
    const feed = await fetch(address)
    expect([feed.status, feed.headers.get('content-type'), feed.headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ])
    const calendar = new ICAL.Component(ICAL.parse(await feed.text()))
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    const event = events.find(({ uid }) => uid === row.id)
    expect(event?.startDate.toJSDate()).toEqual(new Date(row.starts_at))
    const etag = feed.headers.get('etag') as string
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)

    const key = new URL(address).searchParams.get('key') as string
    expect(await sql`select key_hash from public.calendar_feeds`).toEqual([
      { key_hash: createHash('sha256').update(key).digest('hex') },
    ])
    expect(await operatorData(host, 'calendar', 'show')).toMatchObject({ read_at: expect.any(String) })

    const next = await operatorData(host, 'calendar', 'new')
    expect((await fetch(address)).status).toBe(404)
    expect((await fetch(next.address)).status).toBe(200)
    await sql`update public.bookings set status = 'cancelled' where id = ${row.id}`
    expect(await (await fetch(next.address)).text()).not.toContain(row.id)
    await operatorData(host, 'calendar', 'revoke', '--yes')
    for (const wrong of [next.address, address, address.split('?')[0], `${address}x`])
      expect((await fetch(wrong)).status, wrong).toBe(404)
    expect((await fetch(next.address, { method: 'POST' })).status).toBe(405)
  })
})
