-- The functions of pgTAP that supabase/tests uses, because PostgreSQL from npm has no extensions.

create schema pgtap;
grant usage on schema pgtap to public;
create sequence pgtap.done minvalue 0 start 0;
select nextval('pgtap.done');
grant usage, select on sequence pgtap.done to public;

create function pgtap.plan(tests integer) returns text language sql as $$ select '1..' || tests $$;

create function pgtap.ok(passed boolean, description text) returns text language sql
as $$
  select case when passed then 'ok ' else 'not ok ' end || nextval('pgtap.done') || ' - ' || description
$$;

create function pgtap.is(have anyelement, want anyelement, description text) returns text language sql
as $$ select pgtap.ok(have is not distinct from want, description || coalesce(' (' || have::text || ')', '')) $$;

create function pgtap.throws_ok(statement text, code text, message text, description text) returns text language plpgsql
as $$
begin
  execute statement;
  return pgtap.ok(false, description || ' (nothing was raised)');
exception when others then
  return pgtap.ok(sqlstate = code and sqlerrm = coalesce(message, sqlerrm), description || ' (' || sqlstate || ')');
end;
$$;

create function pgtap.lives_ok(statement text, description text) returns text language plpgsql
as $$
begin
  execute statement;
  return pgtap.ok(true, description);
exception when others then
  return pgtap.ok(false, description || ' (' || sqlstate || ' ' || sqlerrm || ')');
end;
$$;

create function pgtap.finish() returns setof text language sql as $$ select null::text where false $$;
