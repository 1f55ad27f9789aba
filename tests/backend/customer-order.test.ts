/** @module-tag own-machine */
import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import type { BankDetails, CustomerOrder } from '#contract/order.ts'
import { referenceOf } from '#contract/reference.ts'
import { createOpenDocument } from '#functions/_shared/documents/open-document.ts'
import { createCustomerOrder } from '#functions/_shared/order/customer-order.ts'
import { callFunction, callHandler, inProcess } from '../support/bookings.ts'
import { customer, service } from '../support/clients.ts'
import { freshAddress, freshNetwork, isTo } from '../support/forms.ts'
import { tokenFor } from '../support/links.ts'
import {
  completeOrder,
  deliverDocument,
  noteDocument,
  rpc,
  sampleOffer,
  sendDocument,
  storePaidHalf,
  storeRequest,
} from '../support/orders.ts'
import { workerHost } from '../support/own-host.ts'
import type { Row } from '../support/sql.ts'
import { STRIPE_KEYS, type StripeStandIn, startStripe } from '../support/stripe.ts'

const BANK: BankDetails = { name: 'Example Papers Limited', sortCode: '12-34-56', accountNumber: '98765432' }

const { host, sql } = workerHost()
let stripe: StripeStandIn
let world: Awaited<ReturnType<typeof inProcess>>
let logged: object[]
/** The time at which it stands. */
let stopped: Date | undefined
let handler: (request: Request) => Promise<Response>
let openDocument: (request: Request) => Promise<Response>

beforeAll(async () => {
  stripe = await startStripe()
  const env = { ...STRIPE_KEYS, STRIPE_API_URL: stripe.url, RATE_LIMIT_FORMS: '3' }
  world = await inProcess(host, env, () => stopped ?? new Date())
  logged = []
  world.dependencies.log = (event) => logged.push(event)
  handler = createCustomerOrder(world.dependencies, BANK)
  openDocument = createOpenDocument(world.dependencies)
})
afterEach(() => {
  stopped = undefined
})
afterAll(async () => {
  await world.settled()
  await stripe.close()
})

const ask = (body: unknown) => callHandler(handler, body)

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const tokenOf = (id: string) => tokenFor(host, 'request', id)

async function newRequest(changes: Row = {}) {
  const id = await storeRequest(sql, { email: freshAddress(), ...changes })
  const token = tokenOf(id)
  return { id, token, ask: (body: object = {}) => ask({ token, ...body }) }
}

const offerOf = (changes: object) => JSON.stringify(sampleOffer(new Date(), changes))

async function offered(changes: Row = {}, offer: object = {}) {
  const request = await newRequest(changes)
  await rpc(sql, 'make_offer', { request: request.id, offer: offerOf(offer) })
  return request
}

const ACCEPT = { action: 'accept', version: 1, express: true, method: 'card' }

async function payAt(
  url: string,
  request: { ask: (body: object) => ReturnType<typeof ask> },
): Promise<CustomerOrder> {
  const session = [...stripe.sessions.values()].find((known) => known.url === url)
  stripe.pay(session?.id as string)
  return (await request.ask({ action: 'status' })).data.order
}

async function paidHalf(changes: Row = {}) {
  const request = await offered(changes)
  const { data } = await request.ask(ACCEPT)
  expect((await payAt(data.url, request)).state).toBe('half_paid')
  return request
}

async function delivered(options: { openNow?: boolean; name?: string } = {}) {
  const paid = await paidHalf()
  return { ...paid, ...(await deliverDocument(host, sql, paid.id, options)) }
}

const download = (url: string, init?: RequestInit) => openDocument(new Request(url, init))

const refusal = (status: number, code: string) => ({ status, data: { error: { code } } })

