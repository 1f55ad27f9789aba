-- Whom we owe what, by when, and the summaries that say so. A promise to reply is kept with what it was given for, so that it does not move
-- when the owner changes the rules or closes a day.

-- The moment at which so much time has passed of which the house was open. Opening hours are GMT, in winter and summer.
create function public.after_opening_hours(since timestamptz, period interval)
returns timestamptz
language plpgsql
stable
as $$
declare
  facts public.business_facts;
  day date := (since at time zone 'UTC')::date;
  opens timestamptz;
  left_over interval := period;
begin
  select * into facts from public.business_facts;
  -- longer than any closure that content/business.yaml accepts
  for i in 1..800 loop
    if public.is_open_day(day) then
      opens := greatest(since, (day + facts.opens) at time zone 'UTC');
      if opens + left_over <= (day + facts.closes) at time zone 'UTC' then
        return opens + left_over;
      end if;
      left_over := left_over - greatest((day + facts.closes) at time zone 'UTC' - opens, interval '0');
    end if;
    day := day + 1;
  end loop;
  return since + period;
end;
$$;

-- By when a reply is promised, to the half hour, as one says it; times: with so many times the promised period. urgency: of a request;
-- null of an enquiry.
create function public.reply_time(asked_at timestamptz, urgency text default null, times numeric default 1)
returns timestamptz
stable
return (
  select least(
    date_bin('0.5 hours', due + interval '0.5 hours' - interval '1 microsecond', 'epoch'),
    ((due at time zone 'UTC')::date + facts.closes) at time zone 'UTC'
  )
  from public.business_facts as facts
  cross join lateral (
    select public.after_opening_hours(reply_time.asked_at, times * make_interval(hours => case
      when reply_time.urgency is null then facts.reply_hours
      when reply_time.urgency in ('0-12 hours', '12-24 hours', 'urgent') then least(facts.urgent_quote_hours, facts.quote_hours)
      else facts.quote_hours
    end)) as due
  ) as promised
);

create function public.promise_reply()
returns trigger
language plpgsql
security definer
as $$
begin
  if new.reply_by = 'infinity' then
    new.reply_by := coalesce(public.reply_time(new.created_at, to_jsonb(new) ->> 'urgency'), new.created_at);
  end if;
  return new;
end;
$$;

create trigger promise_reply before insert on public.quote_requests
  for each row execute function public.promise_reply();

create trigger promise_reply before insert on public.enquiries
  for each row execute function public.promise_reply();

-- The customer's messages about orders that nobody has answered, or marked as answered, yet. Few: the planner would otherwise read all
-- requests to find theirs.
create function public.open_questions()
returns table (request_id uuid, asked_at timestamptz)
language sql
stable
rows 20
as $$
  select request.id, ordered.asked_at
  from public.orders as ordered
  join public.quote_requests as request on request.id = ordered.request_id
  where ordered.asked_at is not null and request.erased_at is null
    and ordered.asked_at > coalesce(request.handled_at, '-infinity');
$$;

-- subject: 'request:…' or 'enquiry:…'. 'open' while somebody waits for our reply, 'handled' when it was marked as answered, 'answered'
-- otherwise; null when there is none (any more).
create function public.reply_state(subject text)
returns text
language sql
stable
security definer
as $$
  select case
    when request.handled_at is null and request.ordered_at is null
      or exists (select from public.open_questions() as question where question.request_id = request.id) then 'open'
    when exists (
      select from public.orders as ordered join public.offers as offer on offer.order_id = ordered.id
      where ordered.request_id = request.id and offer.created_at = request.handled_at
    ) or request.handled_at is null then 'answered'
    else 'handled'
  end
  from public.quote_requests as request
  where request.id = public.id_of(reply_state.subject, 'request') and request.erased_at is null
  union all
  select case when enquiry.handled_at is null then 'open' else 'handled' end
  from public.enquiries as enquiry where enquiry.id = public.id_of(reply_state.subject, 'enquiry');
