-- The work on an order, with its customer: by when it is ready, what we need, drafts, where originals go, and what becomes of files
-- that were handed over. As in 66_orders.sql each function acts under the order's lock, or refuses.

-- Working days ---------------------------------------------------------------------------------------------------------

-- Whether we are open on a day.
create function public.is_open_day(day date)
returns boolean
language sql
stable
as $$
  select exists (
    select from public.business_facts as facts
    where extract(isodow from is_open_day.day) = any (facts.opening_days) and is_open_day.day <> all (facts.closed_days)
  ) and not exists (select from public.closed_days as closed where closed.day = is_open_day.day);
$$;

-- The working day so many after a day; with 0 the day itself.
create function public.working_days_after(day date, days integer)
returns date
language plpgsql
stable
security definer
as $$
declare
  reached date := day;
  missing integer := days;
begin
  -- longer than any closure that content/business.yaml accepts
  while missing > 0 and reached < day + 800 loop
    reached := reached + 1;
    missing := missing - public.is_open_day(reached)::integer;
  end loop;
  return reached;
end;
$$;

-- How many working days lie after one day, up to another.
create function public.working_days_between(first date, last date)
returns integer
language sql
stable
security definer
as $$
  select count(*)::integer
  from generate_series(working_days_between.first + 1, least(working_days_between.last, working_days_between.first + 800), interval '1 day')
    as day
  where public.is_open_day(day::date);
$$;

-- By when an order is ready is known once its first half is paid. Money that came after the offer's last day moves it.
create function public.set_ready_by()
returns trigger
language plpgsql
security definer
as $$
declare
  offer public.offers;
  paid_on constant date := (new.paid_at at time zone 'Europe/London')::date;
begin
  select * into offer from public.offers as made where made.order_id = new.id and made.version = new.version;
  new.ready_by := case
    when offer.ready_by is null then public.working_days_after(paid_on, offer.ready_in_days)
    else public.working_days_after(
      offer.ready_by, public.working_days_between((offer.valid_until at time zone 'Europe/London')::date, paid_on)
    )
  end;
  return new;
end;
$$;

create trigger set_ready_by
  before update of paid_at on public.orders
  for each row when (old.paid_at is null and new.paid_at is not null)
  execute function public.set_ready_by();

-- What we need from the customer ---------------------------------------------------------------------------------------

-- From now on we wait for the customer; the caller has locked the order.
create function public.wait_for_customer(ordered public.orders, at timestamptz)
returns public.orders
language sql
security definer
as $$
  update public.orders set waiting_since = coalesce(waiting_since, at) where id = ordered.id returning *;
$$;

-- Closes an ask or a draft, and returns its kind. With the last one the waiting ends: the order is ready so many working days later.
create function public.close_message(ordered public.orders, number integer, approved boolean, at timestamptz)
returns text
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  closed public.order_messages;
begin
  update public.order_messages as message
  set closed_at = at, approved = case when message.kind = 'draft' then close_message.approved end
  where message.order_id = ordered.id and message.number = close_message.number and message.author = 'operator'
    and message.kind <> 'plain' and message.closed_at is null
  returning * into closed;
  if closed.order_id is null then
    perform public.raise_refusal('already-answered');
  end if;
  update public.orders as waiting set
    waiting_since = null,
    ready_by = public.working_days_after(waiting.ready_by, public.working_days_between(
      (greatest(waiting.waiting_since, waiting.paid_at) at time zone 'Europe/London')::date, (at at time zone 'Europe/London')::date
    ))
  where waiting.id = ordered.id and not exists (
    select from public.order_messages as other
    where other.order_id = ordered.id and other.author = 'operator' and other.kind <> 'plain' and other.closed_at is null
  );
  return closed.kind;
end;
$$;

