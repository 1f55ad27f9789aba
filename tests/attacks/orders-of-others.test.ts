import { beforeAll, describe, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import type { TokenUse } from '#functions/_shared/documents/links.ts'
import { callFunction } from '../support/bookings.ts'
import { anonymous, customer } from '../support/clients.ts'
import { operatorActs, tokenFor } from '../support/links.ts'
import {
  addDocument,
  completeOrder,
  type Delivered,
  dayIn,
  deliverDocument,
  rpc,
  sampleOffer,
  sendDocument,
  storePaidHalf,
  storeRequest,
} from '../support/orders.ts'
import { workerHost } from '../support/own-host.ts'
import type { Row } from '../support/sql.ts'

/** An attacker tries to see, open, pay or cancel another customer's order, or to change its price. */

const { host, sql } = workerHost()
let victim: Delivered
let paper: string
beforeAll(async () => {
  victim = await deliverDocument(host, sql, await storePaidHalf(sql), { openNow: true })
  paper = (await order(tokenOf(victim.request))).papers[0].id
})

type Changes = { use?: TokenUse; seconds?: number; secret?: string }

const tokenOf = (id: string, { use = 'request', ...changes }: Changes = {}) =>
  tokenFor(host, use, id, changes)

const ask = (body: object) => callFunction(host, 'customer-order', body)
const order = async (token: string) => (await ask({ token })).data.order

const actions = () => [
  {},
  { action: 'status' },
  { action: 'cancel' },
  { action: 'accept', version: 1, express: true, method: 'card' },
  { action: 'pay', method: 'card' },
  { action: 'open', document: victim.document },
  { action: 'paper', paper },
  { action: 'request', payment: paper },
  { action: 'cover' },
  { action: 'message', text: 'I am the customer' },
  { action: 'address', address: 'Mallory\n1 Back Street\nYork' },
  { action: 'approve', draft: 1 },
]

async function history(request: string): Promise<Row> {
  const [row] = await sql`
    select ordered.state, ordered.version,
      (select count(*)::int from public.order_events as event where event.order_id = ordered.id) as events,
      (select count(*)::int from public.order_payments as payment where payment.order_id = ordered.id) as payments,
      (select sum(opened)::int from public.order_documents as document where document.order_id = ordered.id) as opened
    from public.orders as ordered where ordered.request_id = ${request}`
  return row as Row
}

async function untouched(request: string, attack: () => Promise<void>): Promise<void> {
  const before = await history(request)
  await attack()
  expect(await history(request)).toEqual(before)
}

const download = (query: string, init?: RequestInit) =>
  fetch(`${host.url}/functions/v1/open-document?${query}`, { redirect: 'manual', ...init })

describe('a token', () => {
  it('for something else, of another secret or from another time does nothing', {
    tags: ['order-isolation'],
  }, async () => {
    const token = (changes: Changes) => tokenOf(victim.request, changes)
    await untouched(victim.request, async () => {
      for (const [bad, code] of [
        [token({ use: 'delivered' }), 'link-invalid'],
        [token({ secret: 'x'.repeat(32) }), 'link-invalid'],
        [token({ seconds: -1 }), 'link-expired'],
      ] as const)
        for (const action of actions())
          expect((await ask({ token: bad, ...action })).data, JSON.stringify(action)).toMatchObject({
            error: { code },
          })
    })
  })

  it('of one’s own order opens nothing of another’s', { tags: ['order-isolation'] }, async () => {
    const own = await deliverDocument(host, sql, await storePaidHalf(sql), { openNow: true })
    const token = tokenOf(own.request)
    await untouched(victim.request, async () => {
      for (const id of [victim.document, victim.request, paper])
        for (const action of [
          { action: 'open', document: id },
          { action: 'paper', paper: id },
        ])
          expect(await ask({ token, ...action })).toMatchObject({
            status: 404,
            data: { error: { code: 'not-found' } },
          })
    })
    expect((await ask({ token, action: 'paper', paper: own.document })).status).toBe(404)
    expect((await ask({ token, action: 'open', document: own.document })).status).toBe(200)
  })
})

describe('a download', () => {
  it('needs the ticket of this very file', { tags: ['order-downloads'] }, async () => {
    for (const [kind, id, other] of [
      ['delivered', victim.document, 'paper'],
      ['paper', paper, 'delivered'],
    ] as const) {
      const ticket = tokenOf(id, { use: kind, seconds: 60 })
      for (const bad of [
        tokenOf(id, { use: 'request' }),
        tokenOf(id, { use: other }),
        ...['', `${ticket}%00`, `..%2F${ticket}`],
      ])
        expect((await download(`${kind}=${bad}`)).status, `${kind} ${bad}`).toBe(403)
      expect((await download(`${other}=${ticket}`)).status).toBe(403)
      expect((await download(`${kind}=${tokenOf(id, { use: kind, seconds: -1 })}`)).status).toBe(410)
      expect((await download(`${kind}=${tokenOf(victim.request, { use: kind })}`)).status).toBe(404)
      expect((await download(`${kind}=${ticket}&${kind}=${ticket}`)).status, 'twice').toBe(400)
    }
    const good = await download(`delivered=${tokenOf(victim.document, { use: 'delivered', seconds: 60 })}`)
    expect(Buffer.from(await good.arrayBuffer()).equals(victim.bytes)).toBe(true)
  })

  it('goes around the function in no way', { tags: ['order-downloads'] }, async () => {
    const visitor = anonymous(host)
    const stranger = await customer(host, 'stranger@example.com')
    const pdf = { contentType: 'application/pdf', upsert: true }
    await download(`paper=${tokenOf(paper, { use: 'paper', seconds: 60 })}`)
    for (const client of [visitor, stranger.client]) {
      for (const path of [victim.path, `papers/${paper}.pdf`, 'delivered/x.pdf', 'papers/x.pdf']) {
        const files = client.storage.from(QUOTE_BUCKET)
        expect((await files.download(path)).error, path).not.toBeNull()
        expect((await files.createSignedUrl(path, 60)).error, path).not.toBeNull()
        expect((await files.upload(path, Buffer.from('%PDF-planted'), pdf)).error, path).not.toBeNull()
        await files.remove([path])
      }
    }
    const stored = await sql`select 1 from storage.objects where name = ${victim.path}`
    expect(stored).toHaveLength(1)
  })
})

describe('documents with a message', () => {
  const say = (request: string, documents: string[]) =>
    operatorActs(host, 'message', request, { action: 'message', text: 'See this.', documents })

  it('are taken from no other order, and from no delivery', { tags: ['order-isolation'] }, async () => {
    const [own, other] = [await storePaidHalf(sql), await storePaidHalf(sql)]
    const theirs = await addDocument(host, sql, other, { purpose: 'message' })
    const finished = await addDocument(host, sql, own)
    const mine = await addDocument(host, sql, own, { purpose: 'message' })
    const sent = await sendDocument(host, sql, other)
    for (const foreign of [theirs, finished, sent, victim])
      for (const documents of [[foreign.document], [mine.document, foreign.document]])
        expect(await say(own, documents)).toMatchObject({
          status: 409,
          data: { error: { code: 'document-gone' } },
        })
    expect((await order(tokenOf(own))).messages).toEqual([])
    const ids = [theirs, mine, sent, victim].map(({ document }) => document)
    for (const document of ids) {
      await operatorActs(host, 'deliver', own, { action: 'remove', document })
      if (document !== mine.document) await operatorActs(host, 'message', own, { action: 'remove', document })
    }
    expect(await sql`select from public.order_documents where id = any (${ids})`).toHaveLength(4)
    const given = { action: 'deliver', note: '', carrier: '', tracking: '', openNow: true }
    await operatorActs(host, 'deliver', own, given)
    const shown = await order(tokenOf(own))
    expect(shown.deliveries).toMatchObject([{ documents: [{ id: finished.document }] }])
    for (const { document } of [theirs, mine, sent])
      expect((await ask({ token: tokenOf(own), action: 'open', document })).status).toBe(404)
  })

  it('cannot be sent by a customer', { tags: ['order-isolation'] }, async () => {
    const own = await storePaidHalf(sql)
    const { document } = await addDocument(host, sql, own, { purpose: 'message' })
    const body = { token: tokenOf(own), action: 'message', text: 'Mine.', documents: [document] }
    expect((await ask(body)).status).toBe(400)
  })

  it('do not open by a ticket any more once the customer was erased', {
    tags: ['order-downloads'],
  }, async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const own = await storePaidHalf(sql, { email })
    const { document } = await sendDocument(host, sql, own)
    const { url } = (await ask({ token: tokenOf(own), action: 'open', document })).data
    expect((await fetch(url)).status).toBe(200)
    await completeOrder(sql, own)
    await rpc(sql, 'erase_person', { address: email })
    expect((await fetch(url)).status).toBe(404)
    expect((await ask({ token: tokenOf(own), action: 'open', document })).status).toBe(404)
  })
})

