// @module-tag release

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAccount } from '../support/accounts.ts'
import { digests, rowsOfStopped, startBackup, startRestore, succeed } from '../support/backup.ts'
import { anonymous, sendQuote, service } from '../support/clients.ts'
import { dumpDatabase } from '../support/dump.ts'
import { eventually, type Host, startHost } from '../support/host.ts'
import { mailedLinks } from '../support/links.ts'
import { type Postgres, startPostgres } from '../support/postgres.ts'
import { openSql } from '../support/sql.ts'

/** Backup with an external database, and between both kinds of installation. */

const folder = await mkdtemp(join(tmpdir(), 'backup-elsewhere-'))
let server: Postgres
let rows: string[]
let files: string[]
let quote: Awaited<ReturnType<typeof sendQuote>>
let documentLink: string
let urlOfA: string
let backup: string

/** Not a superuser, and with another collation than the embedded database. */
const databaseOf = (name: string) => server.urlFor({ user: 'site', password: 'site', database: name })

const settings = (place: string) => ({ DATA_DIR: join(folder, place), DATABASE_URL: databaseOf(place) })

const filesOf = (place: string) => digests(join(folder, place, 'files'))

beforeAll(async () => {
  server = await startPostgres()
  await server.query(`create role site login password 'site' createrole bypassrls`)
  for (const name of ['a', 'b', 'c', 'd'])
    await server.query(
      `create database ${name} owner site template template0 locale_provider icu icu_locale 'en-GB' locale 'C'`,
    )
  const a = await startHost(settings('a'))
  try {
    urlOfA = a.url
    await openAccount(a)
    for (let i = 0; i < 3; i++) quote = await sendQuote(anonymous(a))
    documentLink = (await mailedLinks(a, quote)).document
    await eventually(async () => (await a.runJobs()).mail.sent === 0 || undefined)
    backup = join(folder, 'a.backup')
    await succeed(startBackup(settings('a'), backup))
    await a.stop()
    rows = (await dumpDatabase(databaseOf('a'))).sort()
    files = await filesOf('a')
  } finally {
    await a.dispose()
  }
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function works(host: Host): Promise<void> {
  expect((await fetch(`${host.url}/readyz`)).status).toBe(200)
  const document = await fetch(documentLink.replace(urlOfA, host.url))
  expect(Buffer.from(await document.arrayBuffer()).equals(quote.bytes)).toBe(true)
  expect((await service(host).from('quote_requests').select('id')).data).toHaveLength(3)
  expect((await sendQuote(anonymous(host))).notification.error).toBeNull()
}

it('an own database into another one: every row and file is the same, and the host works', {
  tags: ['backups'],
}, async () => {
  const target = settings('b')
  await succeed(startRestore(target, backup))
  expect(rows.length).toBeGreaterThan(40)
  expect((await dumpDatabase(databaseOf('b'))).sort()).toEqual(rows)
  expect(files).toHaveLength(3)
  expect(await filesOf('b')).toEqual(files)
  const b = await startHost(target)
  await works(b).finally(() => b.dispose())
})

it('into the embedded database and a folder, and from there back', { tags: ['backups'] }, async () => {
  const target = { DATA_DIR: join(folder, 'embedded') }
  await succeed(startRestore(target, backup))
  // The checksums by which an external database knows its secrets are unused here, and harmless.
  expect(await rowsOfStopped(target.DATA_DIR)).toEqual(rows)
  const embedded = await startHost(target)
  await works(embedded)
  await embedded.stop()

  const again = join(folder, 'embedded.backup')
  await succeed(startBackup(target, again))
  const back = settings('c')
  await succeed(startRestore(back, again))
  expect((await dumpDatabase(databaseOf('c'))).sort()).toEqual(await rowsOfStopped(target.DATA_DIR))
  expect(await filesOf('c')).toHaveLength(4)
  await embedded.dispose()
})

it('a database with anything in it is left as it is', async () => {
  const before = (await dumpDatabase(databaseOf('a'))).sort()
  const occupied = { ...settings('a'), DATA_DIR: join(folder, 'fresh') }
  const database = await startRestore(occupied, backup).ended
  expect(database).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The database is not empty/) })
  expect((await dumpDatabase(databaseOf('a'))).sort()).toEqual(before)
})

/** Stops the restore just before the rows are loaded. */
const HOLD = `
  create schema hold;
  create function hold.hold() returns event_trigger language plpgsql as $$
  begin
    -- the migrations have made a bucket, and the restore has just emptied its table
    if to_regclass('public.newsletter_consents') is not null then
      if not exists (select from storage.buckets) then
        perform pg_sleep(120);
      end if;
    end if;
  end $$;
  create event trigger hold on ddl_command_start when tag in ('ALTER TABLE') execute function hold.hold();`

it('no host starts on a database whose restore did not finish', async () => {
  const sql = openSql(server.urlFor({ database: 'd' }))
  await sql.unsafe(HOLD)
  const target = { ...settings('d'), DATA_DIR: join(folder, 'd') }
  const { child, ended } = startRestore(target, backup)
  await eventually(
    async () => {
      const [asleep] =
        await sql`select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = 'd'`
      return asleep
    },
    60,
    'the restore to load rows',
  )
  child.kill('SIGKILL')
  await ended
  await sql`drop event trigger hold`.catch(() => {})
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'd' and pid <> pg_backend_pid()`
  await sql.end()
  await expect(startHost(target)).rejects.toThrow(/A restore into this database did not finish/)
})
