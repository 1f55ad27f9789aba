-- The outbox: every e-mail is first a row, written in the transaction of the thing that it speaks of.
-- Rows carry references, not texts: a message is composed from the database at the moment it is sent.

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (char_length(kind) between 1 and 60),
  -- null: the operator, whose address is a setting and not data
  recipient text check (char_length(recipient) <= 254),
  -- the row the message speaks of; there is no foreign key because kinds speak of different tables
  subject_id uuid,
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  dedupe_key text not null unique,
  status text not null default 'queued' check (status in ('queued', 'sent', 'abandoned')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  -- a short code, never a provider's text: that may hold addresses
  last_error text check (char_length(last_error) <= 100),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create index outbox_due on public.outbox (next_attempt_at) where status = 'queued';
create index outbox_subject on public.outbox (subject_id);

revoke all on public.outbox from anon, authenticated;
grant select, insert, update, delete on public.outbox to service_role;

alter table public.outbox enable row level security;

-- Takes up to max_messages that are due and leases them to the caller, so that two workers never send the same one.
-- subject: only the messages about this row.
create function public.claim_messages(max_messages integer, subject uuid default null, lease_seconds integer default 120)
returns setof public.outbox
language sql
set search_path = ''
as $$
  update public.outbox as message
  set leased_until = now() + make_interval(secs => lease_seconds), attempts = message.attempts + 1
  where message.id in (
    select due.id from public.outbox as due
    where due.status = 'queued'
      and due.next_attempt_at <= now()
      and (due.leased_until is null or due.leased_until <= now())
      and (claim_messages.subject is null or due.subject_id = claim_messages.subject)
    order by due.next_attempt_at
    limit max_messages
    for update skip locked
  )
  returning message.*;
$$;

-- Records how an attempt ended. Without an error code the message is sent; with one it is tried again after a delay that
-- doubles from retry_seconds up to an hour, and after a day it is given up and reported to the operator.
create function public.settle_message(message_id uuid, error_code text default null, retry_seconds numeric default 30)
returns void
language plpgsql
set search_path = ''
as $$
declare
  message public.outbox;
begin
  select * into message from public.outbox where id = message_id and status = 'queued' for update;
  if not found then
    return;
  end if;

  if error_code is null then
    -- one-time links are worth nothing to us once they are sent, and something to a thief
    update public.outbox
    set status = 'sent', sent_at = now(), leased_until = null, last_error = null,
        payload = case when message.kind = 'auth' then '{}' else payload end
    where id = message_id;
  elsif message.created_at > now() - interval '24 hours' then
    update public.outbox
    set leased_until = null,
        last_error = left(error_code, 100),
        -- the jitter keeps a queue that failed together from coming back together
        next_attempt_at = now() + make_interval(
          secs => least(retry_seconds * power(2, least(message.attempts, 20) - 1), 3600) * (0.8 + 0.4 * random())
        )
    where id = message_id;
  else
    update public.outbox set status = 'abandoned', leased_until = null, last_error = left(error_code, 100)
    where id = message_id;
    if message.kind <> 'delivery_report' then
      insert into public.outbox (kind, subject_id, payload, dedupe_key)
      values (
        'delivery_report', message.subject_id,
        jsonb_build_object('kind', message.kind, 'attempts', message.attempts, 'error', left(error_code, 100)),
        'delivery_report:' || message.id
      )
      on conflict (dedupe_key) do nothing;
    end if;
  end if;
end;
$$;

revoke execute on function public.claim_messages(integer, uuid, integer) from public, anon, authenticated;
revoke execute on function public.settle_message(uuid, text, numeric) from public, anon, authenticated;
grant execute on function public.claim_messages(integer, uuid, integer) to service_role;
grant execute on function public.settle_message(uuid, text, numeric) to service_role;
