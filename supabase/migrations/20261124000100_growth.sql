-- A million requests and two million messages: every query of the jobs, functions and commands has an index, and the sweeps
-- run once an hour, in slices.

-- Indexes --------------------------------------------------------------------------------------------------------------

create index outbox_queue on public.outbox (kind, next_attempt_at) where status = 'queued' and bundle is null;
create index outbox_retried on public.outbox (next_attempt_at)
  where retried_at is not null and status = 'queued' and bundle is null;
create index outbox_unsent on public.outbox (created_at desc, id) where status <> 'sent';
create index outbox_finished on public.outbox (coalesce(sent_at, next_attempt_at)) where status <> 'queued';
create index outbox_of_issue on public.outbox ((payload ->> 'issue'), status) where kind = 'newsletter_issue';
drop index public.outbox_due;
drop index public.outbox_oldest;

create index quote_requests_by_address on public.quote_requests (lower(email));
drop index public.quote_requests_of_address;
drop index public.quote_requests_by_age;
create index quote_requests_by_age on public.quote_requests (created_at desc, id) where spam_at is null;
create index quote_requests_without_order on public.quote_requests (created_at) where ordered_at is null;
create index quote_requests_ordered on public.quote_requests (ordered_at) where ordered_at is not null;
create index quote_requests_spam on public.quote_requests (spam_at) where spam_at is not null;

create index enquiries_listed on public.enquiries (created_at desc, id) where spam_at is null;
create index enquiries_of_reference on public.enquiries (reference);
create index enquiries_spam on public.enquiries (spam_at) where spam_at is not null;

create index bookings_by_address on public.bookings (lower(email));
drop index public.bookings_held_by_email;
create index bookings_by_start on public.bookings (starts_at desc, id);
create index bookings_by_status on public.bookings (status, starts_at desc, id);
create index bookings_confirmed on public.bookings (confirmed_at) where confirmed_at is not null;
create index bookings_held on public.bookings (hold_expires_at) where status = 'held';
create index payment_events_by_age on public.payment_events (received_at);
create index sandbox_sessions_of_booking on public.sandbox_sessions (booking_id);
create index sandbox_sessions_by_age on public.sandbox_sessions (created_at);

create index newsletter_subscriptions_pending on public.newsletter_subscriptions (created_at)
  where status <> 'confirmed' and confirmed_at is null;
create index newsletter_subscriptions_left on public.newsletter_subscriptions (unsubscribed_at)
  where status <> 'confirmed' and confirmed_at is not null;

create index profiles_of_address on public.profiles (lower(email));

-- Retention ------------------------------------------------------------------------------------------------------------

alter table public.retention_clock
  -- when the jobs sweep next
  add column next_sweep_at timestamptz,
  -- the name after which the sweep of files goes on; null: from the beginning
  add column orphans_after text;

-- Whether the jobs sweep now: once an hour, and again at the next run while a sweep has left something for it
-- (public.continue_sweep). 'due', 'later', or 'paused' as public.may_delete says.
create function public.begin_sweep(at timestamptz default now())
returns text
language plpgsql
set search_path = ''
as $$
begin
  if not public.may_delete() then
    return 'paused';
  end if;
  update public.retention_clock as clock set next_sweep_at = begin_sweep.at + interval '1 hour'
  -- more than an hour ahead: the clock was wrong when it was written
  where clock.next_sweep_at is null or clock.next_sweep_at <= begin_sweep.at
    or clock.next_sweep_at > begin_sweep.at + interval '1 hour';
  return case when found then 'due' else 'later' end;
end;
$$;

revoke execute on function public.begin_sweep(timestamptz) from public, anon, authenticated;
grant execute on function public.begin_sweep(timestamptz) to service_role;

-- The next run of the jobs goes on with the sweep.
create function public.continue_sweep(at timestamptz default now())
returns void
language sql
set search_path = ''
as $$
  update public.retention_clock set next_sweep_at = continue_sweep.at;
$$;

revoke execute on function public.continue_sweep(timestamptz) from public, anon, authenticated;
grant execute on function public.continue_sweep(timestamptz) to service_role;

