import type { Sql } from './sql.ts'

/** Each object in a database, with PostgreSQL's own description of it. */
export type Catalogue = Map<string, string>

const OURS = `n.nspname !~ '^(pg_|information_schema$|supabase_migrations$)'`

/** Without an explicit list an object has the built-in rights. */
const rights = (list: string, kind: string, owner: string) => `
  (select string_agg(format('%s=%s%s', nullif(grantee, 0)::regrole, privilege_type, case when is_grantable then '*' end), ' '
    order by nullif(grantee, 0)::regrole::text, privilege_type)
  from aclexplode(coalesce(${list}, acldefault('${kind}', ${owner}))))`

const QUERIES = {
  schema: `select n.nspname, ${rights('n.nspacl', 'n', 'n.nspowner')} from pg_namespace n where ${OURS}`,
  extension: 'select extname, extversion from pg_extension',
  relation: `
    select c.oid::regclass, concat_ws(' ', c.relkind, c.relowner::regrole, c.relpersistence, c.relrowsecurity,
      c.relforcerowsecurity, c.reloptions, pg_get_viewdef(c.oid),
      case when c.relkind in ('r', 'p', 'v', 'm') then ${rights('c.relacl', 'r', 'c.relowner')} end)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind not in ('i', 'c')`,
  // Ordered by position, because the numbers of dropped columns are never reused.
  column: `
    select format('%s.%s', c.oid::regclass, a.attname), concat_ws(' ',
      row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attidentity, a.attgenerated, a.attcollation, pg_get_expr(d.adbin, d.adrelid), a.attacl)
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${OURS} and a.attnum > 0 and not a.attisdropped and c.relkind not in ('i', 'S')`,
  constraint: `
    select format('%s of %s', x.conname, x.conrelid::regclass), concat_ws(' ', pg_get_constraintdef(x.oid), x.convalidated)
    from pg_constraint x join pg_namespace n on n.oid = x.connamespace where ${OURS} and x.contype <> 't'`,
  index: `
    select c.oid::regclass, concat_ws(' ', pg_get_indexdef(c.oid), i.indisvalid) from pg_index i
    join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  trigger: `
    select format('%s on %s', t.tgname, t.tgrelid::regclass), concat_ws(' ', t.tgenabled, pg_get_triggerdef(t.oid))
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and not t.tgisinternal`,
  policy: `select format('%s on %s.%s', policyname, schemaname, tablename), to_jsonb(p) from pg_policies p`,
  function: `
    select p.oid::regprocedure, concat_ws(' ', p.proowner::regrole, ${rights('p.proacl', 'f', 'p.proowner')},
      pg_get_functiondef(p.oid))
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS} and p.prokind <> 'a'`,
  type: `
    select t.oid::regtype, concat_ws(' ', t.typtype, (select string_agg(e.enumlabel, ',' order by e.enumsortorder)
      from pg_enum e where e.enumtypid = t.oid))
    from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${OURS} and t.typtype <> 'c' and t.typelem = 0`,
  comment: `select pg_describe_object(classoid, objoid, objsubid), description from pg_description
    where objoid >= 16384`,
  'default privileges': `
    select concat_ws(' ', defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype), defaclacl from pg_default_acl`,
  'role setting': `select setrole::regrole, setconfig from pg_db_role_setting`,
} as const

/** Differ between databases in rows that migrations insert. */
const PASSING = ['created_at', 'updated_at', 'jobid', 'key']

async function readRows(sql: Sql, catalogue: Catalogue): Promise<void> {
  const tables = await sql.unsafe(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and c.relkind = 'r'`)
  for (const { name } of tables) {
    const rows = await sql.unsafe(
      `select (to_jsonb(t) - $1::text[])::text as row from ${name} t order by 1`,
      [PASSING],
    )
    catalogue.set(`rows of ${name}`, rows.map(({ row }) => row).join('\n'))
  }
}

export async function readCatalogue(sql: Sql): Promise<Catalogue> {
  const catalogue: Catalogue = new Map()
  for (const [kind, query] of Object.entries(QUERIES))
    for (const { name, text } of await sql.unsafe(
      `select q.name::text, q.text::text from (${query}) q (name, text)`,
    ))
      catalogue.set(`${kind} ${name}`, text)
  await readRows(sql, catalogue)
  return catalogue
}
