-- Bookings reach 730 days ahead: somebody who asks for all of them at once gets them all. Longer ranges are cut, as before.
create or replace function public.taken_slots(from_date date, to_date date)
returns setof timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select starts_at from public.bookings
  where starts_at >= (from_date::timestamp at time zone 'UTC')
    and starts_at < ((least(to_date, from_date + 730) + 1)::timestamp at time zone 'UTC')
    and (status = 'confirmed' or (status = 'held' and hold_expires_at > now()))
  group by starts_at
  having count(*) >= public.consultations_per_slot()
  order by starts_at;
$$;
