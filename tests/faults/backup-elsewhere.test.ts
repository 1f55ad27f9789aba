// @module-tag release

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openAccount } from '../support/accounts.ts'
import { digests, rowsOfStopped, startBackup, startRestore, succeed } from '../support/backup.ts'
import { anonymous, sendQuote, service } from '../support/clients.ts'
import { dumpDatabase } from '../support/dump.ts'
import { eventually, type Host, startHost } from '../support/host.ts'
import { type Postgres, startPostgres } from '../support/postgres.ts'
import { type S3, startS3 } from '../support/s3.ts'
import { openSql } from '../support/sql.ts'

/** Backup with an external database and files in S3, and between both kinds of installation. */

vi.setConfig({ testTimeout: 180_000, hookTimeout: 240_000 })

let folder: string
let server: Postgres
let s3: S3[]
let rows: string[]
let files: string[]
let quote: Awaited<ReturnType<typeof sendQuote>>
let documentLink: string
let urlOfA: string
let backup: string

/** Not a superuser, and with another collation than the embedded database. */
const databaseOf = (name: string) => server.urlFor({ user: 'site', password: 'site', database: name })

const settings = (place: string, s3Env: Record<string, string>) => ({
  DATA_DIR: join(folder, place),
  DATABASE_URL: databaseOf(place),
  ...s3Env,
})

/** The bytes of all objects of a bucket, whatever the server keeps beside them. */
const objectsOf = async ({ folder }: S3) =>
  (await digests(folder)).filter((line) => line.includes('._S3rver_object '))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-elsewhere-'))
  server = await startPostgres()
  await server.query(`create role site login password 'site' createrole bypassrls`)
  for (const name of ['a', 'b', 'c', 'd'])
    await server.query(
      `create database ${name} owner site template template0 locale_provider icu icu_locale 'en-GB' locale 'C'`,
    )
  s3 = await Promise.all([startS3(), startS3(), startS3()])
  const a = await startHost(settings('a', s3[0]?.env ?? {}))
  try {
    urlOfA = a.url
    await openAccount(a)
    for (let i = 0; i < 3; i++) quote = await sendQuote(anonymous(a))
    const { reference } = quote.notification.data
    const mail = await a.waitForMail(({ subject }) => Boolean(subject?.startsWith(`${reference} [`)))
    documentLink = /http\S+open-document\S+/.exec(mail.text ?? '')?.[0] as string
    await eventually(async () => (await a.runJobs()).mail.sent === 0 || undefined)
    backup = join(folder, 'a.backup')
    await succeed(startBackup(settings('a', s3[0]?.env ?? {}), backup))
    await a.stop()
    rows = (await dumpDatabase(databaseOf('a'))).sort()
    files = await objectsOf(s3[0] as S3)
  } finally {
    await a.dispose()
  }
})

afterAll(async () => {
  await Promise.all(s3.map((each) => each.close()))
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

it('own database and S3 into others of their kind: every row and object is the same, and the host works', {
  tags: ['backups'],
}, async () => {
  const target = settings('b', s3[1]?.env ?? {})
  await succeed(startRestore(target, backup))
  expect(rows.length).toBeGreaterThan(40)
  expect((await dumpDatabase(databaseOf('b'))).sort()).toEqual(rows)
  expect(files).toHaveLength(3)
  expect(await objectsOf(s3[1] as S3)).toEqual(files)
  const b = await startHost(target)
  await works(b).finally(() => b.dispose())
})

it('into the embedded database and a folder, and from there back', { tags: ['backups'] }, async () => {
  const target = { DATA_DIR: join(folder, 'embedded') }
  await succeed(startRestore(target, backup))
  // The checksums on which an external database's hosts agree are unused here, and harmless.
  expect(await rowsOfStopped(target.DATA_DIR)).toEqual(rows)
  const embedded = await startHost(target)
  await works(embedded)
  await embedded.stop()

  const again = join(folder, 'embedded.backup')
  await succeed(startBackup(target, again))
  const back = settings('c', s3[2]?.env ?? {})
  await succeed(startRestore(back, again))
  expect((await dumpDatabase(databaseOf('c'))).sort()).toEqual(await rowsOfStopped(target.DATA_DIR))
  expect(await objectsOf(s3[2] as S3)).toHaveLength(4)
  await embedded.dispose()
})

it('a database or a bucket with anything in it is left as it is', async () => {
  const before = (await dumpDatabase(databaseOf('a'))).sort()
  const occupied = { ...settings('a', {}), DATA_DIR: join(folder, 'fresh') }
  const database = await startRestore(occupied, backup).ended
  expect(database).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The database is not empty/) })
  expect((await dumpDatabase(databaseOf('a'))).sort()).toEqual(before)
  const bucket = await startRestore({ ...settings('d', s3[0]?.env ?? {}) }, backup).ended
  expect(bucket).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The bucket documents is not empty/),
  })
  expect(await objectsOf(s3[0] as S3)).toEqual(files)
  expect(await dumpDatabase(databaseOf('d'))).toEqual([])
})

/** Stops the restore just before the rows are loaded. */
const HOLD = `
  create function public.hold() returns event_trigger language plpgsql as $$
  begin
    -- the migrations have made a bucket, and the restore has just emptied its table
    if to_regclass('public.newsletter_consents') is not null then
      if not exists (select from storage.buckets) then
        perform pg_sleep(120);
      end if;
    end if;
  end $$;
  create event trigger hold on ddl_command_start when tag in ('ALTER TABLE') execute function public.hold();`

it('no host starts on a database whose restore did not finish', async () => {
  const sql = openSql(server.urlFor({ database: 'd' }))
  await sql.unsafe(HOLD)
  const target = { ...settings('d', {}), DATA_DIR: join(folder, 'd') }
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
