import { describe, expect, it } from 'vitest'
import { ACCOUNT_NOTICES, AUTH_MAIL } from '#content/mail/account.ts'
import { browser, confirmPassword, mailTo, oneTimeToken, openAccount, openLink } from '../support/accounts.ts'
import { anonymous } from '../support/clients.ts'
import { eventually } from '../support/host.ts'
import { workerHost } from '../support/own-host.ts'

/** Somebody has a customer's session, but neither the password nor the mailbox. */

const { host, sql } = workerHost()

const DEVICE = ACCOUNT_NOTICES.device.title
const PASSWORD = ACCOUNT_NOTICES.password.title
const DELETED = ACCOUNT_NOTICES.deleted.title

async function ask(method: string, path: string, token: string, body?: object, userAgent?: string) {
  const response = await fetch(`${host.url}${path}`, {
    method,
    headers: {
      apikey: host.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(userAgent && { 'user-agent': userAgent }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json().catch(() => ({}))
  return { status: response.status, code: answer.error_code ?? answer.error?.code, answer }
}

const setPassword = (token: string, body: object) => ask('PUT', '/auth/v1/user', token, body)
const erase = (token: string) => ask('POST', '/functions/v1/delete-account', token, { confirm: 'delete' })

async function signIn({ email, password }: { email: string; password: string }, userAgent = 'node') {
  const { answer } = await ask(
    'POST',
    '/auth/v1/token?grant_type=password',
    host.publishableKey,
    { email, password },
    userAgent,
  )
  return answer.access_token as string
}

/** An account, and the token of a session that began so long ago. */
async function sessionOf(age: string) {
  const account = await openAccount(host)
  await sql`update auth.sessions set created_at = now() - ${age}::interval, refreshed_at = now() where user_id = ${account.id}`
  return account
}

const toldOf = async (email: string) =>
  (
    await sql`select kind from public.outbox where recipient = ${email} and kind like 'account\_new%' order by created_at`
  ).map(({ kind }) => kind)

describe('a session of more than an hour', { tags: ['fresh-proof'] }, () => {
  it('sets no password without the current one, and one with it, which the owner is told', async () => {
    const { token, email, password } = await sessionOf('61 minutes')
    expect(await setPassword(token, { password: 'secret-2' })).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    })
    for (const current_password of ['wrong-1', 'x'.repeat(5_000), '\0', '', 1, null, { a: 1 }])
      expect((await setPassword(token, { password: 'secret-2', current_password })).status).toBe(400)
    expect((await browser(host).auth.signInWithPassword({ email, password })).error).toBeNull()
    expect(await toldOf(email)).toEqual([])
    const changed = await setPassword(token, { password: 'secret-2', current_password: password })
    expect(changed.status).toBe(200)
    expect((await mailTo(host, email, PASSWORD)).text).toContain('reset=true')
    expect((await browser(host).auth.signInWithPassword({ email, password: 'secret-2' })).error).toBeNull()
  })

  it('deletes no account; a log-in does, and the owner is told, of whom nothing stays', async () => {
    const account = await sessionOf('61 minutes')
    expect(await erase(account.token)).toMatchObject({ status: 403, code: 'log-in-again' })
    expect((await erase(await signIn(account))).status).toBe(200)
    expect((await mailTo(host, account.email, DELETED)).text).not.toContain('reset=true')
    await eventually(async () => {
      const kept = await sql`select from public.outbox where recipient = ${account.email}`
      return kept.length === 0 || undefined
    })
  })

  it('is no hindrance to one of the last hour, or to a mailed link', async () => {
    const young = await sessionOf('59 minutes')
    expect(
      (await setPassword(young.token, { password: 'secret-2', current_password: 'wrong-1' })).status,
    ).toBe(400)
    expect((await setPassword(young.token, { password: 'secret-2' })).status).toBe(200)
    expect((await erase(young.token)).status).toBe(200)

    const { email } = await sessionOf('1 day')
    await ask('POST', '/functions/v1/send-password-reset', host.publishableKey, { email })
    const token_hash = oneTimeToken(await mailTo(host, email, AUTH_MAIL.recovery.subject))
    const recovering = browser(host)
    const { data } = await recovering.auth.verifyOtp({ token_hash, type: 'recovery' })
    // as the specified link does, with both tokens
    const specified = browser(host)
    await specified.auth.setSession({
      access_token: data.session?.access_token ?? '',
      refresh_token: data.session?.refresh_token ?? '',
    })
    expect((await specified.auth.updateUser({ password: 'secret-2' })).error).toBeNull()
    await mailTo(host, email, PASSWORD)
  })

  it('is refused by the database, too, where the auth service asks for less', async () => {
    const { id } = await sessionOf('61 minutes')
    const change = () => sql`update auth.users set encrypted_password = 'another hash' where id = ${id}`
    await expect(change()).rejects.toMatchObject({ code: 'PT403' })
    await sql`update auth.sessions set created_at = now() where user_id = ${id}`
    await change()
  })
})

describe('a log-in', { tags: ['fresh-proof'] }, () => {
  it('on a new device is told to the owner, once for each, whatever the version of the browser', async () => {
    const account = await openAccount(host)
    await signIn(account)
    await signIn(account)
    expect(await toldOf(account.email)).toEqual([])
    for (const version of [140, 141, 142])
      await signIn(account, `Chrome/${version}.0.0.0 (X11; Linux x86_64)`)
    expect(await toldOf(account.email)).toEqual(['account_new_device'])
    await mailTo(host, account.email, DEVICE)
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') await signIn(account, `${letter}${'ü'.repeat(3)}`)
    // One an hour, which may have turned meanwhile.
    expect((await toldOf(account.email)).length).toBeLessThanOrEqual(2)
    const [proof] = await sql`select devices from public.account_proofs where account_id = ${account.id}`
    expect(proof?.devices).toHaveLength(20)
  })

  it('that fails, and the first by a link, are not', async () => {
    const account = await openLink(host)
    await confirmPassword(host, account.token, account.password)
    await signIn({ ...account, password: 'wrong-1' }, 'elsewhere')
    expect(await toldOf(account.email)).toEqual([])
  })
})

describe('the commonest passwords', { tags: ['common-passwords'] }, () => {
  it.each([
    'aaaaaa',
    'password',
    '12345678',
    'PassWord',
    'qwerty',
    'abcabcabc',
    'iloveyou',
    '1q2w3e4r',
    '😀😀😀😀😀😀',
  ])('%s is refused, with a sentence of its own', async (password) => {
    const account = await openAccount(host)
    const known = await anonymous(host).auth.signUp({ email: account.email, password })
    const unknown = await anonymous(host).auth.signUp({ email: `new-${account.email}`, password })
    for (const { error } of [known, unknown, await account.client.auth.updateUser({ password })])
      expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['common'] })
  })

  it('leave a password that merely contains one alone, and short ones their own sentence', async () => {
    const account = await openAccount(host)
    expect((await account.client.auth.updateUser({ password: 'my password is long' })).error).toBeNull()
    const { error } = await account.client.auth.updateUser({ password: 'aaaaa' })
    expect(error).toMatchObject({ code: 'weak_password', reasons: ['length'] })
  })
})

