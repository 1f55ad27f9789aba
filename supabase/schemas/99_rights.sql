-- What holds for everything above, so that no file can forget it.

do $$
declare
  named regclass;
  called regprocedure;
begin
  -- Without a policy nobody but the operator's functions reads or changes a row.
  for named in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format('alter table %s enable row level security', named);
  end loop;
  -- Nobody's objects stand in for those that a function means: its body names each with its schema.
  for called in select oid from pg_proc where pronamespace = 'public'::regnamespace loop
    execute format('alter function %s set search_path = %L', called, '');
  end loop;
end;
$$;

-- PostgreSQL lets everyone call new functions; the grants above remain.
revoke execute on all functions in schema public from public;
