-- Runs after the embedded backend has created its auth and storage schemas.

grant usage on schema auth, storage to anon, authenticated, service_role;
grant all on storage.objects, storage.buckets to anon, authenticated, service_role;
grant execute on all functions in schema auth, storage to anon, authenticated, service_role;

-- How a session was authenticated: written by the platform's auth service, here by the host.
create table if not exists auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,
  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);

-- The embedded backend writes its JSON columns as a JSON string that contains JSON.
create or replace function auth.unwrap_metadata()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if jsonb_typeof(new.raw_user_meta_data) = 'string' then
    new.raw_user_meta_data := (new.raw_user_meta_data #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(new.raw_app_meta_data) = 'string' then
    new.raw_app_meta_data := (new.raw_app_meta_data #>> '{}')::jsonb;
  end if;
  return new;
end;
$$;

create or replace trigger unwrap_metadata
  before insert or update on auth.users
  for each row execute function auth.unwrap_metadata();

create or replace function storage.unwrap_metadata()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if jsonb_typeof(new.metadata) = 'string' then
    new.metadata := (new.metadata #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(new.user_metadata) = 'string' then
    new.user_metadata := (new.user_metadata #>> '{}')::jsonb;
  end if;
  return new;
end;
$$;

create or replace trigger unwrap_metadata
  before insert or update on storage.objects
  for each row execute function storage.unwrap_metadata();