$$;

create function public.mark_handled(subject text, handled boolean default true, at timestamptz default now())
returns text
language plpgsql
as $$
declare
  state constant text := public.reply_state(subject);
begin
  if state = (case when handled then 'open' else 'handled' end) then
    update public.quote_requests as request
    set handled_at = case when handled then at else (
      select min(offer.created_at) from public.orders as ordered
      join public.offers as offer on offer.order_id = ordered.id where ordered.request_id = request.id
    ) end, asked_at = case when not handled then request.asked_at end
    where request.id = public.id_of(mark_handled.subject, 'request');
    update public.enquiries as enquiry set handled_at = case when handled then at end
    where enquiry.id = public.id_of(mark_handled.subject, 'enquiry');
  end if;
  return public.reply_state(subject);
end;
$$;

-- The same once more is a press that was repeated. No reply is due while we wait for the customer.
create function public.ask_about_request(request uuid, text text, about uuid, at timestamptz)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  asked public.quote_requests;
begin
  select * into asked from public.quote_requests as known where known.id = request and known.erased_at is null for update;
  if asked.id is null then
    raise sqlstate 'PT404' using message = 'There is no such request';
  elsif exists (select from public.orders as known where known.request_id = request) then
    perform public.raise_refusal('superseded');
  elsif asked.asked_at is not null and (asked.ask_text, asked.ask_about) is not distinct from (ask_about_request.text, about) then
    return;
  end if;
  perform public.check_document(request, about);
  update public.quote_requests
  set ask_text = ask_about_request.text, ask_about = about, asked_at = at, ask_reminded_at = null, handled_at = null, spam_at = null
  where id = request;
  insert into public.outbox (kind, recipient, subject_id, dedupe_key)
  values ('quote_ask', asked.email, request, 'quote_ask:' || gen_random_uuid());
end;
$$;

-- The customer has answered: the reply is promised anew. with_documents: they take the place of the one that it was about.
create function public.answer_ask(request uuid, with_documents boolean, at timestamptz default now())
returns void
language plpgsql
as $$
begin
  update public.quote_requests as known
  set asked_at = null, reply_from = at, reply_by = public.reply_time(at, known.urgency), reply_reminded_at = null
  where known.id = answer_ask.request and known.asked_at is not null;
  if not found then
    perform public.raise_refusal('already-answered');
  end if;
  update public.request_documents as document set replaced_at = at
  from public.quote_requests as known
  where with_documents and known.id = answer_ask.request and document.id = known.ask_about;
end;
$$;

create function public.remind_of_asks(at timestamptz)
returns void
language sql
as $$
  with due as (
    update public.quote_requests as request set ask_reminded_at = at
    from public.business_facts as facts
    where request.asked_at <= at - make_interval(days => facts.reminder_days) and request.ask_reminded_at is null
      and request.spam_at is null
    returning request.id, request.email
  )
  insert into public.outbox (kind, recipient, subject_id, payload, dedupe_key)
  select 'quote_ask', email, id, '{"reminder": true}', 'quote_ask:' || gen_random_uuid() from due;
$$;

-- Says once for each promise, when half as much time again has passed, that the reply is late. Later only the summaries do.
create function public.remind_of_replies(at timestamptz)
returns void
language sql
as $$
  with late as (
    update public.quote_requests as request set reply_reminded_at = at
    where request.handled_at is null and request.ordered_at is null and request.spam_at is null and request.erased_at is null
      and request.reply_by <= at and request.reply_reminded_at is null and request.asked_at is null
      and public.reply_time(coalesce(request.reply_from, request.created_at), request.urgency, 1.5) <= at
    returning id, reply_by
  )
  insert into public.outbox (kind, subject_id, dedupe_key)
  select 'quote_late_operator', id, 'quote_late_operator:' || id || ':' || extract(epoch from reply_by) from late
  on conflict (dedupe_key) do nothing;
  with late as (
    update public.enquiries as enquiry set reply_reminded_at = at
    where enquiry.handled_at is null and enquiry.spam_at is null and enquiry.reply_by <= at and enquiry.reply_reminded_at is null
      and public.reply_time(enquiry.created_at, times => 1.5) <= at
    returning id
  )
  insert into public.outbox (kind, subject_id, dedupe_key)
  select 'enquiry_late_operator', id, 'enquiry_late_operator:' || id from late on conflict (dedupe_key) do nothing;
