import { describe, expect } from 'vitest'
import { rowOf } from '#contract/fields.ts'
import { NEW_REQUEST_FIELDS } from '#contract/new-request.ts'
import { SAMPLE_QUOTE } from '#contract/quote.ts'
import { refusal, rpc } from '../support/orders.ts'
import type { Row, TransactionSql } from '../support/sql.ts'
import { ACCEPT, DAY, it, later, TrialOrder } from '../support/trial-order.ts'

/** The work on an order, with its customer: days, what we need, drafts, addresses, and files that were handed over. */

const A = 'aa'.repeat(32)
const B = 'bb'.repeat(32)

const verify = (tx: TransactionSql, sha256: string) => rpc(tx, 'verify_document', { sha256 })

describe('the day by which an order is ready', { tags: ['order-work'] }, () => {
  async function paidAt(order: TrialOrder, at: string, offer: object): Promise<string> {
    await order.offer(offer)
    await order.accept({ method: 'transfer' })
    return (await order.confirm(6001, { at })).offer.ready_by
  }

  it('is after the last day of the offer, unless it counts from the payment', async ({ order }) => {
    const refused = (changes: object) => order.refusal('make_offer', { offer: order.draft(changes) })
    const readyBy = '2026-12-04'
    expect(await refused({ readyBy, validUntil: '2026-12-03T23:59:59Z' })).toBeUndefined()
    expect(await refused({ readyBy, validUntil: '2026-12-04T23:59:59Z' })).toBe('23514')
    expect(await refused({ readyBy, validUntil: '2026-12-09T23:59:59Z' })).toBe('23514')
    const urgent = { readyBy, readyTime: '17:00' }
    expect(await refused({ ...urgent, validUntil: '2026-12-04T11:00:00Z' })).toBeUndefined()
    expect(await refused({ ...urgent, validUntil: '2026-12-04T17:30:00Z' })).toBe('23514')
    expect(await refused({ readyBy: null, readyInDays: 5 })).toBeUndefined()
    expect(await refused({ readyBy: null })).toBe('23514')
    expect(await refused({ readyInDays: 5 })).toBe('23514')
  })

  it.for([
    // a Thursday; then Friday, and Monday to Wednesday
    ['2026-12-03T12:00:00Z', 4, '2026-12-09'],
    // Christmas, Boxing Day with its substitute, and the weekend are none
    ['2026-12-24T12:00:00Z', 1, '2026-12-29'],
    // late in the evening, in summer
    ['2027-06-30T22:59:00Z', 1, '2027-07-01'],
    ['2027-06-30T23:01:00Z', 1, '2027-07-02'],
  ] as const)('counts working days from the payment at %s', async ([at, readyInDays, ready], { order }) => {
    const validUntil = '2027-08-01T22:59:59Z'
    expect(await paidAt(order, at, { readyBy: null, readyInDays, validUntil })).toBe(ready)
  })

  it.for([
    ['2026-12-08T16:00:00Z', '2026-12-10'],
    // Wednesday to Monday are four
    ['2026-12-14T10:00:00Z', '2026-12-16'],
  ] as const)(
    'moves with money that came after the last day of the offer, at %s',
    async ([at, ready], { order }) => {
      const days = { readyBy: '2026-12-10', validUntil: '2026-12-08T23:59:59Z' }
      expect(await paidAt(order, at, days)).toBe(ready)
    },
  )

  it('waits for what the customer owes us, once for all that is asked', async ({ order }) => {
    await order.paid({ readyBy: '2026-12-16' })
    const ask = (text: string, at: string) => order.say('operator', text, { kind: 'ask', at })
    const answer = (answers: number, at: string) => order.say('customer', 'Yes', { answers, at })
    await ask('Which spelling?', '2026-12-02T10:00:00Z')
    await ask('A better scan, please.', '2026-12-03T10:00:00Z')
    expect((await order.view()).order.waiting_since).not.toBeNull()
    expect((await answer(1, '2026-12-04T10:00:00Z')).order).toMatchObject({ ready_by: '2026-12-16' })
    // the same word once more, to the other question
    const { order: known, messages } = await answer(2, '2026-12-07T10:00:00Z')
    // Thursday, Friday and Monday
    expect(known).toMatchObject({ ready_by: '2026-12-21', waiting_since: null })
    const again = { author: 'customer', text: 'No', answers: 2 }
    expect(await order.refusal('send_order_message', again)).toBe('already-answered')
    expect(messages.map(({ kind, author, answers }: Row) => [kind, author, answers])).toEqual([
      ['ask', 'operator', null],
      ['ask', 'operator', null],
      ['ask', 'customer', 1],
      ['ask', 'customer', 2],
    ])
  })

  it('is not called overdue while we wait', async ({ order }) => {
    await order.paid({ readyBy: '2026-12-10' })
    await order.say('operator', 'Which one?', { kind: 'ask' })
    await order.clock(10 * 24)
    expect(await order.told()).not.toContain('order_due_operator')
  })

  it('is reminded of anew where an answer has moved it', async ({ order }) => {
    await order.paid({ readyBy: '2026-12-10' })
    for (const hours of [8 * 24, 9 * 24]) await order.clock(hours)
    await order.say('operator', 'Which one?', { kind: 'ask', at: '2026-12-10T10:00:00Z' })
    await order.say('customer', 'This one.', { answers: 1, at: '2026-12-14T10:00:00Z' })
    for (let day = 9; day < 25; day++) await order.clock(day * 24)
    expect((await order.told()).filter((kind) => kind === 'order_due_operator')).toHaveLength(4)
  })
})

