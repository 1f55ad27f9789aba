import { readdir, readFile } from 'node:fs/promises'
import type { Client } from 'pg'
import type { Log } from '../log.ts'

/** As the Supabase CLI does: the same folder, the same history table, each migration in one transaction. */

const FOLDER = new URL('../../supabase/migrations/', import.meta.url)

/** Two programs must not prepare a database at the same time. */
const LOCK = 20_261_120

export async function aloneOnDatabase<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [LOCK])
  try {
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
  }
}

export async function runPlatformSql(client: Client, name: 'roles' | 'schemas' | 'host'): Promise<void> {
  await client.query(await readFile(new URL(`./platform-${name}.sql`, import.meta.url), 'utf8'))
}

export type MigrationChoice = { folder?: URL; versions?: ReadonlySet<string> }

type Migration = { file: string; version: string; name: string }

export async function listMigrations(folder = FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => /^\d+_.+\.sql$/.test(name)).sort()
  return files.map((file) => {
    const separator = file.indexOf('_')
    const name = file.slice(separator + 1, -'.sql'.length)
    return { file, version: file.slice(0, separator), name }
  })
}

class MigrationError extends Error {
  constructor(file: string, cause: unknown) {
    const { code = 'unknown', message = String(cause) } = cause as { code?: string; message?: string }
    // Errors of class 22 quote the offending value, which may be a name.
    const reason = code.startsWith('22') ? code : `${code}: ${message}`
    super(
      `The migration ${file} failed (${reason}). It was rolled back; earlier ones were applied. ` +
        'Start the earlier release again; see "Going back" in docs/operate/updates.md.',
    )
  }
}

/** Until the first installation, the baseline changes with `supabase/schemas` (decision 014). */
function checkBaseline(recorded: string, text: string): void {
  if (recorded !== text)
    throw new Error(
      'This database was made from an earlier state of supabase/schemas: start with an empty DATA_DIR, ' +
        'or with `npm run dev -- --fresh`.',
    )
}

/** Within `aloneOnDatabase`. @returns how many were applied */
export async function migrate(
  client: Client,
  log: Log,
  { folder = FOLDER, versions }: MigrationChoice = {},
): Promise<number> {
  await client.query(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
  `)
  const { rows } = await client.query('select version, statements from supabase_migrations.schema_migrations')
  const known = new Map<string, string[]>(rows.map(({ version, statements }) => [version, statements]))
  let applied = 0
  for (const [index, { file, version, name }] of (await listMigrations(folder)).entries()) {
    const text = await readFile(new URL(file, folder), 'utf8')
    const [recorded] = known.get(version) ?? []
    if (index === 0 && recorded !== undefined) checkBaseline(recorded, text)
    if (known.delete(version) || (versions && !versions.has(version))) continue
    try {
      await client.query('begin')
      await client.query(text)
      await client.query(
        'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
        [version, [text], name],
      )
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw new MigrationError(file, error)
    }
    applied += 1
    log.info({ migration: file }, 'Applied a migration')
  }
  // After going back to an earlier release.
  if (known.size > 0) log.warn({ migrations: [...known.keys()] }, 'The database is newer than this host')
  return applied
}
