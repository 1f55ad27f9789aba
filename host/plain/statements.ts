import { COLUMN } from '../door/grammar.ts'
import type { Statement } from './attempt.ts'
import type { PlainRequest } from './request.ts'

/**
 * The statement of a plain request to the data service: an insert that returns nothing, or a read of one table by equality.
 * Everything else is not written here: @supabase/lite answers it.
 */

export type RowsStatement = Statement & { kind: 'insert' | 'select'; table: string }

const TABLE = /^\/rest\/v1\/([a-z_]{1,63})$/
const IDENTIFIER = new RegExp(`^${COLUMN}$`)
/** No word with a meaning of its own, and nothing that is quoted. */
const EQUALS = /^eq\.(?!null$)([\w-]+)$/
const DIGITS = /^\d{1,7}$/
const ORDER = new RegExp(`^(${COLUMN})(?:\\.(asc|desc))?(?:\\.nulls(first|last))?$`)

/** As `max_rows` in supabase/config.toml. */
const MAX_ROWS = '1000'

const PLAIN_PREFERENCES = ['return=minimal', 'missing=default']

/** Only what matches `IDENTIFIER` may be quoted. */
const quoted = (name: string) => `"${name}"`

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names as they stand in a parameter, without the quotation marks that clients may add. */
const namesOf = (list: string) => list.split(',').map((name) => name.replace(/^"(.*)"$/, '$1'))

const areColumns = (names: readonly string[]) =>
  names.length > 0 && names.every((name) => IDENTIFIER.test(name)) && new Set(names).size === names.length

function insertInto(
  table: string,
  { query, preferences, one, value }: PlainRequest,
): RowsStatement | undefined {
  if (one || !preferences.every((preference) => PLAIN_PREFERENCES.includes(preference))) return undefined
  const rows: unknown[] = Array.isArray(value) ? value : [value]
  if (!rows.every(isObject)) return undefined
  const [columns = [], ...others] = rows.map((row) => Object.keys(row).sort())
  const key = columns.join()
  if (!areColumns(columns) || others.some((names) => names.join() !== key)) return undefined
  // What a client declares may differ from what it sends.
  if (!query.every(([name, list]) => name === 'columns' && namesOf(list).sort().join() === key))
    return undefined
  const list = columns.map(quoted).join()
  const into = `public.${quoted(table)}`
  return {
    kind: 'insert',
    table,
    text: `insert into ${into} (${list}) select ${list} from json_populate_recordset(null::${into}, $1)`,
    values: [JSON.stringify(rows)],
  }
}

function orderBy(order: string): string | undefined {
  const entries = order.split(',').map((entry) => ORDER.exec(entry))
  if (entries.some((entry) => entry === null)) return undefined
  return entries
    .map((entry) => {
      const [, column, direction, nulls] = entry as RegExpExecArray
      return `${quoted(column as string)} ${direction ?? 'asc'}${nulls ? ` nulls ${nulls}` : ''}`
    })
    .join()
}

function selectFrom(table: string, { query, preferences }: PlainRequest): RowsStatement | undefined {
  if (preferences.length > 0) return undefined
  const given = new Map(query)
  if (given.size < query.length) return undefined
  const { select = '*', order, limit = MAX_ROWS, offset = '0', ...conditions } = Object.fromEntries(given)
  const columns = select === '*' ? [] : namesOf(select)
  if (select !== '*' && !areColumns(columns)) return undefined
  const equal = Object.entries(conditions).map(([column, condition]) => {
    const [, value] = EQUALS.exec(condition) ?? []
    return IDENTIFIER.test(column) ? value : undefined
  })
  if (equal.includes(undefined) || !DIGITS.test(limit) || !DIGITS.test(offset)) return undefined
  const sorted = order === undefined ? undefined : orderBy(order)
  if (order !== undefined && sorted === undefined) return undefined
  const where = Object.keys(conditions).map((column, i) => `${quoted(column)} = $${i + 3}`)
  const found = [
    `select ${columns.map(quoted).join() || '*'} from public.${quoted(table)}`,
    ...(where.length > 0 ? [`where ${where.join(' and ')}`] : []),
    ...(sorted ? [`order by ${sorted}`] : []),
    'limit $1 offset $2',
  ]
  return {
    kind: 'select',
    table,
    text: `select coalesce(json_agg(found), '[]')::text as rows, count(*)::integer as count from (${found.join(' ')}) as found`,
    values: [limit, offset, ...(equal as string[])],
  }
}

/** @returns undefined when the request is not plain */
export function statementOf(request: PlainRequest): RowsStatement | undefined {
  const [, table] = TABLE.exec(request.path) ?? []
  if (!table) return undefined
  if (request.method === 'POST') return insertInto(table, request)
  if (request.method === 'GET') return selectFrom(table, request)
  return undefined
}
