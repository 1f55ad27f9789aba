-- Books: the papers of consultations, what the payment provider did with our money, and all money as one table (decision 016).

-- Money that came too late for its time is held until it goes back: a receipt, without VAT.
create function public.issue_booking_paper(
  booking public.bookings, credit boolean, from_amount integer, to_amount integer, at timestamptz, method text default 'card'
)
returns text
language plpgsql
security definer
as $$
declare
  held constant boolean := booking.status = 'lost';
  rate constant integer := case when not held then public.vat_rate_at(at) end;
  lines constant jsonb := jsonb_build_array(jsonb_build_object(
    'what', case when held then 'Held until it goes back: consultation' else 'Consultation' end
      || ' by video on ' || to_char(booking.starts_at at time zone 'UTC', 'FMDD FMMonth YYYY, HH24:MI "GMT"'),
    'amount', booking.amount, 'treatment', case when held then 'outside' else 'standard' end
  ));
  paid public.papers;
  facts jsonb;
  shares jsonb;
begin
  select * into paid from public.papers as known where known.booking_id = booking.id and known.kind <> 'credit note';
  facts := coalesce(paid.facts, jsonb_build_object(
    'surplus', held, 'lines', lines, 'prices', 'gross', 'total', booking.amount, 'vatRate', rate, 'currency', booking.currency,
    'shares', public.shares_of_lines(lines, 'gross', rate), 'paidOn', (at at time zone 'Europe/London')::date
  ));
  shares := public.part_of_shares(facts -> 'shares', from_amount, to_amount);
  return public.add_paper(
    null, null, booking.id, case when credit then 'credit note' when rate is null then 'receipt' else 'invoice' end,
    facts - '{kind,reference,issuedOn,seller}'::text[] || jsonb_build_object(
      'about', 'consultation', 'startsAt', booking.starts_at, 'order', booking.reference, 'language', booking.language, 'part', 'whole', 'method', method,
      'buyer', coalesce(
        case when booking.erased_at is not null then paid.facts -> 'buyer' end,
        jsonb_build_object('name', public.full_name(booking.first_name, booking.last_name), 'email', booking.email)
      ),
      'amount', to_amount - from_amount, 'shares', shares, 'vat', public.vat_of(shares),
      'net', to_amount - from_amount - public.vat_of(shares), 'credits', paid.reference
    ),
    at
  );
end;
$$;

create function public.last_credit_note(booking uuid)
returns jsonb
stable
return (
  select paper.facts from public.papers as paper where paper.booking_id = last_credit_note.booking and paper.kind = 'credit note'
  order by paper.created_at desc, paper.number desc limit 1
);

-- What the provider could not give back, in pence: the rest, or its last refund, if that came back to us.
create function public.unmade_refund(booking public.bookings)
returns integer
stable
return case
  when booking.refunded < booking.amount then booking.amount - booking.refunded
  else (public.last_credit_note(booking.id) ->> 'amount')::integer
end;

-- total: what has gone back in all. One that was given back on the provider's own page before it began is cancelled. The caller has locked
-- the booking.
create function public.record_booking_refund(
  booking public.bookings, total integer, refund text, at timestamptz, by_hand boolean default false
)
returns public.bookings
language plpgsql
security definer
as $$
declare
  given_back constant integer := least(total, booking.amount);
  is_whole constant boolean := given_back = booking.amount;
  is_cancelled constant boolean := is_whole and (
    booking.status in ('held', 'released') or (booking.status = 'confirmed' and record_booking_refund.at < booking.starts_at)
  );
  method constant text := case when by_hand then 'transfer' else 'card' end;
  changed public.bookings;
  payload jsonb;
begin
  update public.bookings as known set
    refunded = greatest(known.refunded, given_back), refunded_at = at, refund_id = coalesce(refund, known.refund_id),
    refund_state = case when is_whole then 'made' else known.refund_state end,
    status = case when is_cancelled then 'cancelled' else known.status end,
    ended_at = case when is_cancelled then at else known.ended_at end,
    calendar_sequence = known.calendar_sequence + is_cancelled::integer
  where known.id = booking.id
  returning * into changed;
  if given_back <= booking.refunded then
    -- made once, failed later, made again: its credit note is there
    if by_hand then
      perform public.announce_booking(changed, 'booking_refunded', true, jsonb_build_object(
        'amount', public.unmade_refund(booking), 'paper', public.last_credit_note(booking.id) ->> 'reference', 'method', method,
        'refund', 'by hand'
      ));
    end if;
    return changed;
  end if;
  payload := jsonb_build_object(
    'amount', given_back - booking.refunded, 'method', method,
    'paper', public.issue_booking_paper(booking, true, booking.refunded, given_back, at, method)
  );
  if is_cancelled then
    perform public.announce_booking(changed, 'booking_cancelled', true, payload);
    perform public.announce_booking(changed, 'booking_cancelled_operator', false, payload);
  else
    perform public.announce_booking(changed, 'booking_refunded', true, payload);
    if not is_whole then
      perform public.announce_booking(changed, 'booking_part_refunded', false, payload);
    end if;
  end if;
  return changed;
