import type { SeatedPool } from '../lite/seated-pool.ts'
import { attempt } from './attempt.ts'
import { contextFor, JSON_TYPE } from './context.ts'
import type { Answer, AnswerPlainly, PlainRequest } from './request.ts'
import { type RowsStatement, statementOf } from './statements.ts'

/**
 * Answers plain requests to the data service with one statement each, as the database sees them: with the caller's role and
 * claims, under row level security. Whatever is not plain, or fails, is left to @supabase/lite, which has the words for it: a
 * statement that fails has changed nothing (decision 044).
 */

function inserted({ preferences }: PlainRequest): Answer {
  const applied = [...preferences].sort().join(', ')
  const minimal = preferences.includes('return=minimal')
  return {
    status: 201,
    headers: {
      'content-range': '*/*',
      ...(applied && { 'preference-applied': applied }),
      ...(!minimal && { 'content-type': JSON_TYPE }),
    },
    body: '',
  }
}

type Found = { rows: string; count: number }

function selected(
  { query, one }: PlainRequest,
  { table, values }: RowsStatement,
  { rows, count }: Found,
): Answer | undefined {
  if (one && count !== 1) return undefined
  const from = Number(values[1])
  const range = count > 0 ? `${from}-${from + count - 1}/*` : '*/*'
  if (one) {
    const type = 'application/vnd.pgrst.object+json; charset=utf-8'
    return { status: 200, headers: { 'content-type': type, 'content-range': range }, body: rows.slice(1, -1) }
  }
  const search = new URLSearchParams(query.toSorted(([a], [b]) => a.localeCompare(b))).toString()
  const headers = {
    'content-type': JSON_TYPE,
    'content-range': range,
    ...(search && { 'content-location': `/${table}?${search}` }),
  }
  return { status: 200, headers, body: rows }
}

export function createRows(pool: SeatedPool): AnswerPlainly {
  return async (request, caller) => {
    const statement = statementOf(request)
    if (!statement) return undefined
    const rows = await attempt<Found>(() => pool.connect(caller), [contextFor(caller), statement])
    if (!rows) return undefined
    return statement.kind === 'insert' ? inserted(request) : selected(request, statement, rows[0] as Found)
  }
}
