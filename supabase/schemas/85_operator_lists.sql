-- The operator's lists by address, whatever its case.

create function public.requests_from(address text)
returns setof public.quote_requests
language sql
stable
as $$
  select * from public.quote_requests where email <> '' and lower(email) = lower(trim(address)) order by created_at desc, id;
$$;

create function public.enquiries_from(address text)
returns setof public.enquiries
language sql
stable
as $$
  select * from public.enquiries where lower(email) = lower(trim(address)) order by created_at desc, id;
$$;

create function public.bookings_from(address text)
returns setof public.bookings
language sql
stable
as $$
  select * from public.bookings where lower(email) = lower(trim(address)) order by starts_at desc, id;
$$;

grant execute on function public.requests_from, public.enquiries_from, public.bookings_from to service_role;