end;
$$;

-- Every paper reaches the operator: with the message that names it, otherwise with one of its own.
create function public.send_paper_copy()
returns trigger
language plpgsql
security definer
as $$
declare
  about uuid := coalesce(new.booking_id, (select ordered.request_id from public.orders as ordered where ordered.id = new.order_id));
  copy_kind constant text := case when new.booking_id is null then 'order_paper_operator' else 'booking_paper_operator' end;
begin
  insert into public.outbox (kind, subject_id, payload, dedupe_key)
  select copy_kind, about, jsonb_build_object('paper', new.reference), 'paper_operator:' || new.id
  where not exists (
    select from public.outbox as message
    where message.subject = public.message_subject(copy_kind, '{}', about)
      and message.recipient is null and message.payload ->> 'paper' = new.reference
  );
  return null;
end;
$$;

-- At the end, when all that happened has been announced.
create constraint trigger send_paper_copy after insert on public.papers
  deferrable initially deferred for each row execute function public.send_paper_copy();

-- month: its first day.
create function public.papers_of_month(month date, skip integer default 0, max_papers integer default 500)
returns setof public.papers
language sql
stable
as $$
  select * from public.papers as paper
  where paper.created_at >= papers_of_month.month::timestamp at time zone 'Europe/London'
    and paper.created_at < (papers_of_month.month + interval '1 month') at time zone 'Europe/London'
  order by paper.created_at, paper.id
  offset skip limit max_papers;
$$;

create table public.provider_payouts (
  id text primary key check (char_length(id) <= 255),
  -- in the currency's minor unit
  amount integer not null,
  currency text not null check (currency ~ '^[a-z]{3}$'),
  state text not null check (char_length(state) <= 40),
  arrives_on date not null,
  created_at timestamptz not null
);

create index provider_payouts_by_age on public.provider_payouts (created_at);

-- What moved the balance that the provider keeps for us: charges, refunds, disputes, fees and payouts. Its net is amount - fee.
create table public.provider_transactions (
  id text primary key check (char_length(id) <= 255),
  kind text not null check (kind in ('charge', 'refund', 'dispute', 'fee', 'payout', 'other')),
  -- the payment that it is about: order_payments.payment_id or bookings.payment_id
  payment_id text check (char_length(payment_id) <= 255),
  -- in the minor unit of the account's currency
  amount integer not null,
  fee integer not null,
  currency text not null check (currency ~ '^[a-z]{3}$'),
  created_at timestamptz not null,
  payout_id text references public.provider_payouts (id) on delete set null
);

create index provider_transactions_by_age on public.provider_transactions (created_at);
create index provider_transactions_of_payment on public.provider_transactions (payment_id, created_at) where payment_id is not null;
create index provider_transactions_of_payout on public.provider_transactions (payout_id);

create table public.provider_reading (
  one boolean primary key default true check (one),
  read_until timestamptz not null,
  checked_at timestamptz not null
);

-- difference: between a payout and what is known of what it consists of.
create function public.payout_sums(from_day date, to_day date)
returns table (id text, amount integer, currency text, state text, arrives_on date, created_at timestamptz, difference integer)
language sql
stable
as $$
  select payout.id, payout.amount, payout.currency, payout.state, payout.arrives_on, payout.created_at,
    payout.amount - coalesce((
      select sum(entry.amount - entry.fee) from public.provider_transactions as entry
      where entry.payout_id = payout.id and entry.kind <> 'payout'
    ), 0)::integer
  from public.provider_payouts as payout
  where payout.created_at >= from_day::timestamp at time zone 'Europe/London'
    and payout.created_at < (to_day + 1)::timestamp at time zone 'Europe/London'
  order by payout.created_at, payout.id;
$$;

-- What to read next, as {since, until}: once an hour, in steps of two weeks; null when it is not time yet.
create function public.begin_provider_reading(at timestamptz default now())
returns jsonb
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  started timestamptz;
  since timestamptz;
