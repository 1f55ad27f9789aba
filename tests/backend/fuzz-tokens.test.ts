/** @module-tag own-machine */
/** @module-tag random-bodies */

import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OrderPurpose } from '#contract/acts.ts'
import { guestFilePath } from '#contract/files.ts'
import { FILE_NAME_HEADER, LINK_TOKEN_HEADER, UPLOAD_TYPE } from '#contract/operator.ts'
import { signToken, type TokenUse } from '#functions/_shared/documents/links.ts'
import { idOfDay } from '#functions/_shared/operator/links.ts'
import { loadSecrets, sandboxSecret } from '#host/secrets.ts'
import { readSettings } from '#host/settings.ts'
import { type Call, goodQuestions } from '../platform/function-requests.ts'
import { book, freshSlot, sampleBooking } from '../support/bookings.ts'
import { anonymous, customer, sampleRow, sendQuote } from '../support/clients.ts'
import { freshAddress, sampleEnquiry } from '../support/forms.ts'
import {
  FUNCTIONS,
  failuresOf,
  generator,
  HOSTILE_TEXTS,
  hostileBody,
  pick,
} from '../support/hostile-values.ts'
import { addDocument, dayIn, rpc, sampleOffer, storePaidHalf, storeRequest } from '../support/orders.ts'
import { ownHost } from '../support/own-host.ts'

// Valid calls of every function, with valid tokens, mutated: refused, never with a 5xx or a piece of SQL. Refusals by
// the token are tested in fuzz.test.ts.

/** Calls of each function: the first few in `npm test`, all of them before a release. */
const RUNS = [
  { calls: 24, tags: [] },
  { calls: 2000, tags: ['release'] },
]
/** The auth service hashes passwords, two at a time, and lets nobody see how long that takes. */
const authCalls = (calls: number) => Math.min(calls, 400) / 2
/** Runs of all jobs are slow, too. */
const callsOf = (name: string, calls: number) => (name === 'run-jobs' ? calls / 5 : calls)
/** Calls after which new orders are made, because the earlier ones have ended. */
const PER_ORDER = 40

const { host, sql } = ownHost()
let good: Record<string, Call[]>
let token: (use: TokenUse, id: string) => string
let webhookSecret: string
let session: string
let account: string

beforeAll(async () => {
  const soon = new Date(Date.now() + 24 * 3_600_000)
  token = (use, id) => signToken(host.linkSecret, use, id, soon)
  webhookSecret = sandboxSecret(await loadSecrets(readSettings({ DATA_DIR: host.dataDir })))
  const signedIn = await customer(host, freshAddress())
  session = signedIn.token
  account = signedIn.id
  good = {}
  for (const [name, questions] of Object.entries(await goodQuestions(host))) {
    good[name] = await Promise.all(questions.map(({ call }) => (typeof call === 'function' ? call() : call)))
  }
})

const post = (body: unknown, headers: Record<string, string> = {}): Call => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', apikey: host.publishableKey, ...headers },
  body: JSON.stringify(body),
})

const orderLink = (purpose: OrderPurpose, id: string) => `${purpose}.${token(`operator-${purpose}`, id)}`

const upload = (purpose: 'deliver' | 'message', id: string, name: string): Call => ({
  method: 'POST',
  query: `?upload=${purpose}`,
  headers: {
    apikey: host.publishableKey,
    [FILE_NAME_HEADER]: encodeURIComponent(name),
    [LINK_TOKEN_HEADER]: orderLink(purpose, id),
    'content-type': UPLOAD_TYPE,
  },
  body: '%PDF-1.7 a document',
})

/** @returns the id of a consultation that is paid for */
async function confirmedBooking(): Promise<string> {
  const { data } = await book(host, sampleBooking())
  const [row] = await sql`
    update public.bookings set status = 'confirmed', confirmed_at = now() where session_id = ${data.sessionId} returning id`
  return row?.id
}

/** Calls by the links about requests, bookings and days. */
async function recordCalls(): Promise<Call[]> {
  const { row } = await sendQuote(anonymous(host))
  const id = await confirmedBooking()
  const confirmed = async (purpose: 'move' | 'close' | 'erase', subject: string) => {
    const [{ id: confirmation } = {}] = await sql`
      insert into public.operator_confirmations (purpose, subject, expires_at)
      values (${purpose}, ${subject}, now() + interval '1 hour') returning id`
    return `confirm.${token('operator-confirm', confirmation)}`
  }
  const { start } = freshSlot()
  return [
    post({ token: await confirmed('move', `booking:${id}`), action: 'move', slot: start.toISOString() }),
    post({ token: await confirmed('close', `day:${idOfDay('2028-01-04')}`), action: 'close' }),
    post({ token: `move.${token('operator-move', id)}`, action: 'move' }),
    post({ token: `erase.request.${token('operator-erase-request', row.id)}`, action: 'erase' }),
    post({ token: `answer.${token('operator-answer', row.id)}`, action: 'answer' }),
  ]
}

