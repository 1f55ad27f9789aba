import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { connect } from '#host/database/connect.ts'
import { listMigrations, migrate } from '#host/database/migrate.ts'
import { startBackup, startRestore, succeed } from '../support/backup.ts'
import { anonymous, sampleRow, sendQuote, service, storedPathOf } from '../support/clients.ts'
import { eventually, type Host, startHost } from '../support/host.ts'
import { FIRST_RELEASE, makeInstallation } from '../support/older-release.ts'
import { startPostgres } from '../support/postgres.ts'
import { sampleUpload } from '../support/samples.ts'
import { openSql } from '../support/sql.ts'

/** From one release to the next, and back. */

vi.setConfig({ testTimeout: 180_000, hookTimeout: 240_000 })

const CUSTOMER = { id: crypto.randomUUID(), email: 'first-customer@example.com' }
const file = sampleUpload('pdf', 50_000)
const request = sampleRow({
  email: CUSTOMER.email,
  user_id: CUSTOMER.id,
  uploaded_files: [{ name: 'deed.pdf', path: file.path, size: file.bytes.length, type: 'application/pdf' }],
})

let folder: string
let backup: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'))
  await makeInstallation(join(folder, 'first'), FIRST_RELEASE, async ({ sql, storage }) => {
    const { id, email } = CUSTOMER
    await sql`insert into auth.users (id, email, role, aud) values (${id}, ${email}, 'authenticated', 'authenticated')`
    await storage.uploadObject(
      QUOTE_BUCKET,
      file.path,
      undefined,
      file.bytes as never,
      'application/pdf',
      'no-cache',
    )
    const metadata = { size: file.bytes.length, mimetype: 'application/pdf' }
    await sql`
      insert into storage.objects (id, bucket_id, name, metadata)
      values (${crypto.randomUUID()}, ${QUOTE_BUCKET}, ${file.path}, ${metadata})`
    await sql`insert into public.quote_requests ${sql(request as never)}`
    // Sent under names that have changed since.
    await sql`
      insert into public.outbox (kind, recipient, dedupe_key, status, sent_at)
      values ('newsletter_known', 'reader@example.com', 'newsletter_known:1', 'sent', now())`
  })
  backup = join(folder, 'first.backup')
  await succeed(startBackup({ DATA_DIR: join(folder, 'first') }, backup))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** What the first release kept is there, and today's business goes on with it. */
async function holdsEverything(host: Host): Promise<void> {
  const operator = service(host)
  const { data } = await operator.from('quote_requests').select('id, email, user_id, uploaded_files')
  const { id, email, user_id, uploaded_files } = request
  expect(data).toEqual([{ id, email, user_id, uploaded_files }])
  // Its messages were waiting, so it may be moved, to be checked, at this very moment.
  const stored = await eventually(async () => {
    const { data: found } = await operator.storage
      .from(QUOTE_BUCKET)
      .download(await storedPathOf(host, file.path))
    return found ?? undefined
  })
  const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  expect(sum(new Uint8Array(await stored.arrayBuffer()))).toBe(sum(file.bytes))
  const { data: message } = await operator.from('outbox').select('kind').eq('recipient', 'reader@example.com')
  expect(message).toEqual([{ kind: 'already_subscribed' }])
  await host.runJobs()
  await host.waitForMail(({ to }) =>
    Boolean(to?.some((entry) => 'address' in entry && entry.address === email)),
  )
  expect((await sendQuote(anonymous(host))).notification.error).toBeNull()
}

it('today’s release takes over the data of the first one that landed', { tags: ['upgrades'] }, async () => {
  const host = await startHost({ DATA_DIR: join(folder, 'first') })
  try {
    const applied = host.output().match(/Applied a migration/g)?.length
    expect(applied).toBe((await listMigrations()).length - FIRST_RELEASE.length)
    await holdsEverything(host)
  } finally {
    await host.stop()
  }
})

it('a backup of the first release is restored into today’s', { tags: ['upgrades'] }, async () => {
  const target = { DATA_DIR: join(folder, 'restored') }
  const printed = await succeed(startRestore(target, backup))
  const later = (await listMigrations()).length - FIRST_RELEASE.length
  expect(printed).toContain(`${later} migrations that the backup did not have were applied afterwards.`)
  const host = await startHost(target)
  await holdsEverything(host).finally(() => host.stop())
})

it('an earlier release says that the database is newer, and works; it does not restore a newer backup', {
  tags: ['upgrades'],
}, async () => {
  const dataDir = join(folder, 'newer')
  const versions = (await listMigrations()).map(({ version }) => version)
  await makeInstallation(dataDir, versions, async ({ sql }) => {
    // What the next release would do: it adds.
    await sql`alter table public.quote_requests add column priority smallint not null default 0`
    await sql`insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'priority')`
  })
  const host = await startHost({ DATA_DIR: dataDir })
  try {
    expect(host.output()).toContain('The database is newer than this host')
    expect((await sendQuote(anonymous(host))).notification.error).toBeNull()
    const newer = join(folder, 'newer.backup')
    await succeed(startBackup({ DATA_DIR: dataDir }, newer))
    const { code, stderr } = await startRestore({ DATA_DIR: join(folder, 'older') }, newer).ended
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/made by a newer release.*29990101000000_priority/),
    ])
  } finally {
    await host.stop()
  }
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
