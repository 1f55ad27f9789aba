// @module-tag release

import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous, customer, sendQuote, service } from '../support/clients.ts'
import { eventually, startHost } from '../support/host.ts'
import { type Postgres, startPostgres } from '../support/postgres.ts'

/** DATABASE_URL: a PostgreSQL of the operator's own instead of the embedded one. */

let server: Postgres

beforeAll(async () => {
  server = await startPostgres()
  await server.query(`create role site login password 'site' createrole bypassrls`)
  await server.query('create database site owner site')
  await server.query(
    'create database latin template template0 encoding latin1 locale_provider libc locale "C"',
  )
  await server.query(`create role reader login password 'reader'`)
})

afterAll(() => server.close())

const SECRETS = {
  SECRET_KEY: 'sb_secret_of-the-host-of-the-tests',
  JWT_SECRET: 'signs the sessions of the host of the tests',
  LINK_SIGNING_SECRET: 'signs the links of the host of the tests',
}

it('a role that owns its database and is no superuser is enough', async () => {
  const url = server.urlFor({ user: 'site', password: 'site', database: 'site' })
  const host = await startHost({ ...SECRETS, DATABASE_URL: url })
  try {
    const { row, notification } = await sendQuote(anonymous(host))
    expect(notification.data).toMatchObject({ reference: expect.stringMatching(/^SQ-/) })
    const { data } = await service(host).from('quote_requests').select('id').eq('id', row.id)
    expect(data).toEqual([{ id: row.id }])
    expect((await anonymous(host).from('quote_requests').select()).error).not.toBeNull()
    const { client } = await customer(host, 'customer@example.com')
    expect((await client.from('quote_requests').select()).error).toBeNull()
    const signUp = await anonymous(host).auth.signUp({ email: 'new@example.com', password: 'long enough' })
    expect(signUp.error).toBeNull()
    await eventually(async () => (await host.mail()).length >= 3 || undefined)
  } finally {
    await host.dispose()
  }
})

it('a host with other secrets than its database was used with does not start', async () => {
  const url = server.urlFor({ user: 'site', password: 'site', database: 'site' })
  const other = { ...SECRETS, LINK_SIGNING_SECRET: 'another secret that is long enough, too' }
  await expect(startHost({ ...other, DATABASE_URL: url })).rejects.toThrow(
    /was used with another LINK_SIGNING_SECRET/,
  )
})

it.each([
  [
    'a wrong password',
    { user: 'site', password: 'wrong' },
    /refuses the connection \(28P01\): check DATABASE_URL/,
  ],
  ['a database that is not there', { database: 'nowhere' }, /refuses the connection \(3D000\)/],
  ['a role with too few rights', { user: 'reader', password: 'reader' }, /CREATEROLE and BYPASSRLS/],
  ['another encoding', { database: 'latin' }, /encoding is LATIN1, and UTF8 is required/],
])('%s is told in one line', async (_case, changes, message) => {
  const failure = await startHost({ DATABASE_URL: server.urlFor(changes) }).catch(
    (error: Error) => error.message,
  )
  expect(failure).toMatch(message)
  expect(failure).not.toContain('a password of the tests')
  expect(failure).not.toMatch(/\n\s+at /)
})
