/** @module-tag own-machine */
import { describe, expect, it } from 'vitest'
import { AUTH_MAIL } from '#content/mail/account.ts'
import { REFUSALS } from '#content/refusals.ts'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import {
  browser as anonymousBrowser,
  mailTo as capturedMail,
  oneTimeToken,
  openAccount as openHostAccount,
} from '../support/accounts.ts'
import {
  anonymous,
  customer,
  isGenuine,
  sampleRow,
  sendQuote,
  service,
  storedPathOf,
} from '../support/clients.ts'
import { eventually } from '../support/host.ts'
import { completeOrder, rpc, sampleOffer } from '../support/orders.ts'
import { workerHost } from '../support/own-host.ts'
import { sampleUpload } from '../support/samples.ts'

const { host, sql } = workerHost()

const browser = () => anonymousBrowser(host)
const address = () => `${crypto.randomUUID()}@example.com`
const mailTo = (recipient: string, subject: string | RegExp) => capturedMail(host, recipient, subject)
const openAccount = (email?: string) => openHostAccount(host, email)
/** Where it is not the password that is tested. */
async function signedIn() {
  const email = address()
  return { email, ...(await customer(host, email)) }
}

const call = (name: string, body: unknown, token?: string) =>
  fetch(`${host.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: host.publishableKey,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })

describe('sign-up', () => {
  it('cannot be blocked or abused by malformed metadata', async () => {
    for (const data of [
      { account_type: 'admin', first_name: 'x'.repeat(5000) },
      { first_name: { a: 1 }, phone: [] },
      {},
    ]) {
      const email = address()
      expect(
        (await browser().auth.signUp({ email, password: 'secret-1', options: { data } })).error,
      ).toBeNull()
      const [profile] = await sql`select account_type from public.profiles where email = ${email}`
      expect(profile?.account_type).toBe('private')
    }
  })

  it('makes the profile and mails our own link, in text and HTML, whatever redirect the caller asks for', {
    tags: ['own-links'],
  }, async () => {
    const email = address()
    const data = { account_type: 'corporate', first_name: 'Ben', last_name: 'Ito', company_name: 'ACME' }
    const options = { data, emailRedirectTo: 'https://evil.example/steal' }
    await browser().auth.signUp({ email, password: 'secret-1', options })
    const mail = await mailTo(email, AUTH_MAIL.confirmation.subject)
    const link = new URL(/http\S+/.exec(mail.text ?? '')?.[0] as string)
    expect(link.origin).toBe(host.url)
    expect([link.pathname, link.searchParams.get('type')]).toEqual(['/auth', 'signup'])
    expect(mail.html).toContain(link.href.replaceAll('&', '&amp;'))
    expect(`${mail.text}${mail.html}`).not.toContain('evil.example')
    const [profile] = await sql`select * from public.profiles where email = ${email}`
    expect(profile).toMatchObject(data)
    // the link is forgotten once it is sent
    const [row] = await eventually(async () => {
      const rows = await sql`select payload from public.outbox where recipient = ${email} and status = 'sent'`
      return rows.length > 0 ? rows : undefined
    })
    expect(row?.payload).toEqual({})
  })

  it('opens the account with the link, once', { tags: ['one-time-links'] }, async () => {
    const { token_hash } = await openAccount()
    const again = await browser().auth.verifyOtp({ token_hash, type: 'signup' })
    expect(again.error?.code).toBe('otp_expired')
  })

  it('adopts earlier requests from the confirmed address only', async () => {
    const email = address()
    const [own, other] = [sampleRow({ email: email.toUpperCase() }), sampleRow()]
    for (const row of [own, other]) await anonymous(host).from('quote_requests').insert(row)
    const { client } = await openAccount(email)
    const { data } = await client.from('quote_requests').select('id')
    expect(data).toEqual([{ id: own.id }])
  })
})

describe('links', () => {
  it('that are malformed, foreign, of another kind or more than an hour old do not work', {
    tags: ['one-time-links'],
  }, async () => {
    const email = address()
    await browser().auth.signUp({ email, password: 'secret-1' })
    const token_hash = oneTimeToken(await mailTo(email, AUTH_MAIL.confirmation.subject))
    for (const [hash, type] of [
      ['nonsense', 'signup'],
      [`${token_hash}0`, 'signup'],
      [token_hash, 'recovery'],
    ] as const) {
      const { data, error } = await browser().auth.verifyOtp({ token_hash: hash, type })
      expect(error?.code).toBe('otp_expired')
      expect(data.session).toBeNull()
    }
    await sql`update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = ${email}`
    expect((await browser().auth.verifyOtp({ token_hash, type: 'signup' })).error?.code).toBe('otp_expired')
  })
})

describe('a new password', () => {
  it('is set with the mailed link, and ends the old one and every other session', {
    tags: ['ended-sessions'],
  }, async () => {
    const { client, email, password } = await openAccount()
    const elsewhere = browser()
    await elsewhere.auth.signInWithPassword({ email, password })
    expect((await call('send-password-reset', { email, resetLink: 'https://evil.example/' })).status).toBe(
      200,
    )
    const mail = await mailTo(email, AUTH_MAIL.recovery.subject)
    expect(mail.text).not.toContain('evil.example')
    const recovering = browser()
    const verified = await recovering.auth.verifyOtp({ token_hash: oneTimeToken(mail), type: 'recovery' })
    expect(verified.error).toBeNull()
    expect((await recovering.auth.updateUser({ password: 'secret-2' })).error).toBeNull()
    expect((await browser().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    expect((await browser().auth.signInWithPassword({ email, password: 'secret-2' })).error).toBeNull()
    for (const other of [client, elsewhere]) expect((await other.auth.refreshSession()).error).not.toBeNull()
    expect((await recovering.auth.refreshSession()).error).toBeNull()
  })
})

describe('sessions', () => {
  it('survive ten simultaneous refreshes, and end when an old token is replayed', {
    tags: ['ended-sessions'],
  }, async () => {
    const { email, password } = await openAccount()
    const client = browser()
    const first = (await client.auth.signInWithPassword({ email, password })).data.session
    const refresh = (refresh_token = '') => browser().auth.refreshSession({ refresh_token })
    const parallel = await Promise.all(Array.from({ length: 10 }, () => refresh(first?.refresh_token)))
    const granted = parallel.filter(({ error }) => !error)
    // The platform's auth service serialises refreshes of a session, for 5 seconds at most.
    const others = parallel.flatMap(({ error }) => (error ? [error.code] : []))
    if (isGenuine('AUTH_URL', host)) expect(others).toEqual(others.map(() => 'conflict'))
    else expect(others).toEqual([])
    const latest = granted.at(-1)?.data.session?.refresh_token
    expect((await refresh(latest)).error).toBeNull()
    await sql`update auth.refresh_tokens set updated_at = now() - interval '1 minute' where token = ${first?.refresh_token ?? ''}`
    expect((await refresh(first?.refresh_token)).error?.code).toBe('refresh_token_already_used')
    // The platform accepts a token again for a while.
    await sql`update auth.refresh_tokens set updated_at = now() - interval '1 minute' where token = ${latest ?? ''}`
    expect((await refresh(latest)).error).not.toBeNull()
  })
})

describe('profiles', () => {
  it('can be changed by their owner only, except for id and address', {
    tags: ['access-matrix'],
  }, async () => {
    const [anna, ben] = [await signedIn(), await signedIn()]
    const row = {
      id: anna.id,
      email: anna.email,
      first_name: 'Anna',
      last_name: 'Kowalska',
      company_name: null,
      phone: '1',
      account_type: 'private',
      updated_at: new Date().toISOString(),
    }
    expect((await anna.client.from('profiles').upsert(row)).error).toBeNull()
    const { data } = await anna.client.from('profiles').select().single()
    expect(data).toMatchObject({ last_name: 'Kowalska' })
    // as their next session says
    const [user] = await sql`select raw_user_meta_data as details from auth.users where id = ${anna.id}`
    expect(user?.details).toMatchObject({ last_name: 'Kowalska', phone: '1' })
    expect(data.updated_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/)
    expect((await anna.client.from('profiles').upsert({ ...row, email: 'x@example.com' })).error?.code).toBe(
      '42501',
    )
    expect((await ben.client.from('profiles').upsert(row)).error).not.toBeNull()
    expect((await ben.client.from('profiles').select()).data).toHaveLength(1)
    // not offered by our host
    const update = await ben.client.from('profiles').update({ phone: '2' }).eq('id', anna.id)
    expect([403, 405]).toContain(update.status)
    const company = await anna.client.from('profiles').upsert({ ...row, company_name: 'ACME' })
    expect(company.error?.code).toBe('23514')
    const missing = await ben.client.from('profiles').select().eq('id', anna.id).single()
    expect(missing.error?.code).toBe('PGRST116')
  })
})

describe('an account', () => {
  it('exports many documents in several archives, the data with the first', async () => {
    const anna = await signedIn()
    const [first, second] = [
      await sendQuote(anna.client, { user_id: anna.id }),
      await sendQuote(anna.client, { user_id: anna.id }),
    ]
    // only the recorded sizes matter for sharing files among archives
    await sql`
      update public.request_documents set size = 90000000 where request_id in (${first.row.id}, ${second.row.id})`
    const archive = async (part: unknown) => {
      const response = await call('export-account', { part }, anna.token)
      const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
      // each name appears twice in an archive
      const files = (text.split('files/').length - 1) / 2
      const archives = response.headers.get('x-archives')
      return { status: response.status, archives, data: text.includes('data.json'), files }
    }
    expect(await archive(1)).toMatchObject({ status: 200, archives: '2', data: true, files: 1 })
    expect(await archive(2)).toMatchObject({ status: 200, archives: '2', data: false, files: 1 })
    for (const part of [3, 0, 1.5, 'one', null]) expect((await archive(part)).status, String(part)).toBe(400)
  })

  it('is erased with its rows, files, sessions and mail at its owner’s request', async () => {
    const { client, email, id, password, token } = await openAccount()
    const { row } = await sendQuote(client, { user_id: id, email })
    const path = await storedPathOf(host, row.uploaded_files?.[0]?.path ?? '')
    expect((await call('delete-account', {}, token)).status).toBe(400)
    expect((await call('delete-account', { confirm: 'delete' })).status).toBe(401)
    expect((await call('delete-account', { confirm: 'delete' }, token)).status).toBe(200)
    expect((await service(host).storage.from(QUOTE_BUCKET).download(path)).error).not.toBeNull()
    for (const [table, column] of [
      ['public.quote_requests', 'email'],
      ['public.profiles', 'email'],
      ['auth.users', 'email'],
    ]) {
      expect(await sql.unsafe(`select from ${table} where ${column} = $1`, [email]), table).toHaveLength(0)
    }
    // The message about it goes once it is sent.
    expect(
      await sql`select from public.outbox where recipient = ${email} and kind <> 'account_deleted'`,
    ).toHaveLength(0)
    expect(await sql`select from auth.sessions where user_id = ${id}`).toHaveLength(0)
    expect((await browser().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    expect((await call('export-account', {}, token)).status).toBe(401)
  })

  it('is erased by a press that was repeated at the same moment, with one message', async () => {
    const { email, token } = await openAccount()
    const presses = Array.from({ length: 8 }, () => call('delete-account', { confirm: 'delete' }, token))
    const answers = (await Promise.all(presses)).map(({ status }) => status)
    expect(answers).toContain(200)
    // Whoever comes late has no account any more.
    for (const status of answers) expect([200, 401, 403]).toContain(status)
    expect(
      (await sql`select from public.outbox where recipient = ${email} and kind = 'account_deleted'`).length,
    ).toBeLessThanOrEqual(1)
  })

  it('is not erased while an order of its owner is under way, and is told so', async () => {
    const { client, email, id, token } = await openAccount()
    const { row } = await sendQuote(client, { user_id: id, email })
    await rpc(sql, 'make_offer', { request: row.id, offer: JSON.stringify(sampleOffer()) })
    await rpc(sql, 'accept_offer', { request: row.id, version: 1, express: true, method: 'transfer' })
    await rpc(sql, 'confirm_transfer', { request: row.id, amount: 6001 })
    const refused = await call('delete-account', { confirm: 'delete' }, token)
    expect([refused.status, (await refused.json()).error]).toEqual([
      409,
      { code: 'order-unsettled', message: REFUSALS['order-unsettled'] },
    ])
    expect(await sql`select from auth.users where id = ${id}`).toHaveLength(1)
    await completeOrder(sql, row.id)
    expect((await call('delete-account', { confirm: 'delete' }, token)).status).toBe(200)
  })

  it('is the only one with access to its folder of files', { tags: ['file-paths'] }, async () => {
    const [anna, ben] = [await signedIn(), await signedIn()]
    const { bytes, options } = sampleUpload('pdf')
    const path = `${anna.id}/${Date.now()}.pdf`
    expect((await ben.client.storage.from(QUOTE_BUCKET).upload(path, bytes, options)).error).not.toBeNull()
    expect((await anna.client.storage.from(QUOTE_BUCKET).upload(path, bytes, options)).error).toBeNull()
    for (const { client } of [anna, ben])
      expect((await client.storage.from(QUOTE_BUCKET).download(path)).error).not.toBeNull()
    const file = { name: 'a.pdf', path, size: bytes.length, type: options.contentType }
    const stolen = await ben.client
      .from('quote_requests')
      .insert(sampleRow({ user_id: ben.id, uploaded_files: [file] }))
    expect(stolen.error?.code).toBe('23514')
  })
})