-- Up to max_records records whose retention period is over: kind and id, at least one slice of each kind. periods is a JSON
-- object with an interval for each kind (as text, because the embedded backend passes objects as strings); a kind without one
-- is kept. Accounts whose link was opened but whose password was never proven count as unconfirmed: nobody can use them, and
-- somebody else may have opened the link. Each kind is its own statement, planned with its moment: so that one index says that
-- nothing is due.
create function public.overdue(periods text, at timestamptz default now(), max_records integer default null)
returns table (kind text, id text)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  spam_before constant timestamptz := at - public.spam_period();
  moments constant jsonb := (
    select jsonb_object_agg(entry.key, at - entry.value::interval) from jsonb_each_text(periods::jsonb) as entry
  );
  before timestamptz;
begin
  -- times that were held, and not paid for
  before := (moments ->> 'holds')::timestamptz;
  return query
    select 'holds', booking.id::text from public.bookings as booking
    where booking.status = 'released' and booking.payment_id is null and booking.ended_at < before
    order by booking.ended_at limit max_records;
  return query
    select 'holds', session.id from public.sandbox_sessions as session
    where session.created_at < before
    order by session.created_at limit max_records;

  before := (moments ->> 'requests')::timestamptz;
  return query
    select 'requests', request.id::text from public.quote_requests as request
    where request.ordered_at is null and request.created_at < before
    order by request.created_at limit max_records;
  return query
    select 'requests', request.id::text from public.quote_requests as request
    where request.spam_at < spam_before and request.ordered_at is null and (request.created_at < before) is not true
    order by request.spam_at limit max_records;

  before := (moments ->> 'enquiries')::timestamptz;
  return query
    select 'enquiries', enquiry.id::text from public.enquiries as enquiry
    where enquiry.created_at < before
    order by enquiry.created_at limit max_records;
  return query
    select 'enquiries', enquiry.id::text from public.enquiries as enquiry
    where enquiry.spam_at < spam_before and (enquiry.created_at < before) is not true
    order by enquiry.spam_at limit max_records;

  -- financial and service records: consultations that were paid for, and orders
  before := (moments ->> 'records')::timestamptz;
  return query
    select 'records', booking.id::text from public.bookings as booking
    where booking.starts_at < before
      and (booking.status in ('confirmed', 'cancelled', 'lost') or booking.payment_id is not null)
    order by booking.starts_at limit max_records;
  return query
    select 'records', request.id::text from public.quote_requests as request
    where request.ordered_at < before
    order by request.ordered_at limit max_records;
  return query
    select 'records', event.id from public.payment_events as event
    where event.received_at < before
    order by event.received_at limit max_records;

  -- addresses that somebody typed and nobody confirmed
  before := (moments ->> 'subscriptions')::timestamptz;
  return query
    select 'subscriptions', subscription.id::text from public.newsletter_subscriptions as subscription
    where subscription.status <> 'confirmed' and subscription.confirmed_at is null and subscription.created_at < before
      and not exists (
        select from public.newsletter_consents as consent
        where consent.subscription_id = subscription.id and consent.requested_at >= before
      )
    order by subscription.created_at limit max_records;

  -- the auth service's table, without an index of ours: read as a whole
  before := (moments ->> 'accounts')::timestamptz;
  return query
    select 'accounts', account.id::text from auth.users as account
    where (
        account.email_confirmed_at is null
        or not exists (select from public.account_proofs as proof where proof.account_id = account.id)
      )
      and greatest(account.created_at, account.confirmation_sent_at, account.recovery_sent_at) < before
    limit max_records;

  -- the record of a consent that was given and withdrawn
  before := (moments ->> 'consents')::timestamptz;
  return query
    select 'consents', subscription.id::text from public.newsletter_subscriptions as subscription
    where subscription.status <> 'confirmed' and subscription.confirmed_at is not null
      and subscription.unsubscribed_at < before
    order by subscription.unsubscribed_at limit max_records;

  before := (moments ->> 'messages')::timestamptz;
  return query
    select 'messages', message.id::text from public.outbox as message
    where message.status <> 'queued' and coalesce(message.sent_at, message.next_attempt_at) < before
    order by coalesce(message.sent_at, message.next_attempt_at) limit max_records;
