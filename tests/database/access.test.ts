import { readFile } from 'node:fs/promises'
import postgres from 'postgres'
import { afterAll, describe, expect, inject, it } from 'vitest'

/**
 * Who may do what, read from the catalogue after the host has answered its first requests (its backend is known to grant
 * rights by itself) and compared with access.json. A new table or function fails here until it is listed there.
 */

const host = inject('host')
const sql = postgres(host.databaseUrl, { max: 2, onnotice: () => {} })
afterAll(() => sql.end())

type Access = {
  /** table → role → verbs; a verb on some columns only stands as 'insert (a, b)' */
  tables: Record<string, Record<string, string[]>>
  /** function → roles that may call it */
  functions: Record<string, string[]>
  /** functions that run with the rights of their owner */
  definers: string[]
}

const ROLES = ['anon', 'authenticated', 'service_role']

async function tableAccess(): Promise<Access['tables']> {
  const rows = await sql`
    select c.relname as table, r.role, v.verb,
      has_table_privilege(r.role, c.oid, v.verb) as whole,
      case when v.verb = 'delete' then null else (
        select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and has_column_privilege(r.role, c.oid, a.attnum, v.verb)
      ) end as columns
    from pg_class c, unnest(${ROLES}::text[]) as r(role), unnest(array['select','insert','update','delete']) as v(verb)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
    order by c.relname, array_position(${ROLES}::text[], r.role), array_position(array['select','insert','update','delete'], v.verb)`
  const tables: Access['tables'] = {}
  for (const { table, role, verb, whole, columns } of rows) {
    tables[table] ??= Object.fromEntries(ROLES.map((name) => [name, []]))
    if (whole) tables[table]?.[role]?.push(verb)
    else if (columns) tables[table]?.[role]?.push(`${verb} (${columns})`)
  }
  return tables
}

async function functionAccess(): Promise<Pick<Access, 'functions' | 'definers'>> {
  const rows = await sql`
    select p.proname as name, p.prosecdef as definer, p.proconfig as config,
      array_remove(array_agg(case when has_function_privilege(r.role, p.oid, 'execute') then r.role end order by r.position), null) as roles
    from pg_proc p, unnest(${ROLES}::text[]) with ordinality as r(role, position)
    where p.pronamespace = 'public'::regnamespace
    group by p.oid, p.proname order by p.proname`
  for (const { name, config } of rows) {
    expect(config, `${name} must set its search_path`).toContain('search_path=""')
  }
  return {
    functions: Object.fromEntries(rows.map(({ name, roles }) => [name, roles])),
    definers: rows.filter(({ definer }) => definer).map(({ name }) => name),
  }
}

describe('access', () => {
  it('is what access.json says, also after the first requests', async () => {
    for (const path of ['/rest/v1/quote_requests?limit=1', '/rest/v1/profiles?limit=1']) {
      await fetch(`${host.url}${path}`, { headers: { apikey: host.publishableKey } })
    }
    const expected: Access = JSON.parse(await readFile(new URL('./access.json', import.meta.url), 'utf8'))
    expect({ tables: await tableAccess(), ...(await functionAccess()) }).toEqual(expected)
  })

  it('is guarded by row level security on every table', async () => {
    const open = await sql`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`
    expect(open.map((row) => row.relname)).toEqual([])
  })

  it('has no policy that is always true', async () => {
    const rows = await sql`
      select tablename, policyname from pg_policies
      where schemaname in ('public', 'storage') and (qual = 'true' or with_check = 'true')`
    expect(rows).toEqual([])
  })
})
