import type { Decrypter } from 'age-encryption'
import type { Client } from 'pg'
import { RESTORING } from '../database/agree-on-secrets.ts'
import { connect } from '../database/connect.ts'
import { aloneOnDatabase, migrate } from '../database/migrate.ts'
import { openRequestPool } from '../database/request-pool.ts'
import { openApp, prepareDatabase } from '../lite/app.ts'
import { type FileStorage, openStorage } from '../lite/file-storage.ts'
import { type Log, redactConsole } from '../log.ts'
import { SECRET_SETTINGS } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { type Archive, ArchiveError, readArchive } from './archive.ts'
import { type Backup, checkBackup, checkRelease, checkSecrets } from './check-backup.ts'
import { checkFile } from './files.ts'
import { fileEntryName, type Manifest, nameOf } from './manifest.ts'
import {
  checkTable,
  type Load,
  listTables,
  loadTable,
  quotedName,
  type Table,
  writePlainly,
} from './tables.ts'
import { checkDatabaseIsEmpty, checkPlace, checkRoom, openTarget, type Target } from './target.ts'

/**
 * The database is migrated to the backup's version, filled, compared, and migrated to this release. Nothing is changed before the
 * whole backup was checked; no host starts on an interrupted restore.
 */

type Restored = {
  manifest: Manifest
  migrated: number
}

type Restore = { backup: Backup; target: Target; client: Client; settings: Settings; log: Log }

async function prepare(
  { backup: { secrets, manifest }, target, client, settings, log }: Restore,
  storage: FileStorage,
): Promise<void> {
  redactConsole(log)
  const requests = openRequestPool(target.url, 3, log)
  try {
    const send = async () => {}
    const { app } = await openApp({ requests, files: storage, settings, secrets, send })
    const versions = new Set(manifest.migrations.map(({ version }) => version))
    const unasked = { DATABASE_URL: undefined }
    await prepareDatabase({ app, setup: client, settings: unasked, secrets, log, migrations: { versions } })
  } finally {
    await requests.end()
  }
  for (const name of Object.keys(SECRET_SETTINGS))
    await client.query('insert into host.secret_digests values ($1, $2)', [name, RESTORING])
}

async function restoreFiles(archive: Archive, storage: FileStorage, { files }: Manifest): Promise<void> {
  const wanted = new Map(files.map((entry) => [fileEntryName(entry), entry]))
  await readArchive(archive, (name, body) => {
    const entry = wanted.get(name)
    if (!entry) return false
    const { bucket, key, type, cacheControl } = entry
    return storage.uploadObject(bucket, key, undefined, body, type, cacheControl).then(() => {})
  })
  for (const entry of files) {
    const found = await checkFile(storage, entry)
    if (found?.sha256 !== entry.sha256 || found.size !== entry.size)
      throw new ArchiveError(`${fileEntryName(entry)} does not match the backup after it was stored.`)
  }
}

async function loadTables(archive: Archive, client: Client, manifest: Manifest): Promise<void> {
  const tableOf = new Map(manifest.tables.flatMap((table) => table.parts.map((part) => [part, table])))
  let current: { name: string; load: Load } | undefined
  await readArchive(archive, (part, body) => {
    const table = tableOf.get(part)
    if (!table) return false
    return (async () => {
      const name = nameOf(table)
      if (current?.name !== name) {
        await current?.load.end()
        current = { name, load: loadTable(client, table) }
      }
      await current.load.write(Buffer.from(await new Response(body).arrayBuffer()))
    })()
  })
  await current?.load.end()
}

async function restoreRows(archive: Archive, client: Client, manifest: Manifest): Promise<void> {
  await client.query('begin')
  await writePlainly(client)
  const tables = new Map<string, Table>((await listTables(client)).map((table) => [nameOf(table), table]))
  for (const entry of manifest.tables) {
    const table = tables.get(nameOf(entry))
    const lacks = entry.columns.filter((column) => !table?.columns.includes(column))
    if (!table || lacks.length > 0)
      throw new ArchiveError(`This release has no place for ${nameOf(entry)} ${lacks.join(', ')}.`)
  }
  const names = [...tables.values()].map(quotedName)
  await client.query(`truncate ${names.join(', ')}`)
  // The rows already contain what triggers did.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await loadTables(archive, client, manifest)
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const sequence of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [
      quotedName(sequence),
      sequence.value,
      sequence.called,
    ])
  }
  for (const entry of manifest.tables) {
    const { order } = tables.get(nameOf(entry)) as Table
    const found = await checkTable(client, { ...entry, order })
    if (found.rows !== entry.rows || found.sha256 !== entry.sha256)
      throw new ArchiveError(
        `${nameOf(entry)} does not match the backup (${found.rows} rows of ${entry.rows}).`,
      )
  }
  await client.query('commit')
  await client.query('analyze')
}

function fill(restore: Restore): Promise<Restored> {
  const { backup, target, client, settings, log } = restore
  const { archive, manifest } = backup
  return aloneOnDatabase(client, async () => {
    await checkDatabaseIsEmpty(client)
    const storage = await openStorage(settings)
    await prepare(restore, storage)
    await restoreFiles(archive, storage, manifest)
    await restoreRows(archive, client, manifest)
    const migrated = await migrate(client, log)
    await target.finish()
    return { manifest, migrated }
  })
}

/** A failed restore is undone, except in an external database, which must be recreated. */
export async function restoreBackup(
  file: string,
  keys: Decrypter,
  settings: Settings,
  log: Log,
): Promise<Restored> {
  const backup = await checkBackup(file, keys)
  const { manifest, secrets } = backup
  await checkRelease(manifest)
  checkSecrets(secrets, settings)
  await checkPlace(settings)
  await checkRoom(manifest, settings)
  const target = await openTarget(settings, secrets, log)
  try {
    const client = await connect(target.url)
    return await fill({ backup, target, client, settings, log }).finally(() => client.end().catch(() => {}))
  } catch (error) {
    await target.discard()
    throw error
  } finally {
    await target.close()
  }
}
