-- Mail with few round trips: messages are taken with the facts they are composed from, and settled many at once. A queue of a
-- hundred thousand is read at its head only.

-- The operator's message kinds that have reached this limit in the last ten minutes, including those being sent. Never those
-- about payments.
create or replace function public.flooded_mail_kinds()
returns text[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(flood.kind), '{}')
  from unnest(array['quote_operator', 'quote_files_operator', 'enquiry_operator', 'delivery_report']) as flood (kind)
  where public.operator_mail_limit() <= (
    select count(*) from (
      select from public.outbox as message
      where message.kind = flood.kind and message.recipient is null and message.bundle is null
        and message.sent_at > now() - interval '10 minutes' and message.retried_at is null
      limit public.operator_mail_limit()
    ) as sent
  ) + (
    select count(*) from public.outbox as message
    where message.kind = flood.kind and message.leased_until > now() and message.retried_at is null
  );
$$;

-- Ids of up to max_messages due messages, locked for the caller. subject: only the messages about this row. Ordered by
-- priority; one place in five goes to the longest waiting, so that failing or numerous urgent messages do not starve the rest.
create function public.choose_messages(max_messages integer, subject uuid default null)
returns uuid[]
language plpgsql
set search_path = ''
as $$
declare
  flooded constant text[] := public.flooded_mail_kinds();
begin
  if choose_messages.subject is not null then
    return array(
      select due.id from public.outbox as due
      where due.subject_id = choose_messages.subject
        and due.status = 'queued' and due.bundle is null and due.next_attempt_at <= now()
        and (due.leased_until is null or due.leased_until <= now())
        and (due.retried_at is not null or due.kind <> all (flooded))
      order by due.priority, due.next_attempt_at
      limit max_messages
      for update skip locked
    );
  end if;
  return array(
    -- The head of each kind's queue, so that many messages of one kind, held back in a flood, are not read again and again;
    -- the kinds are found by jumping from one to the next in the index.
    with recursive kinds (kind) as (
      (
        select first.kind from public.outbox as first
        where first.status = 'queued' and first.bundle is null
        order by first.kind limit 1
      )
      union all
      select (
        select following.kind from public.outbox as following
        where following.status = 'queued' and following.bundle is null and following.kind > kinds.kind
        order by following.kind limit 1
      )
      from kinds where kinds.kind is not null
    ),
    heads as (
      select head.* from kinds
      cross join lateral (
        select due.id, due.priority, due.next_attempt_at from public.outbox as due
        where due.kind = kinds.kind and due.status = 'queued' and due.bundle is null and due.next_attempt_at <= now()
          and (due.leased_until is null or due.leased_until <= now())
        order by due.next_attempt_at
        -- more than are needed: others may be taking the same ones at this moment
        limit max_messages * 4
      ) as head
      where kinds.kind <> all (flooded)
      union
      (
        select due.id, due.priority, due.next_attempt_at from public.outbox as due
        where due.retried_at is not null and due.status = 'queued' and due.bundle is null and due.next_attempt_at <= now()
          and (due.leased_until is null or due.leased_until <= now())
        order by due.next_attempt_at
        limit max_messages * 4
      )
    ),
    urgent as materialized (
      select due.id from public.outbox as due
      where due.id = any (array(select id from heads order by priority, next_attempt_at limit max_messages * 4))
        and due.status = 'queued' and (due.leased_until is null or due.leased_until <= now())
      order by due.priority, due.next_attempt_at
      limit max_messages - max_messages / 5
      for update skip locked
    ),
    oldest as materialized (
      select due.id from public.outbox as due
      where due.id = any (array(select id from heads order by next_attempt_at limit max_messages * 4))
        and due.status = 'queued' and (due.leased_until is null or due.leased_until <= now())
        and due.id not in (select urgent.id from urgent)
      order by due.next_attempt_at
      limit max_messages / 5
      for update skip locked
    )
    select id from urgent union all select id from oldest
  );
end;
$$;