describe('the page of a request', () => {
  it('has no order while nothing was offered, and none of a request that does not exist', async () => {
    const { ask: show } = await newRequest()
    for (const body of [{}, { action: 'status' }])
      expect(await show(body)).toEqual({ status: 200, data: { order: null } })
    expect((await ask({ token: tokenOf(crypto.randomUUID()) })).data).toEqual({ order: null })
  })

  it('shows the offer, and nothing that is not the customer’s business', async () => {
    const { id, ask: show } = await offered()
    const { data } = await show()
    const { order } = data
    expect(order).toEqual({
      reference: referenceOf(id),
      state: 'offered',
      offer: {
        version: 1,
        lines: [
          { what: 'Certified translation of a birth certificate', amount: 9001, treatment: 'standard' },
          { what: 'Apostille', amount: 3000, treatment: 'standard' },
        ],
        shares: [{ treatment: 'standard', rate: null, net: 12001, vat: 0 }],
        vatNotes: {},
        total: 12001,
        vat: 0,
        first: 6001,
        second: 6000,
        vatRate: null,
        prices: 'gross',
        readyBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        readyTime: null,
        readyInDays: null,
        byPost: false,
        note: 'Two originals, please.',
        validUntil: expect.stringMatching(/^\S+T\S+Z$/),
      },
      // offered for later than 24-48 hours
      missedNeed: expect.stringMatching(/^\S+T\S+Z$/),
      extras: [],
      earlier: [],
      paid: 0,
      asksExpress: true,
      business: false,
      roundsLeft: 2,
      methods: ['card', 'transfer'],
      transfers: [],
      early: { part: 'whole', amount: 12001 },
      payments: [],
      papers: [],
      deliveries: [],
      originals: [],
      messages: [],
      open: false,
      due: { part: 'first', amount: 6001 },
    })
  })

  it('shows after delivery and payment neither addresses of files nor ids of the provider', async () => {
    const request = await delivered()
    const { data } = await request.ask({ action: 'pay', method: 'card' })
    const order = await payAt(data.url, request)
    expect(order).toMatchObject({
      state: 'completed',
      open: true,
      payments: [{ part: 'first' }, { part: 'second' }],
    })
    expect(order.due).toBeUndefined()
    const [row] = await sql`
      select ordered.id as order_id, payment.id, payment.session_id, payment.payment_id, request.email
      from public.quote_requests as request
      join public.orders as ordered on ordered.request_id = request.id
      join public.order_payments as payment on payment.order_id = ordered.id where request.id = ${request.id}`
    const text = JSON.stringify(order)
    for (const hidden of [...Object.values(row as Row), request.id, request.path, 'delivered/'])
      expect(text).not.toContain(hidden)
    expect(order.deliveries).toEqual([
      {
        number: 1,
        at: expect.any(String),
        note: 'Signed.',
        carrier: '',
        tracking: '',
        documents: [
          {
            ...{ id: request.document, name: 'Certified translation.pdf' },
            ...{ size: 3_000, sha256: request.sha256, opened: false },
          },
        ],
      },
    ])
    expect(order.papers).toHaveLength(2)
  })

  it('does not show what was added and not handed over yet', async () => {
    const request = await paidHalf()
    await noteDocument(sql, request.id)
    const { data } = await request.ask()
    expect(JSON.stringify(data)).not.toContain('a.pdf')
  })

  it('shows nothing any more once the customer was erased', async () => {
    const request = await paidHalf()
    const { email } = (await sql`select email from public.quote_requests where id = ${request.id}`)[0] as Row
    await completeOrder(sql, request.id)
    await sql`select public.erase_person(${email})`
    expect((await request.ask()).data).toEqual({ order: null })
    for (const body of [ACCEPT, { action: 'cancel' }, { action: 'message', text: 'Hello' }])
      expect(await request.ask(body)).toMatchObject(refusal(404, 'not-found'))
  })
})

