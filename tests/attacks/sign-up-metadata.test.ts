import { describe, expect, it } from 'vitest'
import { browser, openAccount } from '../support/accounts.ts'
import { post } from '../support/clients.ts'
import { freshAddress } from '../support/forms.ts'
import { workerHost } from '../support/own-host.ts'
import { expectRefused } from '../support/siege.ts'

/** Sign-ups cannot make us store oversized details, addresses or passwords. */

const { host, sql } = workerHost()

const signUp = (body: object) => post(host, '/auth/v1/signup', body)

describe('details', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}`)
  it.each([
    ['a megabyte', { first_name: 'x'.repeat(990_000) }],
    ['many fields', Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`field${n}`, n]))],
    ['depth', { a: deep }],
    ['no object', 'x'.repeat(20_000)],
  ])('of %s are refused', { tags: ['sign-up-details'] }, async (_, data) => {
    const email = freshAddress()
    expectRefused((await signUp({ email, password: 'secret-1', data })).status)
    expect(await sql`select from auth.users where email = ${email}`).toHaveLength(0)
  })

  it('are stored only as far as the product needs them', { tags: ['sign-up-details'] }, async () => {
    const email = freshAddress()
    const data = {
      account_type: 'corporate',
      first_name: 'x'.repeat(3_000),
      last_name: { nested: true },
      company_name: 'y'.repeat(3_000),
      phone: '1'.repeat(3_000),
      role: 'service_role',
      is_admin: true,
      email: 'somebody@example.com',
    }
    expect((await signUp({ email, password: 'secret-1', data })).status).toBe(200)
    const [user] = await sql`
      select raw_user_meta_data as details, pg_column_size(raw_user_meta_data) as size from auth.users where email = ${email}`
    expect(Object.keys(user?.details).sort()).toEqual([
      'account_type',
      'company_name',
      'email',
      'email_verified',
      'first_name',
      'phone',
      'phone_verified',
      'sub',
    ])
    expect(user?.details).toMatchObject({ email, first_name: 'x'.repeat(100), phone: '1'.repeat(40) })
    const [identity] = await sql`
      select length(identity_data::text) as length from auth.identities
      where user_id = (select id from auth.users where email = ${email})`
    expect(identity?.length).toBeLessThan(1_500)
  })

  it('cannot be added to later', async () => {
    const { client, id } = await openAccount(host)
    const { error } = await client.auth.updateUser({ data: { note: 'x'.repeat(500_000) } })
    expect(error?.status).toBeGreaterThanOrEqual(400)
    // nor directly through the database
    const note = { note: 'x'.repeat(500_000), first_name: 'Anna' }
    await sql`update auth.users set raw_user_meta_data = ${note} where id = ${id}`
    const [user] = await sql`select raw_user_meta_data as details from auth.users where id = ${id}`
    expect(user?.details).toEqual({ first_name: 'Anna' })
  })
})

it('passwords of 72 bytes are accepted at every change, and neither of more nor of fewer than 6 characters', {
  tags: ['sign-up-details'],
}, async () => {
  const { client, email } = await openAccount(host, undefined, 'x'.repeat(72))
  for (const password of ['x'.repeat(73), 'é'.repeat(37), '🙂'.repeat(19)])
    for (const { error } of [
      await browser(host).auth.signUp({ email: freshAddress(), password }),
      await client.auth.updateUser({ password }),
    ])
      expect(error).toMatchObject({
        status: 400,
        message: 'Password cannot be longer than 72 characters',
      })
  expect((await client.auth.updateUser({ password: '12345' })).error?.code).toBe('weak_password')
  const password = 'é'.repeat(36)
  expect((await client.auth.updateUser({ password })).error).toBeNull()
  expect((await browser(host).auth.signInWithPassword({ email, password })).error).toBeNull()
})

it.each([
  ['300 characters', `${'x'.repeat(290)}@example.com`],
  ['a NUL', 'a\u0000b@example.com'],
  ['a line break', 'a@example.com\r\nBcc: b@example.com'],
  ['no text', { email: 'a@example.com' }],
  ['a list', ['a@example.com']],
])('an address of %s is refused by whatever takes one', async (_, email) => {
  const password = 'secret-1'
  for (const [path, body] of [
    ['signup', { email, password }],
    ['recover', { email }],
    ['resend', { email, type: 'signup' }],
    ['token?grant_type=password', { email, password }],
  ] as const)
    expect((await post(host, `/auth/v1/${path}`, body)).status, path).toBe(400)
})

it('two simultaneous sign-ups create one account, with the same response', async () => {
  const email = freshAddress()
  const answers = await Promise.all([1, 2, 3, 4].map((n) => signUp({ email, password: `secret-${n}` })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await sql`select from auth.users where email = ${email}`).toHaveLength(1)
})