revoke execute on function public.choose_messages(integer, uuid) from public, anon, authenticated;
grant execute on function public.choose_messages(integer, uuid) to service_role;

-- What a message is composed from, as one object: the row it is about, and what belongs to it. Here, because it reads the
-- tables of all capabilities. null where there is nothing, or nothing any more; with 'error', a code, where it cannot be read.
create function public.message_facts(message uuid, kind text, subject uuid, payload jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  -- Branches, and not one statement, so that each is planned only where it is needed.
  if message_facts.kind like 'quote\_%' then
    return (
      select jsonb_build_object('request', to_jsonb(request), 'documents', (
        select coalesce(jsonb_agg(to_jsonb(document) order by document.position), '[]')
        from public.request_documents as document where document.request_id = request.id
      ))
      from public.quote_requests as request where request.id = message_facts.subject
    );
  elsif message_facts.kind like 'enquiry\_%' then
    return (
      select jsonb_build_object('enquiry', to_jsonb(enquiry), 'closed_days', (
        select coalesce(jsonb_agg(closed.day order by closed.day), '[]') from public.closed_days as closed
        where closed.day >= (enquiry.created_at at time zone 'UTC')::date
      ))
      from public.enquiries as enquiry where enquiry.id = message_facts.subject
    );
  elsif message_facts.kind like 'booking\_%' then
    return (
      select jsonb_build_object('booking', to_jsonb(booking))
      from public.bookings as booking where booking.id = message_facts.subject
    );
  elsif message_facts.kind = 'newsletter_confirm' then
    return (
      select jsonb_build_object('consent', to_jsonb(consent))
      from public.newsletter_consents as consent where consent.id = message_facts.subject
    );
  elsif message_facts.kind in ('already_subscribed', 'newsletter_issue') then
    return (
      select jsonb_build_object('subscription', to_jsonb(subscription), 'issue', (
        select to_jsonb(issue) from public.newsletter_issues as issue
        where issue.id = (message_facts.payload ->> 'issue')::uuid
      ))
      from public.newsletter_subscriptions as subscription where subscription.id = message_facts.subject
    );
  elsif message_facts.kind = 'welcome' then
    return (
      select jsonb_build_object('profile', to_jsonb(profile))
      from public.profiles as profile where profile.id = message_facts.subject
    );
  elsif message_facts.kind in ('operator_confirm', 'spam_operator') then
    return jsonb_build_object(
      'confirmation', (
        select to_jsonb(confirmation) from public.operator_confirmations as confirmation
        where confirmation.id = (message_facts.payload ->> 'confirmation')::uuid
      ),
      'subject', (select to_jsonb(known) from public.operator_subject(message_facts.subject) as known)
    );
  elsif message_facts.kind = 'operator_bundle' then
    return jsonb_build_object('bundled', (
      select coalesce(jsonb_agg(to_jsonb(bundled)), '[]') from public.bundled_messages(message_facts.message) as bundled
    ));
  end if;
  return null;
exception
  -- such as a payload of another release: one message must not keep all others from being taken
  when others then
    return jsonb_build_object('error', sqlstate);
end;
$$;

revoke execute on function public.message_facts(uuid, text, uuid, jsonb) from public, anon, authenticated;
grant execute on function public.message_facts(uuid, text, uuid, jsonb) to service_role;

-- Leases up to max_messages due messages to the caller, so that two workers never send the same one, each with the facts it
-- is about (public.message_facts). limits: as JSON text (not every data service passes jsonb through unchanged), a list of
-- {kinds, max_messages} as for public.admit_message; a message that is withheld by one comes without facts.
create function public.take_messages(
  max_messages integer, limits text default '[]', subject uuid default null, lease_seconds integer default 120
)
returns table (
  id uuid, kind text, recipient text, subject_id uuid, payload jsonb, attempts integer, withheld boolean, facts jsonb
)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  chosen uuid[];
  limited record;
begin
  if take_messages.subject is null then
    perform public.bundle_operator_mail();
  end if;
  chosen := public.choose_messages(take_messages.max_messages, take_messages.subject);
  update public.outbox as message
  set leased_until = now() + make_interval(secs => lease_seconds), attempts = message.attempts + 1
  where message.id = any (chosen);
  -- Mailboxes are locked one after another, by everybody in the same order.
  for limited in
    select message.id, rule.kinds, rule.max_messages
    from public.outbox as message
    join jsonb_to_recordset(limits::jsonb) as rule (kinds text[], max_messages integer) on message.kind = any (rule.kinds)
    where message.id = any (chosen) and message.recipient is not null
    order by public.mailbox_of(message.recipient)
  loop
    perform public.admit_message(limited.id, limited.kinds, limited.max_messages);
  end loop;
  return query
    select message.id, message.kind, message.recipient, message.subject_id, message.payload, message.attempts,
      message.status <> 'queued', case when message.status = 'queued' then public.message_facts(message.id, message.kind, message.subject_id, message.payload) end
    from public.outbox as message
    where message.id = any (chosen);
end;
$$;

revoke execute on function public.take_messages(integer, text, uuid, integer) from public, anon, authenticated;
grant execute on function public.take_messages(integer, text, uuid, integer) to service_role;

-- The same without facts and limits, for hosts of the release before take_messages.
create or replace function public.claim_messages(max_messages integer, subject uuid default null, lease_seconds integer default 120)
returns setof public.outbox
language plpgsql
set search_path = ''
as $$
declare
  chosen uuid[];
begin
  perform public.bundle_operator_mail();
  chosen := public.choose_messages(claim_messages.max_messages, claim_messages.subject);
  return query
    update public.outbox as message
    set leased_until = now() + make_interval(secs => lease_seconds), attempts = message.attempts + 1
    where message.id = any (chosen)
    returning message.*;
end;
$$;

-- Records many messages as sent at once. subject: the result is the number of messages about this row that have not been sent.
create function public.settle_messages(sent uuid[], subject uuid default null)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  settled uuid[];
begin
  settled := array(
    select message.id from public.outbox as message
    where message.id = any (settle_messages.sent) and message.status = 'queued'
    order by message.id
    for update
  );
  update public.outbox as message
  set status = 'sent', sent_at = now(), leased_until = null, last_error = null,
      -- one-time links are worth nothing to us once they are sent, and something to a thief
      payload = case when message.kind = 'auth' then '{}' else message.payload end
  where message.id = any (settled);
  update public.outbox as message set status = 'sent', sent_at = now(), last_error = 'bundled'
  where message.bundle = any (settled);
  return (
    select count(*)::integer from public.outbox as message
    where message.subject_id = settle_messages.subject and message.status <> 'sent'
  );
end;
$$;

revoke execute on function public.settle_messages(uuid[], uuid) from public, anon, authenticated;
grant execute on function public.settle_messages(uuid[], uuid) to service_role;

-- Moves one message, or all unsent ones, to the head of the queue, except those being delivered. A bundled message can be
-- sent separately.
create or replace function public.retry_messages(message uuid default null)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  retried integer;
begin
  if retry_messages.message is null then
    update public.outbox as waiting
    set status = 'queued', attempts = 0, next_attempt_at = now(), leased_until = null, retried_at = now(), sent_at = null
    where waiting.status <> 'sent' and (waiting.leased_until is null or waiting.leased_until <= now());
  else
    update public.outbox as waiting
    set status = 'queued', attempts = 0, next_attempt_at = now(), leased_until = null, retried_at = now(), sent_at = null,
        bundle = null
    where waiting.id = retry_messages.message and (waiting.status <> 'sent' or waiting.bundle is not null)
      and (waiting.leased_until is null or waiting.leased_until <= now());
  end if;
  get diagnostics retried = row_count;
  return retried;
end;
$$;

-- Not of a quote request's messages: its page calls send-admin-notification at once, and transactions that notify commit one
-- after another, which visitors would wait for.
create or replace trigger announce_message
  after insert on public.outbox
  for each row when (new.kind not in ('quote_operator', 'quote_customer'))
  execute function public.announce_message();
