-- What the auth service's accounts lack (decision 006). Anyone can sign up with someone else's address, and the auth service keeps
-- that password when the owner confirms the address: it grants access only once it was entered or chosen after opening the mailed link.

create table public.account_proofs (
  account_id uuid primary key references auth.users (id) on delete cascade,
  proven_at timestamptz not null default now(),
  devices text[] not null default '{}'
);

grant select, insert on public.account_proofs to service_role;

create table public.confirmation_tries (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  tries smallint not null default 1
);

create function public.session_came_by_link(session uuid)
returns boolean
language sql
stable
as $$
  select exists (
    select from auth.mfa_amr_claims as claim
    where claim.session_id = session and claim.authentication_method = 'otp'
  );
$$;

-- Accounts without a password are the operator's: nobody can sign up for one.
create function public.session_opens(account uuid, session uuid)
returns boolean
language sql
stable
security definer
as $$
  select exists (
    select from auth.sessions as held
    where held.id = session and held.user_id = account
      -- The platform revokes all tokens of a session when a used one comes again, but keeps the session.
      and coalesce((
        select not bool_and(coalesce(token.revoked, false)) from auth.refresh_tokens as token where token.session_id = session
      ), true)
      and (
        exists (select from public.account_proofs as proof where proof.account_id = account)
        or public.session_came_by_link(session)
      )
  ) or exists (
    select from auth.users as holder
    where holder.id = account and coalesce(holder.encrypted_password, '') = ''
  );
$$;

-- An ended session loses access at once, although its token is still valid.
create function public.session_is_open()
returns boolean
stable
security definer
return public.session_opens(auth.uid(), nullif(auth.jwt() ->> 'session_id', '')::uuid);

grant execute on function public.session_is_open to authenticated;

-- Whether it began, or its password was entered again, in the last hour.
create function public.session_is_fresh(session uuid)
returns boolean
stable
security definer
return exists (
  select from auth.sessions as held where held.id = session and held.created_at > now() - interval '1 hour'
) or exists (
  select from auth.mfa_amr_claims as claim
  where claim.session_id = session and claim.authentication_method = 'password' and claim.updated_at > now() - interval '1 hour'
);

-- Counts a password attempt: 'refused' if the session is not from a link, 'proven', 'spent' after max_tries, or 'try'.
create function public.begin_confirmation(account uuid, session uuid, max_tries integer default 5)
returns text
language plpgsql
security definer
as $$
begin
  if not public.session_opens(account, session) or not public.session_came_by_link(session) then
    return 'refused';
  elsif exists (select from public.account_proofs as proof where proof.account_id = account) then
    return 'proven';
  end if;
  insert into public.confirmation_tries as earlier (session_id) values (session)
  on conflict (session_id) do update set tries = earlier.tries + 1 where earlier.tries < max_tries;
  return case when found then 'try' else 'spent' end;
end;
$$;

-- The current password was entered with a link's session: all other sessions end.
create function public.prove_account(account uuid, session uuid)
returns boolean
language plpgsql
security definer
as $$
begin
  if not public.session_opens(account, session) or not public.session_came_by_link(session) then
    return false;
  end if;
  insert into public.account_proofs (account_id) values (account) on conflict do nothing;
  if found then
    delete from auth.sessions where user_id = account and id <> session;
  end if;
  return true;
end;
$$;

-- At most one a moment: `once` names it.
create function public.tell_owner(account uuid, kind text, once text)
returns void
language sql
as $$
  insert into public.outbox (kind, recipient, subject_id, dedupe_key)
  select tell_owner.kind, holder.email, holder.id, tell_owner.kind || ':' || holder.id || ':' || once
  from auth.users as holder where holder.id = tell_owner.account and holder.email <> ''
  on conflict (dedupe_key) do nothing;
$$;

-- The auth service ends all other sessions in the transaction that sets a password: those left at its end show who set it.
create function public.prove_by_new_password()
returns trigger
language plpgsql
security definer
as $$
declare
  held constant uuid[] := array(select session.id from auth.sessions as session where session.user_id = new.id);
