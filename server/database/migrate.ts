import { readdir, readFile } from 'node:fs/promises'
import type { Sql } from 'postgres'
import type { Log } from '../log.ts'

/** Migrations as the Supabase CLI does them: the same folder, the same history table, each in one transaction. */

const FOLDER = new URL('../../supabase/migrations/', import.meta.url)

/** Any constant; two hosts on one database must not prepare it at the same time. */
const LOCK = 20_261_120

/** Does the work while no other host does any under this lock; a host that dies gives the lock back. */
export async function aloneOnDatabase<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  const connection = await sql.reserve()
  try {
    await connection`select pg_advisory_lock(${LOCK})`
    return await work()
  } finally {
    await connection`select pg_advisory_unlock(${LOCK})`.catch(() => {})
    connection.release()
  }
}

/** Runs one of the `platform-*.sql` files of this folder. */
export async function runPlatformSql(sql: Sql, name: 'roles' | 'schemas' | 'host'): Promise<void> {
  await sql.unsafe(await readFile(new URL(`./platform-${name}.sql`, import.meta.url), 'utf8'))
}

/**
 * Applies the migrations that the database has not seen, within `aloneOnDatabase`.
 * @returns how many there were
 */
export async function migrate(sql: Sql, log: Log): Promise<number> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
  `)
  const files = (await readdir(FOLDER)).filter((name) => /^\d+_.+\.sql$/.test(name)).sort()
  const rows = await sql`select version from supabase_migrations.schema_migrations`
  const known = new Set(rows.map(({ version }) => String(version)))
  let applied = 0
  for (const file of files) {
    const separator = file.indexOf('_')
    const version = file.slice(0, separator)
    const name = file.slice(separator + 1, -'.sql'.length)
    if (known.delete(version)) continue
    const text = await readFile(new URL(file, FOLDER), 'utf8')
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text)
      await transaction`
        insert into supabase_migrations.schema_migrations (version, statements, name)
        values (${version}, ${[text]}, ${name})`
    })
    applied += 1
    log.info({ migration: file }, 'Applied a migration')
  }
  // As during a rolling upgrade, or after going back to an earlier version.
  if (known.size > 0) log.warn({ migrations: [...known] }, 'The database is newer than this host')
  return applied
}
