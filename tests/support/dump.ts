import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withSql } from './sql.ts'

/** A whole installation as text, to search for leaks. */

/** Every row of every table but PostgreSQL's own, each with the table's name. */
export const dumpDatabase = (databaseUrl: string): Promise<string[]> =>
  withSql(databaseUrl, async (sql) => {
    const tables = await sql`
      select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname not like 'pg_toast%'
      order by 1`
    const lines: string[] = []
    for (const { name } of tables) {
      const rows = await sql.unsafe(`select whole::text as line from ${name} as whole`)
      lines.push(...rows.map(({ line }) => `${name}: ${line}`))
    }
    return lines
  })

/** Each file's path, and its bytes as text in which ASCII is unchanged. */
export async function dumpFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      return `${path}\n${entry.isFile() ? await readFile(path, 'latin1') : ''}`
    }),
  )
}
