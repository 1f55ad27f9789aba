import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { listMigrations } from '#host/database/migrate.ts'
import { anonymous, customer, sendQuote, service } from '../support/clients.ts'
import { eventually, type Host, startHost } from '../support/host.ts'
import { type Postgres, startPostgres } from '../support/postgres.ts'
import { openSql } from '../support/sql.ts'

/** DATABASE_URL: a PostgreSQL of the operator's own instead of the embedded one. */

let server: Postgres
/** Documents and captured mail of all hosts: whichever of them writes a message has to see what another has received. */
let folder: string
const hosts: Host[] = []

async function start(env: Record<string, string>): Promise<Host> {
  const host = await startHost({ ...env, DATA_DIR: folder })
  hosts.push(host)
  return host
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'))
  server = await startPostgres()
  await server.query(`create role site login password 'site' createrole bypassrls`)
  await server.query('create database site owner site')
  await server.query(
    'create database latin template template0 encoding latin1 locale_provider libc locale "C"',
  )
  await server.query(`create role reader login password 'reader'`)
})

afterAll(async () => {
  await Promise.all(hosts.map((host) => host.stop()))
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const SHARED = {
  SECRET_KEY: 'sb_secret_shared-by-all-hosts-of-the-tests',
  JWT_SECRET: 'signs the sessions of all hosts of the tests',
  LINK_SIGNING_SECRET: 'signs the links of all hosts of the tests',
}

it('a role that owns its database and is no superuser is enough, and two hosts that start together migrate once', async () => {
  const url = server.urlFor({ user: 'site', password: 'site', database: 'site' })
  const pair = await Promise.all([
    start({ ...SHARED, DATABASE_URL: url }),
    start({ ...SHARED, DATABASE_URL: url }),
  ])
  const applied = pair.map((host) => host.output().match(/Applied a migration/g)?.length ?? 0).sort()
  expect(applied).toEqual([0, (await listMigrations()).length])

  const [first, second] = pair as [Host, Host]
  const { row, notification } = await sendQuote(anonymous(first))
  expect(notification.data).toMatchObject({ reference: expect.stringMatching(/^SQ-/) })
  const { data } = await service(second).from('quote_requests').select('id').eq('id', row.id)
  expect(data).toEqual([{ id: row.id }])
  expect((await anonymous(second).from('quote_requests').select()).error).not.toBeNull()
  // A session of the one host is one on the other.
  const { client } = await customer(second, 'both@example.com')
  expect((await client.from('quote_requests').select()).error).toBeNull()
  const signUp = await anonymous(first).auth.signUp({ email: 'new@example.com', password: 'long enough' })
  expect(signUp.error).toBeNull()
  await eventually(async () => (await first.mail()).length >= 3 || undefined)
  expect((await anonymous(second).storage.from(QUOTE_BUCKET).list()).data ?? []).toEqual([])
})

it('jobs are begun by one of the hosts at each interval', { tags: ['release'] }, async () => {
  const url = server.urlFor({ user: 'site', password: 'site', database: 'site' })
  await Promise.all(hosts.splice(0).map((host) => host.stop()))
  const quick = { ...SHARED, DATABASE_URL: url, JOBS_INTERVAL_SECONDS: '1', LOG_LEVEL: 'debug' }
  await Promise.all([start(quick), start(quick)])
  const sql = openSql(url)
  const starts = new Set<number>()
  const until = Date.now() + 6_000
  await eventually(
    async () => {
      const [run] = await sql`select started_at from host.job_runs`
      if (run) starts.add(run.started_at.getTime())
      return (Date.now() > until && starts.size >= 4) || undefined
    },
    18,
    'four starts of the jobs',
  )
  await sql.end()
  const times = [...starts].sort()
  for (const [i, time] of times.slice(1).entries()) expect(time - (times[i] as number)).toBeGreaterThan(850)
})

it('a host with other secrets does not join', async () => {
  const url = server.urlFor({ user: 'site', password: 'site', database: 'site' })
  const other = { ...SHARED, LINK_SIGNING_SECRET: 'another secret that is long enough, too' }
  await expect(startHost({ ...other, DATABASE_URL: url })).rejects.toThrow(
    /used by hosts with another LINK_SIGNING_SECRET/,
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
