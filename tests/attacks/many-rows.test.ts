import { describe, expect, it } from 'vitest'
import { anonymous, customer, sampleRow } from '../support/clients.ts'
import { ownHost } from '../support/own-host.ts'

/** One insert of thousands of rows would cause thousands of messages: visitors insert one row per call. */

const { host, sql } = ownHost()

const rows = (count: number) => Array.from({ length: count }, () => sampleRow())

async function insertRaw(body: unknown, headers: Record<string, string> = {}, query = ''): Promise<Response> {
  return fetch(`${host.url}/rest/v1/quote_requests${query}`, {
    method: 'POST',
    headers: { apikey: host.publishableKey, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function expectNothing(): Promise<void> {
  expect(await sql`select from public.quote_requests`).toHaveLength(0)
  expect(await sql`select from public.outbox where kind like 'quote%'`).toHaveLength(0)
  await host.runJobs()
  expect(await host.mail()).toHaveLength(0)
}

describe('many rows in one request', () => {
  it.each([2, 50, 2_000])(
    '%i rows from the genuine client are refused, and no mail is sent',
    { tags: ['one-row-a-call'] },
    async (count) => {
      const { error, status } = await anonymous(host).from('quote_requests').insert(rows(count))
      expect(error).not.toBeNull()
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      await expectNothing()
    },
  )

  it.each([
    ['as they are', {}, ''],
    ['with their columns named', {}, '?columns=id,service_type,urgency,task_description,email'],
    ['to be passed over when they are there', { prefer: 'resolution=ignore-duplicates' }, ''],
    ['to be merged', { prefer: 'resolution=merge-duplicates,return=minimal' }, '?on_conflict=id'],
    ['with what is missing left to the database', { prefer: 'missing=default' }, ''],
    ['to be undone', { prefer: 'tx=rollback' }, ''],
  ])('written by hand, %s', { tags: ['one-row-a-call'] }, async (_, headers, query) => {
    const { status } = await insertRaw(rows(2_000), headers, query)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    await expectNothing()
  })

  it('as CSV', async () => {
    const row = Object.entries(sampleRow()).filter(([, value]) => value !== null)
    const line = (id: string) =>
      row.map(([name, value]) => (name === 'id' ? id : JSON.stringify(value))).join(',')
    const head = row.map(([name]) => name).join(',')
    const lines = Array.from({ length: 500 }, () => line(crypto.randomUUID()))
    const { status } = await insertRaw([head, ...lines].join('\n'), { 'content-type': 'text/csv' })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    await expectNothing()
  })

  it('by a customer, under their own account', async () => {
    const { client, id } = await customer(host, 'rows@example.com')
    const { status } = await client
      .from('quote_requests')
      .insert(rows(2_000).map((row) => ({ ...row, user_id: id })))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    await expectNothing()
  })

  it('in the customer’s own profile', async () => {
    const { client, id } = await customer(host, 'profiles@example.com')
    const profile = { id, email: 'profiles@example.com', first_name: 'Ada', last_name: 'Byron' }
    const { status } = await client.from('profiles').upsert([profile, { ...profile, first_name: 'Eve' }])
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect((await client.from('profiles').upsert(profile)).error).toBeNull()
  })
})

it('by the database itself, without the host', { tags: ['one-row-a-call'] }, async () => {
  const together = sql.begin(async (transaction) => {
    await transaction`set local role anon`
    await transaction`insert into public.quote_requests ${transaction(rows(3).map(({ uploaded_files, ...row }) => row))}`
  })
  await expect(together).rejects.toThrow('one row')
  await expectNothing()
  const apart = sql.begin(async (transaction) => {
    await transaction`set local role anon`
    for (const { uploaded_files, ...row } of rows(2))
      await transaction`insert into public.quote_requests ${transaction(row)}`
    await transaction`reset role`
    return transaction`select from public.quote_requests`
  })
  expect(await apart).toHaveLength(2)
  const byOperator = sql`insert into public.quote_requests ${sql(rows(3).map(({ uploaded_files, ...row }) => row))}`
  await byOperator
  expect(await sql`select from public.quote_requests`).toHaveLength(5)
})
