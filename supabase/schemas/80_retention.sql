-- Retention, access and erasure: what is stored, for how long, and how a person gets or erases their data (decisions 009,
-- 016). The caller's settings define the periods; what they apply to is defined here.

-- What is overdue ------------------------------------------------------------------------------------------------------

-- Up to max_records records whose retention period is over: kind, what the id is one of ('booking', 'request' and so on, because
-- ids are unique in their table only), and id; at least one slice of each kind. periods is a JSON
-- object with an interval for each kind (as text, because the embedded backend passes objects as strings); a kind without one
-- is kept. Accounts whose link was opened but whose password was never proven count as unconfirmed: nobody can use them, and
-- somebody else may have opened the link. Each kind is its own statement, planned with its moment: so that one index says that
-- nothing is due.
create function public.overdue(periods text, at timestamptz default now(), max_records integer default null)
returns table (kind text, about text, id text)
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
    select 'holds', 'booking', booking.id::text from public.bookings as booking
    where booking.status = 'released' and booking.payment_id is null and booking.ended_at < before
    order by booking.ended_at limit max_records;
  return query
    select 'holds', 'session', session.id from public.sandbox_sessions as session
    where session.created_at < before
    order by session.created_at limit max_records;

  before := (moments ->> 'requests')::timestamptz;
  return query
    select 'requests', 'request', request.id::text from public.quote_requests as request
    where request.ordered_at is null and request.created_at < before
    order by request.created_at limit max_records;
  return query
    select 'requests', 'request', request.id::text from public.quote_requests as request
    where request.spam_at < spam_before and request.ordered_at is null and (request.created_at < before) is not true
    order by request.spam_at limit max_records;

  before := (moments ->> 'enquiries')::timestamptz;
  return query
    select 'enquiries', 'enquiry', enquiry.id::text from public.enquiries as enquiry
    where enquiry.created_at < before
    order by enquiry.created_at limit max_records;
  return query
    select 'enquiries', 'enquiry', enquiry.id::text from public.enquiries as enquiry
    where enquiry.spam_at < spam_before and (enquiry.created_at < before) is not true
    order by enquiry.spam_at limit max_records;

  -- financial and service records: consultations that were paid for, and orders, which are kept from their last paper on
  before := (moments ->> 'records')::timestamptz;
  return query
    select 'records', 'booking', booking.id::text from public.bookings as booking
    where booking.starts_at < before
      and (booking.status in ('confirmed', 'cancelled', 'lost') or booking.payment_id is not null)
    order by booking.starts_at limit max_records;
  return query
    select 'records', 'request', request.id::text from public.quote_requests as request
    where request.ordered_at < before and (before <= (
      select max(paper.created_at) from public.orders as ordered join public.order_papers as paper on paper.order_id = ordered.id
      where ordered.request_id = request.id
    )) is not true
    order by request.ordered_at limit max_records;
  return query
    select 'records', 'event', event.id from public.payment_events as event
    where event.received_at < before
    order by event.received_at limit max_records;

  -- addresses that somebody typed and nobody confirmed
  before := (moments ->> 'subscriptions')::timestamptz;
  return query
    select 'subscriptions', 'subscription', subscription.id::text from public.newsletter_subscriptions as subscription
    where subscription.status <> 'confirmed' and subscription.confirmed_at is null and subscription.created_at < before
      and not exists (
        select from public.newsletter_consents as consent
        where consent.subscription_id = subscription.id and consent.requested_at >= before
      )
    order by subscription.created_at limit max_records;

  -- the auth service's table, without an index of ours: read as a whole
  before := (moments ->> 'accounts')::timestamptz;
  return query
    select 'accounts', 'account', account.id::text from auth.users as account
    where (
        account.email_confirmed_at is null
        or not exists (select from public.account_proofs as proof where proof.account_id = account.id)
      )
      and greatest(account.created_at, account.confirmation_sent_at, account.recovery_sent_at) < before
    limit max_records;

  -- the record of a consent that was given and withdrawn
  before := (moments ->> 'consents')::timestamptz;
  return query
    select 'consents', 'subscription', subscription.id::text from public.newsletter_subscriptions as subscription
    where subscription.status <> 'confirmed' and subscription.confirmed_at is not null
      and subscription.unsubscribed_at < before
    order by subscription.unsubscribed_at limit max_records;

  before := (moments ->> 'messages')::timestamptz;
  return query
    select 'messages', 'message', message.id::text from public.outbox as message
    where message.status <> 'queued' and coalesce(message.sent_at, message.next_attempt_at) < before
    order by coalesce(message.sent_at, message.next_attempt_at) limit max_records;
