import { describe, expect, it } from 'vitest'
import { undoing } from '../support/sql.ts'
import { sql } from '../support/trial.ts'

// The checks of the platform's advisors: mistakes in access rules, and schemas that slow down as they grow. Each
// exception has a reason, and fails once it is no longer needed.

type Lint = [name: string, query: string, exceptions?: Record<string, string>]

async function offenders(query: string): Promise<string[]> {
  return (await sql.unsafe(query)).map(({ offender }) => offender)
}

const OUR_TABLES = `select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`

/** One row per policy and role; a policy for PUBLIC would count for both. */
const POLICIES_BY_ROLE = `
  select p.*, r.role, c.verb from pg_policies p,
    unnest(array['anon', 'authenticated']) as r(role), unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as c(verb)
  where schemaname in ('public', 'storage') and (r.role = any (roles) or 'public' = any (roles)) and cmd in (c.verb, 'ALL')`

const EXPRESSIONS = `
  select tablename || ': ' || policyname as offender, concat_ws(' ', qual, with_check) as expression
  from pg_policies where schemaname in ('public', 'storage')`

const ACCESS: Lint[] = [
  [
    'every table has row level security',
    `select relname as offender from pg_class where oid in (select oid from (${OUR_TABLES}) t) and not relrowsecurity`,
  ],
  [
    'a table without policies is open to no request role',
    `select t.relname as offender from (${OUR_TABLES}) t
     where not exists (select from pg_policy where polrelid = t.oid) and exists (
       select from unnest(array['anon', 'authenticated']) r(role), unnest(array['select', 'insert', 'update']) v(verb)
       where has_any_column_privilege(r.role, t.oid, v.verb) or has_table_privilege(r.role, t.oid, 'delete')
     )`,
  ],
  [
    'no table has policies without row level security',
    `select relname as offender from pg_policy join pg_class c on c.oid = polrelid where not relrowsecurity`,
  ],
  [
    'no policy is always true',
    `${EXPRESSIONS} and (coalesce(qual, '') in ('true', '(true)') or coalesce(with_check, '') in ('true', '(true)'))`,
  ],
  ['every policy names its roles', `${EXPRESSIONS} and 'public' = any (roles)`],
  [
    'no policy trusts user-editable metadata',
    `select offender from (${EXPRESSIONS}) e where expression ~ 'user_?metadata'`,
  ],
  [
    'every function sets its search path',
    `select proname as offender from pg_proc
     where pronamespace = 'public'::regnamespace and not coalesce(proconfig, '{}') @> array['search_path=""']`,
  ],
  [
    'visitors cannot call functions with security definer',
    `select proname as offender from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
     and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`,
    {
      session_is_open: 'says of the caller’s own session whether it opens their account, and nothing else',
      taken_slots: 'gives start times only, of bookings that nobody may read',
    },
  ],
  [
    'no view, foreign table or materialised view bypasses its tables’ policies',
    `select relname as offender from pg_class where relnamespace = 'public'::regnamespace
     and (relkind in ('m', 'f') or relkind = 'v' and not coalesce(reloptions, '{}') @> array['security_invoker=on'])`,
  ],
  [
    'no extension is in the public schema',
    `select extname as offender from pg_extension where extnamespace = 'public'::regnamespace`,
  ],
  [
    'only the owner may create objects in the public schema',
    `select r.role as offender from unnest(array['anon', 'authenticated', 'service_role']) r(role)
     where has_schema_privilege(r.role, 'public', 'create')`,
  ],
]

const GROWTH: Lint[] = [
  [
    'policies determine the caller once per statement, not once per row',
    `select offender from (${EXPRESSIONS}) e
     where regexp_count(expression, '(auth\\.(uid|jwt|role)|current_setting)\\(')
       <> regexp_count(expression, 'SELECT \\(*(auth\\.(uid|jwt|role)|current_setting)\\(')`,
  ],
  [
    'one policy per table, verb and role',
    `select distinct tablename || ' ' || lower(verb) || ' ' || role as offender from (${POLICIES_BY_ROLE}) p
     where permissive = 'PERMISSIVE' group by tablename, verb, role having count(*) > 1`,
    { 'objects insert authenticated': 'customers also hand in under a guest path, as before signing in' },
  ],
  [
    'every foreign key has an index',
    `select conrelid::regclass || ' ' || conname as offender from pg_constraint fk
     where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
       select from pg_index where indrelid = conrelid and indpred is null
       and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey
     )`,
  ],
  [
    'every table has a primary key',
    `select relname as offender from (${OUR_TABLES}) t
     where not exists (select from pg_constraint where conrelid = t.oid and contype = 'p')`,
  ],
  [
    'no index is duplicated',
    `select string_agg(indexrelid::regclass::text, ', ' order by indexrelid) as offender from pg_index
     where indrelid in (select oid from (${OUR_TABLES}) t)
     group by indrelid, indkey::text, indclass::text, pg_get_expr(indexprs, indrelid), pg_get_expr(indpred, indrelid)
     having count(*) > 1`,
  ],
  [
    'no column has a type that a PostgreSQL upgrade would break',
    `select relname || '.' || attname as offender from (${OUR_TABLES}) t join pg_attribute on attrelid = t.oid
     where atttypid in ('regproc'::regtype, 'regclass'::regtype, 'regtype'::regtype, 'regconfig'::regtype)`,
  ],
]

describe.each([
  ['access', ACCESS],
  ['growth', GROWTH],
])('%s', (_, lints) => {
  it.each(lints)('%s', { tags: ['access-matrix'] }, async (_name, query, exceptions = {}) => {
    expect((await offenders(query)).sort()).toEqual(Object.keys(exceptions).sort())
  })
})

it('the queries find their offenders', async () => {
  const found: string[] = []
  const faults = `
    create table public.bad (id int, owner uuid references public.profiles (id), kind regclass);
    create index bad_1 on public.bad (id);
    create index bad_2 on public.bad (id);
    grant select on public.bad to anon;
    create view public.bad_view as select * from public.profiles;
    create function public.bad_function() returns int language sql security definer as 'select 1';
    create table public.worse (id int primary key);
    alter table public.worse enable row level security;
    grant update on public.worse to authenticated;
    create policy "All" on public.profiles for select to authenticated using (true);
    create policy "Slow" on public.profiles for select using (id = auth.uid());
    create policy "Gullible" on public.bad for delete to anon using (auth.jwt() -> 'user_metadata' ->> 'role' = 'admin');
    grant create on schema public to service_role`
  await undoing(sql, async (transaction) => {
    await transaction.unsafe(faults)
    for (const [name, query, exceptions = {}] of [...ACCESS, ...GROWTH]) {
      const rows = await transaction.unsafe(query)
      if (rows.length > Object.keys(exceptions).length) found.push(name)
    }
  })
  // an extension cannot be made without its files
  const undetected = [...ACCESS, ...GROWTH].map(([name]) => name).filter((name) => !found.includes(name))
  expect(undetected).toEqual(['no extension is in the public schema'])
})
