-- The work on an order, with its customer: by when it is ready, what we need, drafts, where originals go, delivery, and what becomes of
-- files that were handed over.

-- The working day so many after a day; with 0 the day itself.
create function public.working_days_after(day date, days integer)
returns date
language plpgsql
stable
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
stable
return (
  select count(*)::integer
  from generate_series(working_days_between.first + 1, least(working_days_between.last, working_days_between.first + 800), interval '1 day')
    as day
  where public.is_open_day(day::date)
);

-- By when an order is ready is known once its first half is paid. Money that came after the offer's last day moves it.
create function public.set_ready_by()
returns trigger
language plpgsql
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

-- From now on the customer cannot cancel.
create function public.begin_order(request uuid, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
begin
  if ordered.state in ('in_progress', 'delivered', 'completed') then
    return;
  end if;
  perform public.check_action(ordered, 'begin');
  update public.orders set state = 'in_progress', begun_at = at where id = ordered.id returning * into ordered;
  perform public.announce_order(ordered, 'order_begun', public.add_order_event(ordered.id, 'operator', 'begun', '{}', at));
end;
$$;

create function public.cancel_order(request uuid, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  event integer;
  back jsonb;
begin
  if ordered.state = 'cancelled' then
    return;
  elsif ordered.begun_at is not null then
    perform public.raise_refusal('begun');
  elsif ordered.state <> 'half_paid' then
    perform public.raise_refusal('not-paid');
  elsif at > ordered.paid_at + public.cancellation_period() then
    perform public.raise_refusal('too-late');
  end if;
  update public.orders set state = 'cancelled', ended_at = at where id = ordered.id returning * into ordered;
  perform public.close_order(ordered.id);
  back := public.give_back(ordered.id, public.held_pence(ordered.id));
  event := public.add_order_event(ordered.id, 'customer', 'cancelled', '{}', at);
  perform public.announce_order(ordered, 'order_cancelled', event, back);
  perform public.announce_order(ordered, 'order_cancelled_operator', event, back);
end;
$$;

-- It cannot be fulfilled: everything that was paid goes back.
create function public.decline_order(request uuid, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  back jsonb;
begin
  if ordered.state = 'refunded' then
    return;
  end if;
  perform public.check_action(ordered, 'decline');
  update public.orders set state = 'refunded', ended_at = at where id = ordered.id returning * into ordered;
  perform public.close_order(ordered.id);
  back := public.give_back(ordered.id, public.held_pence(ordered.id));
  perform public.announce_refund(ordered, 'order_declined', public.add_order_event(ordered.id, 'operator', 'declined', '{}', at), back);
end;
$$;

create function public.check_document(request uuid, about uuid)
returns void
language plpgsql
as $$
begin
  if about is not null and not exists (
    select from public.request_documents as document
    where document.id = about and document.request_id = request
      and document.state in ('accepted', 'unchecked') and document.replaced_at is null
  ) then
    perform public.raise_refusal('document-gone');
  end if;
end;
$$;

-- The same once more is a press that was repeated. documents: ids of what the operator has uploaded to go with it, which opens at once: it
-- is no delivery. kind: of the operator's, 'ask', with the customer's document that it is about, or 'draft', with documents. answers: of the
-- customer's, the number of an ask or a draft; changes to drafts can be asked for in so many rounds.
create function public.send_order_message(
  request uuid, author text, text text, documents uuid[] default '{}', at timestamptz default now(),
  kind text default 'plain', about uuid default null, answers integer default null, rounds integer default null
)
returns void
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  ordered public.orders;
  next_message integer;
  sent integer;
  last public.order_messages;
  sent_with_last uuid[];
  message_kind text := send_order_message.kind;
begin
  if message_kind = 'ask' and not exists (select from public.orders as known where known.request_id = request) then
    perform public.ask_about_request(request, text, about, at);
    return;
  end if;
  ordered := public.lock_order(send_order_message.request);
  select * into last from public.order_messages as earlier
  where earlier.order_id = ordered.id
  order by earlier.number desc limit 1;
  sent_with_last := array(
    select document.id from public.order_documents as document
    where document.order_id = ordered.id and document.message = last.number
  );
  if (last.author, last.text) = (send_order_message.author, send_order_message.text)
    and (last.kind = send_order_message.kind or last.answers is not null) and last.answers is not distinct from send_order_message.answers
    and documents <@ sent_with_last and documents @> sent_with_last
  then
    return;
  end if;
  next_message := coalesce(last.number, 0) + 1;
  -- a conversation, and no store; counted for each side, so that neither can silence the other
  if 200 <= (
    select count(*) from public.order_messages as earlier
    where earlier.order_id = ordered.id and earlier.author = send_order_message.author
  ) then
    perform public.raise_refusal('too-many-messages');
  end if;
  if message_kind <> 'plain' then
    if message_kind <> all (public.order_actions(ordered, at)) then
      perform public.raise_refusal(case when ordered.paid_at is null and message_kind = 'draft' then 'not-paid' else 'ended' end);
    elsif message_kind = 'draft' and cardinality(documents) = 0 then
      perform public.raise_refusal('draft-missing');
    end if;
    perform public.check_document(request, about);
    update public.orders set waiting_since = coalesce(waiting_since, at) where id = ordered.id returning * into ordered;
  elsif send_order_message.answers is not null then
    message_kind := public.close_message(ordered, send_order_message.answers, false, at);
    if message_kind = 'draft' and (
      select count(*) from public.order_messages as draft
      where draft.order_id = ordered.id and draft.kind = 'draft' and not draft.approved
    ) > send_order_message.rounds then
      perform public.raise_refusal('no-more-rounds');
    end if;
  end if;
  insert into public.order_messages (order_id, number, author, text, created_at, kind, about, answers)
  values (
    ordered.id, next_message, send_order_message.author, send_order_message.text, at, message_kind, send_order_message.about,
    send_order_message.answers
  );
  update public.orders set asked_at = case send_order_message.author when 'customer' then at end where id = ordered.id;
  update public.order_documents as document set message = next_message
  where document.order_id = ordered.id and document.id = any (documents)
    and document.purpose = 'message' and document.message is null and send_order_message.author = 'operator';
  get diagnostics sent = row_count;
  if sent <> cardinality(documents) then
    perform public.raise_refusal('document-gone');
  end if;
  perform public.announce_order(
    ordered, case send_order_message.author when 'customer' then 'order_message_operator' else 'order_message' end,
    public.add_order_event(
      ordered.id, send_order_message.author,
      case
        when message_kind = 'plain' then 'messaged'
        when send_order_message.author = 'customer' then case message_kind when 'ask' then 'answered' else 'asked for changes' end
        else case message_kind when 'ask' then 'asked' else 'sent a draft' end
      end,
      jsonb_build_object('message', next_message, 'answers', send_order_message.answers, 'documents', nullif(sent, 0)), at
    ),
    jsonb_build_object('message', next_message)
  );
end;
$$;

-- An order is no spam, and one with papers stays one. No row: there is no such request.
create function public.mark_order(request uuid, ordered boolean, at timestamptz default now())
returns setof public.quote_requests
language sql
as $$
  update public.quote_requests
  set ordered_at = case when ordered then coalesce(ordered_at, at) end, spam_at = case when not ordered then spam_at end
  where id = request and (mark_order.ordered or not exists (
    select from public.orders as known join public.papers as paper on paper.order_id = known.id
    where known.request_id = mark_order.request
  ))
  returning *;
$$;

-- Returns the message's kind. With the last one the waiting ends: the order is ready so many working days later.
create function public.close_message(ordered public.orders, number integer, approved boolean, at timestamptz)
returns text
language plpgsql
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
      (greatest(waiting.waiting_since, waiting.paid_at, waiting.ready_set_at) at time zone 'Europe/London')::date, (at at time zone 'Europe/London')::date
    ))
  where waiting.id = ordered.id and not exists (
    select from public.order_messages as other
    where other.order_id = ordered.id and other.author = 'operator' and other.kind <> 'plain' and other.closed_at is null
  );
  return closed.kind;
end;
$$;

create function public.answer_with_documents(request uuid, number integer, at timestamptz default now())
returns void
language plpgsql
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

-- Nothing that the customer has sent for an ask could be kept: what it was to replace stands, and we wait again, if it is still needed.
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
    update public.orders set waiting_since = coalesce(waiting_since, at) where id = ordered.id;
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

-- Where originals go, until they are posted. Once it is an order the operator is told.
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

-- Who the customer is and how they are reached, also before there is an order. cause: the same person has moved ('same') or the address was
-- 'mistyped', or another 'person' takes over, perhaps after a 'death'. Of another address or person the earlier links end, and messages that
-- wait go with them; another person's request leaves the account. The address before is told, unless it was nobody's or nobody reads it any more.
create function public.correct_contact(
  request uuid, cause text, given_name text, family_name text, company_name text, own_reference text, email text, phone text, address text,
  at timestamptz default now()
)
returns void
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  known public.quote_requests;
  corrected public.quote_requests;
  ordered public.orders;
  is_other constant boolean := cause in ('person', 'death');
  moves boolean;
  posted_to constant text := nullif(trim(correct_contact.address), '');
begin
  select * into known from public.quote_requests as asked
  where asked.id = correct_contact.request and asked.erased_at is null for update;
  if known.id is null then
    raise sqlstate 'PT404' using message = 'There is no such request';
  end if;
  select * into ordered from public.orders as latest
  where latest.request_id = known.id order by latest.number desc limit 1 for update;
  corrected := known;
  corrected.given_name := correct_contact.given_name;
  corrected.family_name := correct_contact.family_name;
  corrected.company_name := nullif(correct_contact.company_name, '');
  corrected.own_reference := nullif(correct_contact.own_reference, '');
  corrected.email := correct_contact.email;
  corrected.phone := nullif(correct_contact.phone, '');
  if corrected is not distinct from known and ordered.delivery_address is not distinct from posted_to then
    return;
  elsif ordered.id is null and posted_to is not null then
    perform public.raise_refusal('no-quote-yet');
  elsif corrected.email = '' and known.opened_by <> 'operator' then
    perform public.raise_refusal('email-missing');
  end if;
  moves := is_other or lower(corrected.email) <> lower(known.email);
  update public.quote_requests as asked set
    given_name = corrected.given_name, family_name = corrected.family_name, company_name = corrected.company_name,
    own_reference = corrected.own_reference,
    email = corrected.email, phone = corrected.phone, link_version = asked.link_version + moves::integer,
    user_id = case when not is_other then asked.user_id end,
    -- under the account's folder; the documents themselves stay
    uploaded_files = case when not is_other then asked.uploaded_files end
  where asked.id = known.id;
  update public.orders set delivery_address = posted_to where id = ordered.id;
  update public.outbox set recipient = corrected.email
  where subject = 'request:' || known.id and status = 'queued' and lower(recipient) = lower(known.email);
  delete from public.outbox where subject = 'request:' || known.id and status = 'queued' and recipient = '';
  insert into public.outbox (kind, recipient, subject_id, payload, dedupe_key)
  select message.kind, message.recipient, known.id, jsonb_build_object('ended', moves), message.kind || ':' || gen_random_uuid()
  from (values ('quote_contact', corrected.email), ('quote_former', known.email)) as message (kind, recipient)
  where message.kind = 'quote_contact' or (cause in ('same', 'person') and lower(corrected.email) <> lower(known.email));
  if ordered.id is not null then
    perform public.add_order_event(ordered.id, 'operator', 'corrected contact', jsonb_build_object('cause', cause), at);
  end if;
end;
$$;

-- While the customer could still have cancelled: the hour goes on as if nothing had been.
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

-- Another day by which it is ready, and why, which the customer reads.
create function public.reschedule_order(request uuid, ready_by date, reason text, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  ordered public.orders := public.lock_order(request);
  today constant date := (at at time zone 'Europe/London')::date;
  before constant date := ordered.ready_by;
begin
  perform public.check_action(ordered, 'reschedule');
  if before = reschedule_order.ready_by then
    return;
  elsif (reschedule_order.ready_by between today and today + 730) is not true then
    perform public.raise_refusal('no-such-day');
  end if;
  perform public.check_reason(reschedule_order.reason);
  update public.orders
  set ready_by = reschedule_order.ready_by, ready_set_at = at, ready_before = before, ready_reason = reschedule_order.reason
  where id = ordered.id
  returning * into ordered;
  perform public.announce_order(ordered, 'order_rescheduled', public.add_order_event(
    ordered.id, 'operator', 'rescheduled', jsonb_build_object('from', before, 'to', ordered.ready_by), at
  ));
end;
$$;

-- Returns its id, or that of the same file under the same name that waits already: an upload that was repeated.
create function public.add_order_document(
  request uuid, name text, path text, size integer, type text, sha256 text, purpose text default 'deliver',
  at timestamptz default now()
)
returns uuid
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  ordered public.orders := public.lock_order(add_order_document.request);
  added uuid;
begin
  perform public.check_action(ordered, add_order_document.purpose);
  select document.id into added from public.order_documents as document
  where document.order_id = ordered.id and document.purpose = add_order_document.purpose
    and document.delivery is null and document.message is null
    and document.name = add_order_document.name and document.sha256 = add_order_document.sha256;
  if found then
    return added;
  elsif 50 <= (select count(*) from public.order_documents as document where document.order_id = ordered.id) then
    perform public.raise_refusal('too-many-documents');
  elsif add_order_document.purpose = 'message' and 5 <= (
    select count(*) from public.order_documents as document
    where document.order_id = ordered.id and document.purpose = 'message' and document.message is null
  ) then
    perform public.raise_refusal('too-many-with-message');
  end if;
  insert into public.order_documents (order_id, purpose, position, name, path, size, type, sha256, created_at)
  values (
    ordered.id, add_order_document.purpose,
    coalesce((select max(document.position) from public.order_documents as document where document.order_id = ordered.id), 0) + 1,
    add_order_document.name, add_order_document.path, add_order_document.size, add_order_document.type,
    add_order_document.sha256, at
  )
  returning id into added;
  return added;
end;
$$;

create function public.remove_order_document(request uuid, document uuid, purpose text default 'deliver')
returns text
language sql
security definer
as $$
  delete from public.order_documents as added
  using public.orders as ordered
  where added.id = remove_order_document.document and added.order_id = ordered.id
    and ordered.request_id = remove_order_document.request and added.purpose = remove_order_document.purpose
    and added.delivery is null and added.message is null
  returning added.path;
$$;

-- One of the customer's documents, which came over the counter or by mail. Returns its id, or that of the same file under the same name: an upload
-- that was repeated.
create function public.add_customer_document(
  request uuid, name text, path text, size integer, sha256 text, at timestamptz default now()
)
returns uuid
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  added uuid;
  last_position integer;
begin
  perform from public.quote_requests as asked
  where asked.id = add_customer_document.request and asked.erased_at is null for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such request';
  end if;
  select document.id into added from public.request_documents as document
  where document.request_id = add_customer_document.request and document.state = 'accepted' and document.replaced_at is null
    and (document.name, document.sha256) = (add_customer_document.name, add_customer_document.sha256);
  if found then
    return added;
  end if;
  select coalesce(max(document.position), 0) into last_position
  from public.request_documents as document where document.request_id = add_customer_document.request;
  if last_position >= 50 then
    perform public.raise_refusal('too-many-documents');
  end if;
  insert into public.request_documents (request_id, position, path, uploaded_path, name, size, sha256, state, checked_at, added_at)
  values (
    add_customer_document.request, last_position + 1, add_customer_document.path, add_customer_document.path,
    add_customer_document.name, add_customer_document.size, add_customer_document.sha256, 'accepted', at, at
  )
  returning id into added;
  perform public.add_order_event(ordered.id, 'operator', 'added a document', jsonb_build_object('document', added), at)
  from public.orders as ordered where ordered.request_id = add_customer_document.request
  order by ordered.number desc limit 1;
  return added;
end;
$$;

-- Hands over what was added, a parcel, or both. A parcel that was told already is no news: two presses deliver once. open_now: documents
-- open before the second half is paid. replaces: documents of earlier deliveries whose place these take. originals: numbers of those of the
-- customer that are in the parcel.
create function public.deliver_order(
  request uuid, note text default '', carrier text default '', tracking text default '', open_now boolean default false,
  at timestamptz default now(), replaces uuid[] default '{}', originals integer[] default '{}'
)
returns void
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  ordered public.orders := public.lock_order(deliver_order.request);
  next_delivery integer;
  handed_over integer;
begin
  perform public.check_action(ordered, 'deliver');
  if not exists (
    select from public.order_documents as document
    where document.order_id = ordered.id and document.purpose = 'deliver' and document.delivery is null
  ) and (deliver_order.tracking = '' or exists (
    select from public.order_deliveries as earlier
    where earlier.order_id = ordered.id and earlier.carrier = deliver_order.carrier and earlier.tracking = deliver_order.tracking
  )) then
    perform public.raise_refusal('nothing-to-deliver');
  end if;
  select coalesce(max(earlier.number), 0) + 1 into next_delivery
  from public.order_deliveries as earlier where earlier.order_id = ordered.id;
  insert into public.order_deliveries (order_id, number, note, carrier, tracking, created_at)
  values (ordered.id, next_delivery, deliver_order.note, deliver_order.carrier, deliver_order.tracking, at);
  update public.order_documents as document set delivery = next_delivery
  where document.order_id = ordered.id and document.purpose = 'deliver' and document.delivery is null;
  get diagnostics handed_over = row_count;
  if cardinality(deliver_order.replaces) > 0 then
    if handed_over = 0 then
      perform public.raise_refusal('nothing-to-deliver');
    elsif cardinality(deliver_order.replaces) > (
      select count(*) from public.order_documents as document
      where document.order_id = ordered.id and document.id = any (deliver_order.replaces) and document.closed_at is null
        and document.delivery < next_delivery
    ) then
      perform public.raise_refusal('document-gone');
    end if;
    perform public.close_documents(ordered, deliver_order.replaces, next_delivery, at);
  end if;
  if cardinality(deliver_order.originals) > cardinality(public.close_originals(
    deliver_order.request, deliver_order.originals, deliver_order.carrier, deliver_order.tracking, at
  )) then
    perform public.raise_refusal('originals-changed');
  end if;
  perform public.record_digests(ordered, next_delivery, at);
  update public.order_messages set closed_at = at
  where order_id = ordered.id and author = 'operator' and kind <> 'plain' and closed_at is null;
  update public.orders set
    waiting_since = null,
    state = case when state = 'completed' then state else 'delivered' end,
    begun_at = coalesce(begun_at, at), delivered_at = coalesce(delivered_at, at),
    open_before_payment = open_before_payment or deliver_order.open_now
  where id = ordered.id
  returning * into ordered;
  ordered := public.complete_order(ordered, at);
  perform public.announce_order(ordered, 'order_delivered', public.add_order_event(
    ordered.id, 'operator', 'delivered', jsonb_build_object(
      'delivery', next_delivery, 'documents', handed_over, 'open', ordered.open_before_payment, 'state', ordered.state,
      'replaces', nullif(to_jsonb(deliver_order.replaces), '[]'), 'originals', nullif(to_jsonb(deliver_order.originals), '[]')
    ), at
  ), jsonb_strip_nulls(jsonb_build_object(
    'delivery', next_delivery, 'originals', public.names_of_originals(deliver_order.request, deliver_order.originals)
  )));
end;
$$;

-- {path, name, type}, counted; null unless it may be opened.
create function public.open_order_document(request uuid, document uuid, at timestamptz default now())
returns jsonb
language plpgsql
security definer
as $$
declare
  ordered public.orders;
  opened public.order_documents;
begin
  -- of an earlier order, too
  select known.* into ordered from public.orders as known
  join public.order_documents as found on found.order_id = known.id
  where known.request_id = open_order_document.request and found.id = open_order_document.document
  for update of known;
  update public.order_documents as known set opened = known.opened + 1
  where known.id = open_order_document.document and known.order_id = ordered.id and known.closed_at is null and (
    known.message is not null or (known.delivery is not null and public.documents_are_open(ordered))
  )
  returning * into opened;
  if opened.id is null then
    return null;
  end if;
  -- a log, and no store
  if opened.opened <= 1000 then
    perform public.add_order_event(ordered.id, 'customer', 'opened', jsonb_build_object('document', opened.id), at);
  end if;
  return jsonb_build_object('path', opened.path, 'name', opened.name, 'type', opened.type);
end;
$$;

-- What was ever handed over, without anybody's data: a genuine document is still verified after its owner was erased, and when the order's
-- time is over.
create table public.delivered_digests (
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  reference text not null check (char_length(reference) <= 20 and public.is_line(reference)),
  delivered_on date not null,
  -- taken back, or replaced by another file
  ended_on date,
  replaced boolean not null default false,
  primary key (sha256, reference)
);

-- A file that was taken back may be handed over again.
create function public.record_digests(ordered public.orders, delivery integer, at timestamptz)
returns void
language sql
as $$
  insert into public.delivered_digests as known (sha256, reference, delivered_on)
  select distinct document.sha256, request.reference, (record_digests.at at time zone 'Europe/London')::date
  from public.order_documents as document
  join public.quote_requests as request on request.id = ordered.request_id
  where document.order_id = ordered.id and document.delivery = record_digests.delivery
  on conflict (sha256, reference) do update
  set delivered_on = excluded.delivered_on, ended_on = null, replaced = false where known.ended_on is not null;
$$;

-- Ends their digests, unless the same file is there a second time.
create function public.close_documents(ordered public.orders, documents uuid[], replacement integer, at timestamptz)
returns void
language sql
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

-- After something was taken back: if nothing else was handed over, the work goes on.
create function public.resume_work(ordered public.orders)
returns public.orders
language plpgsql
as $$
declare
  moved public.orders := ordered;
begin
  if ordered.state in ('delivered', 'completed') and not exists (
    select from public.order_documents as other
    where other.order_id = ordered.id and other.delivery is not null and other.closed_at is null
  ) and not exists (
    select from public.order_deliveries as parcel where parcel.order_id = ordered.id and parcel.tracking <> ''
  ) then
    update public.orders set state = 'in_progress', delivered_at = null, completed_at = null, ended_at = null
    where id = ordered.id returning * into moved;
    update public.order_payments set state = 'closed' where order_id = ordered.id and part = 'second' and state = 'open';
  end if;
  return moved;
end;
$$;

-- With a reason, which the customer reads, a certificate is withdrawn that was opened already: whoever checks it is told.
create function public.take_back_document(request uuid, document uuid, at timestamptz default now(), reason text default '')
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  taken public.order_documents;
  is_withdrawn constant boolean := reason <> '' and exists (
    select from public.certificates as known where known.document = take_back_document.document
  );
begin
  select * into taken from public.order_documents as known
  where known.id = take_back_document.document and known.order_id = ordered.id;
  if taken.delivery is null or taken.replaced_by is not null then
    perform public.raise_refusal('document-gone');
  elsif taken.closed_at is not null then
    return;
  elsif taken.opened > 0 and not is_withdrawn then
    perform public.raise_refusal('opened');
  elsif 'take_back' <> all (public.order_actions(ordered, at)) then
    perform public.raise_refusal('ended');
  end if;
  if is_withdrawn then
    perform public.check_reason(reason);
  end if;
  perform public.close_documents(ordered, array[taken.id], null, at);
  if taken.opened = 0 then
    ordered := public.resume_work(ordered);
  end if;
  perform public.announce_order(ordered, 'order_taken_back', public.add_order_event(
    ordered.id, 'operator', 'took back',
    jsonb_strip_nulls(jsonb_build_object(
      'document', taken.id, 'delivery', taken.delivery, 'state', ordered.state, 'reason', case when is_withdrawn then reason end
    )), at
  ), jsonb_strip_nulls(jsonb_build_object('document', taken.id, 'reason', case when is_withdrawn then reason end)));
end;
$$;

-- The number of a parcel that is somebody else's. It stays in the event alone.
create function public.take_back_parcel(request uuid, delivery integer, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  parcel public.order_deliveries;
begin
  select * into parcel from public.order_deliveries as known
  where known.order_id = ordered.id and known.number = take_back_parcel.delivery;
  if parcel.order_id is null then
    perform public.raise_refusal('document-gone');
  elsif parcel.tracking = '' then
    return;
  elsif 'take_back' <> all (public.order_actions(ordered, at)) then
    perform public.raise_refusal('ended');
  end if;
  update public.order_deliveries as known set carrier = '', tracking = '' where (known.order_id, known.number) = (ordered.id, parcel.number);
  -- nor were originals in it
  update public.originals as original set state = 'here', sent_back_at = null, carrier = '', tracking = ''
  where original.request_id = take_back_parcel.request and original.state = 'sent back'
    and (original.carrier, original.tracking) = (parcel.carrier, parcel.tracking);
  ordered := public.resume_work(ordered);
  perform public.announce_order(ordered, 'order_taken_back', public.add_order_event(
    ordered.id, 'operator', 'took back',
    jsonb_build_object(
      'delivery', parcel.number, 'carrier', parcel.carrier, 'tracking', parcel.tracking, 'state', ordered.state
    ), at
  ), jsonb_build_object('tracking', parcel.tracking));
end;
$$;

-- {reference, date} of its delivery, with `replacedOn` or `takenBackOn` if it does not stand any more; null, if we have no record of it.
create function public.verify_document(sha256 text)
returns jsonb
stable
return (
  select jsonb_strip_nulls(jsonb_build_object(
    'reference', known.reference, 'date', known.delivered_on,
    'replacedOn', case when known.replaced then known.ended_on end,
    'takenBackOn', case when not known.replaced then known.ended_on end
  ))
  from public.delivered_digests as known
  where known.sha256 = verify_document.sha256
    -- all money went back: what was delivered for it is withdrawn, but for what a newer order has handed over, or somebody else's
    and coalesce((
      select bool_or(ordered.state <> 'refunded')
      from public.order_documents as document
      join public.orders as ordered on ordered.id = document.order_id
      join public.quote_requests as request on request.id = ordered.request_id
      where document.sha256 = known.sha256 and document.delivery is not null and request.reference = known.reference
    ), true)
  order by known.ended_on is not null, not known.replaced, known.delivered_on
  limit 1
);

-- What time alone does: offers end, payments that were left unfinished are given up, and reminders are sent, each at most twice and never
-- after the thing has happened. Returns how many of each.
create function public.run_order_clock(at timestamptz default now())
returns jsonb
language plpgsql
security definer
as $$
declare
  due record;
  ordered public.orders;
  expired integer := 0;
  closed integer := 0;
  reminded integer := 0;
begin
  for due in
    select payment.id from public.order_payments as payment
    -- the provider closes its page itself; this is for when it does not say so
    where payment.state = 'open' and payment.expires_at < at - interval '10 minutes'
    order by payment.expires_at limit 500
  loop
    perform public.close_payment(due.id, 'clock', at);
    closed := closed + 1;
  end loop;

  for due in
    select known.request_id from public.orders as known
    join public.offers as offer on offer.order_id = known.id and offer.version = known.version
    where known.state = 'offered' and public.is_over(offer, at)
    order by known.created_at limit 500
  loop
    ordered := public.lock_order(due.request_id);
    -- asked again under the lock
    update public.orders as known set state = 'expired' from public.offers as offer
    where known.id = ordered.id and known.state = 'offered'
      and (offer.order_id, offer.version) = (known.id, known.version) and public.is_over(offer, at)
    returning known.* into ordered;
    continue when not found;
    perform public.announce_order(ordered, 'order_expired_operator', public.add_order_event(ordered.id, 'clock', 'expired', '{}', at));
    expired := expired + 1;
  end loop;

  for due in
    select offer.order_id, offer.version, known.request_id from public.offers as offer
    join public.orders as known on known.id = offer.order_id
    where offer.state = 'offered' and public.is_over(offer, at)
    order by offer.valid_until limit 500
  loop
    ordered := public.lock_order(due.request_id);
    update public.offers as offer set state = 'expired'
    where (offer.order_id, offer.version) = (due.order_id, due.version) and offer.state = 'offered';
    continue when not found;
    perform public.announce_order(ordered, 'order_extra_expired_operator', public.add_order_event(
      ordered.id, 'clock', 'extra expired', jsonb_build_object('version', due.version), at
    ), jsonb_build_object('version', due.version));
    expired := expired + 1;
  end loop;

  for due in
    select known.request_id, reminder.kind, reminder.message, known.state, known.version
    from public.orders as known
    join public.offers as offer on offer.order_id = known.id and offer.version = known.version
    cross join lateral (
      values
        ('offer', 'order_offer_reminder', known.state = 'offered',
          offer.valid_until - interval '3 days', offer.valid_until - interval '1 day', offer.created_at),
        ('first half', 'order_first_due', known.state = 'accepted',
          known.accepted_at + interval '3 days', known.accepted_at + interval '7 days', known.accepted_at),
        ('delivery', 'order_due_operator', known.state in ('half_paid', 'in_progress') and known.waiting_since is null,
          (known.ready_by - 1 + time '08:00') at time zone 'Europe/London',
          (known.ready_by + time '08:00') at time zone 'Europe/London',
          -- the day was moved, by an answer or by us
          greatest(known.paid_at, known.ready_set_at, (select max(message.closed_at) from public.order_messages as message where message.order_id = known.id))),
        ('balance', 'order_balance_due', known.state = 'delivered' and public.covered_pence(known.id, known.version) < offer.total
            and not public.is_disputed(known.id),
          known.delivered_at + interval '3 days', known.delivered_at + interval '10 days', known.delivered_at),
        ('unpaid', 'order_unpaid_operator', known.state = 'delivered' and public.covered_pence(known.id, known.version) < offer.total
            and not public.is_disputed(known.id),
          known.delivered_at + interval '14 days', known.delivered_at + interval '30 days', known.delivered_at),
        ('answer', 'order_message_reminder', known.waiting_since is not null,
          known.waiting_since + make_interval(days => (select facts.reminder_days from public.business_facts as facts)), 'infinity',
          known.waiting_since)
    ) as reminder (kind, message, pending, first_at, second_at, since)
    cross join lateral (
      select count(*) as times, max(earlier.at) as last_at from public.order_events as earlier
      where earlier.order_id = known.id and earlier.kind = 'reminded' and earlier.facts ->> 'of' = reminder.kind
        and earlier.at >= reminder.since
    ) as sent
    where known.state in ('offered', 'accepted', 'half_paid', 'in_progress', 'delivered') and reminder.pending
      and (reminder.message like '%\_operator' or exists (
        select from public.quote_requests as request where request.id = known.request_id and request.email <> ''
      ))
      and sent.times < case when at >= reminder.second_at then 2 when at >= reminder.first_at then 1 else 0 end
      -- not two at once, and none to somebody who has only just heard of it
      and coalesce(sent.last_at, reminder.since) <= at - interval '20 hours'
    limit 500
  loop
    ordered := public.lock_order(due.request_id);
    continue when ordered.state <> due.state or ordered.version <> due.version;
    perform public.announce_order(ordered, due.message, public.add_order_event(
      ordered.id, 'clock', 'reminded', jsonb_build_object('of', due.kind, 'version', ordered.version), at
    ), jsonb_build_object('version', ordered.version) || case when due.kind = 'answer' then jsonb_build_object('message', (
      select min(message.number) from public.order_messages as message
      where message.order_id = ordered.id and message.author = 'operator' and message.kind <> 'plain' and message.closed_at is null
    )) else '{}' end);
    reminded := reminded + 1;
  end loop;
  perform public.run_inbox_clock(at);
  return jsonb_build_object('expired', expired, 'closed', closed, 'reminded', reminded);
end;
$$;

grant select on public.delivered_digests to service_role;
grant execute on function
  public.mark_order, public.begin_order, public.cancel_order, public.decline_order, public.send_order_message,
  public.add_order_document, public.remove_order_document, public.add_customer_document, public.deliver_order, public.open_order_document,
  public.run_order_clock, public.reopen_ask, public.answer_message, public.set_delivery_address,
  public.undo_begin, public.reschedule_order, public.correct_contact, public.take_back_document, public.take_back_parcel, public.verify_document to service_role;
