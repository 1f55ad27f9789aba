-- The roles that a hosted project has before its first migration. Runs at every start.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  -- A role that is not a superuser must be a member of the request roles.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    grant anon, authenticated, service_role to current_user with inherit false, set true;
  end if;
end
$$;

grant usage on schema public to anon, authenticated, service_role;
revoke create on schema public from public;
