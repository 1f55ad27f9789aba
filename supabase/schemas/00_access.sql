-- One file per capability, applied in this order. `npm run generate` makes the migration from them (decision 014).

-- Older projects of the platform grant everything on new objects, newer ones nothing: each file grants the rights on its objects,
-- those of the operator's functions at its end. The last file has what holds for all of them.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '3s';

-- Retention and erasure work in bulk. Without a limit of its own the role has that of the data API's login: 8 s on the
-- platform.
alter role service_role set statement_timeout = '14s';

-- A record's properties as an insert's column list, so that a form's new field needs no change here. An unknown property fails.
create function public.columns_of(record jsonb)
returns text
immutable
return (
  select string_agg(quote_ident(key), ', ' order by key) from jsonb_object_keys(record) as key
);

grant execute on function public.columns_of to service_role;
