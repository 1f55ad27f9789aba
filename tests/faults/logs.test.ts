import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import type { OrderPurpose } from '#contract/acts.ts'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { FILE_NAME_HEADER, LINK_TOKEN_HEADER, UPLOAD_TYPE } from '#contract/operator.ts'
import type { QuoteRow } from '#contract/quote.ts'
import { callFunction } from '../support/bookings.ts'
import { anonymous, sampleRow, sendQuote } from '../support/clients.ts'
import { operatorActs, operatorToken, tokenFor } from '../support/links.ts'
import { dayIn } from '../support/orders.ts'
import { ownHost } from '../support/own-host.ts'
import { sampleFile, sampleUpload } from '../support/samples.ts'

// Nothing is quieter than usual, and mail fails as well: errors are where personal data leaks.
const { host } = ownHost({ LOG_LEVEL: 'debug', SMTP_URL: 'smtp://127.0.0.1:9' })

const CANARIES = {
  task_description: 'canary-description',
  given_name: 'canary-given',
  family_name: 'canary-family',
  company_name: 'canary-company',
  email: 'canary-address@example.com',
  phone: '+44canary-phone',
} satisfies Partial<QuoteRow>

const linesWithCanaries = () =>
  host
    .output()
    .split('\n')
    .filter((line) => line.includes('canary'))

it('no log line holds anything that a visitor typed', { tags: ['personal-data'] }, async () => {
  const client = anonymous(host)
  const { path, bytes, options } = sampleUpload('pdf')
  await client.storage.from(QUOTE_BUCKET).upload(path, bytes, options)
  const file = { name: 'canary-file.pdf', path, size: bytes.length, type: options.contentType }
  const { row } = await sendQuote(client, { ...CANARIES, uploaded_files: [file] })
  // And every way to fail: a duplicate, a violated check, a bad type, a wrong column, a forbidden read, an unknown path.
  await client.from('quote_requests').insert(row)
  await client.from('quote_requests').insert({ ...sampleRow(CANARIES), urgency: 'canary-urgency' })
  await client.from('quote_requests').insert({ ...sampleRow(CANARIES), uploaded_files: 'canary-json' })
  await client.from('quote_requests').insert({ ...sampleRow(CANARIES), id: 'canary-id' })
  await client.from('quote_requests').insert({ ...sampleRow(CANARIES), canary_column: 'canary-value' })
  await client.from('quote_requests').select().eq('email', CANARIES.email)
  await client.storage.from(QUOTE_BUCKET).upload('canary-name.pdf', Buffer.from('canary-bytes'), options)
  await client.functions.invoke('send-admin-notification', {
    body: { id: 'canary-body', userInfo: CANARIES },
  })
  const enquiry = {
    givenName: CANARIES.given_name,
    familyName: CANARIES.family_name,
    email: 'canary-enquiry@example.com',
    phone: CANARIES.phone,
    subject: 'general',
    message: 'canary-message',
  }
  const id = crypto.randomUUID()
  for (const change of [
    {},
    { id },
    { id, message: 'canary-other' },
    { subject: 'canary-subject' },
    { website: 'canary' },
  ])
    await client.functions.invoke('send-contact-email', { body: { ...enquiry, ...change } })
  await client.from('enquiries').insert(enquiry)
  for (const email of ['canary-news@example.com', 'canary-news@', 'canary-news@example.com'])
    await client.functions.invoke('newsletter-signup', { body: { email } })
  for (const name of ['newsletter-confirm', 'newsletter-unsubscribe'])
    await client.functions.invoke(name, { body: { token: 'canary-token' } })
  await fetch(`${host.url}/functions/v1/newsletter-unsubscribe?token=canary-token`, { method: 'POST' })
  await fetch(`${host.url}/social-media-links?newsletter=confirm&token=canary-token`)
  await client.auth.signUp({ email: 'canary-signup@example.com', password: 'canary-password' })
  await client.auth.signInWithPassword({ email: 'canary-signin@example.com', password: 'canary-password' })
  await fetch(`${host.url}/unknown?email=canary-query`)
  await fetch(`${host.url}/auth/v1/verify?token=canary-token&type=signup`)
  await host.runJobs()

  expect(host.output()).toContain('"event":"mail-deferred"')
  expect(linesWithCanaries()).toEqual([])
})

it('no log line holds anything that was said in an order', { tags: ['personal-data'] }, async () => {
  const { row } = await sendQuote(anonymous(host), CANARIES)
  const operator = (purpose: OrderPurpose, act: object) => operatorActs(host, purpose, row.id, act)
  const customer = (act: object = {}) =>
    callFunction(host, 'customer-order', { token: tokenFor(host, 'request', row.id), ...act })

  const lines = [{ what: 'canary-line', amount: 1001 }]
  const draft = { lines, readyBy: dayIn(9), validUntil: dayIn(8), note: 'canary-note' }
  await operator('offer', { action: 'preview', draft })
  await operator('offer', { action: 'offer', draft: { ...draft, validUntil: 'canary-day' }, expected: 0 })
  expect((await operator('offer', { action: 'offer', draft, expected: 0 })).status).toBe(200)
  expect((await customer()).data.order.offer.note).toBe('canary-note')
  expect((await customer({ action: 'message', text: 'canary-question' })).status).toBe(200)
  expect((await operator('message', { action: 'message', text: 'canary-answer' })).status).toBe(200)
  const upload = (name: string, bytes: Uint8Array = sampleFile('pdf', 2000)) =>
    fetch(`${host.url}/functions/v1/operator?upload=message`, {
      method: 'POST',
      headers: {
        apikey: host.publishableKey,
        'content-type': UPLOAD_TYPE,
        [LINK_TOKEN_HEADER]: operatorToken(host, 'message', row.id),
        [FILE_NAME_HEADER]: name,
      },
      body: new Uint8Array(bytes),
    })
  expect((await upload('canary.pdf')).status).toBe(200)
  for (const name of ['canary.exe', 'canary%.pdf', ''])
    expect((await upload(name, Buffer.from('MZ canary'))).status).not.toBe(200)
  await customer({ action: 'message', text: { canary: 'canary-text' } })
  await customer({ action: 'canary-action' })
  const paid = await customer({ action: 'accept', version: 1, express: true, method: 'card' })
  expect(paid.status).toBe(200)
  await fetch(new URL(paid.data.url, host.url))

  expect(linesWithCanaries()).toEqual([])
})

it('secrets are on no log line either', { tags: ['one-time-links'] }, async () => {
  const secrets = JSON.parse(await readFile(`${host.dataDir}/secrets.json`, 'utf8')) as Record<string, string>
  for (const [name, value] of Object.entries(secrets)) expect(host.output().includes(value), name).toBe(false)
})
