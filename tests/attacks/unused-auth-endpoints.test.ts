import { beforeAll, expect, it } from 'vitest'
import { AUTH_MAIL } from '#content/mail/account.ts'
import { browser, mailTo, oneTimeToken, openAccount } from '../support/accounts.ts'
import { workerHost } from '../support/own-host.ts'
import { expectRefused } from '../support/siege.ts'

/** Endpoints of the auth service that the product does not use are unreachable. */

const { host, sql } = workerHost()
let customer: Awaited<ReturnType<typeof openAccount>>
beforeAll(async () => {
  customer = await openAccount(host)
})

const ask = (method: string, path: string, body?: unknown, token?: string) =>
  fetch(`${host.url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: host.publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

it('no sign-in by mail, code, provider or invitation; no mail is sent and no account is created', {
  tags: ['unused-auth'],
}, async () => {
  const stranger = `${crypto.randomUUID()}@example.com`
  const theirs = () => sql`
    select id from auth.users where email in (${customer.email}, ${stranger})
    union all select id from public.outbox where recipient in (${customer.email}, ${stranger}) order by id`
  const before = await theirs()
  for (const email of [customer.email, stranger]) {
    // tests/attacks/exposure.test.ts asks for whatever the allow-list does not have.
    for (const [method, path, body] of [
      ['POST', '/otp', { email }],
      ['POST', '/verify', { email, token: '12345678', type: 'signup' }],
      ['POST', '/verify', { email, token: '12345678', type: 'magiclink' }],
      ['POST', '/resend', { email, type: 'email_change' }],
      ['POST', '/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }],
      ['POST', '/token?grant_type=id_token', { provider: 'google', id_token: 'x' }],
      ['POST', '/token?grant_type=web3', {}],
      ['POST', '/token', { email, password: 'secret-1' }],
      ['POST', '/admin/users', { email, password: 'secret-1', email_confirm: true }],
      ['DELETE', '/user', undefined],
      ['PATCH', '/user', { email }],
    ] as const) {
      for (const token of [undefined, customer.token]) {
        const response = await ask(method, path, body, token)
        expectRefused(response.status, `${method} ${path} ${token ? 'customer' : 'visitor'}`)
      }
    }
  }
  expect(await theirs()).toEqual(before)
})

it('a link is redeemed by POST only, and nothing redirects to another site', {
  tags: ['unused-auth'],
}, async () => {
  const email = `${crypto.randomUUID()}@example.com`
  await browser(host).auth.signUp({ email, password: 'secret-1' })
  const token = oneTimeToken(await mailTo(host, email, AUTH_MAIL.confirmation.subject))
  for (const to of ['https://evil.example', 'https://evil\\@localhost', `${host.url}.evil.example`, '']) {
    for (const name of ['token', 'token_hash']) {
      const query = new URLSearchParams({ [name]: token, type: 'signup', ...(to && { redirect_to: to }) })
      for (const method of ['GET', 'HEAD']) {
        const response = await ask(method, `/verify?${query}`)
        expect(response.status, `${method} ${to}`).toBeGreaterThanOrEqual(400)
        expect(response.headers.get('location')).toBeNull()
      }
    }
  }
  const [user] = await sql`select email_confirmed_at from auth.users where email = ${email}`
  expect(user?.email_confirmed_at).toBeNull()
  expect((await browser(host).auth.verifyOtp({ token_hash: token, type: 'signup' })).error).toBeNull()
})
