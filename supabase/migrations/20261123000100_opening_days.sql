-- Opening days (decision 040): bank holidays and closed days, time kept free after a consultation, earliest notice, and
-- consultations that are moved.

alter table public.business_facts
  add column closed_days date[] not null default '{}',
  add column spacing_minutes smallint not null default 30 check (spacing_minutes > 0),
  add column notice_hours smallint not null default 0 check (notice_hours >= 0);

alter table public.bookings
  add column moves smallint not null default 0,
  add column moved_at timestamptz,
  add column moved_from timestamptz;

-- Days that the operator has closed at once, by a command or a link (decision 040).
create table public.closed_days (
  day date primary key,
  reason text check (char_length(reason) <= 200 and reason !~ '[[:cntrl:]]'),
  closed_at timestamptz not null default now()
);

revoke all on public.closed_days from anon, authenticated, service_role;
grant select, insert, update, delete on public.closed_days to service_role;
alter table public.closed_days enable row level security;

-- contract: only the functions below call it, which now pass the booking that is being moved
drop function public.free_seat(timestamptz);

-- Whether a consultation can begin at a moment. Without facts it cannot.
create or replace function public.is_consultation_slot(moment timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.business_facts as facts, (select moment at time zone 'UTC') as utc (clock)
    where extract(isodow from clock) = any (facts.opening_days)
      and clock::time between facts.first_slot and facts.last_slot
      and extract(epoch from clock::time - facts.first_slot) % (facts.slot_minutes * 60) = 0
      and clock::date <> all (facts.closed_days)
      and not exists (select from public.closed_days as closed where closed.day = clock::date)
  );
$$;

-- The start times that cannot be booked, for everybody, without anything else about the bookings: taken, too close to another
-- consultation, or on a day that the operator has closed. Bookings reach 730 days ahead: a query may cover all of them; longer
-- ranges are cut.
create or replace function public.taken_slots(from_date date, to_date date)
returns setof timestamptz
language sql
stable
security definer
set search_path = ''
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

-- Queues a message about a booking, in the transaction that causes it, only once until the booking is moved, and never to an
-- erased customer.
create or replace function public.announce_booking(booking public.bookings, kind text, to_customer boolean)
returns void
language sql
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, subject_id, dedupe_key)
  select kind, case when to_customer then booking.email end, booking.id,
    kind || ':' || booking.id || case when booking.moves > 0 then ':' || booking.moves else '' end
  where not (to_customer and booking.erased_at is not null)
  on conflict (dedupe_key) do nothing;
$$;

-- Makes bookings of a day wait for one another. Consultations of different days never meet: the reader of
-- content/business.yaml refuses hours that reach past midnight.
create function public.lock_day(slot timestamptz)
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('day', extract(epoch from date_trunc('day', slot at time zone 'UTC'))::bigint));
$$;

-- The lowest free seat of a slot, or null; a booking that is being moved is not in its own way. Callers hold the day's lock.
create function public.free_seat(slot timestamptz, moving uuid default null)
returns smallint
language sql
stable
set search_path = ''
as $$
  select min(candidate)::smallint from generate_series(1, public.consultations_per_slot()) as candidate
  where not exists (
    select from public.business_facts as facts
    join public.bookings as booking
      on booking.starts_at > slot - make_interval(mins => facts.spacing_minutes)
      and booking.starts_at < slot + make_interval(mins => facts.spacing_minutes)
    where booking.seat = candidate and booking.status in ('held', 'confirmed') and booking.id is distinct from moving
  );
$$;

-- The same, once expired holds that stand in the way are released.
create function public.claim_seat(slot timestamptz, at timestamptz, moving uuid default null)
returns smallint
language plpgsql
set search_path = ''
as $$
begin
  update public.bookings as booking set status = 'released', ended_at = at
  from public.business_facts as facts
  where booking.starts_at > slot - make_interval(mins => facts.spacing_minutes)
    and booking.starts_at < slot + make_interval(mins => facts.spacing_minutes)
    and booking.status = 'held' and booking.hold_expires_at <= at;
  return public.free_seat(slot, moving);
end;
$$;

-- Refuses a time at which no consultation begins, or which is sooner than the owner wants to be told. at: null for the operator
create function public.check_slot(slot timestamptz, at timestamptz)
returns void
language plpgsql
set search_path = ''
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

create or replace function public.check_booking_slot()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.check_slot(new.starts_at, null);
  return new;
end;
$$;

-- Holds a slot for a customer who is about to pay. Returns no row when it is taken. A repeated request with the same details
-- gets the same booking, and so the same payment. senders: hashes of the caller's network, today's first, then yesterday's
-- while holds from then are open
create or replace function public.hold_slot(
  slot timestamptz, first_name text, last_name text, email text, phone text, express_request boolean,
  amount integer, currency text, hold_seconds integer, time_zone text default null, senders text[] default '{}',
  at timestamptz default now()
)
returns setof public.bookings
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  chosen smallint;
  held public.bookings;
  key bigint;