describe('a new ready date', { tags: ['order-work'] }, () => {
  const reason = 'The Legalisation Office takes a week longer.'
  const move = (order: TrialOrder, readyBy: string, changes: Row = {}) =>
    order.call('reschedule_order', { ready_by: readyBy, reason, ...changes })

  it('takes the place of the old one, with its reason, and is told', async ({ order }) => {
    await order.paid({ readyBy: '2026-12-10', readyTime: '14:00' })
    expect((await order.view()).offer).toMatchObject({ ready_by: '2026-12-10', ready_time: '14:00:00' })
    const moved = await move(order, '2027-01-20')
    expect(moved.order).toMatchObject({
      ready_by: '2027-01-20',
      ready_before: '2026-12-10',
      ready_reason: reason,
    })
    expect(moved.offer).toMatchObject({ ready_by: '2027-01-20', ready_time: null })
    const [event] = await order.tx`select * from public.order_events where kind = 'rescheduled'`
    expect(event).toMatchObject({ actor: 'operator', facts: { from: '2026-12-10', to: '2027-01-20' } })
    // pressed twice
    await move(order, '2027-01-20')
    expect((await order.told()).filter((kind) => kind === 'order_rescheduled')).toHaveLength(1)
    expect((await move(order, '2026-12-08')).order.ready_before).toBe('2027-01-20')
  })

  it('is a day from today on, within two years, of a running order, and has a reason', async ({ order }) => {
    const refused = (readyBy: string | null, changes: Row = {}) =>
      order.refusal('reschedule_order', { ready_by: readyBy, reason, at: '2026-12-01T23:30:00Z', ...changes })
    await order.offer()
    expect(await refused('2027-01-20')).toBe('not-paid')
    await order.settle(await order.accept())
    for (const day of ['2026-11-30', '2028-12-02', '0001-01-01', 'infinity', null])
      expect([day, await refused(day)]).toEqual([day, 'no-such-day'])
    expect(await refused('2026-12-01')).toBeUndefined()
    expect(await refused('2027-01-20', { reason: ' \n' })).toBe('reason-missing')
    await order.call('deliver_order', { tracking: 'RM 1' })
    expect(await refused('2027-01-21')).toBe('ended')
  })

  it('is counted from: the summary does not call it overdue, and reminders come anew', async ({ order }) => {
    await order.paid({ readyBy: '2026-12-10' })
    const late = async () =>
      (
        await order.tx`select kind from public.open_items('2026-12-14', now()) where subject = ${`request:${order.request}`}`
      ).map(({ kind }) => kind)
    for (let day = 8; day < 13; day++) await order.clock(day * 24)
    expect(await late()).toContain('overdue')
    await move(order, '2026-12-21', { at: '2026-12-14T10:00:00Z' })
    expect(await late()).toEqual(['begin'])
    for (let day = 13; day < 25; day++) await order.clock(day * 24)
    expect((await order.told()).filter((kind) => kind === 'order_due_operator')).toHaveLength(4)
  })

  it('is reminded of anew where a paid extra has moved it', async ({ order }) => {
    await order.paid({ readyBy: '2026-12-10' })
    for (const day of [8, 9]) await order.clock(day * 24)
    const offer = order.draft({ readyBy: '2026-12-21', validUntil: '2026-12-15T23:59:59Z' })
    await order.call('offer_extra', { offer, at: '2026-12-10T12:00:00Z' })
    const at = '2026-12-11T09:00:00Z'
    await order.settle(await order.accept({ version: 2, at }), { at })
    for (let day = 11; day < 25; day++) await order.clock(day * 24)
    expect((await order.told()).filter((kind) => kind === 'order_due_operator')).toHaveLength(4)
  })

  it('while we wait for the customer moves by the days that are waited from then on', async ({ order }) => {
    await order.paid({ readyBy: '2026-12-10' })
    await order.say('operator', 'Which one?', { kind: 'ask', at: '2026-12-02T10:00:00Z' })
    await move(order, '2026-12-16', { at: '2026-12-07T10:00:00Z' })
    const answered = await order.say('customer', 'This one.', { answers: 1, at: '2026-12-08T10:00:00Z' })
    expect(answered.order.ready_by).toBe('2026-12-17')
  })
})