begin
  select least(
    (select min(payment.paid_at) from public.order_payments as payment where payment.paid_at is not null and payment.method = 'card'),
    (select min(booking.confirmed_at) from public.bookings as booking where booking.confirmed_at is not null)
  ) into started;
  if started is null then
    return null;
  end if;
  insert into public.provider_reading as reading (read_until, checked_at) values (started - interval '1 day', at)
  on conflict (one) do update set checked_at = begin_provider_reading.at
  where reading.checked_at <= begin_provider_reading.at - interval '1 hour' or reading.read_until < begin_provider_reading.at - interval '1 day'
    -- the clock was wrong
    or reading.checked_at > begin_provider_reading.at
  -- what the provider lists a little later than it happened
  returning least(reading.read_until, begin_provider_reading.at) - interval '2 hours' into since;
  return case when since is not null then
    jsonb_build_object('since', since, 'until', least(begin_provider_reading.at, since + interval '14 days'))
  end;
end;
$$;

-- money: JSON {payouts, transactions} of the tables' columns. read_until: how far, if all of it was read.
create function public.record_provider_money(money text, read_until timestamptz default null)
returns void
language sql
security definer
as $$
  insert into public.provider_payouts as known
  select * from jsonb_populate_recordset(null::public.provider_payouts, money::jsonb -> 'payouts')
  on conflict (id) do update set amount = excluded.amount, state = excluded.state, arrives_on = excluded.arrives_on;
  insert into public.provider_transactions as known
  select * from jsonb_populate_recordset(null::public.provider_transactions, money::jsonb -> 'transactions')
  on conflict (id) do update set payout_id = coalesce(excluded.payout_id, known.payout_id);
  update public.provider_reading as reading set read_until = record_provider_money.read_until
  where record_provider_money.read_until is not null;
$$;

-- Whose payment the provider's is, and whether it has a paper.
create function public.paid_reference(payment text)
returns table (reference text, has_paper boolean)
language sql
stable
as $$
  select request.reference, exists (select from public.papers as paper where paper.payment_id = paid.id)
  from public.order_payments as paid
  join public.orders as ordered on ordered.id = paid.order_id
  join public.quote_requests as request on request.id = ordered.request_id
  where paid.payment_id = paid_reference.payment
  union all
  select booking.reference, exists (select from public.papers as paper where paper.booking_id = booking.id)
  from public.bookings as booking where booking.payment_id = paid_reference.payment
  limit 1;
$$;

-- The lines of a treatment, in words.
create function public.what_was_sold(lines jsonb, share jsonb)
returns text
immutable
return (
  select left(string_agg(listed.line ->> 'what', '; ' order by listed.number), 500)
  from jsonb_array_elements(lines) with ordinality as listed (line, number)
  where coalesce(listed.line ->> 'treatment', 'standard') = share ->> 'treatment'
);

-- Since when an order had been delivered ('unpaid') or written off at a moment; its kind is null if it was neither.
create function public.unpaid_since(order_id uuid, until timestamptz)
returns table (at timestamptz, kind text)
language sql
stable
as $$
  select told.at, case when told.state = 'delivered' then 'unpaid' when told.kind = 'written off' then told.kind end
  from (
    select event.number, event.at, event.kind, event.facts ->> 'state' as state,
      lag(event.facts ->> 'state') over (order by event.number) as before
    from public.order_events as event
    where event.order_id = unpaid_since.order_id and event.facts ? 'state' and event.at < until
  ) as told
  where told.state is distinct from told.before
  order by told.number desc
  limit 1;
$$;

