import type { OperatorPurpose } from '#contract/acts.ts'
import { guestFilePath } from '#contract/files.ts'
import { FILE_NAME_HEADER, LINK_TOKEN_HEADER, UPLOAD_TYPE } from '#contract/operator.ts'
import { SAMPLE_QUOTE } from '#contract/quote.ts'
import type { DatabaseClient } from '#functions/_shared/dependencies.ts'
import type { TokenUse } from '#functions/_shared/documents/links.ts'
import { idOfDay } from '#functions/_shared/operator/links.ts'
import { createSandbox } from '#functions/_shared/payments/sandbox.ts'
import { loadSecrets, sandboxSecret } from '#host/secrets.ts'
import { readSettings } from '#host/settings.ts'
import { openAccount, openLink } from '../support/accounts.ts'
import { book, sampleBooking } from '../support/bookings.ts'
import { anonymous, sampleRow, sendQuote, service, storeQuote } from '../support/clients.ts'
import { freshAddress, sampleEnquiry, signUp, tokenOf } from '../support/forms.ts'
import { eventually, type Host } from '../support/host.ts'
import { operatorToken, tokenFor } from '../support/links.ts'
import { deliverDocument, rpc, sampleOffer, storePaidHalf, storeRequest } from '../support/orders.ts'
import { openSql } from '../support/sql.ts'

export type Call = { query?: string; method?: string; headers?: Record<string, string>; body?: BodyInit }

export type Question = {
  label: string
  /** A function if repeating the call would mean something else. */
  call: Call | (() => Promise<Call>)
}

const json = (body: unknown, headers: Record<string, string> = {}): Call => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Without a declared length. */
const chunked = (text: string) => new Blob([text]).stream()

/** Requests that every function answers, valid or not. */
export function commonQuestions(publishableKey: string): Question[] {
  const long = JSON.stringify({ id: 'x'.repeat(150_000) })
  const typed = { 'content-type': 'application/json' }
  const preflight = {
    origin: 'https://www.example.com',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'apikey, content-type, x-client-info',
  }
  const withKey: [string, Call][] = [
    ['GET', { method: 'GET' }],
    ['HEAD', { method: 'HEAD' }],
    ['PUT', { method: 'PUT', body: '{}', headers: typed }],
    ['PATCH', { method: 'PATCH', body: '{}', headers: typed }],
    ['DELETE', { method: 'DELETE' }],
    ['no body', { method: 'POST' }],
    ['no type', { method: 'POST', body: new Blob(['{}']) }],
    ['text', { method: 'POST', body: 'hello', headers: { 'content-type': 'text/plain' } }],
    ['a form', { method: 'POST', body: new URLSearchParams({ id: '1' }) }],
    ['half an object', { method: 'POST', body: '{"id":', headers: typed }],
    ['no UTF-8', { method: 'POST', body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), headers: typed }],
    ['null', json(null)],
    ['a number', json(7)],
    ['a list', json([])],
    ['an empty object', json({})],
    ['other fields', json({ __proto__: null, constructor: 1, id: 'x', email: 'nobody', token: '..' })],
    ['an unknown id', json({ id: '00000000-0000-4000-8000-000000000000' })],
    ['a type with a charset', json({ id: 1 }, { 'content-type': 'application/json; charset=utf-8' })],
    ['too much', { method: 'POST', body: long, headers: typed }],
    ['too much, chunked', { method: 'POST', body: chunked(long) as unknown as BodyInit, headers: typed }],
    ['a forged token', json({ confirm: 'delete' }, { authorization: 'Bearer a.b.c' })],
    ['query and body', { ...json({}), query: '?link=x&ticket=y&token=z' }],
  ]
  return [
    { label: 'preflight', call: { method: 'OPTIONS', headers: preflight } },
    { label: 'no key', call: json({}) },
    { label: 'a wrong key', call: json({}, { apikey: 'sb_publishable_wrong' }) },
    { label: 'a key as token', call: json({}, { authorization: `Bearer ${publishableKey}` }) },
    ...withKey.map(([label, call]) => ({
      label,
      // a stream can be read once
      call: async () => ({
        ...call,
        ...(label.endsWith('chunked') && { body: chunked(long) as unknown as BodyInit }),
        headers: { apikey: publishableKey, ...call.headers },
      }),
    })),
  ]
}