describe('contact details', { tags: ['order-work'] }, () => {
  const DETAILS = {
    ...{
      given_name: 'Inês',
      family_name: 'Reis',
      company_name: '',
      own_reference: '',
      email: 'ines@example.com',
      phone: '',
      address: '',
    },
  }
  const correct = ({ tx, request }: TrialOrder, changes: Row = {}) =>
    rpc(tx, 'correct_contact', { request, cause: 'same', ...DETAILS, ...changes })
  const told = async ({ tx, request }: TrialOrder) =>
    (
      await tx`
      select kind, recipient, payload -> 'ended' as ended from public.outbox
      where subject_id = ${request} and kind in ('quote_contact', 'quote_former') order by kind, recipient`
    ).map(({ kind, recipient, ended }) => [kind, recipient, ended])
  const row = async ({ tx, request }: TrialOrder) =>
    (await tx`select * from public.quote_requests where id = ${request}`)[0] as Row

  it.for([
    ['same', true],
    ['mistyped', false],
    ['person', true],
    ['death', false],
  ] as const)(
    '"%s" with another address ends the links, and tells the old one: %s',
    async ([cause, tells], { order }) => {
      const { email } = await row(order)
      await order.paid()
      await correct(order, { cause, address: '1 High Street\nLeeds' })
      expect(await row(order)).toMatchObject({
        email: 'ines@example.com',
        given_name: 'Inês',
        link_version: 1,
      })
      expect((await order.view()).order.delivery_address).toBe('1 High Street\nLeeds')
      expect(await told(order)).toEqual([
        ['quote_contact', 'ines@example.com', true],
        ...(tells ? [['quote_former', email, true]] : []),
      ])
      const [event] =
        await order.tx`select actor, facts from public.order_events where kind = 'corrected contact'`
      expect(event).toEqual({ actor: 'operator', facts: { cause } })
      // pressed twice
      await correct(order, { cause, address: '1 High Street\nLeeds' })
      expect(await row(order)).toMatchObject({ link_version: 1 })
    },
  )

  it('with the same address leave the links, and another person ends them', async ({ order }) => {
    const { email } = await row(order)
    await correct(order, { email: email.toUpperCase(), phone: '+44 20' })
    expect(await row(order)).toMatchObject({ link_version: 0, phone: '+44 20', company_name: null })
    await correct(order, { email, cause: 'person', given_name: 'Rui' })
    expect(await row(order)).toMatchObject({ link_version: 1, given_name: 'Rui' })
    expect((await told(order)).map(([kind]) => kind)).toEqual(['quote_contact', 'quote_contact'])
  })

  it('take along what waits to be sent, and nothing of another request', async ({ order, tx }) => {
    const other = await TrialOrder.store(tx)
    for (const each of [order, other]) await each.offer()
    await correct(order)
    const recipients = async ({ request }: TrialOrder) =>
      (
        await tx`select distinct recipient from public.outbox
        where subject_id = ${request} and status = 'queued' and recipient is not null and kind <> 'quote_former'`
      ).map(({ recipient }) => recipient)
    expect(await recipients(order)).toEqual(['ines@example.com'])
    expect(await recipients(other)).toEqual([(await row(other)).email])
  })

  it('of another person leave the account of the first', async ({ tx, order }) => {
    const [user] =
      await tx`insert into auth.users (id, email) values (gen_random_uuid(), 'first@example.com') returning id`
    const files = [
      { name: 'a.pdf', path: `${user?.id}/1700000000000-a.pdf`, size: 1, type: 'application/pdf' },
    ]
    await tx`update public.quote_requests set user_id = ${user?.id}, uploaded_files = ${JSON.stringify(files)}::text::jsonb where id = ${order.request}`
    await correct(order)
    expect((await row(order)).user_id).toBe(user?.id)
    await correct(order, { cause: 'death', email: 'heir@example.com' })
    expect((await row(order)).user_id).toBeNull()
    expect(await rpc(tx, 'orders_of', { account: user?.id })).toEqual([])
  })

  it('are refused where they are none, before a quote for the post, and of an erased or unknown request', async ({
    order,
    tx,
  }) => {
    const refused = (changes: Row) =>
      refusal(tx, (inner) => correct({ ...order, tx: inner } as TrialOrder, changes))
    for (const email of ['ines', 'a@b', 'a@example.com\nb@example.com', `${'x'.repeat(250)}@example.com`])
      expect([email, await refused({ email })]).toEqual([email, '23514'])
    expect(await refused({ given_name: ' ' })).toBe('23514')
    expect(await refused({ phone: 'a\u2028b' })).toBe('23514')
    expect(await refused({ address: 'Leeds' })).toBe('no-quote-yet')
    expect(await refused({ request: crypto.randomUUID() })).toBe('PT404')
    await tx`update public.quote_requests set erased_at = now(), ordered_at = now() where id = ${order.request}`
    expect(await refused({})).toBe('PT404')
  })
})

