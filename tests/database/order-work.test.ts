import { describe, expect } from 'vitest'
import { rpc } from '../support/orders.ts'
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
