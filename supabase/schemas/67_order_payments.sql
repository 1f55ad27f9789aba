-- What an order costs, and how it is paid: offers, payments, refunds and disputes.

-- given: JSON {lines: [{what, amount, treatment}], prices, vatRate, readyBy or readyInDays, readyTime, note, validUntil, byPost, customer,
-- vatNotes}; a line without a treatment is taxed at the standard rate.
create function public.add_offer(target uuid, version integer, given jsonb, state text, at timestamptz)
returns public.offers
language plpgsql
as $$
declare
  shares jsonb;
  total bigint;
  added public.offers;
begin
  if jsonb_typeof(given -> 'lines') is distinct from 'array' or jsonb_array_length(given -> 'lines') not between 1 and 50
    or exists (
      select from jsonb_array_elements(given -> 'lines') as line
      where jsonb_typeof(line) <> 'object'
        or char_length(coalesce(line ->> 'what', '')) not between 1 and 200 or not public.is_line(line ->> 'what') or line ->> 'what' !~ '\S'
        or jsonb_typeof(line -> 'amount') is distinct from 'number' or line ->> 'amount' !~ '^-?[0-9]{1,8}$'
        or coalesce(line ->> 'treatment', 'standard') not in ('standard', 'zero', 'exempt', 'outside', 'disbursement')
    )
  then
    raise check_violation using message = 'the lines of the offer are not valid';
  end if;
  shares := public.shares_of_lines(given -> 'lines', given ->> 'prices', (given ->> 'vatRate')::integer);
  total := public.gross_of(shares);
  -- a discount is of the lines that it belongs to
  if exists (select from jsonb_array_elements(shares) as share where (share ->> 'net')::bigint < 0) then
    raise check_violation using message = 'a VAT treatment of the offer comes to less than nothing';
  end if;
  if total not between 100 and 10000000 or (given ->> 'validUntil')::timestamptz <= at then
    raise check_violation using message = 'the total or the last day of the offer is not valid';
  end if;
  insert into public.offers (
    order_id, version, lines, prices, vat_rate, total, vat, first_amount, second_amount, ready_by, note, valid_until, created_at, shares,
    state, customer, vat_notes, ready_in_days, ready_time, by_post
  )
  values (
    add_offer.target, add_offer.version,
    (
      select jsonb_agg(jsonb_build_object(
        'what', line ->> 'what', 'amount', (line ->> 'amount')::integer, 'treatment', coalesce(line ->> 'treatment', 'standard')
      ) order by position)
      from jsonb_array_elements(given -> 'lines') with ordinality as listed (line, position)
    ),
    given ->> 'prices', (given ->> 'vatRate')::integer, total, public.vat_of(shares), (total + 1) / 2, total / 2,
    (given ->> 'readyBy')::date, coalesce(given ->> 'note', ''), (given ->> 'validUntil')::timestamptz, at, shares, add_offer.state,
    nullif(given -> 'customer', 'null'), coalesce(given -> 'vatNotes', '{}'),
    (given ->> 'readyInDays')::integer, (given ->> 'readyTime')::time, coalesce((given ->> 'byPost')::boolean, false)
  )
  returning * into added;
  return added;
end;
$$;

-- After an order that has come to an end, this is another order. expected: the version that the operator saw, 0 for none, so that of two
-- answers at once only one counts.
create function public.make_offer(
  request uuid, offer text, expected integer default null, at timestamptz default now()
)
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders;
  added public.offers;
begin
  perform from public.quote_requests as quote where quote.id = make_offer.request and quote.erased_at is null for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such request';
  end if;
  select * into ordered from public.orders as known where known.request_id = make_offer.request order by known.number desc limit 1 for update;
  if 'offer' <> all (public.order_actions(ordered)) then
    perform public.raise_refusal('offer-closed');
  end if;
  if expected is not null and expected <> coalesce(ordered.version, 0) then
    perform public.raise_refusal('superseded');
  end if;

  if ordered.id is null or ordered.state in ('cancelled', 'refunded', 'ended') then
    insert into public.orders (request_id, number, state, version, created_at)
    values (make_offer.request, coalesce(ordered.number, 0) + 1, 'offered', 1, at)
    returning * into ordered;
  else
    update public.orders set state = 'offered', version = ordered.version + 1 where id = ordered.id returning * into ordered;
  end if;
  added := public.add_offer(ordered.id, ordered.version, offer::jsonb, null, at);
  -- what is answered with a price is no spam, and is answered by its first offer
  update public.quote_requests
  set spam_at = null, handled_at = coalesce(handled_at, at), asked_at = null
  where id = make_offer.request;
  perform public.announce_order(ordered, 'order_offer', public.add_order_event(
    ordered.id, 'operator', 'offered', jsonb_build_object('version', ordered.version, 'total', added.total), at
  ), jsonb_build_object('version', ordered.version));
end;
$$;