describe('a customer without an email address', { tags: ['order-work'] }, () => {
  /** Of somebody who walked in. */
  async function letters(tx: TransactionSql, changes: Row = {}): Promise<TrialOrder> {
    const answers = JSON.stringify({
      ...rowOf(NEW_REQUEST_FIELDS, { ...SAMPLE_QUOTE, email: '', language: '' }),
      ...changes,
    })
    return new TrialOrder(tx, String(await rpc(tx, 'create_request', { answers })))
  }
  const messages = async ({ tx, request }: TrialOrder) =>
    (
      await tx`select kind, recipient from public.outbox where subject_id = ${request} order by created_at, kind`
    ).map(({ kind, recipient }) => [kind, recipient])

  it('gets no mail, of a whole order, and no reminder is said to have gone', async ({ tx }) => {
    const order = await letters(tx)
    expect(await messages(order)).toEqual([['quote_operator', null]])
    await order.call('send_again', { kind: 'quote_link', interval_minutes: 0, at: undefined })
    await order.offer()
    for (const day of [5, 6]) await order.clock(day * 24)
    const payment = await order.accept({ method: 'transfer' })
    await order.confirm(payment.amount)
    await order.say('operator', 'Which spelling?', { kind: 'ask' })
    await order.call('reschedule_order', { ready_by: '2026-12-18', reason: 'A queue.' })
    await order.call('deliver_order', { tracking: 'RM 1' })
    for (const day of [10, 20, 40]) await order.clock(day * 24)
    await rpc(tx, 'renew_request_link', { request: order.request })
    expect((await messages(order)).filter(([, recipient]) => recipient !== null)).toEqual([])
    expect((await messages(order)).map(([kind]) => kind)).toContain('order_unpaid_operator')
    const reminded = await tx`select facts ->> 'of' as about from public.order_events where kind = 'reminded'`
    expect(new Set(reminded.map(({ about }) => about))).toEqual(new Set(['unpaid']))
  })

  it('is said to be one in lists', async ({ tx }) => {
    const order = await letters(tx)
    await order.offer()
    const { items } = await rpc(tx, 'digest', { day: '2026-12-01', since: '2026-11-30', until: '2026-12-01' })
    const names = items
      .filter(({ subject }: Row) => subject.endsWith(order.request))
      .map(({ name }: Row) => name)
    expect(names).toEqual([expect.stringMatching(/ \(by letter or phone\)$/)])
  })

  it('can be given an address, and lose it, with what waits', async ({ tx }) => {
    const order = await letters(tx)
    const details = {
      cause: 'same',
      given_name: 'Ada',
      family_name: 'Reis',
      company_name: '',
      own_reference: '',
      phone: '',
      address: '',
    }
    const correct = (email: string) =>
      rpc(tx, 'correct_contact', { request: order.request, ...details, email })
    await correct('ada@example.com')
    expect(await messages(order)).toEqual([
      ['quote_contact', 'ada@example.com'],
      ['quote_operator', null],
    ])
    await correct('')
    expect(await messages(order)).toEqual([
      ['quote_former', 'ada@example.com'],
      ['quote_operator', null],
    ])
  })

  it('is nobody else’s, whoever is erased or asked about', async ({ tx }) => {
    const order = await letters(tx)
    const data = await rpc(tx, 'person_data', { address: '' })
    expect(data.requests).toEqual([])
    await rpc(tx, 'erase_person', { address: ' ' })
    expect(
      await tx`select from public.quote_requests where id = ${order.request} and erased_at is null`,
    ).toHaveLength(1)
    expect(await tx`select from public.requests_from('')`).toHaveLength(0)
  })

  it('is only the operator’s', async ({ tx, order }) => {
    const change = (inner: TransactionSql) =>
      inner`update public.quote_requests set email = '' where id = ${order.request}`
    expect(await refusal(tx, change)).toBe('23514')
    const details = {
      cause: 'same',
      given_name: 'Ada',
      family_name: 'Reis',
      company_name: '',
      own_reference: '',
      phone: '',
      address: '',
    }
    const correct = (inner: TransactionSql) =>
      rpc(inner, 'correct_contact', { request: order.request, ...details, email: '' })
    expect(await refusal(tx, correct)).toBe('email-missing')
  })
})