-- The customer has sent documents that we asked for: they take the place of the one that it was about.
create function public.answer_with_documents(request uuid, number integer, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
begin
  if public.close_message(ordered, answer_with_documents.number, null, at) <> 'ask' then
    perform public.raise_refusal('already-answered');
  end if;
  update public.request_documents as document set replaced_at = at
  from public.order_messages as message
  where message.order_id = ordered.id and message.number = answer_with_documents.number and document.id = message.about;
  perform public.add_order_event(
    ordered.id, 'customer', 'answered', jsonb_build_object('answers', answer_with_documents.number), at
  );
end;
$$;

-- Nothing that the customer has sent for an ask could be kept: what it was to replace stands, and we wait again, unless it is no longer
-- needed: there is a price by now, or the order is over.
create function public.reopen_ask(request uuid, number integer, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders;
begin
  if number = 0 then
    update public.request_documents as document set replaced_at = null
    from public.quote_requests as asked
    where asked.id = reopen_ask.request and document.id = asked.ask_about;
    update public.quote_requests as asked set asked_at = at where asked.id = reopen_ask.request and asked.handled_at is null;
    return;
  end if;
  ordered := public.lock_order(request);
  update public.request_documents as document set replaced_at = null
  from public.order_messages as message
  where message.order_id = ordered.id and message.number = reopen_ask.number and document.id = message.about;
  if 'ask' = any (public.order_actions(ordered, at)) then
    update public.order_messages as message set closed_at = null
    where message.order_id = ordered.id and message.number = reopen_ask.number and message.author = 'operator' and message.kind = 'ask';
    perform public.wait_for_customer(ordered, at);
  end if;
end;
$$;

-- The customer has approved a draft; or has answered in another way, and the operator says so.
create function public.answer_message(
  request uuid, actor text, number integer, approved boolean default null, at timestamptz default now()
)
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders;
  kind text;
  event integer;
begin
  if number = 0 and actor = 'operator' then
    perform public.answer_ask(request, false, at);
    return;
  end if;
  ordered := public.lock_order(request);
  kind := public.close_message(ordered, answer_message.number, coalesce(answer_message.approved, false), at);
  if answer_message.actor = 'customer' and kind <> 'draft' then
    perform public.raise_refusal('already-answered');
  end if;
  event := public.add_order_event(
    ordered.id, answer_message.actor, case when kind = 'draft' and answer_message.approved then 'approved' else 'answered' end,
    jsonb_build_object('answers', answer_message.number), at
  );
  if answer_message.actor = 'customer' then
    perform public.announce_order(ordered, 'order_approved_operator', event);
  end if;
end;
$$;

-- Where originals go ---------------------------------------------------------------------------------------------------

-- The customer says where originals go, until they are posted. Once it is an order the operator is told.
create function public.set_delivery_address(request uuid, address text, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
begin
  if ordered.state not in ('offered', 'accepted', 'half_paid', 'in_progress', 'delivered', 'completed') then
    perform public.raise_refusal('not-offered');
  elsif ordered.delivery_address ~ '\S'
    and exists (select from public.order_deliveries as parcel where parcel.order_id = ordered.id and parcel.tracking <> '')
  then
    perform public.raise_refusal('posted');
  elsif trim(set_delivery_address.address) !~ '\S' or not exists (
    select from public.offers as offer where offer.order_id = ordered.id and offer.by_post
      and (offer.version = ordered.version or offer.state in ('offered', 'accepted', 'paid'))
  ) then
    perform public.raise_refusal('address-missing');
  elsif ordered.delivery_address is distinct from trim(set_delivery_address.address) then
    update public.orders set delivery_address = trim(set_delivery_address.address) where id = ordered.id returning * into ordered;
    if ordered.accepted_at is not null then
      perform public.announce_order(
        ordered, 'order_address_operator', public.add_order_event(ordered.id, 'customer', 'changed the address', '{}', at)
      );
    end if;
  end if;
end;
$$;

-- A press too early ----------------------------------------------------------------------------------------------------

-- The operator takes "Begin" back, while the customer could still have cancelled: the hour goes on as if nothing had been.
create function public.undo_begin(request uuid, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
begin
  if 'undo_begin' = any (public.order_actions(ordered, at)) then
    update public.orders set state = 'half_paid', begun_at = null where id = ordered.id returning * into ordered;
    perform public.announce_order(
      ordered, 'order_begin_undone', public.add_order_event(ordered.id, 'operator', 'undid begin', '{}', at)
    );
  elsif ordered.paid_at is null then
    perform public.raise_refusal('not-paid');
  elsif ordered.state = 'in_progress' then
    perform public.raise_refusal('hour-over');
  elsif ordered.state <> 'half_paid' then
    perform public.raise_refusal('ended');
  end if;
end;
$$;

-- Files that were handed over ------------------------------------------------------------------------------------------

-- What was ever handed over, without anybody's data: so that a genuine document is still verified after its owner was erased, and when
-- the order's time is over. The reference says nothing by itself.
create table public.delivered_digests (
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  reference text not null check (char_length(reference) <= 20 and public.is_line(reference)),
  delivered_on date not null,
  -- taken back, or replaced by another file
  ended_on date,
  replaced boolean not null default false,
  primary key (sha256, reference)
);

-- Records the digests of a delivery; the caller has locked the order. A file that was taken back may be handed over again.
create function public.record_digests(ordered public.orders, delivery integer, at timestamptz)
returns void
language sql
security definer
as $$
  insert into public.delivered_digests as known (sha256, reference, delivered_on)
  select distinct document.sha256, request.reference, (record_digests.at at time zone 'Europe/London')::date
  from public.order_documents as document
  join public.quote_requests as request on request.id = ordered.request_id
  where document.order_id = ordered.id and document.delivery = record_digests.delivery
  on conflict (sha256, reference) do update
  set delivered_on = excluded.delivered_on, ended_on = null, replaced = false where known.ended_on is not null;
$$;

-- Closes documents of an order to the customer, and ends their digests, unless the same file is there a second time.
create function public.close_documents(ordered public.orders, documents uuid[], replacement integer, at timestamptz)
returns void
language sql
security definer
as $$
  with closed as (
    update public.order_documents as document set closed_at = at, replaced_by = replacement
    where document.order_id = ordered.id and document.id = any (documents)
    returning document.sha256
  )
  update public.delivered_digests as known
  set ended_on = (at at time zone 'Europe/London')::date, replaced = replacement is not null
  from public.quote_requests as request
  where request.id = ordered.request_id and known.reference = request.reference and known.sha256 in (select sha256 from closed)
    and not exists (
      select from public.order_documents as other
      where other.order_id = ordered.id and other.sha256 = known.sha256 and other.delivery is not null and other.closed_at is null
        and other.id <> all (documents)
    );
$$;

-- Documents give way to those of a delivery; the caller has locked the order.
create function public.replace_documents(ordered public.orders, documents uuid[], delivery integer, at timestamptz)
returns void
language plpgsql
security definer
as $$
begin
  if cardinality(documents) = 0 then
    return;
  elsif not exists (
    select from public.order_documents as document
    where document.order_id = ordered.id and document.delivery = replace_documents.delivery
  ) then
    perform public.raise_refusal('nothing-to-deliver');
  elsif cardinality(documents) > (
    select count(*) from public.order_documents as document
    where document.order_id = ordered.id and document.id = any (documents) and document.closed_at is null
      and document.delivery < replace_documents.delivery
  ) then
    perform public.raise_refusal('document-gone');
  end if;
  perform public.close_documents(ordered, documents, delivery, at);
end;
$$;

-- The operator takes a document back that the customer has not opened. If nothing else was handed over, the work goes on.
create function public.take_back_document(request uuid, document uuid, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  taken public.order_documents;
begin
  select * into taken from public.order_documents as known
  where known.id = take_back_document.document and known.order_id = ordered.id;
  if taken.delivery is null or taken.replaced_by is not null then
    perform public.raise_refusal('document-gone');
  elsif taken.closed_at is not null then
    return;
  elsif taken.opened > 0 then
    perform public.raise_refusal('opened');
  elsif 'take_back' <> all (public.order_actions(ordered, at)) then
    perform public.raise_refusal('ended');
  end if;
  perform public.close_documents(ordered, array[taken.id], null, at);
  if ordered.state = 'delivered' and not exists (
    select from public.order_documents as other
    where other.order_id = ordered.id and other.delivery is not null and other.closed_at is null
  ) and not exists (
    select from public.order_deliveries as parcel where parcel.order_id = ordered.id and parcel.tracking <> ''
  ) then
    update public.orders set state = 'in_progress', delivered_at = null where id = ordered.id returning * into ordered;
    update public.order_payments set state = 'closed' where order_id = ordered.id and part = 'second' and state = 'open';
  end if;
  perform public.announce_order(ordered, 'order_taken_back', public.add_order_event(
    ordered.id, 'operator', 'took back',
    jsonb_build_object('document', taken.id, 'delivery', taken.delivery, 'state', ordered.state), at
  ), jsonb_build_object('document', taken.id));
end;
$$;

-- What is known of a file of this SHA-256: {reference, date} of its delivery, with `replacedOn` or `takenBackOn` if it does not stand any
-- more; null, if we have no record of it. What went with a message was never delivered.
create function public.verify_document(sha256 text)
returns jsonb
language sql
stable
security definer
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'reference', known.reference, 'date', known.delivered_on,
    'replacedOn', case when known.replaced then known.ended_on end,
    'takenBackOn', case when not known.replaced then known.ended_on end
  ))
  from public.delivered_digests as known
  where known.sha256 = verify_document.sha256
    -- all money went back: what was delivered for it is withdrawn
    and not exists (
      select from public.order_documents as document
      join public.orders as ordered on ordered.id = document.order_id
      where document.sha256 = known.sha256 and ordered.state = 'refunded'
    )
  order by known.ended_on is not null, not known.replaced, known.delivered_on
  limit 1;
$$;

grant select on public.delivered_digests to service_role;
grant execute on function
  public.is_open_day, public.reopen_ask, public.answer_message, public.set_delivery_address, public.undo_begin,
  public.take_back_document, public.verify_document to service_role;