$$;

-- Of each kind at most 200, the most urgent first. day: what counts as today; since: of what was marked as answered. due: when we owe it,
-- or have been owed it; amounts are in pence.
create function public.open_items(day date, since timestamptz)
returns table (
  kind text, subject text, reference text, name text, due timestamptz, ready_by date, amount integer, state text
)
language sql
stable
as $$
  with live as materialized (
    select ordered.id, ordered.request_id, ordered.state, ordered.waiting_since, ordered.delivered_at, offer.valid_until, offer.total,
      coalesce(ordered.ready_by, offer.ready_by) as ready_by, offer.total - public.covered_pence(ordered.id, ordered.version) as balance
    from public.orders as ordered
    join public.offers as offer on offer.order_id = ordered.id and offer.version = ordered.version
    where ordered.state in ('offered', 'accepted', 'half_paid', 'in_progress', 'delivered')
  ),
  found (kind, about, id, due, ready_by, amount, state) as (
    (
      select 'quote', 'request', request.id, request.reply_by, null::date, null::integer, request.urgency
      from public.quote_requests as request
      where request.handled_at is null and request.ordered_at is null and request.spam_at is null and request.erased_at is null
        and request.asked_at is null
      order by request.reply_by limit 200
    )
    union all
    select 'ask', 'request', request.id, request.asked_at, null, null, null
    from public.quote_requests as request
    where request.asked_at is not null and request.spam_at is null
    union all
    (
      select 'enquiry', 'enquiry', enquiry.id, enquiry.reply_by, null, null, enquiry.subject
      from public.enquiries as enquiry
      where enquiry.handled_at is null and enquiry.spam_at is null
      order by enquiry.reply_by limit 200
    )
    union all
    select 'question', 'request', question.request_id, question.asked_at, null, null, null
    from public.open_questions() as question
    union all
    select 'consultation', 'booking', booking.id, booking.starts_at, null, null, null
    from public.bookings as booking
    where booking.status = 'confirmed'
      and booking.starts_at >= open_items.day::timestamp at time zone 'UTC'
      and booking.starts_at < (open_items.day + 1)::timestamp at time zone 'UTC'
    union all
    select item.kind, 'request', live.request_id, item.due, item.ready_by, item.amount, live.state
    from live
    cross join lateral (
      values
        -- while we wait for the customer nothing is late
        (case when live.ready_by < open_items.day then 'overdue' else 'due' end, null::timestamptz, live.ready_by, null::integer,
          live.state in ('half_paid', 'in_progress') and live.waiting_since is null and live.ready_by <= open_items.day),
        ('begin', null, live.ready_by, null, live.state = 'half_paid'),
        ('balance', live.delivered_at, null, live.balance,
          live.state = 'delivered' and live.balance > 0 and not public.is_disputed(live.id) and not exists (
            select from public.order_payments as payment
            where payment.order_id = live.id and payment.method = 'transfer' and payment.state = 'open' and payment.part <> 'extra'
          )),
        ('accept', live.valid_until, null, live.total, live.state = 'offered')
    ) as item (kind, due, ready_by, amount, is_open)
    where item.is_open
    union all
    select 'requote', 'request', ordered.request_id, offer.valid_until, null, offer.total, ordered.state
    from public.orders as ordered
    join public.offers as offer on offer.order_id = ordered.id and offer.version = ordered.version
    where ordered.state = 'expired' and offer.valid_until > open_items.day and public.is_over(offer, open_items.day)
    union all
    -- paid in part, and nothing is awaited any more
    select 'rest', 'request', ordered.request_id, known.since, null,
      public.point_after(offer, known.part) - public.covered_pence(offer.order_id, offer.version), ordered.state
    from (
      select accepted.id as order_id, accepted.version from public.orders as accepted where accepted.state = 'accepted'
      union all
      select extra.order_id, extra.version from public.offers as extra where extra.state = 'accepted'
    ) as waiting
    join public.offers as offer on offer.order_id = waiting.order_id and offer.version = waiting.version
    join public.orders as ordered on ordered.id = offer.order_id
    cross join lateral (
      select case when offer.state is null then 'first' else 'extra' end as part, max(payment.paid_at) as since,
        count(*) filter (where payment.state = 'open') as awaited
      from public.order_payments as payment where payment.order_id = offer.order_id and payment.version = offer.version
    ) as known
    where known.awaited = 0 and public.covered_pence(offer.order_id, offer.version) > 0
    union all
    select message.kind, 'request', live.request_id, message.created_at, null, null, live.state
    from live join public.order_messages as message on message.order_id = live.id
    where message.author = 'operator' and message.kind <> 'plain' and message.closed_at is null
    union all
    -- in one sum, as it is confirmed
    select 'refund', 'request', ordered.request_id, min(payment.paid_at), null,
      sum(payment.refund_due - payment.refunded + payment.refund_failed)::integer, max(payment.method || ' ' || payment.refund_state)
    from public.order_payments as payment
    join public.orders as ordered on ordered.id = payment.order_id
    where payment.refund_state in ('due', 'failed')
      and (payment.refund_state = 'failed' or payment.method = 'transfer') and payment.dispute_state is distinct from 'lost'
    group by ordered.id, case when payment.surplus then payment.id end
    union all
    select 'consultation_refund', 'booking', booking.id, booking.ended_at, null, public.unmade_refund(booking), null
    from public.bookings as booking where booking.refund_state = 'failed'
    union all
    select 'dispute', 'request', ordered.request_id, (event.facts ->> 'due')::timestamptz, null, (event.facts ->> 'amount')::integer, null
    from public.order_payments as payment
    join public.orders as ordered on ordered.id = payment.order_id
    cross join lateral (
      select told.facts from public.order_events as told
      where told.order_id = payment.order_id and told.kind = 'disputed' and told.facts ->> 'payment' = payment.id::text
      order by told.number desc limit 1
    ) as event
    where payment.dispute_state = 'open'
    union all
    select 'original', 'request', original.request_id, min(original.arrived_at), null, null,
      left(string_agg(concat_ws(': ', original.what, nullif(original.place, '')), '; ' order by original.number), 300)
    from public.originals as original where original.state = 'here'
    group by original.request_id
    union all
    -- also for an extra of a completed order, and of what was given up
    select 'transfer', 'request', ordered.request_id, min(payment.created_at), null, sum(payment.amount)::integer, ordered.state
    from public.order_payments as payment
    join public.orders as ordered on ordered.id = payment.order_id
    where payment.method = 'transfer' and payment.state = 'open'
    group by ordered.id
    union all
    -- what was offered after the last delivery; for a week, because for some of it nothing is to be delivered
    select case when extra.ready_by < open_items.day then 'overdue' else 'due' end, 'request', ordered.request_id, null, extra.ready_by,
      null, 'extra'
    from (
      select made.order_id, coalesce(made.ready_by, public.working_days_after(
        (max(payment.paid_at) at time zone 'Europe/London')::date, made.ready_in_days
      )) as ready_by
      from public.offers as made
      join public.order_payments as payment on payment.order_id = made.order_id and payment.version = made.version
      where made.state = 'paid' and payment.covers_from is not null and payment.refund_due < payment.amount
        and not exists (
          select from public.order_deliveries as delivery
          where delivery.order_id = made.order_id and delivery.created_at > made.created_at
            -- and was not taken back
            and (delivery.tracking <> '' or coalesce((
              select bool_or(document.closed_at is null) from public.order_documents as document
              where (document.order_id, document.delivery) = (delivery.order_id, delivery.number)
            ), false))
        )
      group by made.order_id, made.version
    ) as extra
    join public.orders as ordered on ordered.id = extra.order_id
    where ordered.state in ('delivered', 'completed') and extra.ready_by between open_items.day - 7 and open_items.day
    union all
    (
      select 'handled', 'request', request.id, request.handled_at, null, null, null
      from public.quote_requests as request
      where request.handled_at >= open_items.since and request.erased_at is null
        and public.reply_state('request:' || request.id) = 'handled'
      order by request.handled_at limit 200
    )
    union all
    (
      select 'handled', 'enquiry', enquiry.id, enquiry.handled_at, null, null, null
      from public.enquiries as enquiry
      where enquiry.handled_at >= open_items.since
      order by enquiry.handled_at limit 200
    )
  )
  select listed.kind, listed.about || ':' || listed.id, named.reference, named.name, listed.due, listed.ready_by, listed.amount, listed.state
  from (select *, row_number() over (partition by kind order by due, ready_by) as place from found) as listed
  cross join lateral (
    select reference, case
        when erased_at is not null then 'erased'
        else public.full_name(given_name, family_name) || case email when '' then ' (by letter or phone)' else '' end
          || public.in_brackets(own_reference)
      end
    from public.quote_requests where listed.about = 'request' and id = listed.id
    union all
    select reference, public.full_name(given_name, family_name) from public.enquiries where listed.about = 'enquiry' and id = listed.id
    union all
    select reference, case when erased_at is null then public.full_name(first_name, last_name) else 'erased' end
    from public.bookings where listed.about = 'booking' and id = listed.id
  ) as named (reference, name)
  where listed.place <= 200;