describe('what stands on papers', () => {
  const offeredTo = async (changes: Row, offer: object = {}) => {
    const request = await storeRequest(sql, changes)
    await rpc(sql, 'make_offer', { request, offer: JSON.stringify(sampleOffer(new Date(), offer)) })
    return request
  }
  const acceptWith = (request: string, billing: Row) =>
    ask({ token: tokenOf(request), action: 'accept', version: 1, express: true, method: 'card', billing })
  const given = { name: 'Mills Ltd', address: '1 Mill Road' }

  it('is no hidden text, no other line and no store', { tags: ['order-isolation'] }, async () => {
    const request = await offeredTo({ company_name: 'Mills Ltd' })
    for (const purchaseOrder of ['a\nb', 'a\u0000b', 'x'.repeat(51), 'x'.repeat(9000), 7, null, ['a']]) {
      const { status } = await acceptWith(request, { ...given, purchaseOrder })
      expect([purchaseOrder, status]).toEqual([purchaseOrder, 400])
    }
    const marked = { ...given, purchaseOrder: ' PO\u202E-1\u2066 ' }
    expect((await acceptWith(request, { ...marked, total: 1 })).status).toBe(400)
    expect((await acceptWith(request, marked)).status).toBe(200)
    expect((await order(tokenOf(request))).billing).toEqual({ ...given, purchaseOrder: 'PO-1' })
  })

  it('is not what a private customer says of a purchase', { tags: ['order-isolation'] }, async () => {
    const request = await offeredTo({ company_name: null })
    expect((await acceptWith(request, { ...given, purchaseOrder: 'PO-1' })).status).toBe(200)
    const [row] =
      await sql`select purchase_order, billing_name from public.orders where request_id = ${request}`
    expect(row).toEqual({ purchase_order: null, billing_name: null })
  })

  it('is no check of a VAT number that nobody made, and no customer that is none', async () => {
    const request = await storeRequest(sql)
    const known = { country: 'DE', business: true, vatNumber: 'DE123456789', evidence: '' }
    const preview = async (customer: object, line: object = {}) => {
      const lines = [{ what: 'Translation', amount: 9000, ...line }]
      const draft = { lines, readyBy: dayIn(11), validUntil: dayIn(10), note: '', customer }
      return (await operatorActs(host, 'offer', request, { action: 'preview', draft })).status
    }
    expect(await preview(known)).toBe(200)
    for (const customer of [
      { ...known, check: { state: 'valid', at: '2026-01-01T00:00:00Z' } },
      { ...known, country: 'ZZ' },
      { ...known, vatNumber: 'DE<b>' },
      { ...known, evidence: 'x'.repeat(201) },
      { ...known, business: 'yes' },
    ])
      expect([customer, await preview(customer)]).toEqual([customer, 400])
    expect(await preview(known, { treatment: 'free' })).toBe(400)
  })
})