end;
$$;

revoke execute on function public.overdue(text, timestamptz, integer) from public, anon, authenticated;
grant execute on function public.overdue(text, timestamptz, integer) to service_role;

-- Deletes up to max_records overdue records with the messages about them, and returns the number of each kind; their files
-- are left to the orphan sweep. dry_run: counts all of them and deletes nothing. 'documents' counts the requests' files.
create or replace function public.enforce_retention(
  periods text, at timestamptz default now(), dry_run boolean default false, max_records integer default 1000
)
returns table (kind text, records integer)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  due jsonb;
  names text[];
  ids uuid[];
  documents integer;
  sign_ins integer := public.sweep_sign_ins(at - (periods::jsonb ->> 'sign_ins')::interval, dry_run);
begin
  if sign_ins > 0 then
    return query select 'sign_ins', sign_ins;
  end if;
  if dry_run then
    return query
      with overdue as materialized (select * from public.overdue(periods, at))
      select overdue.kind, count(*)::integer from overdue group by overdue.kind
      union all
      select 'documents', count(*)::integer from overdue
      join lateral (
        select from public.request_documents as document where document.request_id = overdue.id::uuid
      ) as document on true
      where overdue.kind = 'requests'
      having count(*) > 0;
    return;
  end if;

  due := (
    select coalesce(jsonb_agg(jsonb_build_object('kind', overdue.kind, 'id', overdue.id)), '[]')
    from (select * from public.overdue(periods, at, max_records) limit max_records) as overdue
  );
  if due = '[]' then
    return;
  end if;
  -- ids of different tables in one list: they are unique wherever they come from
  names := array(select entry ->> 'id' from jsonb_array_elements(due) as entry);
  ids := array(select name::uuid from unnest(names) as name where name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
  documents := (
    select count(*) from unnest(ids) as due (id)
    join lateral (select from public.request_documents as document where document.request_id = due.id) as document on true
  );
  return query
    select entry ->> 'kind', count(*)::integer from jsonb_array_elements(due) as entry group by entry ->> 'kind'
    union all
    select 'documents', documents where documents > 0;

  delete from public.outbox as message where message.id = any (ids);
  delete from public.outbox as message
  where message.subject_id = any (
    ids || array(select consent.id from public.newsletter_consents as consent where consent.subscription_id = any (ids))
  );
  delete from public.bookings where id = any (ids);
  delete from public.sandbox_sessions where id = any (names);
  delete from public.payment_events where id = any (names);
  delete from public.enquiries where id = any (ids);
  -- asked again, because somebody may be changing just this row
  delete from public.quote_requests
  where id = any (ids) and (ordered_at is null or ordered_at < at - (periods::jsonb ->> 'records')::interval);
  delete from public.newsletter_subscriptions where id = any (ids) and status <> 'confirmed';
  delete from auth.users as account
  where account.id = any (ids) and (
    account.email_confirmed_at is null
    or not exists (select from public.account_proofs as proof where proof.account_id = account.id)
  );
end;
$$;

-- contract: only public.enforce_retention called it, which is replaced above
drop function public.overdue_records(text, timestamptz);

-- Files that no request refers to, uploaded before the given moment, among the first max_looked_at files whose names come
-- after a name, and at most max_files of them; last: the name after which the search goes on, null at the end. By name, because
-- that is what the storage service has an index of. A request refers to the file of a document that is accepted or still
-- unchecked; if unchecked, also under its upload name. Later uploads under that name, and refused or missing files, belong to
-- no request.
create function public.orphans_after(
  name text, uploaded_before timestamptz, max_files integer, max_looked_at integer
)
returns table (orphans text[], last text)
language plpgsql
stable
security definer
set search_path = ''
-- a slice is small, whatever share of the files the statistics take it for
set enable_seqscan = off
as $$
declare
  names text[];
begin
  names := array(
    select object.name from storage.objects as object
    where object.bucket_id = 'quote-documents' and object.name > orphans_after.name
    order by object.name
    limit max_looked_at
  );
  orphans := array(
    select object.name from unnest(names) with ordinality as looked_at (name, position)
    join storage.objects as object on object.bucket_id = 'quote-documents' and object.name = looked_at.name
    where object.created_at < uploaded_before
      and not exists (
        select from public.request_documents as document
        where document.path = object.name and document.state in ('unchecked', 'accepted')
      )
      and not exists (
        select from public.request_documents as document
        where document.uploaded_path = object.name and document.state in ('unchecked', 'accepted')
          and document.sha256 is null
      )
    order by looked_at.position
    limit max_files
  );
  last := case
    when cardinality(orphans) = max_files then orphans[max_files]
    when cardinality(names) = max_looked_at then names[max_looked_at]
  end;
  return next;
end;
$$;

revoke execute on function public.orphans_after(text, timestamptz, integer, integer) from public, anon, authenticated;
grant execute on function public.orphans_after(text, timestamptz, integer, integer) to service_role;

-- One slice of the sweep of files that no request refers to: those among the next max_looked_at files by name, at most
-- max_files of them. more: whether files are left; otherwise the next call begins anew.
create function public.sweep_orphans(
  uploaded_before timestamptz, max_files integer default 500, max_looked_at integer default 5000
)
returns table (paths text[], more boolean)
language plpgsql
security definer
set search_path = ''
as $$
declare
  last text := coalesce((select clock.orphans_after from public.retention_clock as clock), '');
begin
  select slice.orphans, slice.last into paths, last
  from public.orphans_after(last, uploaded_before, max_files, max_looked_at) as slice;
  more := last is not null;
  update public.retention_clock set orphans_after = last;
  return next;
end;
$$;

revoke execute on function public.sweep_orphans(timestamptz, integer, integer) from public, anon, authenticated;
grant execute on function public.sweep_orphans(timestamptz, integer, integer) to service_role;

-- By address ----------------------------------------------------------------------------------------------------------

-- The account of an address, or null. By its profile, because the auth service's table may have no index for this.
create or replace function public.account_of(address text)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select id from public.profiles where lower(email) = lower(trim(address)) limit 1;
$$;

-- Somebody tried to sign up with the address of a confirmed account. Only its owner is notified, at most once a day; the
-- owner of an unproven account is notified at once, because nobody can use it yet.
create or replace function public.note_repeated_sign_up(address text)
returns uuid
language sql
security definer
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, subject_id, dedupe_key)
  select 'account_exists', account.email, account.id, 'account_exists:' || account.id || ':' || current_date
  from auth.users as account
  where account.id = (select profile.id from public.profiles as profile where lower(profile.email) = lower(address) limit 1)
    -- a fresh confirmation is the same person finishing the sign-up
    and account.email_confirmed_at < now() - case
      when exists (select from public.account_proofs as proof where proof.account_id = account.id)
      then interval '5 minutes' else interval '0' end
  on conflict (dedupe_key) do nothing
  returning subject_id;
