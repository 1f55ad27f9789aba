-- What migrations can meet in the database of a new hosted project: the services' schemas with owners and grants, and tables in
-- place of pg_cron, pg_net and the Vault.

grant create, usage on schema public to postgres;
grant usage on schema public to anon, authenticated, service_role;

create schema extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role;

-- Auth
create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, postgres;

create table auth.users (
  id uuid primary key,
  aud text,
  role text,
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change text,
  phone text,
  phone_change text,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz,
  updated_at timestamptz
);
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz default now(),
  user_agent text,
  ip inet
);
create index on auth.sessions (user_id);
create table auth.refresh_tokens (
  id bigserial primary key,
  token text,
  revoked boolean,
  session_id uuid references auth.sessions (id) on delete cascade
);
create index on auth.refresh_tokens (session_id, revoked);
create table auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);
create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  unique (provider_id, provider)
);

create table auth.audit_log_entries (
  id uuid primary key,
  payload json,
  created_at timestamptz default now()
);

create function auth.jwt() returns jsonb language sql stable
as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
create function auth.uid() returns uuid language sql stable
as $$ select (auth.jwt() ->> 'sub')::uuid $$;
create function auth.role() returns text language sql stable
as $$ select auth.jwt() ->> 'role' $$;

alter table auth.users owner to supabase_auth_admin;
alter table auth.users enable row level security;
alter table auth.sessions owner to supabase_auth_admin;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens owner to supabase_auth_admin;
alter table auth.refresh_tokens enable row level security;
alter table auth.mfa_amr_claims owner to supabase_auth_admin;
alter table auth.mfa_amr_claims enable row level security;
alter table auth.identities owner to supabase_auth_admin;
alter table auth.identities enable row level security;
alter table auth.audit_log_entries owner to supabase_auth_admin;
alter table auth.audit_log_entries enable row level security;
alter function auth.jwt() owner to supabase_auth_admin;
alter function auth.uid() owner to supabase_auth_admin;
alter function auth.role() owner to supabase_auth_admin;
grant all on auth.users, auth.sessions, auth.refresh_tokens, auth.mfa_amr_claims, auth.identities, auth.audit_log_entries to postgres;

-- Storage
create schema storage authorization supabase_storage_admin;
grant usage on schema storage to anon, authenticated, service_role, postgres;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  owner_id text,
  metadata jsonb,
  user_metadata jsonb,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  version text
);
create unique index on storage.objects (bucket_id, name);

-- Files are removed through the service only, so that rows and bytes stay together.
create function storage.protect_delete() returns trigger language plpgsql
as $$
begin
  raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
    using errcode = '42501';
end;
$$;
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();
create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();

alter table storage.buckets owner to supabase_storage_admin;
alter table storage.buckets enable row level security;
alter table storage.objects owner to supabase_storage_admin;
alter table storage.objects enable row level security;
alter function storage.protect_delete() owner to supabase_storage_admin;
grant all on storage.buckets, storage.objects to postgres with grant option;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

-- Vault, without its encryption
create schema vault;
grant usage on schema vault to postgres, service_role;
create table vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text unique,
  description text not null default '',
  secret text not null
);
create view vault.decrypted_secrets as select *, secret as decrypted_secret from vault.secrets;
create function vault.create_secret(
  new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null
)
returns uuid language sql security definer set search_path = ''
as $$ insert into vault.secrets (secret, name, description) values (new_secret, new_name, new_description) returning id $$;
create function vault.update_secret(
  secret_id uuid, new_secret text default null, new_name text default null, new_description text default null,
  new_key_id uuid default null
)
returns void language sql security definer set search_path = ''
as $$ update vault.secrets set secret = coalesce(new_secret, secret) where id = secret_id $$;
grant select on vault.secrets, vault.decrypted_secrets to postgres, service_role;

-- pg_cron
create schema cron;
grant usage on schema cron to postgres;
create table cron.job (
  jobid bigserial primary key,
  schedule text not null,
  command text not null,
  username text not null default session_user,
  jobname text unique
);
create table cron.job_run_details (jobid bigint, status text, return_message text, end_time timestamptz);
create function cron.schedule(job_name text, schedule text, command text)
returns bigint language sql security definer set search_path = ''
as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  returning jobid
$$;
grant select on cron.job to postgres;
grant select, delete on cron.job_run_details to postgres;

-- pg_net
create schema net;
grant usage on schema net to postgres;
create table net.http_request_queue (
  id bigserial primary key, method text not null, url text not null, headers jsonb, body bytea, timeout_milliseconds integer not null
);
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000
)
returns bigint language sql security definer set search_path = ''
as $$
  insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
  values ('POST', url, headers, convert_to(body::text, 'UTF8'), timeout_milliseconds)
  returning id
$$;