describe('a body', () => {
  it('with other fields, kinds or sizes changes nothing', { tags: ['order-isolation'] }, async () => {
    const request = await storeRequest(sql)
    await rpc(sql, 'make_offer', { request, offer: JSON.stringify(sampleOffer()) })
    const token = tokenOf(request)
    const accept = { token, action: 'accept', version: 1, express: true, method: 'card' }
    await untouched(request, async () => {
      for (const body of [
        ...[{ amount: 1 }, { currency: 'pln' }, { request: victim.request }],
        ...[{ at: '2020-01-01' }, { bank: {} }],
        ...[0, -1, 1.5, 2 ** 31, 1e308, '1', null].map((version) => ({ version })),
        ...['cash', '__proto__', ['card']].map((method) => ({ method })),
        ...[1, 'yes'].map((express) => ({ express })),
        ...['refund', 'constructor', ['accept'], null].map((action) => ({ action })),
        ...[[token], { toString: token }, 'x'.repeat(201), ''].map((other) => ({ token: other })),
      ])
        expect((await ask({ ...accept, ...body })).status, JSON.stringify(body)).toBe(400)
      for (const body of [
        { token, action: 'open', document: 'x' },
        { token, action: 'open', document: `${victim.document}'` },
        { token, action: 'paper', paper: { id: paper } },
        { token, action: 'message', text: 'x'.repeat(5_001) },
        { token, action: 'message', text: { toString: 'x' } },
        { token, action: 'message', text: 'Hello', author: 'operator' },
        { action: 'list', account: victim.request },
        { action: 'list', token },
      ])
        expect((await ask(body)).status, JSON.stringify(body)).toBe(400)
      expect((await ask({ token, action: 'message', text: 'x'.repeat(40_000) })).status).toBe(413)
    })
  })

  it('of a verification is a digest, and nothing larger', async () => {
    for (const [sha256, status] of [
      ['a'.repeat(64), 200],
      ['a'.repeat(65), 400],
      ['a'.repeat(5_000), 413],
      ["' or 1=1 --", 400],
      [victim.request, 400],
    ] as const)
      expect(await callFunction(host, 'verify-document', { sha256 })).toMatchObject({ status })
  })
})
