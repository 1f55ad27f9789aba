import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderPurpose } from '#contract/operator.ts'
import { signToken, type TokenUse } from '#functions/_shared/documents/links.ts'
import { callFunction } from '../support/bookings.ts'
import { anonymous } from '../support/clients.ts'
import { addDocument, type Delivered, deliverDocument, rpc, storePaidHalf } from '../support/orders.ts'
import { workerHost } from '../support/own-host.ts'
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
        const others = (['begin', 'deliver', 'message', 'decline', 'offer'] as const).filter(
          (other) => other !== purpose,
        )
        const tokens = [
          sign('request', id),
          link(purpose, id, 'x'.repeat(32)),
          `${purpose}.${sign('operator-documents', id)}`,
          ...others.map((other) => link(other, id)),
          ...others.map((other) => link(other, id).replace(`${other}.`, `${purpose}.`)),
        ]
        for (const token of tokens) {
          const { status } = await callFunction(host, 'operator', { token, ...act })
          expect([purpose, status >= 400 && status < 500]).toEqual([purpose, true])
        }
        const keyless = await callFunction(host, 'operator', { request: id, purpose, ...act })
        expect(keyless.status).toBe(403)
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

  it('are no functions of the database for visitors', async () => {
    const calls: [string, Row][] = [
      ['undo_begin', { request: working }],
      ['take_back_document', { request: delivered.request, document: delivered.document }],
      ['answer_message', { request: working, actor: 'operator', number: 2, approved: true }],
      ['set_delivery_address', { request: working, address: 'A\nB' }],
      ['reopen_ask', { request: working, number: 1 }],
      ['verify_document', { sha256: delivered.sha256 }],
    ]
    for (const [name, args] of calls) {
      const { error } = await anonymous(host).rpc(name, args)
      expect([name, error === null]).toEqual([name, false])
    }
    const digests = await anonymous(host).from('delivered_digests').select('*')
    expect(digests.error).not.toBeNull()
    expect(await victims()).toEqual(before)
  })

  it('say no more of a file than its reference and its days', async () => {
    const { data } = await callFunction(host, 'verify-document', { sha256: delivered.sha256 })
    expect(Object.keys(data).sort()).toEqual(['date', 'known', 'reference'])
  })
})
