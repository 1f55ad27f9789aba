-- The roles of a hosted project. Whoever runs this is the only superuser and has been renamed to supabase_admin; migrations
-- are run by postgres, which may less here than on a machine of one's own.

create role postgres login createdb createrole replication bypassrls password 'postgres';
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit password 'postgres';
create role supabase_auth_admin nologin noinherit createrole;
create role supabase_storage_admin nologin noinherit createrole;

-- The data service logs in as authenticator. It applies the settings of the role that a request has; where that has none,
-- authenticator's stay.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';

grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres with admin option;
-- The platform lets postgres make policies on storage.objects through an extension of its own; plain PostgreSQL knows no
-- such right short of ownership. What postgres did with it is looked at after the push.
grant supabase_storage_admin to postgres with inherit true;
