import { setTimeout as wait } from 'node:timers/promises'
import type { Encrypter } from 'age-encryption'
import type { Client } from 'pg'
import { connect } from '../database/connect.ts'
import type { FileStorage } from '../lite/file-storage.ts'
import type { Secrets } from '../secrets.ts'
import { type AddEntry, writeArchive } from './archive.ts'
import { listFiles, type StoredFile, saveFile } from './files.ts'
import { type FileEntry, FORMAT, fileEntryName, MANIFEST, type Manifest, SECRETS } from './manifest.ts'
import { listSequences, listTables, saveTable, writePlainly } from './tables.ts'

/**
 * Files are copied first, which may take long; then, in one database snapshot, the files added meanwhile and all rows. Files are
 * never overwritten, so the archive has every file that the snapshot names.
 */

/** A second apart, while a file has just been deleted or a message is being sent. */
const TRIES = 15

type Options = {
  url: string
  storage: FileStorage
  secrets: Secrets
  encrypter: Encrypter | undefined
  warn: (text: string) => void
}

async function migrationsOf(client: Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query(
    'select version, name from supabase_migrations.schema_migrations order by version',
  )
  return rows
}

async function queue(client: Client): Promise<{ queued: number; underWay: number }> {
  const { rows } = await client.query(`
    select count(*)::int as queued, (count(*) filter (where leased_until > now()))::int as "underWay"
    from public.outbox where status = 'queued'`)
  return rows[0]
}

type Snapshot = Omit<Manifest, 'format' | 'madeAt' | 'postgres'>

async function takeSnapshot(
  client: Client,
  storage: FileStorage,
  saved: Map<string, FileEntry>,
  add: AddEntry,
  last: boolean,
): Promise<Snapshot | undefined> {
  await client.query('begin isolation level repeatable read read only')
  try {
    await writePlainly(client)
    const files = await listFiles(client)
    const missing: StoredFile[] = []
    for (const file of files) {
      const entry = saved.get(fileEntryName(file)) ?? (await saveFile(storage, file, add))
      if (entry) saved.set(fileEntryName(file), entry)
      else missing.push(file)
    }
    const { queued, underWay } = await queue(client)
    // A deleted file's row will go shortly. A message being sent, restored from now, would be sent twice.
    if (!last && (missing.length > 0 || underWay > 0)) return undefined
    const tables: Manifest['tables'] = []
    for (const table of await listTables(client)) tables.push(await saveTable(client, table, add))
    return {
      tables,
      sequences: await listSequences(client),
      migrations: await migrationsOf(client),
      files: files.flatMap((file) => saved.get(fileEntryName(file)) ?? []),
      missing: missing.map(({ bucket, key }) => ({ bucket, key })),
      queuedMail: queued,
      mailUnderWay: underWay,
    }
  } finally {
    await client.query('rollback')
  }
}

export async function makeBackup(
  file: string,
  options: Options,
): Promise<{ manifest: Manifest; size: number }> {
  const { url, storage, secrets, encrypter, warn } = options
  const client = await connect(url)
  try {
    // Another one is waited for: both would write to one file.
    await client.query(`select pg_advisory_lock(hashtext('backup'))`)
    let manifest: Manifest | undefined
    const fill = async (add: AddEntry) => {
      const saved = new Map<string, FileEntry>()
      for (const file of await listFiles(client)) {
        const entry = await saveFile(storage, file, add)
        if (entry) saved.set(fileEntryName(file), entry)
      }
      let snapshot: Snapshot | undefined
      for (let tries = 1; !snapshot; tries++) {
        if (tries > 1) await wait(1_000)
        snapshot = await takeSnapshot(client, storage, saved, add, tries === TRIES)
      }
      const { rows } = await client.query(`select current_setting('server_version') as postgres`)
      manifest = { format: FORMAT, madeAt: new Date().toISOString(), postgres: rows[0].postgres, ...snapshot }
      for (const [name, content] of [
        [SECRETS, secrets],
        [MANIFEST, manifest],
      ] as const) {
        const text = Buffer.from(`${JSON.stringify(content, null, 2)}\n`)
        await add(name, text.length, [text])
      }
    }
    const size = await writeArchive(file, fill, encrypter)
    if (!manifest) throw new Error('A backup without a manifest')
    const { missing } = manifest
    const [count, verb] = missing.length === 1 ? ['1 file', 'is'] : [`${missing.length} files`, 'are']
    if (missing.length > 0)
      warn(`${count} that the database names ${verb} not in the storage: see ${MANIFEST}.`)
    return { manifest, size }
  } finally {
    await client.end()
  }
}
