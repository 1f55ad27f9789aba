-- Orders: from an offer to the sealed document (decision 017). A request becomes one when the operator answers it with a price.
-- The functions below are the only ones that write here: each looks at the order's row under its lock (PT404: there is none), does
-- what may be done in its state or refuses with PT409, whose hint says why, and appends to the order's events. Times are the
-- database's.

-- Who a customer is for VAT: see contract/vat.ts.
create function public.is_vat_customer(customer jsonb)
returns boolean
language sql
immutable
as $$
  select coalesce(
    customer ->> 'country' ~ '^[A-Z]{2}$' and jsonb_typeof(customer -> 'business') = 'boolean'
      and customer ->> 'vatNumber' ~ '^[A-Z0-9+*]{0,20}$'
      and char_length(customer ->> 'evidence') <= 200 and public.is_line(customer ->> 'evidence'),
    false
  );
$$;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.quote_requests (id) on delete cascade,
  -- The states of contract/order.ts.
  state text not null check (state in (
    'offered', 'expired', 'withdrawn', 'accepted', 'half_paid', 'in_progress', 'delivered', 'completed', 'cancelled', 'refunded', 'ended'
  )),
  -- the offer that counts: public.offers
  version integer not null check (version > 0),
  -- whether the customer asked us to begin within the statutory cancellation period
  express_request boolean not null default false,
  -- whether documents open before the second half is paid
  open_before_payment boolean not null default false,
  -- to whom its invoices are addressed, where that was asked: see public.accept_offer
  billing_name text check (char_length(billing_name) <= 200 and public.is_line(billing_name)),
  billing_address text check (char_length(billing_address) <= 300 and public.is_line(replace(billing_address, E'\n', ''))),
  accepted_at timestamptz,
  paid_at timestamptz,
  begun_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  -- the day by which it is ready: set by the first payment (public.set_ready_by), and moved by what the customer keeps us waiting
  ready_by date,
  -- since when we have waited for the customer (public.wait_for_customer)
  waiting_since timestamptz,
  -- where originals go, if they go by post
  delivery_address text
    check (char_length(delivery_address) <= 400 and public.is_line(replace(delivery_address, E'\n', ''))),
  -- which of its request's orders: after one has come to an end, a new offer makes another. The last one is the request's order.
  number integer not null default 1 check (number > 0),
  -- of an order that was ended after its payment: why, and the case in consumer law, which one that was given up has not
  end_reason text check (char_length(end_reason) <= 2000),
  end_ground text check (end_ground in (
    'within_14_days_express', 'within_14_days_no_express', 'after_14_days', 'business', 'our_fault', 'goodwill'
  )),
  -- what of the price was given up, in pence
  written_off integer not null default 0 check (written_off >= 0),
  -- the customer's own number for it, which stands on its papers
  purchase_order text check (char_length(purchase_order) <= 50 and public.is_line(purchase_order)),
  unique (request_id, number),
  -- since when the customer's last message waits for our reply
  asked_at timestamptz
);

create index orders_by_state on public.orders (state, created_at);
create index orders_asked on public.orders (asked_at) where asked_at is not null;

-- What was offered. A row never changes, but for the state of an extra: a new price is a new version.
create table public.offers (
  order_id uuid not null references public.orders (id) on delete cascade,
  version integer not null check (version > 0),
  -- a list of {what, amount, treatment}; amounts in pence, with VAT if prices is 'gross'
  lines jsonb not null,
  prices text not null check (prices in ('gross', 'net')),
  -- in hundredths of a percent; null: the business is not VAT-registered
  vat_rate integer check (vat_rate between 0 and 10000),
  -- in pence: what is paid in all, what of it is VAT, and the two halves
  total integer not null check (total between 100 and 10000000),
  vat integer not null check (vat >= 0 and vat < total),
  first_amount integer not null,
  second_amount integer not null,
  ready_by date,
  note text not null default '' check (char_length(note) <= 5000),
  valid_until timestamptz not null,
  created_at timestamptz not null default now(),
  -- instead of a day: how many working days after the first payment
  ready_in_days integer check (ready_in_days between 1 and 250),
  -- of the day, UK time: for urgent work
  ready_time time,
  -- originals go to the customer by post, so that an address is asked for
  by_post boolean not null default false,
  -- the total by VAT treatment (64_shares.sql)
  shares jsonb not null,
  -- of an extra, which is offered beside what was ordered and paid at once; null for the order's own offer, whose state is the order's
  state text check (state in ('offered', 'expired', 'withdrawn', 'accepted', 'paid')),
  -- null: nobody has said who the customer is for VAT
  customer jsonb check (customer is null or public.is_vat_customer(customer)),
  -- what is said of each treatment of its lines, on papers too
  vat_notes jsonb not null default '{}' check (jsonb_typeof(vat_notes) = 'object' and char_length(vat_notes::text) <= 3000),
  primary key (order_id, version),
  check (first_amount + second_amount = total and first_amount - second_amount in (0, 1)),
  check (total = public.gross_of(shares) and vat = public.vat_of(shares)),
  constraint ready_on_a_day_or_in_days
    check ((ready_by is null) <> (ready_in_days is null) and (ready_time is null or ready_by is not null)),
  -- nobody accepts what could no longer be ready: the last day is before the day of delivery, or the last moment before its time
  constraint ends_before_it_is_ready
    check (ready_by is null or valid_until <= (ready_by + coalesce(ready_time, time '00:00')) at time zone 'Europe/London')
);

create index extras_by_state on public.offers (state, valid_until) where state is not null;

-- What happened, and never anything else: rows are only added, and go with their order when its time is over.
create table public.order_events (
  order_id uuid not null references public.orders (id) on delete cascade,
  number integer not null check (number > 0),
  at timestamptz not null,
  actor text not null check (actor in ('customer', 'operator', 'provider', 'clock')),
  kind text not null check (char_length(kind) between 1 and 40),
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  primary key (order_id, number)
);

