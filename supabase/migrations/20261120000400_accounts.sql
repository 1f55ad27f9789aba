-- Accounts: what happens when an address is confirmed, and how an account is taken away with everything that is its own.

-- Whoever waits for messages (the one-machine host) hears of new ones when their transaction is committed.
create function public.announce_message()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  notify outbox;
  return null;
end;
$$;

revoke execute on function public.announce_message() from public, anon, authenticated;

create trigger announce_message
  after insert on public.outbox
  for each statement execute function public.announce_message();

-- From now on the address is known to be theirs: they are welcomed once, and earlier requests of the address join the account.
create function public.welcome_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.outbox (kind, recipient, subject_id, dedupe_key)
  values ('welcome', new.email, new.id, 'welcome:' || new.id)
  on conflict (dedupe_key) do nothing;

  update public.quote_requests set user_id = new.id
  where user_id is null and lower(email) = lower(new.email);
  return new;
end;
$$;

revoke execute on function public.welcome_account() from public, anon, authenticated;

create trigger welcome_confirmed_account
  after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function public.welcome_account();

create index quote_requests_of_address on public.quote_requests (lower(email)) where user_id is null;

-- After a change of address the profile follows it; nobody else may change a profile's address.
create function public.follow_account_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.profiles set email = new.email where id = new.id;
  return new;
end;
$$;

revoke execute on function public.follow_account_address() from public, anon, authenticated;

create trigger follow_account_address
  after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function public.follow_account_address();

-- Somebody tried to sign up with the address of a confirmed account. Only its owner is told, at most once a day.
create function public.note_repeated_sign_up(address text)
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
    and account.email_confirmed_at < now() - interval '5 minutes'
  on conflict (dedupe_key) do nothing
  returning subject_id;
$$;

revoke execute on function public.note_repeated_sign_up(text) from public, anon, authenticated;
grant execute on function public.note_repeated_sign_up(text) to service_role;

-- Takes an account away with its requests, profile, sessions and mail; returns the paths of its files, which the caller
-- removes. A crash in between leaves files that no request names: the sweep finds them.
create function public.erase_account(account uuid)
returns setof text
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := (select lower(email) from auth.users where id = account);
begin
  return query
    delete from public.request_documents as document
    using public.quote_requests as request
    where request.id = document.request_id and request.user_id = account
    returning document.path;

  delete from public.outbox as message
  where lower(message.recipient) = address
    or message.subject_id = account
    or message.subject_id in (select id from public.quote_requests where user_id = account);
  delete from public.quote_requests where user_id = account;
  delete from auth.users where id = account;
end;
$$;

revoke execute on function public.erase_account(uuid) from public, anon, authenticated;
grant execute on function public.erase_account(uuid) to service_role;