describe('accepting', () => {
  it('leads to a payment page, to the same one from two tabs, and back to a paid order', async () => {
    const request = await offered()
    const [one, other] = await Promise.all([request.ask(ACCEPT), request.ask(ACCEPT)])
    expect(one.data.url).toMatch(/^http/)
    expect(other.data.url).toBe(one.data.url)
    expect((await request.ask()).data.order).toMatchObject({ state: 'accepted', due: { amount: 6001 } })
    const order = await payAt(one.data.url, request)
    expect(order).toMatchObject({
      state: 'half_paid',
      payments: [{ part: 'first', method: 'card', amount: 6001, refund: 'none' }],
      papers: [{ kind: 'receipt', amount: 6001, issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    })
    expect(Date.parse(order.cancelUntil as string) - Date.parse(order.payments[0]?.paidAt as string)).toBe(
      3_600_000,
    )
    expect(order.cancelSeconds).toBeGreaterThan(3_540)
    expect(await request.ask(ACCEPT)).toMatchObject(refusal(409, 'already-paid'))
  })

  it('needs the express request of consumers, and not of businesses', async () => {
    const consumer = await offered({ company_name: null })
    expect(await consumer.ask({ ...ACCEPT, express: false })).toMatchObject(
      refusal(400, 'express-request-missing'),
    )
    expect((await consumer.ask()).data.order.state).toBe('offered')
    const business = await offered({ company_name: 'Ω Ltd' })
    expect((await business.ask()).data.order.asksExpress).toBe(false)
    expect((await business.ask({ ...ACCEPT, express: false })).status).toBe(200)
  })

  it('takes name and address for the invoice where the law wants them, cleaned', async () => {
    const request = await offered(
      { company_name: 'Ω Ltd' },
      { vatRate: 2000, lines: [{ what: 'Translation', amount: 25_001 }] },
    )
    expect((await request.ask()).data.order.billing).toEqual({
      name: 'Ω Ltd',
      address: '',
      purchaseOrder: '',
    })
    const given = {
      name: ' Ω\u202E Ltd, Accounts ',
      address: '12 Mill Road \r\n\n  Leeds\u2066\n\u202E\nLS1 4AP\n',
    }
    const clean = { name: 'Ω Ltd, Accounts', address: '12 Mill Road\nLeeds\nLS1 4AP', purchaseOrder: '' }
    for (const [billing, refused] of [
      [undefined, refusal(409, 'billing-missing')],
      [{ ...given, name: 'Ω\nLtd' }, refusal(400, 'billing-invalid')],
      [{ name: 'Ω Ltd' }, refusal(400, 'bad-request')],
    ] as const)
      expect(await request.ask({ ...ACCEPT, billing }), JSON.stringify(billing)).toMatchObject(refused)
    expect((await request.ask()).data.order.state).toBe('offered')

    const { data } = await request.ask({ ...ACCEPT, billing: given })
    expect((await request.ask()).data.order.billing).toEqual(clean)
    // left, and started again without repeating them
    expect((await request.ask(ACCEPT)).data.url).toBe(data.url)
  })

  it('of an extra takes what its invoice and its parcel need, where the order has not asked for it', async () => {
    const request = await paidHalf({ company_name: null })
    const extra = { vatRate: 2000, lines: [{ what: 'Apostilles', amount: 25_001 }], byPost: true }
    await rpc(sql, 'offer_extra', { request: request.id, offer: offerOf(extra) })
    const { billing, extras } = (await request.ask()).data.order as CustomerOrder
    expect(billing).toBeUndefined()
    expect(extras[0]).toMatchObject({
      delivery: { address: '' },
      billing: { address: '', purchaseOrder: '' },
    })

    const accept = { ...ACCEPT, version: 2 }
    const typed = { billing: { name: 'Zofia Nowak', address: '1 Example Road\nLeeds' } }
    const address = 'Zofia Nowak\n1 Example Road\nLeeds'
    expect(await request.ask(accept)).toMatchObject(refusal(409, 'address-missing'))
    expect(await request.ask({ ...accept, address })).toMatchObject(refusal(409, 'billing-missing'))
    const unnamed = { ...typed.billing, name: ' ' }
    expect(await request.ask({ ...accept, address, billing: unnamed })).toMatchObject(
      refusal(400, 'billing-invalid'),
    )
    const { data } = await request.ask({ ...accept, ...typed, address })
    const order = await payAt(data.url, request)
    expect(order.extras).toMatchObject([{ state: 'paid' }])
    expect(order.extras[0]).not.toHaveProperty('billing')

    // The next one knows.
    await rpc(sql, 'offer_extra', { request: request.id, offer: offerOf(extra) })
    const [, next] = (await request.ask()).data.order.extras
    expect([next.billing, next.delivery]).toEqual([undefined, undefined])
    expect((await request.ask({ ...accept, version: 3 })).status).toBe(200)
  })

  it('by bank transfer shows where to pay, with the reference', async () => {
    const request = await offered()
    const { data } = await request.ask({ ...ACCEPT, method: 'transfer' })
    const transfer = { part: 'first', amount: 6001, reference: referenceOf(request.id), bank: BANK }
    expect(data.order).toMatchObject({ state: 'accepted', transfers: [transfer] })
    await rpc(sql, 'confirm_transfer', { request: request.id, amount: 6001 })
    const { order } = (await request.ask()).data
    expect(order).toMatchObject({ state: 'half_paid', payments: [{ method: 'transfer' }] })
    expect(order.transfers).toEqual([])
  })

  it('offers only what the house takes', async () => {
    const { token } = await offered()
    const cardOnly = createCustomerOrder(world.dependencies, undefined)
    expect((await callHandler(cardOnly, { token })).data.order.methods).toEqual(['card'])
    const refused = refusal(409, 'method-not-taken')
    expect(await callHandler(cardOnly, { ...ACCEPT, token, method: 'transfer' })).toMatchObject(refused)
    const transferOnly = createCustomerOrder({ ...world.dependencies, payments: null }, BANK)
    expect((await callHandler(transferOnly, { token })).data.order.methods).toEqual(['transfer'])
    expect(await callHandler(transferOnly, { ...ACCEPT, token })).toMatchObject(refused)
    expect((await callHandler(cardOnly, { token })).data.order.state).toBe('offered')
  })
})

describe('after the payment page', () => {
  it('the provider is asked at most every five seconds', async () => {
    const request = await offered()
    await request.ask(ACCEPT)
    // It is the database that notes when it was asked, a little later.
    stopped = new Date()
    const status = () => request.ask({ action: 'status' })
    const before = stripe.calls.length
    expect((await status()).data.order.state).toBe('accepted')
    // The provider's package asks again if the answer takes long.
    const asked = stripe.calls.length
    expect(asked).toBeGreaterThan(before)
    for (let i = 0; i < 2; i++) expect((await status()).data.order.state).toBe('accepted')
    expect(stripe.calls.length).toBe(asked)
    await sql`
      update public.order_payments set checked_at = checked_at - interval '1 minute'
      where order_id = (select id from public.orders where request_id = ${request.id})`
    await status()
    expect(stripe.calls.length).toBeGreaterThan(asked)
  })

  it('one that does not match is said to be so, and another can be made at once', {
    tags: ['order-payment'],
  }, async () => {
    const request = await offered()
    const first = (await request.ask(ACCEPT)).data.url
    const session = [...stripe.sessions.values()].find(({ url }) => url === first)
    stripe.pay(session?.id as string, { amount_total: 100 })
    const { order } = (await request.ask({ action: 'status' })).data
    expect(order).toMatchObject({ state: 'offered', payments: [], due: { part: 'first', refused: true } })

    // A page of its own: no call leads back to the paid one.
    const second = (await request.ask(ACCEPT)).data.url
    expect(second).not.toBe(first)
    expect((await request.ask()).data.order.due).toEqual({ part: 'first', amount: 6001 })
    expect((await payAt(second, request)).state).toBe('half_paid')
  })

  it('the database’s state is an answer while the provider is down', async () => {
    const request = await offered()
    await request.ask(ACCEPT)
    stripe.down = true
    try {
      expect((await request.ask({ action: 'status' })).data.order.state).toBe('accepted')
    } finally {
      stripe.down = false
    }
  })
})

describe('delivered documents', () => {
  it('open once the second half is paid, and each opening is counted', {
    tags: ['order-downloads'],
  }, async () => {
    const request = await delivered({ name: 'Übersetzung „Urkunde“ 𠀋.pdf' })
    const open = () => request.ask({ action: 'open', document: request.document })
    expect((await request.ask()).data.order.open).toBe(false)
    expect(await open()).toMatchObject(refusal(404, 'not-found'))
    const { data } = await request.ask({ action: 'pay', method: 'card' })
    await payAt(data.url, request)
    const { url } = (await open()).data
    const response = await download(url)
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(request.bytes)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '3000',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Übersetzung -Urkunde- 𠀋.pdf')}`,
    })
    const head = await download(url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '3000', ''])
    await open()
    const [counted] = await sql`select opened from public.order_documents where id = ${request.document}`
    expect(counted?.opened).toBe(2)
  })

  it('open before the payment where the operator has chosen so, by a ticket of a minute that is checked again', {
    tags: ['order-downloads'],
  }, async () => {
    const request = await delivered({ openNow: true })
    expect((await request.ask()).data.order).toMatchObject({ open: true, due: { part: 'second' } })
    const { url } = (await request.ask({ action: 'open', document: request.document.toUpperCase() })).data
    const [, expires = ''] = new URL(url).searchParams.get('delivered')?.split('.') ?? []
    expect(Number.parseInt(expires, 36) * 1000 - Date.now()).toBeLessThanOrEqual(60_000)
    await sql`update public.orders set state = 'refunded' where request_id = ${request.id}`
    expect((await download(url)).status).toBe(404)
    await sql`update public.orders set state = 'delivered' where request_id = ${request.id}`
    expect((await download(url)).status).toBe(200)
    await sql`update public.order_documents set sha256 = ${'0'.repeat(64)} where id = ${request.document}`
    expect((await download(url)).status).toBe(404)
  })
})

