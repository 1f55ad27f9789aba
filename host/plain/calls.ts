import { COLUMN } from '../door/grammar.ts'
import type { SeatedPool } from '../lite/seated-pool.ts'
import { attempt, type Statement } from './attempt.ts'
import { contextFor, JSON_TYPE } from './context.ts'
import type { AnswerPlainly, PlainRequest } from './request.ts'

/** Answers calls of the database's functions that return one value, with one statement each. */

/** What the database says of a function. */
export type FunctionInfo = {
  schema: string
  name: string
  arg_names: string[]
  /** Aligned with their names. */
  arg_types: string[]
  return_is_setof: boolean
  /** 'c' for a row, 'd' for a domain, 'p' for a record, and for nothing. */
  return_typtype: string
}

const CALL = /^\/rest\/v1\/rpc\/([a-z_]{1,63})$/
const IDENTIFIER = new RegExp(`^${COLUMN}$`)

const returnsValue = ({ return_is_setof, return_typtype }: FunctionInfo) =>
  !return_is_setof && !['c', 'd', 'p'].includes(return_typtype)

/** @returns undefined for what has another form in SQL than in JSON */
function parameterOf(value: unknown, type: string): unknown {
  if (value === null) return null
  if (type === 'json' || type === 'jsonb') return JSON.stringify(value)
  if (Array.isArray(value))
    return type.endsWith('[]') && value.every((each) => typeof each === 'string') ? value : undefined
  return typeof value === 'object' ? undefined : String(value)
}

/** @returns undefined when the request is not plain, or the function returns something else */
export function callOf(
  request: PlainRequest,
  functions: readonly FunctionInfo[],
): Statement<unknown> | undefined {
  const [, name] = CALL.exec(request.path) ?? []
  const { method, query, preferences, one, value } = request
  if (!name || method !== 'POST' || one || query.length > 0 || preferences.length > 0) return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const [info, ...others] = functions.filter((each) => each.schema === 'public' && each.name === name)
  if (!info || others.length > 0 || !returnsValue(info)) return undefined
  const given = Object.keys(value).sort()
  const values = given.map((each) => {
    const type = info.arg_types[info.arg_names.indexOf(each)]
    const entry = (value as Record<string, unknown>)[each]
    return type && IDENTIFIER.test(each) ? parameterOf(entry, type) : undefined
  })
  if (values.includes(undefined)) return undefined
  const parameters = given.map((each, i) => `"${each}" => $${i + 1}`).join()
  return { text: `select coalesce(to_json(public."${name}"(${parameters})), 'null')::text as body`, values }
}

/** @param functions all there are */
export function createCalls(pool: SeatedPool, functions: readonly FunctionInfo[]): AnswerPlainly {
  return async (request, caller) => {
    const call = callOf(request, functions)
    if (!call) return undefined
    const rows = await attempt<{ body: string }>(() => pool.connect(caller), [contextFor(caller), call])
    if (!rows) return undefined
    const headers = { 'content-range': '0-0/*', 'content-type': JSON_TYPE }
    return { status: 200, headers, body: rows[0]?.body ?? 'null' }
  }
}