-- What was paid for it, or is paid at this moment, is refunded.
create function public.withdraw_offer(request uuid, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  back jsonb;
begin
  if ordered.state = 'withdrawn' then
    return;
  elsif 'withdraw' <> all (public.order_actions(ordered)) then
    perform public.raise_refusal('not-offered');
  end if;
  update public.orders set state = 'withdrawn' where id = ordered.id;
  perform public.close_order(ordered.id);
  back := public.give_back(ordered.id, public.held_pence(ordered.id));
  perform public.announce_refund(
    ordered, 'order_withdrawn', public.add_order_event(ordered.id, 'operator', 'withdrawn', '{}', at), back
  );
end;
$$;

-- The open payment of a part: the one that there is, or a new one. Another method, part, version or a payment page whose time is over
-- closes the one before; what is paid to that one after all counts if it is still to be paid, and goes back otherwise.
create function public.open_payment(ordered public.orders, part text, version integer, method text, at timestamptz, actor text default 'customer')
returns public.order_payments
language plpgsql
as $$
declare
  chosen public.order_payments;
  offer public.offers;
  covered constant integer := public.covered_pence(ordered.id, version);
  due integer;
  shares jsonb;
  event integer;
begin
  select * into offer from public.offers as made where made.order_id = ordered.id and made.version = open_payment.version;
  due := public.point_after(offer, part) - covered;
  select * into chosen from public.order_payments as payment
  where payment.order_id = ordered.id and payment.state = 'open'
    and case open_payment.part when 'extra' then payment.version = offer.version else payment.part <> 'extra' end
  for update;
  if found and (chosen.part, chosen.method, chosen.version, chosen.amount) = (open_payment.part, open_payment.method, offer.version, due)
    and chosen.expires_at > at
  then
    return chosen;
  elsif due <= 0 then
    perform public.raise_refusal('already-paid');
  end if;
  -- nobody makes rows, and messages to the operator, by changing their mind for ever
  if 50 <= (
    select count(*) from public.order_payments as earlier
    where earlier.order_id = ordered.id and earlier.part = open_payment.part
  ) then
    perform public.raise_refusal('too-many-payments');
  end if;
  update public.order_payments set state = 'closed' where id = chosen.id;
  shares := public.part_of_shares(offer.shares, covered, covered + due);
  insert into public.order_payments (order_id, part, version, method, amount, vat, shares, expires_at, created_at)
  values (
    ordered.id, open_payment.part, offer.version, open_payment.method, due, public.vat_of(shares), shares,
    -- how long the provider's page stays open, and a transfer is waited for
    at + case open_payment.method when 'card' then interval '31 minutes' else interval '14 days' end, at
  )
  returning * into chosen;
  if chosen.method = 'transfer' and open_payment.actor = 'customer' then
    event := public.add_order_event(
      ordered.id, 'customer', 'chose transfer', jsonb_build_object('payment', chosen.id, 'part', chosen.part), at
    );
    -- the operator finds it in the summary: nothing is to be done before the money is there
    perform public.announce_order(ordered, 'order_transfer', event, jsonb_build_object('payment', chosen.id));
  end if;
  return chosen;
end;
$$;

-- What is null stays as it is. The caller has locked the order.
create function public.set_billing(ordered public.orders, name text, address text, purchase_order text)
returns public.orders
language plpgsql
as $$
#variable_conflict use_column
declare
  changed public.orders;
begin
  if char_length(trim(set_billing.name)) > 200 or char_length(trim(set_billing.address)) > 300
    or regexp_count(trim(set_billing.address), '\n') > 4 or char_length(trim(set_billing.purchase_order)) > 50
  then
    perform public.raise_refusal('billing-too-long');
  end if;
  update public.orders as known set
    billing_name = nullif(coalesce(trim(set_billing.name), known.billing_name), ''),
    billing_address = nullif(coalesce(trim(set_billing.address), known.billing_address), ''),
    purchase_order = nullif(coalesce(trim(set_billing.purchase_order), known.purchase_order), '')
  where known.id = ordered.id
  returning * into changed;
  return changed;
end;
$$;

-- Null leaves it as it is. Returns whether it has changed. The caller has locked the request.
create function public.set_own_reference(request uuid, own_reference text)
returns boolean
language plpgsql
as $$
begin
  update public.quote_requests as asked set own_reference = nullif(trim(set_own_reference.own_reference), '')
  where asked.id = set_own_reference.request
    and coalesce(asked.own_reference, '') <> trim(set_own_reference.own_reference);
  return found;
end;
$$;

create function public.change_billing(
  request uuid, name text, address text, purchase_order text, own_reference text default null, at timestamptz default now()
)
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  changed public.orders;
begin
  if 'billing' <> all (public.order_actions(ordered)) then
    perform public.raise_refusal('ended');
  end if;
  changed := public.set_billing(ordered, name, address, purchase_order);
  if public.set_own_reference(request, own_reference) or changed is distinct from ordered then
    perform public.add_order_event(ordered.id, 'operator', 'billing', '{}', at);
  end if;
end;
$$;

-- What is wrong on the papers of an order is put right, at any time: each that still stands is credited, and issued anew; what was sold without
-- VAT since the registration then has it within its price. No money moves.
create function public.correct_papers(
  request uuid, name text, address text, purchase_order text, vat_number text, own_reference text default null,
  at timestamptz default now()
)
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  asked public.quote_requests;
  payment public.order_payments;
  part public.order_payments;
  offer public.offers;
  wrong jsonb;
  untaxed boolean;
  papers text[] := '{}';
begin
  perform public.check_action(ordered, 'correct_invoice');
  ordered := public.set_billing(ordered, name, address, purchase_order);
  perform public.set_own_reference(request, own_reference);
  select * into asked from public.quote_requests as known where known.id = ordered.request_id;
  update public.offers as made
  set customer = coalesce(made.customer - 'check', jsonb_build_object(
      'country', case left(vat_number, 2) when 'EL' then 'GR' when 'XI' then 'GB' else left(vat_number, 2) end,
      'business', true, 'evidence', ''
    )) || jsonb_build_object('vatNumber', vat_number)
  where made.order_id = ordered.id and coalesce(made.customer ->> 'vatNumber', '') <> vat_number;
  for payment in
    select * from public.order_payments as known
    where known.order_id = ordered.id and known.covers_from is not null and known.refund_due < known.amount
    order by known.paid_at, known.covers_from
  loop
    wrong := (public.paper_of(payment.id)).facts;
    untaxed := wrong ->> 'vatRate' is null and public.vat_rate_at(payment.paid_at) is not null;
    select * into offer from public.offers as made where made.order_id = ordered.id and made.version = payment.version;
    part := payment;
    continue when wrong -> 'buyer' = public.buyer_of(ordered, asked) and coalesce(wrong -> 'customer' ->> 'vatNumber', '') = vat_number
      and wrong ->> 'purchaseOrder' is not distinct from ordered.purchase_order
      and wrong ->> 'ownReference' is not distinct from asked.own_reference
      and not untaxed;
    part.amount := payment.amount - payment.refunded;
    part.shares := public.part_of_shares(payment.shares, payment.refunded, payment.amount);
    part.vat := public.vat_of(part.shares);
    papers := papers || public.issue_paper(part, true, at, true);
    if untaxed then
      payment.shares := public.part_of_shares(
        public.shares_of_lines(offer.lines, 'gross', public.vat_rate_at(payment.paid_at)), payment.covers_from,
        payment.covers_from + payment.amount
      );
      update public.order_payments as known set shares = payment.shares, vat = public.vat_of(payment.shares) where known.id = payment.id;
      part.shares := public.part_of_shares(payment.shares, payment.refunded, payment.amount);
      part.vat := public.vat_of(part.shares);
    end if;
    papers := papers || public.issue_paper(part, false, at, true);
  end loop;
  if papers <> '{}' then
    perform public.announce_order(
      ordered, 'order_corrected', public.add_order_event(ordered.id, 'operator', 'corrected', jsonb_build_object('papers', papers), at),
      jsonb_build_object('papers', papers)
    );
  end if;
end;
$$;

-- The customer accepts the offer, and sets out to pay its first half, or everything at once ("whole"), or an extra: {order, payment}, the
-- same again while it is open. Where the law wants the customer's name and address on an invoice, above £250 with VAT, they are given here;
-- repeated, they may be left out. Businesses may always give them, and a purchase order; of others nothing is kept that is not needed.
create function public.accept_offer(
  request uuid, version integer, express boolean, method text, billing_name text default null, billing_address text default null,
  at timestamptz default now(), whole boolean default false, purchase_order text default null
)
returns jsonb
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  ordered public.orders := public.lock_order(accept_offer.request);
  offer public.offers;
  is_extra boolean;
  part text;
  payment public.order_payments;
  chosen public.order_payments;
begin
  select * into offer from public.offers as made where made.order_id = ordered.id and made.version = accept_offer.version;
  is_extra := offer.state is not null;
  if offer.state = 'paid' or (not is_extra and ordered.paid_at is not null) then
    perform public.raise_refusal('already-paid');
  elsif not is_extra and ordered.version <> accept_offer.version then
    perform public.raise_refusal('superseded');
  elsif coalesce(offer.state, ordered.state) = 'withdrawn'
    or (is_extra and ordered.state not in ('half_paid', 'in_progress', 'delivered', 'completed'))
  then
    perform public.raise_refusal('not-offered');
  elsif coalesce(offer.state, ordered.state) = 'expired'
    or (coalesce(offer.state, ordered.state) = 'offered' and public.is_over(offer, at))
  then
    perform public.raise_refusal('expired');
  end if;
  if offer.by_post and coalesce(ordered.delivery_address, '') !~ '\S' then
    perform public.raise_refusal('address-missing');
  end if;
  -- a business: as the operator has said, otherwise as the request has
  if coalesce((offer.customer ->> 'business')::boolean, (
    select coalesce(known.company_name, '') ~ '\S' from public.quote_requests as known where known.id = accept_offer.request
  )) then
    ordered := public.set_billing(
      ordered, accept_offer.billing_name, accept_offer.billing_address, accept_offer.purchase_order
    );
  elsif offer.vat_rate is not null and offer.total > 25000 then
    ordered := public.set_billing(ordered, accept_offer.billing_name, accept_offer.billing_address, null);
  end if;
  if offer.vat_rate is not null and offer.total > 25000
    and (coalesce(ordered.billing_name, '') !~ '\S' or coalesce(ordered.billing_address, '') !~ '\S')
  then
    perform public.raise_refusal('billing-missing');
  end if;
  part := case when is_extra then 'extra' when accept_offer.whole then 'whole' else 'first' end;
  select * into chosen from public.order_payments as open
  where open.order_id = ordered.id and open.state = 'open' and (open.part = 'extra') = is_extra and open.version = offer.version;
  payment := public.open_payment(ordered, part, offer.version, accept_offer.method, at);
  if coalesce(offer.state, ordered.state) = 'offered' or (chosen.method, chosen.part) is distinct from (accept_offer.method, part) then
    if is_extra then
      update public.offers as made set state = 'accepted' where made.order_id = ordered.id and made.version = offer.version;
      update public.orders set express_request = express_request or accept_offer.express where id = ordered.id returning * into ordered;
    else
      update public.orders
      set state = 'accepted', accepted_at = at, express_request = accept_offer.express
      where id = ordered.id
      returning * into ordered;
    end if;
    perform public.add_order_event(ordered.id, 'customer', case when is_extra then 'extra accepted' else 'accepted' end, jsonb_build_object(
      'version', offer.version, 'method', accept_offer.method, 'express', accept_offer.express, 'payment', payment.id
    ), at);
  end if;
  return jsonb_build_object('order', to_jsonb(ordered), 'payment', to_jsonb(payment));
end;
$$;

-- When it is due, on delivery, or sooner if they like. What was given up can still be paid.
create function public.open_balance(request uuid, method text, at timestamptz default now())
returns jsonb
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(open_balance.request);
begin
  if ordered.completed_at is not null then
    perform public.raise_refusal('already-paid');
  elsif ordered.paid_at is null then
    perform public.raise_refusal('first-unpaid');
  elsif ordered.state not in ('half_paid', 'in_progress', 'delivered') and (ordered.state <> 'ended' or ordered.end_ground is not null) then
    perform public.raise_refusal('ended');
  end if;
  return jsonb_build_object(
    'order', to_jsonb(ordered),
    'payment', to_jsonb(public.open_payment(ordered, 'second', ordered.version, open_balance.method, at))
  );
end;
$$;

create function public.record_order_session(payment uuid, session text, url text)
returns void
language sql
security definer
as $$
  update public.order_payments set session_id = record_order_session.session, session_url = record_order_session.url
  where id = record_order_session.payment and session_id is null;
$$;

-- Ends a payment that was not made: an order that waits for its first half, or an extra, is offered again, unless a part of it is paid,
-- which stays accepted. Whoever was told that a transfer is on its way is told that it did not arrive.
create function public.close_payment(payment uuid, actor text, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order_of(payment);
  closed public.order_payments;
  is_part_paid boolean;
  event integer;
begin
  update public.order_payments set state = 'closed' where id = close_payment.payment and state = 'open' returning * into closed;
  is_part_paid := public.covered_pence(closed.order_id, closed.version) > 0;
  if closed.part = 'extra' and not is_part_paid then
    perform public.reopen_extra(ordered, closed.version, 'offered', close_payment.actor, 'extra left unpaid', at);
  elsif closed.part <> 'extra' and ordered.state = 'accepted' then
    if not is_part_paid then
      update public.orders set state = 'offered', accepted_at = null where id = ordered.id returning * into ordered;
    end if;
    event := public.add_order_event(
      ordered.id, close_payment.actor, 'left unpaid', jsonb_build_object('payment', closed.id, 'state', ordered.state), at
    );
    if exists (
      select from public.order_payments as announced
      where announced.order_id = ordered.id and announced.version = ordered.version and announced.method = 'transfer'
    ) then
      perform public.announce_order(ordered, 'order_unpaid_operator', event, jsonb_build_object('payment', closed.id));
      if closed.method = 'transfer' then
        perform public.announce_order(ordered, 'order_unpaid', event, jsonb_build_object('payment', closed.id));
      end if;
    end if;
  end if;
end;
$$;

create function public.close_order(target uuid)
returns void
language sql
as $$
  update public.order_payments set state = 'closed' where order_id = target and state = 'open';
  update public.offers set state = 'withdrawn' where order_id = target and state in ('offered', 'accepted');
$$;

-- If it is delivered and paid, also what was given up meanwhile; an extra that was accepted has to be paid, too.
create function public.complete_order(ordered public.orders, at timestamptz)
returns public.orders
language plpgsql
as $$
declare
  moved public.orders := ordered;
  -- paid in full, but an original is here: what was delivered can be opened, and the order is complete once it has gone back
  is_kept constant boolean := public.has_originals(ordered.request_id);
begin
  update public.orders as known set
    state = case when is_kept then known.state else 'completed' end,
    open_before_payment = known.open_before_payment or is_kept,
    completed_at = case when is_kept then known.completed_at else coalesce(known.completed_at, at) end,
    ended_at = case when is_kept then known.ended_at else at end,
    written_off = case when is_kept then known.written_off else 0 end
  from public.offers as offer
  where known.id = ordered.id and offer.order_id = known.id and offer.version = known.version
    and (known.state = 'delivered' or (known.state = 'ended' and known.end_ground is null))
    and public.covered_pence(offer.order_id, offer.version) >= offer.total
    and not exists (select from public.offers as extra where extra.order_id = known.id and extra.state = 'accepted')
  returning known.* into moved;
  return case when found then moved else ordered end;
end;
$$;

-- No more waiting for an extra, which may complete the order. Returns the event's number.
create function public.reopen_extra(
  ordered public.orders, version integer, state text, actor text, event_kind text, at timestamptz
)
returns integer
language plpgsql
as $$
declare
  moved public.orders;
  event integer;
begin
  update public.offers as extra set state = reopen_extra.state
  where extra.order_id = ordered.id and extra.version = reopen_extra.version and extra.state in ('offered', 'accepted');
  moved := public.complete_order(ordered, at);
  event := public.add_order_event(
    ordered.id, reopen_extra.actor, event_kind, jsonb_build_object('version', reopen_extra.version, 'state', moved.state), at
  );
  if moved.state <> ordered.state then
    perform public.announce_order(moved, 'order_completed', event, jsonb_build_object('payment', (
      select payment.id from public.order_payments as payment
      where payment.order_id = ordered.id and payment.version = ordered.version and payment.covers_from is not null
      order by payment.covers_from desc limit 1
    )));
  end if;
  return event;
end;
$$;

-- Returns what messages say of it: {amount, method}, 'both' if it goes back by card and by transfer.
create function public.give_back(target uuid, pence integer, reason text default null)
returns jsonb
language plpgsql
as $$
declare
  rest integer := pence;
  taken integer;
  payment public.order_payments;
  method text;
begin
  for payment in
    select * from public.order_payments as paid
    where paid.order_id = target and paid.covers_from is not null and paid.amount > paid.refund_due
      and paid.dispute_state is distinct from 'lost'
    order by paid.paid_at desc, paid.covers_from desc, paid.id
  loop
    taken := least(rest, payment.amount - payment.refund_due);
    exit when taken = 0;
    update public.order_payments set
      refund_due = refund_due + taken, refund_reason = coalesce(give_back.reason, refund_reason),
      -- what the provider could not pay back is paid by people, with what is added to it
      refund_state = case refund_state when 'failed' then refund_state else 'due' end
    where id = payment.id;
    rest := rest - taken;
    method := case when method <> payment.method then 'both' else payment.method end;
  end loop;
  return jsonb_build_object('amount', pence, 'method', method);
end;
$$;

-- What of its offer a payment would pay now: nothing if that is paid, or is no longer to be paid.
create function public.payable_pence(ordered public.orders, payment public.order_payments, at timestamptz)
returns integer
language sql
stable
as $$
  select case when case
    when offer.state is null then payment.version = ordered.version and (
      ordered.state in ('accepted', 'half_paid', 'in_progress', 'delivered') or (ordered.state = 'ended' and ordered.end_ground is null)
      or (ordered.state = 'offered' and not public.is_over(offer, at))
    )
    else ordered.state in ('half_paid', 'in_progress', 'delivered', 'completed')
      and (offer.state = 'accepted' or (offer.state = 'offered' and not public.is_over(offer, at)))
  end then greatest(public.point_after(offer, payment.part) - public.covered_pence(offer.order_id, offer.version), 0) else 0 end
  from public.offers as offer
  where offer.order_id = ordered.id and offer.version = payment.version;
$$;

-- Records money that came for a payment, issues its paper and moves the order on. What is not to be paid (any more) is surplus: held, with
-- a receipt, until it is returned. A transfer counts for what is due, and the rest of it is a surplus of its own; a payment by card counts
-- if it is what is due. came: in pence, by default the payment's amount. counting: whether any of it is to. The caller has locked the order.
create function public.record_payment(
  ordered public.orders, payment public.order_payments, actor text, at timestamptz, came integer default null, waived integer default 0,
  counting boolean default true
)
returns public.orders
language plpgsql
as $$
#variable_conflict use_column
declare
  moved public.orders := ordered;
  offer public.offers;
  paid public.order_payments;
  covered constant integer := public.covered_pence(ordered.id, payment.version);
  received constant integer := coalesce(came, payment.amount);
  payable constant integer := public.payable_pence(ordered, payment, at);
  due constant integer := case when counting then payable else 0 end;
  counted constant integer :=
    case when payment.method = 'transfer' then least(received, due) when received = due then due else 0 end;
  is_full boolean;
  ready_on date;
  parts jsonb;
  kind text;
  paper text;
  event integer;
  told jsonb;
begin
  select * into offer from public.offers as made where made.order_id = ordered.id and made.version = payment.version;
  -- VAT follows the tax point: in what was agreed before the registration it is within the price
  if offer.vat_rate is null and public.vat_rate_at(at) is not null then
    offer.shares := public.shares_of_lines(offer.lines, 'gross', public.vat_rate_at(at));
  end if;
  is_full := counted > 0 and counted + record_payment.waived >= due;
  parts := case
    when counted > 0 then public.part_of_shares(offer.shares, covered, covered + counted)
    else jsonb_build_array(jsonb_build_object('treatment', 'outside', 'rate', null, 'net', received, 'vat', 0))
  end;
  update public.order_payments as known set
    state = 'paid', paid_at = at, surplus = counted = 0, amount = public.gross_of(parts), vat = public.vat_of(parts), shares = parts,
    waived = case when counted > 0 then record_payment.waived else 0 end, covers_from = case when counted > 0 then covered end,
    refund_due = case when counted > 0 then known.refund_due else received end,
    refund_state = case when counted > 0 then known.refund_state else 'due' end
  where known.id = payment.id
  returning * into paid;
  -- the paper has to be kept, also of what goes back
  update public.quote_requests set ordered_at = coalesce(ordered_at, at), spam_at = null where id = ordered.request_id;
  if counted > 0 then
    update public.order_payments as other set state = 'closed'
    where other.order_id = ordered.id and other.state = 'open'
      and case paid.part when 'extra' then other.version = paid.version else other.part <> 'extra' end;
    if paid.part = 'extra' then
      -- part of one that had lapsed: it is accepted again
      update public.offers as made set state = case when is_full then 'paid' else 'accepted' end
      where made.order_id = ordered.id and made.version = paid.version;
      if is_full then
        -- it takes as long as was said of it
        ready_on := coalesce(
          offer.ready_by, public.working_days_after((at at time zone 'Europe/London')::date, offer.ready_in_days)
        );
        update public.orders as known set ready_by = ready_on, ready_set_at = at, ready_before = null, ready_reason = null
        where known.id = ordered.id and known.state in ('half_paid', 'in_progress') and known.ready_by < ready_on;
        select * into moved from public.orders as known where known.id = ordered.id;
      end if;
    elsif ordered.paid_at is null then
      update public.orders set
        state = case when covered + counted + record_payment.waived >= offer.first_amount then 'half_paid' else 'accepted' end,
        accepted_at = coalesce(accepted_at, at),
        paid_at = case when covered + counted + record_payment.waived >= offer.first_amount then at end
      where id = ordered.id returning * into moved;
    elsif ordered.state = 'ended' then
      update public.orders set written_off = written_off - counted - record_payment.waived where id = ordered.id returning * into moved;
    end if;
    moved := public.complete_order(moved, at);
  end if;
  paper := public.issue_paper(paid, false, at);
  event := public.add_order_event(
    ordered.id, actor,
    case
      when counted = 0 then 'paid too much' when not is_full then 'paid in part' when paid.part = 'extra' then 'paid extra'
      when paid.part = 'whole' then 'paid everything' else 'paid ' || paid.part || ' half'
    end,
    jsonb_build_object(
      'payment', paid.id, 'amount', paid.amount, 'method', paid.method, 'paper', paper,
      'state', moved.state
    ), at
  );
  if paid.waived > 0 then
    perform public.add_order_event(
      ordered.id, actor, 'waived', jsonb_build_object('payment', paid.id, 'amount', paid.waived), at
    );
  end if;
  kind := case
    when counted = 0 then 'order_surplus'
    when ordered.paid_at is null and moved.paid_at is not null then 'order_paid'
    when not is_full then 'order_part_paid'
    when paid.part = 'extra' then 'order_extra_paid'
    when moved.state = 'completed' then 'order_completed'
    else 'order_balance_paid'
  end;
  told := jsonb_strip_nulls(jsonb_build_object('payment', paid.id, 'surplus', case
    when counted > 0 then null
    when payable > 0 then 'amount'
    when covered >= public.point_after(offer, payment.part) then 'paid'
    when ordered.state in ('cancelled', 'refunded', 'ended') then 'ended'
    when payment.part = 'extra' then 'extra'
    else 'closed'
  end));
  perform public.announce_order(moved, kind, event, told);
  perform public.announce_order(moved, kind || '_operator', event, told || jsonb_build_object('paper', paper));
  if counted > 0 and received > counted then
    moved := public.record_surplus(moved, paid, received - counted, actor, at);
  end if;
  return moved;
end;
$$;

-- A transfer that was not owed. beside: a payment of the order to which it belongs.
create function public.record_surplus(
  ordered public.orders, beside public.order_payments, pence integer, actor text, at timestamptz
)
returns public.orders
language plpgsql
as $$
declare
  surplus public.order_payments;
begin
  insert into public.order_payments (order_id, part, version, method, amount, vat, shares, state, expires_at, created_at)
  values (
    ordered.id, coalesce(beside.part, 'first'), coalesce(beside.version, ordered.version), 'transfer', pence, 0,
    jsonb_build_array(jsonb_build_object('treatment', 'outside', 'rate', null, 'net', pence, 'vat', 0)), 'closed', at, at
  )
  returning * into surplus;
  return public.record_payment(ordered, surplus, actor, at, counting => false);
end;
$$;

-- amount: what has gone back in all, so that nothing is noted twice. alone: whether the customer is told of it by itself. Returns the credit
-- note. The caller has locked the order.
create function public.record_refund(
  payment public.order_payments, amount integer, actor text, refund text, at timestamptz, alone boolean default true
)
returns text
language plpgsql
as $$
#variable_conflict use_column
declare
  total constant integer := least(record_refund.amount, payment.amount);
  given_back public.order_payments;
  part public.order_payments;
  ordered public.orders;
  paper text;
  event integer;
begin
  update public.order_payments as known set
    refunded = greatest(known.refunded, total), refund_due = greatest(known.refund_due, total), refunded_at = at,
    refund_id = coalesce(refund, refund_id), refund_failed = case when total >= known.refunded then 0 else known.refund_failed end,
    refund_state = case when total >= known.amount then 'made' when total >= known.refund_due then 'none' else refund_state end
  where known.id = payment.id
  returning * into given_back;
  if payment.refund_failed > 0 and alone then
    -- the messages that were not sent because it had failed
    perform public.announce_order(known, 'order_refunded', event.number, event.facts)
    from public.orders as known join public.order_events as event on event.order_id = known.id
    where known.id = payment.order_id and event.kind = 'refunded' and event.facts ->> 'payment' = payment.id::text;
  end if;
  if total <= payment.refunded then
    -- made once, failed later, made again: its credit note is there
    return (
      select known.reference from public.papers as known
      where known.payment_id = payment.id and known.kind = 'credit note' and not known.facts ? 'corrects'
      order by known.created_at desc, known.number desc limit 1
    );
  end if;
  part := given_back;
  part.amount := total - payment.refunded;
  -- by people it goes back by transfer, also what was paid by card
  part.method := case record_refund.actor when 'operator' then 'transfer' else payment.method end;
  part.shares := public.part_of_shares(payment.shares, payment.refunded, total);
  part.vat := public.vat_of(part.shares);
  paper := public.issue_paper(part, true, at);
  -- given back on the provider's own page
  update public.orders set state = 'refunded', ended_at = at
  where id = payment.order_id and given_back.refund_state = 'made' and not given_back.surplus
    and state in ('half_paid', 'in_progress', 'delivered', 'completed')
    and not exists (
      select from public.order_payments as other
      where other.order_id = payment.order_id and other.covers_from is not null and other.refund_state <> 'made'
    );
  if found then
    perform public.close_order(payment.order_id);
  end if;
  select * into ordered from public.orders where id = payment.order_id;
  event := public.add_order_event(
    payment.order_id, actor, 'refunded',
    jsonb_build_object('payment', given_back.id, 'amount', part.amount, 'paper', paper, 'state', ordered.state), at
  );
  if alone then
    perform public.announce_order(
      ordered, 'order_refunded', event, jsonb_build_object('payment', given_back.id, 'amount', part.amount, 'paper', paper)
    );
  end if;
  return paper;
end;
$$;

-- As public.settle_session, of an order's payment: {payment, order, messages}.
create function public.settle_order_session(
  payment uuid, session text, state text, paid_amount integer default null, paid_currency text default null,
  provider_payment text default null, refunded integer default 0, max_messages integer default 0, limits text default '[]',
  at timestamptz default now()
)
returns jsonb
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  ordered public.orders;
  paying public.order_payments;
  mismatch jsonb;
begin
  ordered := public.lock_order_of(settle_order_session.payment);
  if ordered.id is null then
    return jsonb_build_object('payment', null, 'order', null, 'messages', '[]'::jsonb);
  end if;
  -- we may have crashed before storing the session
  update public.order_payments as known
  set session_id = coalesce(known.session_id, settle_order_session.session), checked_at = at
  where known.id = settle_order_session.payment
  returning * into paying;

  if settle_order_session.state = 'paid' and (
    paying.session_id <> settle_order_session.session
    or (paid_amount, lower(paid_currency)) is distinct from (paying.amount, paying.currency)
  ) then
    if not exists (
      select from public.order_events as earlier
      where earlier.order_id = ordered.id and earlier.kind = 'mismatch' and earlier.facts ->> 'session' = settle_order_session.session
    ) then
      mismatch := jsonb_build_object(
        'payment', paying.id, 'session', settle_order_session.session, 'amount', paid_amount, 'currency', paid_currency
      );
      perform public.announce_order(
        ordered, 'order_mismatch_operator', public.add_order_event(ordered.id, 'provider', 'mismatch', mismatch, at), mismatch
      );
    end if;
    -- its session leads nowhere any more: with this row closed, the customer can pay anew by another one
    if paying.session_id = settle_order_session.session then
      update public.order_payments
      set session_closed_at = coalesce(session_closed_at, at), mismatched_at = coalesce(mismatched_at, at)
      where id = paying.id;
      perform public.close_payment(paying.id, 'provider', at);
    end if;
  elsif paying.session_id = settle_order_session.session then
    if settle_order_session.state in ('paid', 'expired', 'failed') then
      update public.order_payments
      set session_closed_at = coalesce(session_closed_at, at), payment_id = coalesce(provider_payment, payment_id)
      where id = paying.id
      returning * into paying;
    end if;
    if settle_order_session.state = 'paid' then
      if paying.state <> 'paid' then
        ordered := public.record_payment(ordered, paying, 'provider', at);
        select * into paying from public.order_payments as known where known.id = paying.id;
      end if;
      if refunded > paying.refunded or (refunded = paying.amount and paying.refund_state <> 'made')
        or (refunded >= paying.refund_due and paying.refund_state = 'failed')
      then
        perform public.record_refund(paying, refunded, 'provider', null, at);
      end if;
    elsif settle_order_session.state in ('expired', 'failed') then
      perform public.close_payment(paying.id, 'provider', at);
    end if;
  end if;
  select * into paying from public.order_payments as known where known.id = settle_order_session.payment;
  select * into ordered from public.orders as known where known.id = paying.order_id;
  return jsonb_build_object(
    'payment', to_jsonb(paying), 'order', to_jsonb(ordered), 'messages',
    case when max_messages = 0 then '[]' else public.messages_about('request:' || ordered.request_id, max_messages, limits) end
  );
end;
$$;

-- total: what has gone back in all with this refund, in pence; by default all that is due. amount: of one that has failed after it was made,
-- which came back to us: that is owed again, by people, once for each refund.
create function public.settle_order_refund(
  payment uuid, refund text default null, failed boolean default false, actor text default 'provider', at timestamptz default now(),
  total integer default null, amount integer default null
)
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order_of(payment);
  paid public.order_payments;
begin
  select * into paid from public.order_payments as known where known.id = settle_order_refund.payment;
  if failed and (paid.refund_state = 'due' or (paid.refunded > 0 and settle_order_refund.amount > 0)) and not exists (
    select from public.order_events as earlier
    where earlier.order_id = ordered.id and earlier.kind = 'refund failed' and earlier.facts ->> 'refund' = settle_order_refund.refund
  ) then
    update public.order_payments set
      refund_state = 'failed', refund_failed = least(paid.refunded, paid.refund_failed + coalesce(settle_order_refund.amount, 0))
    where id = paid.id;
    -- money that came back has not gone; what is being sent is not sent again
    delete from public.outbox as message
    where message.subject = 'request:' || ordered.request_id and message.kind = 'order_refunded' and message.status <> 'sent'
      and (message.leased_until > now()) is not true
      and message.payload ->> 'payment' = paid.id::text and settle_order_refund.amount > 0;
    perform public.announce_order(ordered, 'order_refund_failed_operator', public.add_order_event(
      ordered.id, actor, 'refund failed',
      jsonb_build_object('payment', paid.id, 'refund', settle_order_refund.refund, 'amount', settle_order_refund.amount), at
    ), jsonb_build_object('payment', paid.id));
  elsif not failed and paid.refund_state in ('due', 'failed') then
    perform public.record_refund(paid, coalesce(settle_order_refund.total, paid.refund_due), actor, refund, at);
  end if;
end;
$$;

-- People have paid back in one sum what is owed of an order, or a surplus: of this payment, and of all others of its order with it. Each has
-- its credit note, and the customer is told once. total: what has gone back or is to, of all of these, as the operator saw it: a press that is
-- repeated records nothing.
create function public.settle_owed_refunds(request uuid, payment uuid, total integer, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order_of(payment);
  one public.order_payments;
  owed uuid[] := array(select known.id from public.owed_refunds(settle_owed_refunds.request) as known);
  seen integer := 0;
  amount integer := 0;
  papers text[] := '{}';
begin
  for one in
    select each.* from public.order_payments as named
    join public.order_payments as each on each.id = named.id or (each.order_id = named.order_id and not (each.surplus or named.surplus))
    where named.id = settle_owed_refunds.payment and named.id = any (owed)
    order by each.created_at, each.id
  loop
    seen := seen + one.refund_due;
    if one.id = any (owed) then
      amount := amount + one.refund_due - one.refunded + one.refund_failed;
      papers := papers || public.record_refund(one, one.refund_due, 'operator', null, at, alone => false);
    end if;
  end loop;
  if amount = 0 then
    return;
  elsif seen <> settle_owed_refunds.total then
    perform public.raise_refusal('money-changed');
  end if;
  select * into ordered from public.orders as known where known.id = ordered.id;
  perform public.announce_order(
    ordered, 'order_refunded', public.add_order_event(
      ordered.id, 'operator', 'refund told', jsonb_build_object('payment', payment, 'amount', amount), at
    ), jsonb_build_object('payment', payment, 'amount', amount, 'method', 'transfer', 'papers', papers)
  );
end;
$$;

-- Told to the operator once for each state: 'open', 'won' (also when it was taken back) or 'lost'. due: until when to answer. Money that the
-- bank takes back is no refund of ours: papers stay as they are. What it was paid for ends, unless it is complete; an extra alone ends nothing.
create function public.record_order_dispute(
  payment uuid, dispute text, state text, amount integer, reason text, due timestamptz default null, at timestamptz default now()
)
returns void
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  ordered public.orders;
  has_ended boolean;
  event integer;
  payload constant jsonb := jsonb_build_object(
    'payment', payment, 'dispute', dispute, 'amount', amount, 'reason', reason, 'due', due, 'outcome', nullif(state, 'open')
  );
  event_kind constant text := case record_order_dispute.state when 'open' then 'disputed' else 'dispute ' || record_order_dispute.state end;
begin
  ordered := public.lock_order_of((
    select known.id from public.order_payments as known where known.id = record_order_dispute.payment and known.state = 'paid'
  ));
  if ordered.id is null or exists (
    select from public.order_events as earlier
    where earlier.order_id = ordered.id and earlier.facts ->> 'dispute' = record_order_dispute.dispute
      and earlier.kind in (event_kind, 'dispute won', 'dispute lost')
  ) then
    return;
  end if;
  update public.order_payments set dispute_state = record_order_dispute.state where id = record_order_dispute.payment;
  update public.orders as known set state = 'ended', ended_at = at, end_ground = 'dispute_lost'
  from public.order_payments as lost
  where known.id = ordered.id and known.state in ('accepted', 'half_paid', 'in_progress', 'delivered')
    and lost.id = record_order_dispute.payment and lost.dispute_state = 'lost' and lost.covers_from is not null and lost.part <> 'extra';
  has_ended := found;
  event := public.add_order_event(
    ordered.id, 'provider', event_kind, payload || jsonb_build_object('state', case when has_ended then 'ended' end), at
  );
  if has_ended then
    perform public.close_order(ordered.id);
    perform public.announce_order(ordered, 'order_ended', event, '{"amount": 0}');
  end if;
  perform public.announce_order(
    ordered, case record_order_dispute.state when 'open' then 'order_disputed_operator' else 'order_dispute_closed_operator' end,
    event, jsonb_strip_nulls(payload)
  );
end;
$$;

grant execute on function
  public.change_billing, public.correct_papers, public.make_offer, public.withdraw_offer, public.accept_offer, public.open_balance,
  public.record_order_session, public.close_payment, public.settle_order_session,
  public.settle_order_refund, public.settle_owed_refunds, public.record_order_dispute to service_role;
