-- Proofs of accounts. Anybody can sign up with anybody's address and a password of their own, and the auth service keeps that
-- password when the address is confirmed. So a password opens nothing until it was entered by somebody who came by the link
-- in the e-mail, or was chosen with that link (decision 025).

create table public.account_proofs (
  account_id uuid primary key references auth.users (id) on delete cascade,
  proven_at timestamptz not null default now()
);

-- How often a password was tried with the session of a link.
create table public.confirmation_tries (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  tries smallint not null default 1
);

revoke all on public.account_proofs, public.confirmation_tries from anon, authenticated, service_role;
-- The operator can vouch for an account.
grant select, insert on public.account_proofs to service_role;

alter table public.account_proofs enable row level security;
alter table public.confirmation_tries enable row level security;

-- Accounts from before the rule stay as open as they were.
insert into public.account_proofs (account_id, proven_at)
select id, email_confirmed_at from auth.users where email_confirmed_at is not null;

create function public.session_came_by_link(session uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.mfa_amr_claims as claim
    where claim.session_id = session and claim.authentication_method = 'otp'
  );
$$;

-- Whether a session opens an account: it has not been ended, and it came by a mailed link or the account is proven. Nobody
-- signs up without a password: whoever has a token for an account that has none has it from the operator.
create function public.session_opens(account uuid, session uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions as held
    where held.id = session and held.user_id = account
      and (
        exists (select from public.account_proofs as proof where proof.account_id = account)
        or public.session_came_by_link(session)
      )
  ) or exists (
    select from auth.users as holder
    where holder.id = account and coalesce(holder.encrypted_password, '') = ''
  );
$$;

-- The same of the caller. A session that was ended loses its access at once, although its token lives on.
create function public.session_is_open()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select public.session_opens(auth.uid(), nullif(auth.jwt() ->> 'session_id', '')::uuid);
$$;

-- Welcomes an account that is confirmed and proven, once; earlier requests of its address join it.
create function public.welcome_proven_account(account uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := (
    select holder.email from auth.users as holder
    join public.account_proofs as proof on proof.account_id = holder.id
    where holder.id = account and holder.email_confirmed_at is not null
  );
begin
  if address is null then
    return;
  end if;
  insert into public.outbox (kind, recipient, subject_id, dedupe_key)
  values ('welcome', address, account, 'welcome:' || account)
  on conflict (dedupe_key) do nothing;

  update public.quote_requests set user_id = account
  where user_id is null and lower(email) = lower(address);
end;
$$;

-- As before, but confirmation alone is no longer enough.
create or replace function public.welcome_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.welcome_proven_account(new.id);
  return new;
end;
$$;

create function public.welcome_at_proof()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.welcome_proven_account(new.account_id);
  return new;
end;
$$;

create trigger welcome_at_proof
  after insert on public.account_proofs
  for each row execute function public.welcome_at_proof();

-- Accounts that the operator makes, in the dashboard or by the administration's API: confirmed, and no link was ever sent. No
-- stranger can make one, so they need no other proof.
create function public.prove_operator_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.account_proofs (account_id) values (new.id) on conflict do nothing;
  return null;
end;
$$;

create trigger prove_new_operator_account
  after insert on auth.users
  for each row when (
    new.email_confirmed_at is not null and new.confirmation_sent_at is null and new.recovery_sent_at is null
  )
  execute function public.prove_operator_account();

create trigger prove_confirmed_operator_account
  after update of email_confirmed_at on auth.users
  for each row when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null
    and new.confirmation_sent_at is null and new.recovery_sent_at is null
  )
  execute function public.prove_operator_account();

-- Before a password is tried for a session: 'refused' when it did not come by a link, 'proven' when there is nothing left to
-- prove, 'spent' after too many tries, and else 'try', which is counted.
create function public.begin_confirmation(account uuid, session uuid, max_tries integer default 5)
returns text
language plpgsql
security definer
set search_path = ''
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

-- The password in force was entered with the session of a link: the account is its owner's, and every other session ends.
create function public.prove_account(account uuid, session uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
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

-- A password that was set with the session of a link is proven by that. The auth service ends all other sessions in the same
-- transaction, so at its end the ones that are left tell who set it.
create function public.prove_by_new_password()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from auth.sessions as held where held.user_id = new.id)
    and not exists (
      select from auth.sessions as held where held.user_id = new.id and not public.session_came_by_link(held.id)
    )
  then
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

-- As before; whoever has an account that was never proven is told at once, because nobody can use it yet.
create or replace function public.note_repeated_sign_up(address text)
returns uuid
language sql
security definer
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, subject_id, dedupe_key)
  select 'account_exists', account.email, account.id, 'account_exists:' || account.id || ':' || current_date
  from auth.users as account
  where lower(account.email) = lower(address)
    -- a fresh confirmation is the same person finishing the sign-up
    and account.email_confirmed_at < now() - case
      when exists (select from public.account_proofs as proof where proof.account_id = account.id)
      then interval '5 minutes' else interval '0' end
  on conflict (dedupe_key) do nothing
  returning subject_id;
$$;

revoke execute on function
  public.session_came_by_link(uuid), public.session_opens(uuid, uuid), public.session_is_open(),
  public.welcome_proven_account(uuid), public.welcome_at_proof(), public.begin_confirmation(uuid, uuid, integer),
  public.prove_account(uuid, uuid), public.prove_by_new_password(), public.prove_operator_account()
from public, anon, authenticated, service_role;
grant execute on function public.session_is_open() to authenticated;
grant execute on function
  public.session_opens(uuid, uuid), public.begin_confirmation(uuid, uuid, integer), public.prove_account(uuid, uuid)
to service_role;

-- Everything that is a customer's own opens to open sessions only.
alter policy "Customers read their own profile" on public.profiles
  using (id = (select auth.uid()) and (select public.session_is_open()));

alter policy "Customers change their own profile" on public.profiles
  using (id = (select auth.uid()) and (select public.session_is_open()))
  with check (id = (select auth.uid()) and (select public.session_is_open()));

alter policy "Customers restore their own profile" on public.profiles
  with check (
    id = (select auth.uid()) and email = (select auth.jwt() ->> 'email') and (select public.session_is_open())
  );

alter policy "Customers read their own requests" on public.quote_requests
  using (user_id = (select auth.uid()) and (select public.session_is_open()));

-- In two, because visitors may not call what judges sessions.
drop policy "Anybody requests a quote, under their own account or none" on public.quote_requests;

create policy "Visitors request a quote, under no account" on public.quote_requests
  for insert to anon with check (user_id is null);

create policy "Customers request a quote, under their own account or none" on public.quote_requests
  for insert to authenticated
  with check (user_id is null or (user_id = (select auth.uid()) and (select public.session_is_open())));

alter policy "Customers hand in documents in their own folder" on storage.objects
  with check (
    bucket_id = 'quote-documents'
    and name ~ ('^' || (select auth.uid()) || '/[0-9]{10,16}(-[A-Za-z0-9-]{1,64})?\.(pdf|doc|docx|jpg|jpeg|png)$')
    and (select public.session_is_open())
  );
