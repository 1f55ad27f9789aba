import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Client } from 'pg'
import copyStreams from 'pg-copy-streams'
import type { AddEntry } from './archive.ts'
import { nameOf, type SequenceEntry, type TableEntry } from './manifest.ts'

/** Table rows as PostgreSQL's COPY text: the same bytes for the same rows on every server. */

export type Table = Pick<TableEntry, 'schema' | 'name' | 'columns'> & {
  order: string
}

const PART_SIZE = 8 * 1024 * 1024

const pack = promisify(gzip)
const unpack = promisify(gunzip)

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
export const quotedName = ({ schema, name }: { schema: string; name: string }) =>
  `${quote(schema)}.${quote(name)}`

/** Without PostgreSQL's own objects and those of extensions. */
const OURS = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'
  and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`

/** Makes values independent of the settings of server and role. Call within a transaction. */
export async function writePlainly(client: Client): Promise<void> {
  await client.query(`
    set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local row_security = off;
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0;
  `)
}

export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query(`
    select c.oid, n.nspname as schema, c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select array_agg(f.confrelid) from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${OURS}
    order by n.nspname, c.relname`)
  const waiting = new Map(rows.map((row) => [row.oid as number, row]))
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      ([, { needs }]) => !(needs ?? []).some((oid: number) => waiting.has(oid)),
    )
    if (free.length === 0) throw new Error('Tables refer to each other in a circle')
    for (const [oid, { schema, name, columns, key }] of free) {
      waiting.delete(oid)
      // Compared byte by byte, because collations differ between servers.
      const by = key?.map((column: string) => `t.${quote(column)}::text collate "C"`)
      ordered.push({ schema, name, columns: columns ?? [], order: by?.join(', ') ?? 't::text collate "C"' })
    }
  }
  return ordered
}

export async function listSequences(client: Client): Promise<SequenceEntry[]> {
  const { rows } = await client.query(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${OURS} order by 1, 2`)
  const found: SequenceEntry[] = []
  for (const { schema, name } of rows) {
    const from = quotedName({ schema, name })
    const state = await client.query(`select last_value::text as value, is_called as called from ${from}`)
    found.push({ schema, name, ...state.rows[0] })
  }
  return found
}

function copyOut(client: Client, table: Table): AsyncIterable<Buffer> {
  const columns = table.columns.map((column) => `t.${quote(column)}`).join(', ')
  const query = `select ${columns} from ${quotedName(table)} as t order by ${table.order}`
  return client.query(copyStreams.to(`copy (${query}) to stdout`))
}

/** One line a row: line breaks within values are escaped. */
function countLines(text: Buffer): number {
  let lines = 0
  for (let at = text.indexOf(10); at >= 0; at = text.indexOf(10, at + 1)) lines += 1
  return lines
}

export async function checkTable(client: Client, table: Table): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const text of copyOut(client, table)) {
    hash.update(text)
    rows += countLines(text)
  }
  return { rows, sha256: hash.digest('hex') }
}

export async function saveTable(client: Client, table: Table, add: AddEntry): Promise<TableEntry> {
  const hash = createHash('sha256')
  const parts: string[] = []
  let rows = 0
  let gathered: Buffer[] = []
  let size = 0
  async function flush(): Promise<void> {
    const packed = await pack(Buffer.concat(gathered))
    const name = `tables/${nameOf(table)}/${String(parts.length + 1).padStart(5, '0')}.copy.gz`
    await add(name, packed.length, [packed])
    parts.push(name)
    gathered = []
    size = 0
  }
  for await (const text of copyOut(client, table)) {
    hash.update(text)
    rows += countLines(text)
    gathered.push(text)
    size += text.length
    if (size >= PART_SIZE) await flush()
  }
  if (size > 0) await flush()
  const { schema, name, columns } = table
  return { schema, name, columns, rows, sha256: hash.digest('hex'), parts }
}

export type Load = {
  write: (packed: Uint8Array) => Promise<void>
  end: () => Promise<void>
}

export function loadTable(client: Client, table: TableEntry): Load {
  const columns = table.columns.map(quote).join(', ')
  const stream = client.query(copyStreams.from(`copy ${quotedName(table)} (${columns}) from stdin`))
  const finished = new Promise<void>((done, failed) => {
    stream.once('error', failed)
    stream.once('finish', done)
  })
  // Awaited later; until then a failure must not count as unhandled.
  finished.catch(() => {})
  return {
    async write(packed) {
      const text = await unpack(packed)
      const taken = new Promise<void>((done) => {
        stream.write(text, () => done())
      })
      await Promise.race([taken, finished])
    },
    async end() {
      stream.end()
      await finished
    },
  }
}
