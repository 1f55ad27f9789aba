-- The outbox: each e-mail is a row, written with what causes it, and composed when it is sent (decisions 002 and 010).

-- The row a message is about, as 'kind:id': ids are unique per table only, and visitors choose those of their requests.
create function public.message_subject(kind text, payload jsonb, id uuid)
returns text
immutable
return case
  when kind like 'quote\_%' or kind like 'order\_%' then 'request'
  when kind like 'enquiry\_%' then 'enquiry'
  when kind like 'booking\_%' then 'booking'
  when kind = 'newsletter_confirm' then 'consent'
  when kind in ('already_subscribed', 'newsletter_issue') then 'subscription'
  when kind in ('auth', 'welcome') or kind like 'account\_%' then 'account'
  when kind = 'digest' then 'house'
  when kind in ('operator_confirm', 'operator_browser', 'spam_operator', 'delivery_report') then payload ->> 'about'
end || ':' || id;

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (char_length(kind) between 1 and 60),
  -- null: the operator, whose address is a setting
  recipient text check (char_length(recipient) <= 254),
  -- no foreign key, because kinds refer to different tables; compare subject instead
  subject_id uuid,
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  dedupe_key text not null unique,
  status text not null default 'queued' check (status in ('queued', 'sent', 'abandoned')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  -- a code; a provider's text may contain addresses
  last_error text check (char_length(last_error) <= 100),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- when the operator last requeued it; it is abandoned a day after that
  retried_at timestamptz,
  -- 0: someone is waiting or has paid; 1: replies to forms, and the operator's mail; 2: bulk mail
  priority smallint not null generated always as (
    case
      when kind in ('auth', 'welcome') or kind like 'account\_%' or kind like 'booking%' then 0
      when kind like 'order%' then 0
      when kind = 'newsletter_issue' then 2
      else 1
    end
  ) stored,
  bundle uuid references public.outbox (id) on delete set null,
  -- the sender (public.senders_of) whom the message answers, if known, until it is counted
  sender text check (sender ~ '^[0-9a-f]{32}$'),
  -- withheld only because of the sender's own earlier messages, so they may be told
  withheld_of_own boolean not null default false,
  subject text generated always as (public.message_subject(kind, payload, subject_id)) stored,
  constraint outbox_subject_has_a_kind check (subject_id is null or subject is not null)
);