describe('a document of the customer’s that the operator adds', { tags: ['order-work'] }, () => {
  const add = ({ tx, request }: TrialOrder, changes: Row = {}) =>
    rpc(tx, 'add_customer_document', {
      ...{ request, name: 'Deed.pdf', path: `delivered/${crypto.randomUUID()}.pdf`, size: 1000, sha256: A },
      ...changes,
    })
  const documents = ({ tx, request }: TrialOrder) =>
    tx`select name, position, state, sha256 from public.request_documents where request_id = ${request} order by position`

  it('stands among them at once, also before there is a price, and once where it is sent twice', async ({
    order,
  }) => {
    const id = await add(order)
    expect(await add(order)).toBe(id)
    expect(await add(order, { sha256: B })).not.toBe(id)
    expect(await documents(order)).toEqual([
      { name: 'Deed.pdf', position: 1, state: 'accepted', sha256: A },
      { name: 'Deed.pdf', position: 2, state: 'accepted', sha256: B },
    ])
  })

  it('is an event of the order, sends nothing, and the customer can still add others', async ({ order }) => {
    await order.paid()
    const before = (await order.told()).length
    const document = await add(order)
    const events =
      await order.tx`select actor, facts from public.order_events where kind = 'added a document'`
    expect(events).toEqual([{ actor: 'operator', facts: { document } }])
    expect((await order.told()).length).toBe(before)
    const path = `${Date.now()}-${crypto.randomUUID()}.pdf`
    await order.tx`insert into storage.objects (bucket_id, name) values ('quote-documents', ${path})`
    const files = [{ name: 'Scan.pdf', path, size: 1000, type: 'application/pdf' }]
    await rpc(order.tx, 'add_request_documents', { request: order.request, file_list: JSON.stringify(files) })
    expect((await documents(order)).map(({ name }) => name)).toEqual(['Deed.pdf', 'Scan.pdf'])
  })

  it('is the fiftieth at most, and none of an erased or unknown request', async ({ order, tx }) => {
    const refused = (changes: Row = {}) =>
      refusal(tx, (inner) =>
        add({ ...order, tx: inner } as TrialOrder, { request: order.request, ...changes }),
      )
    for (let i = 0; i < 50; i++) await add(order, { name: `${i}.pdf` })
    expect(await refused()).toBe('too-many-documents')
    expect(await refused({ request: crypto.randomUUID() })).toBe('PT404')
    await tx`update public.quote_requests set erased_at = now(), ordered_at = now() where id = ${order.request}`
    expect(await refused()).toBe('PT404')
  })
})

