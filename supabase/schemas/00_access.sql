-- The database, one file per capability, in the order in which they are applied. Until the first installation these files are
-- all there is to change: `npm run generate` makes the one migration out of them (docs/decisions/030-declarative-schemas.md).

-- Newer projects of the platform grant nothing on new tables and functions, older ones everything. Here every right is
-- granted explicitly next to its object, so that both are the same: without a grant there is no access. By default
-- PostgreSQL lets everybody call a new function, which cannot be turned off for one schema: the last file revokes that.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

-- The data API applies these to every request of a visitor or customer; the site's own requests need less than a tenth of
-- it.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '3s';

-- The functions delete, collect and erase in bulk. Where a role has no limit of its own, the one of the data API's login
-- holds: eight seconds on the platform.
alter role service_role set statement_timeout = '14s';

-- The properties of a record as the columns of an insert: what a form has sent is stored whole, so that its next field needs no
-- function that names it. A property without a column is refused.
create function public.columns_of(record jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select string_agg(quote_ident(key), ', ' order by key) from jsonb_object_keys(record) as key;
$$;

grant execute on function public.columns_of(jsonb) to service_role;