-- The mailbox behind an address, where dots count except at Google.
create function public.mailbox_of(address text)
returns text
immutable
return case
  when split_part(lower(address), '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(regexp_replace(split_part(lower(address), '@', 1), '(.)\+.*$', '\1'), '.', '') || '@gmail.com'
  else regexp_replace(split_part(lower(address), '@', 1), '(.)\+.*$', '\1') || '@' || split_part(lower(address), '@', 2)
end;

create index outbox_queue on public.outbox (kind, next_attempt_at) where status = 'queued' and bundle is null;
create index outbox_unsent on public.outbox (created_at desc, id) where status <> 'sent';
create index outbox_finished on public.outbox (coalesce(sent_at, next_attempt_at)) where status <> 'queued';
create index outbox_leased on public.outbox (leased_until) where leased_until is not null;
create index outbox_subject on public.outbox (subject);
create index outbox_recipient on public.outbox (lower(recipient), created_at) where recipient is not null;
create index outbox_by_age on public.outbox (created_at desc, id);
create index outbox_bundled on public.outbox (bundle);
create index outbox_bundles on public.outbox (created_at) where kind = 'operator_bundle';
create index outbox_sent_to_operator on public.outbox (kind, sent_at) where recipient is null and bundle is null;

-- For the one-machine host. Quote requests and enquiries are delivered at once by their functions: transactions that notify commit
-- one after another, which visitors would wait for.
create function public.announce_message()
returns trigger
language plpgsql
as $$
begin
  notify outbox;
  return null;
end;
$$;

create trigger announce_message
  after insert on public.outbox
  for each row when (new.kind not in ('quote_operator', 'quote_customer', 'enquiry_operator', 'enquiry_customer'))
  execute function public.announce_message();

-- On insertion alone: a kind may end while messages of it are still kept.
create function public.refuse_unknown_mail()
returns trigger
language plpgsql
as $$
begin
  raise check_violation using message = 'there is no e-mail of the kind ' || new.kind;
end;
$$;

create trigger refuse_unknown_mail
  before insert on public.outbox
  for each row when (new.kind <> all (public.mail_kinds()))
  execute function public.refuse_unknown_mail();

-- To a customer without an address nothing is sent, and nothing says that it was.
create function public.skip_message()
returns trigger
language plpgsql
as $$
begin
  return null;
end;
$$;

create trigger skip_message
  before insert on public.outbox
  for each row when (new.recipient = '')
  execute function public.skip_message();

-- Separate from the outbox, because deleting an account must not reset the count.
create table public.mail_counts (
  message uuid primary key,
  mailbox text not null check (mailbox ~ '^([0-9a-f]{32}|operator)$'),
  kind text not null check (char_length(kind) between 1 and 60),
  sender text check (sender ~ '^[0-9a-f]{32}$'),
  counted_at timestamptz not null default now()
);

create index mail_counts_of_mailbox on public.mail_counts (mailbox, counted_at);
create index mail_counts_by_age on public.mail_counts (counted_at);

-- A count of 24 hours spans two days, so that this does not change daily as public.senders_of does.
create function public.mailbox_hash(address text)
returns text
stable
security definer
return (
  select left(encode(sha256(key || convert_to('mailbox:' || public.mailbox_of(address), 'UTF8')), 'hex'), 32)
  from public.network_key
);

-- Counts a message, once for all attempts, against its recipient's limit over 24 hours, or withholds it. Exempt: those to the
-- confirmed address of the customer's account. Whoever has ordered before, such as a solicitor with many clients, gets four times as many
-- about requests.
create function public.admit_message(message uuid, kinds text[], max_messages integer)
returns boolean
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  chosen public.outbox;
  hash text;
  earlier record;
  most integer := max_messages;
begin
  select * into chosen from public.outbox as candidate where candidate.id = admit_message.message;
  if not found or chosen.recipient is null
    or exists (select from public.mail_counts as counted where counted.message = chosen.id)
    or (chosen.subject = 'request:' || chosen.subject_id and public.is_own_address(chosen.subject_id, chosen.recipient))
  then
    return true;
  end if;

  if chosen.subject = 'request:' || chosen.subject_id and exists (
    select from public.quote_requests as known where lower(known.email) = lower(chosen.recipient) and known.ordered_at is not null
  ) then
    most := max_messages * 4;
  end if;
  hash := public.mailbox_hash(chosen.recipient);
  perform pg_advisory_xact_lock(hashtextextended('mailbox:' || hash, 0));
  select count(*) as messages, bool_and(counted.sender is not distinct from chosen.sender) as of_own into earlier
  from public.mail_counts as counted
  where counted.mailbox = hash and counted.counted_at > now() - interval '24 hours' and counted.kind = any (kinds);
  if earlier.messages < most then
    insert into public.mail_counts (message, mailbox, kind, sender) values (chosen.id, hash, chosen.kind, chosen.sender)
    on conflict (message) do nothing;
    return true;
  end if;
  update public.outbox
  set status = 'abandoned', last_error = 'recipient-limit', leased_until = null,
      withheld_of_own = chosen.sender is not null and earlier.of_own
  where id = chosen.id and status = 'queued';
  return false;
end;
$$;

create function public.operator_mail_limit()
returns integer
immutable
return 20;

-- About the same thing (of an order's payments, the same offer or extra, and its rest apart) only the last one waits, and the longer, the more were sent in a
-- day: composed when it is sent, it says what is then.
create function public.hold_back_repeated_mail()
returns trigger
language plpgsql
as $$
declare
  about constant text := public.message_subject(new.kind, new.payload, new.subject_id);
  earlier record;
begin
  with told as (
    select *, message.status = 'queued' and message.leased_until is null as waits from public.outbox as message
    where message.kind = new.kind and message.subject = about
      and message.payload -> 'version' is not distinct from new.payload -> 'version'
      and message.payload -> 'rest' is not distinct from new.payload -> 'rest'
  ), replaced as (
    delete from public.outbox where id in (select told.id from told where waits)
  )
  select count(*) as sent, max(coalesce(told.sent_at, now())) as last into earlier from told
  where not waits and told.created_at > now() - interval '24 hours';
  new.next_attempt_at := greatest(new.next_attempt_at, earlier.last + earlier.sent * interval '10 minutes');
  return new;
end;
$$;

create trigger hold_back_repeated_mail
  before insert on public.outbox
  for each row when (new.kind = any (public.state_mail_kinds()))
  execute function public.hold_back_repeated_mail();

create function public.flooded_mail_kinds()
returns text[]
stable
return (
  select coalesce(array_agg(flood.kind), '{}') from (
    select counted.kind from public.mail_counts as counted
    where counted.mailbox = 'operator' and counted.counted_at > now() - interval '10 minutes'
    group by counted.kind having count(*) >= public.operator_mail_limit()
  ) as flood
);

-- Replaces the queued messages of a flooded kind with one, at most once in ten minutes. A few messages just wait.
create function public.bundle_operator_mail()
returns void
language plpgsql
as $$
declare
  flooded text;
  waiting uuid[];
  chosen uuid;
begin
  foreach flooded in array public.flooded_mail_kinds() loop
    if not pg_try_advisory_xact_lock(hashtextextended('operator_bundle', 0)) then
      return;
    end if;
    continue when exists (
      select from public.outbox as earlier
      where earlier.kind = 'operator_bundle' and earlier.payload ->> 'kind' = flooded
        and earlier.created_at > now() - interval '10 minutes'
    );
    waiting := array(
      select message.id from public.outbox as message
      where message.status = 'queued' and message.bundle is null
        and message.kind = flooded and message.retried_at is null
        and (message.leased_until is null or message.leased_until <= now())
      order by message.next_attempt_at
      limit 500
      for update skip locked
    );
    continue when cardinality(waiting) <= public.operator_mail_limit();
    insert into public.outbox (kind, payload, dedupe_key, next_attempt_at)
    select 'operator_bundle', jsonb_build_object('kind', flooded), 'operator_bundle:' || gen_random_uuid(),
      min(message.next_attempt_at)
    from public.outbox as message where message.id = any (waiting)
    returning id into chosen;
    update public.outbox set bundle = chosen, last_error = 'bundled', leased_until = null where id = any (waiting);
  end loop;
end;
$$;

-- Locks up to max_messages due messages by priority, or those about a subject. One place in five goes to the longest waiting, so that
-- numerous or failing urgent messages do not starve the rest.
create function public.choose_messages(max_messages integer, subject text default null)
returns uuid[]
language plpgsql
as $$
declare
  flooded constant text[] := public.flooded_mail_kinds();
  chosen uuid[] := '{}';
  is_urgent boolean;
begin
  foreach is_urgent in array '{true,false}'::boolean[] loop
    chosen := chosen || array(
      select due.id from public.outbox as due
      where due.status = 'queued' and due.bundle is null and due.next_attempt_at <= now()
        and (due.leased_until is null or due.leased_until <= now())
        and (due.retried_at is not null or due.kind <> all (flooded))
        and (choose_messages.subject is null or due.subject = choose_messages.subject)
        and due.id <> all (chosen)
      order by case when is_urgent then due.priority end, due.next_attempt_at
      limit case when is_urgent then max_messages - max_messages / 5 else max_messages / 5 end
      for update skip locked
    );
  end loop;
  return chosen;
end;
$$;

-- Leases due messages to the caller, with their facts (public.message_facts). limits: a list of {kinds, max_messages} as JSON
-- text (not every data service passes jsonb through unchanged); a message over its limit is returned as withheld.
create function public.take_messages(
  max_messages integer, limits text default '[]', subject text default null, lease_seconds integer default 120
)
returns table (
  id uuid, kind text, recipient text, subject_id uuid, payload jsonb, attempts integer, withheld boolean, facts jsonb
)
language plpgsql
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
  insert into public.mail_counts (message, mailbox, kind)
  select message.id, 'operator', message.kind
  from public.outbox as message
  where message.id = any (chosen) and message.recipient is null and message.retried_at is null
    and message.kind <> all (public.unlimited_mail_kinds())
  on conflict (message) do update set counted_at = now();
  -- in one order, to avoid deadlocks
  for limited in
    select message.id, rule.kinds, rule.max_messages
    from public.outbox as message
    join jsonb_to_recordset(limits::jsonb) as rule (kinds text[], max_messages integer) on message.kind = any (rule.kinds)
    where message.id = any (chosen) and message.recipient is not null
    order by public.mailbox_of(message.recipient)
  loop
    perform public.admit_message(limited.id, limited.kinds, limited.max_messages);
  end loop;
  update public.outbox as message set sender = null where message.id = any (chosen) and message.sender is not null;
  return query
    select message.id, message.kind, message.recipient, message.subject_id, message.payload, message.attempts,
      message.status <> 'queued', case when message.status = 'queued' then public.message_facts(message.id, message.kind, message.subject_id, message.payload) end
    from public.outbox as message
    where message.id = any (chosen);
end;
$$;

-- Records that an attempt failed: it is made again, with delays doubling up to an hour. After a day the message is abandoned, with all
-- of its bundle, and the operator is told.
create function public.settle_message(message_id uuid, error_code text, retry_seconds numeric default 30)
returns void
language plpgsql
as $$
declare
  message public.outbox;
begin
  select * into message from public.outbox where id = message_id and status = 'queued' for update;
  if not found then
    return;
  elsif coalesce(message.retried_at, message.created_at) > now() - interval '24 hours' then
    update public.outbox
    set leased_until = null,
        last_error = left(error_code, 100),
        -- jitter, so that messages that failed together do not all return together
        next_attempt_at = now() + make_interval(
          secs => least(retry_seconds * power(2, least(message.attempts, 20) - 1), 3600) * (0.8 + 0.4 * random())
        )
    where id = message_id;
    delete from public.mail_counts as counted where counted.message = message_id and counted.mailbox = 'operator';
  else
    update public.outbox set status = 'abandoned', leased_until = null, last_error = left(error_code, 100)
    where id = message_id or (bundle = message_id and status = 'queued');
    if message.kind <> 'delivery_report' then
      insert into public.outbox (kind, subject_id, payload, dedupe_key)
      values (
        'delivery_report', message.subject_id,
        jsonb_build_object(
          'kind', message.kind, 'attempts', message.attempts, 'error', left(error_code, 100),
          'about', split_part(message.subject, ':', 1)
        ),
        'delivery_report:' || message.id || coalesce(':' || extract(epoch from message.retried_at), '')
      )
      on conflict (dedupe_key) do nothing;
    end if;
  end if;
end;
$$;

create function public.settle_messages(sent uuid[])
returns void
language plpgsql
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
      -- one-time links are useless once sent, except to a thief
      payload = case when message.kind = 'auth' then '{}' else message.payload end
  where message.id = any (settled);
  -- the last that is known of its owner
  delete from public.outbox as message where message.id = any (settled) and message.kind = 'account_deleted';
  update public.outbox as message set status = 'sent', sent_at = now(), last_error = 'bundled'
  where message.bundle = any (settled);
end;
$$;

-- Requeues one message, or all unsent ones, except those being delivered. A bundled message can be sent separately. Only one that
-- was chosen by its id passes its recipient's limit, by being counted now.
create function public.retry_messages(message uuid default null)
returns integer
language plpgsql
security definer
as $$
declare
  is_single constant boolean := message is not null;
  chosen constant uuid[] := case
    when is_single then array[message]
    else array(
      select unsent.id from public.outbox as unsent
      where unsent.status <> 'sent' and unsent.last_error is distinct from 'recipient-limit'
    )
  end;
  retried integer;
begin
  update public.outbox as waiting
  set status = 'queued', attempts = 0, next_attempt_at = now(), leased_until = null, retried_at = now(), sent_at = null,
      bundle = case when not is_single then waiting.bundle end
  where waiting.id = any (chosen) and (waiting.status <> 'sent' or (is_single and waiting.bundle is not null))
    and (waiting.leased_until is null or waiting.leased_until <= now());
  get diagnostics retried = row_count;
  insert into public.mail_counts (message, mailbox, kind)
  select single.id, public.mailbox_hash(single.recipient), single.kind
  from public.outbox as single
  where single.id = retry_messages.message and single.recipient is not null
  on conflict do nothing;
  return retried;
end;
$$;

create function public.drop_message(message uuid)
returns boolean
language sql
as $$
  with dropped as (
    delete from public.outbox as waiting
    where waiting.id = drop_message.message and waiting.status <> 'sent'
      and (waiting.leased_until is null or waiting.leased_until <= now())
    returning 1
  )
  select exists (select from dropped);
$$;

grant select, insert, update, delete on public.outbox, public.mail_counts to service_role;
grant execute on function
  public.message_subject, public.mailbox_of, public.mailbox_hash, public.admit_message, public.operator_mail_limit,
  public.flooded_mail_kinds, public.bundle_operator_mail, public.choose_messages,
  public.take_messages, public.settle_message, public.settle_messages, public.retry_messages, public.drop_message to
  service_role;