describe('a session', { tags: ['ended-sessions'] }, () => {
  const refresh = (refresh_token = '') => browser(host).auth.refreshSession({ refresh_token })
  const use = (token: string) => ask('GET', '/auth/v1/user', token)
  const read = async (token: string) => (await ask('GET', '/rest/v1/profiles?select=id', token)).answer

  it('ends with its access tokens when a used refresh token comes again', async () => {
    const { email, password } = await openAccount(host)
    const first = (await browser(host).auth.signInWithPassword({ email, password })).data.session
    const other = await signIn({ email, password })
    const second = (await refresh(first?.refresh_token)).data.session
    const third = (await refresh(second?.refresh_token)).data.session
    const token = third?.access_token ?? ''
    expect([(await use(token)).status, await read(token)]).toMatchObject([200, [{}]])
    expect((await refresh(first?.refresh_token)).error?.code).toBe('refresh_token_already_used')
    expect([(await use(token)).status, await read(token)]).toEqual([403, []])
    expect((await setPassword(token, { password: 'secret-2' })).status).toBe(403)
    // another browser's goes on
    expect((await use(other)).status).toBe(200)
  })

  it('opens nothing once all its tokens are revoked, as the platform leaves it', async () => {
    const { id, token } = await openAccount(host)
    expect(await read(token)).toHaveLength(1)
    await sql`update auth.refresh_tokens set revoked = true where user_id = ${id}`
    expect(await read(token)).toEqual([])
  })

  it.each([
    ['created_at', '29 days', null],
    ['created_at', '31 days', 'session_expired'],
    ['refreshed_at', '13 days', null],
    ['refreshed_at', '15 days', 'session_expired'],
  ])('whose %s is %s ago is renewed, or refused: %s', async (column, age, code) => {
    const { client, id } = await openAccount(host)
    await sql`update auth.sessions set refreshed_at = now() where user_id = ${id}`
    await sql.unsafe(`update auth.sessions set ${column} = now() - interval '${age}' where user_id = '${id}'`)
    expect((await client.auth.refreshSession()).error?.code ?? null).toBe(code)
  })
})
