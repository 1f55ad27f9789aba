import { describe, expect } from 'vitest'
import { ENQUIRY_FIELDS, SAMPLE_ENQUIRY } from '#contract/enquiry.ts'
import { rowOf } from '#contract/fields.ts'
import { QUOTE_FIELDS, SAMPLE_QUOTE } from '#contract/quote.ts'
import type { Dependencies } from '#functions/_shared/dependencies.ts'
import { compose, type OutboxMessage } from '#functions/_shared/mail/compose.ts'
import { BANK_HOLIDAYS } from '../support/bank-holidays.ts'
import { rpc, sampleOffer, storeRequest } from '../support/orders.ts'
import type { Row, TransactionSql } from '../support/sql.ts'
import { it, sql } from '../support/trial.ts'
import { inHours, START, TrialOrder } from '../support/trial-order.ts'

/** Whom we owe what, by when, and what is said about it. Times are GMT. */

/** Nothing else is open. */
it.beforeEach(async ({ tx }) => {
  for (const table of ['quote_requests', 'enquiries', 'bookings', 'outbox', 'inbox_clock'])
    await tx.unsafe(`delete from public.${table}`)
})

const at = (text: string) => new Date(`${text}:00.000Z`)

async function storeEnquiry(tx: TransactionSql, changes: Row = {}): Promise<string> {
  const [stored] = await tx`
    insert into public.enquiries ${tx({ ...rowOf(ENQUIRY_FIELDS, SAMPLE_ENQUIRY), ...changes })} returning id`
  return stored?.id
}

async function book(tx: TransactionSql, changes: Row = {}): Promise<string> {
  const booking = {
    ...{ starts_at: at('2026-12-02T10:00'), hold_expires_at: at('2026-12-01T12:30') },
    ...{ first_name: 'Zofia', last_name: 'Nowak', email: 'zofia@example.com', phone: '+48 22 000 00 00' },
    ...{ amount: 3000, currency: 'gbp', session_id: 'cs_inbox', ...changes },
  }
  const [stored] = await tx`insert into public.bookings ${tx(booking)} returning id`
  return stored?.id
}

const kinds = async (tx: TransactionSql) =>
  (
    await tx`select kind from public.outbox where kind like '%late%' or kind = 'digest' order by created_at, kind`
  ).map(({ kind }) => kind)

const clock = (tx: TransactionSql, moment: string) => rpc(tx, 'run_order_clock', { at: `${moment}:00Z` })

async function open(tx: TransactionSql, day: string): Promise<string[]> {
  const { items } = await rpc(tx, 'digest', { day, since: `${day}T00:00:00Z`, until: `${day}T23:59:00Z` })
  return items.map(({ kind }: Row) => kind)
}

describe('opening hours', { tags: ['opening-days'] }, () => {
  it('do not count days that were closed at once', async ({ tx }) => {
    await tx`insert into public.closed_days (day) values ('2026-11-24')`
    const [row] =
      await tx`select public.after_opening_hours(${at('2026-11-23T15:30')}, interval '4 hours') as due`
    expect(row?.due).toEqual(at('2026-11-25T11:30'))
  })

  it('count every open minute and no other, all year, summer time or not', async () => {
    const MINUTE = 60_000
    const begin = Date.UTC(2027, 0, 1)
    const isOpen = (minute: number) => {
      const moment = new Date(begin + minute * MINUTE)
      const hour = moment.getUTCHours()
      const isHoliday = BANK_HOLIDAYS.includes(moment.toISOString().slice(0, 10))
      return moment.getUTCDay() % 6 !== 0 && hour >= 9 && hour < 17 && !isHoliday
    }
    const openBefore = [0]
    for (let minute = 0; minute < 380 * 24 * 60; minute++) {
      openBefore.push((openBefore[minute] ?? 0) + Number(isOpen(minute)))
    }
    const rows = await sql`
      select minute, hours, public.after_opening_hours(
        '2027-01-01T00:00Z'::timestamptz + make_interval(mins => minute), make_interval(hours => hours)
      ) as due
      from generate_series(0, 365 * 24 * 60 - 1, 1511) as minute, lateral (select 1 + minute % 12 as hours) as asked`
    expect(rows.length).toBeGreaterThan(300)
    for (const { minute, hours, due } of rows) {
      const end = (due.getTime() - begin) / MINUTE
      const counted = (openBefore[end] ?? 0) - (openBefore[minute] ?? 0)
      expect([counted, isOpen(end - 1)], `${minute}`).toEqual([hours * 60, true])
    }
  })
})

