-- Orders: from an offer to the sealed document (decision 017). A request becomes one when the operator answers it with a price.
-- Only functions of these files write here: each looks at the order's row under its lock (PT404: there is none), does what may be done in
-- its state or refuses with PT409, whose hint says why, and appends to the order's events.

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.quote_requests (id) on delete cascade,
  state text not null check (state in (
    'offered', 'expired', 'withdrawn', 'accepted', 'half_paid', 'in_progress', 'delivered', 'completed', 'cancelled', 'refunded', 'ended'
  )),
  version integer not null check (version > 0),
  -- to begin within the statutory cancellation period
  express_request boolean not null default false,
  open_before_payment boolean not null default false,
  billing_name text check (char_length(billing_name) <= 200 and public.is_line(billing_name)),
  billing_address text check (char_length(billing_address) <= 300 and public.is_line(replace(billing_address, E'\n', ''))),
  accepted_at timestamptz,
  paid_at timestamptz,
  begun_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  -- set by the first payment (public.set_ready_by), and moved by what the customer keeps us waiting
  ready_by date,
  -- the operator has named another day, or a paid extra has: it counts anew from then
  ready_set_at timestamptz,
  ready_before date,
  ready_reason text check (char_length(ready_reason) <= 2000),
  waiting_since timestamptz,
  delivery_address text
    check (char_length(delivery_address) <= 400 and public.is_line(replace(delivery_address, E'\n', ''))),
  -- after one has come to an end, a new offer makes another: the last one is the request's order
  number integer not null default 1 check (number > 0),
  -- of one that was ended after its payment; without a ground, if it was given up
  end_reason text check (char_length(end_reason) <= 2000),
  end_ground text check (end_ground in (
    'within_14_days_express', 'within_14_days_no_express', 'after_14_days', 'business', 'our_fault', 'goodwill', 'dispute_lost'
  )),
  -- in pence
  written_off integer not null default 0 check (written_off >= 0),
  purchase_order text check (char_length(purchase_order) <= 50 and public.is_line(purchase_order)),
  unique (request_id, number),
  -- since when the customer's last message waits for our reply
  asked_at timestamptz
);

create index orders_by_state on public.orders (state, created_at);
create index orders_asked on public.orders (asked_at) where asked_at is not null;

-- A row never changes, but for the state of an extra: a new price is a new version.
create table public.offers (
  order_id uuid not null references public.orders (id) on delete cascade,
  version integer not null check (version > 0),
  -- a list of {what, amount, treatment}; amounts in pence, with VAT if prices is 'gross'
  lines jsonb not null,
  prices text not null check (prices in ('gross', 'net')),
  -- in hundredths of a percent; null: the business is not VAT-registered
  vat_rate integer check (vat_rate between 0 and 10000),
  -- in pence
  total integer not null check (total between 100 and 10000000),
  vat integer not null check (vat >= 0 and vat < total),
  first_amount integer not null,
  second_amount integer not null,
  ready_by date,
  note text not null default '' check (char_length(note) <= 5000),
  valid_until timestamptz not null,
  created_at timestamptz not null default now(),
  -- instead of a day: working days after the first payment
  ready_in_days integer check (ready_in_days between 1 and 250),
  -- of the day, UK time
  ready_time time,
  by_post boolean not null default false,
  shares jsonb not null,
  -- of an extra; null for the order's own offer, whose state is the order's
  state text check (state in ('offered', 'expired', 'withdrawn', 'accepted', 'paid')),
  -- as in contract/vat.ts; null: nobody has said
  customer jsonb check (customer is null or coalesce(
    customer ->> 'country' ~ '^[A-Z]{2}$' and jsonb_typeof(customer -> 'business') = 'boolean'
      and customer ->> 'vatNumber' ~ '^[A-Z0-9+*]{0,20}$'
      and char_length(customer ->> 'evidence') <= 200 and public.is_line(customer ->> 'evidence'),
    false
  )),
  vat_notes jsonb not null default '{}' check (jsonb_typeof(vat_notes) = 'object' and char_length(vat_notes::text) <= 3000),
  primary key (order_id, version),
  check (first_amount + second_amount = total and first_amount - second_amount in (0, 1)),
  check (total = public.gross_of(shares) and vat = public.vat_of(shares)),
  constraint ready_on_a_day_or_in_days
    check ((ready_by is null) <> (ready_in_days is null) and (ready_time is null or ready_by is not null)),
  constraint ends_before_it_is_ready
    check (ready_by is null or valid_until <= (ready_by + coalesce(ready_time, time '00:00')) at time zone 'Europe/London')
);

