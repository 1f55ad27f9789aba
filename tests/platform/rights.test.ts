import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { UNPROVEN_MESSAGE } from '#contract/account.ts'
import { sampleRow } from '../support/clients.ts'
import { openSql, type TransactionSql, undoing } from '../support/sql.ts'

// What the services of a hosted project do in the database, in their roles: they own nothing in it, and our
// functions' owner is no superuser.

const sql = openSql(inject('hosted').superuser)
afterAll(() => sql.end())

/** With a transaction, which is rolled back. */
const it = test.extend<{ tx: TransactionSql }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from its pattern
  tx: async ({}: object, use: (tx: TransactionSql) => Promise<void>) => undoing(sql, use),
})

type Session = { sub: string; session_id: string }

/** As the data API does for a caller; `anon` without an account. */
async function actAs(tx: TransactionSql, role: string, session?: Session): Promise<void> {
  await tx.unsafe('reset role')
  await tx`select set_config('request.jwt.claims', ${JSON.stringify({ role, ...session })}, true)`
  await tx.unsafe(`set local role ${role}`)
}

/** As the auth service does. */
async function beginSession(tx: TransactionSql, sub: string, method: 'otp' | 'password'): Promise<Session> {
  const session_id = randomUUID()
  await actAs(tx, 'supabase_auth_admin')
  await tx`insert into auth.sessions (id, user_id) values (${session_id}, ${sub})`
  await tx`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (gen_random_uuid(), ${session_id}, now(), now(), ${method})`
  return { sub, session_id }
}

/** The error code of what is refused; the transaction continues. */
const refusalOf = (tx: TransactionSql, work: (inner: TransactionSql) => Promise<unknown>) =>
  tx.savepoint(work).then(
    () => 'none',
    ({ code }: { code: string }) => code,
  )

const refusal = (tx: TransactionSql, statement: string) => refusalOf(tx, (inner) => inner.unsafe(statement))

/** As the auth service does. */
async function signUp(tx: TransactionSql, email: string): Promise<string> {
  const id = randomUUID()
  await actAs(tx, 'supabase_auth_admin')
  await tx`
    insert into auth.users (id, email, encrypted_password, confirmation_sent_at, raw_user_meta_data)
    values (${id}, ${email}, 'a hash', now(), ${{ first_name: 'Ada', account_type: 'private' }})`
  return id
}

const insertRequest = (tx: TransactionSql, changes = {}) => {
  const { uploaded_files, ...row } = sampleRow(changes)
  return tx`insert into public.quote_requests ${tx(row)}`
}

