-- Profiles: one per account, made from the sign-up metadata and kept by its owner.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (char_length(email) <= 254),
  first_name text not null default '' check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  company_name text check (char_length(company_name) <= 200),
  phone text check (char_length(phone) <= 40),
  account_type text not null default 'private' check (account_type in ('private', 'corporate')),
  updated_at timestamptz not null default now(),
  constraint only_corporate_accounts_have_a_company check (account_type = 'corporate' or company_name is null)
);

-- Every column may be named by the client's upsert; the trigger below keeps id and e-mail as they are.
revoke all on public.profiles from anon, authenticated;
grant select, insert, update on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create function public.keep_profile_identity()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.id is distinct from old.id or new.email is distinct from old.email then
    raise exception 'The id and e-mail address of a profile cannot be changed here' using errcode = '42501';
  end if;
  new.updated_at := now();
  return new;
end;
$$;

create trigger keep_profile_identity
  before update on public.profiles
  for each row when (current_user in ('anon', 'authenticated'))
  execute function public.keep_profile_identity();

alter table public.profiles enable row level security;

create policy "Customers read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));

create policy "Customers change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- Only needed when the trigger's row is missing, because an upsert is an insert first.
create policy "Customers restore their own profile" on public.profiles
  for insert to authenticated
  with check (id = (select auth.uid()) and email = (select auth.jwt() ->> 'email'));

-- Sign-up metadata is the visitor's text: anything unusable becomes a harmless default, so that it cannot block sign-up.
create function public.make_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data, '{}');
  corporate boolean := meta ->> 'account_type' = 'corporate';
begin
  insert into public.profiles (id, email, first_name, last_name, company_name, phone, account_type)
  values (
    new.id,
    coalesce(new.email, ''),
    left(coalesce(meta ->> 'first_name', ''), 100),
    left(coalesce(meta ->> 'last_name', ''), 100),
    case when corporate then nullif(left(meta ->> 'company_name', 200), '') end,
    nullif(left(meta ->> 'phone', 40), ''),
    case when corporate then 'corporate' else 'private' end
  );
  return new;
end;
$$;

revoke execute on function public.make_profile() from public, anon, authenticated;
revoke execute on function public.keep_profile_identity() from public, anon, authenticated;

create trigger make_profile after insert on auth.users for each row execute function public.make_profile();
