-- The operator's lists, as fast with a million rows as with ten.

-- Counted up to max_rows. list: 'requests', 'enquiries', 'bookings' or 'messages'; statuses: of the latter two; spam: only
-- spam, or none.
create function public.count_listed(
  list text, max_rows integer, statuses text[] default null, spam boolean default false
)
returns integer
language plpgsql
stable
as $$
declare
  counted bigint;
begin
  if list = 'requests' and spam then
    select count(*) into counted from (
      select from public.quote_requests as request
      where request.spam_at is not null order by request.spam_at limit max_rows
    ) as listed;
  elsif list = 'requests' then
    select count(*) into counted from (
      select from public.quote_requests as request
      where request.spam_at is null order by request.created_at desc limit max_rows
    ) as listed;
  elsif list = 'enquiries' and spam then
    select count(*) into counted from (
      select from public.enquiries as enquiry
      where enquiry.spam_at is not null order by enquiry.spam_at limit max_rows
    ) as listed;
  elsif list = 'enquiries' then
    select count(*) into counted from (
      select from public.enquiries as enquiry
      where enquiry.spam_at is null order by enquiry.created_at desc limit max_rows
    ) as listed;
  elsif list = 'bookings' then
    select count(*) into counted from (
      select from public.bookings as booking
      where statuses is null or booking.status = any (statuses)
      order by booking.starts_at desc limit max_rows
    ) as listed;
  elsif list = 'messages' and 'sent' = any (statuses) then
    select count(*) into counted from (
      select from public.outbox as message
      where message.status = any (statuses) order by message.created_at desc limit max_rows
    ) as listed;
  elsif list = 'messages' then
    select count(*) into counted from (
      select from public.outbox as message
      where message.status <> 'sent' and message.status = any (statuses) order by message.created_at desc limit max_rows
    ) as listed;
  end if;
  return counted;
end;
$$;

create function public.requests_from(address text)
returns setof public.quote_requests
language sql
stable
as $$
  select * from public.quote_requests where lower(email) = lower(trim(address)) order by created_at desc, id;
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

create function public.messages_to(address text)
returns setof public.outbox
language sql
stable
as $$
  select * from public.outbox where lower(recipient) = lower(trim(address)) order by created_at desc, id;
$$;

grant execute on function
  public.count_listed, public.requests_from, public.enquiries_from, public.bookings_from, public.messages_to to service_role;
