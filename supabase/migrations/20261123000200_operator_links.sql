-- The operator's inbox as a workbench (decision 041): links of one purpose in the operator's mail, spam, and the feed of
-- consultations.

alter table public.quote_requests add column spam_at timestamptz;
alter table public.enquiries add column spam_at timestamptz;

-- How long what was marked as spam is kept, so that a mistake can be undone.
create function public.spam_period()
returns interval
language sql
immutable
set search_path = ''
as $$
  select interval '7 days';
$$;

revoke execute on function public.spam_period() from public, anon, authenticated, service_role;
grant execute on function public.spam_period() to service_role;

-- What a link is about, whichever table it is in: kind is 'request', 'enquiry' or 'booking'. No row once it was erased.
create function public.operator_subject(subject uuid)
returns table (
  kind text, reference text, address text, created_at timestamptz, ordered boolean, spam_until timestamptz
)
language sql
stable
set search_path = ''
as $$
  select 'request', request.reference, request.email, request.created_at, request.ordered_at is not null,
    request.spam_at + public.spam_period()
  from public.quote_requests as request where request.id = operator_subject.subject and request.erased_at is null
  union all
  select 'enquiry', enquiry.reference, enquiry.email, enquiry.created_at, false, enquiry.spam_at + public.spam_period()
  from public.enquiries as enquiry where enquiry.id = operator_subject.subject
  union all
  select 'booking', booking.reference, booking.email, booking.created_at, false, null
  from public.bookings as booking where booking.id = operator_subject.subject and booking.erased_at is null;
$$;

revoke execute on function public.operator_subject(uuid) from public, anon, authenticated, service_role;
grant execute on function public.operator_subject(uuid) to service_role;

-- Marks a request or an enquiry as spam, or as none, and returns what it is now. No more mail is sent about spam, and
-- public.overdue_records names it after public.spam_period(). An order is never spam. tell: whether the operator gets a
-- message, because somebody else may have pressed the link.
create function public.mark_spam(subject uuid, spam boolean, tell boolean default false, at timestamptz default now())
returns table (
  kind text, reference text, address text, created_at timestamptz, ordered boolean, spam_until timestamptz
)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  marked boolean;
begin
  update public.quote_requests set spam_at = case when spam then at end
  where id = mark_spam.subject and ordered_at is null and (spam_at is not null) <> spam;
  marked := found;
  update public.enquiries set spam_at = case when spam then at end
  where id = mark_spam.subject and (spam_at is not null) <> spam;
  if (marked or found) and spam then
    delete from public.outbox as message
    where message.subject_id = mark_spam.subject and message.recipient is not null and message.status = 'queued'
      and (message.leased_until is null or message.leased_until <= now());
    if tell then
      insert into public.outbox (kind, subject_id, dedupe_key)
      values ('spam_operator', mark_spam.subject, 'spam_operator:' || gen_random_uuid());
    end if;
  end if;
  return query select * from public.operator_subject(mark_spam.subject);
end;
$$;