/** Further valid calls, on rows of their own. */
const FRESH: Record<string, () => Promise<Call[]>> = {
  async 'guest-request'() {
    const { row } = await sendQuote(anonymous(host), { user_id: null })
    const file = { name: 'deed.pdf', path: guestFilePath('pdf'), size: 9, type: 'application/pdf' }
    const request = token('request', row.id)
    return [
      post({ token: request, action: 'add', files: [file] }),
      post({ token: request, action: 'add', files: [file, { ...file, path: guestFilePath('pdf') }] }),
      post({ token: request, action: 'resend' }),
      post({ action: 'open', id: row.id }, { authorization: `Bearer ${session}` }),
    ]
  },
  async 'customer-order'() {
    const [offered, vat, paid] = [
      await storeRequest(sql, { user_id: account }),
      await storeRequest(sql),
      await storePaidHalf(sql),
    ]
    await rpc(sql, 'make_offer', { request: offered, offer: JSON.stringify(sampleOffer()) })
    const large = sampleOffer(new Date(), { vatRate: 2000, lines: [{ what: 'Apostille', amount: 90_000 }] })
    await rpc(sql, 'make_offer', { request: vat, offer: JSON.stringify(large) })
    const billing = { name: 'Ω Ltd', address: '1 High Street\nLeeds' }
    const accept = { action: 'accept', version: 1, express: true }
    return [
      post({ token: token('request', offered), ...accept, method: 'transfer' }),
      post({ token: token('request', vat), ...accept, method: 'card', billing }),
      post({ token: token('request', paid), action: 'message', text: 'Is it ready?' }),
      post({ token: token('request', paid), action: 'pay', method: 'card' }),
      post({ token: token('request', paid), action: 'open', document: crypto.randomUUID() }),
      post({ token: token('request', paid), action: 'paper', paper: crypto.randomUUID() }),
      post({ action: 'list' }, { authorization: `Bearer ${session}` }),
    ]
  },
  async operator() {
    const [open, offered, awaited, paid] = [
      await storeRequest(sql),
      await storeRequest(sql),
      await storeRequest(sql),
      await storePaidHalf(sql),
    ]
    for (const request of [offered, awaited])
      await rpc(sql, 'make_offer', { request, offer: JSON.stringify(sampleOffer()) })
    await rpc(sql, 'accept_offer', { request: awaited, version: 1, express: true, method: 'transfer' })
    const { document } = await addDocument(host, sql, paid)
    const sent = await addDocument(host, sql, paid, { purpose: 'message' })
    const day = dayIn(9)
    const draft = {
      lines: [
        { what: 'Certified translation', amount: 9001 },
        { what: 'Apostille', amount: 3000 },
      ],
      ...{ readyBy: day, note: 'Two originals, please.', validUntil: day },
    }
    const parcel = { note: 'Signed.', carrier: 'Royal Mail', tracking: 'AB 1', openNow: false }
    const secret = { apikey: host.secretKey }
    return [
      post({ token: orderLink('offer', open), action: 'preview', draft }),
      post({ token: orderLink('offer', open), action: 'offer', draft, expected: 0 }),
      post({ token: orderLink('offer', offered), action: 'offer', draft, expected: 1 }),
      post({ request: offered }, secret),
      post({ links: `request:${awaited}` }, secret),
      post({ token: orderLink('transfer', awaited), action: 'confirm', amount: 6001 }),
      post({ token: orderLink('transfer', awaited), action: 'confirm', amount: 6001, again: true }),
      post({ token: orderLink('transfer', paid), action: 'refunded', payment: crypto.randomUUID() }),
      post({ token: orderLink('deliver', paid), action: 'deliver', ...parcel }),
      post({ token: orderLink('deliver', paid), action: 'remove', document }),
      post({
        token: orderLink('message', paid),
        action: 'message',
        text: 'See.',
        documents: [sent.document],
      }),
      upload('deliver', paid, 'deed.pdf'),
      upload('message', paid, 'draft.pdf'),
      ...(await recordCalls()),
    ]
  },
  async 'manage-booking'() {
    const id = await confirmedBooking()
    const { date, time } = freshSlot()
    return [
      post({ token: token('manage', id), action: 'move', date, time, expressRequest: true }),
      post({ token: token('manage', id), action: 'cancel' }),
    ]
  },
  async 'create-consultation-payment'() {
    const bookingData = { ...sampleBooking(), timeZone: 'Europe/Warsaw' }
    return [post({ bookingData, website: '', openFor: 5000 })]
  },
  async 'send-contact-email'() {
    return [post({ ...sampleEnquiry(), id: crypto.randomUUID(), website: '', openFor: 5000 })]
  },
  async 'consultations-feed'() {
    return HOSTILE_TEXTS.slice(0, 20).map((text) => ({
      query: `?key=${encodeURIComponent(text.toWellFormed())}`,
    }))
  },
}