end;
$$;

grant execute on function public.overdue(text, timestamptz, integer) to service_role;

-- Whether the auth service has a sign-in log that may be read and deleted here.
create function public.diary_is_ours()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select case when to_regclass('auth.audit_log_entries') is null then false else
    has_table_privilege('auth.audit_log_entries', 'select') and has_table_privilege('auth.audit_log_entries', 'delete')
  end;
$$;

grant execute on function public.diary_is_ours() to service_role;

-- The auth service's sign-in log, which contains addresses: counts the entries before a moment, or deletes them.
create function public.sweep_sign_ins(before timestamptz, dry_run boolean)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  entries integer;
begin
  if before is null or not public.diary_is_ours() then
    return 0;
  elsif dry_run then
    execute 'select count(*) from auth.audit_log_entries where created_at < $1' into entries using before;
  else
    execute 'delete from auth.audit_log_entries where created_at < $1' using before;
    get diagnostics entries = row_count;
  end if;
  return entries;
end;
$$;

grant execute on function public.sweep_sign_ins(timestamptz, boolean) to service_role;

-- The ids in a list of {about, id} that are of one table.
create function public.ids_about(due jsonb, about text)
returns uuid[]
language sql
immutable
set search_path = ''
as $$
  select array(
    select (entry ->> 'id')::uuid from jsonb_array_elements(due) as entry where entry ->> 'about' = ids_about.about
  );
$$;

grant execute on function public.ids_about(jsonb, text) to service_role;

