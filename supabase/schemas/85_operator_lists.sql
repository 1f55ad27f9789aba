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
  counted integer;
begin
  -- in the order of an index, so that only the counted rows are read
  execute format(
    'select count(*) from (select from public.%I where %s order by %I desc limit $1) as listed',
    case list when 'requests' then 'quote_requests' when 'messages' then 'outbox' else list end,
    case
      when list in ('requests', 'enquiries') then case when spam then 'spam_at is not null' else 'spam_at is null' end
      when list = 'messages' and 'sent' <> all (statuses) then 'status <> ''sent'' and status = any ($2)'
      else '($2 is null or status = any ($2))'
    end,
    case when spam then 'spam_at' when list = 'bookings' then 'starts_at' else 'created_at' end
  ) into counted using max_rows, statuses;
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
