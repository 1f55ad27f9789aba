/** @module-tag own-gateway */
import { describe, expect, inject, it } from 'vitest'
import { AUTH_MAIL } from '#content/mail/account.ts'
import { browser, METADATA, mailTo, oneTimeToken, openAccount } from '../support/accounts.ts'

// The bodies that genuine clients of each language send, as recorded or as in their sources. Unused properties are
// accepted and ignored.

const host = inject('host')

type Extras = Record<string, unknown>

const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const meta = (token: string | null = null) => ({ gotrue_meta_security: { captcha_token: token } })
const PKCE = { code_challenge: CHALLENGE, code_challenge_method: 's256' }

/** What each adds to its calls. */
const CLIENTS: Record<
  string,
  Record<'signup' | 'token' | 'recover' | 'resend' | 'verify' | 'user', Extras>
> = {
  Python: {
    signup: { ...meta(), ...PKCE },
    token: { data: {}, ...meta() },
    recover: { ...meta(), ...PKCE },
    resend: meta(),
    verify: meta(),
    user: {},
  },
  Dart: {
    signup: { ...meta(), ...PKCE },
    token: meta(),
    recover: { ...meta(), ...PKCE },
    resend: meta(),
    verify: { token: '', redirect_to: null, gotrue_meta_security: { captchaToken: null } },
    user: {},
  },
  Swift: {
    signup: { ...meta('t'), ...PKCE },
    token: { gotrue_meta_security: null },
    recover: PKCE,
    resend: { gotrue_meta_security: null },
    verify: { redirect_to: 'https://a.example/' },
    user: { phone: null, email: null, nonce: null, data: null, ...PKCE },
  },
  Kotlin: {
    signup: { channel: 'sms', code_challenge: CHALLENGE, code_challenge_method: 'S256' },
    token: meta('t'),
    recover: { ...PKCE, ...meta('t') },
    resend: meta('t'),
    verify: meta('t'),
    user: PKCE,
  },
}

function call(path: string, body: object, { method = 'POST', token = '' } = {}) {
  return fetch(`${host.url}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: host.publishableKey,
      authorization: `Bearer ${token || host.publishableKey}`,
      'content-type': 'application/json; charset=utf-8',
      'x-client-info': 'a client/1.0',
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(body),
  })
}

const REDIRECT = `redirect_to=${encodeURIComponent('myapp://callback')}`

/** In `npm test` the one that differs most stands for all; our own is in all other tests. */
const QUICK = 'Swift'

for (const [name, extras] of Object.entries(CLIENTS))
  describe(`the client of ${name}`, { tags: name === QUICK ? [] : ['release'] }, () => {
    it('signs up, opens the link of our mail, and signs in, and nothing else happens', async () => {
      const email = `${crypto.randomUUID()}@example.com`
      const password = 'secret-1'
      const signUp = await call(`signup?${REDIRECT}`, { email, password, data: METADATA, ...extras.signup })
      expect(signUp.status, await signUp.clone().text()).toBe(200)
      expect((await call('resend', { email, type: 'signup', ...extras.resend })).status).toBe(200)
      const mail = await mailTo(host, email, AUTH_MAIL.confirmation.subject)
      expect(mail.text).not.toContain('myapp')
      const token_hash = oneTimeToken(mail)
      const verified = await call('verify', { type: 'signup', token_hash, ...extras.verify })
      expect(verified.status, await verified.clone().text()).toBe(200)
      const { user } = (await verified.json()) as { user: { user_metadata: object } }
      expect(user.user_metadata).toMatchObject(METADATA)
    })

    it('signs in, changes the password, and asks for a new one', async () => {
      const { email, password } = await openAccount(host)
      const ask = () => call(`token?grant_type=password&${REDIRECT}`, { email, password, ...extras.token })
      const signedIn = await ask()
      expect(signedIn.status, await signedIn.clone().text()).toBe(200)
      const { access_token: token } = (await signedIn.json()) as { access_token: string }
      const changed = await call(
        `user?${REDIRECT}`,
        { password: 'secret-2', ...extras.user },
        { method: 'PUT', token },
      )
      expect(changed.status, await changed.clone().text()).toBe(200)
      expect((await ask()).status).toBe(400)
      const recovered = await call(`recover?${REDIRECT}`, { email, ...extras.recover })
      expect(recovered.status, await recovered.clone().text()).toBe(200)
      const token_hash = oneTimeToken(await mailTo(host, email, AUTH_MAIL.recovery.subject))
      expect((await call('verify', { type: 'recovery', token_hash, ...extras.verify })).status).toBe(200)
    })
  })

/** More of it: tests/attacks/takeover.test.ts. */
it('what could do harm is refused, or does nothing', { tags: ['takeover'] }, async () => {
  const { email, password, client } = await openAccount(host)
  const data = { account_type: 'corporate', first_name: 'Eve' }
  expect((await call('token?grant_type=password', { email, password, data })).status).toBe(200)
  for (const harmful of [
    { phone: '+447700900000' },
    { role: 'service_role' },
    { app_metadata: {} },
    { create_user: true },
  ])
    expect((await call('signup', { email: 'a@example.com', password, ...harmful })).status).toBe(400)
  const { data: found } = await client.auth.getUser()
  expect(found.user).toMatchObject({ email, user_metadata: METADATA })
  expect((await browser(host).auth.signInWithPassword({ email, password })).error).toBeNull()
})