describe('what we need', { tags: ['order-work'] }, () => {
  /** Of a file that is there, as `add_request_documents` takes it. */
  async function sent({ tx, request }: TrialOrder, answers?: number): Promise<Row> {
    const path = `${Date.now()}-${crypto.randomUUID()}.pdf`
    await tx`insert into storage.objects (bucket_id, name) values ('quote-documents', ${path})`
    const files = [{ name: 'Scan.pdf', path, size: 1000, type: 'application/pdf' }]
    return { request, file_list: JSON.stringify(files), answers, at: undefined }
  }

  const send = async (order: TrialOrder, answers?: number) =>
    rpc(order.tx, 'add_request_documents', await sent(order, answers))

  async function firstDocument({ tx, request }: TrialOrder): Promise<string> {
    const [document] = await tx`select id from public.request_documents where request_id = ${request}`
    return document?.id
  }

  it('takes the place of the document that it is about, and of no other', async ({ order, tx }) => {
    const other = await TrialOrder.store(tx)
    for (const each of [order, other]) await each.paid()
    await send(order)
    const about = await firstDocument(order)
    const ask = { author: 'operator', text: 'It is too dark.', kind: 'ask', about }
    expect(await other.refusal('send_order_message', ask)).toBe('document-gone')
    const asked = await order.call('send_order_message', ask)
    expect(asked.messages[0]).toMatchObject({ about_name: 'Scan.pdf' })
    await send(order, 1)
    const documents = await tx`
      select replaced_at is not null as replaced from public.request_documents
      where request_id = ${order.request} order by position`
    expect(documents.map(({ replaced }) => replaced)).toEqual([true, false])
    const [row] = await tx`select uploaded_files from public.quote_requests where id = ${order.request}`
    expect(row?.uploaded_files).toHaveLength(1)
    expect((await order.view()).order.waiting_since).toBeNull()
    // and again: it was answered
    expect(await order.refusal('add_request_documents', await sent(order, 1))).toBe('already-answered')
    // nothing of it could be kept
    expect((await order.call('reopen_ask', { number: 1 })).order.waiting_since).not.toBeNull()
    const [back] = await tx`select replaced_at from public.request_documents where id = ${about}`
    expect(back?.replaced_at).toBeNull()
    // but not once the work is handed over
    await order.upload()
    await order.call('deliver_order')
    const { order: known, messages } = await order.call('reopen_ask', { number: 1 })
    expect([known.waiting_since, messages[0].closed_at]).toEqual([null, expect.any(String)])
  })

  it('can be asked for before there is a price, one thing at a time', async ({ order, tx }) => {
    const { request } = order
    const other = await TrialOrder.store(tx)
    await send(order)
    const about = await firstDocument(order)
    const ask = { author: 'operator', text: 'It is locked.', kind: 'ask', about }
    expect(await other.refusal('send_order_message', ask)).toBe('document-gone')
    const nobody = { ...ask, request: crypto.randomUUID() }
    expect(await order.refusal('send_order_message', nobody)).toBe('PT404')
    expect(await order.refusal('send_order_message', { ...ask, kind: 'plain' })).toBe('PT404')
    // the second press repeats the first
    for (let press = 0; press < 2; press += 1) await order.call('send_order_message', ask)
    const told = await tx`select kind from public.outbox where subject_id = ${request} and kind = 'quote_ask'`
    expect(told).toHaveLength(1)
    const state = async () => {
      const [row] = await tx`
        select request.asked_at is not null as asked, document.replaced_at is not null as replaced
        from public.quote_requests as request join public.request_documents as document on document.id = request.ask_about
        where request.id = ${request}`
      return row
    }
    await send(order, 0)
    expect(await state()).toEqual({ asked: false, replaced: true })
    expect(await order.refusal('add_request_documents', await sent(order, 0))).toBe('already-answered')
    // nothing of it could be kept
    await order.call('reopen_ask', { number: 0 })
    expect(await state()).toEqual({ asked: true, replaced: false })
    // answered in another way
    await order.call('answer_message', { actor: 'operator', number: 0 })
    expect(await state()).toEqual({ asked: false, replaced: false })
    expect(await order.refusal('answer_message', { actor: 'customer', number: 0 })).toBe('PT404')
    // nothing is asked for any more once there is a price
    await order.offer()
    await order.call('reopen_ask', { number: 0 })
    expect(await state()).toEqual({ asked: false, replaced: false })
  })

  it('may be a draft: with its rounds of changes, and approved once', async ({ order }) => {
    await order.paid()
    const draft = async () => ({
      ...{ author: 'operator', text: 'Please check.', kind: 'draft' },
      documents: [await order.upload({ purpose: 'message' })],
    })
    const early = await draft()
    expect(await order.refusal('send_order_message', early)).toBe('ended')
    await order.call('begin_order')
    expect(await order.refusal('send_order_message', { ...early, documents: [] })).toBe('draft-missing')
    await order.call('send_order_message', early)
    await order.say('customer', 'Anne, not Anna.', { answers: 1, rounds: 1 })
    await order.call('send_order_message', await draft())
    const more = { author: 'customer', text: 'And Smyth.', answers: 3, rounds: 1 }
    expect(await order.refusal('send_order_message', more)).toBe('no-more-rounds')
    const approve = { actor: 'customer', number: 3, approved: true }
    const { messages } = await order.call('answer_message', approve)
    expect(await order.refusal('answer_message', approve)).toBe('already-answered')
    expect(messages.map(({ approved }: Row) => approved)).toEqual([false, null, true])
  })

  it('is no longer needed once the work is handed over', async ({ order }) => {
    await order.paid()
    await order.say('operator', 'A scan?', { kind: 'ask' })
    await order.upload()
    const { order: known, messages } = await order.call('deliver_order')
    expect(known.waiting_since).toBeNull()
    expect(messages[0].closed_at).not.toBeNull()
  })
})

