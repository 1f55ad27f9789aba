-- Consultations: a slot is held until paid for, and confirmed by the payment (decisions 007 and 003).

-- From content/business.yaml by supabase/business-facts.sql, which the one-machine host runs at every start, and the owner of a hosted
-- project by hand.
create table public.business_facts (
  id boolean primary key default true check (id),
  -- 1 is Monday
  opening_days smallint[] not null check (cardinality(opening_days) > 0 and opening_days <@ '{1,2,3,4,5,6,7}'),
  -- in GMT
  first_slot time not null,
  last_slot time not null check (last_slot >= first_slot),
  slot_minutes smallint not null check (slot_minutes > 0),
  closed_days date[] not null default '{}',
  spacing_minutes smallint not null default 30 check (spacing_minutes > 0),
  notice_hours smallint not null default 0 check (notice_hours >= 0),
  -- {name, lines, vatNumber, vatRate, vatFrom, companyNumber, address}; the rate in hundredths of a percent, null unless registered
  seller jsonb not null default '{}' check (jsonb_typeof(seller) = 'object'),
  -- in GMT
  opens time not null default '09:00',
  closes time not null default '17:00' check (closes > opens),
  -- of enquiries and of requests, in opening hours
  reply_hours smallint not null default 4 check (reply_hours > 0),
  quote_hours smallint not null default 4 check (quote_hours > 0),
  -- how much may be missing, in pence
  transfer_tolerance integer not null default 0 check (transfer_tolerance >= 0),
  reference_prefix text not null default 'SQ' check (reference_prefix ~ '^[A-Z]{2,4}$'),
  reminder_days smallint not null default 3 check (reminder_days > 0),
  -- where the work is wanted within a day
  urgent_quote_hours smallint not null default 2 check (urgent_quote_hours > 0)
);

insert into public.business_facts (opening_days, first_slot, last_slot, slot_minutes)
values ('{1,2,3,4,5}', '09:00', '17:00', 30);

grant select, insert, update on public.business_facts to service_role;

-- The rate of VAT at a tax point, in hundredths of a percent; null before the registration, whose day may be unknown.
create function public.vat_rate_at(moment timestamptz)
returns integer
stable
return (
  select (facts.seller ->> 'vatRate')::integer from public.business_facts as facts
  where ((facts.seller ->> 'vatFrom')::date > (moment at time zone 'Europe/London')::date) is not true
);

-- At short notice, by a link (decision 007).
create table public.closed_days (
  day date primary key,
  closed_at timestamptz not null default now()
);

create function public.is_open_day(day date)
returns boolean
stable
return exists (
  select from public.business_facts as facts
  where extract(isodow from is_open_day.day) = any (facts.opening_days) and is_open_day.day <> all (facts.closed_days)
) and not exists (select from public.closed_days as closed where closed.day = is_open_day.day);

create function public.is_consultation_slot(moment timestamptz)
returns boolean
stable
return exists (
  select from public.business_facts as facts, (select moment at time zone 'UTC') as utc (clock)
  where public.is_open_day(clock::date) and clock::time between facts.first_slot and facts.last_slot
    and extract(epoch from clock::time - facts.first_slot) % (facts.slot_minutes * 60) = 0
);

