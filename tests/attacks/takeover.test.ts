import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { browser, openAccount } from '../support/accounts.ts'
import { anonymous, sampleRow, withSession } from '../support/clients.ts'
import { freshAddress } from '../support/forms.ts'
import { workerHost } from '../support/own-host.ts'
import { expectRefused } from '../support/siege.ts'

/** A customer changes their account's address to someone else's, to take over what belongs to that address. */

const { host, sql } = workerHost()

const ask = (method: string, path: string, token: string, body?: unknown) =>
  fetch(`${host.url}${path}`, {
    method,
    headers: {
      apikey: host.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

it('an account keeps its address, whatever its owner sends, and nobody else gets mail', {
  tags: ['takeover'],
}, async () => {
  const attacker = await openAccount(host)
  const victim = freshAddress()
  const guest = sampleRow({ email: victim })
  await anonymous(host).from('quote_requests').insert(guest)

  for (const body of [
    { email: victim },
    { email: victim.toUpperCase() },
    { email: victim, password: 'secret-2' },
    { email: victim, password: attacker.password, code_challenge: null },
    { Email: victim, password: 'secret-3' },
    { phone: '447700900000' },
    { data: { email: victim } },
    { app_metadata: { role: 'service_role' } },
    { email: victim, channel: 'sms', nonce: '000000' },
    [{ email: victim }],
  ]) {
    const { status } = await ask('PUT', '/auth/v1/user', attacker.token, body)
    expectRefused(status, JSON.stringify(body))
  }
  expect((await attacker.client.auth.updateUser({ email: victim })).error).not.toBeNull()
  for (const path of ['/auth/v1/%75ser', '/auth/v1//user', '/auth/v1/user/', '/auth/v1/USER']) {
    const { status } = await ask('PUT', path, attacker.token, { email: victim })
    expect(status, path).toBeGreaterThanOrEqual(400)
  }

  const [user] = await sql`select email, email_change, phone from auth.users where id = ${attacker.id}`
  expect(user).toEqual({ email: attacker.email, email_change: null, phone: null })
  expect(await sql`select kind from public.outbox where recipient = ${victim} and kind = 'auth'`).toEqual([])
  const archive = Buffer.from(
    await (await ask('POST', '/functions/v1/export-account', attacker.token, {})).arrayBuffer(),
  )
  expect(archive.includes(Buffer.from(guest.id))).toBe(false)
  expect((await browser(host).auth.signInWithPassword(attacker)).error).toBeNull()
})

it('the link of an earlier address change is not accepted', { tags: ['takeover'] }, async () => {
  const attacker = await openAccount(host)
  const token = 'a'.repeat(56)
  // Bypasses the trigger.
  await sql.begin(async (within) => {
    await within`set local session_replication_role = replica`
    await within`
      update auth.users set email_change = ${freshAddress()}, email_change_token_current = ${token},
        email_change_token_new = ${token.replace('a', 'b')}, email_change_sent_at = now()
      where id = ${attacker.id}`
  })
  for (const type of ['email_change', 'email', 'magiclink', 'invite', 'reauthentication', 'phone_change']) {
    const { error } = await browser(host).auth.verifyOtp({ token_hash: token, type: type as 'email' })
    expect(error?.status, type).toBeGreaterThanOrEqual(400)
  }
  const [user] = await sql`select email from auth.users where id = ${attacker.id}`
  expect(user?.email).toBe(attacker.email)
})

it('the database itself refuses the change, from any service', {
  tags: ['takeover'],
}, async () => {
  const { id } = await openAccount(host)
  for (const change of [
    { email: freshAddress() },
    { email_change: freshAddress() },
    { phone: '447700900000' },
    { phone_change: '447700900000' },
  ]) {
    const [[column, value]] = Object.entries(change) as [[string, string]]
    const update = sql.unsafe(`update auth.users set ${column} = $1 where id = $2`, [value, id])
    const error = await update.catch((failure) => failure)
    expect(error.code, JSON.stringify(change)).toBe('PT422')
  }
  // legitimate updates by the services
  await sql`update auth.users set email = email, email_change = '', phone_change = '' where id = ${id}`
})

it('a token of an ended session cannot read, write, export or delete anything', {
  tags: ['takeover'],
}, async () => {
  const account = await openAccount(host)
  const row = sampleRow({ user_id: account.id })
  expect((await account.client.from('quote_requests').insert(row)).error).toBeNull()
  const bearer = createClient(host.url, host.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { Authorization: `Bearer ${account.token}` } },
  })
  expect((await bearer.from('quote_requests').select('*')).data).toHaveLength(1)
  await account.client.auth.signOut()
  expect((await bearer.from('quote_requests').select('*')).data).toEqual([])
  expect((await bearer.from('profiles').select('*')).data).toEqual([])
  // not offered by our host
  expect((await bearer.from('profiles').update({ phone: '1' }).eq('id', account.id)).status).toBe(405)
  expect(
    (await bearer.from('quote_requests').insert(sampleRow({ user_id: account.id }))).error,
  ).not.toBeNull()
  expect((await ask('POST', '/functions/v1/export-account', account.token, {})).status).toBe(401)
  expect(
    (await ask('POST', '/functions/v1/delete-account', account.token, { confirm: 'delete' })).status,
  ).toBe(401)
})

it('a token with another customer’s session, or none, opens nothing', async () => {
  const [anna, ben] = [await openAccount(host), await openAccount(host)]
  const [session] = await sql`select id from auth.sessions where user_id = ${ben.id}`
  for (const session_id of [session?.id, crypto.randomUUID(), undefined]) {
    const { token } = await withSession(host, { id: anna.id, session: session_id })
    const profiles = await ask('GET', '/rest/v1/profiles?select=*', token)
    expect(await profiles.json(), String(session_id)).toEqual([])
    expect((await ask('POST', '/functions/v1/export-account', token, {})).status).toBe(401)
  }
})
