/** @module-tag own-machine */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countRoundTrips, type RoundTrips } from '../../tools/bench/calls/round-trips.ts'
import { openAccount } from '../support/accounts.ts'
import { anonymous, customer, sampleRow } from '../support/clients.ts'
import { eventually, type Host, startHost } from '../support/host.ts'
import { startPostgres } from '../support/postgres.ts'

/** What the host answers with one statement (decision 044), beside the answers of @supabase/lite. */

let server: Awaited<ReturnType<typeof startPostgres>>
let line: RoundTrips
let host: Host
let owner: Awaited<ReturnType<typeof customer>>

beforeAll(async () => {
  server = await startPostgres()
  line = await countRoundTrips(server.url)
  host = await startHost({ DATABASE_URL: line.url })
  owner = await customer({ ...host, databaseUrl: server.url }, 'owner@example.com')
  for (let i = 0; i < 3; i++) {
    const row = sampleRow({ user_id: owner.id })
    expect((await owner.client.from('quote_requests').insert(row)).error).toBeNull()
  }
})
afterAll(async () => {
  await host.dispose()
  await line.close()
  await server.close()
})

/**
 * Does some work again and again, until the host does nothing else beside it: its jobs take round trips of their own,
 * for seconds at a time, and can only ever add to the count.
 */
async function takesOneRoundTrip(work: () => PromiseLike<unknown>): Promise<void> {
  await eventually(
    async () => {
      const before = line.count()
      await work()
      // The answer may come before the line has seen the end of the statement.
      await wait(50)
      return line.count() - before === 1 || undefined
    },
    20,
    'work that takes one round trip',
  )
}

const inserted = (row = sampleRow()) => anonymous(host).from('quote_requests').insert(row)
const ownRows = () => owner.client.from('quote_requests')

async function ask(path: string, headers: Record<string, string> = {}) {
  const all = { apikey: host.publishableKey, authorization: `Bearer ${owner.token}`, ...headers }
  const response = await fetch(`${host.url}/rest/v1/${path}`, { headers: all })
  const { status } = response
  return { status, type: response.headers.get('content-type'), body: await response.json() }
}

/** A call of one of the database's functions, as our own functions make it. */
async function callFunction(name: string, parameters: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${host.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: host.secretKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(parameters),
  })
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() }
}

describe('takes one round trip', () => {
  it('an insert', async () => {
    await takesOneRoundTrip(() => inserted())
  })

  it('a read of one’s own rows, and of one’s profile', async () => {
    const list = () => ownRows().select('id,reference').eq('user_id', owner.id).order('created_at').limit(2)
    await takesOneRoundTrip(async () => expect((await list()).data).toHaveLength(2))
    const profile = () => owner.client.from('profiles').select('*').eq('id', owner.id).single()
    await takesOneRoundTrip(async () => expect((await profile()).data.id).toBe(owner.id))
  })

  it('a call of a function that returns a value', async () => {
    const settle = () => callFunction('settle_messages', { sent: [crypto.randomUUID()] })
    await takesOneRoundTrip(async () => expect((await settle()).body).toBe(0))
  })

  it('the renewal of a session, and what a used token gets is the service’s answer', async () => {
    const account = await openAccount(host, 'renews@example.com', 'secret-123')
    const client = anonymous(host)
    const { email, password } = account
    await client.auth.signInWithPassword({ email, password })
    const first = (await client.auth.getSession()).data.session
    let last = first
    const renew = async () => {
      const { data, error } = await client.auth.refreshSession()
      expect(error).toBeNull()
      last = data.session
    }
    // A token whose successor is still the newest may be used again, for a moment.
    await renew()
    await takesOneRoundTrip(renew)
    const { data } = await client.auth.getUser(last?.access_token)
    expect(last?.user).toEqual(data.user)
    const replayed = await anonymous(host).auth.refreshSession({ refresh_token: first?.refresh_token ?? '' })
    expect(replayed.error?.code).toBe('refresh_token_already_used')
    expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_already_used')
  })
})

describe('is the same as the embedded service’s', () => {
  it('what functions of the database return, and their refusals', async () => {
    const { data } = await ownRows().select('id').limit(1)
    const request = data?.[0]?.id
    const calls: [string, object, number][] = [
      ['settle_messages', { sent: [crypto.randomUUID()], subject: request }, 200],
      ['settle_messages', { sent: [], subject: null }, 200],
      ['settle_messages', { sent: ['no id'] }, 400],
      ['settle_messages', { sent: [], other: 1 }, 404],
      ['take_request_messages', { request, max_messages: 0 }, 200],
      ['take_request_messages', { request: crypto.randomUUID(), max_messages: 0, limits: '[]' }, 200],
      ['session_opens', { account: owner.id, session: crypto.randomUUID() }, 200],
    ]
    for (const [name, parameters, status] of calls) {
      const plain = await callFunction(name, parameters)
      // A count is nothing that we answer ourselves.
      const { body, type } = await callFunction(name, parameters, { prefer: 'count=exact' })
      expect([name, plain]).toEqual([name, { status, type, body }])
    }
  })

  it.each([
    'select=*',
    'select=id,reference,uploaded_files,created_at&order=created_at.desc&limit=2',
    'select=id&order=id.asc.nullslast&offset=1',
    `select=id&id=eq.${crypto.randomUUID()}`,
  ])('the rows of %s', async (search) => {
    const path = `quote_requests?user_id=eq.${owner.id}&${search}`
    const plain = await ask(path)
    expect(plain.status).toBe(200)
    // A count is nothing that we answer ourselves.
    const { body, type } = await ask(path, { prefer: 'count=exact' })
    expect(plain).toEqual({ status: 200, type, body })
  })

  it('the refusal of what fails, which leaves nothing behind', async () => {
    const row = sampleRow()
    expect((await inserted(row)).error).toBeNull()
    expect((await inserted(row)).error?.code).toBe('23505')
    const unknown = { ...sampleRow(), nothing: 1 }
    expect((await inserted(unknown)).error?.code).toBe('PGRST204')
    expect((await inserted(sampleRow({ user_id: owner.id }))).error?.code).toBe('42501')
    expect((await inserted(sampleRow({ email: 'x'.repeat(1_000) }))).error?.code).toBe('23514')
    expect((await ask('quote_requests?select=nothing')).body.code).toBe('42703')
    const single = await owner.client.from('profiles').select('*').eq('id', crypto.randomUUID()).single()
    expect(single.error?.code).toBe('PGRST116')
    expect((await ownRows().select('id')).data).toHaveLength(3)
  })
})
