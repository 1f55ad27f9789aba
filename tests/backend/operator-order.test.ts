/** @module-tag own-machine */

import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OperatorPurpose, ORDER_PURPOSES, type OrderPurpose } from '#contract/acts.ts'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import { guestFilePath } from '#contract/files.ts'
import { BUCKET_BYTES } from '#contract/limits.ts'
import {
  FILE_NAME_HEADER,
  LARGEST_DELIVERY,
  LINK_TOKEN_HEADER,
  type OfferPreview,
  UPLOAD_TYPE,
} from '#contract/operator.ts'
import type { OfferDraft, OrderState } from '#contract/order.ts'
import { referenceOf } from '#contract/reference.ts'
import type { Mail } from '#functions/_shared/mail/transport.ts'
import { createOperator } from '#functions/_shared/operator/operator.ts'
import { createCustomerOrder } from '#functions/_shared/order/customer-order.ts'
import { callHandler, deliverHere, inProcess } from '../support/bookings.ts'
import { EICAR, startClamd } from '../support/clamd.ts'
import { service } from '../support/clients.ts'
import { operatorToken, tokenFor } from '../support/links.ts'
import { dayIn, rpc, sampleOffer, storeRequest } from '../support/orders.ts'
import { payingHost } from '../support/own-host.ts'
import { sampleFile } from '../support/samples.ts'
import type { Row } from '../support/sql.ts'

// The order links in the operator's mail: each does one thing, in the states that allow it. The functions run in this
// process, on a host's database; the host's own mail server is unreachable.

const clamd = await startClamd()
afterAll(() => clamd.close())
const { host, stripe, sql, env } = payingHost({
  CLAMD_URL: clamd.url,
  SMTP_URL: 'smtp://127.0.0.1:9',
  OUTBOX_RETRY_SECONDS: '0.01',
})
let backend: Awaited<ReturnType<typeof inProcess>>
let handler: (request: Request) => Promise<Response>
let customer: (request: Request) => Promise<Response>

beforeAll(async () => {
  backend = await inProcess(host, { ...env, CLAMD_URL: clamd.url }, () => new Date())
  handler = createOperator(backend.dependencies)
  customer = createCustomerOrder(backend.dependencies, undefined)
})
afterAll(() => backend.settled())
beforeEach(() => {
  backend.sent.length = 0
})
afterEach(() => {
  clamd.mood = undefined
})

const token = (purpose: OperatorPurpose, id: string) => operatorToken(host, purpose, id)

const ask = (body: object) => callHandler(handler, body)
const call = async (purpose: OrderPurpose, id: string, body: object = {}) => {
  const { status, data } = await ask({ token: token(purpose, id), ...body })
  return { status, code: data.error?.code as string | undefined, data }
}

async function mails(to: string): Promise<Mail[]> {
  await deliverHere(backend, sql)
  return backend.sent.filter((mail) => mail.to === to)
}

const draft = (changes: Partial<OfferDraft> = {}): OfferDraft => ({
  lines: [
    { what: 'Certified translation of a birth certificate', amount: 9001 },
    { what: 'Discount for two documents', amount: -1000 },
  ],
  readyBy: dayIn(9),
  validUntil: dayIn(7),
  note: 'Two originals, please.\nWith both pages.',
  ...changes,
})

async function newRequest(): Promise<{ id: string; email: string }> {
  const email = `${crypto.randomUUID()}@example.com`
  return { id: await storeRequest(sql, { email }), email }
}

async function offered(): Promise<{ id: string; email: string }> {
  const request = await newRequest()
  await rpc(sql, 'make_offer', { request: request.id, offer: JSON.stringify(sampleOffer()) })
  return request
}

type State = Extract<OrderState, 'accepted' | 'half_paid' | 'cancelled' | 'in_progress'>

async function orderIn(state: State): Promise<string> {
  const { id: request } = await offered()
  const does = (name: string, args: Row = {}) => rpc(sql, name, { request, ...args })
  await does('accept_offer', { version: 1, express: true, method: 'transfer' })
  if (state === 'accepted') return request
  await does('confirm_transfer', { amount: 6001 })
  if (state === 'cancelled') await does('cancel_order')
  if (state === 'in_progress') await does('begin_order')
  return request
}