describe('the two times', { tags: ['inbox'] }, () => {
  it('a quote is promised for four opening hours later, and for two where its work is wanted within a day', async ({
    tx,
  }) => {
    for (const [urgency, asked, promised] of [
      // a Monday morning
      ['24-48 hours', '2026-11-23T10:00', '2026-11-23T14:00'],
      ['0-12 hours', '2026-11-23T10:00', '2026-11-23T12:00'],
      ['standard', '2026-11-23T10:00', '2026-11-23T14:00'],
      ['urgent', '2026-11-23T10:07', '2026-11-23T12:30'],
      // a Saturday afternoon
      ['0-12 hours', '2026-11-28T16:51', '2026-11-30T11:00'],
      ['>48 hours', '2026-11-28T16:51', '2026-11-30T13:00'],
      // until the very end of a day, and a minute later
      ['>48 hours', '2026-11-27T13:00', '2026-11-27T17:00'],
      ['>48 hours', '2026-11-27T13:01', '2026-11-30T09:30'],
    ] as const) {
      const id = await storeRequest(tx, { urgency, created_at: at(asked) })
      const [row] = await tx`select reply_by from public.quote_requests where id = ${id}`
      expect(row?.reply_by, `${urgency}, ${asked}`).toEqual(at(promised))
    }
  })

  it('an enquiry is promised for four opening hours later', async ({ tx }) => {
    const id = await storeEnquiry(tx, { created_at: at('2026-11-27T16:00') })
    const [row] = await tx`select reply_by from public.enquiries where id = ${id}`
    expect(row?.reply_by).toEqual(at('2026-11-30T12:00'))
  })

  it.for([
    ['a week', '2026-11-23', '09:00', '17:00'],
    ['Christmas and New Year', '2026-12-21', '09:00', '17:00'],
    ['Easter, and the change of the clocks', '2027-03-22', '09:15', '16:40'],
  ])(
    'whatever is promised lies in opening hours: %s',
    async ([, monday = '', opens = '', closes = ''], { tx }) => {
      await tx`insert into public.closed_days (day) values (${monday}::date + 2)`
      await tx`update public.business_facts set opens = ${opens}, closes = ${closes}`
      const rows = await tx`
      select asked, urgency, public.reply_time(asked, urgency) as due from generate_series(
        ${monday}::timestamp at time zone 'UTC', (${monday}::timestamp + interval '15 days') at time zone 'UTC', '30 minutes'
      ) as asked cross join unnest(array[null, '0-12 hours', '12-24 hours', '24-48 hours', '>48 hours', 'urgent', 'standard']) as urgency`
      expect(rows.length).toBe((15 * 48 + 1) * 7)
      const closed = new Date(Date.parse(monday) + 2 * 86_400_000).toISOString().slice(0, 10)
      const wrong = rows.filter(({ asked, due }) => {
        const [day = '', time = ''] = due.toISOString().slice(0, 16).split('T')
        const isClosed = due.getUTCDay() % 6 === 0 || BANK_HOLIDAYS.includes(day) || day === closed
        const isRound = /:[03]0$/.test(time) || time === closes
        return isClosed || time <= opens || time > closes || !isRound || due <= asked
      })
      expect(wrong).toEqual([])
    },
  )

  it('a promise stays as it was given', async ({ tx }) => {
    const id = await storeRequest(tx, { created_at: at('2026-11-23T10:00') })
    await tx`update public.business_facts set quote_hours = 8`
    await tx`insert into public.closed_days (day) values ('2026-11-23')`
    await rpc(tx, 'make_offer', { request: id, offer: JSON.stringify(sampleOffer()) })
    const [row] = await tx`select reply_by from public.quote_requests where id = ${id}`
    expect(row?.reply_by).toEqual(at('2026-11-23T14:00'))
  })
})

