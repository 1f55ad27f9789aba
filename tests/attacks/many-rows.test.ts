import { describe, expect, it } from 'vitest'
import { anonymous, customer, sampleRow } from '../support/clients.ts'
import { freshAddress } from '../support/forms.ts'
import { workerHost } from '../support/own-host.ts'
import { sendRaw } from '../support/raw-http.ts'
import { expectAlive, expectQuote, expectRefused } from '../support/siege.ts'

/** One insert of thousands of rows would cause thousands of messages: visitors insert one row per call. */

const { host, sql } = workerHost()

const EMAIL = freshAddress()
const rows = (count: number) => Array.from({ length: count }, () => sampleRow({ email: EMAIL }))

/** As the database takes them. */
const plainRows = (count: number) => rows(count).map(({ uploaded_files: _, ...row }) => row)

const insertRaw = (body: unknown, headers: Record<string, string> = {}, query = '') =>
  sendRaw(host, {
    ...{ method: 'POST', path: `/rest/v1/quote_requests${query}`, headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const stored = () => sql`select from public.quote_requests where email = ${EMAIL}`

async function expectNothing(): Promise<void> {
  expect(await stored()).toHaveLength(0)
  await host.runJobs()
  expect((await host.mail()).filter(({ text }) => text?.includes(EMAIL))).toEqual([])
}

describe('many rows in one request', () => {
  it.each([2, 2_000])(
    '%i rows from the genuine client are refused, and no mail is sent',
    { tags: ['one-row-a-call'] },
    async (count) => {
      const { error, status } = await anonymous(host).from('quote_requests').insert(rows(count))
      expect(error).not.toBeNull()
      expectRefused(status)
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
    expectRefused(status)
    await expectNothing()
  })

  it('as CSV', async () => {
    const row = Object.entries(sampleRow()).filter(([, value]) => value !== null)
    const line = (id: string) =>
      row.map(([name, value]) => (name === 'id' ? id : JSON.stringify(value))).join(',')
    const head = row.map(([name]) => name).join(',')
    const lines = Array.from({ length: 500 }, () => line(crypto.randomUUID()))
    const { status } = await insertRaw([head, ...lines].join('\n'), { 'content-type': 'text/csv' })
    expectRefused(status)
    await expectNothing()
  })

  it('by a customer, under their own account', async () => {
    const { client, id } = await customer(host, 'rows@example.com')
    const { status } = await client
      .from('quote_requests')
      .insert(rows(2_000).map((row) => ({ ...row, user_id: id })))
    expectRefused(status)
    await expectNothing()
  })

  it('in the customer’s own profile', async () => {
    const { client, id } = await customer(host, 'profiles@example.com')
    const profile = { id, email: 'profiles@example.com', first_name: 'Ada', last_name: 'Byron' }
    const { status } = await client.from('profiles').upsert([profile, { ...profile, first_name: 'Eve' }])
    expectRefused(status)
    expect((await client.from('profiles').upsert(profile)).error).toBeNull()
  })
})

it('by the database itself, without the host', { tags: ['one-row-a-call'] }, async () => {
  const together = sql.begin(async (transaction) => {
    await transaction`set local role anon`
    await transaction`insert into public.quote_requests ${transaction(plainRows(3))}`
  })
  await expect(together).rejects.toThrow('one row')
  await expectNothing()
  const apart = sql.begin(async (transaction) => {
    await transaction`set local role anon`
    for (const row of plainRows(2)) await transaction`insert into public.quote_requests ${transaction(row)}`
    await transaction`reset role`
    return transaction`select from public.quote_requests where email = ${EMAIL}`
  })
  expect(await apart).toHaveLength(2)
  await sql`insert into public.quote_requests ${sql(plainRows(3))}`
  expect(await stored()).toHaveLength(5)
})

const copies = (count: number, row: object) => Array(count).fill(row)

/** More values than the driver can count once ended the process. */
it.each([
  ['32,768 rows without a column', copies(32_768, {})],
  ['70,000 rows without a column', copies(70_000, {})],
  ['32,768 rows of one column', copies(32_768, { email: 'a@b.example' })],
  ['2,000 whole rows', copies(2_000, sampleRow())],
  ['two rows', copies(2, sampleRow())],
])('%s are refused with any key, and the process goes on', { tags: ['process-end'] }, async (_, body) => {
  expect((await insertRaw(body)).status).toBe(413)
  // The operator may insert several rows.
  expect((await insertRaw(body, { apikey: host.secretKey })).status).toBe(body.length === 2 ? 409 : 413)
  await expectAlive(host)
  await expectQuote(host)
})
