import { expect, it } from 'vitest'
import { AUTH_MAIL } from '#content/mail/account.ts'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import {
  browser,
  confirmPassword,
  METADATA,
  mailTo,
  oneTimeToken,
  openAccount,
  openLink,
} from '../support/accounts.ts'
import { anonymous, sampleRow, withSession } from '../support/clients.ts'
import { freshAddress, isTo } from '../support/forms.ts'
import { eventually } from '../support/host.ts'
import { workerHost } from '../support/own-host.ts'
import { sampleUpload } from '../support/samples.ts'

/** An attacker signs up with a victim's address, and waits until the owner confirms it. */

const { host, sql } = workerHost()

const signUp = (email: string, password: string) =>
  browser(host).auth.signUp({ email, password, options: { data: METADATA } })
const signIn = (email: string, password: string) => browser(host).auth.signInWithPassword({ email, password })
const redeem = async (token_hash: string, type: 'signup' | 'recovery' = 'signup') => {
  const client = browser(host)
  const { data, error } = await client.auth.verifyOtp({ token_hash, type })
  return { client, error, token: data.session?.access_token ?? '', id: data.user?.id ?? '' }
}

/** The oldest first; waits until there are so many. */
async function links(email: string, count: number, subject: string = AUTH_MAIL.confirmation.subject) {
  const found = await eventually(async () => {
    await host.runJobs('mail').catch(() => undefined)
    const all = (await host.mail()).filter(isTo(email)).filter((mail) => mail.subject === subject)
    return all.length >= count ? all : undefined
  })
  expect(found).toHaveLength(count)
  return found.map(oneTimeToken)
}

const aMinuteLater = (email: string) => sql`
  update auth.users set confirmation_sent_at = confirmation_sent_at - interval '61 seconds',
    recovery_sent_at = recovery_sent_at - interval '61 seconds'
  where email = ${email}`

async function passwordSession(id: string) {
  const session = crypto.randomUUID()
  await sql`insert into auth.sessions (id, user_id) values (${session}, ${id})`
  return withSession(host, { id, session })
}

const ownerOf = async (request: string) =>
  (await sql`select user_id from public.quote_requests where id = ${request}`)[0]?.user_id

it('the first password opens nothing, before or after the owner opens the link, and stops working when they choose their own', {
  tags: ['pre-hijacking'],
}, async () => {
  const email = freshAddress()
  const guest = sampleRow({ email })
  await anonymous(host).from('quote_requests').insert(guest)
  expect((await signUp(email, 'attacker-1')).error).toBeNull()
  // sent one by one, because two at once may arrive in any order
  await links(email, 1)
  await aMinuteLater(email)
  expect((await signUp(email, 'owner-1')).error).toBeNull()
  const [, link = ''] = await links(email, 2)
  expect((await signIn(email, 'attacker-1')).error?.code).toBe('email_not_confirmed')

  const { client, error, token, id } = await redeem(link)
  expect(error).toBeNull()
  expect((await signIn(email, 'attacker-1')).data.session).toBeNull()
  expect((await signIn(email, 'owner-1')).error?.code).toBe('invalid_credentials')
  expect(await ownerOf(guest.id)).toBeNull()

  expect(await confirmPassword(host, token, 'owner-1')).toEqual({ status: 200, body: { proven: false } })
  expect(await ownerOf(guest.id)).toBeNull()
  expect((await client.auth.updateUser({ password: 'owner-2' })).error).toBeNull()
  expect(await confirmPassword(host, token, 'owner-2')).toEqual({ status: 200, body: { proven: true } })
  expect(await ownerOf(guest.id)).toBe(id)
  expect((await signIn(email, 'attacker-1')).error?.code).toBe('invalid_credentials')
  const mine = browser(host)
  expect((await mine.auth.signInWithPassword({ email, password: 'owner-2' })).error).toBeNull()
  expect((await mine.from('quote_requests').select('*')).data).toMatchObject([{ id: guest.id }])
})

it('the current password is accepted, triggers one welcome, and ends every other session', {
  tags: ['confirmation-password'],
}, async () => {
  const email = freshAddress()
  const account = await openLink(host, email)
  const { client: before } = await passwordSession(account.id)
  expect((await before.from('profiles').select('*')).data).toEqual([])
  const proofs = await Promise.all(
    [1, 2, 3].map(() => confirmPassword(host, account.token, account.password)),
  )
  expect(proofs.map(({ body }) => body)).toEqual(Array(3).fill({ proven: true }))
  const sessions = await sql`select id from auth.sessions where user_id = ${account.id}`
  expect(sessions).toHaveLength(1)
  await mailTo(host, email, /^Welcome/)
  expect(await sql`select from public.outbox where kind = 'welcome' and recipient = ${email}`).toHaveLength(1)
  expect((await account.client.auth.refreshSession()).error).toBeNull()
  expect((await signIn(email, account.password)).error).toBeNull()
})