begin
  -- without waiting for anybody, so that a flood of refusals costs little
  if not exists (
    select from public.bookings as booking
    where booking.starts_at = slot and booking.status = 'held' and lower(booking.email) = lower(hold_slot.email)
  ) then
    perform public.refuse_many_holds(hold_slot.email, senders, at);
  end if;

  -- One at a time per address and network, so that what is counted holds; everybody takes these in the same order, and the
  -- day's after them.
  for key in
    select distinct hashtextextended(name, 1) as number
    from unnest(array['email ' || lower(hold_slot.email)] || senders) as name
    order by number
  loop
    perform pg_advisory_xact_lock(key);
  end loop;
  -- one at a time per day; for the slot itself the unique index stands behind this
  perform public.lock_day(slot);

  return query
    select * from public.bookings as booking
    where booking.starts_at = slot and booking.status = 'held' and booking.hold_expires_at > at
      and lower(booking.email) = lower(hold_slot.email) and booking.first_name = hold_slot.first_name
      and booking.last_name = hold_slot.last_name and booking.phone = hold_slot.phone;
  if found then
    return;
  end if;
  perform public.check_slot(slot, at);
  perform public.refuse_many_holds(hold_slot.email, senders, at);

  chosen := public.claim_seat(slot, at);
  if chosen is null then
    return;
  end if;
  insert into public.bookings (
    first_name, last_name, email, phone, express_request, time_zone,
    starts_at, seat, hold_expires_at, amount, currency, created_at
  )
  values (
    hold_slot.first_name, hold_slot.last_name, hold_slot.email, hold_slot.phone, hold_slot.express_request,
    hold_slot.time_zone, slot, chosen, at + make_interval(secs => hold_seconds), hold_slot.amount, hold_slot.currency, at
  )
  returning * into held;
  if cardinality(senders) > 0 then
    insert into public.hold_senders (booking, sender, created_at) values (held.id, senders[1], at);
  end if;
  return next held;
end;
$$;

-- Applies the provider's current view of a session. States only move forward, from any state and in any order of calls, so
-- that repeated, late and out-of-order events lead to the same result. state: 'open', 'processing', 'paid', 'failed' or
-- 'expired'
create or replace function public.settle_payment(
  booking uuid, session text, state text, paid_amount integer default null, paid_currency text default null,
  payment text default null, refunded boolean default false, at timestamptz default now()
)
returns setof public.bookings
language plpgsql
set search_path = ''
as $$
declare
  found_row public.bookings;
  chosen smallint;
begin
  select * into found_row from public.bookings where id = booking;
  if not found then
    return;
  end if;
  perform public.lock_day(found_row.starts_at);
  select * into found_row from public.bookings where id = booking for update;
  chosen := found_row.seat;

  -- the provider has answered and we crashed before noting it: the session is this booking's
  found_row.session_id := coalesce(found_row.session_id, session);
  found_row.checked_at := at;

  if found_row.session_id <> session then
    -- not what this customer was sent to: somebody else makes sessions in our name, which is a matter for people
    if state = 'paid' then
      perform public.announce_booking(found_row, 'booking_mismatch', false);
    end if;

  elsif state = 'paid' and (paid_amount, lower(paid_currency)) is distinct from (found_row.amount, found_row.currency) then
    found_row.session_closed_at := coalesce(found_row.session_closed_at, at);
    found_row.payment_id := coalesce(payment, found_row.payment_id);
    perform public.announce_booking(found_row, 'booking_mismatch', false);

  elsif state = 'paid' then
    found_row.payment_id := coalesce(payment, found_row.payment_id);
    found_row.session_closed_at := coalesce(found_row.session_closed_at, at);

    if refunded then
      if found_row.status in ('held', 'released', 'confirmed') then
        found_row.status := 'cancelled';
        found_row.ended_at := at;
        found_row.calendar_sequence := found_row.calendar_sequence + 1;
        perform public.announce_booking(found_row, 'booking_cancelled', true);
        perform public.announce_booking(found_row, 'booking_cancelled_operator', false);
      elsif found_row.refund_state = 'due' then
        perform public.announce_booking(found_row, 'booking_refunded', true);
      end if;
      if found_row.refund_state <> 'made' then
        found_row.refund_state := 'made';
        found_row.refunded_at := at;
      end if;

    elsif found_row.status in ('held', 'released') then
      if found_row.status = 'released' then
        -- nobody gives their time back to a day that has been closed since
        chosen := case
          when public.is_consultation_slot(found_row.starts_at) then public.claim_seat(found_row.starts_at, at)
        end;
      end if;
      -- a few minutes late one can still join
      if chosen is null or at >= found_row.starts_at + interval '10 minutes' then
        found_row.status := 'lost';
        found_row.ended_at := at;
        found_row.refund_state := 'due';
        perform public.announce_booking(found_row, 'booking_lost', true);
        perform public.announce_booking(found_row, 'booking_lost_operator', false);
      else
        found_row.status := 'confirmed';
        found_row.seat := chosen;
        found_row.confirmed_at := at;
        found_row.ended_at := null;
        perform public.announce_booking(found_row, 'booking_confirmed', true);
        perform public.announce_booking(found_row, 'booking_operator', false);
      end if;
    end if;

  elsif state in ('expired', 'failed') then
    found_row.session_closed_at := coalesce(found_row.session_closed_at, at);
    if found_row.status = 'held' then
      found_row.status := 'released';
      found_row.ended_at := at;
    end if;
  end if;

  update public.bookings set
    session_id = found_row.session_id, checked_at = found_row.checked_at, payment_id = found_row.payment_id,
    session_closed_at = found_row.session_closed_at, status = found_row.status, seat = found_row.seat,
    ended_at = found_row.ended_at, confirmed_at = found_row.confirmed_at, refund_state = found_row.refund_state,
    refunded_at = found_row.refunded_at, calendar_sequence = found_row.calendar_sequence
  where id = booking;
  return next found_row;