revoke execute on function public.mark_spam(uuid, boolean, boolean, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.mark_spam(uuid, boolean, boolean, timestamptz) to service_role;

-- Sends the operator a request's documents with new links, at most once per interval. Returns whether a message was queued;
-- null when there is no such request.
create function public.resend_documents(request uuid, interval_minutes integer)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform from public.quote_requests as quote where quote.id = request and quote.erased_at is null for update;
  if not found then
    return null;
  end if;
  insert into public.outbox (kind, subject_id, dedupe_key)
  select 'quote_documents_operator', request, 'quote_documents_operator:' || gen_random_uuid()
  where not exists (
    select from public.outbox as message
    where message.subject_id = request and message.kind = 'quote_documents_operator'
      and message.created_at > now() - make_interval(mins => interval_minutes)
  );
  return found;
end;
$$;

revoke execute on function public.resend_documents(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.resend_documents(uuid, integer) to service_role;

-- Whoever holds a link of the operator's mail may be a customer to whom it was quoted. What cannot be undone therefore needs
-- a second link, which only the operator gets: good once, for this long.
create function public.confirmation_period()
returns interval
language sql
immutable
set search_path = ''
as $$
  select interval '15 minutes';
$$;

revoke execute on function public.confirmation_period() from public, anon, authenticated, service_role;
grant execute on function public.confirmation_period() to service_role;

create table public.operator_confirmations (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('cancel', 'move', 'close', 'erase')),
  -- a booking, request or enquiry, or a day as an id (supabase/functions/_shared/operator/links.ts)
  subject_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index operator_confirmations_by_subject on public.operator_confirmations (subject_id, purpose);
create index operator_confirmations_by_age on public.operator_confirmations (created_at);

grant select, insert, update, delete on public.operator_confirmations to service_role;
alter table public.operator_confirmations enable row level security;

-- Sends the operator a confirmation to press, unless one is open: nobody fills the inbox by pressing again.
create function public.ask_confirmation(purpose text, subject uuid, at timestamptz default now())
returns void
language plpgsql
set search_path = ''
as $$
declare
  chosen uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('confirm:' || ask_confirmation.purpose || subject, 0));
  if exists (
    select from public.operator_confirmations as earlier
    where earlier.subject_id = subject and earlier.purpose = ask_confirmation.purpose
      and earlier.used_at is null and earlier.expires_at > at and earlier.created_at <= at
  ) then
    return;
  end if;
  insert into public.operator_confirmations (purpose, subject_id, created_at, expires_at)
  values (ask_confirmation.purpose, subject, at, at + public.confirmation_period())
  returning id into chosen;
  insert into public.outbox (kind, subject_id, payload, dedupe_key)
  values (
    'operator_confirm', subject, jsonb_build_object('confirmation', chosen), 'operator_confirm:' || chosen
  );
end;
$$;

revoke execute on function public.ask_confirmation(text, uuid, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.ask_confirmation(text, uuid, timestamptz) to service_role;

-- Uses a confirmation up; no row when it was used or is too late. undo: gives it back, because what it was for failed.
create function public.use_confirmation(confirmation uuid, undo boolean default false, at timestamptz default now())
returns setof public.operator_confirmations
language sql
set search_path = ''
as $$
  update public.operator_confirmations set used_at = case when not undo then at end
  where id = confirmation and expires_at > at and (used_at is not null) = undo
  returning *;
$$;

revoke execute on function public.use_confirmation(uuid, boolean, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.use_confirmation(uuid, boolean, timestamptz) to service_role;

-- The private address from which a calendar program reads the consultations: one at most, known by the digest of its key.
create table public.calendar_feeds (
  id boolean primary key default true check (id),
  key_hash text not null check (key_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  read_at timestamptz
);

grant select, insert, update, delete on public.calendar_feeds to service_role;
alter table public.calendar_feeds enable row level security;

-- Gives the feed a new key, or none; the one before opens nothing from then on.
create function public.set_calendar_feed(key_hash text default null)
returns void
language sql
set search_path = ''
as $$
  delete from public.calendar_feeds where set_calendar_feed.key_hash is null;
  insert into public.calendar_feeds (key_hash)
  select set_calendar_feed.key_hash where set_calendar_feed.key_hash is not null
  on conflict (id) do update set key_hash = excluded.key_hash, created_at = now(), read_at = null;
$$;

revoke execute on function public.set_calendar_feed(text) from public, anon, authenticated, service_role;
grant execute on function public.set_calendar_feed(text) to service_role;

-- Whether a key opens the feed.
create function public.open_calendar_feed(key_hash text, at timestamptz default now())
returns boolean
language sql
set search_path = ''
as $$
  with opened as (
    update public.calendar_feeds as feed set read_at = at where feed.key_hash = open_calendar_feed.key_hash returning 1
  )
  select exists (select from opened);
$$;

revoke execute on function public.open_calendar_feed(text, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.open_calendar_feed(text, timestamptz) to service_role;

-- As before, but for spam and confirmations -----------------------------------------------------------------------------

-- Marks a request as an order, which is no spam, or as not one. Returns no row if the request does not exist.
create or replace function public.mark_order(request uuid, ordered boolean, at timestamptz default now())
returns setof public.quote_requests
language sql
set search_path = ''
as $$
  update public.quote_requests
  set ordered_at = case when ordered then coalesce(ordered_at, at) end, spam_at = case when not ordered then spam_at end
  where id = request
  returning *;
$$;

-- Here, because it reads both requests and enquiries. The contents of a bundle of the operator's messages, as far as they
-- still exist.
create or replace function public.bundled_messages(bundle uuid)
returns table (
  id uuid, reference text, received_at timestamptz, about text, urgency text, name text, documents integer
)
language sql
stable
set search_path = ''
as $$
  select message.id, request.reference, message.created_at, request.service_type, request.urgency,
    request.given_name || ' ' || request.family_name,
    (
      select count(*)::integer from public.request_documents as document
      where document.request_id = request.id
        and document.batch is not distinct from (message.payload ->> 'batch')::uuid
    )
  from public.outbox as message
  join public.quote_requests as request on request.id = message.subject_id
  where message.bundle = bundled_messages.bundle and message.kind in ('quote_operator', 'quote_files_operator')
    and request.spam_at is null
  union all
  select message.id, enquiry.reference, message.created_at, enquiry.subject, null,
    enquiry.given_name || ' ' || enquiry.family_name, null
  from public.outbox as message
  join public.enquiries as enquiry on enquiry.id = message.subject_id
  where message.bundle = bundled_messages.bundle and message.kind = 'enquiry_operator' and enquiry.spam_at is null
  union all
  select message.id, null, message.created_at, message.payload ->> 'kind', message.payload ->> 'error', null, null
  from public.outbox as message
  where message.bundle = bundled_messages.bundle and message.kind = 'delivery_report'
  order by 3, 1;
$$;

-- Records whose retention period is over: kind and id. periods is a JSON object with an interval for each kind (as text,
-- because the embedded backend passes objects as strings); a kind without one is kept. Accounts whose link was opened but
-- whose password was never proven count as unconfirmed: nobody can use them, and somebody else may have opened the link.
create or replace function public.overdue_records(periods text, at timestamptz default now())
returns table (kind text, id text)
language sql
stable
security definer
set search_path = ''
as $$
  with before as (
    select entry.key as kind, at - entry.value::interval as moment from jsonb_each_text(periods::jsonb) as entry
  )
  -- times that were held, and not paid for
  select 'holds', booking.id::text from public.bookings as booking
  where booking.status = 'released' and booking.payment_id is null
    and booking.ended_at < (select moment from before where kind = 'holds')
  union all
  select 'holds', session.id from public.sandbox_sessions as session
  where session.created_at < (select moment from before where kind = 'holds')
  union all
  select 'requests', request.id::text from public.quote_requests as request
  where request.ordered_at is null and (
    request.created_at < (select moment from before where kind = 'requests') or request.spam_at < at - public.spam_period()
  )
  union all
  select 'enquiries', enquiry.id::text from public.enquiries as enquiry
  where enquiry.created_at < (select moment from before where kind = 'enquiries')
    or enquiry.spam_at < at - public.spam_period()
  union all
  -- financial and service records: consultations that were paid for, and orders
  select 'records', booking.id::text from public.bookings as booking
  where (booking.status in ('confirmed', 'cancelled', 'lost') or booking.payment_id is not null)
    and booking.starts_at < (select moment from before where kind = 'records')
  union all
  select 'records', request.id::text from public.quote_requests as request
  where request.ordered_at < (select moment from before where kind = 'records')
  union all
  select 'records', event.id from public.payment_events as event
  where event.received_at < (select moment from before where kind = 'records')
  union all
  -- addresses that somebody typed and nobody confirmed
  select 'subscriptions', subscription.id::text from public.newsletter_subscriptions as subscription
  where subscription.status <> 'confirmed' and subscription.confirmed_at is null
    and greatest(subscription.created_at, (
      select max(consent.requested_at) from public.newsletter_consents as consent
      where consent.subscription_id = subscription.id
    )) < (select moment from before where kind = 'subscriptions')
  union all
  select 'accounts', account.id::text from auth.users as account
  where (
      account.email_confirmed_at is null
      or not exists (select from public.account_proofs as proof where proof.account_id = account.id)
    )
    and greatest(account.created_at, account.confirmation_sent_at, account.recovery_sent_at)
      < (select moment from before where kind = 'accounts')
  union all
  -- the record of a consent that was given and withdrawn
  select 'consents', subscription.id::text from public.newsletter_subscriptions as subscription
  where subscription.status <> 'confirmed' and subscription.confirmed_at is not null
    and subscription.unsubscribed_at < (select moment from before where kind = 'consents')
  union all
  select 'messages', message.id::text from public.outbox as message
  where message.status <> 'queued'
    and coalesce(message.sent_at, message.next_attempt_at) < (select moment from before where kind = 'messages');
$$;

-- Deletes expired data of the limits.
create or replace function public.sweep_limits(at timestamptz default now())
returns void
language sql
set search_path = ''
as $$
  delete from public.form_sendings where window_start < at - interval '1 day';
  delete from public.spent_proofs where expires_at < at;
  delete from public.request_passes where created_at < at - interval '1 hour';
  delete from public.hold_senders where created_at < at - interval '1 day';
  delete from public.operator_confirmations where created_at < at - interval '1 day';
$$;