const resigned = (body: string) => {
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')
  return { 'stripe-signature': `t=${at},v1=${signature}` }
}

function hostileCall({ query = '', headers = {}, ...call }: Call, random: () => number): Call {
  const text = () => encodeURIComponent(pick(random, HOSTILE_TEXTS).toWellFormed())
  if (typeof call.body === 'string' && call.body.startsWith('{')) {
    const body = hostileBody(JSON.parse(call.body), random)
    const signed = 'stripe-signature' in headers ? resigned(body) : {}
    return { ...call, query, body, headers: { ...headers, ...signed } }
  }
  if (FILE_NAME_HEADER in headers) {
    const name = `${random() < 0.5 ? 'deed' : ''}${text()}${random() < 0.7 ? '.pdf' : ''}`
    return { ...call, query, headers: { ...headers, [FILE_NAME_HEADER]: name } }
  }
  if (call.body instanceof URLSearchParams) {
    const body = new URLSearchParams(call.body)
    const name = pick(random, [...body.keys()]) ?? 'email'
    body.set(name, pick(random, [...HOSTILE_TEXTS, `${body.get(name)}${pick(random, HOSTILE_TEXTS)}`]))
    return { ...call, query, headers, body }
  }
  const [name = ''] = query.split('=')
  const kept = random() < 0.5 ? query : `${name}=`
  return { ...call, headers, query: `${kept}${text()}` }
}

const TABLES: Record<string, () => object> = {
  quote_requests: () => ({
    ...sampleRow({ email: freshAddress() }),
    uploaded_files: [{ name: 'deed.pdf', path: guestFilePath('pdf'), size: 9, type: 'application/pdf' }],
  }),
  profiles: () => ({ id: account, email: 'a@example.com', first_name: 'Ada', last_name: 'L', phone: '1' }),
  'rpc/session_is_open': () => ({}),
  'rpc/uploaded_files_are_valid': () => ({ files: [{ name: 'a', size: 1 }], owner: account }),
}

const AUTH: Record<string, () => object> = {
  signup: () => ({ email: freshAddress(), password: 'secret-1', data: { first_name: 'Ada', phone: '1' } }),
  'token?grant_type=password': () => ({ email: freshAddress(), password: 'secret-1' }),
  'token?grant_type=refresh_token': () => ({ refresh_token: 'abcdefghijkl' }),
  recover: () => ({ email: freshAddress() }),
  resend: () => ({ type: 'signup', email: freshAddress() }),
  verify: () => ({ type: 'signup', token_hash: 'a'.repeat(56) }),
}

for (const { calls, tags } of RUNS)
  describe(`${calls} changed good calls are answered without a 5xx`, { tags }, () => {
    it.each(FUNCTIONS)('by %s', { timeout: 60_000 + calls * 500 }, async (name) => {
      const random = generator(FUNCTIONS.indexOf(name) + 7)
      let changed: Call[] = []
      const send = async (): Promise<[string, Response]> => {
        const { query = '', ...init } = hostileCall(pick(random, changed), random)
        const url = `${host.url}/functions/v1/${name}${query}`
        return [`${query} ${init.body}`, await fetch(url, { redirect: 'manual', ...init })]
      }
      for (let left = callsOf(name, calls); left > 0; left -= PER_ORDER) {
        const fresh = (await FRESH[name]?.()) ?? []
        // The further calls are the deeper ones.
        changed = [...(good[name] ?? []), ...fresh, ...fresh, ...fresh]
        expect(await failuresOf(Math.min(left, PER_ORDER), send)).toEqual([])
      }
    })

    const ask = (path: string, body: string, headers: Record<string, string>) =>
      fetch(`${host.url}${path}`, {
        method: 'POST',
        headers: { apikey: host.publishableKey, 'content-type': 'application/json', ...headers },
        body,
      })

    it.each(Object.keys(TABLES))('by the data API: %s', { timeout: 60_000 + calls * 300 }, async (table) => {
      const random = generator(table.length)
      const send = async (): Promise<[string, Response]> => {
        const body = hostileBody(TABLES[table]?.(), random)
        const asCustomer = table === 'profiles' || random() < 0.3
        const headers = {
          prefer: table === 'profiles' ? 'resolution=merge-duplicates,return=minimal' : 'return=minimal',
          ...(asCustomer && { authorization: `Bearer ${session}` }),
        }
        return [body, await ask(`/rest/v1/${table}`, body, headers)]
      }
      expect(await failuresOf(calls, send)).toEqual([])
    })

    it.each(Object.keys(AUTH))(
      'by the auth service: %s',
      {
        timeout: 60_000 + authCalls(calls) * 2000,
      },
      async (path) => {
        const random = generator(path.length)
        const send = async (): Promise<[string, Response]> => {
          const body = hostileBody(AUTH[path]?.(), random)
          return [body, await ask(`/auth/v1/${path}`, body, {})]
        }
        expect(await failuresOf(authCalls(calls), send)).toEqual([])
      },
    )
  })
