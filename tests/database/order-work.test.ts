import { describe, expect } from 'vitest'
import { noteDocument, refusal, rpc, sampleOffer, storeRequest } from '../support/orders.ts'
import type { Row, TransactionSql } from '../support/sql.ts'
import { it } from '../support/trial.ts'

/** The work on an order, with its customer: days, what we need, drafts, addresses, and files that were handed over. */

const START = new Date('2026-12-01T09:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
const later = (milliseconds: number) => new Date(START.getTime() + milliseconds).toISOString()

async function offered(tx: TransactionSql, changes: object = {}): Promise<string> {
  const request = await storeRequest(tx)
  await rpc(tx, 'make_offer', { request, offer: JSON.stringify(sampleOffer(START, changes)), at: later(0) })
  return request
}

async function paid(tx: TransactionSql, changes: object = {}, at = later(HOUR)): Promise<string> {
  const request = await offered(tx, changes)
  await rpc(tx, 'accept_offer', { request, version: 1, express: true, method: 'transfer', at: later(HOUR) })
  await rpc(tx, 'confirm_transfer', { request, amount: 6001, at })
  return request
}

const view = (tx: TransactionSql, request: string, at = later(2 * HOUR)) =>
  rpc(tx, 'order_view', { request, at })

const refused = (tx: TransactionSql, name: string, args: Row) =>
  refusal(tx, (inner) => rpc(inner, name, args))

const told = async (tx: TransactionSql, request: string) =>
  (await tx`select kind from public.outbox where subject_id = ${request} and kind like 'order%'`).map(
    ({ kind }) => kind,
  )

const upload = (tx: TransactionSql, request: string, sha256: string, purpose = 'deliver') =>
  noteDocument(tx, request, { purpose, name: `${sha256.slice(0, 2)}.pdf`, sha256 })

const A = 'aa'.repeat(32)
const B = 'bb'.repeat(32)

const verify = (tx: TransactionSql, sha256: string) => rpc(tx, 'verify_document', { sha256 })

describe('the day by which an order is ready', { tags: ['order-work'] }, () => {
  it('is after the last day of the offer, unless it counts from the payment', async ({ tx }) => {
    const offer = (changes: object) =>
      storeRequest(tx).then((request) =>
        refused(tx, 'make_offer', {
          request,
          offer: JSON.stringify(sampleOffer(START, changes)),
          at: later(0),
        }),
      )
    const readyBy = '2026-12-04'
    expect(await offer({ readyBy, validUntil: '2026-12-03T23:59:59Z' })).toBeUndefined()
    expect(await offer({ readyBy, validUntil: '2026-12-04T23:59:59Z' })).toBe('23514')
    expect(await offer({ readyBy, validUntil: '2026-12-09T23:59:59Z' })).toBe('23514')
    const urgent = { readyBy, readyTime: '17:00' }
    expect(await offer({ ...urgent, validUntil: '2026-12-04T11:00:00Z' })).toBeUndefined()
    expect(await offer({ ...urgent, validUntil: '2026-12-04T17:30:00Z' })).toBe('23514')
    expect(await offer({ readyBy: null, readyInDays: 5 })).toBeUndefined()
    expect(await offer({ readyBy: null })).toBe('23514')
    expect(await offer({ readyInDays: 5 })).toBe('23514')
  })

  it.for([
    // a Thursday; then Friday, and Monday to Wednesday
    ['2026-12-03T12:00:00Z', 4, '2026-12-09'],
    // Christmas, Boxing Day with its substitute, and the weekend are none
    ['2026-12-24T12:00:00Z', 1, '2026-12-29'],
    // late in the evening, in summer
    ['2027-06-30T22:59:00Z', 1, '2027-07-01'],
    ['2027-06-30T23:01:00Z', 1, '2027-07-02'],
  ] as const)('counts working days from the payment at %s', async ([at, readyInDays, ready], { tx }) => {
    const request = await paid(tx, { readyBy: null, readyInDays, validUntil: '2027-08-01T22:59:59Z' }, at)
    expect((await view(tx, request)).offer.ready_by).toBe(ready)
  })

  it('moves with money that came after the last day of the offer', async ({ tx }) => {
    const days = { readyBy: '2026-12-10', validUntil: '2026-12-08T23:59:59Z' }
    const onTime = await paid(tx, days, '2026-12-08T16:00:00Z')
    expect((await view(tx, onTime)).offer.ready_by).toBe('2026-12-10')
    // Wednesday to Monday are four
    const late = await paid(tx, days, '2026-12-14T10:00:00Z')
    expect((await view(tx, late)).offer.ready_by).toBe('2026-12-16')
  })

  it('waits for what the customer owes us, once for all that is asked', async ({ tx }) => {
    const request = await paid(tx, { readyBy: '2026-12-16' })
    const ask = (text: string, at: string) =>
      rpc(tx, 'send_order_message', { request, author: 'operator', text, kind: 'ask', at })
    const answer = (number: number, at: string) =>
      rpc(tx, 'send_order_message', { request, author: 'customer', text: 'Yes', answers: number, at })
    await ask('Which spelling?', '2026-12-02T10:00:00Z')
    await ask('A better scan, please.', '2026-12-03T10:00:00Z')
    expect((await view(tx, request)).order.waiting_since).not.toBeNull()
    await answer(1, '2026-12-04T10:00:00Z')
    expect((await view(tx, request)).order).toMatchObject({ ready_by: '2026-12-16' })
    // the same word once more, to the other question
    await answer(2, '2026-12-07T10:00:00Z')
    // Thursday, Friday and Monday
    expect((await view(tx, request)).order).toMatchObject({ ready_by: '2026-12-21', waiting_since: null })
    expect(
      await refused(tx, 'send_order_message', { request, author: 'customer', text: 'No', answers: 2 }),
    ).toBe('already-answered')
    const { messages } = await view(tx, request)
    expect(messages.map(({ kind, author, answers }: Row) => [kind, author, answers])).toEqual([
      ['ask', 'operator', null],
      ['ask', 'operator', null],
      ['ask', 'customer', 1],
      ['ask', 'customer', 2],
    ])
  })

  it('is not called overdue while we wait', async ({ tx }) => {
    const request = await paid(tx, { readyBy: '2026-12-10' })
    await rpc(tx, 'send_order_message', {
      ...{ request, author: 'operator', text: 'Which one?', kind: 'ask', at: '2026-12-02T10:00:00Z' },
    })
    await rpc(tx, 'run_order_clock', { at: '2026-12-11T10:00:00Z' })
    expect(await told(tx, request)).not.toContain('order_due_operator')
  })
})

describe('what we need', { tags: ['order-work'] }, () => {
  it('takes the place of the document that it is about, and of no other', async ({ tx }) => {
    const request = await paid(tx)
    const other = await paid(tx)
    const name = `${Date.now()}-abcdef.pdf`
    const add = async (id: string, file: string) => {
      await tx`insert into storage.objects (bucket_id, name) values ('quote-documents', ${file})`
      return { request: id, files: [{ name: 'Scan.pdf', path: file, size: 1000, type: 'application/pdf' }] }
    }
    const send = async (id: string, file: string, answers?: number) => {
      const { files } = await add(id, file)
      return rpc(tx, 'add_request_documents', { request: id, file_list: JSON.stringify(files), answers })
    }
    await send(request, name)
    const [document] = await tx`select id from public.request_documents where request_id = ${request}`
    const ask = { author: 'operator', text: 'It is too dark.', kind: 'ask', about: document?.id }
    expect(await refused(tx, 'send_order_message', { request: other, ...ask })).toBe('document-gone')
    await rpc(tx, 'send_order_message', { request, ...ask })
    expect((await view(tx, request)).messages[0]).toMatchObject({ about_name: 'Scan.pdf' })
    await send(request, `${Date.now()}-ghijkl.pdf`, 1)
    const documents = await tx`
      select replaced_at is not null as replaced from public.request_documents
      where request_id = ${request} order by position`
    expect(documents.map(({ replaced }) => replaced)).toEqual([true, false])
    const [row] = await tx`select uploaded_files from public.quote_requests where id = ${request}`
    expect(row?.uploaded_files).toHaveLength(1)
    expect((await view(tx, request)).order.waiting_since).toBeNull()
    // and again: it was answered
    const again = await add(request, `${Date.now()}-mnopqr.pdf`)
    const late = { request, file_list: JSON.stringify(again.files), answers: 1 }
    expect(await refused(tx, 'add_request_documents', late)).toBe('already-answered')
    // nothing of it could be kept
    await rpc(tx, 'reopen_ask', { request, number: 1 })
    expect((await view(tx, request)).order.waiting_since).not.toBeNull()
    const [back] = await tx`select replaced_at from public.request_documents where id = ${document?.id}`
    expect(back?.replaced_at).toBeNull()
    // but not once the work is handed over
    await upload(tx, request, A)
    await rpc(tx, 'deliver_order', { request })
    await rpc(tx, 'reopen_ask', { request, number: 1 })
    const { order, messages } = await view(tx, request)
    expect([order.waiting_since, messages[0].closed_at]).toEqual([null, expect.any(String)])
  })

  it('can be asked for before there is a price, one thing at a time', async ({ tx }) => {
    const [request, other] = [await storeRequest(tx), await storeRequest(tx)]
    const send = async (answers?: number) => {
      const path = `${Date.now()}-${crypto.randomUUID()}.pdf`
      await tx`insert into storage.objects (bucket_id, name) values ('quote-documents', ${path})`
      const files = [{ name: 'Scan.pdf', path, size: 1000, type: 'application/pdf' }]
      return { request, file_list: JSON.stringify(files), answers }
    }
    await rpc(tx, 'add_request_documents', await send())
    const [document] = await tx`select id from public.request_documents where request_id = ${request}`
    const ask = { author: 'operator', text: 'It is locked.', kind: 'ask', about: document?.id }
    expect(await refused(tx, 'send_order_message', { request: other, ...ask })).toBe('document-gone')
    expect(await refused(tx, 'send_order_message', { request: crypto.randomUUID(), ...ask })).toBe('PT404')
    expect(await refused(tx, 'send_order_message', { request, ...ask, kind: 'plain' })).toBe('PT404')
    const asked = async () => {
      await tx`select public.send_order_message(${request}, 'operator', ${ask.text}, kind => 'ask', about => ${ask.about})`
    }
    await asked()
    // a press that was repeated
    await asked()
    const told = await tx`select kind from public.outbox where subject_id = ${request} and kind = 'quote_ask'`
    expect(told).toHaveLength(1)
    const state = async () => {
      const [row] = await tx`
        select request.asked_at is not null as asked, document.replaced_at is not null as replaced
        from public.quote_requests as request join public.request_documents as document on document.id = request.ask_about
        where request.id = ${request}`
      return row
    }
    await rpc(tx, 'add_request_documents', await send(0))
    expect(await state()).toEqual({ asked: false, replaced: true })
    expect(await refused(tx, 'add_request_documents', await send(0))).toBe('already-answered')
    // nothing of it could be kept
    await tx`select public.reopen_ask(${request}, 0)`
    expect(await state()).toEqual({ asked: true, replaced: false })
    // answered in another way
    await tx`select public.answer_message(${request}, 'operator', 0)`
    expect(await state()).toEqual({ asked: false, replaced: false })
    expect(await refused(tx, 'answer_message', { request, actor: 'customer', number: 0 })).toBe('PT404')
    // nothing is asked for any more once there is a price
    await rpc(tx, 'make_offer', { request, offer: JSON.stringify(sampleOffer(START)), at: later(0) })
    await tx`select public.reopen_ask(${request}, 0)`
    expect(await state()).toEqual({ asked: false, replaced: false })
  })

  it('may be a draft: with its rounds of changes, and approved once', async ({ tx }) => {
    const request = await paid(tx)
    const draft = async () => {
      const file = await upload(tx, request, B, 'message')
      return { request, author: 'operator', text: 'Please check.', kind: 'draft', documents: [file] }
    }
    const change = (answers: number, text: string) => ({
      ...{ request, author: 'customer', text, answers, rounds: 1 },
    })
    const early = await draft()
    expect(await refused(tx, 'send_order_message', early)).toBe('ended')
    await rpc(tx, 'begin_order', { request })
    expect(await refused(tx, 'send_order_message', { ...early, documents: [] })).toBe('draft-missing')
    await rpc(tx, 'send_order_message', early)
    await rpc(tx, 'send_order_message', change(1, 'Anne, not Anna.'))
    await rpc(tx, 'send_order_message', await draft())
    expect(await refused(tx, 'send_order_message', change(3, 'And Smyth.'))).toBe('no-more-rounds')
    const approve = { request, actor: 'customer', number: 3, approved: true }
    await rpc(tx, 'answer_message', approve)
    expect(await refused(tx, 'answer_message', approve)).toBe('already-answered')
    const { messages } = await view(tx, request)
    expect(messages.map(({ approved }: Row) => approved)).toEqual([false, null, true])
    expect(await told(tx, request)).toContain('order_approved_operator')
  })

  it('is no longer needed once the work is handed over', async ({ tx }) => {
    const request = await paid(tx)
    await rpc(tx, 'send_order_message', { request, author: 'operator', text: 'A scan?', kind: 'ask' })
    await upload(tx, request, A)
    const { order, messages } = await rpc(tx, 'deliver_order', { request })
    expect(order.waiting_since).toBeNull()
    expect(messages[0].closed_at).not.toBeNull()
  })
})

describe('"Begin"', { tags: ['order-work'] }, () => {
  it('is taken back within the hour, as if nothing had been', async ({ tx }) => {
    const request = await paid(tx, {}, later(0))
    await rpc(tx, 'begin_order', { request, at: later(10 * 60_000) })
    expect(await refused(tx, 'cancel_order', { request, at: later(11 * 60_000) })).toBe('begun')
    const { order } = await rpc(tx, 'undo_begin', { request, at: later(12 * 60_000) })
    expect(order).toMatchObject({ state: 'half_paid', begun_at: null })
    expect(await told(tx, request)).toContain('order_begin_undone')
    // a press that was repeated
    await rpc(tx, 'undo_begin', { request, at: later(13 * 60_000) })
    expect((await told(tx, request)).filter((kind) => kind === 'order_begin_undone')).toHaveLength(1)
    expect(await refused(tx, 'cancel_order', { request, at: later(59 * 60_000) })).toBeUndefined()
  })

  it('stays once the hour is over, and after a delivery', async ({ tx }) => {
    const request = await paid(tx, {}, later(0))
    await rpc(tx, 'begin_order', { request, at: later(10 * 60_000) })
    expect(await refused(tx, 'undo_begin', { request, at: later(61 * 60_000) })).toBe('hour-over')
    await rpc(tx, 'deliver_order', { request, tracking: 'RM 1', at: later(20 * 60_000) })
    expect(await refused(tx, 'undo_begin', { request, at: later(21 * 60_000) })).toBe('ended')
  })
})

describe('a file that was handed over', { tags: ['order-work'] }, () => {
  async function delivered(tx: TransactionSql, ...digests: string[]) {
    const request = await paid(tx)
    const documents: string[] = []
    for (const sha256 of digests) documents.push(await upload(tx, request, sha256))
    await rpc(tx, 'deliver_order', { request, open_now: true, at: later(DAY) })
    return { request, documents }
  }

  it('is taken back until it was opened, and the work goes on', async ({ tx }) => {
    const { request, documents } = await delivered(tx, A)
    const [document] = documents
    await rpc(tx, 'open_balance', { request, method: 'transfer' })
    const { order, payments } = await rpc(tx, 'take_back_document', {
      request,
      document,
      at: later(2 * DAY),
    })
    expect(order).toMatchObject({ state: 'in_progress', delivered_at: null })
    expect(payments.map(({ state }: Row) => state).sort()).toEqual(['closed', 'paid'])
    expect(await rpc(tx, 'open_order_document', { request, document })).toBeNull()
    expect(await told(tx, request)).toContain('order_taken_back')
    expect(await verify(tx, A)).toMatchObject({ date: '2026-12-02', takenBackOn: '2026-12-03' })
    // handed over again, it is ours again
    await upload(tx, request, A)
    await rpc(tx, 'deliver_order', { request, at: later(3 * DAY) })
    expect(Object.keys(await verify(tx, A))).toEqual(['date', 'reference'])
    expect(await verify(tx, A)).toMatchObject({ date: '2026-12-04' })
  })

  it('is not taken back once it was opened; the order is delivered as long as something else is there', async ({
    tx,
  }) => {
    const { request, documents } = await delivered(tx, A, B)
    const [first, second] = documents
    await rpc(tx, 'open_order_document', { request, document: first })
    expect(await refused(tx, 'take_back_document', { request, document: first })).toBe('opened')
    const { order, actions } = await rpc(tx, 'take_back_document', { request, document: second })
    expect(order.state).toBe('delivered')
    expect(actions).not.toContain('take_back')
    const stranger = await paid(tx)
    expect(await refused(tx, 'take_back_document', { request: stranger, document: first })).toBe(
      'document-gone',
    )
  })

  it('gives way to another, which says so to whoever checks it', async ({ tx }) => {
    const { request, documents } = await delivered(tx, A)
    const [old] = documents
    await rpc(tx, 'open_order_document', { request, document: old })
    const replaces = documents
    expect(await refused(tx, 'deliver_order', { request, tracking: 'RM 1', replaces })).toBe(
      'nothing-to-deliver',
    )
    await upload(tx, request, B)
    const strange = (await delivered(tx, 'cc'.repeat(32))).documents
    expect(await refused(tx, 'deliver_order', { request, replaces: strange })).toBe('document-gone')
    await rpc(tx, 'deliver_order', { request, replaces, at: later(4 * DAY) })
    expect(await rpc(tx, 'open_order_document', { request, document: old })).toBeNull()
    expect(await verify(tx, A)).toMatchObject({ date: '2026-12-02', replacedOn: '2026-12-05' })
    expect(await verify(tx, B)).toMatchObject({ date: '2026-12-05' })
  })

  it('is verified after its owner was erased, and when the order is deleted', async ({ tx }) => {
    const email = `${crypto.randomUUID()}@example.com`
    const { request } = await delivered(tx, A)
    await tx`update public.quote_requests set email = ${email} where id = ${request}`
    const before = await verify(tx, A)
    await rpc(tx, 'erase_person', { address: email })
    expect(await verify(tx, A)).toEqual(before)
    await tx`delete from public.quote_requests where id = ${request}`
    expect(await verify(tx, A)).toEqual(before)
    expect(await verify(tx, B)).toBeNull()
  })
})

describe('an address for the post', { tags: ['order-work'] }, () => {
  it('is asked for before the offer is accepted, and changed until it is posted', async ({ tx }) => {
    const request = await offered(tx, { byPost: true })
    const accept = { request, version: 1, express: true, method: 'transfer', at: later(HOUR) }
    expect(await refused(tx, 'accept_offer', accept)).toBe('address-missing')
    expect(await refused(tx, 'set_delivery_address', { request, address: ' ' })).toBe('address-missing')
    await rpc(tx, 'set_delivery_address', { request, address: 'Ada Lovelace\n1 Example Road\nLondon' })
    expect(await told(tx, request)).not.toContain('order_address_operator')
    await rpc(tx, 'accept_offer', accept)
    await rpc(tx, 'confirm_transfer', { request, amount: 6001, at: later(HOUR) })
    const change = { request, address: 'Ada Lovelace\n2 Example Road\nLondon' }
    await rpc(tx, 'set_delivery_address', change)
    await rpc(tx, 'set_delivery_address', change)
    expect((await told(tx, request)).filter((kind) => kind === 'order_address_operator')).toHaveLength(1)
    await rpc(tx, 'deliver_order', { request, tracking: 'RM 1' })
    expect(await refused(tx, 'set_delivery_address', { request, address: 'Elsewhere\nYork' })).toBe('posted')
    const plain = await offered(tx)
    expect(await refused(tx, 'set_delivery_address', { ...change, request: plain })).toBe('address-missing')
  })
})
