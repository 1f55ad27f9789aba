import type { Host } from '../support/host.ts'
import { type Row, type Sql, withSql } from '../support/sql.ts'

export const inDatabase = <T>(host: Host, work: (sql: Sql) => Promise<T>) => withSql(host.databaseUrl, work)

export const rowsOf = (host: Host, table: string, email: string): Promise<Row[]> =>
  inDatabase(host, (sql) => sql.unsafe(`select * from ${table} where email = $1`, [email]))