const stateOf = async (request: string): Promise<string | undefined> =>
  (await rpc(sql, 'order_view', { request }))?.order.state

async function paidByCard(): Promise<{ id: string; email: string; payment: string }> {
  const request = await offered()
  const body = { token: tokenFor(host, 'request', request.id) }
  const accept = { ...body, action: 'accept', version: 1, express: true, method: 'card' }
  const { data } = await callHandler(customer, accept)
  const session = [...stripe.sessions.values()].find(({ url }) => url === data.url)
  const payment = stripe.pay(session?.id as string).payment_intent as string
  const paid = await callHandler(customer, { ...body, action: 'status' })
  expect(paid.data.order.state).toBe('half_paid')
  return { ...request, payment }
}

describe('the link to answer', { tags: ['order-links'] }, () => {
  it('is the only one about the order in mail that is answered to the customer', async () => {
    const { id } = await newRequest()
    const mail = (await mails(OPERATOR_EMAIL)).find(({ subject }) => subject.startsWith(referenceOf(id)))
    expect(mail?.replyTo).toBeDefined()
    const purposes = [...(mail?.text ?? '').matchAll(/#operator=(\w+)\./g)].map(([, purpose]) => purpose)
    expect(purposes).toEqual(['answer', 'documents', 'handled', 'spam', 'erase', 'open'])
  })

  it('only sends a message to the operator, once in a while, with the links that fit', async () => {
    const { id, email } = await newRequest()
    const answer = token('answer', id)
    const shown = await ask({ token: answer })
    expect(shown.data).toMatchObject({ purpose: 'answer', state: 'open', step: 'ask' })
    expect(JSON.stringify(shown.data)).not.toContain(email)
    for (let press = 0; press < 3; press += 1) {
      expect((await ask({ token: answer, action: 'answer' })).data.state).toBe('done')
    }
    const about = (await mails(OPERATOR_EMAIL)).filter(({ subject }) => subject.startsWith(referenceOf(id)))
    // but for the request itself
    const told = about.filter(({ text }) => !text.includes('#operator=answer.'))
    expect(told).toHaveLength(1)
    expect(told[0]?.replyTo).toBeUndefined()
    const links = [...(told[0]?.text ?? '').matchAll(/\/auth#operator=(\S+)/g)].map(([, link]) => link)
    expect(links.map((link) => link?.split('.')[0])).toEqual([
      'offer',
      'message',
      'correct',
      'attach',
      // by which the browser can be remembered
      'confirm',
      'open',
    ])
    expect((await ask({ token: links[0] })).data).toMatchObject({ purpose: 'offer', state: 'open' })
    // and it does nothing itself
    const offer = { action: 'offer', draft: draft(), expected: 0 }
    expect((await ask({ token: answer, ...offer })).status).toBe(400)
    for (const purpose of ORDER_PURPOSES) {
      const changed = answer.replace('answer.', `${purpose}.`)
      expect((await ask({ token: changed })).data.error.code).toBe('link-invalid')
      expect((await ask({ token: answer, action: purpose })).status).toBe(400)
    }
    expect((await mails(email)).filter(({ subject }) => !subject.includes('We have your'))).toEqual([])
  })
})

describe('a link', { tags: ['order-links'] }, () => {
  it('that was withdrawn opens nothing any more, and newer ones do', async () => {
    const id = await orderIn('half_paid')
    await sql`update public.quote_requests set order_links_from = date_trunc('second', now()) where id = ${id}`
    for (const body of [{}, { action: 'begin' }]) {
      expect((await ask({ token: token('begin', id), ...body })).data.error.code).toBe('link-expired')
    }
    const newer = `begin.${tokenFor(host, 'operator-begin', id, { seconds: 90 * 24 * 3600 })}`
    expect((await ask({ token: newer, action: 'begin' })).status).toBe(200)
    expect(await stateOf(id)).toBe('in_progress')
  })

  it('says how many documents came with the request, without those that were refused', async () => {
    const uploaded_files = ['a', 'b', 'c'].map((name) => ({
      name: `${name}.pdf`,
      path: guestFilePath('pdf'),
      size: 1000,
      type: 'application/pdf',
    }))
    // In one transaction: unchecked documents without bytes are missing as soon as the host sends the operator's mail.
    const id = await sql.begin(async (transaction) => {
      const stored = await storeRequest(transaction, { uploaded_files })
      await transaction`
        update public.request_documents set
          state = case name when 'b.pdf' then 'refused' else 'accepted' end,
          problem = case name when 'b.pdf' then 'virus' end
        where request_id = ${stored}`
      return stored
    })
    expect((await call('offer', id)).data.request.documents).toBe(2)
    const { id: without } = await newRequest()
    expect((await call('offer', without)).data.request.documents).toBe(0)
  })

  it('takes only its own actions', async () => {
    const id = await orderIn('half_paid')
    const uuid = crypto.randomUUID()
    const bodies = {
      preview: { draft: draft() },
      offer: { draft: draft(), expected: 1 },
      withdraw: {},
      begin: {},
      decline: {},
      remove: { document: uuid },
      deliver: { note: '', carrier: '', tracking: 'RM 1', openNow: false },
      confirm: { amount: 6000 },
      confirm_again: { amount: 6000 },
      refunded: { payment: uuid },
      refund: { amount: 100, reason: 'Late' },
      end: { keep: 0, reason: 'Cancelled', ground: 'goodwill' },
      write_off: { reason: 'Never paid' },
      extra: { draft: draft(), expected: 0 },
      withdraw_extra: {},
      billing: { name: 'Haworth Mills', address: '', purchaseOrder: 'PO-1', ownReference: '4711' },
      correct_invoice: {
        name: 'Haworth Mills',
        address: '',
        purchaseOrder: '',
        ownReference: '',
        vatNumber: '',
      },
      statement: { period: 'last', whose: 'firm' },
      message: { text: 'Hello' },
      undo_begin: {},
      contact: {
        ...{ cause: 'mistyped', givenName: 'Ada', familyName: 'Reis', companyName: '', ownReference: '' },
        ...{ email: 'ada@example.com', phone: '', address: '' },
      },
      reschedule: { readyBy: '2027-01-20', reason: 'A queue.' },
      take_back: { document: uuid },
      ask: { text: 'Which spelling?' },
      draft: { text: 'Please check.', documents: [uuid] },
      answered: { message: 1 },
      receive_original: { what: 'Passport', place: '', expected: 0 },
      move_originals: { originals: [1], place: 'In the safe' },
      send_back_originals: { originals: [1], carrier: '', tracking: '' },
      undo_originals: { originals: [1] },
    }
    const own: Record<OrderPurpose, string[]> = {
      offer: ['preview', 'offer', 'withdraw'],
      begin: ['begin', 'undo_begin'],
      decline: ['decline'],
      deliver: ['remove', 'deliver', 'take_back'],
      transfer: ['confirm', 'confirm_again', 'refunded'],
      end: ['refund', 'end', 'write_off'],
      extra: ['preview', 'extra', 'withdraw_extra'],
      correct: ['reschedule', 'contact'],
      attach: [],
      billing: ['billing', 'correct_invoice', 'statement'],
      message: ['remove', 'message', 'ask', 'draft', 'answered'],
      originals: ['receive_original', 'move_originals', 'send_back_originals', 'undo_originals'],
    }
    for (const purpose of ORDER_PURPOSES) {
      for (const [action, body] of Object.entries(bodies)) {
        if (own[purpose].includes(action)) continue
        const { status, code } = await call(purpose, id, { action, ...body })
        expect([purpose, action, status, code]).toEqual([purpose, action, 400, 'bad-request'])
      }
      if (purpose === 'deliver' || purpose === 'message' || purpose === 'attach') continue
      expect((await upload(token(purpose, id), 'a.pdf', sampleFile('pdf', 2000))).status).toBe(400)
    }
    expect(await stateOf(id)).toBe('half_paid')
  })

  it('is not needed to look by the operator’s key alone, and nobody else can do without', async () => {
    const id = await orderIn('half_paid')
    const url = `${host.url}/functions/v1/operator`
    const post = (key: string, body: object) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: key },
        body: JSON.stringify(body),
      })
    const named = { request: id }
    expect((await post(host.publishableKey, named)).status).toBe(403)
    expect((await post('sb_secret_of_somebody_else', named)).status).toBe(401)
    expect((await fetch(url, { headers: { apikey: host.publishableKey } })).status).toBe(405)
    const upload_ = (apikey: string) =>
      fetch(`${url}?upload=deliver`, {
        method: 'POST',
        headers: { 'content-type': UPLOAD_TYPE, [FILE_NAME_HEADER]: 'a.pdf', apikey },
        body: sampleFile('pdf', 2000),
      })
    expect((await upload_(host.publishableKey)).status).toBe(400)
    expect((await upload_(host.secretKey)).status).toBe(401)
    expect(await (await post(host.secretKey, named)).json()).toMatchObject({ order: { state: 'half_paid' } })
    // it sees, and acts by a link like anybody
    for (const more of [{ action: 'begin' }, { purpose: 'begin' }])
      expect((await post(host.secretKey, { ...named, ...more })).status).toBe(400)
    expect(await stateOf(id)).toBe('half_paid')
    expect((await post(host.publishableKey, { token: token('begin', id), action: 'begin' })).status).toBe(200)
    expect(await stateOf(id)).toBe('in_progress')
    const shown = await post(host.publishableKey, { token: token('begin', id) })
    expect(await shown.json()).toMatchObject({ state: 'done', allowedActions: ['undo_begin'] })
  })

  it('shows that nothing is stored about an erased or unknown request', async () => {
    const { id } = await newRequest()
    await sql`delete from public.quote_requests where id = ${id}`
    for (const purpose of ORDER_PURPOSES) {
      expect((await call(purpose, id)).data).toEqual({ purpose, state: 'gone' })
    }
    const made = await call('offer', id, { action: 'offer', draft: draft(), expected: 0 })
    expect(made.data).toEqual({ purpose: 'offer', state: 'gone' })
  })
})

describe('a request', { tags: ['order-links'] }, () => {
  const TRIES: [OrderPurpose, object][] = [
    ['offer', { action: 'withdraw' }],
    ['begin', { action: 'begin' }],
    ['decline', { action: 'decline' }],
    ['deliver', { action: 'deliver', note: '', carrier: 'Post', tracking: 'RM 7', openNow: false }],
    ['transfer', { action: 'confirm', amount: 6001 }],
    ['begin', { action: 'undo_begin' }],
    ['message', { action: 'ask', text: 'Which spelling?' }],
    ['correct', { action: 'reschedule', readyBy: dayIn(30), reason: 'A queue.' }],
  ]

  it('without an offer allows nothing but making one, and asking for what that needs', async () => {
    for (const [purpose, body] of TRIES) {
      const { id } = await newRequest()
      expect((await call(purpose, id)).data.order).toBeUndefined()
      const { data } = await call(purpose, id, body)
      expect([purpose, data.order]).toEqual([purpose, undefined])
      expect(await stateOf(id)).toBeUndefined()
      expect(data.request?.asked?.text).toBe(purpose === 'message' ? 'Which spelling?' : undefined)
    }
  })
})

describe('an offer', { tags: ['order-offer'] }, () => {
  const WITHOUT_LINK = (text: string) => text.replace(/request=[\w.-]+/g, 'request=')

  it('is previewed as the very message that the customer gets', async () => {
    const { id, email } = await newRequest()
    const shown = await call('offer', id)
    expect(shown.data).toMatchObject({ state: 'open', allowedActions: ['offer'], form: { expected: 0 } })
    const seen = await call('offer', id, { action: 'preview', draft: draft() })
    expect(seen.status).toBe(200)
    expect(await stateOf(id)).toBeUndefined()
    const { mail, sums } = seen.data as OfferPreview
    const shares = [{ treatment: 'standard', rate: null, net: 8001, vat: 0 }]
    expect(sums).toEqual({ total: 8001, vat: 0, first: 4001, second: 4000, shares })

    const made = await call('offer', id, { action: 'offer', draft: draft(), expected: 0 })
    expect(made.data.order).toMatchObject({ state: 'offered', offer: { version: 1, ...sums } })
    const sent = (await mails(email)).find(({ subject }) => subject === mail.subject)
    expect(WITHOUT_LINK(sent?.text ?? '')).toBe(WITHOUT_LINK(mail.text))
    expect(WITHOUT_LINK(sent?.html ?? '')).toBe(WITHOUT_LINK(mail.html))
    expect(mail.text).toContain('Two originals, please.')

    // the next version, which says that it replaces the first
    const changed = draft({ lines: [{ what: 'Both', amount: 10_000 }] })
    const next = await call('offer', id, { action: 'preview', draft: changed })
    await call('offer', id, { action: 'offer', draft: changed, expected: 1 })
    const second = (await mails(email)).find(({ subject }) => subject === next.data.mail.subject)
    expect(WITHOUT_LINK(second?.text ?? '')).toBe(WITHOUT_LINK(next.data.mail.text))
    expect(second?.text).not.toBe(sent?.text)
  })

  it('counts to the last second of its last day in the UK, and its form begins with it', async () => {
    const { id } = await newRequest()
    const year = new Date().getUTCFullYear() + 1
    const given = draft({ validUntil: `${year}-07-31`, readyBy: `${year}-08-05` })
    const { data } = await call('offer', id, { action: 'offer', draft: given, expected: 0 })
    expect(data.order.offer.validUntil).toBe(`${year}-07-31T22:59:59.000Z`)
    expect(data.form).toMatchObject({ draft: given, expected: 1 })
    const winter = draft({ validUntil: `${year}-12-31`, readyBy: `${year + 1}-01-05` })
    const next = await call('offer', id, { action: 'offer', draft: winter, expected: 1 })
    expect(next.data.order.offer.validUntil).toBe(`${year}-12-31T23:59:59.000Z`)
  })

  it('of two that were made at once only one counts', async () => {
    const { id } = await newRequest()
    const make = (amount: number) => {
      const typed = draft({ lines: [{ what: 'One', amount }] })
      return call('offer', id, { action: 'offer', draft: typed, expected: 0 })
    }
    const both = await Promise.all([make(5000), make(6000)])
    expect(both.map(({ code }) => code ?? 'made').sort()).toEqual(['made', 'superseded'])
    expect((await rpc(sql, 'order_view', { request: id })).order.version).toBe(1)
  })

  it('is for no spam: the request comes back, and the customer is told', async () => {
    const { id, email } = await newRequest()
    await rpc(sql, 'mark_spam', { subject: id, spam: true })
    await call('offer', id, { action: 'offer', draft: draft(), expected: 0 })
    const [row] = await sql`select spam_at from public.quote_requests where id = ${id}`
    expect(row?.spam_at).toBeNull()
    expect((await mails(email)).map(({ subject }) => subject)).toContain(
      `${referenceOf(id)} Our quote: £80.01`,
    )
  })

  it('names what is wrong with it, and where', async () => {
    const { id } = await newRequest()
    const wrong: [Partial<OfferDraft>, object][] = [
      [{ lines: [] }, { field: 'lines' }],
      [{ lines: [{ what: ' ', amount: 500 }] }, { field: 'lines', line: 0, part: 'what' }],
      [{ lines: [{ what: 'a\nb', amount: 500 }] }, { field: 'lines', line: 0, part: 'what' }],
      [{ lines: [{ what: 'x'.repeat(201), amount: 500 }] }, { field: 'lines', line: 0, part: 'what' }],
      [{ lines: [{ what: 'a', amount: 0.5 }] }, { field: 'lines', line: 0, part: 'amount' }],
      [{ lines: [{ what: 'a', amount: 99 }] }, { field: 'lines' }],
      [{ lines: [{ what: 'a', amount: 10_000_001 }] }, { field: 'lines', line: 0, part: 'amount' }],
      [{ readyBy: '2026-02-30' }, { field: 'readyBy' }],
      [{ readyBy: '2020-01-01' }, { field: 'readyBy' }],
      [{ validUntil: '' }, { field: 'validUntil' }],
      [{ validUntil: '9999-01-01' }, { field: 'validUntil' }],
      [{ note: 'x'.repeat(5001) }, { field: 'note' }],
      [{ note: '\u0000' }, { field: 'note' }],
      [{ note: '\ud800' }, { field: 'note' }],
    ]
    for (const [changes, problem] of wrong) {
      for (const action of ['preview', 'offer']) {
        const body = { action, draft: draft(changes), ...(action === 'offer' && { expected: 0 }) }
        const { status, data } = await call('offer', id, body)
        expect([changes, status]).toEqual([changes, 400])
        expect(data.error).toMatchObject({ code: 'offer-invalid', problems: [problem] })
      }
    }
    expect(await stateOf(id)).toBeUndefined()
  })
})

describe('what cannot be fulfilled', { tags: ['order-links'] }, () => {
  it('is refunded at once, and once', async () => {
    const { id, payment } = await paidByCard()
    const both = await Promise.all([
      call('decline', id, { action: 'decline' }),
      call('decline', id, { action: 'decline' }),
    ])
    for (const { status, data } of both) expect([status, data.order.state]).toEqual([200, 'refunded'])
    const shown = await call('decline', id)
    expect(shown.data).toMatchObject({
      state: 'done',
      order: { payments: [{ refund: 'made' }], refunds: [] },
    })
    expect(new Set(stripe.refunds(payment).map(({ key }) => key)).size).toBe(1)
    const papers = (await rpc(sql, 'order_view', { request: id })).papers.map(({ kind }: Row) => kind)
    expect(papers).toEqual(['receipt', 'credit note'])
  })
})

it('a refund recorded by hand is not above what is owed', {
  tags: ['order-links', 'order-money'],
}, async () => {
  const id = await orderIn('in_progress')
  await rpc(sql, 'refund_part', { request: id, amount: 1000, reason: 'Late.' })
  const [payment] = (await rpc(sql, 'order_view', { request: id })).payments
  const record = (total: number) => call('transfer', id, { action: 'refunded', payment: payment.id, total })
  for (const sum of [999, 1001, 6001]) expect([sum, (await record(sum)).status]).toEqual([sum, 409])
  const back = async () => (await rpc(sql, 'order_view', { request: id })).payments[0].refunded
  expect(await back()).toBe(0)
  expect((await record(1000)).status).toBe(200)
  expect(await back()).toBe(1000)
})

describe('words, and documents that go with them', { tags: ['order-links', 'order-upload'] }, () => {
  it('reach the customer as they were typed, with the link to the page, and once', async () => {
    const { id, email } = await offered()
    const link = token('message', id)
    const bytes = sampleFile('pdf', 4_000)
    const [draft, form] = [await upload(link, 'Draft <b>.pdf', bytes), await upload(link, 'Form.pdf', bytes)]
    expect([draft.status, form.status]).toEqual([200, 200])
    expect((await ask({ token: link })).data).toMatchObject({
      allowedActions: ['message', 'ask'],
      order: { state: 'offered', waiting: [{ name: 'Draft <b>.pdf', size: 4_000 }, { name: 'Form.pdf' }] },
    })
    const documents = [draft.data.document.id, form.data.document.id.toUpperCase()]
    const typed = 'Is it “José” <b>or</b> “Jose”?\nPlease sign the form.'
    const words = { token: link, action: 'message', text: ` ${typed}\n`, documents }
    for (const wrong of ['', ' \n', 'x'.repeat(5001), 'a\u0000b'])
      expect((await ask({ ...words, text: wrong })).status).toBe(400)
    for (let press = 0; press < 2; press += 1)
      expect((await ask(words)).data.order).toMatchObject({
        state: 'offered',
        waiting: [],
        deliveries: [],
        messages: [
          {
            author: 'operator',
            text: typed,
            documents: [{ name: 'Draft <b>.pdf' }, { name: 'Form.pdf' }],
          },
        ],
      })
    const told = (await mails(email)).filter(({ subject }) => subject.includes('A message about'))
    expect(told).toHaveLength(1)
    const [{ text, html, papers }] = told as [Mail]
    expect(text).toContain('Is it “José” <b>or</b>')
    expect(html).not.toContain('<b>or</b>')
    expect(text).toContain('Documents (2)\n')
    expect(text).toContain('- Draft <b>.pdf (4 KB)\n- Form.pdf (4 KB)\n')
    expect(text).toMatch(/get-quote\?request=\S+#request/)
    expect(html).toContain('Draft &lt;b&gt;.pdf')
    expect(papers).toBeUndefined()
    const removed = await ask({ token: link, action: 'remove', document: documents[0] })
    expect(removed.data.order.messages[0].documents).toHaveLength(2)
  })

  it('are told by their ids, are five at most, and leave no strays', async () => {
    const id = await orderIn('in_progress')
    const pdf = sampleFile('pdf', 2000)
    const say = (documents: unknown) => call('message', id, { action: 'message', text: 'See.', documents })
    expect((await say([crypto.randomUUID()])).code).toBe('document-gone')
    for (const wrong of ['x', ['x'], [1], Array.from({ length: 6 }, () => crypto.randomUUID()), null])
      expect((await say(wrong)).status, JSON.stringify(wrong)).toBe(400)
    for (const name of ['a', 'b', 'c', 'd', 'e']) await upload(token('message', id), `${name}.pdf`, pdf)
    const sixth = await upload(token('message', id), 'f.pdf', pdf)
    expect([sixth.status, sixth.data.error.code]).toEqual([409, 'too-many-with-message'])
    const bad = await upload(token('message', id), 'a.pdf', '<html>')
    expect([bad.status, bad.data.error.problem]).toEqual([422, 'content'])
    expect(await strays()).toEqual([])
    expect((await call('message', id)).data.order.waiting).toHaveLength(5)
    expect((await call('deliver', id)).data.order.waiting).toEqual([])
  })
})

async function upload(link: string, name: string, body: Uint8Array | string | ReadableStream, to = handler) {
  const response = await to(
    new Request(`http://functions?upload=${link.split('.')[0]}`, {
      method: 'POST',
      headers: {
        'content-type': UPLOAD_TYPE,
        [LINK_TOKEN_HEADER]: link,
        [FILE_NAME_HEADER]: encodeURIComponent(name),
      },
      body: body as BodyInit,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit),
  )
  // biome-ignore lint/suspicious/noExplicitAny: tests look at parts of many answers
  return { status: response.status, data: (await response.json()) as any }
}

async function stored(): Promise<string[]> {
  const rows = await sql`select name from storage.objects where name like 'delivered/%' order by name`
  return rows.map(({ name }) => name)
}

const strays = async () => {
  const known = (await sql`select path from public.order_documents`).map(({ path }) => path)
  return (await stored()).filter((path) => !known.includes(path))
}

describe('an upload', { tags: ['order-upload'] }, () => {
  it('is kept as it is, with its digest, until it is handed over', async () => {
    const id = await orderIn('in_progress')
    const link = token('deliver', id)
    const bytes = sampleFile('pdf', 30_000)
    const { status, data } = await upload(link, 'Tradução certificada.pdf', bytes)
    expect(status).toBe(200)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const document = { name: 'Tradução certificada.pdf', size: bytes.length, sha256 }
    expect(data.document).toMatchObject(document)
    const shown = await ask({ token: link })
    expect(shown.data.order).toMatchObject({ waiting: [document], deliveries: [] })
    const [row] = await sql`select * from public.order_documents where id = ${data.document.id}`
    expect(row?.path).toMatch(/^delivered\/[0-9a-f-]{36}\.pdf$/)
    const kept = await service(host).storage.from(QUOTE_BUCKET).download(row?.path)
    expect(Buffer.from(await (kept.data as Blob).arrayBuffer()).equals(bytes)).toBe(true)

    const given = { action: 'deliver', note: ' Signed. ', carrier: '', tracking: '', openNow: true }
    const done = await ask({ token: link, ...given })
    expect(done.data.order).toMatchObject({
      state: 'delivered',
      waiting: [],
      openBeforePayment: true,
      deliveries: [{ note: 'Signed.', documents: [document] }],
    })
    // delivered only once
    expect((await ask({ token: link, ...given })).data.error.code).toBe('nothing-to-deliver')
    const removed = await ask({ token: link, action: 'remove', document: data.document.id })
    expect(removed.data.order.deliveries[0].documents).toHaveLength(1)
    expect(await stored()).toContain(row?.path)
  })

  it('that is repeated, also at the same moment, is there once and leaves no strays', async () => {
    const id = await orderIn('in_progress')
    const link = token('deliver', id)
    const bytes = sampleFile('pdf', 20_000)
    const all = await Promise.all(Array.from({ length: 4 }, () => upload(link, 'a.pdf', bytes)))
    all.push(await upload(link, 'a.pdf', bytes))
    expect(new Set(all.map(({ data }) => data.document.id)).size).toBe(1)
    expect((await ask({ token: link })).data.order.waiting).toHaveLength(1)
    expect(await strays()).toEqual([])

    const before = (await stored()).length
    const removed = await ask({ token: link, action: 'remove', document: all[0]?.data.document.id })
    expect(removed.data.order.waiting).toEqual([])
    expect(await stored()).toHaveLength(before - 1)
    const twice = await ask({ token: link, action: 'remove', document: all[0]?.data.document.id })
    expect(twice.status).toBe(200)
  })

  it('is refused for its size, type, content or a virus, and nothing of it stays', async () => {
    const id = await orderIn('in_progress')
    const link = token('deliver', id)
    const before = await stored()
    const pdf = sampleFile('pdf', 2000)
    const wrong: [string, Uint8Array | string, string][] = [
      ['large.pdf', Buffer.concat([pdf, Buffer.alloc(LARGEST_DELIVERY)]), 'too-large'],
      ['empty.pdf', '', 'empty'],
      ['a.pdf', '<html><script>alert(1)</script>', 'content'],
      ['a.exe', 'MZ', 'extension'],
      ['notes', 'How to make a %PDF-1.7', 'extension'],
      ['a.zip', 'PK\x03\x04', 'extension'],
      ['virus.pdf', Buffer.concat([pdf, Buffer.from(EICAR)]), 'virus'],
    ]
    for (const [name, body, problem] of wrong) {
      const { status, data } = await upload(link, name, body)
      expect([name.slice(0, 20), status, data.error?.problem]).toEqual([name.slice(0, 20), 422, problem])
      expect(data.error).toMatchObject({ code: 'file-refused', message: expect.any(String) })
    }
    clamd.mood = 'silent'
    expect((await upload(link, 'a.pdf', pdf)).status).toBe(503)
    clamd.mood = undefined
    expect(await stored()).toEqual(before)
    expect((await ask({ token: link })).data.order.waiting).toEqual([])
  })

  it('of exactly the largest size passes, through the host’s door, too', async () => {
    const id = await orderIn('in_progress')
    const bytes = sampleFile('pdf', LARGEST_DELIVERY)
    const send = (body: Uint8Array) =>
      fetch(`${host.url}/functions/v1/operator?upload=deliver`, {
        method: 'POST',
        headers: {
          apikey: host.publishableKey,
          'content-type': UPLOAD_TYPE,
          [LINK_TOKEN_HEADER]: token('deliver', id),
          [FILE_NAME_HEADER]: 'large.pdf',
        },
        body: body as BodyInit,
      })
    expect((await send(bytes)).status).toBe(200)
    const refused = await send(Buffer.concat([bytes, Buffer.from('x')]))
    expect(refused.status).toBe(422)
    expect((await refused.json()).error).toMatchObject({
      problem: 'too-large',
      message: `large.pdf is larger than ${LARGEST_DELIVERY / 1024 / 1024} MB`,
    })
    expect((await send(new Uint8Array(BUCKET_BYTES + 1))).status).toBe(413)
    expect((await call('deliver', id)).data.order.waiting).toMatchObject([{ size: LARGEST_DELIVERY }])
  })

  it('before the first half is paid, or after the end, is refused and leaves no strays', async () => {
    for (const [state, code] of [
      ['accepted', 'not-paid'],
      ['cancelled', 'ended'],
    ] as const) {
      const link = token('deliver', await orderIn(state))
      const { status, data } = await upload(link, 'a.pdf', sampleFile('pdf', 2000))
      expect([state, status, data.error.code]).toEqual([state, 409, code])
    }
    const { id } = await newRequest()
    expect((await upload(token('deliver', id), 'a.pdf', sampleFile('pdf', 2000))).status).toBe(404)
    expect(await strays()).toEqual([])
  })
})
