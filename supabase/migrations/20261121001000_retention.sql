-- Retention: what is kept, and for how long. The periods are settings of whoever calls; what they apply to stands here.

-- Requests that became orders are service records, and are kept as long as the law asks.
alter table public.quote_requests add column ordered_at timestamptz;

create index quote_requests_by_age on public.quote_requests (created_at desc, id);
create index bookings_by_end on public.bookings (ended_at) where status = 'released';
create index outbox_by_age on public.outbox (created_at desc, id);

-- Notes that a request became an order, or that it did not after all. Gives no row when there is no such request.
create function public.mark_order(request uuid, ordered boolean, at timestamptz default now())
returns setof public.quote_requests
language sql
set search_path = ''
as $$
  update public.quote_requests
  set ordered_at = case when ordered then coalesce(ordered_at, at) end
  where id = request
  returning *;
$$;

-- What has been kept for longer than its period: the kind of record, and its id. periods is a JSON object that names an
-- interval for each kind (as text, because the embedded backend hands objects on as strings); a kind without one is kept.
create function public.overdue_records(periods text, at timestamptz default now())
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
  where request.ordered_at is null and request.created_at < (select moment from before where kind = 'requests')
  union all
  select 'enquiries', enquiry.id::text from public.enquiries as enquiry
  where enquiry.created_at < (select moment from before where kind = 'enquiries')
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
  where account.email_confirmed_at is null
    and greatest(account.created_at, account.confirmation_sent_at) < (select moment from before where kind = 'accounts')
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

-- Whether the auth service keeps a diary that may be read and shortened here.
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

-- The auth service's diary of sign-ins, with addresses: counts the entries before a moment, or deletes them.
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

-- Deletes up to max_records of what is overdue, with the messages about it, and gives how many of each kind; its files are
-- left for the sweep of files that no request names. dry_run: counts all of it and deletes nothing. 'documents' counts the
-- files that requests had.
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
      select overdue.kind, count(*)::integer from public.overdue_records(periods, at) as overdue group by overdue.kind
      union all
      select 'documents', count(*)::integer from public.request_documents as document
      where document.request_id::text in (select overdue.id from public.overdue_records(periods, at) as overdue)
      having count(*) > 0;
    return;
  end if;

  due := (
    select coalesce(jsonb_agg(jsonb_build_object('kind', overdue.kind, 'id', overdue.id)), '[]')
    from (select * from public.overdue_records(periods, at) limit max_records) as overdue
  );
  if due = '[]' then
    return;
  end if;
  -- ids of different tables in one list: they are unique wherever they come from
  names := array(select entry ->> 'id' from jsonb_array_elements(due) as entry);
  ids := array(select name::uuid from unnest(names) as name where name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');

  delete from public.outbox as message
  where message.id = any (ids) or message.subject_id = any (ids)
    or message.subject_id in (select id from public.newsletter_consents where subscription_id = any (ids));
  delete from public.bookings where id = any (ids);
  delete from public.sandbox_sessions where id = any (names);
  delete from public.payment_events where id = any (names);
  delete from public.enquiries where id = any (ids);
  documents := (select count(*) from public.request_documents where request_id = any (ids));
  -- asked again, because somebody may be changing just this row
  delete from public.quote_requests
  where id = any (ids) and (ordered_at is null or ordered_at < at - (periods::jsonb ->> 'records')::interval);
  delete from public.newsletter_subscriptions where id = any (ids) and status <> 'confirmed';
  delete from auth.users where id = any (ids) and email_confirmed_at is null;

  return query
    select entry ->> 'kind', count(*)::integer from jsonb_array_elements(due) as entry group by entry ->> 'kind'
    union all
    select 'documents', documents where documents > 0;
end;
$$;

-- Both are part of the above.
drop function public.sweep_bookings(integer, integer, timestamptz);
drop function public.sweep_newsletter(integer, integer, timestamptz);

revoke execute on function
  public.diary_is_ours(), public.sweep_sign_ins(timestamptz, boolean),
  public.mark_order(uuid, boolean, timestamptz),
  public.overdue_records(text, timestamptz),
  public.enforce_retention(text, timestamptz, boolean, integer)
from public, anon, authenticated;
grant execute on function
  public.diary_is_ours(), public.sweep_sign_ins(timestamptz, boolean),
  public.mark_order(uuid, boolean, timestamptz),
  public.overdue_records(text, timestamptz),
  public.enforce_retention(text, timestamptz, boolean, integer)
to service_role;