create index extras_by_state on public.offers (state, valid_until) where state is not null;

-- Rows are only added, and go with their order when its time is over.
create table public.order_events (
  order_id uuid not null references public.orders (id) on delete cascade,
  number integer not null check (number > 0),
  at timestamptz not null,
  actor text not null check (actor in ('customer', 'operator', 'provider', 'clock')),
  kind text not null check (char_length(kind) between 1 and 40),
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  primary key (order_id, number)
);

create index order_events_by_time on public.order_events (at);

-- One row for each time that somebody set out to pay. What came is recorded as it came: several payments can pay one part.
create table public.order_payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  part text not null check (part in ('first', 'second', 'whole', 'extra')),
  version integer not null,
  method text not null check (method in ('card', 'transfer')),
  -- in pence
  amount integer not null check (amount > 0),
  vat integer not null check (vat >= 0),
  currency text not null default 'gbp' check (currency ~ '^[a-z]{3}$'),
  state text not null default 'open' check (state in ('open', 'paid', 'closed')),
  -- paid, and nothing was to be paid any more: it goes back
  surplus boolean not null default false,
  expires_at timestamptz not null,
  session_id text unique check (char_length(session_id) <= 255),
  session_url text check (char_length(session_url) <= 2000),
  -- it can no longer lead to a payment
  session_closed_at timestamptz,
  checked_at timestamptz,
  -- paid with another amount or currency: that does not count, and is a matter for people
  mismatched_at timestamptz,
  payment_id text check (char_length(payment_id) <= 255),
  paid_at timestamptz,
  refund_state text not null default 'none' check (refund_state in ('none', 'due', 'made', 'failed')),
  -- so far, in pence: refund_state is 'made' when it is all
  refunded integer not null default 0 check (refunded between 0 and amount),
  refund_id text check (char_length(refund_id) <= 255),
  refunded_at timestamptz,
  dispute_state text check (dispute_state in ('open', 'won', 'lost')),
  created_at timestamptz not null default now(),
  shares jsonb not null,
  -- the point of its offer's total from which it pays, in pence; null unless it was made and counts
  covers_from integer check (covers_from >= 0),
  -- missing when it was accepted as full, in pence
  waived integer not null default 0 check (waived >= 0),
  -- in all, in pence
  refund_due integer not null default 0,
  refund_reason text check (char_length(refund_reason) <= 2000),
  -- what came back to us, and people have to pay
  refund_failed integer not null default 0 check (refund_failed between 0 and refunded),
  foreign key (order_id, version) references public.offers (order_id, version) on delete cascade,
  check (amount = public.gross_of(shares) and vat = public.vat_of(shares)),
  check ((covers_from is not null) = (state = 'paid' and not surplus)),
  check (refund_due between refunded and amount)
);

-- Makes paying the same twice impossible, whatever the functions do.
create unique index one_open_payment on public.order_payments (order_id, (case part when 'extra' then version else 0 end))
  where state = 'open';
create unique index one_payment_from_each_point on public.order_payments (order_id, version, covers_from);
create index order_payments_with_open_session on public.order_payments (checked_at nulls first)
  where session_id is not null and session_closed_at is null;
create index order_payments_refund_due on public.order_payments (paid_at) where refund_state in ('due', 'failed');
create index order_payments_disputed on public.order_payments (order_id) where dispute_state = 'open';
create index order_payments_by_day on public.order_payments (paid_at) where paid_at is not null;
create index order_payments_by_provider on public.order_payments (payment_id) where payment_id is not null;
create index order_payments_open on public.order_payments (expires_at) where state = 'open';

create table public.order_deliveries (
  order_id uuid not null references public.orders (id) on delete cascade,
  number integer not null check (number > 0),
  note text not null default '' check (char_length(note) <= 5000),
  carrier text not null default '' check (char_length(carrier) <= 100 and public.is_line(carrier)),
  tracking text not null default '' check (char_length(tracking) <= 100 and public.is_line(tracking)),
  created_at timestamptz not null default now(),
  primary key (order_id, number)
);

-- Of the request, because they outlast an order of it that has ended. In public.order_view and all that follows from it without those that
-- never came.
create table public.originals (
  request_id uuid not null references public.quote_requests (id) on delete cascade,
  number integer not null check (number > 0),
  what text not null check (char_length(what) between 1 and 200 and public.is_line(what)),
  -- where we keep it
  place text not null check (char_length(place) <= 200 and public.is_line(place)),
  state text not null default 'here' check (state in ('here', 'sent back', 'mistaken')),
  arrived_at timestamptz not null,
  sent_back_at timestamptz,
  carrier text not null default '' check (char_length(carrier) <= 100 and public.is_line(carrier)),
  tracking text not null default '' check (char_length(tracking) <= 100 and public.is_line(tracking)),
  primary key (request_id, number)
);