describe('documents with a message', { tags: ['order-downloads'] }, () => {
  it('open at once, before anything is paid', async () => {
    const request = await offered()
    const sent = await sendDocument(host, sql, request.id, { name: 'Entwurf „A“.pdf' })
    const { data } = await request.ask()
    expect(data.order).toMatchObject({
      state: 'offered',
      open: false,
      deliveries: [],
      messages: [
        {
          author: 'operator',
          documents: [{ id: sent.document, name: 'Entwurf „A“.pdf', size: 3_000 }],
        },
      ],
    })
    for (const hidden of [sent.sha256, sent.path]) expect(JSON.stringify(data)).not.toContain(hidden)
    const open = () => request.ask({ action: 'open', document: sent.document })
    const response = await download((await open()).data.url)
    expect(Buffer.from(await response.arrayBuffer()).equals(sent.bytes)).toBe(true)
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('Entwurf -A.pdf'))
  })
})

describe('papers', () => {
  it('are made once, kept, and the same ever after', async () => {
    const request = await paidHalf()
    const [paper] = (await request.ask()).data.order.papers
    const read = async () => {
      const { url } = (await request.ask({ action: 'paper', paper: paper.id })).data
      const response = await download(url)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-disposition')).toContain(`${paper.reference}.pdf`)
      return Buffer.from(await response.arrayBuffer())
    }
    const first = await read()
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    const [kept] = await sql`select path, sha256 from public.papers where id = ${paper.id}`
    expect(kept).toEqual({ path: `papers/${paper.id}.pdf`, sha256: sha256(first) })
    expect((await read()).equals(first)).toBe(true)

    // If a file is altered or lost, the PDF is made again from its facts.
    const files = service(host).storage.from(QUOTE_BUCKET)
    await files.remove([kept?.path])
    expect((await read()).equals(first)).toBe(true)
    await files.upload(kept?.path, Buffer.from('%PDF-altered'), { contentType: 'application/pdf' })
    expect((await read()).equals(first)).toBe(true)
  })

  it('are the same in the mail and behind the page', { tags: ['order-payment'] }, async () => {
    const email = freshAddress()
    const token = tokenOf(await storePaidHalf(sql, { email }))
    const mail = await host.waitForMail((each) => isTo(email)(each) && each.attachments.length > 0)
    const [paper] = (await ask({ token })).data.order.papers
    const { url } = (await ask({ token, action: 'paper', paper: paper.id })).data
    const sent = Buffer.from(mail.attachments[0]?.content as ArrayBuffer)
    expect(Buffer.from(await (await download(url)).arrayBuffer()).equals(sent)).toBe(true)
  })

  it('that two ask for at once are one', async () => {
    const request = await paidHalf()
    const [paper] = (await request.ask()).data.order.papers
    const { url } = (await request.ask({ action: 'paper', paper: paper.id })).data
    const answers = await Promise.all(Array.from({ length: 4 }, () => download(url)))
    const files = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
    const [kept] = await sql`select sha256 from public.papers where id = ${paper.id}`
    expect(new Set(files.map(sha256))).toEqual(new Set([kept?.sha256]))
  })
})

