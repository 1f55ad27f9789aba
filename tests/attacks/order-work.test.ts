import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { callFunction } from '../support/bookings.ts'
import { anonymous, sendQuote } from '../support/clients.ts'
import { operatorActs, operatorToken, tokenFor } from '../support/links.ts'
import { addDocument, type Delivered, deliverDocument, rpc, storePaidHalf } from '../support/orders.ts'
import { workerHost } from '../support/own-host.ts'
import { sampleUpload } from '../support/samples.ts'
import { expectRefused } from '../support/siege.ts'
import type { Row } from '../support/sql.ts'

/** An attacker has an order of their own, and every link to it. They try the acts of the work on another customer's. */

const { host, sql } = workerHost()
/** Delivered and not opened; in work, with an open question and a draft. */
let delivered: Delivered
let working: string
let own: Delivered

beforeAll(async () => {
  delivered = await deliverDocument(host, sql, await storePaidHalf(sql), { openNow: true })
  own = await deliverDocument(host, sql, await storePaidHalf(sql))
  working = await storePaidHalf(sql)
  await rpc(sql, 'begin_order', { request: working })
  const operator = { request: working, author: 'operator' }
  await rpc(sql, 'send_order_message', { ...operator, text: 'Which one?', kind: 'ask' })
  const { document } = await addDocument(host, sql, working, { purpose: 'message' })
  await rpc(sql, 'send_order_message', { ...operator, text: 'Check.', kind: 'draft', documents: [document] })
})

async function victims(): Promise<Row[]> {
  const ids = [delivered.request, working]
  return sql`
    select ordered.state, ordered.ready_by, ordered.waiting_since, ordered.delivery_address, ordered.begun_at,
      (select count(*)::int from public.order_events as event where event.order_id = ordered.id) as events,
      (select jsonb_agg(to_jsonb(message) order by message.number) from public.order_messages as message
        where message.order_id = ordered.id) as messages,
      (select jsonb_agg(document.closed_at order by document.position) from public.order_documents as document
        where document.order_id = ordered.id) as closed
    from public.orders as ordered where ordered.request_id = any (${ids}) order by ordered.request_id`
}

let before: Row[]
beforeEach(async () => {
  before = await victims()
})

describe('the acts of the work', { tags: ['order-isolation'] }, () => {
  it('reach no document or message of another order by the links of one’s own', async () => {
    const given = { action: 'deliver', note: '', carrier: '', tracking: 'X', openNow: false }
    for (const act of [
      { action: 'take_back', document: delivered.document },
      { ...given, replaces: [delivered.document] },
    ]) {
      const { status } = await operatorActs(host, 'deliver', own.request, act)
      expect([act, status]).toEqual([act, 409])
    }
    const about = await sql`select id from public.request_documents limit 1`
    const foreign = about[0]?.id ?? crypto.randomUUID()
    const ask = { action: 'ask', text: 'A scan', about: foreign }
    expect((await operatorActs(host, 'message', own.request, ask)).status).toBe(409)
    expect(await victims()).toEqual(before)
  })

  it('take nothing that is not theirs: no long, empty or hostile text, no number that is none', async () => {
    const token = tokenFor(host, 'request', working)
    const bodies = [
      { action: 'approve', draft: 0 },
      { action: 'approve', draft: 1.5 },
      { action: 'approve', draft: '2' },
      // a question is not approved
      { action: 'approve', draft: 1 },
      { action: 'approve', draft: 999 },
      { action: 'message', text: ' ', answers: 1 },
      { action: 'message', text: 'x'.repeat(5001), answers: 1 },
      { action: 'message', text: 'x', answers: -1 },
      { action: 'address', address: 'x' },
      { action: 'address', address: `A\n${'x'.repeat(500)}` },
      { action: 'address', address: 'A\nB\u202E' },
    ]
    for (const body of bodies) {
      const { status } = await callFunction(host, 'customer-order', { token, ...body })
      expect([400, 409], JSON.stringify(body)).toContain(status)
    }
    expect(await victims()).toEqual(before)
  })

  it('say no more of a file than its reference and its days', async () => {
    const { data } = await callFunction(host, 'verify-document', { sha256: delivered.sha256 })
    expect(Object.keys(data).sort()).toEqual(['date', 'known', 'reference'])
  })
})

describe('what we need before there is a price', { tags: ['order-isolation'] }, () => {
  const TEXT = 'The scan is too dark.'
  let asked: string
  let about: string
  let stranger: string

  beforeAll(async () => {
    const client = anonymous(host)
    asked = (await sendQuote(client)).row.id
    stranger = (await sendQuote(client)).row.id
    const [document] = await sql`select id from public.request_documents where request_id = ${asked}`
    about = document?.id
    const act = { action: 'ask', text: TEXT, about }
    expect((await operatorActs(host, 'message', asked, act)).status).toBe(200)
  })

  const state = () => sql`
    select request.id, request.ask_text, request.asked_at, request.reply_by, request.handled_at,
      (select jsonb_agg(document.replaced_at order by document.position) from public.request_documents as document
        where document.request_id = request.id) as replaced,
      (select count(*)::int from public.outbox where subject_id = request.id and kind = 'quote_ask') as asks
    from public.quote_requests as request where request.id in (${asked}, ${stranger}) order by request.id`

  /** Of a file that is really there. */
  async function answer(token: string, answers: unknown) {
    const { path, bytes, options } = sampleUpload('pdf')
    const { error } = await anonymous(host).storage.from(QUOTE_BUCKET).upload(path, bytes, options)
    if (error) throw error
    const files = [{ name: 'Scan.pdf', path, size: bytes.length, type: options.contentType }]
    return callFunction(host, 'guest-request', { token, action: 'add', files, answers })
  }

  it('is asked for by the operator’s link alone, and about no document of others', async () => {
    const untouched = await state()
    const act = { action: 'ask', text: 'Your card number, please' }
    const stolen = operatorToken(host, 'message', stranger).replace(stranger, asked)
    for (const token of [tokenFor(host, 'request', asked), stolen])
      expectRefused((await callFunction(host, 'operator', { token, ...act })).status, token)
    expect((await operatorActs(host, 'message', stranger, { ...act, about })).status).toBe(409)
    expect(await state()).toEqual(untouched)
  })

  it('is answered by nobody else, and under no other number', async () => {
    const untouched = await state()
    const own = tokenFor(host, 'request', asked)
    const answered = await Promise.all([
      answer(tokenFor(host, 'request', stranger), 0),
      answer(tokenFor(host, 'manage', asked), 0),
      answer(tokenFor(host, 'request', asked, { secret: 'x'.repeat(32) }), 0),
      ...[1, -1, 0.5, 1e9, '0', null, [0]].map((number) => answer(own, number)),
      callFunction(host, 'customer-order', { token: own, action: 'message', text: 'It is fine', answers: 0 }),
      callFunction(host, 'customer-order', { token: own, action: 'approve', draft: 0 }),
    ])
    for (const { status } of answered) expectRefused(status)
    expect(await state()).toEqual(untouched)
  })

  it('is answered once, however many answers come at the same moment', async () => {
    const own = tokenFor(host, 'request', asked)
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer(own, 0)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const [row] = (await state()).filter(({ id }) => id === asked)
    expect(row).toMatchObject({ asked_at: null, asks: 1 })
    expect(row?.replaced).toEqual([expect.any(String), null])
  })
})