-- One row for each time that somebody set out to pay. What came is recorded as it came: several payments can pay one part.
create table public.order_payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  part text not null check (part in ('first', 'second', 'whole', 'extra')),
  version integer not null,
  method text not null check (method in ('card', 'transfer')),
  -- in pence; vat is that of its shares
  amount integer not null check (amount > 0),
  vat integer not null check (vat >= 0),
  currency text not null default 'gbp' check (currency ~ '^[a-z]{3}$'),
  state text not null default 'open' check (state in ('open', 'paid', 'closed')),
  -- paid, and nothing was to be paid any more: it goes back
  surplus boolean not null default false,
  expires_at timestamptz not null,
  session_id text unique check (char_length(session_id) <= 255),
  session_url text check (char_length(session_url) <= 2000),
  -- set when the provider's session can no longer lead to a payment
  session_closed_at timestamptz,
  checked_at timestamptz,
  -- set when its session was paid with another amount or currency: that does not count, and is a matter for people
  mismatched_at timestamptz,
  payment_id text check (char_length(payment_id) <= 255),
  paid_at timestamptz,
  refund_state text not null default 'none' check (refund_state in ('none', 'due', 'made', 'failed')),
  -- what has gone back so far, in pence: refund_state is 'made' when it is all
  refunded integer not null default 0 check (refunded between 0 and amount),
  refund_id text check (char_length(refund_id) <= 255),
  refunded_at timestamptz,
  -- the cardholder has disputed it with the bank
  dispute_state text check (dispute_state in ('open', 'won', 'lost')),
  created_at timestamptz not null default now(),
  -- by VAT treatment (64_shares.sql): the part of the offer's shares that it pays
  shares jsonb not null,
  -- the point of its offer's total from which it pays, in pence; null unless it was made and counts
  covers_from integer check (covers_from >= 0),
  -- what was missing, and given up when it was accepted as full, in pence
  waived integer not null default 0 check (waived >= 0),
  -- what is to go back in all, in pence, and why; what went back and came back to us, and people have to pay
  refund_due integer not null default 0,
  refund_reason text check (char_length(refund_reason) <= 2000),
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
create index order_payments_by_day on public.order_payments (paid_at) where paid_at is not null;
create index order_payments_by_provider on public.order_payments (payment_id) where payment_id is not null;
create index order_payments_of_offer on public.order_payments (order_id, version);
create index order_payments_open on public.order_payments (expires_at) where state = 'open';

-- What has been handed over, and what the customer may open.
create table public.order_deliveries (
  order_id uuid not null references public.orders (id) on delete cascade,
  number integer not null check (number > 0),
  note text not null default '' check (char_length(note) <= 5000),
  carrier text not null default '' check (char_length(carrier) <= 100 and public.is_line(carrier)),
  tracking text not null default '' check (char_length(tracking) <= 100 and public.is_line(tracking)),
  created_at timestamptz not null default now(),
  primary key (order_id, number)
);

-- Questions and answers.
create table public.order_messages (
  order_id uuid not null references public.orders (id) on delete cascade,
  number integer not null check (number > 0),
  author text not null check (author in ('customer', 'operator')),
  text text not null check (char_length(text) <= 5000 and text ~ '\S'),
  created_at timestamptz not null default now(),
  -- ask: we need something; draft: the customer approves it or asks for changes. A customer's message is of the kind that it answers.
  kind text not null default 'plain' check (kind in ('plain', 'ask', 'draft')),
  -- of an ask: the customer's document that we need anew
  about uuid references public.request_documents (id) on delete set null,
  -- of a customer's message: the number of what it answers
  answers integer,
  -- of an ask or a draft: since when we wait for it no longer
  closed_at timestamptz,
  -- of a draft that is closed: false, if changes were asked for
  approved boolean,
  primary key (order_id, number)
);

create index order_messages_open on public.order_messages (order_id)
  where author = 'operator' and kind <> 'plain' and closed_at is null;
create index order_messages_about on public.order_messages (about);

create function public.note_question()
returns trigger
language plpgsql
as $$
begin
  update public.orders set asked_at = case new.author when 'customer' then new.created_at end where id = new.order_id;
  return null;
end;
$$;

create trigger note_question after insert on public.order_messages
  for each row execute function public.note_question();

-- What the operator gives the customer to open: finished documents, each of a delivery, and what goes with a message, such as a
-- draft to check or a form to sign.
create table public.order_documents (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- of the link by which it was uploaded; a delivery does not take what waits for a message, nor the other way round
  purpose text not null default 'deliver' check (purpose in ('deliver', 'message')),
  -- both null: uploaded, and not handed over or sent yet
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
  -- handed over, and the customer's no longer: taken back, or replaced by a delivery of this number
  closed_at timestamptz,
  replaced_by integer,
  foreign key (order_id, delivery) references public.order_deliveries (order_id, number),
  foreign key (order_id, message) references public.order_messages (order_id, number),
  unique (order_id, position)
);

create index order_documents_of_delivery on public.order_documents (order_id, delivery);
create index order_documents_of_message on public.order_documents (order_id, message);
create index order_documents_by_digest on public.order_documents (sha256);

-- Papers ---------------------------------------------------------------------------------------------------------------

-- The last number of each series. A number is taken in the transaction that records what the paper is about, under this row's
-- lock: none is left out, because a transaction that fails gives its number back.
create table public.paper_series (
  kind text not null check (kind in ('receipt', 'invoice', 'credit note')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (kind, year)
);

-- A paper: the facts as they were, from which its PDF is made. Neither changes. It is about a payment of an order, or about a
-- consultation.
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
  -- the PDF: its name in the bucket and its SHA-256, once it has been made
  path text unique check (char_length(path) <= 200),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  unique (kind, year, number),
  check (num_nonnulls(order_id, booking_id) = 1 and (order_id is null) = (payment_id is null))
);