-- Deletes up to max_records overdue records with the messages about them, and returns the number of each kind; their files
-- are left to the orphan sweep. dry_run: counts up to max_records of each slice and deletes nothing. 'documents' counts the
-- requests' files.
create function public.enforce_retention(
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
  requests uuid[];
  subscriptions uuid[];
  documents integer;
  sign_ins integer := public.sweep_sign_ins(at - (periods::jsonb ->> 'sign_ins')::interval, dry_run);
begin
  if sign_ins > 0 then
    return query select 'sign_ins', sign_ins;
  end if;
  if dry_run then
    return query
      with overdue as materialized (select * from public.overdue(periods, at, max_records))
      select overdue.kind, count(*)::integer from overdue group by overdue.kind
      union all
      select 'documents', count(*)::integer from overdue
      join lateral (
        select from public.request_documents as document where document.request_id = overdue.id::uuid
      ) as document on true
      where overdue.kind = 'requests' and overdue.about = 'request'
      having count(*) > 0;
    return;
  end if;

  due := (
    select coalesce(jsonb_agg(to_jsonb(overdue)), '[]')
    from (select * from public.overdue(periods, at, max_records) limit max_records) as overdue
  );
  if due = '[]' then
    return;
  end if;
  requests := public.ids_about(due, 'request');
  subscriptions := public.ids_about(due, 'subscription');
  documents := (
    select count(*) from unnest(requests) as due (id)
    join lateral (select from public.request_documents as document where document.request_id = due.id) as document on true
  );
  return query
    select entry ->> 'kind', count(*)::integer from jsonb_array_elements(due) as entry group by entry ->> 'kind'
    union all
    select 'documents', documents where documents > 0;

  delete from public.outbox as message where message.id = any (public.ids_about(due, 'message'));
  delete from public.outbox as message
  where message.subject = any (
    array(select (entry ->> 'about') || ':' || (entry ->> 'id') from jsonb_array_elements(due) as entry)
    || array(
      select 'consent:' || consent.id from public.newsletter_consents as consent
      where consent.subscription_id = any (subscriptions)
    )
  );
  delete from public.bookings where id = any (public.ids_about(due, 'booking'));
  delete from public.sandbox_sessions where id in (
    select entry ->> 'id' from jsonb_array_elements(due) as entry where entry ->> 'about' = 'session'
  );
  delete from public.payment_events where id in (
    select entry ->> 'id' from jsonb_array_elements(due) as entry where entry ->> 'about' = 'event'
  );
  delete from public.enquiries where id = any (public.ids_about(due, 'enquiry'));
  -- asked again, because somebody may be changing just this row
  delete from public.quote_requests
  where id = any (requests) and (ordered_at is null or ordered_at < at - (periods::jsonb ->> 'records')::interval)
    and (at - (periods::jsonb ->> 'records')::interval <= (
      select max(paper.created_at) from public.orders as ordered join public.order_papers as paper on paper.order_id = ordered.id
      where ordered.request_id = quote_requests.id
    )) is not true;
  delete from public.newsletter_subscriptions where id = any (subscriptions) and status <> 'confirmed';
  delete from auth.users as account
  where account.id = any (public.ids_about(due, 'account')) and (
    account.email_confirmed_at is null
    or not exists (select from public.account_proofs as proof where proof.account_id = account.id)
  );
end;
$$;

grant execute on function public.enforce_retention(text, timestamptz, boolean, integer) to service_role;

-- Deletes expired data of the limits.
create function public.sweep_limits(at timestamptz default now())
returns void
language sql
set search_path = ''
as $$
  delete from public.form_sendings where window_start < at - interval '1 day';
  delete from public.spent_proofs where expires_at < at;
  delete from public.request_passes where created_at < at - interval '1 hour';
  delete from public.hold_senders where created_at < at - interval '1 day';
  delete from public.mail_counts where counted_at < at - interval '1 day';
  delete from public.operator_confirmations where created_at < at - public.confirmation_period();
$$;

grant execute on function public.sweep_limits(timestamptz) to service_role;

-- Nothing is deleted after a clock jump: with a clock set years ahead by mistake, everything would be overdue within a
-- minute. When retention last ran, by the database's own clock; there is one row.
create table public.retention_clock (
  one boolean primary key default true check (one),
  looked_at timestamptz not null,
  -- until then nothing is deleted
  paused_until timestamptz,
  -- when the jobs sweep next
  next_sweep_at timestamptz,
  -- the name after which the sweep of files goes on; null: from the beginning
  orphans_after text
);

grant select, insert, update, delete on public.retention_clock to service_role;
alter table public.retention_clock enable row level security;

-- Whether overdue data may be deleted now. After more than a day without a run, because of a clock jump or because
-- everything was off, deletion pauses for a day, in which the clock can be corrected; then it resumes.
create function public.may_delete()
returns boolean
language sql
set search_path = ''
as $$
  insert into public.retention_clock as clock (looked_at) values (now())
  on conflict (one) do update set
    looked_at = now(),
    paused_until = case
      when clock.looked_at < now() - interval '1 day' then now() + interval '1 day'
      when clock.looked_at > now() + interval '1 hour' then null
      else clock.paused_until
    end
  returning paused_until is null or paused_until <= now();
$$;

grant execute on function public.may_delete() to service_role;

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

grant execute on function public.begin_sweep(timestamptz) to service_role;

-- The next run of the jobs goes on with the sweep.
create function public.continue_sweep(at timestamptz default now())
returns void
language sql
set search_path = ''
as $$
  update public.retention_clock set next_sweep_at = continue_sweep.at;
$$;

grant execute on function public.continue_sweep(timestamptz) to service_role;

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

grant execute on function public.sweep_orphans(timestamptz, integer, integer) to service_role;

-- A person's data ------------------------------------------------------------------------------------------------------
-- Everything stored about a person is found by their address.

-- The account of an address, or null. By its profile, because the auth service's table may have no index for this.
create function public.account_of(address text)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select id from public.profiles where lower(email) = lower(trim(address)) limit 1;
$$;

grant execute on function public.account_of(text) to service_role;

-- Rows as the subjects of messages: 'request:…' and so on.
create function public.subjects_of(
  requests uuid[], enquiries uuid[], bookings uuid[], subscriptions uuid[], account uuid
)
returns text[]
language sql
stable
set search_path = ''
as $$
  select array(
    select 'request:' || id from unnest(requests) as id
    union all select 'enquiry:' || id from unnest(enquiries) as id
    union all select 'booking:' || id from unnest(bookings) as id
    union all select 'subscription:' || id from unnest(subscriptions) as id
    union all select 'consent:' || id from public.newsletter_consents where subscription_id = any (subscriptions)
    union all select 'account:' || account where account is not null
  );
$$;

grant execute on function public.subjects_of(uuid[], uuid[], uuid[], uuid[], uuid) to service_role;

-- Messages to an address, and about anything that belongs to it.
create function public.messages_of(address text, subjects text[])
returns setof public.outbox
language sql
stable
set search_path = ''
as $$
  select * from public.outbox as message
  where lower(message.recipient) = lower(trim(address)) or message.subject = any (subjects);
$$;

grant execute on function public.messages_of(text, text[]) to service_role;

-- How many records of a kind an answer about a person has at most, because functions read it as a whole.
create function public.person_data_limit()
returns integer
language sql
immutable
set search_path = ''
as $$
  select 500;
$$;

grant execute on function public.person_data_limit() to service_role;

-- Everything stored about a person, for export: one object, with a list for each kind. Of a kind with more than
-- public.person_data_limit() records the latest; left_out says how many it is short of.
create function public.person_data(address text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person text := lower(trim(address));
  account uuid := public.account_of(address);
  request_ids uuid[] := array(
    select id from public.quote_requests where lower(email) = person or user_id = account
  );
  enquiry_ids uuid[] := array(select id from public.enquiries where lower(email) = person);
  booking_ids uuid[] := array(select id from public.bookings where lower(email) = person);
  subscription_ids uuid[] := array(select id from public.newsletter_subscriptions where lower(email) = person);
  message_ids uuid[] := array(
    select message.id
    from public.messages_of(
      address, public.subjects_of(request_ids, enquiry_ids, booking_ids, subscription_ids, account)
    ) as message
  );
  most constant integer := public.person_data_limit();
begin
  return jsonb_build_object(
    'address', person,
    'left_out', (
      select coalesce(jsonb_object_agg(counted.kind, counted.records - most), '{}')
      from (values
        ('requests', cardinality(request_ids)), ('enquiries', cardinality(enquiry_ids)),
        ('bookings', cardinality(booking_ids)), ('messages', cardinality(message_ids))
      ) as counted (kind, records)
      where counted.records > most
    ),
    'account', (
      select jsonb_build_object(
        'id', id, 'email', email, 'created_at', created_at, 'confirmed_at', email_confirmed_at,
        'last_sign_in_at', last_sign_in_at, 'details', raw_user_meta_data
      )
      from auth.users where id = account
    ),
    'profile', (select to_jsonb(profile) from public.profiles as profile where profile.id = account),
    'requests', (
      select coalesce(jsonb_agg(
        to_jsonb(request) || jsonb_build_object('documents', (
          select coalesce(jsonb_agg(to_jsonb(document) - 'request_id' order by document.position), '[]')
          from public.request_documents as document where document.request_id = request.id
        ), 'order', public.order_view(request.id) - 'request', 'order_events', (
          select coalesce(jsonb_agg(to_jsonb(event) - 'order_id' order by event.number), '[]')
          from public.orders as ordered join public.order_events as event on event.order_id = ordered.id
          where ordered.request_id = request.id
        )) order by request.created_at
      ), '[]')
      from (
        select * from public.quote_requests as known where known.id = any (request_ids) order by known.created_at desc limit most
      ) as request
    ),
    'enquiries', (
      select coalesce(jsonb_agg(to_jsonb(enquiry) order by enquiry.created_at), '[]')
      from (
        select * from public.enquiries as known where known.id = any (enquiry_ids) order by known.created_at desc limit most
      ) as enquiry
    ),
    'bookings', (
      select coalesce(jsonb_agg(to_jsonb(booking) order by booking.created_at), '[]')
      from (
        select * from public.bookings as known where known.id = any (booking_ids) order by known.created_at desc limit most
      ) as booking
    ),
    'newsletter', (
      select to_jsonb(subscription) || jsonb_build_object('consents', (
        select coalesce(jsonb_agg(to_jsonb(consent) - 'subscription_id' order by consent.requested_at), '[]')
        from public.newsletter_consents as consent where consent.subscription_id = subscription.id
      ))
      from public.newsletter_subscriptions as subscription where subscription.id = any (subscription_ids)
    ),
    -- without payloads: some hold one-time links
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', message.id, 'kind', message.kind, 'to', coalesce(message.recipient, 'the operator'),
        'status', message.status, 'created_at', message.created_at, 'sent_at', message.sent_at
      ) order by message.created_at), '[]')
      from (
        select * from public.outbox as known where known.id = any (message_ids) order by known.created_at desc limit most
      ) as message
    )
  );