describe('a tracking number on the wrong order', { tags: ['order-work'] }, () => {
  const take = (delivery: number) => ({ delivery })

  it('is taken back, and the work goes on, though the order was complete', async ({ order, tx }) => {
    await order.offer({ byPost: true })
    await order.call('set_delivery_address', { address: '1 Example Road' })
    await order.settle(await order.accept())
    await order.call('deliver_order', { carrier: 'Royal Mail', tracking: 'RM 1' })
    await order.settle((await order.call('open_balance', { method: 'card' })).payment)
    const { order: complete, actions } = await order.view()
    expect([complete.state, actions.includes('take_back')]).toEqual(['completed', true])
    const taken = await order.call('take_back_parcel', take(1))
    expect(taken.order).toMatchObject({ state: 'in_progress', completed_at: null, delivered_at: null })
    expect(taken.deliveries).toMatchObject([{ carrier: '', tracking: '' }])
    expect(taken.actions).not.toContain('take_back')
    const events =
      await tx`select facts from public.order_events where kind = 'took back' and order_id = ${taken.order.id}`
    expect(events.map(({ facts }) => facts)).toEqual([
      { delivery: 1, carrier: 'Royal Mail', tracking: 'RM 1', state: 'in_progress' },
    ])
    // a press that was repeated
    await order.call('take_back_parcel', take(1))
    expect((await order.told()).filter((kind) => kind === 'order_taken_back')).toHaveLength(1)
    // where it goes can be said again, and the right number completes it
    await order.call('set_delivery_address', { address: '2 Example Road' })
    expect((await order.call('deliver_order', { tracking: 'RM 2' })).order.state).toBe('completed')
  })

  it('goes without the files beside it, and they without it', async ({ order }) => {
    await order.paid()
    const document = await order.upload()
    await order.call('deliver_order', { tracking: 'RM 1' })
    expect((await order.call('take_back_parcel', take(1))).order.state).toBe('delivered')
    expect(await order.refusal('take_back_parcel', take(2))).toBe('document-gone')
    expect((await order.call('take_back_document', { document })).order.state).toBe('in_progress')
  })
})

describe('"Begin"', { tags: ['order-work'] }, () => {
  const minutes = (count: number) => ({ at: later(count * 60_000) })

  it.beforeEach(async ({ order }) => {
    await order.offer()
    await order.settle(await order.accept(), minutes(0))
    await order.call('begin_order', minutes(10))
  })

  it('is taken back within the hour, as if nothing had been', async ({ order }) => {
    expect(await order.refusal('cancel_order', minutes(11))).toBe('begun')
    const undone = await order.call('undo_begin', minutes(12))
    expect(undone.order).toMatchObject({ state: 'half_paid', begun_at: null })
    // a press that was repeated
    await order.call('undo_begin', minutes(13))
    expect((await order.told()).filter((kind) => kind === 'order_begin_undone')).toHaveLength(1)
    expect(await order.refusal('cancel_order', minutes(59))).toBeUndefined()
  })

  it('stays once the hour is over, and after a delivery', async ({ order }) => {
    expect(await order.refusal('undo_begin', minutes(61))).toBe('hour-over')
    await order.call('deliver_order', { tracking: 'RM 1', ...minutes(20) })
    expect(await order.refusal('undo_begin', minutes(21))).toBe('ended')
  })
})

