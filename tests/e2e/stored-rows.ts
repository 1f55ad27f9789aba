import type { Host } from '../support/host.ts'
import { openSql, type Row, type Sql } from '../support/sql.ts'

export async function inDatabase<T>(host: Host, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = openSql(host.databaseUrl)
  return work(sql).finally(() => sql.end())
}

export const rowsOf = (host: Host, table: string, email: string): Promise<Row[]> =>
  inDatabase(host, (sql) => sql.unsafe(`select * from ${table} where email = $1`, [email]))
