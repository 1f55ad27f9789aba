import { rowOf } from '#contract/fields.ts'
import { QUOTE_FIELDS, SAMPLE_QUOTE } from '#contract/quote.ts'
import type { Row, Sql, TransactionSql } from './sql.ts'

/** Orders as tests make them: by the database's own functions. */

type Template = Pick<Sql | TransactionSql, 'unsafe'>

/** Stores a request, and returns its id. */
export async function storeRequest(sql: Template, changes: Row = {}): Promise<string> {
  const row: Row = { ...rowOf(QUOTE_FIELDS, SAMPLE_QUOTE), ...changes }
  const names = Object.keys(row)
  const [stored] = await sql.unsafe(
    `insert into public.quote_requests (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  return stored?.id
}

/** An offer of £120.01 in two lines, without VAT, open for a week after a moment. */
export function sampleOffer(at = new Date(), changes: object = {}): object {
  const day = (days: number) => new Date(at.getTime() + days * 24 * 3_600_000).toISOString()
  return {
    lines: [
      { what: 'Certified translation of a birth certificate', amount: 9001 },
      { what: 'Apostille', amount: 3000 },
    ],
    prices: 'gross',
    vatRate: null,
    readyBy: day(5).slice(0, 10),
    note: 'Two originals, please.',
    validUntil: day(7),
    ...changes,
  }
}

/** Calls a function of the database by its name, with named values, and returns what it returns. */
export async function rpc(sql: Template, name: string, args: Row): Promise<Row> {
  const given = Object.entries(args).filter(([, value]) => value !== undefined)
  const list = given.map(([key], i) => `${key} => $${i + 1}`).join(', ')
  const [row] = await sql.unsafe(
    `select public.${name}(${list}) as result`,
    given.map(([, value]) => value),
  )
  return row?.result
}