begin
  if held <> '{}' and not exists (select from unnest(held) as session (id) where public.session_is_fresh(session.id)) then
    raise exception 'Log in again before you choose a new password' using errcode = 'PT403';
  elsif exists (select from public.account_proofs as proof where proof.account_id = new.id) then
    perform public.tell_owner(new.id, 'account_new_password', to_char(now(), 'YYYY-MM-DD HH24:MI'));
  elsif held <> '{}' and not exists (
    select from unnest(held) as session (id) where not public.session_came_by_link(session.id)
  ) then
    insert into public.account_proofs (account_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end;
$$;

create constraint trigger prove_by_new_password
  after update of encrypted_password on auth.users
  deferrable initially deferred
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function public.prove_by_new_password();

-- Tells the owner of a password's session on a device that is not among the last twenty, once an hour. A device is a keyed hash of
-- the kind of browser, without its version, and the network.
create function public.record_device(session uuid, user_agent text, address inet)
returns void
language plpgsql
security definer
as $$
declare
  account constant uuid := (select held.user_id from auth.sessions as held where held.id = session);
  known constant text[] := (select proof.devices from public.account_proofs as proof where proof.account_id = account);
  device constant text := (
    select left(encode(sha256(network.key || convert_to(concat_ws(
      ':', 'device', account, regexp_replace(user_agent, '[0-9.]+', '', 'g'),
      network(set_masklen(address, case family(address) when 4 then 24 else 48 end))
    ), 'UTF8')), 'hex'), 32) from public.network_key as network
  );
begin
  update public.account_proofs set devices = (device || array_remove(known, device))[1:20] where account_id = account;
  if known <> '{}' and device <> all (known) and not public.session_came_by_link(session) then
    perform public.tell_owner(account, 'account_new_device', to_char(now(), 'YYYY-MM-DD HH24'));
  end if;
end;
$$;

-- Accounts that the operator creates are confirmed without a link. No stranger can create one: no other proof is needed.
create function public.prove_operator_account()
returns trigger
language plpgsql
security definer
as $$
begin
  if old.email_confirmed_at is null then
    insert into public.account_proofs (account_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end;
$$;

create trigger prove_operator_account
  after insert or update of email_confirmed_at on auth.users
  for each row when (
    new.email_confirmed_at is not null and new.confirmation_sent_at is null and new.recovery_sent_at is null
  )
  execute function public.prove_operator_account();

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (char_length(email) <= 254),
  first_name text not null default '' check (char_length(first_name) <= 100 and public.is_line(first_name)),
  last_name text not null default '' check (char_length(last_name) <= 100 and public.is_line(last_name)),
  company_name text check (char_length(company_name) <= 200 and public.is_line(company_name)),
  phone text check (char_length(phone) <= 40 and public.is_line(phone)),
  account_type text not null default 'private' check (account_type in ('private', 'corporate')),
  updated_at timestamptz not null default now(),
  language text not null default 'en' check (public.is_language(language)),
  constraint only_corporate_accounts_have_a_company check (account_type = 'corporate' or company_name is null)
);

create index profiles_of_address on public.profiles (lower(email));

-- Upserts name every column; a trigger keeps id and e-mail unchanged.
grant select, insert, update on public.profiles to authenticated;

create policy "Customers read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()) and (select public.session_is_open()));

create policy "Customers change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()) and (select public.session_is_open()))
  with check (id = (select auth.uid()) and (select public.session_is_open()));

-- for upserts when the trigger's row is missing
create policy "Customers restore their own profile" on public.profiles
  for insert to authenticated
  with check (
    id = (select auth.uid()) and email = (select auth.jwt() ->> 'email') and (select public.session_is_open())
  );

create trigger accept_one_row
  before insert on public.profiles
  for each row when (current_user in ('anon', 'authenticated'))
  execute function public.refuse_second_row();

create function public.keep_profile_identity()
returns trigger
language plpgsql
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

-- Sign-up metadata, which public.account_details has bounded: unusable values become defaults, so that they cannot block a sign-up.
create function public.make_profile()
returns trigger
language plpgsql
security definer
as $$
declare
  meta constant jsonb := new.raw_user_meta_data;
  corporate constant boolean := meta ->> 'account_type' = 'corporate';
begin
  insert into public.profiles (id, email, first_name, last_name, company_name, phone, account_type, language)
  values (
    new.id, coalesce(new.email, ''), coalesce(meta ->> 'first_name', ''), coalesce(meta ->> 'last_name', ''),
    case when corporate then nullif(meta ->> 'company_name', '') end, nullif(meta ->> 'phone', ''),
    case when corporate then 'corporate' else 'private' end,
    case when public.is_language(meta ->> 'language') then meta ->> 'language' else 'en' end
  );
  return new;
end;
$$;

create trigger make_profile after insert on auth.users for each row execute function public.make_profile();

-- The auth service turns an error code PT422 into that status.
create function public.keep_account_address()
returns trigger
language plpgsql
as $$
begin
  if new.email is distinct from old.email
    or coalesce(new.phone, '') <> coalesce(old.phone, '')
    -- Services may clear these. Setting one is refused, before anyone gets mail about it.
    or (coalesce(new.email_change, '') not in ('', coalesce(old.email_change, '')))
    or (coalesce(new.phone_change, '') not in ('', coalesce(old.phone_change, '')))
  then
    raise exception 'The email address and phone number of an account cannot be changed' using errcode = 'PT422';
  end if;
  return new;
end;
$$;

create trigger keep_account_address
  before update of email, phone, email_change, phone_change on auth.users
  for each row execute function public.keep_account_address();

-- Keeps the details that we or the auth service need, shortened; drops the rest.
create function public.account_details(given jsonb)
returns jsonb
immutable
return (
  select coalesce(jsonb_object_agg(
    detail.key,
    case when jsonb_typeof(detail.value) = 'string' then to_jsonb(left(public.to_line(detail.value #>> '{}'), known.length)) else detail.value end
  ), '{}')
  from jsonb_each(case when jsonb_typeof(given) = 'object' then given else '{}' end) as detail
  join (values
    ('account_type', 20), ('first_name', 100), ('last_name', 100), ('company_name', 200), ('phone', 40),
    ('language', 36), ('email', 254), ('sub', 64), ('email_verified', 0), ('phone_verified', 0)
  ) as known (key, length) on known.key = detail.key
  where jsonb_typeof(detail.value) in ('null', case when known.length > 0 then 'string' else 'boolean' end)
);

-- The embedded auth service stores its JSON as a JSON string.
create function public.plain_json(value jsonb)
returns jsonb
immutable
return case when jsonb_typeof(value) = 'string' then (value #>> '{}')::jsonb else value end;

create function public.bound_details()
returns trigger
language plpgsql
security definer
as $$
begin
  if tg_table_name = 'users' then
    new.raw_user_meta_data := public.account_details(public.plain_json(new.raw_user_meta_data));
  else
    new.identity_data := public.account_details(public.plain_json(new.identity_data));
  end if;
  return new;
end;
$$;

create trigger bound_account_details
  before insert or update of raw_user_meta_data on auth.users
  for each row execute function public.bound_details();

create trigger bound_identity_details
  before insert or update of identity_data on auth.identities
  for each row execute function public.bound_details();

-- Sessions say the details too, and forms are filled in from them (src/form/known-person.ts).
create function public.record_account_details()
returns trigger
language plpgsql
security definer
as $$
begin
  update auth.users set raw_user_meta_data = coalesce(public.plain_json(raw_user_meta_data), '{}') || jsonb_build_object(
    'first_name', new.first_name, 'last_name', new.last_name, 'company_name', new.company_name, 'phone', new.phone
  )
  where id = new.id;
  return null;
end;
$$;

create trigger record_account_details
  after update of first_name, last_name, company_name, phone on public.profiles
  for each row execute function public.record_account_details();

-- Welcomes an account once it is confirmed and proven, in either order, and adopts earlier requests from its address.
create function public.welcome_account()
returns trigger
language plpgsql
security definer
as $$
declare
  account constant uuid := to_jsonb(new) ->> case tg_table_name when 'users' then 'id' else 'account_id' end;
  address constant text := (
    select holder.email from auth.users as holder
    join public.account_proofs as proof on proof.account_id = holder.id
    where holder.id = account and holder.email_confirmed_at is not null
  );
begin
  if address is not null then
    insert into public.outbox (kind, recipient, subject_id, dedupe_key)
    values ('welcome', address, account, 'welcome:' || account)
    on conflict (dedupe_key) do nothing;
    update public.quote_requests set user_id = account
    where user_id is null and lower(email) = lower(address);
  end if;
  return null;
end;
$$;

create trigger welcome_confirmed_account
  after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function public.welcome_account();

create trigger welcome_at_proof
  after insert on public.account_proofs
  for each row execute function public.welcome_account();

-- Tells the owner of a confirmed account, at most once a day, that someone tried to sign up with its address.
create function public.record_repeated_sign_up(address text, language text default null)
returns uuid
language sql
security definer
as $$
  insert into public.outbox (kind, recipient, subject_id, payload, dedupe_key)
  select 'account_exists', account.email, account.id,
    jsonb_strip_nulls(jsonb_build_object('language', record_repeated_sign_up.language)), 'account_exists:' || account.id || ':' || current_date
  from auth.users as account
  where account.id = (select profile.id from public.profiles as profile where lower(profile.email) = lower(address) limit 1)
    -- the same person may just be finishing the sign-up
    and account.email_confirmed_at < now() - case
      when exists (select from public.account_proofs as proof where proof.account_id = account.id)
      then interval '5 minutes' else interval '0' end
  on conflict (dedupe_key) do nothing
  returning subject_id;
$$;

-- A one-time link, in the language of the page where it was asked for; without a page in that of the account.
create function public.queue_auth_mail(address text, action text, token_hash text, page text)
returns void
language sql
as $$
  insert into public.outbox (kind, recipient, subject_id, payload, dedupe_key)
  values (
    'auth', address, (select account.id from auth.users as account where account.email = lower(address) limit 1),
    jsonb_strip_nulls(jsonb_build_object('action', action, 'token_hash', token_hash, 'language', case
      when page ~ '^[a-z]+://[^/]+/.' then
        case when public.is_language(split_part(page, '/', 4)) then split_part(page, '/', 4) else 'en' end
    end)),
    'auth:' || gen_random_uuid()
  );
$$;

-- The hooks of the platform's auth service (config.toml, [auth.hook]): the one-machine host does both itself.

create function public.admit_session(event jsonb)
returns jsonb
language plpgsql
security definer
as $$
declare
  session constant uuid := event #>> '{claims,session_id}';
begin
  if not public.session_opens((event ->> 'user_id')::uuid, session) then
    return jsonb_build_object('error', jsonb_build_object(
      'http_code', 400, 'message', 'Email not confirmed with this password'
    ));
  elsif event ->> 'authentication_method' <> 'token_refresh' then
    perform public.record_device(held.id, coalesce(held.user_agent, ''), held.ip) from auth.sessions as held where held.id = session;
  end if;
  return jsonb_build_object('claims', event -> 'claims');
end;
$$;

-- Queues the two kinds that our pages request; refuses all others (sign-in links, address changes, codes, invitations).
create function public.send_auth_mail(event jsonb)
returns jsonb
language plpgsql
security definer
as $$
begin
  if event #>> '{email_data,email_action_type}' not in ('signup', 'recovery') then
    return jsonb_build_object('error', jsonb_build_object('http_code', 422, 'message', 'This message is not sent'));
  elsif public.admit_mail(null, public.mailbox_hash(event #>> '{user,email}')::uuid) is not null then
    return jsonb_build_object('error', jsonb_build_object('http_code', 429, 'message', 'Too many requests'));
  end if;
  perform public.queue_auth_mail(
    event #>> '{user,email}', event #>> '{email_data,email_action_type}', event #>> '{email_data,token_hash}',
    event #>> '{email_data,redirect_to}'
  );
  return '{}';
end;
$$;

do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.admit_session(jsonb), public.send_auth_mail(jsonb) to supabase_auth_admin;
  end if;
end;
$$;

grant select, insert, update, delete on public.profiles to service_role;
grant execute on function
  public.session_opens, public.session_is_fresh, public.begin_confirmation, public.prove_account, public.record_repeated_sign_up to service_role;