describe('a late reply', { tags: ['inbox'] }, () => {
  it('is said once more when half as much time again has passed, and then not again', async ({ tx }) => {
    await storeRequest(tx, { created_at: at('2026-11-23T10:00') })
    await storeEnquiry(tx, { created_at: at('2026-11-23T10:00') })
    await clock(tx, '2026-11-23T15:59')
    expect(await kinds(tx)).not.toContain('quote_late_operator')
    await clock(tx, '2026-11-23T16:00')
    await clock(tx, '2026-11-24T16:00')
    const late = (await kinds(tx)).filter((kind) => kind.includes('late'))
    expect(late.sort()).toEqual(['enquiry_late_operator', 'quote_late_operator'])
  })

  it('is said again of a reply that was promised anew', async ({ tx }) => {
    const id = await storeRequest(tx, { created_at: at('2026-11-23T10:00') })
    await clock(tx, '2026-11-23T16:00')
    await tx`select public.ask_about_request(${id}, 'A better scan, please.', null, ${at('2026-11-24T10:00')})`
    await tx`select public.answer_ask(${id}, false, ${at('2026-11-25T10:00')})`
    await clock(tx, '2026-11-25T16:00')
    await clock(tx, '2026-11-26T16:00')
    const late = (await kinds(tx)).filter((kind) => kind.includes('late'))
    expect(late).toEqual(['quote_late_operator', 'quote_late_operator'])
  })

  it('is not said of what was answered, marked as answered or as spam, or erased', async ({ tx }) => {
    const store = () => storeRequest(tx, { created_at: at('2026-11-23T10:00') })
    const [answered, marked, spam, erased, ordered] = [
      await store(),
      await store(),
      await store(),
      await store(),
      await store(),
    ]
    const enquiry = await storeEnquiry(tx, { created_at: at('2026-11-23T10:00') })
    await rpc(tx, 'make_offer', { request: answered, offer: JSON.stringify(sampleOffer()) })
    await rpc(tx, 'mark_handled', { subject: `request:${marked}` })
    await rpc(tx, 'mark_handled', { subject: `enquiry:${enquiry}` })
    await tx`select public.mark_spam(${`request:${spam}`}, true)`
    await tx`update public.quote_requests set erased_at = now() where id = ${erased}`
    await tx`select public.mark_order(${ordered}, true)`
    await clock(tx, '2026-11-25T10:00')
    expect((await kinds(tx)).filter((kind) => kind.includes('late'))).toEqual([])
    expect(await open(tx, '2026-11-25')).not.toContain('quote')
    expect(await open(tx, '2026-11-25')).not.toContain('enquiry')
  })
})

describe('what we need before there is a price', { tags: ['inbox'] }, () => {
  const ask = (tx: TransactionSql, request: string, moment: string) =>
    tx`select public.ask_about_request(${request}, 'A better scan, please.', null, ${at(moment)})`
  const asks = async (tx: TransactionSql) =>
    (await tx`select from public.outbox where kind = 'quote_ask'`).length

  it('keeps our reply waiting, is remembered once, and the reply is promised anew', async ({ tx }) => {
    const request = await storeRequest(tx, { created_at: at('2026-11-23T10:00') })
    await ask(tx, request, '2026-11-23T11:00')
    expect(await open(tx, '2026-11-24')).toEqual(['ask'])
    await clock(tx, '2026-11-26T10:59')
    expect(await asks(tx)).toBe(1)
    await clock(tx, '2026-11-26T11:00')
    await clock(tx, '2026-11-30T11:00')
    expect(await asks(tx)).toBe(2)
    expect(await kinds(tx)).not.toContain('quote_late_operator')
    await tx`select public.answer_ask(${request}, true, ${at('2026-12-01T10:00')})`
    expect(await open(tx, '2026-12-01')).toEqual(['quote'])
    const [row] = await tx`select reply_by from public.quote_requests where id = ${request}`
    expect(row?.reply_by).toEqual(at('2026-12-01T14:00'))
    await clock(tx, '2026-12-01T15:59')
    expect(await kinds(tx)).not.toContain('quote_late_operator')
    await clock(tx, '2026-12-01T16:00')
    expect(await kinds(tx)).toContain('quote_late_operator')
  })

  it('is over with a price, a mark, or spam', async ({ tx }) => {
    const request = async () => {
      const id = await storeRequest(tx, { created_at: at('2026-11-23T10:00') })
      await ask(tx, id, '2026-11-23T11:00')
      return id
    }
    await rpc(tx, 'make_offer', { request: await request(), offer: JSON.stringify(sampleOffer()) })
    await rpc(tx, 'mark_handled', { subject: `request:${await request()}` })
    await tx`select public.mark_spam(${`request:${await request()}`}, true)`
    const asked = await asks(tx)
    await clock(tx, '2026-11-30T11:00')
    expect(await asks(tx)).toBe(asked)
    expect(await open(tx, '2026-11-24')).not.toContain('ask')
  })
})