-- All money from one day to another in the UK, in its order: a row for each share of a paper, for each dispute, fee and payout of the
-- provider's account, for what came there and has no paper ('unmatched'), and for each share of a second half that was delivered meanwhile
-- and was unpaid, or was written off, at the end of the last day. In minor units, negative where money leaves; a paper's fee and payout stand with its first share,
-- because they are of the whole. treatment 'held': money that goes back, and is no supply; 'none': sold while not registered for VAT.
-- corrects: of a corrected paper, and of the credit note for it, the one that was wrong: no money moved, by no method. sold_on: the tax point.
create function public.money_rows(from_day date, to_day date, after text default '', max_rows integer default 1000)
returns table (
  place text, day date, kind text, about text, reference text, customer text, country text, vat_number text, email text, address text, what text,
  part text,
  method text, currency text, treatment text, rate integer, net integer, vat integer, paper text, credits text,
  payment text, fee integer, fee_currency text, payout text, payout_on date, dispute text, corrects text, sold_on date
)
language sql
stable
security definer
as $$
  with found as (
    select paper.created_at as at, paper.id::text as id, listed.number,
      case paper.kind when 'credit note' then 'refund' else 'payment' end as kind,
      case when paper.booking_id is null then 'order' else 'consultation' end as about, paper.facts ->> 'order' as reference,
      coalesce(nullif(paper.facts -> 'buyer' ->> 'company', ''), paper.facts -> 'buyer' ->> 'name') as customer,
      paper.facts -> 'customer' ->> 'country' as country, paper.facts -> 'customer' ->> 'vatNumber' as vat_number,
      paper.facts -> 'buyer' ->> 'email' as email, paper.facts -> 'buyer' ->> 'address' as address,
      public.what_was_sold(paper.facts -> 'lines', listed.share) as what,
      paper.facts ->> 'part' as part, case when not paper.facts ? 'corrects' then paper.facts ->> 'method' end as method, paper.facts ->> 'currency' as currency,
      case
        when (paper.facts ->> 'surplus')::boolean then 'held'
        when paper.facts ->> 'vatRate' is null and listed.share ->> 'treatment' <> 'disbursement' then 'none'
        else listed.share ->> 'treatment'
      end as treatment,
      (listed.share ->> 'rate')::integer as rate, sign * (listed.share ->> 'net')::integer as net,
      sign * (listed.share ->> 'vat')::integer as vat, paper.reference as paper, paper.facts ->> 'credits' as credits,
      provider_payment as payment, case when listed.number = 1 then entry.fee end as fee, entry.currency as fee_currency,
      entry.payout_id as payout, payout.arrives_on as payout_on, paid.dispute_state as dispute,
      paper.facts ->> 'corrects' as corrects, (paper.facts ->> 'paidOn')::date as sold_on
    from public.papers as paper
    left join public.order_payments as paid on paid.id = paper.payment_id
    left join public.bookings as booking on booking.id = paper.booking_id
    cross join lateral (
      -- a correction moves no money
      select case when not paper.facts ? 'corrects' then coalesce(paid.payment_id, booking.payment_id) end, case paper.kind when 'credit note' then -1 else 1 end
    ) as known (provider_payment, sign)
    cross join lateral jsonb_array_elements(paper.facts -> 'shares') with ordinality as listed (share, number)
    left join lateral (
      select * from public.provider_transactions as moved
      where moved.payment_id = provider_payment and moved.kind = case paper.kind when 'credit note' then 'refund' else 'charge' end
      order by moved.created_at, moved.id
      -- the second refund for the second credit note
      offset (
        select count(*) from public.papers as earlier
        where coalesce(earlier.payment_id, earlier.booking_id) = coalesce(paper.payment_id, paper.booking_id)
          and paper.kind = 'credit note' and earlier.kind = 'credit note' and not earlier.facts ? 'corrects'
          and (earlier.created_at, earlier.number) < (paper.created_at, paper.number)
      )
      limit 1
    ) as entry on true
    left join public.provider_payouts as payout on payout.id = entry.payout_id
    where paper.created_at >= from_day::timestamp at time zone 'Europe/London'
      and paper.created_at < (to_day + 1)::timestamp at time zone 'Europe/London'
    union all
    select entry.created_at, entry.id, 1, case when entry.kind in ('charge', 'refund') then 'unmatched' else entry.kind end,
      'provider', named.reference, null, null, null, null, null, null, null, 'card', entry.currency, null, null, entry.amount, 0, null, null,
      entry.payment_id, entry.fee, entry.currency, entry.payout_id, payout.arrives_on, null, null, null
    from public.provider_transactions as entry
    left join public.provider_payouts as payout on payout.id = entry.payout_id
    left join lateral public.paid_reference(entry.payment_id) as named on true
    where entry.created_at >= from_day::timestamp at time zone 'Europe/London'
      and entry.created_at < (to_day + 1)::timestamp at time zone 'Europe/London'
      and (entry.kind not in ('charge', 'refund') or named.has_paper is not true)
    union all
    select since.at, ordered.id::text, listed.number, since.kind, 'order', request.reference,
      coalesce(ordered.billing_name, nullif(request.company_name, ''), public.full_name(request.given_name, request.family_name)), null, null,
      request.email, ordered.billing_address, public.what_was_sold(offer.lines, listed.share), 'second', null, 'gbp', listed.share ->> 'treatment', (listed.share ->> 'rate')::integer, (listed.share ->> 'net')::integer,
      (listed.share ->> 'vat')::integer, null, null, null, null, null, null, null, null, null, null
    from (
      select distinct event.order_id as id from public.order_events as event
      where event.at >= from_day::timestamp at time zone 'Europe/London'
        and event.at < (to_day + 1)::timestamp at time zone 'Europe/London' and event.kind in ('delivered', 'written off')
    ) as moved
    join public.orders as ordered on ordered.id = moved.id
    join public.quote_requests as request on request.id = ordered.request_id
    join public.offers as offer on offer.order_id = ordered.id and offer.version = ordered.version
    cross join lateral public.unpaid_since(ordered.id, (to_day + 1)::timestamp at time zone 'Europe/London') as since
    cross join lateral jsonb_array_elements(public.part_of_shares(
      offer.shares,
      public.covered_pence(ordered.id, offer.version, (to_day + 1)::timestamp at time zone 'Europe/London'), offer.total
    )) with ordinality as listed (share, number)
    where since.kind is not null and since.at >= from_day::timestamp at time zone 'Europe/London'
  ),
  placed as (
    select to_char(found.at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || found.id || lpad(found.number::text, 2, '0') as place,
      (found.at at time zone 'Europe/London')::date as day, found.*
    from found
  )
  select place, day, kind, about, reference, customer, country, vat_number, email, address, what, part, method, currency, treatment, rate, net, vat, paper,
    credits, payment, fee, fee_currency, payout, payout_on, dispute, corrects, sold_on
  from placed
  where place > money_rows.after
  order by place
  limit max_rows;
$$;

-- Payments by card that the provider (null: nothing is known yet) and our papers tell differently. Those in another currency than its
-- account's cannot be compared.
create function public.money_differences(from_day date, to_day date, max_rows integer default 500)
returns table (payment text, reference text, provider integer, papers integer)
language sql
stable
security definer
as $$
  with touched as (
    select entry.payment_id as id from public.provider_transactions as entry
    where entry.created_at >= from_day::timestamp at time zone 'Europe/London'
      and entry.created_at < (to_day + 1)::timestamp at time zone 'Europe/London' and entry.kind in ('charge', 'refund', 'other')
    union
    select coalesce(paid.payment_id, booking.payment_id) from public.papers as paper
    left join public.order_payments as paid on paid.id = paper.payment_id
    left join public.bookings as booking on booking.id = paper.booking_id
    where paper.created_at >= from_day::timestamp at time zone 'Europe/London'
      and paper.created_at < (to_day + 1)::timestamp at time zone 'Europe/London'
  ),
  compared as (
    select touched.id, named.reference, sums.amount, sums.currency, written.amount as written, written.currency as written_in
    from touched
    left join lateral public.paid_reference(touched.id) as named on true
    cross join lateral (
      select sum(entry.amount)::integer as amount, min(entry.currency) as currency from public.provider_transactions as entry
      where entry.payment_id = touched.id and entry.kind in ('charge', 'refund', 'other')
    ) as sums
    cross join lateral (
      select coalesce(sum((paper.facts ->> 'amount')::integer * case paper.kind when 'credit note' then -1 else 1 end), 0)::integer as amount,
        min(paper.facts ->> 'currency') as currency
      from public.papers as paper
      where paper.payment_id in (select paid.id from public.order_payments as paid where paid.payment_id = touched.id)
        or paper.booking_id in (select booking.id from public.bookings as booking where booking.payment_id = touched.id)
    ) as written
    where touched.id is not null
  )
  select compared.id, compared.reference, compared.amount, compared.written from compared
  where compared.amount is distinct from compared.written and coalesce(compared.currency = compared.written_in, true)
  order by compared.id
  limit max_rows;
$$;

-- What one payer's orders had papers for in the month up to a day of the UK, and what was open when it ended: what was delivered and unpaid, as
-- in the books, and transfers that we had asked for. is_firm: also of others who named the same company.
create function public.statement_of(request uuid, last_day date, is_firm boolean)
returns jsonb
language sql
stable
as $$
  with period as (
    select date_trunc('month', last_day)::date as first_day,
      date_trunc('month', last_day) at time zone 'Europe/London' as since, (last_day + 1)::timestamp at time zone 'Europe/London' as until
  ),
  theirs as materialized (
    select ordered.id, ordered.version, asked.reference as "order", asked.own_reference as own
    from public.quote_requests as mine
    join public.quote_requests as asked on asked.id = mine.id or (
      asked.erased_at is null and public.is_same_payer(mine, asked) and (is_firm or lower(asked.email) = lower(mine.email))
    )
    join public.orders as ordered on ordered.request_id = asked.id
    where mine.id = statement_of.request
  ),
  unpaid as materialized (
    select theirs.*, offer.total - public.covered_pence(theirs.id, offer.version, period.until) as amount, since.at
    from theirs cross join period
    join public.offers as offer on offer.order_id = theirs.id and offer.version = theirs.version
    cross join lateral public.unpaid_since(theirs.id, period.until) as since
    where since.kind = 'unpaid'
  )
  select jsonb_build_object(
    'from', period.first_day, 'to', last_day,
    'moved', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', paper.facts ->> 'issuedOn', 'kind', paper.kind, 'paper', paper.reference, 'order', theirs."order", 'own', theirs.own,
        'amount', (paper.facts ->> 'amount')::integer * case paper.kind when 'credit note' then -1 else 1 end
      ) order by paper.created_at, paper.kind, paper.number), '[]')
      from theirs join public.papers as paper on paper.order_id = theirs.id
      where paper.created_at >= period.since and paper.created_at < period.until
    ),
    'open', (
      select coalesce(jsonb_agg(jsonb_build_object('order', due."order", 'own', due.own, 'part', due.part, 'amount', due.amount)
        order by due.at, due."order"), '[]')
      from (
        select unpaid."order", unpaid.own, 'second' as part, unpaid.amount, unpaid.at from unpaid where unpaid.amount > 0
        union all
        select theirs."order", theirs.own, payment.part, payment.amount, payment.created_at
        from theirs join public.order_payments as payment on payment.order_id = theirs.id
        where payment.method = 'transfer' and payment.created_at < period.until and not payment.surplus
          and (payment.state = 'open' or (payment.state = 'paid' and payment.paid_at >= period.until))
          and (payment.part = 'extra' or theirs.id not in (select unpaid.id from unpaid where unpaid.amount > 0))
      ) as due
    )
  )
  from period;
