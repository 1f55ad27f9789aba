-- Nobody keeps the calendar from others: so many unpaid holds for one e-mail address and from one network, and a message to
-- the operator when holds outnumber payments (decision 023).

insert into public.limits (name, value)
values
  -- open holds at the same time
  ('BOOKING_HOLDS_PER_EMAIL', 2),
  ('BOOKING_HOLDS_PER_NETWORK', 6);

-- From where a hold came, as a keyed hash of network and day (supabase/functions/_shared/senders/network.ts). Apart from the
-- booking, which is kept for years: this is forgotten within a day.
create table public.hold_senders (
  booking uuid primary key references public.bookings (id) on delete cascade,
  sender text not null check (sender ~ '^[0-9a-f]{32}$'),
  created_at timestamptz not null
);

create index hold_senders_by_sender on public.hold_senders (sender);
create index hold_senders_by_age on public.hold_senders (created_at);
create index bookings_held_by_email on public.bookings (lower(email)) where status = 'held';

revoke all on public.hold_senders from anon, authenticated, service_role;
grant select, insert, update, delete on public.hold_senders to service_role;

alter table public.hold_senders enable row level security;

-- Refuses whoever holds as many slots as they may, by PT429, whose detail is the number of seconds until one of those holds ends.
create function public.refuse_many_holds(address text, senders text[], at timestamptz)
returns void
language plpgsql
set search_path = ''
as $$
declare
  counted record;
begin
  for counted in
    select count(*) as holds, min(booking.hold_expires_at) as until, public.limit_of('BOOKING_HOLDS_PER_EMAIL') as allowed
    from public.bookings as booking
    where booking.status = 'held' and booking.hold_expires_at > at and lower(booking.email) = lower(address)
    union all
    select count(*), min(booking.hold_expires_at), public.limit_of('BOOKING_HOLDS_PER_NETWORK')
    from public.hold_senders as origin
    join public.bookings as booking on booking.id = origin.booking
    where booking.status = 'held' and booking.hold_expires_at > at and origin.sender = any (senders)
  loop
    if counted.holds >= counted.allowed then
      raise sqlstate 'PT429'
        using message = 'Too many holds', detail = ceil(extract(epoch from counted.until - at))::text, hint = 'too-many-holds';
    end if;
  end loop;
end;
$$;

-- Holds a slot for a customer who is about to pay. Gives no row when it is taken. Somebody who asks again for the slot
-- that is held for the same details gets the same booking, so that a repeated request leads to the same payment.
-- senders: hashes of the caller's network, the one of this day first, and that of the day before while holds of then are open
create function public.hold_slot(
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
  -- slot's after them.
  for key in
    select distinct hashtextextended(name, 1) as number
    from unnest(array['email ' || lower(hold_slot.email)] || senders) as name
    order by number
  loop
    perform pg_advisory_xact_lock(key);
  end loop;
  -- one at a time per slot; the unique index stands behind this
  perform pg_advisory_xact_lock(hashtextextended('slot', extract(epoch from slot)::bigint));

  return query
    select * from public.bookings as booking
    where booking.starts_at = slot and booking.status = 'held' and booking.hold_expires_at > at
      and lower(booking.email) = lower(hold_slot.email) and booking.first_name = hold_slot.first_name
      and booking.last_name = hold_slot.last_name and booking.phone = hold_slot.phone;
  if found then
    return;
  end if;
  perform public.refuse_many_holds(hold_slot.email, senders, at);

  update public.bookings as booking set status = 'released', ended_at = at
  where booking.starts_at = slot and booking.status = 'held' and booking.hold_expires_at <= at;

  chosen := public.free_seat(slot);
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

-- As the release before this one calls it: there nobody says from where.
create or replace function public.take_slot(
  slot timestamptz, first_name text, last_name text, email text, phone text, express_request boolean,
  amount integer, currency text, hold_seconds integer, time_zone text default null, at timestamptz default now()
)
returns setof public.bookings
language sql
set search_path = ''
as $$
  select * from public.hold_slot(
    slot, first_name, last_name, email, phone, express_request, amount, currency, hold_seconds, time_zone, '{}', at
  );
$$;

-- Tells the operator, at most once in 24 hours, when more consultations are held without a payment than were paid for within
-- that time: somebody may be keeping the calendar from others. A few holds are nothing.
create function public.warn_of_holds(at timestamptz default now())
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  few constant integer := 10;
  holds integer;
  payments integer;
begin
  select count(*) into holds from public.bookings where status = 'held' and hold_expires_at > at;
  if holds < few then
    return false;
  end if;
  select count(*) into payments from public.bookings where confirmed_at > at - interval '24 hours' and confirmed_at <= at;
  if holds <= payments or exists (
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

-- Forgets what limits no longer need.
create or replace function public.sweep_limits(at timestamptz default now())
returns void
language sql
set search_path = ''
as $$
  delete from public.form_sendings where window_start < at - interval '1 day';
  delete from public.spent_proofs where expires_at < at;
  delete from public.request_passes where created_at < at - interval '1 hour';
  delete from public.hold_senders where created_at < at - interval '1 day';
$$;

revoke execute on function public.refuse_many_holds(text, text[], timestamptz) from public, anon, authenticated;
revoke execute on function public.hold_slot(
  timestamptz, text, text, text, text, boolean, integer, text, integer, text, text[], timestamptz
) from public, anon, authenticated;
revoke execute on function public.warn_of_holds(timestamptz) from public, anon, authenticated;
grant execute on function
  public.refuse_many_holds(text, text[], timestamptz),
  public.hold_slot(timestamptz, text, text, text, text, boolean, integer, text, integer, text, text[], timestamptz),
  public.warn_of_holds(timestamptz)
to service_role;