describe('what is open', { tags: ['inbox'] }, () => {
  const begin = async (tx: TransactionSql) =>
    new TrialOrder(tx, await storeRequest(tx, { created_at: START }))

  const handled = (tx: TransactionSql, request: string, hours: number, changes: Row = {}) =>
    rpc(tx, 'mark_handled', { subject: `request:${request}`, at: inHours(hours), ...changes })

  it('follows an order from the request to the last payment', async ({ tx }) => {
    const day = '2026-12-10'
    const order = await begin(tx)
    expect(await open(tx, day)).toEqual(['quote'])
    await order.offer()
    expect(await open(tx, day)).toEqual(['accept'])
    await order.accept({ method: 'transfer' })
    expect(await open(tx, day)).toEqual(['transfer'])
    await order.confirm(6001)
    expect(await open(tx, '2026-12-09')).toEqual(['begin'])
    expect((await open(tx, day)).sort()).toEqual(['begin', 'due'])
    expect((await open(tx, '2026-12-11')).sort()).toEqual(['begin', 'overdue'])
    await order.call('begin_order')
    expect(await open(tx, day)).toEqual(['due'])
    await order.call('deliver_order', { tracking: 'RM 1' })
    expect(await open(tx, day)).toEqual(['balance'])
    await order.call('open_balance', { method: 'transfer' })
    expect(await open(tx, day)).toEqual(['transfer'])
    await order.confirm(6000)
    expect(await open(tx, day)).toEqual([])
  })

  it('has what is awaited after an order was completed or written off, and extras that are to be delivered', async ({
    tx,
  }) => {
    const order = await begin(tx)
    await order.paid()
    await order.call('deliver_order', { tracking: 'RM 1' })
    await order.call('write_off', { reason: 'Gone.' })
    await order.call('open_balance', { method: 'transfer' })
    expect(await open(tx, '2026-12-02')).toEqual(['transfer'])
    await order.confirm(6000)
    expect(await open(tx, '2026-12-02')).toEqual([])
    await order.call('offer_extra', { offer: order.draft() })
    await order.accept({ version: 2, method: 'transfer' })
    expect(await open(tx, '2026-12-10')).toEqual(['transfer'])
    await order.confirm(12_001)
    expect(await open(tx, '2026-12-09')).toEqual([])
    expect(await open(tx, '2026-12-10')).toEqual(['due'])
    const document = await order.upload()
    await order.call('deliver_order')
    expect(await open(tx, '2026-12-11')).toEqual([])
    await order.call('take_back_document', { document })
    expect(await open(tx, '2026-12-11')).toEqual(['overdue'])
    await order.call('deliver_order', { tracking: 'RM 2' })
    expect(await open(tx, '2026-12-11')).toEqual([])
  })

  it('has what came in part, once its rest is no longer awaited', async ({ tx }) => {
    const order = await begin(tx)
    await order.offer()
    await order.accept({ method: 'transfer' })
    await order.confirm(3000, { difference: 'ask' })
    expect(await open(tx, '2026-12-02')).toEqual(['transfer'])
    await order.clock(24 * 20)
    expect(await open(tx, '2026-12-21')).toEqual(['rest'])
    await order.confirm(3001)
    await order.call('deliver_order', { tracking: 'RM 1' })
    await order.settle((await order.call('open_balance', { method: 'card' })).payment)
    await order.call('offer_extra', { offer: order.draft() })
    await order.accept({ version: 2, method: 'transfer' })
    await order.confirm(12_000, { difference: 'ask' })
    await order.clock(24 * 40)
    const [item] =
      await tx`select kind, amount from public.open_items('2027-01-10', ${inHours(0)}) where kind = 'rest'`
    expect(item).toEqual({ kind: 'rest', amount: 1 })
  })

  it('has a customer’s last message, until it is answered or marked as answered', async ({ tx }) => {
    const order = await begin(tx)
    const { request } = order
    await order.offer()
    const day = '2026-12-02'
    await order.say('customer', 'When?')
    expect((await open(tx, day)).sort()).toEqual(['accept', 'question'])
    await order.say('operator', 'Soon.')
    expect(await open(tx, day)).toEqual(['accept'])
    await order.say('customer', 'Thank you.')
    expect(await handled(tx, request, 30)).toBe('handled')
    expect((await open(tx, day)).sort()).toEqual(['accept', 'handled'])
    expect(await handled(tx, request, 31, { handled: false })).toBe('open')
    expect((await open(tx, day)).sort()).toEqual(['accept', 'question'])
  })

  it('has what we wait for from the customer, and no delivery is late meanwhile', async ({ tx }) => {
    const order = await begin(tx)
    await order.paid()
    await order.call('begin_order')
    const day = '2026-12-11'
    expect(await open(tx, day)).toEqual(['overdue'])
    const { messages } = await order.say('operator', 'The back page, please.', { kind: 'ask' })
    expect(await open(tx, day)).toEqual(['ask'])
    await order.call('answer_message', { actor: 'operator', number: messages.at(-1).number })
    expect(await open(tx, day)).toEqual(['overdue'])
    // who was erased answers no more
    const other = await begin(tx)
    await other.offer()
    await other.accept({ method: 'transfer' })
    const { request } = await other.say('operator', 'And the front.', { kind: 'ask' })
    await tx`update public.quote_requests set email = 'away@example.com' where id = ${request.id}`
    await rpc(tx, 'erase_person', { address: 'away@example.com' })
    expect((await open(tx, day)).sort()).toEqual(['overdue', 'transfer'])
  })

  it('has a delivery on the day that a paid extra said, and none before', async ({ tx }) => {
    const order = await begin(tx)
    await order.paid()
    await order.call('begin_order')
    expect(await open(tx, '2026-12-11')).toEqual(['overdue'])
    const extra = async (version: number, ready: object) => {
      await order.call('offer_extra', { offer: order.draft({ readyBy: null, ...ready }) })
      await order.settle(await order.accept({ version }))
      return (await order.view()).order.ready_by
    }
    // sooner than the order, of which it is a part
    expect(await extra(2, { readyInDays: 1 })).toBe('2026-12-10')
    expect(await extra(3, { readyBy: '2027-01-20' })).toBe('2027-01-20')
    expect(await open(tx, '2026-12-11')).toEqual([])
    expect(await open(tx, '2027-01-21')).toEqual(['overdue'])
    await order.call('deliver_order', { tracking: 'RM 1' })
    expect((await order.view()).order.ready_by).toBe('2027-01-20')
  })

  it('has disputes with the day by which to answer, and nothing is due from the customer meanwhile', async ({
    tx,
  }) => {
    const order = await begin(tx)
    const { id } = await order.paid()
    await order.call('deliver_order', { tracking: '1Z' })
    const dispute = async (state: string) =>
      rpc(tx, 'record_order_dispute', {
        ...{
          payment: id,
          dispute: 'dp_1',
          state,
          amount: 6001,
          reason: 'general',
          due: '2026-12-20T12:00:00Z',
        },
      })
    await dispute('open')
    const { items } = await rpc(tx, 'digest', { day: '2026-12-11', since: START, until: START })
    expect(items).toMatchObject([{ kind: 'dispute', due: '2026-12-20T12:00:00+00:00', amount: 6001 }])
    for (let hours = 0; hours < 30 * 24; hours += 12) await order.clock(hours)
    const reminders = async () => (await order.told()).filter((kind) => /balance_due|unpaid/.test(kind))
    expect(await reminders()).toEqual([])
    await dispute('won')
    expect(await open(tx, '2026-12-11')).toEqual(['balance'])
    await order.clock(30 * 24)
    expect(await reminders()).toEqual(['order_balance_due', 'order_unpaid_operator'])
  })

  it('has refunds that people make, and the consultations of the day', async ({ tx }) => {
    const order = await begin(tx)
    await order.paid({ method: 'transfer' })
    await order.call('decline_order')
    await book(tx, { status: 'confirmed', confirmed_at: at('2026-12-01T12:00') })
    expect((await open(tx, '2026-12-02')).sort()).toEqual(['consultation', 'refund'])
    expect(await open(tx, '2026-12-03')).toEqual(['refund'])
  })

  it('has no refund of a payment that the bank has taken back', async ({ tx }) => {
    const order = await begin(tx)
    const { id } = await order.paid()
    await order.call('decline_order')
    const about = { request: undefined, payment: id }
    await order.call('settle_order_refund', { ...about, failed: true })
    expect(await open(tx, '2026-12-02')).toEqual(['refund'])
    const dispute = { dispute: 'dp_1', state: 'lost', amount: 6001, reason: 'fraudulent' }
    await order.call('record_order_dispute', { ...about, ...dispute })
    expect(await open(tx, '2026-12-02')).toEqual([])
    const { owed, actions } = await order.view()
    expect([owed, actions.includes('refunded')]).toEqual([[], false])
  })
})