$$;

-- What is open, what was paid and given back since the summary before, and the next days that can be closed.
create function public.digest(day date, since timestamptz, until timestamptz)
returns jsonb
language sql
stable
security definer
as $$
  with money as (
    select paper.facts ->> 'method' as method, paper.facts ->> 'currency' as currency, (paper.facts ->> 'amount')::integer as amount,
      paper.kind = 'credit note' as refund
    from public.papers as paper
    where paper.created_at >= since and paper.created_at < until and not paper.facts ? 'corrects'
  )
  select jsonb_build_object(
    'day', digest.day,
    'items', (
      select coalesce(jsonb_agg(to_jsonb(item) order by item.due, item.ready_by, item.reference), '[]')
      from public.open_items(digest.day, digest.since) as item
    ),
    'money', (
      select coalesce(jsonb_agg(to_jsonb(summed) order by summed.refund, summed.method, summed.currency), '[]')
      from (
        select method, currency, refund, count(*), sum(amount) as amount from money group by method, currency, refund
      ) as summed
    ),
    'days', (
      select jsonb_agg(next.day order by next.day) from (
        select ahead::date as day from generate_series(digest.day, digest.day + 60, interval '1 day') as ahead
        where public.is_open_day(ahead::date) order by ahead limit 5
      ) as next
    )
  );