describe('messages', () => {
  it('are trimmed, and shown to both sides', async () => {
    const request = await offered()
    const { data } = await request.ask({
      action: 'message',
      text: '  Could it be ready\r\nby Friday?\u202E \n',
    })
    expect(data.order.messages).toEqual([
      {
        ...{ number: 1, kind: 'plain', isOpen: false },
        author: 'customer',
        text: 'Could it be ready\nby Friday?',
        at: expect.stringMatching(/Z$/),
        documents: [],
      },
    ])
    await rpc(sql, 'send_order_message', { request: request.id, author: 'operator', text: 'Yes.' })
    expect((await request.ask()).data.order.messages).toMatchObject([
      {},
      { author: 'operator', text: 'Yes.' },
    ])
  })
})

describe('the list of a signed-in customer', () => {
  const list = (token?: string) => callFunction(host, 'customer-order', { action: 'list' }, token)

  it('has their own orders, the latest first, each with a token of its page', {
    tags: ['order-isolation'],
  }, async () => {
    const [owner, stranger] = [await customer(host, freshAddress()), await customer(host, freshAddress())]
    const service_type = 'Global Document Procurement'
    expect((await list(owner.token)).data).toEqual({ orders: [] })
    const first = await offered({ user_id: owner.id, service_type })
    const second = await offered({ user_id: owner.id })
    await newRequest({ user_id: owner.id })
    await offered({ user_id: stranger.id })
    expect(await list()).toMatchObject(refusal(401, 'signed-out'))
    expect(await list('a.b.c')).toMatchObject(refusal(401, 'signed-out'))
    const { data } = await list(owner.token)
    expect(data.orders.map(({ reference }: CustomerOrder) => reference)).toEqual([
      referenceOf(second.id),
      referenceOf(first.id),
    ])
    expect(data.orders[1].service).toBe(service_type)
    expect((await ask({ token: data.orders[1].token })).data.order.reference).toBe(referenceOf(first.id))
  })
})

