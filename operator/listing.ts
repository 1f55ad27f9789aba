import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { REFERENCE_PREFIX } from '#contract/business-facts.ts'
import { parseReference } from '#contract/reference.ts'
import { answerOf, type Backend } from './backend.ts'
import { type Context, Failure, type Input, numberOption, type OptionHelp, UsageError } from './command.ts'
import { type Column, table } from './terminal/table.ts'

/** Of requests and enquiries: what is marked is hidden from lists, and deleted after a week. */
export const SPAM_OPTION: Record<string, OptionHelp> = { spam: { help: 'only what was marked as spam' } }

export const PAGE_OPTIONS: Record<string, OptionHelp> = {
  limit: { value: 'N', help: 'rows per page, at most 1000; 20 by default' },
  page: { value: 'N', help: 'page number, from 1' },
}

export type Page = { from: number; to: number; limit: number; page: number }

/** Positions from 0. */
export function readPage(input: Input): Page {
  const limit = numberOption(input, 'limit', 20, 1000)
  const page = numberOption(input, 'page', 1)
  return { limit, page, from: (page - 1) * limit, to: page * limit - 1 }
}

type Pageable<Row> = {
  range: (from: number, to: number) => PromiseLike<PostgrestSingleResponse<Row[]>>
}

/** A query that counts, or all rows. */
export type Listed<Row> = { counting: Pageable<Row> } | { rows: Row[] }

async function readRows<Row>(backend: Backend, page: Page, listed: Listed<Row>) {
  if ('rows' in listed) return { items: listed.rows.slice(page.from, page.to + 1), total: listed.rows.length }
  const answer = await listed.counting.range(page.from, page.to)
  // Past the last row: there is only a count.
  if (answer.status === 416) return { items: [], total: (await listed.counting.range(0, 0)).count ?? 0 }
  return { items: answerOf(backend, answer), total: answer.count ?? 0 }
}

export async function showPage<Row>(
  { backend, terminal }: Context,
  page: Page,
  listed: Listed<Row>,
  { columns, empty }: { columns: Column<Row>[]; empty: string },
): Promise<void> {
  const { items, total } = await readRows(backend, page, listed)
  terminal.data({ total, page: page.page, limit: page.limit, items })
  if (items.length === 0) {
    terminal.print(page.page === 1 ? empty : `There is no page ${page.page}.`)
    return
  }
  terminal.print(table(columns, items))
  const shown = `${page.from + 1} to ${page.from + items.length} of ${total.toLocaleString('en-GB')}`
  const more = total > page.from + items.length ? `; add --page ${page.page + 1} for the next page` : ''
  terminal.print(`\n${shown}${more}`)
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** In any case, with or without hyphens. @throws UsageError */
export function readReference(text: string): { column: 'reference' | 'id'; value: string } {
  if (UUID.test(text)) return { column: 'id', value: text.toLowerCase() }
  const reference = parseReference(text)
  if (reference) return { column: 'reference', value: reference }
  throw new UsageError(`"${text}" is not a reference: they look like ${REFERENCE_PREFIX}-7K4M-2XPD.`)
}

/** @throws Failure if there is none */
export function found<Row>(row: Row | null | undefined, what: string): Row {
  if (row === null || row === undefined) throw new Failure(`There is no ${what}.`)
  return row
}