$$;

-- Mails it. period: up to the end of the 'last' month, or up to 'now'; whose: of the 'address', or of its 'firm'.
create function public.send_statement(request uuid, period text, whose text, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered constant public.orders := public.lock_order(request);
  today constant date := (at at time zone 'Europe/London')::date;
  statement jsonb;
begin
  perform public.check_action(ordered, 'statement');
  statement := public.statement_of(
    request, case period when 'last' then date_trunc('month', today)::date - 1 else today end, whose = 'firm'
  );
  perform public.announce_order(
    ordered, 'order_statement', public.add_order_event(ordered.id, 'operator', 'statement', jsonb_build_object('to', statement -> 'to'), at),
    jsonb_build_object('statement', statement)
  );
end;
$$;

-- The sandbox's account: a fee of 1.5% and 20 for each charge, none for refunds.
create table public.sandbox_transactions (
  id text primary key,
  session_id text not null references public.sandbox_sessions (id) on delete cascade,
  kind text not null check (kind in ('charge', 'refund')),
  amount integer not null,
  fee integer not null,
  created_at timestamptz not null default now()
);

create index sandbox_transactions_of_session on public.sandbox_transactions (session_id);
create index sandbox_transactions_by_age on public.sandbox_transactions (created_at);

create function public.record_sandbox_money()
returns trigger
language plpgsql
security definer
as $$
begin
  if new.state = 'paid' and old.state <> 'paid' then
    insert into public.sandbox_transactions (id, session_id, kind, amount, fee)
    values ('txn_' || new.id, new.id, 'charge', new.amount, 20 + round(new.amount * 0.015));
  end if;
  if new.refunded > old.refunded then
    insert into public.sandbox_transactions (id, session_id, kind, amount, fee)
    values ('txn_re_' || new.id || '_' || new.refunded, new.id, 'refund', old.refunded - new.refunded, 0);
  end if;
  return null;
end;
$$;

create trigger record_sandbox_money after update on public.sandbox_sessions
  for each row execute function public.record_sandbox_money();

grant select on public.provider_payouts, public.provider_transactions, public.sandbox_transactions to service_role;
grant execute on function
  public.issue_booking_paper, public.record_booking_refund, public.send_statement, public.papers_of_month, public.payout_sums,
  public.begin_provider_reading, public.record_provider_money, public.money_rows, public.money_differences to service_role;
