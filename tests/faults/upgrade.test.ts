import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#host/database/connect.ts'
import { listMigrations, migrate } from '#host/database/migrate.ts'
import { startBackup, startRestore, succeed } from '../support/backup.ts'
import { copyCheckout, ROOT } from '../support/checkout.ts'
import { anonymous, customer, sendQuote, service, storedBytes, storedPathOf } from '../support/clients.ts'
import { freshAddress } from '../support/forms.ts'
import { type Host, startHost } from '../support/host.ts'
import { ownHost } from '../support/own-host.ts'
import { startPostgres } from '../support/postgres.ts'
import { openSql } from '../support/sql.ts'

/** From this release to a later one, which is this one with another migration, and back. */

const LATER = '29990101000000_priority'
const ADDS_A_COLUMN = 'alter table public.quote_requests add column priority smallint not null default 3;'

const folder = await mkdtemp(join(tmpdir(), 'upgrade-'))
const later = join(folder, 'later')
const backups = { earlier: join(folder, 'earlier.backup'), later: join(folder, 'later.backup') }
const { host } = ownHost()
let kept: Awaited<ReturnType<typeof sendQuote>>
const email = freshAddress()

/** What the earlier release kept is there, and business goes on with it. */
async function holdsEverything(installation: Host): Promise<void> {
  const { id, user_id } = kept.row
  const requests = service(installation).from('quote_requests').select('id, email, user_id')
  const { data } = await requests.eq('email', email)
  expect(data).toEqual([{ id, email, user_id }])
  const path = await storedPathOf(installation, String(kept.row.uploaded_files?.[0]?.path))
  expect((await storedBytes(installation, path)).equals(kept.bytes)).toBe(true)
  expect((await sendQuote(anonymous(installation))).notification.error).toBeNull()
}

/** The value that the later release's migration gives to what was there before it. */
async function priorityOf(installation: Host): Promise<unknown> {
  const sql = openSql(installation.databaseUrl)
  const rows = await sql`select priority from public.quote_requests where email = ${email}`
  await sql.end()
  return rows[0]?.priority
}

beforeAll(async () => {
  await copyCheckout(later)
  await symlink(join(ROOT, 'node_modules'), join(later, 'node_modules'))
  await cp(join(ROOT, 'build'), join(later, 'build'), { recursive: true })
  await writeFile(join(later, 'supabase/migrations', `${LATER}.sql`), ADDS_A_COLUMN)
  const { client, id } = await customer(host, email)
  kept = await sendQuote(client, { email, user_id: id })
  expect(kept.notification.error).toBeNull()
  await host.stop()
  await succeed(startBackup({ DATA_DIR: host.dataDir }, backups.earlier))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it('a later release takes over all data, and the earlier one works on its database', {
  tags: ['upgrades'],
}, async () => {
  const next = await startHost({ DATA_DIR: host.dataDir }, later)
  try {
    expect(next.output().match(/Applied a migration/g)).toHaveLength(1)
    await holdsEverything(next)
    expect(await priorityOf(next)).toBe(3)
    await succeed(startBackup({ DATA_DIR: host.dataDir }, backups.later, later))
  } finally {
    await next.stop()
  }
  await host.start()
  expect(host.output()).toContain('The database is newer than this host')
  await holdsEverything(host)
})

it('a backup of the earlier release is restored into the later one, and not the other way round', {
  tags: ['upgrades', 'release'],
}, async () => {
  const target = { DATA_DIR: join(folder, 'restored') }
  const printed = await succeed(startRestore(target, backups.earlier, later))
  expect(printed).toContain('1 migrations that the backup did not have were applied afterwards.')
  const restored = await startHost(target, later)
  try {
    await holdsEverything(restored)
    expect(await priorityOf(restored)).toBe(3)
  } finally {
    await restored.stop()
  }
  const { code, stderr } = await startRestore({ DATA_DIR: join(folder, 'older') }, backups.later).ended
  expect([code, stderr]).toEqual([1, expect.stringMatching(new RegExp(`made by a newer release.*${LATER}`))])
})

it('a database made from another baseline is refused, and stays as it is', {
  tags: ['upgrades', 'release'],
}, async () => {
  const [baseline] = await listMigrations()
  const file = join(later, 'supabase/migrations', String(baseline?.file))
  const text = await readFile(file, 'utf8')
  await writeFile(file, `${text}\ncreate table public.later (id integer);\n`)
  await host.stop()
  await expect(startHost({ DATA_DIR: host.dataDir }, later)).rejects.toThrow(
    'This database was made from an earlier state of supabase/schemas: start with an empty DATA_DIR, or with `npm run dev -- --fresh`.',
  )
  await writeFile(file, text)
  await host.start()
  await holdsEverything(host)
})

it('a migration that fails leaves nothing behind, says which and what to do, and is applied once it is fixed', {
  tags: ['upgrades'],
}, async () => {
  const server = await startPostgres()
  const migrations = await mkdtemp(join(folder, 'migrations-'))
  const sql = openSql(server.url)
  const client = await connect(server.url)
  const choice = { folder: pathToFileURL(`${migrations}/`) }
  const run = () => migrate(client, pino({ level: 'silent' }), choice)
  const write = (name: string, text: string) => writeFile(join(migrations, name), text)
  try {
    await write(
      '20270101000000_names.sql',
      `create table names (name text); insert into names values ('kept')`,
    )
    expect(await run()).toBe(1)
    const bad = `alter table names add column length integer; update names set length = name::integer;`
    await write('20270102000000_lengths.sql', bad)
    const failure = await run().catch((error: Error) => error.message)
    expect(failure).toMatch(/20270102000000_lengths\.sql failed \(22P02\)/)
    expect(failure).toMatch(/It was rolled back.*Start the earlier release again/)
    // The value that it stumbled over may be a customer's.
    expect(failure).not.toContain('kept"')
    expect(await sql`select * from names`).toEqual([{ name: 'kept' }])
    expect(await sql`select version from supabase_migrations.schema_migrations`).toHaveLength(1)
    await write('20270102000000_lengths.sql', bad.replace('name::integer', 'length(name)'))
    expect(await run()).toBe(1)
    expect(await sql`select * from names`).toEqual([{ name: 'kept', length: 4 }])
  } finally {
    await client.end()
    await sql.end()
    await server.close()
  }
})
