-- The roles of a hosted project. The superuser has been renamed to supabase_admin; migrations are run by postgres, which has
-- fewer rights than on one's own machine.

create role postgres login createdb createrole replication bypassrls password 'postgres';
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit password 'postgres';
create role supabase_auth_admin nologin noinherit createrole;
create role supabase_storage_admin nologin noinherit createrole;

-- The data service logs in as authenticator, and applies the settings of a request's role; authenticator's are the default.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';

grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres with admin option;
-- The platform lets postgres make policies on storage.objects through an extension. Here that requires ownership; a test checks
-- what postgres did with it.
grant supabase_storage_admin to postgres with inherit true;
