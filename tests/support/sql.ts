import pg from 'pg'
import { TypedParamsClient } from '#host/database/typed-params-client.ts'

/** A tagged template for SQL: values are parameters, and rows are returned. */

// biome-ignore lint/suspicious/noExplicitAny: a test knows what it asks for
export type Row = Record<string, any>

/** The rows of an `insert`, as "(a, b) values ($1, $2)". */
class Rows {
  readonly list: Row[]
  constructor(list: Row[]) {
    this.list = list
  }
}

/** A pool, or a transaction's connection. */
type Template = {
  (text: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>
  (rows: object | object[]): Rows
  /** Without values, several statements are allowed. */
  unsafe: (text: string, values?: unknown[]) => Promise<Row[]>
}

export type TransactionSql = Template & {
  savepoint: <T>(work: (inner: TransactionSql) => Promise<T>) => Promise<T>
}

export type Sql = Template & {
  begin: <T>(work: (transaction: TransactionSql) => Promise<T>) => Promise<T>
  reserve: () => Promise<Template & { release: () => void }>
  end: () => Promise<void>
}

const parsers = new Map<number, (text: string) => unknown>([
  // dates are in UTC, and intervals are text
  [pg.types.builtins.DATE, (text) => new Date(text)],
  [pg.types.builtins.INTERVAL, (text) => text],
])

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text'),
}

/** Where PostgreSQL cannot infer the type. */
function castOf(value: unknown): string {
  if (value instanceof Date) return '::timestamptz'
  return typeof value === 'boolean' ? '::boolean' : ''
}

function writeStatement(texts: readonly string[], given: unknown[]): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const place = (value: unknown) => `$${values.push(value)}${castOf(value)}`
  const write = (value: unknown) => {
    if (!(value instanceof Rows)) return place(value)
    const columns = Object.keys(value.list[0] ?? {})
    const tuples = value.list.map((row) => `(${columns.map((column) => place(row[column])).join(', ')})`)
    return `(${columns.map((column) => pg.escapeIdentifier(column)).join(', ')}) values ${tuples.join(', ')}`
  }
  const text = texts.map((part, i) => (i < given.length ? part + write(given[i]) : part)).join('')
  return { text, values }
}

function templateFor(client: Pick<pg.Pool, 'query'>): Template {
  async function unsafe(text: string, values: unknown[] = []): Promise<Row[]> {
    const result = await (values.length > 0 ? client.query(text, values) : client.query(text))
    return (Array.isArray(result) ? result.at(-1) : result).rows
  }
  function template(first: TemplateStringsArray | object, ...given: unknown[]) {
    if (!('raw' in first)) return new Rows([first].flat() as Row[])
    const { text, values } = writeStatement(first, given)
    return unsafe(text, values)
  }
  return Object.assign(template as Template, { unsafe })
}

function transactionOn(client: pg.PoolClient): TransactionSql {
  const template = templateFor(client)
  return Object.assign(template, {
    async savepoint<T>(work: (inner: TransactionSql) => Promise<T>): Promise<T> {
      await client.query('savepoint inside')
      try {
        return await work(transactionOn(client))
      } catch (error) {
        await client.query('rollback to savepoint inside')
        throw error
      }
    },
  })
}

function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, Client: TypedParamsClient, max, types, idleTimeoutMillis: 0 })
  // the failing statement reports a lost connection
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Reconnects after an outage. @param databaseUrl may be known only when a statement runs, and be another one later */
export function openSql(databaseUrl: string | (() => string), max = 1): Sql {
  let opened: { url: string; pool: pg.Pool } | undefined
  const pool = () => {
    const url = typeof databaseUrl === 'string' ? databaseUrl : databaseUrl()
    if (opened && opened.url !== url) void opened.pool.end()
    if (opened?.url !== url) opened = { url, pool: openPool(url, max) }
    return opened.pool
  }
  const query = ((...given: Parameters<pg.Pool['query']>) => pool().query(...given)) as pg.Pool['query']
  return Object.assign(templateFor({ query }), {
    async begin<T>(work: (transaction: TransactionSql) => Promise<T>): Promise<T> {
      const client = await pool().connect()
      try {
        await client.query('begin')
        const result = await work(transactionOn(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      } finally {
        client.release()
      }
    },
    async reserve() {
      const client = await pool().connect()
      return Object.assign(templateFor(client), { release: () => client.release() })
    },
    end: async () => opened?.pool.end(),
  })
}

/** For a few statements. */
export async function withSql<T>(databaseUrl: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = openSql(databaseUrl)
  return work(sql).finally(() => sql.end())
}

/** A test may kill a process, but not the machine's power: what was written is there without waiting for the disk. */
export const waitForNoDisk = (databaseUrl: string) =>
  withSql(databaseUrl, async (sql) => {
    await sql`alter system set fsync = off`
    await sql`select pg_reload_conf()`
  })

/** Rolls back at the end. @throws what the work throws */
export async function undoing(sql: Sql, work: (transaction: TransactionSql) => Promise<void>): Promise<void> {
  const undo = new Error('undo')
  await sql
    .begin(async (transaction) => {
      await work(transaction)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
}

/**
 * The rows of each table that sweeping 25 hours from now leaves, of those that are there. The host goes on sending mail, and counts
 * it: what comes during the sweep is not in the snapshot.
 */
export function leftTomorrow(sql: Sql, tables: string[]): Promise<Record<string, number>> {
  return sql.begin(async (transaction) => {
    await transaction`set transaction isolation level repeatable read`
    await transaction`select public.sweep_limits(now() + interval '25 hours')`
    const left: Record<string, number> = {}
    for (const table of tables) left[table] = (await transaction.unsafe(`select from public.${table}`)).length
    return left
  })
}
