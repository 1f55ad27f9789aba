import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import type { OrderPurpose } from '#contract/operator.ts'
import { signToken, type TokenUse } from '#functions/_shared/documents/links.ts'
import { callFunction } from '../support/bookings.ts'
import { anonymous, sendQuote } from '../support/clients.ts'
import { addDocument, type Delivered, deliverDocument, rpc, storePaidHalf } from '../support/orders.ts'
import { workerHost } from '../support/own-host.ts'
import { sampleUpload } from '../support/samples.ts'
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

const sign = (use: TokenUse, id: string, secret = host.linkSecret) =>
  signToken(secret, use, id, new Date(Date.now() + 3_600_000))
const link = (purpose: OrderPurpose, id: string, secret?: string) =>
  `${purpose}.${sign(`operator-${purpose}`, id, secret)}`

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

const OPERATOR_ACTS = (): [OrderPurpose, object][] => [
  ['begin', { action: 'undo_begin' }],
  ['deliver', { action: 'take_back', document: delivered.document }],
  [
    'deliver',
    {
      ...{ action: 'deliver', note: '', carrier: '', tracking: 'X', openNow: false },
      replaces: [delivered.document],
    },
  ],
  ['message', { action: 'ask', text: 'Your card number, please' }],
  ['message', { action: 'draft', text: 'Check this', documents: [delivered.document] }],
  ['message', { action: 'answered', message: 1 }],
]

const CUSTOMER_ACTS = [
  { action: 'address', address: 'Mallory\n1 Back Street\nYork' },
  { action: 'approve', draft: 2 },
  { action: 'message', text: 'It is fine', answers: 1 },
  { action: 'message', text: 'Change it', answers: 2 },
]

describe('the acts of the work', { tags: ['order-isolation'] }, () => {
  it('need a link of the operator, for this act and this order', async () => {
    for (const [purpose, act] of OPERATOR_ACTS()) {
      for (const id of [delivered.request, working]) {
        const tokens = [
          sign('request', id),
          link(purpose, id, 'x'.repeat(32)),
          link('offer', id).replace('offer.', `${purpose}.`),
          link(purpose, own.request).replace(own.request, id),
        ]
        for (const token of tokens)
          expect((await callFunction(host, 'operator', { token, ...act })).status, purpose).toBe(403)
      }
    }
    expect(await victims()).toEqual(before)
  })

  it('reach no document or message of another order by the links of one’s own', async () => {
    for (const [purpose, act] of OPERATOR_ACTS().slice(1, 3)) {
      const { status } = await callFunction(host, 'operator', { token: link(purpose, own.request), ...act })
      expect([purpose, status]).toEqual([purpose, 409])
    }
    const about = await sql`select id from public.request_documents limit 1`
    const foreign = about[0]?.id ?? crypto.randomUUID()
    const ask = { action: 'ask', text: 'A scan', about: foreign }
    const asked = await callFunction(host, 'operator', { token: link('message', own.request), ...ask })
    expect(asked.status).toBe(409)
    expect(await victims()).toEqual(before)
  })

  it('of the customer need the link of the page', async () => {
    for (const act of CUSTOMER_ACTS) {
      for (const token of [
        link('message', working),
        sign('manage', working),
        sign('request', working, 'x'.repeat(32)),
      ]) {
        const { status } = await callFunction(host, 'customer-order', { token, ...act })
        expect(status).toBe(403)
      }
      // by the attacker's own link: nothing of it is open there
      const mine = await callFunction(host, 'customer-order', { token: sign('request', own.request), ...act })
      expect(mine.status).toBe(409)
    }
    expect(await victims()).toEqual(before)
  })

  it('take nothing that is not theirs: no long, empty or hostile text, no number that is none', async () => {
    const token = sign('request', working)
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
      expect([body, status === 400 || status === 409]).toEqual([body, true])
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
    expect((await callFunction(host, 'operator', { token: link('message', asked), ...act })).status).toBe(200)
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
    for (const token of [
      sign('request', asked),
      link('message', asked, 'x'.repeat(32)),
      `message.${sign('operator-documents', asked)}`,
      link('offer', asked).replace('offer.', 'message.'),
      link('message', stranger).replace(stranger, asked),
    ]) {
      const { status } = await callFunction(host, 'operator', { token, ...act })
      expect([token, status >= 400 && status < 500]).toEqual([token, true])
    }
    const foreign = { token: link('message', stranger), ...act, about }
    expect((await callFunction(host, 'operator', foreign)).status).toBe(409)
    expect(await state()).toEqual(untouched)
  })

  it('is answered by nobody else, and under no other number', async () => {
    const untouched = await state()
    const own = sign('request', asked)
    const answered = await Promise.all([
      answer(sign('request', stranger), 0),
      answer(sign('manage', asked), 0),
      answer(sign('request', asked, 'x'.repeat(32)), 0),
      ...[1, -1, 0.5, 1e9, '0', null, [0]].map((number) => answer(own, number)),
      callFunction(host, 'customer-order', { token: own, action: 'message', text: 'It is fine', answers: 0 }),
      callFunction(host, 'customer-order', { token: own, action: 'approve', draft: 0 }),
    ])
    expect(answered.filter(({ status }) => status < 400 || status >= 500)).toEqual([])
    expect(await state()).toEqual(untouched)
  })

  it('is answered once, however many answers come at the same moment', async () => {
    const own = sign('request', asked)
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => answer(own, 0)))).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409])
    const [row] = (await state()).filter(({ id }) => id === asked)
    expect(row).toMatchObject({ asked_at: null, asks: 1 })
    expect(row?.replaced).toEqual([expect.any(String), null])
  })
})
