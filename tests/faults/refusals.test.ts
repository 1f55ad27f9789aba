import { request } from 'node:http'
import { expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { openAccount } from '../support/accounts.ts'
import { book, sampleBooking } from '../support/bookings.ts'
import { anonymous, sampleRow, service } from '../support/clients.ts'
import { withinOneWindow } from '../support/limit-window.ts'
import { sampleOffer, storeRequest } from '../support/orders.ts'
import { ownHost } from '../support/own-host.ts'
import { sampleUpload } from '../support/samples.ts'

/** A refusal is information: whoever alerts on errors hears of nothing that a visitor, a limit or a conflict has caused. */

const { host, sql } = ownHost({
  LOG_LEVEL: 'debug',
  RATE_LIMIT_FORMS: '2',
  BOOKING_HOLDS_PER_EMAIL: '1',
  RATE_LIMIT_RECIPIENT: '2',
})

const lines = () =>
  host
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; code?: string })

/** Cuts an upload off when half of it has arrived. */
function cutUpload(path: string, bytes: Buffer): Promise<void> {
  const url = `${host.url}/storage/v1/object/${QUOTE_BUCKET}/${path}`
  const headers = {
    apikey: host.publishableKey,
    'content-type': 'application/pdf',
    'content-length': bytes.length,
  }
  return new Promise((gone) => {
    const call = request(url, { method: 'POST', headers })
    call.on('error', () => gone())
    call.write(bytes.subarray(0, bytes.length / 2), () => setTimeout(() => call.destroy(), 100))
  })
}

it('an afternoon’s refusals are no errors in the log, and are counted', async () => {
  await withinOneWindow()
  const visitor = anonymous(host)
  const owner = await openAccount(host)
  const operator = service(host)

  // Limits: the account's mail was the first; a proof of work is required, then refused whatever the proof.
  const inserts: number[] = []
  const insert = async () => inserts.push((await visitor.from('quote_requests').insert(sampleRow())).status)
  for (let i = 0; i < 4; i += 1) await insert()
  await sql`update public.form_sendings set sent = 100`
  await insert()
  expect(inserts).toEqual([201, 403, 403, 403, 429])
  const email = owner.email
  for (const status of [200, 429]) expect((await book(host, sampleBooking({ email }))).status).toBe(status)

  // Conflicts and states.
  const request = await storeRequest(sql)
  const offer = await operator.rpc('make_offer', {
    request,
    offer: JSON.stringify(sampleOffer()),
    expected: 7,
  })
  expect(offer.error?.code).toBe('PT409')
  const twice = sampleRow()
  await operator.from('quote_requests').insert(twice)
  expect((await operator.from('quote_requests').insert(twice)).status).toBe(409)
  await owner.client.from('profiles').upsert({ id: owner.id, email: 'other@example.com' })
  await owner.client.from('profiles').upsert({ id: crypto.randomUUID(), email })
  await owner.client.from('quote_requests').insert({ ...sampleRow(), urgency: 'none' })
  await owner.client.from('quote_requests').select('none')

  // Accounts.
  await visitor.auth.signInWithPassword({ email, password: 'wrong-1' })
  await visitor.auth.signUp({ email, password: '1' })
  await visitor.auth.verifyOtp({ type: 'recovery', token_hash: 'none' })
  await owner.client.auth.updateUser({ password: owner.password })
  await owner.client.auth.updateUser({ password: '1' })
  await visitor.auth.setSession({ access_token: owner.token, refresh_token: 'none' })

  // Documents.
  const { path, bytes, options } = sampleUpload('pdf')
  const files = visitor.storage.from(QUOTE_BUCKET)
  expect((await files.upload(path, bytes, options)).error).toBeNull()
  expect((await files.upload(path, bytes, options)).error).not.toBeNull()
  const large = sampleUpload('pdf', 10 * 1024 * 1024 + 1)
  expect((await files.upload(large.path, large.bytes, large.options)).error).not.toBeNull()
  const stream = { method: 'POST', body: new Blob([large.bytes]).stream(), duplex: 'half' } as RequestInit
  const headers = { apikey: host.publishableKey, 'content-type': 'application/pdf' }
  const url = `${host.url}/storage/v1/object/${QUOTE_BUCKET}/${sampleUpload('pdf').path}`
  expect((await fetch(url, { ...stream, headers })).status).toBe(413)
  expect((await files.upload(sampleUpload('pdf').path, Buffer.from('MZ'), options)).error).not.toBeNull()
  expect((await files.upload('any-name.pdf', bytes, options)).error).not.toBeNull()
  expect((await operator.storage.from(QUOTE_BUCKET).download('none.pdf')).error).not.toBeNull()
  await cutUpload(sampleUpload('pdf').path, sampleUpload('pdf', 400_000).bytes)
  // Answered after whatever the cut upload has left to do.
  expect((await files.upload(sampleUpload('pdf').path, bytes, options)).error).toBeNull()

  expect(lines().filter(({ level }) => level >= 50)).toEqual([])
  const metrics = await (await fetch(`${host.url}/metrics`)).text()
  for (const service of ['rest', 'functions'])
    expect(metrics).toMatch(new RegExp(`site_rate_limited_requests_total\\{service="${service}"\\} [1-9]`))
  expect(metrics).not.toMatch(/site_log_lines_total\{level="error"\} [1-9]/)
})
