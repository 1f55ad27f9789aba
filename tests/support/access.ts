import type { Sql } from './sql.ts'

export type Access = {
  /** table → role → verbs; column rights as 'insert (a, b)' */
  tables: Record<string, Record<string, string[]>>
  /** function → roles that may call it */
  functions: Record<string, string[]>
  /** security definer functions */
  definers: string[]
}

const ROLES = ['anon', 'authenticated', 'service_role']
const VERBS = ['select', 'insert', 'update', 'delete']

async function tableAccess(sql: Sql): Promise<Access['tables']> {
  const rows = await sql`
    select c.relname as table, r.role, v.verb,
      has_table_privilege(r.role, c.oid, v.verb) as whole,
      case when v.verb = 'delete' then null else (
        select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and has_column_privilege(r.role, c.oid, a.attnum, v.verb)
      ) end as columns
    from pg_class c, unnest(${ROLES}::text[]) as r(role), unnest(${VERBS}::text[]) as v(verb)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
    order by c.relname, array_position(${ROLES}::text[], r.role), array_position(${VERBS}::text[], v.verb)`
  const tables: Access['tables'] = {}
  for (const { table, role, verb, whole, columns } of rows) {
    tables[table] ??= Object.fromEntries(ROLES.map((name) => [name, []]))
    if (whole) tables[table]?.[role]?.push(verb)
    else if (columns) tables[table]?.[role]?.push(`${verb} (${columns})`)
  }
  return tables
}

/** Of everything in the schema that the data API exposes. */
export async function readAccess(sql: Sql): Promise<Access> {
  const rows = await sql`
    select p.proname as name, p.prosecdef as definer,
      array_remove(array_agg(case when has_function_privilege(r.role, p.oid, 'execute') then r.role end order by r.position), null) as roles
    from pg_proc p, unnest(${ROLES}::text[]) with ordinality as r(role, position)
    where p.pronamespace = 'public'::regnamespace
    group by p.oid, p.proname order by p.proname`
  return {
    tables: await tableAccess(sql),
    functions: Object.fromEntries(rows.map(({ name, roles }) => [name, roles])),
    definers: rows.filter(({ definer }) => definer).map(({ name }) => name),
  }
}
