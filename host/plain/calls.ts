import type { Pool } from 'pg'
import { COLUMN } from '../door/grammar.ts'
import type { Statement } from './attempt.ts'
import type { PlainRequest } from './request.ts'
import { MAX_ROWS } from './statements.ts'

/**
 * The statement of a call of one of the database's functions, as PostgREST writes it: named arguments, of the types that the
 * function declares.
 */

type Signature = {
  /** The types of its arguments. */
  types: ReadonlyMap<string, string>
  returns: 'nothing' | 'one' | 'many'
}

/** The functions of the schema public, by name. */
export type Signatures = ReadonlyMap<string, Signature>

export type CallStatement = Statement & { kind: 'call'; returns: Signature['returns'] }

/** Those with one meaning only: not overloaded, all arguments named and given in, and no single column under a name of its own. */
const READ_SIGNATURES = `
  select proname as name,
    case when prorettype = 'void'::regtype then 'nothing' when proretset then 'many' else 'one' end as returns,
    coalesce(proargnames[:pronargs], '{}') as names,
    coalesce((select array_agg(format_type(type, null) order by place)
      from unnest(proargtypes) with ordinality as argument (type, place)), '{}') as types
  from pg_proc as function
  where pronamespace = 'public'::regnamespace and prokind = 'f' and provariadic = 0
    and (proargmodes is null or prorettype = 'record'::regtype)
    and coalesce(cardinality(proargnames[:pronargs]), 0) = pronargs
    and not exists (
      select from pg_proc as other
      where other.pronamespace = function.pronamespace and other.proname = function.proname and other.oid <> function.oid
    )`

/** Called once the database is migrated. */
export async function readSignatures(pool: Pool): Promise<Signatures> {
  const { rows } = await pool.query(READ_SIGNATURES)
  return new Map(
    rows.map(
      ({ name, returns, names, types }: Record<string, string> & { names: string[]; types: string[] }) => [
        name as string,
        {
          returns: returns as Signature['returns'],
          types: new Map(names.map((each, i) => [each, types[i] as string])),
        },
      ],
    ),
  )
}

const CALL = new RegExp(`^/rest/v1/rpc/(${COLUMN})$`)

const RESULTS: Record<Signature['returns'], string> = {
  nothing: "'' as rows, 1 as count",
  one: "coalesce(to_json(found_row)::text, 'null') as rows, 1 as count",
  many: "coalesce(json_agg(found_row), '[]')::text as rows, count(*)::integer as count",
}

/** @returns undefined when the request is not plain */
export function callOf(request: PlainRequest, signatures: Signatures): CallStatement | undefined {
  const { method, path, query, preferences, one, value } = request
  const [, name = ''] = CALL.exec(path) ?? []
  const signature = signatures.get(name)
  if (!signature || method !== 'POST' || query.length > 0 || preferences.length > 0 || one) return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { types, returns } = signature
  const given = Object.keys(value).sort()
  if (!given.every((argument) => types.has(argument))) return undefined
  const columns = given.map((argument) => `"${argument}" ${types.get(argument)}`)
  const named = given.map((argument) => `"${argument}" => given."${argument}"`)
  const call = `public."${name}"(${named.join()}) as found_row`
  const from = given.length > 0 ? `json_to_record($1) as given(${columns.join()}), ${call}` : call
  return {
    kind: 'call',
    returns,
    text: `select ${RESULTS[returns]} from (select found_row from ${from} limit ${MAX_ROWS}) as found`,
    values: given.length > 0 ? [JSON.stringify(value)] : [],
  }
}