$$;

-- Subject of messages and links that are about no row, but about the house.
create function public.house_id()
returns uuid
immutable
return '00000000-0000-0000-0000-000000000000'::uuid;

-- Until when the morning summaries have told what was paid. The messages themselves are not kept so long.
create table public.inbox_clock (
  one boolean primary key default true check (one),
  told_until timestamptz not null
);

-- asked: by the operator, who gets it also when nothing is open.
create function public.add_digest(dedupe_key text, asked boolean, at timestamptz)
returns boolean
language plpgsql
as $$
declare
  today constant date := (at at time zone 'Europe/London')::date;
  eight constant timestamptz := (today + time '08:00') at time zone 'Europe/London';
  -- all there is at first; later only if the clock was wrong then
  since constant timestamptz := coalesce(
    (select case when clock.told_until < at then clock.told_until else at - interval '1 day' end from public.inbox_clock as clock), 'epoch'
  );
  summary jsonb;
begin
  summary := public.digest(today, since, eight);
  -- what came since eight, or has become open since then, has just been told
  if not asked and summary -> 'money' = '[]' and not exists (
    select from jsonb_array_elements(summary -> 'items') as item
    cross join lateral public.operator_subject(item ->> 'subject') as about
    where item ->> 'kind' <> 'handled' and about.created_at < eight and not exists (
      select from public.orders as ordered join public.order_events as event on event.order_id = ordered.id
      where ordered.request_id = public.id_of(item ->> 'subject', 'request') and event.at >= eight
        -- these open nothing
        and event.kind not in ('reminded', 'opened')
    )
  ) then
    return false;
  end if;
  insert into public.outbox (kind, subject_id, payload, dedupe_key, created_at)
  values (
    'digest', public.house_id(), jsonb_build_object('day', today, 'since', since, 'until', at, 'asked', asked),
    add_digest.dedupe_key, at
  )
  on conflict on constraint outbox_dedupe_key_key do nothing;
  if found and not asked then
    insert into public.inbox_clock (told_until) values (at)
    on conflict (one) do update set told_until = excluded.told_until;
  end if;
  return found;