create index originals_here on public.originals (request_id) where state = 'here';

create function public.has_originals(request uuid)
returns boolean
stable
return exists (
  select from public.originals as original where original.request_id = has_originals.request and original.state = 'here'
);

create table public.order_messages (
  order_id uuid not null references public.orders (id) on delete cascade,
  number integer not null check (number > 0),
  author text not null check (author in ('customer', 'operator')),
  text text not null check (char_length(text) <= 5000 and text ~ '\S'),
  created_at timestamptz not null default now(),
  -- a customer's message is of the kind that it answers
  kind text not null default 'plain' check (kind in ('plain', 'ask', 'draft')),
  -- the document that an ask needs anew, and the message that a customer's answers
  about uuid references public.request_documents (id) on delete set null,
  answers integer,
  -- since when we wait for it no longer
  closed_at timestamptz,
  approved boolean,
  primary key (order_id, number)
);

create index order_messages_open on public.order_messages (order_id)
  where author = 'operator' and kind <> 'plain' and closed_at is null;
create index order_messages_about on public.order_messages (about);

-- What the operator gives the customer to open: finished documents, and what goes with a message, such as a draft to check.
create table public.order_documents (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- a delivery does not take what waits for a message, nor the other way round
  purpose text not null default 'deliver' check (purpose in ('deliver', 'message')),
  delivery integer check (delivery is null or purpose = 'deliver'),
  message integer check (message is null or purpose = 'message'),
  position integer not null,
  name text not null check (char_length(name) between 1 and 200 and public.is_line(name)),
  path text not null unique check (char_length(path) <= 200),
  size integer not null check (size > 0),
  type text not null check (char_length(type) <= 100),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  opened integer not null default 0,
  created_at timestamptz not null default now(),
  -- taken back, or replaced by a delivery of this number
  closed_at timestamptz,
  replaced_by integer,
  foreign key (order_id, delivery) references public.order_deliveries (order_id, number),
  foreign key (order_id, message) references public.order_messages (order_id, number),
  unique (order_id, position)
);

create index order_documents_of_delivery on public.order_documents (order_id, delivery);
create index order_documents_of_message on public.order_documents (order_id, message);
create index order_documents_by_digest on public.order_documents (sha256);