describe('the digest', { tags: ['inbox'] }, () => {
  it('is sent once, at eight in the morning of a working day, also when only an enquiry is open', async ({
    tx,
  }) => {
    const digests = async () =>
      (await tx`select payload from public.outbox where kind = 'digest' order by created_at`).map(
        ({ payload }) => payload.day,
      )
    await storeEnquiry(tx, { created_at: at('2026-11-30T18:00') })
    // before eight, and a Sunday
    for (const moment of ['2026-12-01T07:59', '2026-12-06T09:00']) await clock(tx, moment)
    expect(await digests()).toEqual([])
    for (const moment of ['2026-12-03T08:00', '2026-12-03T08:01', '2026-12-04T10:00']) await clock(tx, moment)
    expect(await digests()).toEqual(['2026-12-03', '2026-12-04'])
  })

  it('has all that was paid before the first one', async ({ tx }) => {
    await new TrialOrder(tx, await storeRequest(tx, { created_at: START })).paid()
    await clock(tx, '2026-12-07T08:00')
    const [{ payload } = {}] = await tx`select payload from public.outbox where kind = 'digest'`
    const { money } = await rpc(tx, 'digest', {
      ...{ day: payload.day, since: payload.since, until: payload.until },
    })
    expect(money).toMatchObject([{ refund: false, count: 1, amount: 6001 }])
  })

  it('has what was paid since the one before, also after a long holiday', async ({ tx }) => {
    await storeEnquiry(tx, { created_at: at('2026-12-21T18:00') })
    await clock(tx, '2026-12-22T08:00')
    // sent mail is not kept for ever
    await tx`delete from public.outbox`
    await clock(tx, '2027-01-25T08:00')
    const [row] = await tx`select payload from public.outbox where kind = 'digest'`
    expect(new Date(row?.payload.since)).toEqual(at('2026-12-22T08:00'))
  })

  it('is not sent when nothing is open, or only what was marked as answered', async ({ tx }) => {
    const id = await storeEnquiry(tx, { created_at: at('2026-11-30T18:00') })
    await rpc(tx, 'mark_handled', { subject: `enquiry:${id}`, at: '2026-12-02T20:00:00Z' })
    await clock(tx, '2026-12-03T08:00')
    expect(await kinds(tx)).toEqual([])
    await rpc(tx, 'mark_handled', { subject: `enquiry:${id}`, handled: false })
    await clock(tx, '2026-12-03T08:01')
    expect(await kinds(tx)).toContain('digest')
  })

  it('is sent in the morning of a delivery of which the clock has just reminded', async ({ tx }) => {
    await new TrialOrder(tx, await storeRequest(tx, { created_at: START })).paid()
    await clock(tx, '2026-12-02T08:00')
    await clock(tx, '2026-12-10T08:00')
    expect(await kinds(tx)).toEqual(['digest', 'digest'])
  })

  it('tells in the morning, not at once, what comes after eight', async ({ tx }) => {
    const request = await storeRequest(tx, { created_at: START })
    await rpc(tx, 'mark_handled', { subject: `request:${request}`, at: inHours(1) })
    await clock(tx, '2026-12-03T08:00')
    // paid at half past twelve
    await new TrialOrder(tx, request, at('2026-12-03T09:30')).paid()
    await clock(tx, '2026-12-03T12:31')
    expect(await kinds(tx)).toEqual([])
    await clock(tx, '2026-12-04T08:00')
    expect(await kinds(tx)).toEqual(['digest'])
  })

  it('is sent when asked for, with nothing to say, too, and at most once per interval', async ({ tx }) => {
    const ask = (moment: string) => rpc(tx, 'send_open_items', { interval_minutes: 10, at: `${moment}:00Z` })
    expect(await ask('2026-12-03T11:00')).toBe(true)
    expect(await ask('2026-12-03T11:09')).toBe(false)
    expect(await ask('2026-12-03T11:11')).toBe(true)
    await storeEnquiry(tx, { created_at: at('2026-11-30T18:00') })
    await clock(tx, '2026-12-04T08:00')
    const rows =
      await tx`select recipient, payload from public.outbox where kind = 'digest' order by created_at`
    expect(rows.map(({ recipient, payload }) => [recipient, payload.asked])).toEqual([
      [null, true],
      [null, true],
      [null, false],
    ])
  })

  it('has the payments and refunds of consultations as of orders', async ({ tx }) => {
    for (const [currency, part] of [
      ['gbp', 1000],
      ['eur', 500],
    ]) {
      const booking = await book(tx, { currency, seat: part, session_id: currency })
      for (const refunded of [0, part])
        await tx`select public.settle_session(${booking}, ${currency}, 'paid', 3000, ${currency}, ${currency}, ${refunded}, ${at('2026-12-01T12:00')})`
    }
    const { money } = await rpc(tx, 'digest', {
      ...{ day: '2026-12-02', since: '2026-12-01T08:00:00Z', until: '2026-12-02T08:00:00Z' },
    })
    expect(money).toEqual([
      { method: 'card', currency: 'eur', refund: false, count: 1, amount: 3000 },
      { method: 'card', currency: 'gbp', refund: false, count: 1, amount: 3000 },
      { method: 'card', currency: 'eur', refund: true, count: 1, amount: 500 },
      { method: 'card', currency: 'gbp', refund: true, count: 1, amount: 1000 },
    ])
    const facts = { digest: { day: '2026-12-02', items: [], days: [], money } }
    const message = { kind: 'digest', recipient: null, payload: {}, facts }
    const settings = {
      SITE_URL: 'https://site.example',
      LINK_SIGNING_SECRET: 'a-secret-of-thirty-two-characters',
    }
    const dependencies = { settings, now: () => START } as unknown as Dependencies
    const mail = await compose(message as unknown as OutboxMessage, dependencies)
    for (const sum of ['-£10.00', '-€5.00', 'Net total: £20.00', 'Net total: €25.00'])
      expect(mail?.text.replaceAll(/ +/g, ' ')).toContain(sum)
  })

  it('proposes the next five open days to close', async ({ tx }) => {
    await tx`insert into public.closed_days (day) values ('2026-12-08')`
    const { days } = await rpc(tx, 'digest', {
      day: '2026-12-05',
      since: '2026-12-05T00:00:00Z',
      until: '2026-12-05T08:00:00Z',
    })
    expect(days).toEqual(['2026-12-07', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-14'])
  })
})

describe('a request that the operator opens', { tags: ['inbox'] }, () => {
  it('tells the customer so, once for a confirmation', async ({ tx }) => {
    await rpc(tx, 'ask_confirmation', {
      purpose: 'create',
      subject: 'house:00000000-0000-0000-0000-000000000000',
    })
    const [confirmation] = await tx`select id from public.operator_confirmations where purpose = 'create'`
    const answers = JSON.stringify(rowOf(QUOTE_FIELDS, SAMPLE_QUOTE))
    const create = () => rpc(tx, 'create_request', { answers, confirmation: confirmation?.id })
    const id = await create()
    expect(await create()).toBeNull()
    const [row] = await tx`select opened_by, email from public.quote_requests where id = ${id}`
    expect(row).toEqual({ opened_by: 'operator', email: SAMPLE_QUOTE.email })
    const messages =
      await tx`select kind, recipient from public.outbox where subject_id = ${id} order by kind`
    expect(messages).toEqual([
      { kind: 'quote_opened', recipient: SAMPLE_QUOTE.email },
      { kind: 'quote_operator', recipient: null },
    ])
  })
})