-- One paper a payment; a payment that goes back in parts has a credit note for each.
create unique index one_paper_per_payment on public.papers (coalesce(payment_id, booking_id)) where kind <> 'credit note';
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
security definer
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
      'seller', coalesce((select known.seller - 'vatRate' from public.business_facts as known), '{}')
    ) || facts,
    at
  );
  return name;
end;
$$;

-- Issues the paper of a payment, or the credit note of its refund, and returns its reference.
create function public.issue_paper(payment public.order_payments, credit boolean, at timestamptz)
returns text
language plpgsql
security definer
as $$
declare
  ordered public.orders;
  request public.quote_requests;
  offer public.offers;
  credited text;
begin
  select * into ordered from public.orders where id = payment.order_id;
  select * into request from public.quote_requests where id = ordered.request_id;
  select * into offer from public.offers where order_id = ordered.id and version = payment.version;
  -- nothing was supplied for money that was not owed
  if payment.surplus then
    offer.vat_rate := null;
    offer.total := payment.amount;
    offer.lines := jsonb_build_array(jsonb_build_object(
      'what', 'A payment that was not owed, held until it is returned', 'amount', payment.amount, 'treatment', 'outside'
    ));
  end if;
  select known.reference into credited from public.papers as known
  where known.payment_id = payment.id and known.kind <> 'credit note';
  return public.add_paper(
    ordered.id, payment.id, null,
    case when credit then 'credit note' when offer.vat_rate is null then 'receipt' else 'invoice' end,
    jsonb_build_object(
      'order', request.reference, 'language', request.language, 'part', payment.part, 'method', payment.method,
      'buyer', jsonb_build_object(
        'name', coalesce(ordered.billing_name, request.given_name || ' ' || request.family_name),
        'company', case when ordered.billing_name is null then request.company_name end, 'email', request.email
      ) || jsonb_strip_nulls(jsonb_build_object('address', ordered.billing_address)),
      'lines', offer.lines, 'prices', offer.prices, 'total', offer.total, 'amount', payment.amount,
      'vatRate', offer.vat_rate, 'vat', payment.vat, 'net', payment.amount - payment.vat, 'shares', payment.shares,
      'waived', payment.waived, 'currency', payment.currency, 'surplus', payment.surplus,
      'reason', case when credit then payment.refund_reason end,
      'customer', offer.customer - 'evidence' - 'check', 'purchaseOrder', ordered.purchase_order, 'notes', offer.vat_notes,
      'paidOn', (payment.paid_at at time zone 'Europe/London')::date, 'credits', case when credit then credited end
    ),
    at
  );
end;
$$;

-- Notes the PDF of a paper, once. Returns the path that counts; null without such a paper.
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

-- Events ---------------------------------------------------------------------------------------------------------------

-- Appends an event to an order, whose row the caller has locked, and returns its number.
create function public.add_order_event(target uuid, actor text, kind text, facts jsonb, at timestamptz)
returns integer
language sql
security definer
as $$
  insert into public.order_events (order_id, number, at, actor, kind, facts)
  values (
    add_order_event.target,
    coalesce((select max(earlier.number) from public.order_events as earlier where earlier.order_id = add_order_event.target), 0) + 1,
    add_order_event.at, add_order_event.actor, add_order_event.kind, jsonb_strip_nulls(add_order_event.facts)
  )
  returning number;
$$;

-- Queues a message about an order, once for each event: to the customer, unless erased, or to the operator.
create function public.announce_order(ordered public.orders, message_kind text, event integer, payload jsonb default '{}')
returns void
language sql
security definer
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

-- The row of a request's order, the last one, locked until the transaction ends; PT404 when there is none. Of two calls at once the
-- second waits here, and finds what the first has done.
create function public.lock_order(request uuid)
returns public.orders
language plpgsql
security definer
as $$
declare
  ordered public.orders;
begin
  select * into ordered from public.orders as known where known.request_id = lock_order.request order by known.number desc limit 1 for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such order';
  end if;
  return ordered;
end;
$$;

-- The same of the order that a payment is about, which may be an earlier one.
create function public.lock_order_of(payment uuid)
returns public.orders
language sql
security definer
as $$
  select * from public.orders as ordered
  where ordered.id = (select known.order_id from public.order_payments as known where known.id = lock_order_of.payment)
  for update;
$$;

-- What is paid of an offer, or was given up when a payment was accepted as full, in pence: from its first penny on.
create function public.covered_pence(order_id uuid, version integer)
returns integer
language sql
stable
as $$
  select coalesce(sum(payment.amount + payment.waived), 0)::integer from public.order_payments as payment
  where payment.order_id = covered_pence.order_id and payment.version = covered_pence.version and payment.covers_from is not null;
$$;

-- The point of an offer's total up to which a payment of this part pays.
create function public.point_after(offer public.offers, part text)
returns integer
language sql
immutable
as $$
  select case part when 'first' then offer.first_amount else offer.total end;
$$;

-- What was paid for an order and nobody is to get back, in pence.
create function public.held_pence(order_id uuid)
returns integer
language sql
stable
as $$
  select coalesce(sum(payment.amount - payment.refund_due), 0)::integer from public.order_payments as payment
  where payment.order_id = held_pence.order_id and payment.covers_from is not null;
$$;

-- Bank transfers that are awaited, the likeliest first: also the last one whose time was over, because money that has arrived is
-- money. A closed one is no longer awaited once its part is paid, or another transfer was recorded since it was made: otherwise a press
-- that is repeated would book money that never came. No row when there is none.
create function public.awaited_transfers(ordered public.orders)
returns setof public.order_payments
language plpgsql
stable
as $$
begin
  return query
  select * from public.order_payments as payment
  where payment.order_id = ordered.id and payment.method = 'transfer' and payment.state = 'open'
  union all
  (
    select payment.* from public.order_payments as payment
    join public.offers as offer on offer.order_id = payment.order_id
      and offer.version = case payment.part when 'extra' then payment.version else ordered.version end
    where payment.order_id = ordered.id and payment.method = 'transfer' and payment.state = 'closed'
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
  );