describe('on a hosted project', () => {
  it('an account gets its profile, and once its password is proven a welcome and its earlier requests', async ({
    tx,
  }) => {
    await actAs(tx, 'anon')
    await insertRequest(tx, { email: 'ada@example.com' })
    const id = await signUp(tx, 'ada@example.com')
    await tx`update auth.users set email_confirmed_at = now() where id = ${id}`
    const byPassword = await beginSession(tx, id, 'password')
    const byLink = await beginSession(tx, id, 'otp')
    await actAs(tx, 'authenticated', byPassword)
    expect(await tx`select from public.profiles`).toHaveLength(0)
    await actAs(tx, 'authenticated', byLink)
    expect(await tx`select first_name from public.profiles`).toEqual([{ first_name: 'Ada' }])
    expect(await tx`select from public.quote_requests`).toHaveLength(0)

    await actAs(tx, 'service_role')
    const prove = (session: Session) =>
      tx`select public.prove_account(${session.sub}, ${session.session_id}) as proven`
    expect(await prove(byPassword)).toEqual([{ proven: false }])
    expect(await tx`select public.begin_confirmation(${id}, ${byLink.session_id}) as step`).toEqual([
      { step: 'try' },
    ])
    expect(await prove(byLink)).toEqual([{ proven: true }])
    expect(await tx`select kind, recipient from public.outbox where subject_id = ${id}`).toEqual([
      { kind: 'welcome', recipient: 'ada@example.com' },
    ])
    await actAs(tx, 'authenticated', byPassword)
    expect(await tx`select from public.profiles`).toHaveLength(0)
    await actAs(tx, 'authenticated', byLink)
    expect(await tx`select from public.quote_requests`).toHaveLength(1)
    await actAs(tx, 'authenticated', await beginSession(tx, id, 'password'))
    expect(await tx`select from public.quote_requests`).toHaveLength(1)
  })

  it.for([
    ['otp', 1],
    ['password', 0],
  ] as const)(
    'a new password set by %s makes %i proofs: it counts when none but sessions by link are left',
    {
      tags: ['pre-hijacking'],
    },
    async ([method, left], { tx }) => {
      const id = await signUp(tx, 'ada@example.com')
      await tx`update auth.users set email_confirmed_at = now() where id = ${id}`
      const { session_id } = await beginSession(tx, id, method)
      await beginSession(tx, id, 'otp')
      // as the service does: the password, then the other sessions, in one transaction
      await tx`update auth.users set encrypted_password = 'new' where id = ${id}`
      await tx`delete from auth.sessions where user_id = ${id} and id <> ${session_id}`
      await tx`set constraints all immediate`
      await tx.unsafe('reset role')
      expect(await tx`select from public.account_proofs`, method).toHaveLength(left)
    },
  )

  it('a log-in on a new device is told to the owner, and a session of an hour sets no password', {
    tags: ['fresh-proof'],
  }, async ({ tx }) => {
    const id = await signUp(tx, 'ada@example.com')
    await tx.unsafe('reset role')
    await tx`insert into public.account_proofs (account_id) values (${id})`
    const logIn = async (
      method: 'otp' | 'password',
      user_agent: string,
      ip: string,
      asked: string = method,
    ) => {
      const { session_id } = await beginSession(tx, id, method)
      await tx`update auth.sessions set user_agent = ${user_agent}, ip = ${ip} where id = ${session_id}`
      const event = { user_id: id, claims: { session_id }, authentication_method: asked }
      await tx.unsafe('select public.admit_session($1)', [event as never])
      await tx.unsafe('reset role')
      const told = await tx`select from public.outbox where kind = 'account_new_device'`
      return { session_id, told: told.length }
    }
    expect((await logIn('otp', 'Firefox/144.0', '2001:db8:1:2::1')).told).toBe(0)
    expect((await logIn('password', 'Firefox/145.0', '2001:db8:1:3::1')).told).toBe(0)
    expect((await logIn('otp', 'Firefox/145.0', '192.0.2.1')).told).toBe(0)
    expect((await logIn('password', 'Firefox/145.0', '192.0.3.1', 'token_refresh')).told).toBe(0)
    const { session_id, told } = await logIn('password', 'Firefox/145.0', '2001:db8:2::1')
    expect(told).toBe(1)

    const change = (inner: TransactionSql) =>
      inner.unsafe(
        `update auth.users set encrypted_password = gen_random_uuid()::text; set constraints all immediate`,
      )
    await tx`delete from auth.sessions where user_id = ${id} and id <> ${session_id}`
    expect(await refusalOf(tx, change)).toBe('none')
    await tx`update auth.sessions set created_at = now() - interval '61 minutes'`
    expect(await refusalOf(tx, change)).toBe('none')
    await tx`update auth.mfa_amr_claims set updated_at = now() - interval '61 minutes'`
    await tx.unsafe('set constraints all deferred')
    expect(await refusalOf(tx, change)).toBe('PT403')
  })

  it('the auth service is told whom to admit, and has its messages written into the outbox', {
    tags: ['unused-auth'],
  }, async ({ tx }) => {
    const id = await signUp(tx, 'ada@example.com')
    const ask = async (call: string, event: object) => {
      await actAs(tx, 'supabase_auth_admin')
      const [row] = await tx.unsafe(`select public.${call}($1) as answer`, [event as never])
      return row?.answer
    }
    for (const [method, key] of [
      ['password', 'error'],
      ['otp', 'claims'],
    ] as const) {
      const { session_id } = await beginSession(tx, id, method)
      const event = { user_id: id, claims: { session_id }, authentication_method: method }
      const answer = await ask('admit_session', event)
      expect(Object.keys(answer), method).toEqual([key])
      if (key === 'error') expect(answer.error.message).toBe(UNPROVEN_MESSAGE)
    }
    const mail = (email_action_type: string) => ({
      user: { id, email: 'ada@example.com' },
      email_data: { email_action_type, token_hash: 'abc', token: '123' },
    })
    for (const action of ['signup', 'recovery']) expect(await ask('send_auth_mail', mail(action))).toEqual({})
    for (const action of ['magiclink', 'email_change', 'reauthentication', 'invite'])
      expect(await ask('send_auth_mail', mail(action)), action).toMatchObject({ error: { http_code: 422 } })
    for (const role of ['anon', 'authenticated', 'service_role']) {
      await actAs(tx, role)
      for (const call of ['admit_session', 'send_auth_mail'])
        expect(await refusal(tx, `select public.${call}('{}')`), role).toBe('42501')
    }
    await tx.unsafe('reset role')
    expect(await tx`select kind, recipient, payload from public.outbox order by payload`).toEqual([
      { kind: 'auth', recipient: 'ada@example.com', payload: { action: 'recovery', token_hash: 'abc' } },
      { kind: 'auth', recipient: 'ada@example.com', payload: { action: 'signup', token_hash: 'abc' } },
    ])
  })

  it('an account keeps its address, and what a sign-up says of itself is bounded', async ({ tx }) => {
    const id = await signUp(tx, 'ada@example.com')
    for (const change of ["email = 'b@example.com'", "email_change = 'b@example.com'", "phone = '1'"])
      expect(await refusal(tx, `update auth.users set ${change} where id = '${id}'`)).toBe('PT422')
    const details = { first_name: 'x'.repeat(500), phone: ['1'], note: 'x'.repeat(500) }
    await tx`update auth.users set raw_user_meta_data = ${details} where id = ${id}`
    await tx`
      insert into auth.identities (provider, provider_id, user_id, identity_data)
      values ('email', ${id}, ${id}, ${details})`
    const [kept] = await tx`
      select raw_user_meta_data as account, identity_data as identity
      from auth.users join auth.identities on user_id = users.id`
    const bounded = { first_name: 'x'.repeat(100) }
    expect(kept).toEqual({ account: bounded, identity: bounded })

    await tx.unsafe('reset role')
    await tx`update public.profiles set first_name = 'Zoë' where id = ${id}`
    const [user] =
      await tx`select raw_user_meta_data ->> 'first_name' as name from auth.users where id = ${id}`
    expect(user?.name).toBe('Zoë')
  })

  it('a visitor hands a request in with its messages, and reads nothing', async ({ tx }) => {
    const id = randomUUID()
    await actAs(tx, 'anon')
    await insertRequest(tx, { id })
    for (const table of ['quote_requests', 'request_documents', 'outbox', 'profiles', 'bookings']) {
      expect(await refusal(tx, `select from public.${table}`), table).toBe('42501')
    }
    expect(await refusal(tx, `select * from public.taken_slots('2027-01-01', '2027-01-31')`)).toBe('none')
    await actAs(tx, 'service_role')
    const messages = await tx`select * from public.take_messages(10, '[]', ${`request:${id}`})`
    expect(messages.map(({ kind }) => kind).sort()).toEqual(['quote_customer', 'quote_operator'])
    for (const message of messages) await tx`select public.settle_messages(array[${message.id}::uuid])`
  })

  it('a document goes into the bucket under a fresh name, and a customer’s into their own folder', async ({
    tx,
  }) => {
    const ada = await signUp(tx, 'ada@example.com')
    const put = (name: string) =>
      refusal(tx, `insert into storage.objects (bucket_id, name) values ('quote-documents', '${name}')`)
    await actAs(tx, 'anon')
    expect(await put('1795000000000-abcdef12.pdf')).toBe('none')
    expect(await put('../etc/passwd')).toBe('42501')
    expect(await put(`${ada}/1795000000000.pdf`)).toBe('42501')
    expect(await tx`select from storage.objects`).toHaveLength(0)
    await actAs(tx, 'authenticated', await beginSession(tx, ada, 'password'))
    expect(await put(`${ada}/1795000000000.pdf`)).toBe('42501')
    await actAs(tx, 'authenticated', await beginSession(tx, ada, 'otp'))
    expect(await put(`${ada}/1795000000000.pdf`)).toBe('none')
    expect(await put(`${randomUUID()}/1795000000000.pdf`)).toBe('42501')
    await actAs(tx, 'service_role')
    expect(
      await tx`
        select unnest(public.orphans(now() + interval '1 hour', 10))`,
    ).toHaveLength(2)
  })

  it('uploads are counted by network: refused when they are asked about, before anything is stored', {
    tags: ['upload-quota'],
  }, async ({ tx }) => {
    await tx`update public.limits set value = 2 where name = 'RATE_LIMIT_UPLOADS'`
    const from = (address: string) =>
      tx`select set_config('request.headers', ${JSON.stringify({ 'cf-connecting-ip': address })}, true)`
    const put = () =>
      `insert into storage.objects (bucket_id, name) values ('quote-documents', '${Date.now()}-${randomUUID()}.pdf')`
    /** As the storage service does: first as the visitor, rolled back; then as itself. */
    const upload = async () => {
      await actAs(tx, 'anon')
      const allowed = await refusalOf(tx, async (inner) => {
        await inner.unsafe(put())
        throw Object.assign(new Error('rolled back'), { code: 'none' })
      })
      if (allowed !== 'none') return allowed
      await actAs(tx, 'service_role')
      return refusal(tx, put())
    }
    await from('2001:db8:1:2::1')
    expect([await upload(), await upload(), await upload()]).toEqual(['none', 'none', '42501'])
    await from('2001:db8:1:2:ffff::9')
    expect(await upload()).toBe('42501')
    await from('203.0.113.7')
    expect(await upload()).toBe('none')
    await actAs(tx, 'service_role')
    for (let i = 0; i < 3; i++) {
      const name = `kept/${randomUUID()}`
      await tx`insert into storage.objects (bucket_id, name) values ('quote-documents', ${name})`
    }
  })

  it('a document’s size is known when it has arrived: too large, or more than there is room for, is refused then', {
    tags: ['upload-quota', 'unsent-uploads'],
  }, async ({ tx }) => {
    await tx`update public.limits set value = 15 where name like '%MEGABYTES_PER_NETWORK'`
    const address = JSON.stringify({ 'cf-connecting-ip': '203.0.113.7' })
    await tx`select set_config('request.headers', ${address}, true)`
    // As the storage service adds the row after the bytes, which it removes again if this is refused.
    await actAs(tx, 'service_role')
    const store = (bytes: number, name = `${Date.now()}-${randomUUID()}.pdf`) =>
      refusalOf(
        tx,
        (inner) => inner`
          insert into storage.objects (bucket_id, name, metadata)
          values ('quote-documents', ${name}, ${{ size: bytes, mimetype: 'application/pdf' }})`,
      )
    const MB = 1024 * 1024
    expect(await store(10 * MB + 1)).toBe('42501')
    expect(await store(10 * MB)).toBe('none')
    expect(await store(6 * MB)).toBe('42501')
    expect(await store(5 * MB)).toBe('none')
    expect(await store(100 * MB, `delivered/${randomUUID()}.pdf`)).toBe('none')
    // What was refused takes no room.
    const [taken] = await tx`select sum(megabytes)::integer as sum from public.uploads`
    expect(taken?.sum).toBe(15)
  })

  it('requests are counted by network, and many rows at once refused', {
    tags: ['one-row-a-call'],
  }, async ({ tx }) => {
    await tx`update public.limits set value = 2 where name = 'RATE_LIMIT_FORMS'`
    const { uploaded_files, ...row } = sampleRow()
    const insert = (...ids: string[]) =>
      refusalOf(tx, (inner) => {
        const rows = ids.map((id) => ({ ...row, id }))
        return inner`insert into public.quote_requests ${inner(rows)}`
      })
    await tx`select set_config('request.headers', '{"cf-connecting-ip":"203.0.113.7"}', true)`
    await actAs(tx, 'anon')
    expect(await insert(randomUUID(), randomUUID())).toBe('P0001')
    for (const code of ['none', 'none', 'PT403']) expect(await insert(randomUUID())).toBe(code)
    const proven = randomUUID()
    await actAs(tx, 'service_role')
    await tx`insert into public.request_passes (id) values (${proven})`
    expect(await tx`select public.request_needs_proof('203.0.113.7') as needed`).toEqual([{ needed: true }])
    await actAs(tx, 'anon')
    expect(await insert(proven)).toBe('none')
    expect(await insert(randomUUID())).toBe('PT403')
  })

  it('a person is erased by the operator’s functions, out of the auth service’s diary, too', async ({
    tx,
  }) => {
    const id = await signUp(tx, 'ada@example.com')
    await tx`
      insert into auth.audit_log_entries (id, payload)
      values (gen_random_uuid(), '{"actor_username": "Ada@example.com"}'), (gen_random_uuid(), '{"actor_username": "ben@example.com"}')`
    await actAs(tx, 'authenticated', await beginSession(tx, id, 'otp'))
    await insertRequest(tx, { user_id: id, email: 'ada@example.com' })
    for (const call of ["erase_person('ada@example.com')", "person_data('ada@example.com')"]) {
      expect(await refusal(tx, `select public.${call}`)).toBe('42501')
    }
    await actAs(tx, 'service_role')
    const [data] = await tx`select public.person_data('ADA@example.com') as person`
    expect(data?.person).toMatchObject({ account: { id }, requests: [{ user_id: id }] })
    await tx`select public.erase_person('ada@example.com')`
    await tx.unsafe('reset role')
    for (const table of ['auth.users', 'public.profiles', 'public.quote_requests', 'public.outbox']) {
      expect(await tx.unsafe(`select from ${table}`), table).toHaveLength(0)
    }
    expect(await tx`select payload ->> 'actor_username' as name from auth.audit_log_entries`).toEqual([
      { name: 'ben@example.com' },
    ])
  })

  it('an account that the operator makes is proven, and one from a sign-up is not', async ({ tx }) => {
    const signedUp = await signUp(tx, 'ada@example.com')
    const made = await signUp(tx, 'ben@example.com')
    // as the platform's dashboard does, without a message
    await tx`update auth.users set confirmation_sent_at = null where id = ${made}`
    await tx`update auth.users set email_confirmed_at = now() where id in (${signedUp}, ${made})`
    await tx.unsafe('reset role')
    expect(await tx`select account_id from public.account_proofs`).toEqual([{ account_id: made }])
  })

  it('what nobody confirmed, or proved to be theirs, is deleted after its time', async ({ tx }) => {
    await signUp(tx, 'ada@example.com')
    const opened = await signUp(tx, 'ben@example.com')
    const proven = await signUp(tx, 'cy@example.com')
    await tx`
      update auth.users set created_at = now() - interval '8 days', confirmation_sent_at = now() - interval '8 days'`
    await tx`update auth.users set email_confirmed_at = now() where id in (${opened}, ${proven})`
    await actAs(tx, 'service_role')
    await tx`insert into public.account_proofs (account_id) values (${proven})`
    const periods = JSON.stringify({ accounts: '7 days' })
    expect(await tx`select * from public.enforce_retention(${periods}, dry_run => true)`).toEqual([
      { kind: 'accounts', records: 2 },
    ])
    await tx`select public.enforce_retention(${periods})`
    await tx.unsafe('reset role')
    expect(await tx`select id from auth.users`).toEqual([{ id: proven }])
  })
})