/** Valid requests of visitors and the operator, by function. */
export async function goodQuestions(host: Host): Promise<Record<string, Question[]>> {
  const secrets = await loadSecrets(readSettings({ DATA_DIR: host.dataDir }))
  const operator = service(host)
  const visitor = anonymous(host)
  const sandbox = createSandbox(operator as DatabaseClient, sandboxSecret(secrets))
  const token = (use: TokenUse, id: string) => tokenFor(host, use, id)
  const about = (purpose: OperatorPurpose, id: string) => operatorToken(host, purpose, id)
  const key = { apikey: host.publishableKey }
  const post = (label: string, body: unknown, headers = {}): Question => ({
    label,
    call: json(body, { ...key, ...headers }),
  })

  const form = (label: string, name: string, typed: Record<string, string>): Question => ({
    label,
    call: async () => ({ method: 'POST', query: `?form=${name}`, body: new URLSearchParams(typed) }),
  })

  const opened = (label: string, use: TokenUse, id: string, method = 'GET'): Question => ({
    label,
    call: { method, query: `?${use}=${token(use, id)}` },
  })

  const column = async (table: string, wanted: string, where: string, value: string): Promise<string> => {
    const { data, error } = await operator.from(table).select(wanted).eq(where, value).limit(1).single()
    if (error) throw error
    return (data as unknown as Record<string, string>)[wanted] as string
  }

  const stored = await storeQuote(visitor)
  const sent = await sendQuote(visitor)
  const document = await column('request_documents', 'id', 'request_id', sent.row.id)
  const owner = await openAccount(host)
  await owner.client.from('quote_requests').insert(sampleRow({ user_id: owner.id }))
  const asOwner = { authorization: `Bearer ${owner.token}` }

  const [held, paid] = [await book(host, sampleBooking()), await book(host, sampleBooking())]
  const booking = await column('bookings', 'id', 'session_id', paid.data.sessionId)
  await sandbox.pay(paid.data.sessionId)
  const event = await sandbox.event(paid.data.sessionId, 'checkout.session.completed')

  const sql = openSql(host.databaseUrl)
  const offered = await storeRequest(sql, { user_id: owner.id })
  await rpc(sql, 'make_offer', { request: offered, offer: JSON.stringify(sampleOffer()) })
  const delivered = await deliverDocument(host, sql, await storePaidHalf(sql), { openNow: true })
  await sql.end()
  const paper = async () => {
    const orderId = await column('order_documents', 'order_id', 'id', delivered.document)
    return column('papers', 'id', 'order_id', orderId)
  }

  const spam = `spam.request.${token('operator-spam-request', sent.row.id)}`
  const signed = { 'stripe-signature': event.signature, 'content-type': 'application/json' }
  const proof = (label: string, password?: string): Question => ({
    label,
    call: async () => {
      const opened = await openLink(host)
      const headers = { ...key, authorization: `Bearer ${opened.token}` }
      return json({ password: password ?? opened.password }, headers)
    },
  })

  const reader = freshAddress()
  await signUp(host, { email: reader })
  const confirmation = await host.waitForMail(({ to }) => Boolean(to?.[0]?.address === reader))

  return {
    'send-admin-notification': [
      post('a request with a document', { id: stored.row.id }),
      post('a request that is out already', { id: sent.row.id }),
    ],
    'admit-request': [post('an id', { id: crypto.randomUUID() }), post('no id', { website: 'x' })],
    'open-document': [
      opened('a link', 'link', document),
      opened('a ticket', 'ticket', document),
      opened('a ticket, HEAD', 'ticket', document, 'HEAD'),
      opened('a ticket for nothing', 'ticket', crypto.randomUUID()),
      opened('a delivered document', 'delivered', delivered.document),
      opened('a paper', 'paper', await paper()),
    ],
    'customer-order': [
      post('nothing offered', { token: token('request', sent.row.id) }),
      post('an offer', { token: token('request', offered) }),
      post('a superseded offer', {
        ...{ token: token('request', offered), action: 'accept' },
        ...{ version: 2, express: true, method: 'card' },
      }),
      post('a delivered order', { token: token('request', delivered.request), action: 'status' }),
      post('a delivered document', {
        ...{ token: token('request', delivered.request), action: 'open', document: delivered.document },
      }),
      post('a paper', { token: token('request', delivered.request), action: 'paper', paper: await paper() }),
      post('too late to cancel', { token: token('request', delivered.request), action: 'cancel' }),
      post('an empty message', { token: token('request', offered), action: 'message', text: ' ' }),
      post('my orders', { action: 'list' }, asOwner),
      post('orders without an account', { action: 'list' }),
      post('another kind of token', { token: token('manage', offered) }),
    ],
    'verify-document': [
      post('a delivered document', { sha256: delivered.sha256 }),
      post('another one', { sha256: 'a'.repeat(64) }),
      post('no digest', { sha256: 'x' }),
    ],
    'run-jobs': [
      { label: 'mail', call: json({ only: 'mail' }, { apikey: host.secretKey }) },
      { label: 'everything', call: json({}, { apikey: host.secretKey }) },
    ],
    'send-welcome-email': [post('an address', { email: freshAddress() })],
    'send-password-reset': [post('an address', { email: freshAddress() })],
    'export-account': [post('my data', {}, asOwner), post('without an account', {})],
    'confirm-account': [
      proof('the password'),
      proof('another password', 'another'),
      post('of an account that is proven', { password: 'whatever' }, asOwner),
      post('without an account', { password: 'whatever' }),
    ],
    'delete-account': [
      {
        label: 'my account',
        call: async () => {
          const { token: bearer } = await openAccount(host)
          return json({ confirm: 'delete' }, { ...key, authorization: `Bearer ${bearer}` })
        },
      },
    ],
    'create-consultation-payment': [
      post('a slot', { bookingData: sampleBooking() }),
      post('a slot that is taken', { bookingData: sampleBooking(await takenSlot()) }),
      post('a Sunday', { bookingData: sampleBooking({ date: 'Sunday, 7 March 2027' }) }),
      post('a price of one’s own', { bookingData: sampleBooking(), amount: 1 }),
    ],
    'booking-status': [
      post('unpaid', { sessionId: held.data.sessionId }),
      post('unknown', { sessionId: 'cs_sandbox_00000000' }),
    ],
    'stripe-webhook': [
      { label: 'an event', call: { method: 'POST', body: event.body, headers: signed } },
      { label: 'an altered event', call: { method: 'POST', body: `${event.body} `, headers: signed } },
    ],
    'manage-booking': [
      post('a paid consultation', { token: token('manage', booking) }),
      post('cancelled', { token: token('manage', booking), action: 'cancel' }),
      post('another kind of token', { token: token('link', booking) }),
    ],
    operator: [
      post('what a link about a request is about', { token: spam }),
      post('spam', { token: spam, action: 'spam' }),
      post('no spam', { token: spam, action: 'undo' }),
      post('the documents', { token: about('documents', sent.row.id), action: 'documents' }),
      post('a day', { token: about('close', idOfDay('2028-01-04')) }),
      post('a confirmation', { token: about('cancel', booking), action: 'cancel' }),
      post('another kind of token about a booking', { token: `cancel.${token('manage', booking)}` }),
      post('what a link is about', { token: about('offer', sent.row.id) }),
      post('a link too early', { token: about('begin', sent.row.id), action: 'begin' }),
      post('an offer without lines', {
        ...{ token: about('offer', sent.row.id), action: 'offer', expected: 0 },
        draft: { lines: [], readyBy: '', note: '', validUntil: '' },
      }),
      post('another kind of token', { token: `begin.${token('operator-offer', sent.row.id)}` }),
      post('a request without its link', { request: sent.row.id, purpose: 'offer' }),
      {
        label: 'a document before its time',
        call: {
          method: 'POST',
          query: '?upload=deliver',
          headers: {
            [FILE_NAME_HEADER]: 'a.pdf',
            [LINK_TOKEN_HEADER]: about('deliver', sent.row.id),
            'content-type': UPLOAD_TYPE,
          },
          body: '%PDF-1.7',
        },
      },
    ],
    'check-certificate': [
      { label: 'a code that somebody made up', call: { query: '?code=K7QM-2XPD-9HTR&page=2' } },
      { label: 'a reference', call: { query: '?code=SQ-2222-2222&language=pl' } },
      { label: 'no code', call: {} },
    ],
    'consultations-feed': [
      { label: 'a key that opens nothing', call: { query: `?key=${'k'.repeat(43)}` } },
      { label: 'no key', call: {} },
    ],
    'send-contact-email': [
      post('an enquiry', { ...sampleEnquiry(), id: crypto.randomUUID() }),
      post('one that lacks a name', sampleEnquiry({ givenName: '' })),
    ],
    'newsletter-signup': [post('an address', { email: freshAddress() }), post('no address', { email: 'x' })],
    'guest-request': [
      post('what was sent', { token: token('request', sent.row.id) }),
      post('a new link', { token: token('request', sent.row.id), action: 'resend' }),
      post('a file that is not stored', {
        token: token('request', sent.row.id),
        action: 'add',
        files: [{ name: 'a.pdf', path: guestFilePath('pdf'), size: 9, type: 'application/pdf' }],
      }),
      post('another kind of token', { token: token('manage', sent.row.id) }),
    ],
    'form-post': [
      form('an enquiry', 'enquiry', sampleEnquiry() as unknown as Record<string, string>),
      form('one that lacks everything', 'enquiry', {}),
      form('a request', 'quote', { ...SAMPLE_QUOTE, email: freshAddress() }),
      form('a sign-up', 'newsletter', { email: freshAddress() }),
      form('half a link', 'confirm', { link: 'x' }),
      form('a link', 'unsubscribe', { link: token('unsubscribe', crypto.randomUUID()) }),
    ],
    'newsletter-confirm': [post('the link', { token: tokenOf(confirmation, 'confirm') })],
    'newsletter-unsubscribe': [
      {
        label: 'a mail program',
        call: async () => ({
          method: 'POST',
          query: `?token=${token('unsubscribe', await column('newsletter_subscriptions', 'id', 'email', reader))}`,
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        }),
      },
      { label: 'opened', call: { query: '?token=x' } },
    ],
  }

  async function takenSlot() {
    const answers = sampleBooking()
    await eventually(async () => ((await book(host, answers)).status === 200 ? true : undefined))
    const { date, time } = answers
    return { date, time }
  }
}