-- A number is taken in the transaction that records what the paper is about, under this row's lock: none is left out, because a transaction
-- that fails gives its number back.
create table public.paper_series (
  kind text not null check (kind in ('receipt', 'invoice', 'credit note')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (kind, year)
);

-- The facts as they were, from which the PDF is made: neither changes. Of a payment of an order, or of a consultation.
create table public.papers (
  id uuid primary key default gen_random_uuid(),
  order_id uuid references public.orders (id) on delete cascade,
  payment_id uuid references public.order_payments (id) on delete cascade,
  booking_id uuid references public.bookings (id) on delete cascade,
  kind text not null check (kind in ('receipt', 'invoice', 'credit note')),
  year integer not null,
  number integer not null check (number > 0),
  reference text not null unique,
  facts jsonb not null,
  path text unique check (char_length(path) <= 200),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  unique (kind, year, number),
  check (num_nonnulls(order_id, booking_id) = 1 and (order_id is null) = (payment_id is null))
);

-- A payment that goes back in parts has a credit note for each, and one that was corrected another paper.
create unique index one_paper_per_payment on public.papers (coalesce(payment_id, booking_id), coalesce(facts ->> 'corrects', ''))
  where kind <> 'credit note';
create index papers_of_payment on public.papers (payment_id);
create index papers_of_order on public.papers (order_id);
create index papers_of_booking on public.papers (booking_id);
create index papers_by_day on public.papers (created_at);

-- Adds a paper with the next number of its series, and returns its reference. facts: all but its kind, number, day and seller.
create function public.add_paper(
  order_id uuid, payment_id uuid, booking_id uuid, kind text, facts jsonb, at timestamptz
)
returns text
language plpgsql
as $$
declare
  issued_on constant date := (at at time zone 'Europe/London')::date;
  paper_number integer;
  name text;
begin
  insert into public.paper_series as series (kind, year, last)
  values (add_paper.kind, extract(year from issued_on), 1)
  on conflict on constraint paper_series_pkey do update set last = series.last + 1
  returning series.last into paper_number;
  name := case add_paper.kind when 'receipt' then 'R' when 'invoice' then 'INV' else 'CN' end
    || '-' || extract(year from issued_on) || '-' || lpad(paper_number::text, greatest(4, length(paper_number::text)), '0');
  insert into public.papers (order_id, payment_id, booking_id, kind, year, number, reference, facts, created_at)
  values (
    add_paper.order_id, add_paper.payment_id, add_paper.booking_id, add_paper.kind, extract(year from issued_on), paper_number, name,
    jsonb_build_object(
      'kind', add_paper.kind, 'reference', name, 'issuedOn', issued_on,
      'seller', coalesce((select known.seller - '{vatRate,vatFrom}'::text[] from public.business_facts as known), '{}')
    ) || facts,
    at
  );
  return name;
end;
$$;

-- The one that counts of a payment: the last, if it was corrected.
create function public.paper_of(payment uuid)
returns public.papers
language sql
stable
as $$
  select * from public.papers as known
  where known.payment_id = paper_of.payment and known.kind <> 'credit note' and not exists (
    select from public.papers as later
    where later.payment_id = known.payment_id and later.kind <> 'credit note' and later.facts ->> 'corrects' = known.reference
  );
$$;

create function public.buyer_of(ordered public.orders, request public.quote_requests)
returns jsonb
immutable
return jsonb_build_object(
  'name', coalesce(ordered.billing_name, public.full_name(request.given_name, request.family_name)),
  'company', case when ordered.billing_name is null then request.company_name end, 'email', request.email
) || jsonb_strip_nulls(jsonb_build_object('address', ordered.billing_address));

-- corrects: whether it takes the place of the one that counts, or credits that for it.
create function public.issue_paper(payment public.order_payments, credit boolean, at timestamptz, corrects boolean default false)
returns text
language plpgsql
as $$
declare
  ordered public.orders;
  request public.quote_requests;
  offer public.offers;
  earlier constant public.papers := public.paper_of(payment.id);
  -- who was erased, or was wrong, stands on a credit note as on what it credits
  kept jsonb;
begin
  select * into ordered from public.orders where id = payment.order_id;
  select * into request from public.quote_requests where id = ordered.request_id;
  select * into offer from public.offers where order_id = ordered.id and version = payment.version;
  if credit then
    offer.vat_rate := (earlier.facts ->> 'vatRate')::integer;
  elsif offer.vat_rate is null then
    offer.vat_rate := public.vat_rate_at(payment.paid_at);
  end if;
  -- agreed before the registration, VAT is within the price
  offer.prices := case when offer.vat = 0 and payment.vat > 0 then 'gross' else offer.prices end;
  -- nothing was supplied for money that was not owed
  if payment.surplus then
    offer.vat_rate := null;
    offer.total := payment.amount;
    offer.lines := jsonb_build_array(jsonb_build_object(
      'what', 'A payment that was not owed, held until it is returned', 'amount', payment.amount, 'treatment', 'outside'
    ));
  end if;
  kept := case when credit and (corrects or request.erased_at is not null) then earlier.facts end;
  return public.add_paper(
    ordered.id, payment.id, null,
    case when credit then 'credit note' when offer.vat_rate is null then 'receipt' else 'invoice' end,
    jsonb_build_object(
      'order', request.reference, 'language', request.language, 'part', payment.part, 'method', payment.method,
      'buyer', coalesce(kept -> 'buyer', public.buyer_of(ordered, request)),
      'lines', offer.lines, 'prices', offer.prices, 'total', offer.total, 'amount', payment.amount,
      'vatRate', offer.vat_rate, 'vat', payment.vat, 'net', payment.amount - payment.vat, 'shares', payment.shares,
      'waived', payment.waived, 'currency', payment.currency, 'surplus', payment.surplus,
      'reason', case when credit and not corrects then payment.refund_reason end,
      'customer', coalesce(kept -> 'customer', offer.customer - 'evidence' - 'check'),
      'purchaseOrder', coalesce(kept -> 'purchaseOrder', to_jsonb(ordered.purchase_order)),
      'ownReference', case when kept is null then to_jsonb(request.own_reference) else kept -> 'ownReference' end, 'notes', offer.vat_notes,
      'paidOn', (payment.paid_at at time zone 'Europe/London')::date, 'credits', case when credit then earlier.reference end
    ) || case when corrects then jsonb_build_object('corrects', earlier.reference) else '{}' end,
    at
  );
end;
$$;

-- Returns the path that counts: the first; null without such a paper.
create function public.keep_paper(paper uuid, path text, sha256 text)
returns text
language sql
security definer
as $$
  update public.papers as known
  set path = coalesce(known.path, keep_paper.path), sha256 = coalesce(known.sha256, keep_paper.sha256)
  where known.id = keep_paper.paper
  returning known.path;
$$;

-- The caller has locked the order. Returns the event's number.
create function public.add_order_event(target uuid, actor text, kind text, facts jsonb, at timestamptz)
returns integer
language sql
as $$
  insert into public.order_events (order_id, number, at, actor, kind, facts)
  values (
    add_order_event.target,
    coalesce((select max(earlier.number) from public.order_events as earlier where earlier.order_id = add_order_event.target), 0) + 1,
    add_order_event.at, add_order_event.actor, add_order_event.kind, jsonb_strip_nulls(add_order_event.facts)
  )
  returning number;
$$;

-- Once for each event: to the customer, unless erased, or to the operator.
create function public.announce_order(ordered public.orders, message_kind text, event integer, payload jsonb default '{}')
returns void
language sql
as $$
  insert into public.outbox (kind, recipient, subject_id, payload, dedupe_key)
  select message_kind, case when message_kind not like '%\_operator' then request.email end, request.id,
    payload || jsonb_build_object('event', event, 'order', ordered.number), message_kind || ':' || ordered.id || ':' || event
  from public.quote_requests as request
  where request.id = ordered.request_id and (message_kind like '%\_operator' or request.erased_at is null)
  on conflict (dedupe_key) do nothing;
$$;

create function public.raise_refusal(code text)
returns void
language plpgsql
as $$
begin
  raise sqlstate 'PT409' using message = 'The order cannot do that', hint = code;
end;
$$;

create function public.check_action(ordered public.orders, action text)
returns void
language plpgsql
stable
as $$
begin
  if action <> all (public.order_actions(ordered)) then
    perform public.raise_refusal(case when ordered.paid_at is null then 'not-paid' else 'ended' end);
  end if;
end;
$$;

-- Of two calls at once the second waits here, and finds what the first has done. Always the request before the order, so that no two wait
-- for each other.
create function public.lock_order(request uuid)
returns public.orders
language plpgsql
as $$
declare
  ordered public.orders;
begin
  perform from public.quote_requests as asked where asked.id = lock_order.request for no key update;
  select * into ordered from public.orders as known where known.request_id = lock_order.request order by known.number desc limit 1 for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such order';
  end if;
  return ordered;
end;
$$;

create function public.lock_order_of(payment uuid)
returns public.orders
language sql
as $$
  select from public.quote_requests as asked where asked.id = (
    select ordered.request_id from public.order_payments as known join public.orders as ordered on ordered.id = known.order_id
    where known.id = lock_order_of.payment
  ) for no key update;
  select * from public.orders as ordered
  where ordered.id = (select known.order_id from public.order_payments as known where known.id = lock_order_of.payment)
  for update;
$$;

-- What is paid of an offer, or was waived, in pence: from its first penny on. until: as it was then.
create function public.covered_pence(order_id uuid, version integer, until timestamptz default 'infinity')
returns integer
stable
return (
  select coalesce(sum(payment.amount + payment.waived), 0)::integer from public.order_payments as payment
  where payment.order_id = covered_pence.order_id and payment.version = covered_pence.version and payment.covers_from is not null
    and payment.paid_at < covered_pence.until
);

-- Nobody can accept it any more: its time is over, or the house has become VAT-registered since it was made.
create function public.is_over(offer public.offers, at timestamptz)
returns boolean
stable
return offer.valid_until <= at or (offer.vat_rate is null and public.vat_rate_at(at) is not null);

create function public.point_after(offer public.offers, part text)
returns integer
immutable
return case part when 'first' then offer.first_amount else offer.total end;

-- What was paid and nobody is to get back, in pence; what the bank has taken back after a dispute we have no more.
create function public.held_pence(order_id uuid)
returns integer
stable
return (
  select coalesce(sum(payment.amount - payment.refund_due), 0)::integer from public.order_payments as payment
  where payment.order_id = held_pence.order_id and payment.covers_from is not null and payment.dispute_state is distinct from 'lost'
);

-- While one is open nothing is due from the customer.
create function public.is_disputed(order_id uuid)
returns boolean
stable
return exists (
  select from public.order_payments as payment where payment.order_id = is_disputed.order_id and payment.dispute_state = 'open'
);

-- Bank transfers that are awaited: also the last one whose time was over, because money that has arrived is money. A closed one is no
-- longer awaited once its part is paid, or another transfer was recorded since it was made: otherwise a press that is repeated would book
-- money that never came. What was written off can come beside a newer order.
create function public.awaited_transfers(ordered public.orders)
returns setof public.order_payments
language plpgsql
stable
as $$
begin
  return query
  select awaited.* from public.orders as owing
  cross join lateral (
    select * from public.order_payments as payment
    where payment.order_id = owing.id and payment.method = 'transfer' and payment.state = 'open'
    union all
    (
      select payment.* from public.order_payments as payment
      join public.offers as offer on offer.order_id = payment.order_id
        and offer.version = case payment.part when 'extra' then payment.version else owing.version end
      where payment.order_id = owing.id and payment.method = 'transfer' and payment.state = 'closed'
        and not exists (
          select from public.order_payments as open
          where open.order_id = payment.order_id and open.method = 'transfer' and open.state = 'open'
        )
        and not exists (
          select from public.order_payments as later
          where later.order_id = payment.order_id and later.method = 'transfer' and later.state = 'paid'
            and later.paid_at > payment.created_at
        )
        and public.covered_pence(offer.order_id, offer.version) < public.point_after(offer, payment.part)
      order by payment.created_at desc limit 1
    )
  ) as awaited
  where owing.request_id = ordered.request_id
    and (owing.id = ordered.id or (owing.state = 'ended' and owing.end_ground is null));
end;
$$;

-- Of all orders of a request.
create function public.payments_of(request uuid)
returns setof public.order_payments
language sql
stable
as $$
  select payment.* from public.orders as ordered join public.order_payments as payment on payment.order_id = ordered.id
  where ordered.request_id = payments_of.request;
$$;

-- What people have to pay back, of all orders of a request: bank transfers, and what the provider could not pay back, unless the bank has
-- taken it after a dispute.
create function public.owed_refunds(request uuid)
returns setof public.order_payments
language plpgsql
stable
as $$
begin
  return query
  select * from public.payments_of(owed_refunds.request) as payment
  where (payment.refund_state = 'failed' or (payment.refund_state = 'due' and payment.method = 'transfer'))
    and payment.dispute_state is distinct from 'lost'
  order by payment.created_at, payment.id;
end;
$$;

-- Whether money may still come: a bank transfer is awaited, or the provider's page of a payment is open. The jobs ask about a page for
-- three days; of an older one nobody will hear any more.
create function public.awaits_payment(request uuid)
returns boolean
stable
return exists (
  select from public.orders as ordered join public.order_payments as payment on payment.order_id = ordered.id
  where ordered.request_id = awaits_payment.request and (payment.state = 'open' or (
    payment.session_id is not null and payment.session_closed_at is null and payment.created_at > now() - interval '3 days'
  ))
);

-- Also before anything is paid an order is no spam, and is not deleted; nor is anything of whose customer we have an original.
create function public.has_open_order(request uuid)
returns boolean
stable
return public.awaits_payment(request) or public.has_originals(request) or exists (
  select from public.orders as ordered
  where ordered.request_id = has_open_order.request and ordered.state in ('offered', 'accepted')
);

-- After the first half was paid; see CANCEL_MINUTES in contract/order.ts.
create function public.cancellation_period()
returns interval
immutable
return interval '1 hour';

create function public.documents_are_open(ordered public.orders)
returns boolean
immutable
return case ordered.state
  when 'completed' then true
  when 'delivered' then ordered.open_before_payment
  -- as it was before it ended
  when 'ended' then ordered.written_off = 0
    and (ordered.completed_at is not null or (ordered.delivered_at is not null and ordered.open_before_payment))
  else false
end;

-- What the operator can do with an order now, in the order in which messages offer it: functions refuse by it, and messages, pages and
-- commands show it.
create function public.order_actions(ordered public.orders, at timestamptz default now())
returns text[]
language plpgsql
stable
as $$
begin
  return (
    with facts as (
      select exists (select from public.awaited_transfers(ordered)) as awaited,
        ordered.state in ('half_paid', 'in_progress', 'delivered', 'completed') as running,
        public.held_pence(ordered.id) > 0 as held,
        public.has_originals(ordered.request_id) as here,
        (select max(offer.state) from public.offers as offer where offer.order_id = ordered.id and offer.state in ('offered', 'accepted'))
          as extra,
        ordered.state = 'delivered' and (
          select offer.total > public.covered_pence(offer.order_id, offer.version)
          from public.offers as offer where (offer.order_id, offer.version) = (ordered.id, ordered.version)
        ) as unpaid,
        exists (
          select from public.payments_of(ordered.request_id) as payment where payment.method = 'transfer'
        ) as transferred
    )
    select array_remove(array[
      case when awaited then 'confirm' end,
      case when exists (select from public.owed_refunds(ordered.request_id)) then 'refunded' end,
      case when ordered.id is null or ordered.state in ('offered', 'expired', 'withdrawn', 'cancelled', 'refunded', 'ended') then 'offer' end,
      case when ordered.state in ('offered', 'expired', 'accepted') then 'withdraw' end,
      case when ordered.state = 'half_paid' then 'begin' end,
      case when ordered.state = 'in_progress' and at <= ordered.paid_at + public.cancellation_period() then 'undo_begin' end,
      case when running then 'deliver' end,
      case when ordered.state in ('delivered', 'completed') and (exists (
        select from public.order_documents as document
        where document.order_id = ordered.id and document.delivery is not null and document.closed_at is null
          and (document.opened = 0 or exists (select from public.certificates as known where known.document = document.id))
      ) or exists (
        select from public.order_deliveries as parcel where parcel.order_id = ordered.id and parcel.tracking <> ''
      )) then 'take_back' end,
      case when ordered.state in ('half_paid', 'in_progress') then 'decline' end,
      case when ordered.state in ('half_paid', 'in_progress') then 'reschedule' end,
      case when running and extra is distinct from 'accepted' then 'extra' end,
      case when extra is not null then 'withdraw_extra' end,
      case when (running or ordered.state = 'ended') and held then 'refund' end,
      case when running then 'end' end,
      case when unpaid then 'write_off' end,
      case when ordered.state in ('offered', 'accepted', 'half_paid', 'in_progress', 'delivered') then 'billing' end,
      case when held and exists (
        select from public.quote_requests as asked where asked.id = ordered.request_id and asked.erased_at is null
      ) then 'correct_invoice' end,
      case when held and exists (
        select from public.quote_requests as asked where asked.id = ordered.request_id and asked.erased_at is null and asked.email <> ''
      ) then 'statement' end,
      case when ordered.id is not null then 'message' end,
      case when ordered.state in ('offered', 'expired', 'accepted', 'half_paid', 'in_progress') then 'ask' end,
      case when ordered.state = 'in_progress' then 'draft' end,
      case when ordered.state in ('offered', 'expired', 'accepted', 'half_paid', 'in_progress') and exists (
        select from public.order_messages as message
        where message.order_id = ordered.id and message.author = 'operator' and message.kind <> 'plain' and message.closed_at is null
      ) then 'answered' end,
      case when ordered.id is not null then 'contact' end,
      case when ordered.id is not null then 'attach' end,
      case when ordered.id is not null then 'receive_original' end,
      case when here then 'move_originals' end,
      case when here then 'send_back_originals' end,
      case when exists (
        select from public.originals as original where original.request_id = ordered.request_id and original.state <> 'mistaken'
      ) then 'undo_originals' end,
      case when transferred and not awaited then 'confirm_again' end
    ], null)
    from facts
  );
end;
$$;

-- Everything about the last order of a request, or the one of this number; null when there is none. An offer whose time is over is 'expired'
-- here before the clock has said so. In PL/pgSQL, as other large queries here, so that it is planned once a session.
create function public.order_view(request uuid, at timestamptz default now(), number integer default null)
returns jsonb
language plpgsql
stable
security definer
as $$
begin
  return (
    select jsonb_build_object(
      'order', to_jsonb(ordered) || jsonb_build_object('state', case
        when ordered.state = 'offered' and public.is_over(offer, at) then 'expired' else ordered.state
      end),
      'request', to_jsonb(quote) - 'uploaded_files',
      -- by when it is ready now
      'offer', to_jsonb(offer) || jsonb_build_object(
        'ready_by', coalesce(ordered.ready_by, offer.ready_by),
        -- a time was said of the day in the offer
        'ready_time', case when ordered.ready_set_at is null then offer.ready_time end
      ),
      'extras', (
        select coalesce(jsonb_agg(to_jsonb(extra) || jsonb_build_object(
          'covered', public.covered_pence(extra.order_id, extra.version),
          'state', case when extra.state = 'offered' and public.is_over(extra, at) then 'expired' else extra.state end
        ) order by extra.version), '[]')
        from public.offers as extra where extra.order_id = ordered.id and extra.state is not null
      ),
      'covered', public.covered_pence(ordered.id, ordered.version),
      'held', public.held_pence(ordered.id),
      'payments', (
        select coalesce(jsonb_agg(to_jsonb(payment) order by payment.created_at, payment.id), '[]')
        from public.order_payments as payment where payment.order_id = ordered.id
      ),
      'papers', (
        select coalesce(jsonb_agg(to_jsonb(paper) order by paper.created_at, paper.kind = 'credit note', paper.id), '[]')
        from public.papers as paper where paper.order_id = ordered.id
      ),
      'deliveries', (
        select coalesce(jsonb_agg(to_jsonb(delivery) order by delivery.number), '[]')
        from public.order_deliveries as delivery where delivery.order_id = ordered.id
      ),
      'documents', (
        select coalesce(jsonb_agg(
          to_jsonb(file) || jsonb_build_object('code', known.code, 'checks', known.checks) order by file.position
        ), '[]')
        from public.order_documents as file
        left join public.certificates as known on known.document = file.id
        where file.order_id = ordered.id
      ),
      'originals', (
        select coalesce(jsonb_agg(to_jsonb(original) - 'request_id' order by original.number), '[]')
        from public.originals as original where original.request_id = ordered.request_id and original.state <> 'mistaken'
      ),
      'messages', (
        select coalesce(jsonb_agg(to_jsonb(message) || jsonb_build_object('about_name', document.name) order by message.number), '[]')
        from public.order_messages as message
        left join public.request_documents as document on document.id = message.about
        where message.order_id = ordered.id
      ),
      -- the acts are about the last one
      'actions', (
        select to_jsonb(public.order_actions(latest, at)) from public.orders as latest
        where latest.request_id = ordered.request_id order by latest.number desc limit 1
      ),
      'awaited', (select payment.id from public.awaited_transfers(ordered) as payment order by payment.created_at desc limit 1),
      'owed', (select coalesce(jsonb_agg(payment.id), '[]') from public.owed_refunds(ordered.request_id) as payment),
      'declined', exists (
        select from public.order_events as event where event.order_id = ordered.id and event.kind = 'declined'
      ),
      'recorded', (
        select count(*) from public.payments_of(ordered.request_id) as payment where payment.state = 'paid'
      ),
      'tolerance', (select coalesce(max(facts.transfer_tolerance), 0) from public.business_facts as facts),
      'earlier', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'number', before.number, 'state', before.state, 'total', agreed.total, 'created_at', before.created_at,
          'ended_at', before.ended_at, 'payments', (
            select coalesce(jsonb_agg(to_jsonb(payment) order by payment.created_at, payment.id), '[]')
            from public.order_payments as payment where payment.order_id = before.id
          ), 'papers', (
            select coalesce(jsonb_agg(to_jsonb(paper) order by paper.created_at, paper.kind = 'credit note', paper.id), '[]')
            from public.papers as paper where paper.order_id = before.id
          ), 'documents', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', document.id, 'name', document.name, 'size', document.size, 'sha256', document.sha256
            ) order by document.position), '[]')
            from public.order_documents as document
            where document.order_id = before.id and document.delivery is not null and document.closed_at is null
              and public.documents_are_open(before)
          )
        ) order by before.number), '[]')
        from public.orders as before
        join public.offers as agreed on agreed.order_id = before.id and agreed.version = before.version
        where before.request_id = ordered.request_id and before.number < ordered.number
      )
    )
    from public.orders as ordered
    join public.quote_requests as quote on quote.id = ordered.request_id
    join public.offers as offer on offer.order_id = ordered.id and offer.version = ordered.version
    where ordered.request_id = order_view.request and (order_view.number is null or ordered.number = order_view.number)
    order by ordered.number desc limit 1
  );
end;
$$;

create function public.orders_of(account uuid)
returns jsonb
stable
return (
  select coalesce(jsonb_agg(public.order_view(request.id) order by latest.created_at desc), '[]')
  from public.quote_requests as request
  cross join lateral (select max(ordered.created_at) from public.orders as ordered where ordered.request_id = request.id) as latest (created_at)
  where request.user_id = orders_of.account and latest.created_at is not null
);

grant select on
  public.orders, public.offers, public.order_events, public.order_payments, public.order_deliveries, public.order_documents,
  public.order_messages, public.originals, public.paper_series, public.papers to service_role;
grant execute on function
  public.keep_paper, public.order_view, public.orders_of, public.awaits_payment, public.has_originals, public.has_open_order to service_role;
