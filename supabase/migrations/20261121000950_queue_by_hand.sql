-- The operator's hands on the outbox: to try again, and to give up.

-- When the operator last put the message back into the queue; from then on it has another day.
alter table public.outbox add column retried_at timestamptz;

-- Puts one message, or every one that was not sent, at the head of the queue. What is being delivered is left alone.
create function public.retry_messages(message uuid default null)
returns integer
language sql
set search_path = ''
as $$
  with retried as (
    update public.outbox as waiting
    set status = 'queued', attempts = 0, next_attempt_at = now(), leased_until = null, retried_at = now()
    where waiting.status <> 'sent'
      and (retry_messages.message is null or waiting.id = retry_messages.message)
      and (waiting.leased_until is null or waiting.leased_until <= now())
    returning 1
  )
  select count(*)::integer from retried;
$$;

-- Takes a message away that was not sent; says whether it did. What is being delivered is left alone.
create function public.drop_message(message uuid)
returns boolean
language sql
set search_path = ''
as $$
  with dropped as (
    delete from public.outbox as waiting
    where waiting.id = drop_message.message and waiting.status <> 'sent'
      and (waiting.leased_until is null or waiting.leased_until <= now())
    returning 1
  )
  select exists (select from dropped);
$$;

revoke execute on function public.retry_messages(uuid), public.drop_message(uuid) from public, anon, authenticated;
grant execute on function public.retry_messages(uuid), public.drop_message(uuid) to service_role;

-- As before, but a message that the operator put back has a day from then on, and is reported anew when that has passed.
create or replace function public.settle_message(message_id uuid, error_code text default null, retry_seconds numeric default 30)
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
  elsif coalesce(message.retried_at, message.created_at) > now() - interval '24 hours' then
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
        'delivery_report:' || message.id || coalesce(':' || extract(epoch from message.retried_at), '')
      )
      on conflict (dedupe_key) do nothing;
    end if;
  end if;
end;
$$;
