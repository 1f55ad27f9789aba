import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import pino from 'pino'
import { openSource } from '../host/backup/source.ts'
import { listSequences, listTables, quote, quotedName } from '../host/backup/tables.ts'
import { connect } from '../host/database/connect.ts'
import { listMigrations } from '../host/database/migrate.ts'
import { readSettings } from '../host/settings.ts'

/**
 * The database of `npm run dev` follows `supabase/schemas`: one that was made from an earlier state is renamed before the host
 * starts, and its rows are copied into the one that the host makes.
 */

const EARLIER = 'earlier'

/** Of the last database that has all its rows. */
const stampOf = (dataDir: string) => join(dataDir, 'baseline.sql')

async function baseline(): Promise<string> {
  const [first] = await listMigrations()
  if (!first) throw new Error('There is no migration: npm run generate')
  return readFile(new URL(`../supabase/migrations/${first.file}`, import.meta.url), 'utf8')
}

async function withDatabase<T>(
  dataDir: string,
  work: (open: (name: string) => Promise<Client>) => Promise<T>,
): Promise<T> {
  const source = await openSource(readSettings({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
  const opened: Client[] = []
  const open = async (name: string) => {
    const client = await connect(Object.assign(new URL(source.url), { pathname: name }).href)
    opened.push(client)
    return client
  }
  try {
    return await work(open)
  } finally {
    await Promise.all(opened.map((client) => client.end()))
    await source.close()
  }
}

/** Before the host starts. @returns whether there are rows to take over */
export async function setAsideEarlier(dataDir: string): Promise<boolean> {
  const made = await readFile(stampOf(dataDir), 'utf8').catch(() => undefined)
  if (made === undefined || made === (await baseline())) return false
  await withDatabase(dataDir, async (open) => {
    const client = await open('template1')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [EARLIER])
    // It is there only after an attempt that did not end.
    const replaced = rowCount ? 'replaced' : EARLIER
    await client.query('create database made_next')
    await client.query(
      `begin; alter database postgres rename to ${replaced}; alter database made_next rename to postgres; commit`,
    )
    if (rowCount) await client.query('drop database replaced')
  })
  return true
}

/** A table whose rows do not fit its new definition stays as the host has made it. @returns the names of such tables */
export async function takeEarlierOver(dataDir: string): Promise<string[]> {
  return withDatabase(dataDir, async (open) => {
    const [from, to] = [await open(EARLIER), await open('postgres')]
    const present = new Map((await listTables(to)).map((table) => [quotedName(table), table]))
    const left: string[] = []
    // At once: the host's jobs would end accounts whose confirmation is not there yet. Neither triggers nor foreign keys: the rows
    // already contain what triggers did.
    await to.query('begin; set local session_replication_role = replica')
    for (const table of await listTables(from)) {
      const name = quotedName(table)
      const shared = present.get(name)?.columns.filter((column) => table.columns.includes(column))
      if (!shared || table.schema === 'supabase_migrations') continue
      const columns = shared.map(quote).join(', ')
      const { rows } = await from.query(`select json_agg(t)::text as all from ${name} as t`)
      await to.query('savepoint before')
      await to
        .query(
          `insert into ${name} (${columns}) overriding system value
            select ${columns} from json_populate_recordset(null::${name}, $1) on conflict do nothing`,
          [rows[0].all ?? '[]'],
        )
        .catch(() => {
          left.push(name)
          return to.query('rollback to before')
        })
    }
    for (const sequence of await listSequences(from))
      await to.query('select setval(to_regclass($1), $2, $3)', [
        quotedName(sequence),
        sequence.value,
        sequence.called,
      ])
    await to.query('commit')
    await from.end()
    await to.query(`drop database ${EARLIER}`)
    return left
  })
}

/** Once the database of these schemas has all its rows. */
export async function stampDatabase(dataDir: string): Promise<void> {
  await writeFile(stampOf(dataDir), await baseline())
}
