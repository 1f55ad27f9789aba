-- Retention as before, and accounts whose link was opened but whose password was never proven count as not confirmed: nobody can
-- use them, and it may be somebody else who has opened them.

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
  delete from auth.users as account
  where account.id = any (ids) and (
    account.email_confirmed_at is null
    or not exists (select from public.account_proofs as proof where proof.account_id = account.id)
  );

  return query
    select entry ->> 'kind', count(*)::integer from jsonb_array_elements(due) as entry group by entry ->> 'kind'
    union all
    select 'documents', documents where documents > 0;
end;
$$;