end;
$$;

-- At most once per interval. Returns whether a message was queued.
create function public.send_open_items(interval_minutes integer, at timestamptz default now())
returns boolean
language plpgsql
security definer
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('digest', 0));
  if exists (
    select from public.outbox as earlier
    where earlier.subject = 'house:' || public.house_id() and earlier.kind = 'digest'
      and (earlier.payload ->> 'asked')::boolean and earlier.created_at > at - make_interval(mins => interval_minutes)
  ) then
    return false;
  end if;
  return public.add_digest('digest:' || gen_random_uuid(), true, at);
end;
$$;

-- The summary of a working day is sent at eight, once, if there is anything to say.
create function public.run_inbox_clock(at timestamptz default now())
returns void
language plpgsql
as $$
declare
  today constant date := (at at time zone 'Europe/London')::date;
begin
  perform public.remind_of_replies(at);
  perform public.remind_of_asks(at);
  if (at at time zone 'Europe/London')::time >= time '08:00' and public.is_open_day(today)
    and not exists (select from public.outbox as sent where sent.dedupe_key = 'digest:' || today)
  then
    perform public.add_digest('digest:' || today, false, at);
  end if;
end;
$$;

-- A request of somebody who rang, wrote or walked in: the operator types it. answers: a row of public.quote_requests as JSON; its language
-- is the account's, if there is one. confirmation: of the link by which it was made. Returns the request's id; null when the link was used.
create function public.create_request(answers text, confirmation uuid default null, at timestamptz default now())
returns uuid
language plpgsql
as $$
declare
  given constant jsonb := jsonb_build_object('language', coalesce((
    select profile.language from public.profiles as profile where profile.id = public.account_of(answers::jsonb ->> 'email')
  ), 'en')) || jsonb_strip_nulls(answers::jsonb) || jsonb_build_object('opened_by', 'operator', 'created_at', at);
  created uuid;
begin
  if confirmation is not null and not exists (select from public.use_confirmation(confirmation, at => at)) then
    return null;
  end if;
  execute format(
    'insert into public.quote_requests (%1$s) select %1$s from jsonb_populate_record(null::public.quote_requests, $1) returning id',
    public.columns_of(given)
  ) into created using given;
  return created;
end;
$$;

grant execute on function
  public.house_id, public.reply_state, public.mark_handled, public.digest, public.send_open_items, public.create_request to service_role;
