-- Facts of the business that the database has to know. They are kept in content/business.yaml; supabase/business-facts.sql, which
-- is made from it, puts them here: the one-machine host at every start, the owner of a hosted project by hand (docs/deploy.md).

create table public.business_facts (
  -- there is one business
  id boolean primary key default true check (id),
  -- 1 is Monday
  opening_days smallint[] not null check (cardinality(opening_days) > 0 and opening_days <@ '{1,2,3,4,5,6,7}'),
  -- the times of a day at which a consultation can begin, in GMT
  first_slot time not null,
  last_slot time not null check (last_slot >= first_slot),
  slot_minutes smallint not null check (slot_minutes > 0)
);

insert into public.business_facts (opening_days, first_slot, last_slot, slot_minutes)
values ('{1,2,3,4,5}', '09:00', '17:00', 30);

revoke all on public.business_facts from anon, authenticated;
grant select, insert, update on public.business_facts to service_role;

alter table public.business_facts enable row level security;

-- Whether a consultation can begin at a moment. Without facts it cannot.
create function public.is_consultation_slot(moment timestamptz)
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
  );
$$;

create function public.check_booking_slot()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not public.is_consultation_slot(new.starts_at) then
    raise exception 'No consultation begins at %', new.starts_at
      using errcode = 'check_violation', table = 'bookings', constraint = 'bookings_begin_in_a_slot';
  end if;
  return new;
end;
$$;

-- Only when the time is chosen: a booking outlives the opening hours that it was made in.
create trigger bookings_begin_in_a_slot before insert or update of starts_at on public.bookings
  for each row execute function public.check_booking_slot();

-- contract: the trigger above asks the same of the same rows, with the same error code; no release names this constraint
alter table public.bookings drop constraint slots_are_half_hours_of_working_days;

revoke execute on function public.is_consultation_slot(timestamptz) from public, anon, authenticated;
revoke execute on function public.check_booking_slot() from public, anon, authenticated;
grant execute on function public.is_consultation_slot(timestamptz) to service_role;
