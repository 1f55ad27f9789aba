/** @module-tag own-machine */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CERTIFICATES } from '#contract/business-facts.ts'
import { newCode, parseCode } from '#contract/certificate.ts'
import { FILE_NAME_HEADER, LINK_TOKEN_HEADER, UPLOAD_TYPE } from '#contract/operator.ts'
import { createCheckCertificate } from '#functions/_shared/certificate/check-certificate.ts'
import { checkSeal } from '#functions/_shared/certificate/seal.ts'
import { newSealKey } from '#functions/_shared/certificate/seal-key.ts'
import { createOperator } from '#functions/_shared/operator/operator.ts'
import { makePaper } from '#functions/_shared/papers/paper-pdf.ts'
import { callHandler, deliverHere, inProcess } from '../support/bookings.ts'
import { operatorToken } from '../support/links.ts'
import { rpc, sampleOffer, storeRequest } from '../support/orders.ts'
import { ownHost } from '../support/own-host.ts'
import type { Row } from '../support/sql.ts'

// A certified translation from the operator's press to a stranger with a page of it in hand.

const { host, sql } = ownHost({
  SMTP_URL: 'smtp://127.0.0.1:9',
  OUTBOX_RETRY_SECONDS: '0.01',
  RATE_LIMIT_VERIFY: '40',
})
const KEY = newSealKey('House', new Date('2026-01-01T00:00:00Z'))
let backend: Awaited<ReturnType<typeof inProcess>>
let operator: (request: Request) => Promise<Response>
let page: Buffer

beforeAll(async () => {
  backend = await inProcess(host, { SEAL_KEY: KEY }, () => new Date())
  operator = createOperator(backend.dependencies)
  const seller = { name: 'House', lines: [] }
  page = Buffer.from(
    await makePaper({
      kind: 'cover sheet',
      issuedOn: '2026-11-29',
      order: 'SQ-2222-2222',
      seller,
      from: ['A'],
      to: ['B'],
    }),
  )
})
afterAll(() => backend.settled())
beforeEach(() => {
  backend.sent.length = 0
})

const [translator] = CERTIFICATES.translators

async function upload(purpose: 'deliver' | 'attach', id: string, name: string, body: Uint8Array) {
  const headers = {
    'content-type': UPLOAD_TYPE,
    [LINK_TOKEN_HEADER]: operatorToken(host, purpose, id),
    [FILE_NAME_HEADER]: encodeURIComponent(name),
  }
  const url = `http://functions?upload=${purpose}`
  const response = await operator(new Request(url, { method: 'POST', headers, body: Buffer.from(body) }))
  return (await response.json()).document.id as string
}

const act = async (id: string, body: object) => {
  const { status, data } = await callHandler(operator, { token: operatorToken(host, 'deliver', id), ...body })
  return { status, data, code: data.error?.code as string | undefined }
}

type Begun = { id: string; email: string; draft: Row }

/** An order in work, with a translation that waits and the document that it is of. */
async function begun(email = `${crypto.randomUUID()}@example.com`): Promise<Begun> {
  const id = await storeRequest(sql, { email })
  const does = (name: string, args: Row = {}) => rpc(sql, name, { request: id, ...args })
  await does('make_offer', { offer: JSON.stringify(sampleOffer()) })
  await does('accept_offer', { version: 1, express: true, method: 'transfer' })
  await does('confirm_transfer', { amount: 6001 })
  await does('begin_order')
  const draft = {
    translation: await upload('deliver', id, 'Translation.pdf', page),
    sources: [await upload('attach', id, 'Akt urodzenia.pdf', page)],
    ...{
      title: 'Akt urodzenia',
      names: 'Zofia Wiśniewska',
      sourceLanguage: 'Polish',
      targetLanguage: 'English',
    },
    ...{ translator: translator?.name, language: 'pl' },
  }
  return { id, email, draft }
}

const deliver = { action: 'deliver', note: '', carrier: '', tracking: '', openNow: true }