end;
$$;

-- Sends reminders for the next 24 hours' consultations, except to customers who booked or moved them later than that.
create or replace function public.remind_bookings(at timestamptz default now())
returns integer
language plpgsql
set search_path = ''
as $$
declare
  due public.bookings;
  reminded integer := 0;
begin
  for due in
    select * from public.bookings
    where status = 'confirmed' and reminded_at is null
      and starts_at > at and starts_at <= at + interval '24 hours'
      and coalesce(moved_at, confirmed_at) < starts_at - interval '24 hours'
    for update skip locked
  loop
    update public.bookings set reminded_at = at where id = due.id;
    perform public.announce_booking(due, 'booking_reminder', true);
    reminded := reminded + 1;
  end loop;
  return reminded;
end;
$$;

-- Moves a booking to another slot, in one transaction: the new one is taken and the old one free, the payment stays, and both
-- sides are told. Repeating it changes nothing. Returns no row when the booking does not exist; otherwise refuses with PT409,
-- whose hint says why. notice_hours: a customer may move until so long before it begins, and gives the house its notice; null
-- for the operator, who may until it begins
create function public.move_booking(
  booking uuid, slot timestamptz, notice_hours integer default null, max_moves integer default null,
  express_request boolean default false, at timestamptz default now()
)
returns setof public.bookings
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  found_row public.bookings;
  chosen smallint;
  refusal text;
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
  -- Which move a message is about: it is not sent when another one has followed.
  insert into public.outbox (kind, recipient, subject_id, payload, dedupe_key)
  select kind, recipient, found_row.id,
    jsonb_build_object('move', found_row.moves, 'by', case when move_booking.notice_hours is null then 'operator' else 'customer' end),
    kind || ':' || found_row.id || ':' || found_row.moves
  from (values ('booking_moved', found_row.email), ('booking_moved_operator', null)) as message (kind, recipient)
  where not (recipient is not null and found_row.erased_at is not null);
  return next found_row;
end;
$$;

-- Closes a day at once: nobody can book it any longer. What stands on it stays, and is returned for the operator to decide:
-- bookings that are paid, and those whose customer is paying.
create function public.close_day(day date, reason text default null, at timestamptz default now())
returns setof public.bookings
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  -- what is being booked at this moment is either refused or in the list
  perform public.lock_day(close_day.day::timestamp at time zone 'UTC');
  insert into public.closed_days (day, reason, closed_at) values (close_day.day, close_day.reason, at)
  on conflict (day) do update set reason = coalesce(excluded.reason, closed_days.reason);
  return query select * from public.bookings_of_day(close_day.day, at);
end;
$$;

-- The bookings that stand on a day: paid, or being paid.
create function public.bookings_of_day(day date, at timestamptz default now())
returns setof public.bookings
language sql
stable
set search_path = ''
as $$
  select * from public.bookings
  where starts_at >= (day::timestamp at time zone 'UTC') and starts_at < ((day + 1)::timestamp at time zone 'UTC')
    and (status = 'confirmed' or (status = 'held' and hold_expires_at > at))
  order by starts_at, seat;
$$;

-- Opens a day again that was closed by close_day. Returns whether it was.
create function public.open_day(day date)
returns boolean
language sql
set search_path = ''
as $$
  with opened as (delete from public.closed_days where closed_days.day = open_day.day returning 1)
  select exists (select from opened);
$$;

revoke execute on function
  public.lock_day(timestamptz),
  public.free_seat(timestamptz, uuid),
  public.claim_seat(timestamptz, timestamptz, uuid),
  public.check_slot(timestamptz, timestamptz),
  public.move_booking(uuid, timestamptz, integer, integer, boolean, timestamptz),
  public.close_day(date, text, timestamptz),
  public.bookings_of_day(date, timestamptz),
  public.open_day(date)
from public, anon, authenticated;
grant execute on function
  public.lock_day(timestamptz),
  public.free_seat(timestamptz, uuid),
  public.claim_seat(timestamptz, timestamptz, uuid),
  public.check_slot(timestamptz, timestamptz),
  public.move_booking(uuid, timestamptz, integer, integer, boolean, timestamptz),
  public.close_day(date, text, timestamptz),
  public.bookings_of_day(date, timestamptz),
  public.open_day(date)
to service_role;
