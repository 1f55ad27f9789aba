-- Orders on a real day: transfers of another amount, money that goes back in part, orders that end early, debts that are given up, extras.

-- A transfer of this amount, in pence, has come. Where it is not what was awaited, difference says what to do: 'accept' (less, as full,
-- within the owner's tolerance; more, and the rest goes back), 'ask' (for what is missing) or 'return' (all of it). again: another one came
-- besides, which goes back. expected: how many payments the operator saw recorded: a press that is repeated records nothing.
create function public.confirm_transfer(
  request uuid, amount integer, at timestamptz default now(), again boolean default false, difference text default null,
  expected integer default null
)
returns void
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  ordered public.orders := public.lock_order(confirm_transfer.request);
  came constant integer := amount;
  awaited public.order_payments;
  due integer;
  missing integer;
  recorded integer;
  last_at timestamptz;
  is_repeated boolean;
begin
  if (came between 1 and 100000000) is not true then
    raise check_violation using message = 'the amount is not valid';
  end if;
  select count(*), max(payment.paid_at) filter (where payment.method = 'transfer') into recorded, last_at
  from public.payments_of(confirm_transfer.request) as payment where payment.state = 'paid';
  is_repeated := came = (
    select sum(payment.amount) from public.payments_of(confirm_transfer.request) as payment
    where payment.method = 'transfer' and payment.paid_at = last_at
  );
  if expected <> recorded then
    if is_repeated then
      return;
    end if;
    perform public.raise_refusal('money-changed');
  end if;
  select * into awaited from public.awaited_transfers(ordered) as payment
  order by payment.amount = came desc, payment.created_at desc limit 1;
  if again then
    select * into awaited from public.payments_of(confirm_transfer.request) as payment
    where payment.method = 'transfer' order by payment.created_at desc limit 1;
  end if;
  -- who was never told our account has sent nothing there
  if awaited.id is null then
    perform public.raise_refusal('not-open');
  end if;
  ordered := public.lock_order_of(awaited.id);

  if again then
    perform public.record_surplus(ordered, awaited, came, 'operator', at);
    return;
  elsif expected is null and is_repeated and awaited.created_at <= last_at then
    perform public.raise_refusal('recorded-already');
  end if;
  due := public.payable_pence(ordered, awaited, at);
  missing := due - came;
  if came in (awaited.amount, due) or (missing < 0 and difference = 'accept') then
    perform public.record_payment(ordered, awaited, 'operator', at, came);
  elsif difference = 'return' then
    perform public.record_surplus(ordered, awaited, came, 'operator', at);
  elsif missing > 0 and difference = 'accept' then
    if missing > (select facts.transfer_tolerance from public.business_facts as facts) then
      perform public.raise_refusal('beyond-tolerance');
    end if;
    perform public.record_payment(ordered, awaited, 'operator', at, came, missing);
  elsif missing > 0 and difference = 'ask' then
    ordered := public.record_payment(ordered, awaited, 'operator', at, came);
    perform public.open_payment(ordered, awaited.part, awaited.version, 'transfer', at, 'operator');
  else
    perform public.raise_refusal('amount-differs');
  end if;
end;
$$;

create function public.is_same_payer(one public.quote_requests, other public.quote_requests)
returns boolean
immutable
return (one.email <> '' and lower(one.email) = lower(other.email))
  or coalesce(lower(trim(one.company_name)) = nullif(lower(trim(other.company_name)), ''), false);

-- The transfers that are awaited of the other orders of the sender of this request, or of the sender's firm. recorded: how many payments are.
create function public.payer_transfers(request uuid)
returns table (request_id uuid, reference text, name text, part text, amount integer, recorded integer)
language sql
stable
security definer
as $$
  with owing as materialized (
    select ordered as of_order, asked.id, asked.reference, asked.created_at,
      concat_ws(', ', nullif(public.full_name(asked.given_name, asked.family_name), ''), nullif(asked.company_name, ''))
        || public.in_brackets(asked.own_reference) as name
    from public.quote_requests as mine
    join public.orders as ordered on ordered.state in ('offered', 'accepted', 'half_paid', 'in_progress', 'delivered')
    join public.quote_requests as asked on asked.id = ordered.request_id
    where mine.id = payer_transfers.request and asked.id <> mine.id and asked.erased_at is null and public.is_same_payer(mine, asked)
  )
  select owing.id, owing.reference, owing.name, awaited.part, awaited.amount, (
    select count(*)::integer from public.payments_of(owing.id) as payment where payment.state = 'paid'
  )
  from owing
  cross join lateral (
    select * from public.awaited_transfers(owing.of_order) as payment order by payment.created_at desc limit 1
  ) as awaited
  order by owing.created_at, owing.id
  limit 50;
$$;

-- One transfer for several orders of one payer: all are paid or none, each as if it had come by itself, and each reader gets one message,
-- the operator too. transfers: [{request, amount, expected}] as JSON text, as in confirm_transfer.
create function public.confirm_transfers(request uuid, transfers text, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  transfer record;
  told record;
  chosen uuid;
begin
  -- in one order, so that no two wait for each other
  for transfer in
    select * from jsonb_to_recordset(transfers::jsonb) as listed (request uuid, amount integer, expected integer) order by listed.request
  loop
    perform public.lock_order(transfer.request);
    if not exists (
      select from public.quote_requests as mine, public.quote_requests as other
      where mine.id = confirm_transfers.request and other.id = transfer.request and (mine.id = other.id or public.is_same_payer(mine, other))
    ) then
      perform public.raise_refusal('not-open');
    end if;
    perform public.confirm_transfer(transfer.request, transfer.amount, confirm_transfers.at, expected => transfer.expected);
  end loop;
  for told in
    select message.recipient, array_agg(message.id) as messages, sum(paid.amount) as amount,
      'order_together' || case when message.recipient is null then '_operator' else '' end as kind,
      (array_agg(message.subject_id order by message.subject_id <> confirm_transfers.request))[1] as about
    from jsonb_to_recordset(transfers::jsonb) as listed (request uuid)
    join public.outbox as message on message.subject = 'request:' || listed.request
    join public.order_payments as paid on paid.id = (message.payload ->> 'payment')::uuid
    join public.order_events as event on event.order_id = paid.order_id and event.number = (message.payload ->> 'event')::integer
    where message.status = 'queued' and message.bundle is null and event.at = confirm_transfers.at
    group by message.recipient
    having count(*) > 1
  loop
    insert into public.outbox (kind, recipient, subject_id, payload, dedupe_key)
    values (told.kind, told.recipient, told.about, jsonb_build_object('amount', told.amount), told.kind || ':' || gen_random_uuid())
    returning id into chosen;
    update public.outbox as message set bundle = chosen, last_error = 'bundled' where message.id = any (told.messages);
  end loop;
end;
$$;

-- Tells the customer that money goes back, and the operator if people have to pay it.
create function public.announce_refund(ordered public.orders, kind text, event integer, payload jsonb)
returns void
language plpgsql
as $$
begin
  perform public.announce_order(ordered, announce_refund.kind, event, payload);
  if exists (select from public.owed_refunds(ordered.request_id) as owed where owed.order_id = ordered.id) then
    perform public.announce_order(ordered, announce_refund.kind || '_operator', event, payload);
  end if;
end;
$$;

create function public.check_reason(reason text)
returns void
language plpgsql
as $$
begin
  if coalesce(reason, '') !~ '\S' then
    perform public.raise_refusal('reason-missing');
  end if;
end;
$$;

-- A part of what was paid goes back, and the order goes on; of one that has ended, also all that was kept. expected: what the operator saw
-- to be held: a press that is repeated gives nothing more back.
create function public.refund_part(
  request uuid, amount integer, reason text, at timestamptz default now(), expected integer default null
)
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  held constant integer := public.held_pence(ordered.id);
  back jsonb;
begin
  if held + refund_part.amount = expected then
    return;
  elsif expected <> held then
    perform public.raise_refusal('money-changed');
  end if;
  perform public.check_action(ordered, 'refund');
  if (refund_part.amount between 1 and held) is not true then
    perform public.raise_refusal('nothing-to-refund');
  elsif refund_part.amount = held and ordered.state <> 'ended' then
    perform public.raise_refusal('whole-refund');
  end if;
  perform public.check_reason(refund_part.reason);
  back := public.give_back(ordered.id, refund_part.amount, refund_part.reason);
  perform public.announce_refund(ordered, 'order_refund_due', public.add_order_event(
    ordered.id, 'operator', 'refund due', jsonb_build_object('amount', refund_part.amount), at
  ), back);
end;
$$;

-- So much is kept, in pence, and the rest goes back. ground: the case in consumer law. Whoever cancels within 14 days without having asked
-- us to begin gets everything back.
create function public.end_order(request uuid, keep integer, reason text, ground text, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  held constant integer := public.held_pence(ordered.id);
  back jsonb;
begin
  if ordered.end_ground is not null and held = end_order.keep then
    return;
  end if;
  perform public.check_action(ordered, 'end');
  if end_order.ground is null then
    raise check_violation using message = 'the case in consumer law is missing';
  elsif (end_order.keep between 0 and held) is not true then
    perform public.raise_refusal('keep-too-much');
  elsif end_order.ground = 'within_14_days_no_express' and end_order.keep > 0 then
    perform public.raise_refusal('must-return-all');
  end if;
  perform public.check_reason(end_order.reason);
  update public.orders
  set state = case end_order.keep when 0 then 'refunded' else 'ended' end, ended_at = at, end_reason = end_order.reason, end_ground = end_order.ground
  where id = ordered.id
  returning * into ordered;
  perform public.close_order(ordered.id);
  back := public.give_back(ordered.id, held - end_order.keep, end_order.reason);
  perform public.announce_refund(ordered, 'order_ended', public.add_order_event(
    ordered.id, 'operator', 'ended',
    jsonb_build_object(
      'kept', end_order.keep, 'returned', held - end_order.keep, 'ground', end_order.ground, 'state', ordered.state
    ), at
  ), back);
end;
$$;

-- Gives up what is still to be paid of a delivered order. The customer can still pay, which completes it.
create function public.write_off(request uuid, reason text, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  unpaid integer;
begin
  if ordered.state = 'ended' and ordered.end_ground is null then
    return;
  elsif 'write_off' <> all (public.order_actions(ordered)) then
    perform public.raise_refusal(case
      when ordered.ended_at is not null then 'ended' when ordered.delivered_at is null then 'not-delivered' else 'already-paid'
    end);
  end if;
  perform public.check_reason(write_off.reason);
  select offer.total - public.covered_pence(offer.order_id, offer.version) into unpaid
  from public.offers as offer where offer.order_id = ordered.id and offer.version = ordered.version;
  update public.orders
  set state = 'ended', ended_at = at, end_reason = write_off.reason, written_off = unpaid
  where id = ordered.id;
  perform public.close_order(ordered.id);
  perform public.add_order_event(ordered.id, 'operator', 'written off', jsonb_build_object('amount', unpaid, 'state', 'ended'), at);
end;
$$;

-- Instead of an extra that was offered and not accepted. offer: see public.add_offer. expected: the version of the open extra that the
-- operator saw, 0 for none.
create function public.offer_extra(request uuid, offer text, expected integer default null, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  open public.offers;
  added public.offers;
begin
  select * into open from public.offers as extra
  where extra.order_id = ordered.id and extra.state in ('offered', 'accepted') order by extra.version desc limit 1;
  if 'extra' <> all (public.order_actions(ordered)) then
    perform public.raise_refusal(case
      when open.state = 'accepted' then 'extra-open' when ordered.paid_at is null then 'not-paid' else 'ended'
    end);
  elsif expected is not null and expected <> coalesce(open.version, 0) then
    perform public.raise_refusal('superseded');
  -- nobody fills an order by offering for ever
  elsif 100 <= (select count(*) from public.offers as extra where extra.order_id = ordered.id and extra.state is not null) then
    perform public.raise_refusal('too-many-extras');
  end if;
  update public.offers as extra set state = 'withdrawn' where extra.order_id = ordered.id and extra.version = open.version;
  added := public.add_offer(
    ordered.id, (select max(made.version) + 1 from public.offers as made where made.order_id = ordered.id), offer_extra.offer::jsonb,
    'offered', at
  );
  perform public.announce_order(ordered, 'order_extra', public.add_order_event(
    ordered.id, 'operator', 'extra offered', jsonb_build_object('version', added.version, 'total', added.total), at
  ), jsonb_build_object('version', added.version));
end;
$$;

-- What was paid for it, or is paid at this moment, is refunded.
create function public.withdraw_extra(request uuid, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  open public.offers;
  event integer;
begin
  select * into open from public.offers as extra
  where extra.order_id = ordered.id and extra.state in ('offered', 'accepted') order by extra.version desc limit 1;
  if open.version is null then
    perform public.raise_refusal('no-extra');
  end if;
  update public.order_payments as payment set state = 'closed'
  where payment.order_id = ordered.id and payment.version = open.version and payment.state = 'open';
  update public.order_payments as payment
  set refund_due = payment.amount, refund_state = case payment.refund_state when 'failed' then 'failed' else 'due' end
  where payment.order_id = ordered.id and payment.version = open.version and payment.covers_from is not null
    and payment.refund_due < payment.amount;
  event := public.reopen_extra(ordered, open.version, 'withdrawn', 'operator', 'extra withdrawn', at);
  perform public.announce_refund(ordered, 'order_extra_withdrawn', event, jsonb_build_object('version', open.version));
end;
$$;

grant execute on function
  public.confirm_transfer, public.payer_transfers, public.confirm_transfers, public.refund_part, public.end_order, public.write_off, public.offer_extra, public.withdraw_extra
  to service_role;