describe('a file that was handed over', { tags: ['order-work'] }, () => {
  async function delivered(order: TrialOrder, ...digests: string[]): Promise<string[]> {
    await order.paid()
    const documents: string[] = []
    for (const sha256 of digests) documents.push(await order.upload({ name: `${sha256}.pdf`, sha256 }))
    await order.call('deliver_order', { open_now: true, at: later(DAY) })
    return documents
  }

  it('is taken back until it was opened, and the work goes on', async ({ order, tx }) => {
    const [document] = await delivered(order, A)
    await order.call('open_balance', { method: 'transfer' })
    const taken = await order.call('take_back_document', { document, at: later(2 * DAY) })
    expect(taken.order).toMatchObject({ state: 'in_progress', delivered_at: null })
    expect(taken.payments.map(({ state }: Row) => state).sort()).toEqual(['closed', 'paid'])
    expect(await order.open(document)).toBeNull()
    expect(await verify(tx, A)).toMatchObject({ date: '2026-12-02', takenBackOn: '2026-12-03' })
    // handed over again, it is ours again
    await order.upload({ sha256: A })
    await order.call('deliver_order', { at: later(3 * DAY) })
    expect(Object.keys(await verify(tx, A))).toEqual(['date', 'reference'])
    expect(await verify(tx, A)).toMatchObject({ date: '2026-12-04' })
  })

  it('is taken back from an order that is paid in full, which is then open again', async ({ order }) => {
    await order.offer()
    await order.settle(await order.accept({ whole: true }))
    const document = await order.upload()
    expect((await order.call('deliver_order')).order.state).toBe('completed')
    const taken = await order.call('take_back_document', { document })
    expect(taken.order).toMatchObject({ state: 'in_progress', completed_at: null, ended_at: null })
    await order.upload({ sha256: B })
    expect((await order.call('deliver_order')).order.state).toBe('completed')
  })

  it('is not taken back once it was opened; the order is delivered as long as something else is there', async ({
    order,
    tx,
  }) => {
    const [first, second] = await delivered(order, A, B)
    await order.open(first)
    expect(await order.refusal('take_back_document', { document: first })).toBe('opened')
    const taken = await order.call('take_back_document', { document: second })
    expect(taken.order.state).toBe('delivered')
    expect(taken.actions).not.toContain('take_back')
    const stranger = await TrialOrder.store(tx)
    await stranger.paid()
    expect(await stranger.refusal('take_back_document', { document: first })).toBe('document-gone')
  })

  it('gives way to another, which says so to whoever checks it', async ({ order, tx }) => {
    const replaces = await delivered(order, A)
    const [old] = replaces
    await order.open(old)
    const nothing = { tracking: 'RM 1', replaces }
    expect(await order.refusal('deliver_order', nothing)).toBe('nothing-to-deliver')
    await order.upload({ sha256: B })
    const strange = await delivered(await TrialOrder.store(tx), 'cc'.repeat(32))
    expect(await order.refusal('deliver_order', { replaces: strange })).toBe('document-gone')
    await order.call('deliver_order', { replaces, at: later(4 * DAY) })
    expect(await order.open(old)).toBeNull()
    expect(await verify(tx, A)).toMatchObject({ date: '2026-12-02', replacedOn: '2026-12-05' })
    expect(await verify(tx, B)).toMatchObject({ date: '2026-12-05' })
  })

  it('is not verified once its order is refunded, unless another order has handed it over', async ({
    order,
    tx,
  }) => {
    await delivered(order, A)
    await order.call('end_order', { keep: 0, reason: 'We were late', ground: 'our_fault' })
    expect(await verify(tx, A)).toBeNull()
    await delivered(await TrialOrder.store(tx), A)
    expect(await verify(tx, A)).toMatchObject({ date: '2026-12-02' })
    await tx`update public.orders set state = 'refunded', ended_at = now() where request_id <> ${order.request}`
    expect(await verify(tx, A)).toBeNull()
    await delivered(order, A)
    expect(await verify(tx, A)).toMatchObject({ reference: (await order.view()).request.reference })
  })

  it('is verified after its owner was erased, and when the order is deleted', async ({ order, tx }) => {
    const email = `${crypto.randomUUID()}@example.com`
    await delivered(order, A)
    await tx`update public.quote_requests set email = ${email} where id = ${order.request}`
    const before = await verify(tx, A)
    await order.settle((await order.call('open_balance', { method: 'card' })).payment)
    await rpc(tx, 'erase_person', { address: email })
    expect(await verify(tx, A)).toEqual(before)
    await tx`delete from public.quote_requests where id = ${order.request}`
    expect(await verify(tx, A)).toEqual(before)
    expect(await verify(tx, B)).toBeNull()
  })
})

describe('an address for the post', { tags: ['order-work'] }, () => {
  it('is asked for before the offer is accepted, and changed until it is posted', async ({ order, tx }) => {
    const set = (address: string) => order.call('set_delivery_address', { address })
    await order.offer({ byPost: true })
    expect(await order.refusal('accept_offer', ACCEPT)).toBe('address-missing')
    expect(await order.refusal('set_delivery_address', { address: ' ' })).toBe('address-missing')
    await set('Ada Lovelace\n1 Example Road\nLondon')
    expect(await order.told()).not.toContain('order_address_operator')
    await order.settle(await order.accept())
    for (let press = 0; press < 2; press += 1) await set('Ada Lovelace\n2 Example Road\nLondon')
    expect((await order.told()).filter((kind) => kind === 'order_address_operator')).toHaveLength(1)
    await order.call('deliver_order', { tracking: 'RM 1' })
    const elsewhere = { address: 'Elsewhere\nYork' }
    expect(await order.refusal('set_delivery_address', elsewhere)).toBe('posted')
    const plain = await TrialOrder.store(tx)
    await plain.offer()
    expect(await plain.refusal('set_delivery_address', elsewhere)).toBe('address-missing')
  })
})