end;
$$;

grant execute on function public.person_data(text) to service_role;

-- Erases rows and an account with their mail, and every message to address, if one is given. Returns what was erased, with the paths
-- of files, which the caller removes (after a crash in between, the orphan sweep finds them). Records that must be kept by law,
-- payments and orders, stay without anything that identifies the person.
create function public.erase_records(
  address text, request_ids uuid[], enquiry_ids uuid[], booking_ids uuid[], subscription_ids uuid[], account_id uuid,
  at timestamptz
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person text := lower(trim(address));
  subjects constant text[] := public.subjects_of(request_ids, enquiry_ids, booking_ids, subscription_ids, account_id);
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

  -- Of an order stay what was agreed and paid, and its papers with the name on them, for as long as the law wants them.
  paths := paths || array(
    select document.path from public.order_documents as document
    join public.orders as ordered on ordered.id = document.order_id where ordered.request_id = any (request_ids)
  );
  delete from public.order_documents
  where order_id in (select id from public.orders where request_id = any (request_ids));
  delete from public.order_messages
  where order_id in (select id from public.orders where request_id = any (request_ids));
  update public.order_deliveries set note = '', carrier = '', tracking = ''
  where order_id in (select id from public.orders where request_id = any (request_ids));
  update public.orders set billing_name = null, billing_address = null where request_id = any (request_ids);

  delete from public.outbox
  where id in (select message.id from public.messages_of(address, subjects) as message);
  get diagnostics messages = row_count;

  with pseudonymised as (
    update public.quote_requests
    set user_id = null, given_name = nobody, family_name = nobody, company_name = null, email = nowhere, phone = null,
        task_description = nobody, country_of_origin = '', country_of_destination = '', uploaded_files = null, erased_at = at,
        -- its private links open nothing any more
        link_version = link_version + 1
    where id = any (request_ids) and (
      ordered_at is not null
      -- a session that is still open can turn into a payment, which needs its order
      or exists (
        select from public.orders as ordered join public.order_payments as payment on payment.order_id = ordered.id
        where ordered.request_id = quote_requests.id and payment.session_id is not null and payment.session_closed_at is null
      )
    )
    returning reference
  )
  select array_agg(reference) into kept from pseudonymised;
  delete from public.request_documents where request_id = any (request_ids);
  delete from public.quote_requests where id = any (request_ids) and erased_at is null;
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
  update public.operator_confirmations as confirmation set address = null where lower(confirmation.address) = person;
  -- The auth service's diary names addresses. Backslashes are passed over, because the embedded one writes strings in strings.
  if (person is not null or account_id is not null) and public.diary_is_ours() then
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

grant execute on function public.erase_records(text, uuid[], uuid[], uuid[], uuid[], uuid, timestamptz) to service_role;

-- Erases a person: everything under their address (public.erase_records). with_bookings: whether to include consultations; they
-- belong to an address, not to an account. account: the account's id, where that is known better than by the address
create function public.erase_person(
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
begin
  return public.erase_records(
    person,
    array(select id from public.quote_requests where (lower(email) = person or user_id = account_id) and erased_at is null),
    array(select id from public.enquiries where lower(email) = person),
    array(select id from public.bookings where with_bookings and lower(email) = person and erased_at is null),
    array(select id from public.newsletter_subscriptions where lower(email) = person),
    account_id, at
  );
end;
$$;

grant execute on function public.erase_person(text, boolean, uuid, timestamptz) to service_role;

-- What the operator has confirmed to erase: this request, enquiry or consultation and nothing else, because anybody can type
-- anybody's address into a form. Uses the confirmation up; null where that was done before or is too late. It keeps the address for
-- public.erase_rest, until then or until it is swept.
create function public.erase_confirmed(confirmation uuid, at timestamptz default now())
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  about text;
begin
  select used.subject into about from public.use_confirmation(erase_confirmed.confirmation, false, at) as used
  where used.purpose = 'erase';
  if about is null then
    return null;
  end if;
  update public.operator_confirmations as used
  set address = (select known.address from public.operator_subject(about) as known)
  where used.id = erase_confirmed.confirmation;
  return public.erase_records(
    null,
    array(select id from public.quote_requests where id = public.id_of(about, 'request') and erased_at is null),
    array(select id from public.enquiries where id = public.id_of(about, 'enquiry')),
    array(select id from public.bookings where id = public.id_of(about, 'booking') and erased_at is null),
    '{}', null, at
  );
end;
$$;

grant execute on function public.erase_confirmed(uuid, timestamptz) to service_role;

-- What else is under the same address, once the operator has said so a second time; null where that was done before or is too late.
create function public.erase_rest(confirmation uuid, at timestamptz default now())
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person text;
begin
  select known.address into person from public.operator_confirmations as known
  where known.id = erase_rest.confirmation and known.purpose = 'erase' and known.used_at is not null and known.expires_at > at
  for update;
  return case when person is not null then public.erase_person(person, at => erase_rest.at) end;
end;
$$;

grant execute on function public.erase_rest(uuid, timestamptz) to service_role;

-- Deletes an account and everything under its address, and returns the paths of its files, which the caller removes.
-- Consultations are kept: a customer who closes an account still wants the reminder for tomorrow's.
create function public.erase_account(account uuid)
returns setof text
language sql
security definer
set search_path = ''
as $$
  select path.value from jsonb_array_elements_text(
    public.erase_person((select email from auth.users where id = erase_account.account), false, erase_account.account) -> 'paths'
  ) as path;
$$;

grant execute on function public.erase_account(uuid) to service_role;