end;
$$;

-- What people have to pay back, of all orders of a request: bank transfers, and what the provider could not pay back.
create function public.owed_refunds(request uuid)
returns setof public.order_payments
language plpgsql
stable
as $$
begin
  return query
  select payment.* from public.order_payments as payment
  join public.orders as ordered on ordered.id = payment.order_id
  where ordered.request_id = owed_refunds.request
    and (payment.refund_state = 'failed' or (payment.refund_state = 'due' and payment.method = 'transfer'))
  order by payment.created_at, payment.id;
end;
$$;

-- For how long after the first half was paid the customer may cancel, unless work has begun.
create function public.cancellation_period()
returns interval
language sql
immutable
as $$
  select interval '1 hour';
$$;

-- Whether what was handed over can be opened by its customer.
create function public.documents_are_open(ordered public.orders)
returns boolean
language sql
immutable
as $$
  select case ordered.state
    when 'completed' then true
    when 'delivered' then ordered.open_before_payment
    -- as it was before
    when 'ended' then ordered.written_off = 0
      and (ordered.completed_at is not null or (ordered.delivered_at is not null and ordered.open_before_payment))
    else false
  end;
$$;

-- What the operator can do with an order now, in the order in which messages offer it. This is the only place that says so: the
-- functions below refuse by it, and messages, pages and commands show what it returns.
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
        (select max(offer.state) from public.offers as offer where offer.order_id = ordered.id and offer.state in ('offered', 'accepted'))
          as extra,
        ordered.state = 'delivered' and (
          select offer.total > public.covered_pence(offer.order_id, offer.version)
          from public.offers as offer where (offer.order_id, offer.version) = (ordered.id, ordered.version)
        ) as unpaid,
        exists (
          select from public.order_payments as payment
          where payment.order_id = ordered.id and payment.method = 'transfer' and payment.state = 'paid'
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
      case when ordered.state in ('delivered', 'completed') and exists (
        select from public.order_documents as document
        where document.order_id = ordered.id and document.delivery is not null and document.closed_at is null and document.opened = 0
      ) then 'take_back' end,
      case when ordered.state in ('half_paid', 'in_progress') then 'decline' end,
      case when running and extra is distinct from 'accepted' then 'extra' end,
      case when extra is not null then 'withdraw_extra' end,
      case when (running or ordered.state = 'ended') and held then 'refund' end,
      case when running then 'end' end,
      case when unpaid then 'write_off' end,
      case when ordered.state in ('offered', 'accepted', 'half_paid', 'in_progress', 'delivered') then 'billing' end,
      case when ordered.id is not null then 'message' end,
      case when ordered.state in ('offered', 'expired', 'accepted', 'half_paid', 'in_progress') then 'ask' end,
      case when ordered.state = 'in_progress' then 'draft' end,
      case when ordered.state in ('offered', 'expired', 'accepted', 'half_paid', 'in_progress') and exists (
        select from public.order_messages as message
        where message.order_id = ordered.id and message.author = 'operator' and message.kind <> 'plain' and message.closed_at is null
      ) then 'answered' end,
      case when transferred and not awaited then 'confirm_again' end
    ], null)
    from facts
  );
end;
$$;