-- An owner with more rooms replaces only this function.
create function public.consultations_per_slot()
returns smallint
immutable
return 1::smallint;

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  reference text not null default '',
  first_name text not null
    check (
      char_length(first_name) <= 100 and (char_length(first_name) >= 2 or public.is_ideograph(first_name)) and public.is_line(first_name)
    ),
  last_name text not null
    check (
      char_length(last_name) <= 100 and (char_length(last_name) >= 2 or public.is_ideograph(last_name)) and public.is_line(last_name)
    ),
  email text not null constraint email_is_plain check (char_length(email) <= 254 and public.is_email_address(email)),
  phone text not null check (char_length(phone) <= 40 and char_length(phone) >= 10 and public.is_line(phone)),
  -- to begin within the statutory cancellation period
  express_request boolean not null default false,
  time_zone text check (time_zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  starts_at timestamptz not null,
  seat smallint not null default 1 check (seat >= 1),
  status text not null default 'held' check (status in ('held', 'confirmed', 'cancelled', 'released', 'lost')),
  hold_expires_at timestamptz not null,
  amount integer not null check (amount > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  session_id text unique check (char_length(session_id) <= 255),
  session_url text check (char_length(session_url) <= 2000),
  session_closed_at timestamptz,
  checked_at timestamptz,
  payment_id text check (char_length(payment_id) <= 255),
  refund_state text not null default 'none' check (refund_state in ('none', 'due', 'made', 'failed')),
  refund_id text check (char_length(refund_id) <= 255),
  calendar_sequence integer not null default 0,
  reminded_at timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz,
  refunded_at timestamptz,
  created_at timestamptz not null default now(),
  -- the payment's record had to stay, without a name
  erased_at timestamptz,
  moves smallint not null default 0,
  moved_at timestamptz,
  moved_from timestamptz,
  -- so far: refund_state is 'made' when it is all
  refunded integer not null default 0 check (refunded between 0 and amount),
  language text not null default 'en' check (public.is_language(language)),
  constraint bookings_reference_key unique (reference)
);

create trigger reference_is_given before insert on public.bookings
  for each row when (new.reference = '') execute function public.give_reference();
alter table public.bookings enable always trigger reference_is_given;

create trigger reference_is_unique after insert on public.bookings
  for each row execute function public.keep_references_unique();

-- Makes a double booking impossible, whatever the functions do.
create unique index one_live_booking_per_seat on public.bookings (starts_at, seat) where status in ('held', 'confirmed');
create index bookings_with_open_session on public.bookings (checked_at nulls first)
  where session_id is not null and session_closed_at is null;
create index bookings_with_refund_due on public.bookings (refund_state, ended_at) where refund_state in ('due', 'failed');
create index bookings_of_payment on public.bookings (payment_id);
create index bookings_by_address on public.bookings (lower(email));
create index bookings_by_start on public.bookings (starts_at desc, id);
create index bookings_by_status on public.bookings (status, starts_at desc, id);
create index bookings_by_end on public.bookings (ended_at) where status = 'released';
create index bookings_confirmed on public.bookings (confirmed_at) where confirmed_at is not null;
create index bookings_held on public.bookings (hold_expires_at) where status = 'held';
create index bookings_held_by_mailbox on public.bookings (public.mailbox_of(email)) where status = 'held';

create function public.check_booking_slot()
returns trigger
language plpgsql
as $$
begin
  perform public.check_slot(new.starts_at, null);
  return new;
end;
$$;

-- Not on other updates: a booking stays valid when opening hours change.
create trigger bookings_begin_in_a_slot before insert or update of starts_at on public.bookings
  for each row execute function public.check_booking_slot();

-- Start times that are taken, too close to another consultation or on a closed day. Cut to 730 days, the booking horizon.
create function public.taken_slots(from_date date, to_date date)
returns setof timestamptz
language sql
stable
security definer
as $$
  with live as (
    select starts_at, seat, (starts_at at time zone 'UTC')::date as day from public.bookings
    where starts_at >= (from_date::timestamp at time zone 'UTC')
      and starts_at < ((least(to_date, from_date + 730) + 1)::timestamp at time zone 'UTC')
      and (status = 'confirmed' or (status = 'held' and hold_expires_at > now()))
  ),
  closed as (
    select day from public.closed_days where day between from_date and least(to_date, from_date + 730)
  ),
  slots as (
    select days.day, (days.day + facts.first_slot + make_interval(mins => facts.slot_minutes * step)) at time zone 'UTC' as slot,
      make_interval(mins => facts.spacing_minutes) as spacing
    from (select day from live union select day from closed) as days
    cross join public.business_facts as facts
    cross join generate_series(
      0, (extract(epoch from facts.last_slot - facts.first_slot) / 60)::integer / facts.slot_minutes
    ) as step
  )
  select slot from slots join live using (day)
  where live.starts_at > slot - spacing and live.starts_at < slot + spacing
  group by slot
  having count(distinct live.seat) >= public.consultations_per_slot()
  union
  select slot from slots join closed using (day)
  order by slot;
$$;

grant execute on function public.taken_slots to anon, authenticated, service_role;

-- Once per booking and move, or per paper or refund where the payload names one.
create function public.announce_booking(booking public.bookings, kind text, to_customer boolean, payload jsonb default '{}')
returns void
language sql
as $$
  insert into public.outbox (kind, recipient, subject_id, payload, dedupe_key)
  select kind, case when to_customer then booking.email end, booking.id, payload,
    kind || ':' || booking.id || case when booking.moves > 0 then ':' || booking.moves else '' end
      || coalesce(':' || (payload ->> 'paper'), '') || coalesce(':' || (payload ->> 'refund'), '')
  where not (to_customer and booking.erased_at is not null)
  on conflict (dedupe_key) do nothing;
$$;

-- Unpaid holds are limited (decision 010). Separate from the booking, which is kept for years: this is deleted within a day.
create table public.hold_senders (
  booking uuid primary key references public.bookings (id) on delete cascade,
  -- at each width, of that day and the next
  senders text[] not null,
  created_at timestamptz not null
);

create index hold_senders_by_age on public.hold_senders (created_at);

-- PT429, with the seconds until a hold of the caller ends as its detail. senders: today's.
create function public.refuse_many_holds(address text, senders text[], at timestamptz)
returns void
language plpgsql
as $$
declare
  counted record;
begin
  for counted in
    select count(*) as holds, min(booking.hold_expires_at) as until, public.limit_of('BOOKING_HOLDS_PER_EMAIL') as allowed
    from public.bookings as booking
    where booking.status = 'held' and booking.hold_expires_at > at
      and public.mailbox_of(booking.email) = public.mailbox_of(address)
    union all
    select count(*), min(booking.hold_expires_at),
      public.limit_of('BOOKING_HOLDS_PER_NETWORK')::bigint * public.share_at(width, cardinality(refuse_many_holds.senders))
    from unnest(refuse_many_holds.senders) with ordinality as network (sender, width)
    join public.hold_senders as origin on network.sender = any (origin.senders)
    join public.bookings as booking on booking.id = origin.booking
    where booking.status = 'held' and booking.hold_expires_at > at
    group by width
  loop
    if counted.holds >= counted.allowed then
      raise sqlstate 'PT429'
        using message = 'Too many holds', detail = ceil(extract(epoch from counted.until - at))::text, hint = 'too-many-holds';
    end if;
  end loop;
end;
$$;

create function public.open_holds(at timestamptz)
returns integer
stable
return (select count(*)::integer from public.bookings where status = 'held' and hold_expires_at > at);

-- At the total limit, ends the oldest hold of those who have most: a refusal would shut out everyone else when several networks block
-- the calendar together. Its payment page stays open, and whoever pays for a slot first has it: pushing somebody out gains nothing.
-- Callers hold the lock of all holds.
create function public.make_room_for_hold(at timestamptz)
returns void
language plpgsql
as $$
begin
  while public.open_holds(at) >= public.limit_of('BOOKING_HOLDS_TOTAL') loop
    update public.bookings set status = 'released', ended_at = at
    where status = 'held' and id = (
      select held.id from public.bookings as held
      left join public.hold_senders as origin on origin.booking = held.id
      where held.status = 'held' and held.hold_expires_at > at
      order by count(*) over (partition by origin.senders[cardinality(origin.senders)]) desc, held.created_at, held.id
      limit 1
    );
  end loop;
end;
$$;

-- The reader of content/business.yaml refuses hours past midnight: consultations of different days never overlap.
create function public.lock_day(slot timestamptz)
returns void
language sql
as $$
  select pg_advisory_xact_lock(hashtextextended('day', extract(epoch from date_trunc('day', slot at time zone 'UTC'))::bigint));
$$;

-- Whether its payment page is open: it is held, or had to make room (public.make_room_for_hold).
create function public.is_payable(booking public.bookings, at timestamptz)
returns boolean
immutable
return booking.hold_expires_at > at and (
  booking.status = 'held'
  or (booking.status = 'released' and booking.session_id is not null and booking.session_closed_at is null)
);

-- The freest seat, or null, after holds that are over have been released. moving: a booking to ignore. paid: its payment takes a seat that
-- others only hold, and with the last one nobody else can pay any more. Callers hold the day's lock.
create function public.claim_seat(slot timestamptz, at timestamptz, moving uuid default null, paid boolean default false)
returns smallint
language plpgsql
as $$
declare
  spacing constant interval := (select make_interval(mins => facts.spacing_minutes) from public.business_facts as facts);
  chosen smallint;
  seats integer;
begin
  update public.bookings as booking set status = 'released', ended_at = at
  where booking.starts_at > slot - spacing and booking.starts_at < slot + spacing
    and booking.status = 'held' and booking.hold_expires_at <= at;
  select candidate, count(*) over () into chosen, seats
  from generate_series(1, public.consultations_per_slot()) as candidate
  left join public.bookings as booking
    on booking.starts_at > slot - spacing and booking.starts_at < slot + spacing
    and booking.seat = candidate and booking.status in ('held', 'confirmed') and booking.id is distinct from moving
  group by candidate
  having count(booking.id) filter (where booking.status = 'confirmed' or not paid) = 0
  order by count(booking.id), candidate
  limit 1;
  update public.bookings as booking set
    status = 'released', ended_at = coalesce(booking.ended_at, at),
    hold_expires_at = case seats when 1 then at else booking.hold_expires_at end
  where paid and booking.starts_at > slot - spacing and booking.starts_at < slot + spacing
    and booking.id is distinct from moving and public.is_payable(booking, at)
    and (seats = 1 or (booking.seat = chosen and booking.status = 'held'));
  return chosen;
end;
$$;

create function public.check_slot(slot timestamptz, at timestamptz)
returns void
language plpgsql
as $$
begin
  if not public.is_consultation_slot(slot) then
    raise exception 'No consultation begins at %', slot
      using errcode = 'check_violation', table = 'bookings', constraint = 'bookings_begin_in_a_slot', hint = 'away';
  elsif exists (
    select from public.business_facts where notice_hours > 0 and slot < at + make_interval(hours => notice_hours)
  ) then
    raise exception 'It is too late to book %', slot
      using errcode = 'check_violation', table = 'bookings', constraint = 'bookings_give_notice', hint = 'too-soon';
  end if;
end;
$$;

-- No row: the slot is taken. A repeated request gets the same booking. PT403: a proof of work is required. customer: JSON of the form's
-- columns. senders: hashes of the caller's network at each width, today's and tomorrow's.
create function public.hold_slot(
  slot timestamptz, customer text, amount integer, currency text, hold_seconds integer, senders text[] default '{}',
  at timestamptz default now(), proven boolean default true
)
returns setof public.bookings
language plpgsql
as $$
#variable_conflict use_column
declare
  answers constant jsonb := customer::jsonb;
  address constant text := answers ->> 'email';
  own constant text[] := senders[:cardinality(senders) / 2];
  chosen smallint;
  held public.bookings;
  key bigint;
begin
  -- before any lock, so that a flood of refusals is cheap
  if not exists (
    select from public.bookings as booking
    where booking.starts_at = slot and public.is_payable(booking, at) and lower(booking.email) = lower(address)
  ) then
    perform public.refuse_many_holds(address, own, at);
  end if;

  -- in one order and before the day, so that the counts hold
  for key in
    select distinct hashtextextended(name, 1) as number
    from unnest(array['email ' || public.mailbox_of(address)] || own) as name
    order by number
  loop
    perform pg_advisory_xact_lock(key);
  end loop;
  perform public.lock_day(slot);

  return query
    select * from public.bookings as booking
    where booking.starts_at = slot and public.is_payable(booking, at) and lower(booking.email) = lower(address)
      and to_jsonb(booking) @> (answers - array['email', 'express_request', 'time_zone', 'language'])
    order by booking.created_at desc limit 1;
  if found then
    return;
  end if;
  perform public.check_slot(slot, at);
  perform public.refuse_many_holds(address, own, at);

  -- last, so that the total is exact
  perform pg_advisory_xact_lock(hashtextextended('holds', 0));
  if not proven and public.open_holds(at) >= public.limit_of('BOOKING_HOLDS_BEFORE_PROOF') then
    raise sqlstate 'PT403' using message = 'Many times are held just now', hint = 'proof-required';
  end if;
  chosen := public.claim_seat(slot, at);
  if chosen is null then
    return;
  end if;
  perform public.make_room_for_hold(at);
  execute format(
    'insert into public.bookings (%1$s, starts_at, seat, hold_expires_at, amount, currency, created_at)
     select %1$s, $2, $3, $4, $5, $6, $7 from jsonb_populate_record(null::public.bookings, $1)
     returning *',
    public.columns_of(answers)
  )
  into held
  using answers, slot, chosen, at + make_interval(secs => hold_seconds), hold_slot.amount, hold_slot.currency, at;
  if cardinality(senders) > 0 then
    insert into public.hold_senders (booking, senders, created_at) values (held.id, senders, at);
  end if;
  return next held;
end;
$$;

-- Warns the operator, at most once a day, when holds reach their total limit or outnumber the day's payments: someone may be
-- blocking the calendar.
create function public.warn_of_holds(at timestamptz default now())
returns boolean
language plpgsql
as $$
declare
  few constant integer := least(10, public.limit_of('BOOKING_HOLDS_BEFORE_PROOF'), public.limit_of('BOOKING_HOLDS_TOTAL'));
  holds constant integer := public.open_holds(at);
  payments integer;
begin
  if holds < few then
    return false;
  end if;
  select count(*) into payments from public.bookings where confirmed_at > at - interval '24 hours' and confirmed_at <= at;
  if (holds <= payments and holds < public.limit_of('BOOKING_HOLDS_TOTAL')) or exists (
    select from public.outbox where kind = 'booking_holds_alarm' and created_at > at - interval '24 hours'
  ) then
    return false;
  end if;
  insert into public.outbox (kind, payload, dedupe_key)
  values (
    'booking_holds_alarm', jsonb_build_object('holds', holds, 'payments', payments),
    'booking_holds_alarm:' || (at at time zone 'UTC')::date
  )
  on conflict (dedupe_key) do nothing;
  return found;
end;
$$;

create table public.payment_events (
  id text primary key check (char_length(id) <= 255),
  type text not null check (char_length(type) <= 100),
  received_at timestamptz not null default now()
);

create index payment_events_by_age on public.payment_events (received_at);

-- Applies the provider's view of a session: 'open', 'processing', 'paid', 'failed' or 'expired'; refunded: what has gone back in all.
-- States only move forward, so that repeated, late and out-of-order events lead to the same result. Takes the booking's messages, as
-- public.take_messages: {booking, messages}; the booking is null when there is none.
create function public.settle_session(
  booking uuid, session text, state text, paid_amount integer default null, paid_currency text default null,
  payment text default null, refunded integer default 0, at timestamptz default now(), max_messages integer default 0,
  limits text default '[]'
)
returns jsonb
language plpgsql
as $$
declare
  found_row public.bookings;
  chosen smallint;
  is_ours boolean;
  is_paid boolean;
  kind text;
  payload jsonb;
begin
  select * into found_row from public.bookings where id = booking;
  if not found then
    return jsonb_build_object('booking', null, 'messages', '[]'::jsonb);
  end if;
  perform public.lock_day(found_row.starts_at);
  -- we may have crashed before storing the session
  update public.bookings set session_id = coalesce(session_id, session), checked_at = at where id = booking returning * into found_row;

  is_ours := found_row.session_id = session;
  is_paid := state = 'paid' and is_ours and paid_amount = found_row.amount and lower(paid_currency) = found_row.currency;
  if state = 'paid' and is_paid is not true then
    -- a person must look into it
    perform public.announce_booking(found_row, 'booking_mismatch', false);
  end if;
  if is_ours and state in ('paid', 'expired', 'failed') then
    update public.bookings set
      session_closed_at = coalesce(session_closed_at, at),
      payment_id = coalesce(case state when 'paid' then payment end, payment_id),
      status = case when state <> 'paid' and status = 'held' then 'released' else status end,
      ended_at = case when state <> 'paid' and status = 'held' then at else ended_at end
    where id = booking
    returning * into found_row;
  end if;

  if is_paid and found_row.status in ('held', 'released') then
    -- given back already: nothing of it is to be held
    if refunded < found_row.amount then
      -- a hold that has ended counts for nothing on a day that was closed meanwhile
      chosen := case
        when found_row.status = 'held' or public.is_consultation_slot(found_row.starts_at)
        then public.claim_seat(found_row.starts_at, at, booking, paid => true)
      end;
      -- a customer can still join a few minutes late
      kind := case
        when chosen is null or at >= found_row.starts_at + interval '10 minutes' then 'booking_lost' else 'booking_confirmed'
      end;
      if kind = 'booking_lost' then
        update public.bookings set status = 'lost', ended_at = at, refund_state = 'due' where id = booking returning * into found_row;
      else
        update public.bookings set status = 'confirmed', seat = chosen, confirmed_at = at, ended_at = null
        where id = booking
        returning * into found_row;
      end if;
    end if;
    payload := jsonb_build_object('paper', public.issue_booking_paper(found_row, false, 0, found_row.amount, at));
    if kind is not null then
      perform public.announce_booking(found_row, kind, true, payload);
      perform public.announce_booking(
        found_row, case kind when 'booking_lost' then 'booking_lost_operator' else 'booking_operator' end, false, payload
      );
    end if;
  end if;
  if is_paid and (refunded > found_row.refunded or (refunded >= found_row.amount and found_row.refund_state <> 'made')) then
    found_row := public.record_booking_refund(found_row, refunded, null, at);
  end if;
  return jsonb_build_object('booking', to_jsonb(found_row), 'messages', case
    when max_messages = 0 then '[]' else public.messages_about('booking:' || booking, max_messages, limits)
  end);
end;
$$;

-- No row: no such booking; an unchanged row: too late, or not confirmed.
create function public.cancel_booking(booking uuid, notice_hours integer, at timestamptz default now())
returns setof public.bookings
language plpgsql
as $$
declare
  found_row public.bookings;
begin
  select * into found_row from public.bookings where id = booking for update;
  if not found then
    return;
  end if;
  if found_row.status = 'confirmed' and at <= found_row.starts_at - make_interval(hours => notice_hours) then
    update public.bookings
    set status = 'cancelled', ended_at = at, refund_state = 'due', calendar_sequence = calendar_sequence + 1
    where id = booking
    returning * into found_row;
    perform public.announce_booking(
      found_row, 'booking_cancelled', true, jsonb_build_object('amount', found_row.amount - found_row.refunded)
    );
    perform public.announce_booking(found_row, 'booking_cancelled_operator', false);
  end if;
  return next found_row;
end;
$$;

-- No row: no such booking; otherwise PT409, with the reason as its hint. notice_hours: the customer's notice; null for the operator, who
-- may move it until it begins.
create function public.move_booking(
  booking uuid, slot timestamptz, notice_hours integer default null, max_moves integer default null,
  express_request boolean default false, at timestamptz default now()
)
returns setof public.bookings
language plpgsql
as $$
#variable_conflict use_column
declare
  found_row public.bookings;
  chosen smallint;
  refusal text;
  payload jsonb;
begin
  perform public.lock_day(slot);
  select * into found_row from public.bookings where id = move_booking.booking for update;
  if not found then
    return;
  end if;
  if found_row.status = 'confirmed' and found_row.starts_at = slot then
    return next found_row;
    return;
  end if;

  if found_row.status <> 'confirmed' then
    refusal := 'not-movable';
  elsif at >= found_row.starts_at or at > found_row.starts_at - make_interval(hours => coalesce(move_booking.notice_hours, 0)) then
    refusal := 'too-late-to-move';
  elsif found_row.moves >= max_moves then
    refusal := 'too-many-moves';
  elsif slot <= at then
    refusal := 'begun';
  end if;
  if refusal is null then
    perform public.check_slot(slot, case when move_booking.notice_hours is not null then at end);
    chosen := public.claim_seat(slot, at, found_row.id);
    if chosen is null then
      refusal := 'slot-taken';
    end if;
  end if;
  if refusal is not null then
    raise sqlstate 'PT409' using message = 'The booking cannot be moved', hint = refusal;
  end if;

  update public.bookings as moved set
    starts_at = slot, seat = chosen, moves = found_row.moves + 1, moved_at = at, moved_from = found_row.starts_at,
    calendar_sequence = found_row.calendar_sequence + 1, reminded_at = null,
    express_request = found_row.express_request or move_booking.express_request
  where moved.id = found_row.id
  returning * into found_row;
  payload := jsonb_build_object(
    'move', found_row.moves, 'by', case when move_booking.notice_hours is null then 'operator' else 'customer' end
  );
  perform public.announce_booking(found_row, 'booking_moved', true, payload);
  perform public.announce_booking(found_row, 'booking_moved_operator', false, payload);
  return next found_row;
end;
$$;

create function public.close_day(day date, at timestamptz default now())
returns setof public.bookings
language plpgsql
as $$
#variable_conflict use_column
begin
  -- a concurrent booking is either refused or in the list
  perform public.lock_day(close_day.day::timestamp at time zone 'UTC');
  insert into public.closed_days (day, closed_at) values (close_day.day, at) on conflict (day) do nothing;
  return query select * from public.bookings_of_day(close_day.day, at);
end;
$$;

create function public.bookings_of_day(day date, at timestamptz default now())
returns setof public.bookings
language sql
stable
as $$
  select * from public.bookings
  where starts_at >= (day::timestamp at time zone 'UTC') and starts_at < ((day + 1)::timestamp at time zone 'UTC')
    and (status = 'confirmed' or (status = 'held' and hold_expires_at > at))
  order by starts_at, seat;
$$;

create function public.open_day(day date)
returns boolean
language sql
as $$
  with opened as (delete from public.closed_days where closed_days.day = open_day.day returning 1)
  select exists (select from opened);
$$;

-- by_hand: people have paid back in another way what the provider could not.
create function public.settle_refund(
  booking uuid, refund text default null, failed boolean default false, at timestamptz default now(), by_hand boolean default false
)
returns void
language plpgsql
as $$
declare
  found_row public.bookings;
  payload constant jsonb := jsonb_strip_nulls(jsonb_build_object('refund', refund));
begin
  select * into found_row from public.bookings where id = booking for update;
  if not found then
    return;
  elsif not failed then
    if found_row.refund_state = (case when by_hand then 'failed' else 'due' end) then
      perform public.record_booking_refund(found_row, found_row.amount, refund, at, by_hand);
    end if;
  elsif found_row.refund_state in ('due', 'made') or (found_row.refund_state = 'none' and found_row.refunded > 0) then
    update public.bookings set refund_state = 'failed', refund_id = coalesce(refund, refund_id), refunded_at = null
    -- but of a part that was refunded on the provider's page
    where id = booking and refund_state <> 'none';
    perform public.announce_booking(found_row, 'booking_refund_failed', false, payload);
  end if;
end;
$$;

-- Of the next 24 hours, except those booked or moved later than that.
create function public.remind_bookings(at timestamptz default now())
returns integer
language plpgsql
as $$
declare
  due public.bookings;
  reminded integer := 0;
begin
  for due in
    update public.bookings set reminded_at = at
    where status = 'confirmed' and reminded_at is null
      and starts_at > at and starts_at <= at + interval '24 hours'
      and coalesce(moved_at, confirmed_at) < starts_at - interval '24 hours'
    returning *
  loop
    perform public.announce_booking(due, 'booking_reminder', true);
    reminded := reminded + 1;
  end loop;
  return reminded;
end;
$$;

create table public.sandbox_sessions (
  id text primary key check (char_length(id) <= 255),
  idempotency_key text not null unique check (char_length(idempotency_key) <= 255),
  booking_id uuid,
  state text not null default 'open' check (state in ('open', 'paid', 'expired')),
  amount integer not null,
  currency text not null,
  description text not null check (char_length(description) <= 200),
  success_url text not null,
  cancel_url text not null,
  expires_at timestamptz not null,
  refunded integer not null default 0,
  created_at timestamptz not null default now(),
  order_payment_id uuid,
  constraint sandbox_sessions_subject check (num_nonnulls(booking_id, order_payment_id) = 1)
);

create index sandbox_sessions_of_booking on public.sandbox_sessions (booking_id);
create index sandbox_sessions_by_age on public.sandbox_sessions (created_at);

grant select, insert, update, delete on
  public.closed_days, public.bookings, public.hold_senders, public.payment_events, public.sandbox_sessions to service_role;
grant execute on function
  public.is_open_day, public.is_consultation_slot, public.consultations_per_slot, public.announce_booking, public.refuse_many_holds,
  public.open_holds, public.make_room_for_hold, public.lock_day, public.is_payable, public.claim_seat, public.check_slot,
  public.hold_slot, public.warn_of_holds, public.settle_session,
  public.cancel_booking, public.move_booking, public.close_day, public.bookings_of_day, public.open_day, public.settle_refund,
  public.remind_bookings to service_role;