it('no name, address, text or token is logged', async () => {
  const name = `Xylophia${Math.ceil(Math.random() * 1e9)}`
  const request = await offered({ given_name: name, email: `${name}@example.com` })
  await request.ask({ action: 'message', text: `I am ${name}` })
  const { data } = await request.ask(ACCEPT)
  await payAt(data.url, request)
  await request.ask({ action: 'cancel' })
  await world.settled()
  const text = JSON.stringify(logged)
  expect(text).toContain('offer-accepted')
  for (const hidden of [name, request.token]) expect(text).not.toContain(hidden)
})

it('a network that asks without end is put off, by what it asks for, and the others are not', {
  tags: ['order-limits'],
}, async () => {
  const [often, seldom] = [freshNetwork(), freshNetwork()]
  const request = await delivered()
  // Nothing is counted in two windows.
  stopped = new Date()
  const paper = (await request.ask()).data.order.papers[0].id
  const from = (address: string, body: object) =>
    callHandler(handler, { token: request.token, ...body }, address)
  const looks = [
    {},
    { action: 'status' },
    { action: 'cancel' },
    { action: 'open', document: request.document },
    { action: 'paper', paper },
  ]
  // RATE_LIMIT_FORMS is 3 here; five times as many views are answered.
  for (let i = 0; i < 3; i++)
    for (const look of looks) expect((await from(often, look)).status, JSON.stringify(look)).not.toBe(429)
  for (const look of looks) {
    const { status, retryAfter } = await from(often, look)
    expect([status, Number(retryAfter) > 0], JSON.stringify(look)).toEqual([429, true])
  }
  // who has viewed too often can still pay
  const pay = { action: 'pay', method: 'card' }
  const statuses = []
  for (const body of [pay, { action: 'message', text: 'Hello' }, pay, pay])
    statuses.push((await from(often, body)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  for (const body of [...looks, pay]) expect((await from(seldom, body)).status).not.toBe(429)
})