$$;

-- Ends a subscription at once, even an unconfirmed one, and removes its queued messages. Idempotent.
create or replace function public.unsubscribe_newsletter(subscription uuid, at timestamptz default now())
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.newsletter_subscriptions
  set status = 'unsubscribed', unsubscribed_at = at, mailed_at = null
  where id = subscription and status <> 'unsubscribed';

  delete from public.outbox as message
  where message.status = 'queued'
    and message.kind in ('newsletter_confirm', 'already_subscribed', 'newsletter_issue')
    and message.subject_id = any (
      subscription || array(select id from public.newsletter_consents where subscription_id = subscription)
    );
  update public.newsletter_consents set withdrawn_at = at
  where subscription_id = subscription and withdrawn_at is null;
end;
$$;

-- Erases a person: rows, account, newsletter and mail. Returns what was erased, with the paths of files, which the caller
-- removes (after a crash in between, the orphan sweep finds them). Records that must be kept by law, payments and orders,
-- stay without anything that identifies the person. with_bookings: whether to include consultations; they belong to an
-- address, not to an account. account: the account's id, where that is known better than by the address
create or replace function public.erase_person(
  address text, with_bookings boolean default true, account uuid default null, at timestamptz default now()
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person text := lower(trim(address));
  account_id uuid := coalesce(account, public.account_of(address));
  request_ids uuid[] := array(
    select id from public.quote_requests where (lower(email) = person or user_id = account_id) and erased_at is null
  );
  enquiry_ids uuid[] := array(select id from public.enquiries where lower(email) = person);
  booking_ids uuid[] := array(select id from public.bookings where with_bookings and lower(email) = person and erased_at is null);
  subscription_ids uuid[] := array(select id from public.newsletter_subscriptions where lower(email) = person);
  consent_ids uuid[] := array(select id from public.newsletter_consents where subscription_id = any (subscription_ids));
  subjects uuid[] := request_ids || enquiry_ids || booking_ids || subscription_ids || consent_ids || array_remove(array[account_id], null);
  -- what a pseudonym may show; the address is under a name that nobody can ever have
  nobody constant text := 'Erased';
  nowhere constant text := 'erased@erased.invalid';
  seen text[];
  folder constant text := account_id || '/%';
  paths text[];
  kept text[];
  messages integer;
  accounts integer;
begin
  seen := array(
    select reference from public.quote_requests where id = any (request_ids)
    union all select reference from public.enquiries where id = any (enquiry_ids)
    union all select reference from public.bookings where id = any (booking_ids)
  );
  paths := array(
    select document.path from public.request_documents as document where document.request_id = any (request_ids)
    union
    select object.name from storage.objects as object
    where object.bucket_id = 'quote-documents' and object.name like folder
    union
    select object.name from public.request_documents as document
    join storage.objects as object on object.bucket_id = 'quote-documents' and object.name = document.uploaded_path
    where document.request_id = any (request_ids)
  );

  delete from public.outbox
  where id in (select message.id from public.messages_of(address, subjects) as message);
  get diagnostics messages = row_count;

  with pseudonymised as (
    update public.quote_requests
    set user_id = null, given_name = nobody, family_name = nobody, company_name = null, email = nowhere, phone = null,
        task_description = nobody, country_of_origin = '', country_of_destination = '', uploaded_files = null, erased_at = at
    where id = any (request_ids) and ordered_at is not null
    returning reference
  )
  select array_agg(reference) into kept from pseudonymised;
  delete from public.request_documents where request_id = any (request_ids);
  delete from public.quote_requests where id = any (request_ids) and ordered_at is null;
  delete from public.enquiries where id = any (enquiry_ids);
  delete from public.newsletter_subscriptions where id = any (subscription_ids);

  -- A session that is still open can turn into a payment, which needs its booking.
  with pseudonymised as (
    update public.bookings
    set first_name = nobody, last_name = nobody, email = nowhere, phone = '0000000000', time_zone = null,
        session_url = null, erased_at = at
    where id = any (booking_ids) and (
      status in ('confirmed', 'cancelled', 'lost') or payment_id is not null
      or (session_id is not null and session_closed_at is null)
    )
    returning reference
  )
  select kept || array_agg(reference) into kept from pseudonymised;
  delete from public.sandbox_sessions where booking_id in (
    select id from public.bookings where id = any (booking_ids) and erased_at is null
  );
  delete from public.bookings where id = any (booking_ids) and erased_at is null;

  delete from auth.users where id = account_id;
  get diagnostics accounts = row_count;
  -- The auth service's diary names addresses. Backslashes are passed over, because the embedded one writes strings in strings.
  if public.diary_is_ours() then
    execute $entries$
      delete from auth.audit_log_entries
      where strpos(replace(lower(payload::text), '\', ''), '"' || $1 || '"') > 0
        or strpos(replace(payload::text, '\', ''), '"' || $2 || '"') > 0
    $entries$ using person, account_id;
  end if;

  kept := coalesce(array_remove(kept, null), '{}');
  return jsonb_build_object(
    'account', accounts,
    'requests', cardinality(request_ids),
    'enquiries', cardinality(enquiry_ids),
    'bookings', cardinality(booking_ids),
    'newsletter', cardinality(subscription_ids),
    'messages', messages,
    'kept', to_jsonb(kept),
    'references', to_jsonb(seen),
    'paths', to_jsonb(paths)
  );
end;
$$;

-- The operator's lists -------------------------------------------------------------------------------------------------

-- How many rows a list has, counted up to max_rows: 'requests', 'enquiries', 'bookings' or 'messages'. statuses: of bookings
-- and messages. spam: only what was marked as spam, otherwise only the rest.
create function public.count_listed(
  list text, max_rows integer, statuses text[] default null, spam boolean default false
)
returns integer
language plpgsql
stable
set search_path = ''
as $$
declare
  counted bigint;
begin
  -- Each reads an index from its beginning.
  if list = 'requests' and spam then
    select count(*) into counted from (
      select from public.quote_requests as request
      where request.spam_at is not null order by request.spam_at limit max_rows
    ) as listed;
  elsif list = 'requests' then
    select count(*) into counted from (
      select from public.quote_requests as request
      where request.spam_at is null order by request.created_at desc limit max_rows
    ) as listed;
  elsif list = 'enquiries' and spam then
    select count(*) into counted from (
      select from public.enquiries as enquiry
      where enquiry.spam_at is not null order by enquiry.spam_at limit max_rows
    ) as listed;
  elsif list = 'enquiries' then
    select count(*) into counted from (
      select from public.enquiries as enquiry
      where enquiry.spam_at is null order by enquiry.created_at desc limit max_rows
    ) as listed;
  elsif list = 'bookings' then
    select count(*) into counted from (
      select from public.bookings as booking
      where statuses is null or booking.status = any (statuses)
      order by booking.starts_at desc limit max_rows
    ) as listed;
  elsif list = 'messages' and 'sent' = any (statuses) then
    select count(*) into counted from (
      select from public.outbox as message
      where message.status = any (statuses) order by message.created_at desc limit max_rows
    ) as listed;
  elsif list = 'messages' then
    select count(*) into counted from (
      select from public.outbox as message
      where message.status <> 'sent' and message.status = any (statuses) order by message.created_at desc limit max_rows
    ) as listed;
  end if;
  return counted;
end;
$$;

revoke execute on function public.count_listed(text, integer, text[], boolean) from public, anon, authenticated;
grant execute on function public.count_listed(text, integer, text[], boolean) to service_role;

create function public.requests_from(address text)
returns setof public.quote_requests
language sql
stable
set search_path = ''
as $$
  select * from public.quote_requests where lower(email) = lower(trim(address)) order by created_at desc, id;
$$;

revoke execute on function public.requests_from(text) from public, anon, authenticated;
grant execute on function public.requests_from(text) to service_role;

create function public.enquiries_from(address text)
returns setof public.enquiries
language sql
stable
set search_path = ''
as $$
  select * from public.enquiries where lower(email) = lower(trim(address)) order by created_at desc, id;
$$;

revoke execute on function public.enquiries_from(text) from public, anon, authenticated;
grant execute on function public.enquiries_from(text) to service_role;

create function public.bookings_from(address text)
returns setof public.bookings
language sql
stable
set search_path = ''
as $$
  select * from public.bookings where lower(email) = lower(trim(address)) order by starts_at desc, id;
$$;

revoke execute on function public.bookings_from(text) from public, anon, authenticated;
grant execute on function public.bookings_from(text) to service_role;

create function public.messages_to(address text)
returns setof public.outbox
language sql
stable
set search_path = ''
as $$
  select * from public.outbox where lower(recipient) = lower(trim(address)) order by created_at desc, id;
$$;

revoke execute on function public.messages_to(text) from public, anon, authenticated;
grant execute on function public.messages_to(text) to service_role;
