-- Newer projects of the platform grant nothing on new tables and functions, older ones everything. Here every right is written
-- down next to what it opens, so both are made the same: what a migration does not grant, nobody has.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

-- Triggers run without anybody's right to call their function.
do $$
declare
  handler regprocedure;
begin
  for handler in
    select oid from pg_proc where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype
  loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', handler);
  end loop;
end;
$$;