it('a session with an unproven password cannot read, write, upload, export, prove or delete anything', {
  tags: ['pre-hijacking'],
}, async () => {
  const email = freshAddress()
  const { id } = await openLink(host, email, 'attacker-1')
  const { client, token } = await passwordSession(id)
  expect((await client.from('profiles').select('*')).data).toEqual([])
  const profile = { id, email, first_name: 'Eve', last_name: 'Eve', account_type: 'private' }
  expect((await client.from('profiles').upsert(profile)).error).not.toBeNull()
  expect((await client.from('quote_requests').insert(sampleRow({ user_id: id }))).error).not.toBeNull()
  const { bytes, options } = sampleUpload('pdf')
  const path = `${id}/${Date.now()}.pdf`
  expect((await client.storage.from(QUOTE_BUCKET).upload(path, bytes, options)).error).not.toBeNull()
  expect((await confirmPassword(host, token, 'attacker-1')).status).toBe(401)
  for (const [name, body] of [
    ['export-account', {}],
    ['delete-account', { confirm: 'delete' }],
  ] as const) {
    expect((await client.functions.invoke(name, { body })).error?.context.status, name).toBe(401)
  }
  // Nor does a new password set with it prove the account.
  await fetch(`${host.url}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: host.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ password: 'attacker-2' }),
  })
  expect((await confirmPassword(host, token, 'attacker-2')).status).toBe(401)
  expect(await sql`select from public.account_proofs where account_id = ${id}`).toHaveLength(0)
  expect((await client.from('profiles').select('*')).data).toEqual([])
  for (const password of ['attacker-1', 'attacker-2'])
    expect((await signIn(email, password)).data.session).toBeNull()
})

it('“forgot password” proves an unproven account', {
  tags: ['pre-hijacking'],
}, async () => {
  const email = freshAddress()
  const guest = sampleRow({ email })
  await anonymous(host).from('quote_requests').insert(guest)
  await openLink(host, email, 'attacker-1')
  await browser(host).auth.resetPasswordForEmail(email)
  const [token = ''] = await links(email, 1, AUTH_MAIL.recovery.subject)
  const { client, id } = await redeem(token, 'recovery')
  expect(await ownerOf(guest.id)).toBeNull()
  expect((await client.auth.updateUser({ password: 'owner-1' })).error).toBeNull()
  expect(await ownerOf(guest.id)).toBe(id)
  expect((await signIn(email, 'owner-1')).error).toBeNull()
  expect((await signIn(email, 'attacker-1')).error?.code).toBe('invalid_credentials')
})

it('a new password ends the link of the sign-up, too', { tags: ['one-time-links'] }, async () => {
  const email = freshAddress()
  await signUp(email, 'attacker-1')
  const [earlier = ''] = await links(email, 1)
  await browser(host).auth.resetPasswordForEmail(email)
  const [token = ''] = await links(email, 1, AUTH_MAIL.recovery.subject)
  const { client } = await redeem(token, 'recovery')
  expect((await client.auth.updateUser({ password: 'owner-1' })).error).toBeNull()
  expect((await redeem(earlier)).error?.code).toBe('otp_expired')
})

it('after five wrong passwords only a new one is accepted', { tags: ['confirmation-password'] }, async () => {
  const { client, token, password } = await openLink(host)
  for (let i = 0; i < 5; i++)
    expect((await confirmPassword(host, token, `wrong-${i}`)).body).toEqual({ proven: false })
  const spent = { status: 200, body: { proven: false, spent: true } }
  expect(await confirmPassword(host, token, password)).toEqual(spent)
  expect((await client.auth.updateUser({ password: 'chosen-1' })).error).toBeNull()
  expect((await confirmPassword(host, token, 'chosen-1')).body).toEqual({ proven: true })
})

it('confirming requires a session from a link', async () => {
  const { client, password, email } = await openAccount(host)
  for (const token of ['', 'a.b.c', host.publishableKey, host.secretKey])
    expect((await confirmPassword(host, token, password)).status, token.slice(0, 8)).toBe(401)
  const signedIn = await client.auth.signInWithPassword({ email, password })
  const token = signedIn.data.session?.access_token ?? ''
  expect((await confirmPassword(host, token, password)).status).toBe(401)
})

it('signing up again and “resend” send a new link, at most once a minute, and invalidate the previous one', {
  tags: ['resent-links'],
}, async () => {
  const email = freshAddress()
  await signUp(email, 'secret-1')
  await links(email, 1)
  // too soon, however it is requested
  await Promise.all([
    signUp(email, 'secret-2'),
    signUp(email, 'secret-3'),
    browser(host).auth.resend({ type: 'signup', email }),
  ])
  await links(email, 1)
  await aMinuteLater(email)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      browser(host).auth.resend({ type: 'signup', email: email.toUpperCase() }),
    ),
  )
  expect(answers.map(({ error }) => error)).toEqual(Array(5).fill(null))
  await links(email, 2)
  // with two at once, the later row has the earlier time
  await sql`update auth.users set confirmation_sent_at = now() + interval '2 seconds' where email = ${email}`
  expect((await browser(host).auth.resend({ type: 'signup', email })).error).toBeNull()
  await aMinuteLater(email)
  await aMinuteLater(email)
  await signUp(email, 'secret-4')
  const [first = '', second = '', third = ''] = await links(email, 3)
  for (const old of [first, second]) expect((await redeem(old)).error?.code).toBe('otp_expired')
  const { token } = await redeem(third)
  expect((await confirmPassword(host, token, 'secret-1')).body).toEqual({ proven: true })
  // A confirmed account gets none, with the same responses.
  await aMinuteLater(email)
  expect((await browser(host).auth.resend({ type: 'signup', email })).error).toBeNull()
  expect((await signUp(email, 'secret-5')).error).toBeNull()
  await links(email, 3)
})