async function issued() {
  const order = await begun()
  const certified = await act(order.id, { action: 'certify', ...order.draft })
  const { id: document, certificate } = certified.data.order.waiting.at(-1)
  await act(order.id, deliver)
  return { ...order, document: document as string, code: certificate.code as string }
}

async function check(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${host.url}/V/${path}`, { headers: { 'accept-language': 'en', ...headers } })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

describe('a certified translation', { tags: ['certificates'] }, () => {
  it('is made once, waits to be looked at, and is in force when it was delivered', async () => {
    const { id, draft } = await begun()
    const first = await act(id, { action: 'certify', ...draft })
    const again = await act(id, { action: 'certify', ...draft })
    expect([first.status, first.data.order.certified]).toEqual([200, { pictures: [], signed: [] }])
    expect(again.data.order.waiting).toEqual(first.data.order.waiting)
    const [, made] = first.data.order.waiting
    const { code } = made.certificate
    expect(parseCode(code.toLowerCase())).toBe(code.replaceAll('-', ''))
    expect((await check(code)).html).toContain('We have no certificate with this code')

    const { url } = (await act(id, { action: 'open', document: made.id })).data
    const file = await fetch(url.replace(/^.*?\/functions/, `${host.url}/functions`))
    const sealed = new Uint8Array(await file.arrayBuffer())
    expect(checkSeal(sealed, KEY)).toMatchObject({ state: 'whole', byHouse: true })

    expect((await act(id, deliver)).status).toBe(200)
    const shown = await check(`${code}/2`)
    expect(shown.html).toContain('This certificate is in force')
    expect(shown.html).toContain('Page 2 of 3')
    expect(shown.html).toMatch(/<img src="data:image\/png;base64,[\w+/=]{1000,}"/)
    expect(shown.html).not.toContain('Wiśniewska')
    expect(Object.fromEntries(shown.headers)).toMatchObject({ 'cache-control': 'no-store' })
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  }, 60_000)

  it('is answered in the reader’s language, in any spelling of the code, and by the reference without its pages', async () => {
    const { id, code } = await issued()
    expect((await check(`${code}?code=${newCode()}`)).html).toContain('This certificate is in force')
    const polish = await check(code, { 'accept-language': 'pl-PL,en;q=0.5' })
    expect(polish.html).toContain('<html lang="pl"')
    const spelt = await fetch(`${host.url}/v?code=${code.slice(0, 4).toLowerCase()}%20${code.slice(4)}`)
    expect(await spelt.text()).toContain('This certificate is in force')
    const [{ reference } = {}] = await sql`select reference from quote_requests where id = ${id}`
    const { html } = await check(reference)
    expect(html).toContain('This certificate is in force')
    expect(html).not.toContain('<img')
    expect(html).not.toContain(code.slice(0, 4))
  }, 60_000)

  it('is withdrawn with a reason that its customer reads, although it was opened', async () => {
    const { id, email, document, code } = await issued()
    await rpc(sql, 'open_order_document', { request: id, document })
    expect((await act(id, { action: 'take_back', document })).data.error).toMatchObject({ code: 'opened' })
    const reason = 'The source was forged.'
    expect((await act(id, { action: 'take_back', document, reason })).status).toBe(200)
    const { html } = await check(code)
    expect(html).toContain('We withdrew this certificate')
    expect(html).not.toContain('<img')
    await deliverHere(backend, sql)
    const mail = backend.sent.find(({ to, subject }) => to === email && subject.includes('We have withdrawn'))
    expect(mail?.text).toContain(reason)
  }, 60_000)

  it('is replaced by the next one, whose code is another', async () => {
    const { id, document, code, draft } = await issued()
    const translation = await upload('deliver', id, 'Translation 2.pdf', page)
    const next = await act(id, { action: 'certify', ...draft, translation, title: 'Odpis aktu urodzenia' })
    const { certificate } = next.data.order.waiting.at(-1)
    expect(certificate.code).not.toBe(code)
    await act(id, { ...deliver, replaces: [document] })
    expect((await check(code)).html).toContain('We replaced this certificate on')
    expect((await check(certificate.code)).html).toContain('This certificate is in force')
  }, 60_000)

  it('is still answered for when its order is erased, without a page', async () => {
    const { code } = await issued()
    await sql`delete from order_documents where id in (select document from certificates where code = ${parseCode(code) as string})`
    const { html } = await check(code)
    expect(html).toContain('This certificate is in force')
    expect(html).toContain('Its pages are no longer shown')
    expect(html).not.toContain('<img')
  }, 60_000)

  it('that was not delivered goes with its file', async () => {
    const { id, draft } = await begun()
    const made = (await act(id, { action: 'certify', ...draft })).data.order.waiting.at(-1)
    await act(id, { action: 'remove', document: made.id })
    expect(
      await sql`select from certificates where code = ${parseCode(made.certificate.code) as string}`,
    ).toHaveLength(0)
  }, 60_000)

  it.each<[string, Row]>([
    ['nobody who certifies', { translator: 'Somebody Else' }],
    ['no source', { sources: [] }],
    ['no title', { title: ' ' }],
    ['a title of two lines', { title: 'One\nTwo' }],
    ['a text that is too long', { names: 'n'.repeat(201) }],
    ['no language', { targetLanguage: '' }],
  ])(
    'is not made with %s',
    async (_, change) => {
      const { id, draft } = await begun()
      expect((await act(id, { action: 'certify', ...draft, ...change })).status).toBe(400)
      expect(await sql`select from certificates`.then((rows) => rows.length)).toBeGreaterThanOrEqual(0)
    },
    60_000,
  )

  it('is made of its own order’s documents alone, and only while it can be delivered', async () => {
    const [mine, theirs] = [await begun(), await begun()]
    for (const change of [{ translation: theirs.draft.translation }, { sources: theirs.draft.sources }])
      expect((await act(mine.id, { action: 'certify', ...mine.draft, ...change })).status).toBe(404)
    await rpc(sql, 'decline_order', { request: mine.id })
    expect((await act(mine.id, { action: 'certify', ...mine.draft })).status).toBe(409)
  }, 60_000)

  it('is not made of a file that no page can be made of, and says which', async () => {
    const { id, draft } = await begun()
    const translation = await upload('deliver', id, 'Cut off.pdf', page.subarray(0, 700))
    const { status, data } = await act(id, { action: 'certify', ...draft, translation })
    expect(status).toBe(422)
    expect(data.error.message).toContain('Cut off.pdf')
  }, 60_000)
})

describe('codes that somebody makes up', { tags: ['certificates'] }, () => {
  it('all have one answer, and too many of them end it', async () => {
    const { code } = await issued()
    const wrong = [
      '',
      'A',
      "' or 1=1 --",
      '%F0%9F%98%80',
      'SQ-2222-2222',
      `${code.slice(0, 11)}~`,
      newCode(),
      '<b>',
    ]
    const answers = new Set<string>()
    for (const text of wrong.slice(1)) {
      const { status, html } = await check(encodeURIComponent(text), { 'x-forwarded-for': '203.0.113.7' })
      if (status !== 200) continue
      expect(html).not.toContain('<b>')
      answers.add(html.replace(/value="[^"]*"|href="\/V[^"]*"/g, ''))
    }
    expect(answers.size).toBe(1)
    const statuses: number[] = []
    for (let i = 0; i < 60; i += 1) statuses.push((await check(newCode())).status)
    expect(statuses).toContain(429)
    expect((await check(code)).html).toContain('There were too many checks')
  }, 60_000)
})

it('the answer is plain text where the platform serves no pages', { tags: ['certificates'] }, async () => {
  const settings = { ...backend.dependencies.settings, SUPABASE_URL: 'https://ref.supabase.co' }
  const handle = createCheckCertificate({ ...backend.dependencies, settings })
  const response = await handle(new Request(`http://functions?code=${newCode()}`))
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toContain('We have no certificate with this code')
  expect(text).not.toMatch(/[<>]|&amp;/)
})
