import type { Database } from '../../../database.types.ts'
import { type DatabaseClient, rpc } from '../dependencies.ts'

/** All money as one table (public.money_rows), of which every export is a view (decision 016). */

type Row = Database['public']['Functions']['money_rows']['Returns'][number]

/** Generated types do not know what can be null. */
export type MoneyRow = {
  [Name in keyof Row]: Name extends 'place' | 'day' | 'kind' | 'currency' | 'net' | 'vat' | 'about'
    ? Row[Name]
    : Row[Name] | null
}

/** The first and the last day 'YYYY-MM-DD', in the UK. */
export type Days = { from: string; to: string }

export function daysOfMonth(month: string): Days {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}

const BATCH = 1000

/** Row by row, in order, so that years fit into little memory. */
export async function* readMoney(database: DatabaseClient, { from, to }: Days): AsyncGenerator<MoneyRow> {
  for (let after = ''; ; ) {
    const asked = { from_day: from, to_day: to, after, max_rows: BATCH }
    const data = await rpc(database, 'money_rows', asked)
    yield* data
    const last = data.at(-1)
    if (!last || data.length < BATCH) return
    after = last.place
  }
}

/** '-12.50' of an amount in the minor unit, without a thousands separator. */
export const decimal = (amount: number): string => (amount / 100).toFixed(2)

/** Of a paper that is about a supply: neither money held nor what has no paper. */
export const isSupply = ({ kind, treatment }: MoneyRow): boolean =>
  (kind === 'payment' || kind === 'refund') && treatment !== 'held'