-- Everything about an order as one object (in PL/pgSQL, as other large queries here, so that it is planned once a session), with what the operator can do; null when the request has none: the last one, or an earlier
-- one by its number. An offer whose time is over is 'expired' here before the clock has said so.
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
        when ordered.state = 'offered' and offer.valid_until <= at then 'expired' else ordered.state
      end),
      'request', to_jsonb(quote) - 'uploaded_files',
      -- by when it is ready now
      'offer', to_jsonb(offer) || jsonb_build_object('ready_by', coalesce(ordered.ready_by, offer.ready_by)),
      'extras', (
        select coalesce(jsonb_agg(to_jsonb(extra) || jsonb_build_object(
          'covered', public.covered_pence(extra.order_id, extra.version),
          'state', case when extra.state = 'offered' and extra.valid_until <= at then 'expired' else extra.state end
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
        select coalesce(jsonb_agg(to_jsonb(document) order by document.position), '[]')
        from public.order_documents as document where document.order_id = ordered.id
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
      'recorded', (
        select count(*) from public.order_payments as payment where payment.order_id = ordered.id and payment.state = 'paid'
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

-- The same of all requests of an account that have one, the latest first.
create function public.orders_of(account uuid)
returns jsonb
language sql
stable
security definer
as $$
  select coalesce(jsonb_agg(public.order_view(request.id) order by latest.created_at desc), '[]')
  from public.quote_requests as request
  cross join lateral (select max(ordered.created_at) from public.orders as ordered where ordered.request_id = request.id) as latest (created_at)
  where request.user_id = orders_of.account and latest.created_at is not null;
$$;

-- The offer ------------------------------------------------------------------------------------------------------------

-- Adds an offer of this version to an order, or an extra. given: JSON {lines: [{what, amount, treatment}], prices, vatRate, readyBy or readyInDays,
-- readyTime, note, validUntil, byPost, customer, vatNotes}; a line without a treatment is taxed at the standard rate.
create function public.add_offer(target uuid, version integer, given jsonb, state text, at timestamptz)
returns public.offers
language plpgsql
security definer
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

-- Answers a request with a price; after an order that has come to an end, this is another order. offer: see public.add_offer. expected: the
-- version that the operator saw, 0 for none, so that of two answers at once only one counts.
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
  perform from public.quote_requests as quote where quote.id = make_offer.request and quote.erased_at is null for update;
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
  -- what is answered with a price is no spam
  update public.quote_requests set spam_at = null where id = make_offer.request and spam_at is not null;
  perform public.announce_order(ordered, 'order_offer', public.add_order_event(
    ordered.id, 'operator', 'offered', jsonb_build_object('version', ordered.version, 'total', added.total), at
  ), jsonb_build_object('version', ordered.version));
end;
$$;

-- Takes the offer back. What was paid for it, or is paid at this moment, is refunded.
create function public.withdraw_offer(request uuid, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
begin
  if ordered.state = 'withdrawn' then
    return;
  elsif 'withdraw' <> all (public.order_actions(ordered)) then
    perform public.raise_refusal('not-offered');
  end if;
  update public.orders set state = 'withdrawn' where id = ordered.id;
  perform public.close_order(ordered.id);
  perform public.give_back(ordered.id, public.held_pence(ordered.id));
  perform public.announce_order(
    ordered, 'order_withdrawn', public.add_order_event(ordered.id, 'operator', 'withdrawn', '{}', at)
  );
end;
$$;

-- Payment --------------------------------------------------------------------------------------------------------------

-- The open payment of a part: the one that there is, or a new one. Another method, part, version or a payment page whose time is over
-- closes the one before; what is paid to that one after all counts if it is still to be paid, and goes back otherwise.
-- A new transfer that the customer chose is announced, whatever it pays: the customer gets the details, the operator the link that
-- confirms it.
create function public.open_payment(ordered public.orders, part text, version integer, method text, at timestamptz, actor text default 'customer')
returns public.order_payments
language plpgsql
security definer
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
    perform public.announce_order(ordered, 'order_transfer', event, jsonb_build_object('payment', chosen.id));
    perform public.announce_order(ordered, 'order_transfer_operator', event, jsonb_build_object('payment', chosen.id));
  end if;
  return chosen;
end;
$$;

-- Whether an offer is to a business: as the operator has said, otherwise as the request has.
create function public.is_business(offer public.offers)
returns boolean
language sql
stable
as $$
  select coalesce((offer.customer ->> 'business')::boolean, (
    select coalesce(request.company_name, '') ~ '\S' from public.orders as ordered
    join public.quote_requests as request on request.id = ordered.request_id
    where ordered.id = offer.order_id
  ));
$$;

-- To whom the invoices of an order are addressed, and the customer's own number for it. What is null stays as it is. The caller has
-- locked the order.
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

-- The operator sets what the invoices to come say.
create function public.change_billing(request uuid, name text, address text, purchase_order text, at timestamptz default now())
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
  if changed is distinct from ordered then
    perform public.add_order_event(ordered.id, 'operator', 'billing', '{}', at);
  end if;
end;
$$;

-- The customer accepts the offer, and sets out to pay its first half, or everything at once ("whole"), or an extra, which is paid at once:
-- {order, payment}, the same again while it is open. Where the law wants the customer's name and address on an invoice, above £250 with
-- VAT, they are given here; repeated, they may be left out. Businesses may always give them, and a purchase order; of others nothing is
-- kept that is not needed.
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
    or (coalesce(offer.state, ordered.state) = 'offered' and at >= offer.valid_until)
  then
    perform public.raise_refusal('expired');
  end if;
  if offer.by_post and coalesce(ordered.delivery_address, '') !~ '\S' then
    perform public.raise_refusal('address-missing');
  end if;
  if public.is_business(offer) then
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

-- The customer sets out to pay the second half: when it is due, on delivery, or sooner if they like. What was given up can still be paid.
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

-- Records the provider's session of a payment.
create function public.record_order_session(payment uuid, session text, url text)
returns void
language sql
security definer
as $$
  update public.order_payments set session_id = record_order_session.session, session_url = record_order_session.url
  where id = record_order_session.payment and session_id is null;
$$;

-- Ends a payment that was not made: an order that waits for its first half, or an extra, is offered again, unless a part of it is paid.
-- Whoever was told that a transfer is on its way is told that it did not arrive.
create function public.close_payment(payment uuid, actor text, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order_of(payment);
  closed public.order_payments;
  event integer;
begin
  update public.order_payments set state = 'closed' where id = close_payment.payment and state = 'open' returning * into closed;
  if closed.id is null or public.covered_pence(closed.order_id, closed.version) > 0 then
    return;
  elsif closed.part = 'extra' then
    perform public.reopen_extra(ordered, closed.version, 'offered', close_payment.actor, 'extra left unpaid', at);
  elsif ordered.state = 'accepted' then
    update public.orders set state = 'offered', accepted_at = null where id = ordered.id returning * into ordered;
    event := public.add_order_event(ordered.id, close_payment.actor, 'left unpaid', jsonb_build_object('payment', closed.id), at);
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

-- Closes what an order that has come to an end was still waiting for.
create function public.close_order(target uuid)
returns void
language sql
security definer
as $$
  update public.order_payments set state = 'closed' where order_id = target and state = 'open';
  update public.offers set state = 'withdrawn' where order_id = target and state in ('offered', 'accepted');
$$;

-- Completes an order that is delivered and paid, also what was given up meanwhile; an extra that was accepted has to be paid, too.
create function public.complete_order(ordered public.orders, at timestamptz)
returns public.orders
language plpgsql
security definer
as $$
declare
  moved public.orders := ordered;
begin
  update public.orders as known
  set state = 'completed', completed_at = coalesce(known.completed_at, at), ended_at = at, written_off = 0
  from public.offers as offer
  where known.id = ordered.id and offer.order_id = known.id and offer.version = known.version
    and (known.state = 'delivered' or (known.state = 'ended' and known.end_ground is null))
    and public.covered_pence(offer.order_id, offer.version) >= offer.total
    and not exists (select from public.offers as extra where extra.order_id = known.id and extra.state = 'accepted')
  returning known.* into moved;
  return case when found then moved else ordered end;
end;
$$;

-- Ends that an extra is waited for, which may complete the order. Returns the number of the event.
create function public.reopen_extra(
  ordered public.orders, version integer, state text, actor text, event_kind text, at timestamptz
)
returns integer
language plpgsql
security definer
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

-- What of an order's held money goes back, in pence, beginning with what was paid last.
create function public.give_back(target uuid, pence integer, reason text default null)
returns void
language plpgsql
security definer
as $$
declare
  rest integer := pence;
  taken integer;
  payment public.order_payments;
begin
  for payment in
    select * from public.order_payments as paid
    where paid.order_id = target and paid.covers_from is not null and paid.amount > paid.refund_due
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
  end loop;
end;
$$;

-- How much of its offer a payment would pay now: nothing if that is paid, or is no longer to be paid.
create function public.payable_pence(ordered public.orders, payment public.order_payments, at timestamptz)
returns integer
language sql
stable
as $$
  select case when case
    when offer.state is null then payment.version = ordered.version and (
      ordered.state in ('accepted', 'half_paid', 'in_progress', 'delivered') or (ordered.state = 'ended' and ordered.end_ground is null)
      or (ordered.state = 'offered' and at < offer.valid_until)
    )
    else ordered.state in ('half_paid', 'in_progress', 'delivered', 'completed')
      and (offer.state = 'accepted' or (offer.state = 'offered' and at < offer.valid_until))
  end then greatest(public.point_after(offer, payment.part) - public.covered_pence(offer.order_id, offer.version), 0) else 0 end
  from public.offers as offer
  where offer.order_id = ordered.id and offer.version = payment.version;
$$;

-- Records money that came for a payment, issues its paper and moves the order on. What is not to be paid (any more) is surplus: held, with
-- a receipt, until it is returned. A transfer counts for what is due, and the rest of it is a surplus of its own; a payment by card counts
-- if it is what is due. came: in pence, the payment's amount unless said otherwise; waived: what is given up besides. counting: false if
-- nothing of it is to count. The caller has locked the order.
create function public.record_payment(
  ordered public.orders, payment public.order_payments, actor text, at timestamptz, came integer default null, waived integer default 0,
  counting boolean default true
)
returns public.orders
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  moved public.orders := ordered;
  offer public.offers;
  paid public.order_payments;
  covered constant integer := public.covered_pence(ordered.id, payment.version);
  received constant integer := coalesce(came, payment.amount);
  due constant integer := case when counting then public.payable_pence(ordered, payment, at) else 0 end;
  counted constant integer :=
    case when payment.method = 'transfer' then least(received, due) when received = due then due else 0 end;
  is_full boolean;
  parts jsonb;
  kind text;
  paper text;
  event integer;
begin
  select * into offer from public.offers as made where made.order_id = ordered.id and made.version = payment.version;
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
  perform public.announce_order(moved, kind, event, jsonb_build_object('payment', paid.id));
  perform public.announce_order(moved, kind || '_operator', event, jsonb_build_object('payment', paid.id, 'paper', paper));
  if counted > 0 and received > counted then
    moved := public.record_surplus(moved, paid, received - counted, actor, at);
  end if;
  return moved;
end;
$$;

-- Records money that came by bank transfer and was not owed. beside: a payment of the order to which it belongs.
create function public.record_surplus(
  ordered public.orders, beside public.order_payments, pence integer, actor text, at timestamptz
)
returns public.orders
language plpgsql
security definer
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

-- Records that a payment was given back, or a part of it, with the credit note of that part. amount: what has gone back in all,
-- so that nothing is noted twice. The caller has locked the order.
create function public.record_refund(payment public.order_payments, amount integer, actor text, refund text, at timestamptz)
returns void
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  total constant integer := least(record_refund.amount, payment.amount);
  given_back public.order_payments;
  part public.order_payments;
  ordered public.orders;
  paper text;
begin
  update public.order_payments as known set
    refunded = greatest(known.refunded, total), refund_due = greatest(known.refund_due, total), refunded_at = at,
    refund_id = coalesce(refund, refund_id), refund_failed = case when total >= known.refund_due then 0 else known.refund_failed end,
    refund_state = case when total >= known.amount then 'made' when total >= known.refund_due then 'none' else refund_state end
  where known.id = payment.id
  returning * into given_back;
  if total <= payment.refunded then
    -- made once, failed later, made again: its credit note is there
    return;
  end if;
  part := given_back;
  part.amount := total - payment.refunded;
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
  perform public.announce_order(ordered, 'order_refunded', public.add_order_event(
    payment.order_id, actor, 'refunded',
    jsonb_build_object('payment', given_back.id, 'amount', part.amount, 'paper', paper, 'state', ordered.state), at
  ), jsonb_build_object('payment', given_back.id, 'amount', part.amount, 'paper', paper));
end;
$$;

-- Applies the provider's current view of a session, in any order of calls and however often; see public.settle_payment. Notes the
-- event that told of it and takes the messages, see public.settle_session. payment: the row, or null when there is none. refunded: what
-- has gone back in all, in pence.
create function public.settle_order_session(
  payment uuid, session text, state text, paid_amount integer default null, paid_currency text default null,
  provider_payment text default null, refunded integer default 0, event text default null, event_type text default null,
  max_messages integer default 0, limits text default '[]', at timestamptz default now()
)
returns jsonb
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  ordered public.orders;
  paying public.order_payments;
begin
  if event is not null then
    insert into public.payment_events (id, type, received_at) values (event, event_type, at) on conflict (id) do nothing;
  end if;
  ordered := public.lock_order_of(settle_order_session.payment);
  if ordered.id is null then
    return jsonb_build_object('payment', null, 'order', null, 'messages', '[]'::jsonb);
  end if;
  -- the provider has answered and we crashed before noting it: the session is this payment's
  update public.order_payments as known
  set session_id = coalesce(known.session_id, settle_order_session.session), checked_at = at
  where known.id = settle_order_session.payment
  returning * into paying;

  if settle_order_session.state = 'paid' and (
    paying.session_id <> settle_order_session.session
    or (paid_amount, lower(paid_currency)) is distinct from (paying.amount, paying.currency)
  ) then
    -- somebody else makes sessions in our name, or the amount is another: a matter for people
    if not exists (
      select from public.order_events as earlier
      where earlier.order_id = ordered.id and earlier.kind = 'mismatch' and earlier.facts ->> 'session' = settle_order_session.session
    ) then
      perform public.announce_order(ordered, 'order_mismatch_operator', public.add_order_event(
        ordered.id, 'provider', 'mismatch', jsonb_build_object(
          'payment', paying.id, 'session', settle_order_session.session, 'amount', paid_amount, 'currency', paid_currency
        ), at
      ), jsonb_build_object(
        'payment', paying.id, 'session', settle_order_session.session, 'amount', paid_amount, 'currency', paid_currency
      ));
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

-- Payments whose refund is due, the oldest first. Those of bank transfers are made by people.
create function public.order_refunds_due(max_payments integer)
returns setof public.order_payments
language sql
stable
security definer
as $$
  select * from public.order_payments
  where refund_state = 'due' and method = 'card'
  order by paid_at
  limit max_payments;
$$;

-- Records the outcome of a refund. total: what has gone back in all with it, in pence; all that is due unless said otherwise. One of ours
-- that came back to us is owed again, by people; one that was made on the provider's page for a part, and has failed, is told to the
-- operator, once for each refund.
create function public.settle_order_refund(
  payment uuid, refund text default null, failed boolean default false, actor text default 'provider', at timestamptz default now(),
  total integer default null
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
  if failed and (paid.refund_state in ('due', 'made') or (paid.refund_state = 'none' and paid.refunded > 0 and paid.refund_id = refund)) then
    update public.order_payments set refund_state = 'failed', refund_failed = case
      when paid.refunded >= paid.refund_due then (
        select (paper.facts ->> 'amount')::integer from public.papers as paper
        where paper.payment_id = paid.id and paper.kind = 'credit note' order by paper.year desc, paper.number desc limit 1
      )
      else paid.refund_failed
    end
    where id = paid.id;
    perform public.announce_order(ordered, 'order_refund_failed_operator', public.add_order_event(
      ordered.id, actor, 'refund failed', jsonb_build_object('payment', paid.id), at
    ), jsonb_build_object('payment', paid.id));
  elsif failed and paid.refunded > 0 and not exists (
    select from public.order_events as earlier
    where earlier.order_id = ordered.id and earlier.kind = 'part refund failed' and earlier.facts ->> 'refund' = settle_order_refund.refund
  ) then
    perform public.announce_order(ordered, 'order_part_refund_failed_operator', public.add_order_event(
      ordered.id, actor, 'part refund failed', jsonb_build_object('payment', paid.id, 'refund', settle_order_refund.refund), at
    ), jsonb_build_object('payment', paid.id));
  elsif not failed and paid.refund_state in ('due', 'failed') then
    perform public.record_refund(paid, coalesce(settle_order_refund.total, paid.refund_due), actor, refund, at);
  end if;
end;
$$;

-- Records that a cardholder disputes a payment, and how that ends; each is told to the operator once. state: 'open', 'won' (also when
-- it was taken back) or 'lost'. due: until when to answer. Money that the bank takes back is no refund of ours: the order and its
-- papers stay as they are.
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
  perform public.announce_order(
    ordered, case record_order_dispute.state when 'open' then 'order_disputed_operator' else 'order_dispute_closed_operator' end,
    public.add_order_event(ordered.id, 'provider', event_kind, payload, at), jsonb_strip_nulls(payload)
  );
end;
$$;

-- Work -----------------------------------------------------------------------------------------------------------------

-- The operator begins to work: from now on the customer cannot cancel.
create function public.begin_order(request uuid, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
begin
  if 'begin' = any (public.order_actions(ordered)) then
    update public.orders set state = 'in_progress', begun_at = at where id = ordered.id returning * into ordered;
    perform public.announce_order(
      ordered, 'order_begun', public.add_order_event(ordered.id, 'operator', 'begun', '{}', at)
    );
  elsif ordered.state in ('cancelled', 'refunded', 'ended') then
    perform public.raise_refusal('ended');
  elsif ordered.paid_at is null then
    perform public.raise_refusal('not-paid');
  end if;
end;
$$;

-- The customer cancels, within public.cancellation_period() of the payment and before work has begun: everything goes back.
create function public.cancel_order(request uuid, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  event integer;
begin
  if ordered.state = 'cancelled' then
    return;
  elsif ordered.begun_at is not null then
    perform public.raise_refusal('begun');
  elsif ordered.paid_at is null or ordered.state <> 'half_paid' then
    perform public.raise_refusal('not-paid');
  elsif at > ordered.paid_at + public.cancellation_period() then
    perform public.raise_refusal('too-late');
  end if;
  update public.orders set state = 'cancelled', ended_at = at where id = ordered.id returning * into ordered;
  perform public.close_order(ordered.id);
  perform public.give_back(ordered.id, public.held_pence(ordered.id));
  event := public.add_order_event(ordered.id, 'customer', 'cancelled', '{}', at);
  perform public.announce_order(ordered, 'order_cancelled', event);
  perform public.announce_order(ordered, 'order_cancelled_operator', event);
end;
$$;

-- The operator declines an order that cannot be fulfilled: everything that was paid goes back.
create function public.decline_order(request uuid, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
begin
  if 'decline' = any (public.order_actions(ordered)) then
    update public.orders set state = 'refunded', ended_at = at where id = ordered.id returning * into ordered;
    perform public.close_order(ordered.id);
    perform public.give_back(ordered.id, public.held_pence(ordered.id));
    perform public.announce_order(
      ordered, 'order_declined', public.add_order_event(ordered.id, 'operator', 'declined', '{}', at)
    );
  elsif ordered.paid_at is null then
    perform public.raise_refusal('not-paid');
  elsif ordered.state <> 'refunded' then
    perform public.raise_refusal('ended');
  end if;
end;
$$;

-- Refuses what is about a document of the customer's that there is not (any more).
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

-- A question or an answer, by either side; the same once more is a press that was repeated. documents: ids of what the operator has
-- uploaded to go with it. It opens at once, whatever the order's state: it is no delivery. kind: of the operator's, 'ask', with the
-- customer's document that it is about, or 'draft', with documents. answers: of the customer's, the number of an ask or a draft;
-- changes to drafts can be asked for in so many rounds.
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
    ordered := public.wait_for_customer(ordered, at);
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

-- Marks a request as an order, which is no spam, or as not one. Returns no row if the request does not exist.
create function public.mark_order(request uuid, ordered boolean, at timestamptz default now())
returns setof public.quote_requests
language sql
as $$
  update public.quote_requests
  set ordered_at = case when ordered then coalesce(ordered_at, at) end, spam_at = case when not ordered then spam_at end
  where id = request and (mark_order.ordered or not exists (
    select from public.orders as known where known.request_id = mark_order.request and known.paid_at is not null
  ))
  returning *;
$$;

-- Delivery -------------------------------------------------------------------------------------------------------------

-- Adds a document that is in the bucket, to be handed over with the next delivery or, for the purpose 'message', sent with a message.
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
  if add_order_document.purpose <> all (public.order_actions(ordered)) then
    perform public.raise_refusal(case when ordered.paid_at is null then 'not-paid' else 'ended' end);
  end if;
  select document.id into added from public.order_documents as document
  where document.order_id = ordered.id and document.purpose = add_order_document.purpose
    and document.delivery is null and document.message is null
    and document.name = add_order_document.name and document.sha256 = add_order_document.sha256;
  if found then
    return added;
  elsif 50 <= (select count(*) from public.order_documents as document where document.order_id = ordered.id) then
    perform public.raise_refusal('too-many-documents');
  -- so many can go with one message
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

-- Takes a document away that has not been handed over or sent yet; returns its path, or null.
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

-- Hands over what was added, a parcel, or both; further deliveries may follow. A parcel that was told already is no news: two
-- presses deliver once. open_now: documents open before the second half is paid. replaces: documents of earlier deliveries whose place
-- these take.
create function public.deliver_order(
  request uuid, note text default '', carrier text default '', tracking text default '', open_now boolean default false,
  at timestamptz default now(), replaces uuid[] default '{}'
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
  if 'deliver' <> all (public.order_actions(ordered)) then
    perform public.raise_refusal(case when ordered.paid_at is null then 'not-paid' else 'ended' end);
  elsif not exists (
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
  perform public.replace_documents(ordered, deliver_order.replaces, next_delivery, at);
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
      'replaces', nullif(to_jsonb(deliver_order.replaces), '[]')
    ), at
  ), jsonb_build_object('delivery', next_delivery));
end;
$$;

-- A document that the customer opens, as {path, name, type}, counted; null unless it may be opened: it was sent with a message, or it was
-- handed over, and the second half is paid or the operator has chosen so.
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

-- The clock ------------------------------------------------------------------------------------------------------------

-- What time alone does: offers end, payments that were left unfinished are given up, and reminders are sent, each at most twice
-- and never after the thing has happened. Returns how many of each.
create function public.run_order_clock(at timestamptz default now())
returns jsonb
language plpgsql
security definer
as $$
declare
  today constant date := (at at time zone 'Europe/London')::date;
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
    where known.state = 'offered' and offer.valid_until <= at
    order by known.created_at limit 500
  loop
    ordered := public.lock_order(due.request_id);
    -- asked again under the lock
    continue when ordered.state <> 'offered' or exists (
      select from public.offers as offer
      where offer.order_id = ordered.id and offer.version = ordered.version and offer.valid_until > at
    );
    update public.orders set state = 'expired' where id = ordered.id returning * into ordered;
    perform public.announce_order(
      ordered, 'order_expired_operator', public.add_order_event(ordered.id, 'clock', 'expired', '{}', at)
    );
    expired := expired + 1;
  end loop;

  for due in
    select offer.order_id, offer.version, known.request_id from public.offers as offer
    join public.orders as known on known.id = offer.order_id
    where offer.state = 'offered' and offer.valid_until <= at
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

  -- What is to be remembered, when, and how often it was since then.
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
          (known.ready_by + time '08:00') at time zone 'Europe/London', known.paid_at),
        ('balance', 'order_balance_due', known.state = 'delivered' and public.covered_pence(known.id, known.version) < offer.total,
          known.delivered_at + interval '3 days', known.delivered_at + interval '10 days', known.delivered_at),
        ('unpaid', 'order_unpaid_operator', known.state = 'delivered' and public.covered_pence(known.id, known.version) < offer.total,
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

grant select on
  public.orders, public.offers, public.order_events, public.order_payments, public.order_deliveries, public.order_documents,
  public.order_messages, public.paper_series, public.papers to service_role;
grant execute on function
  public.keep_paper, public.cancellation_period, public.change_billing,
  public.mark_order, public.order_view, public.orders_of, public.make_offer, public.withdraw_offer, public.accept_offer,
  public.open_balance, public.record_order_session, public.close_payment, public.settle_order_session,
  public.order_refunds_due, public.settle_order_refund, public.record_order_dispute, public.begin_order, public.cancel_order,
  public.decline_order, public.send_order_message, public.add_order_document, public.remove_order_document,
  public.deliver_order, public.open_order_document, public.run_order_clock to service_role;
