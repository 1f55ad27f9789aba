-- What visitors may do to the data API, however they ask: one row a call, so many requests from one network and in all
-- (decision 023). Everything is decided here, because on the platform nothing of ours stands in front of the database.

-- How much is let through. The one-machine host writes its settings of the same names here at each start; on the platform
-- the owner changes a row (docs/deploy.md).
create table public.limits (
  name text primary key check (name ~ '^[A-Z_]{1,60}$'),
  value integer not null check (value > 0)
);

insert into public.limits (name, value)
values
  -- in ten minutes from one network before a proof of work is asked for; five times as many are refused whatever the proof
  ('RATE_LIMIT_FORMS', 300),
  -- in ten minutes from everybody together before a proof of work is asked of everybody
  ('RATE_LIMIT_FORMS_TOTAL', 3000),
  -- documents in ten minutes from one network
  ('RATE_LIMIT_UPLOADS', 300);

-- What makes a network unrecognisable in the counts below.
create table public.network_key (
  id boolean primary key default true check (id),
  key bytea not null
);

insert into public.network_key (key) values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- Requests that may come in although there are many: for each of them a proof of work was accepted.
create table public.request_passes (
  id uuid primary key,
  created_at timestamptz not null default now()
);

create index request_passes_by_age on public.request_passes (created_at);

revoke all on public.limits, public.network_key, public.request_passes from anon, authenticated, service_role;
grant select on public.limits to service_role;
grant select, insert, update, delete on public.request_passes to service_role;

alter table public.limits enable row level security;
alter table public.network_key enable row level security;
alter table public.request_passes enable row level security;

create function public.limit_of(name text)
returns integer
language sql
stable
set search_path = ''
as $$
  select value from public.limits where limits.name = limit_of.name;
$$;

-- The ten minutes that sendings are counted in, as supabase/functions/_shared/senders/abuse-guard.ts does.
create function public.limit_window()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select date_bin('10 minutes', now(), 'epoch');
$$;

-- The network that an address stands for: an IPv4 address by itself, of an IPv6 address the first half, because one customer
-- commands all of it. Whatever is no address is one network of its own.
create function public.network_of(address text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  ip inet;
begin
  if not coalesce(pg_input_is_valid(trim(address), 'inet'), false) then
    return 'unknown';
  end if;
  ip := trim(address)::inet;
  if family(ip) = 4 then
    return host(ip);
  elsif ip <<= '::ffff:0:0/96' then
    return substring(host(ip) from '[0-9.]+$');
  end if;
  return host(network(set_masklen(ip, 64)));
end;
$$;

-- Whose request this is, as far as limits need to know: a keyed hash of network and day. Not for visitors, who could try
-- addresses until one fits.
create function public.sender_of(address text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select left(encode(sha256(
    key || convert_to((now() at time zone 'UTC')::date || ':' || public.network_of(address), 'UTF8')
  ), 'hex'), 32)
  from public.network_key;
$$;

-- The caller's address, as the edge of the platform and the one-machine host say it; null outside of requests.
create function public.caller_address()
returns text
language sql
stable
set search_path = ''
as $$
  select nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip';
$$;

-- One row per statement ------------------------------------------------------------------------------------------------
-- A list of rows is refused at its second one, before the work that the others would cause is done.

create function public.begin_one_row()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('limits.row_seen', '', true);
  return null;
end;
$$;

create function public.refuse_second_row()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_setting('limits.row_seen', true) = tg_relid::text then
    raise exception 'Only one row can be inserted at a time';
  end if;
  perform set_config('limits.row_seen', tg_relid::text, true);
  return new;
end;
$$;

create trigger begin_one_row
  before insert on public.quote_requests
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function public.begin_one_row();

create trigger begin_one_row
  before insert on public.profiles
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function public.begin_one_row();

-- Triggers of a kind run in the order of their names: this one comes before the one that counts.
create trigger accept_one_row
  before insert on public.quote_requests
  for each row when (current_user in ('anon', 'authenticated'))
  execute function public.refuse_second_row();

create trigger accept_one_row
  before insert on public.profiles
  for each row when (current_user in ('anon', 'authenticated'))
  execute function public.refuse_second_row();

-- So many requests -----------------------------------------------------------------------------------------------------

-- How many requests have come in within the window, from this sender and from all.
create function public.requests_of(sender text, out own bigint, out total bigint)
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(sent) filter (where sending.sender = requests_of.sender), 0), coalesce(sum(sent), 0)
  from public.form_sendings as sending
  where sending.window_start = public.limit_window() and sending.form = 'quote_request';
$$;

-- Whether a request from an address has to bring a proof of work just now.
create function public.request_needs_proof(address text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select own >= public.limit_of('RATE_LIMIT_FORMS') or total >= public.limit_of('RATE_LIMIT_FORMS_TOTAL')
  from public.requests_of(public.sender_of(address));
$$;

-- Lets a visitor's request in, or refuses it by a code that the data API turns into the status 403 or 429. What is refused
-- is not counted, as its transaction leaves nothing behind. Nobody waits for anybody of another network.
create function public.limit_quote_requests()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  often constant bigint := public.limit_of('RATE_LIMIT_FORMS');
  sender constant text := public.sender_of(public.caller_address());
  seen record;
  proven boolean := false;
  own integer;
begin
  -- sent once more because the answer was lost: the primary key says so, as always
  if exists (select from public.quote_requests as request where request.id = new.id) then
    return new;
  end if;

  -- looked at before anything is locked, so that a flood of refusals costs little
  seen := public.requests_of(sender);
  if seen.own < often * 5 then
    if seen.own >= often or seen.total >= public.limit_of('RATE_LIMIT_FORMS_TOTAL') then
      delete from public.request_passes as pass where pass.id = new.id;
      proven := found;
      if not proven then
        raise sqlstate 'PT403' using message = 'Please send this again from our website', hint = 'proof-required';
      end if;
    end if;
    -- others of this network may have come in between: from here on one after the other
    own := public.count_sending(sender, 'quote_request', public.limit_window());
    if own <= often or (proven and own <= often * 5) then
      return new;
    end if;
    if not proven then
      raise sqlstate 'PT403' using message = 'Please send this again from our website', hint = 'proof-required';
    end if;
  end if;
  raise sqlstate 'PT429'
    using message = 'Too many requests. Please wait some minutes and try again.', hint = 'too-many-requests';
end;
$$;

create trigger limit_quote_requests
  before insert on public.quote_requests
  for each row when (current_user in ('anon', 'authenticated'))
  execute function public.limit_quote_requests();

-- So many documents ----------------------------------------------------------------------------------------------------
-- The storage service asks first, as the visitor and in a transaction that it undoes, whether an upload would be allowed; the
-- row comes later, from the service itself, with the headers of the same request. So this refuses before a byte is
-- stored and counts what was stored. Operators' own files have other names, and SQL by hand has no headers.
create function public.limit_uploads()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if public.count_sending(public.sender_of(public.caller_address()), 'upload', public.limit_window())
    > public.limit_of('RATE_LIMIT_UPLOADS') then
    raise insufficient_privilege using message = 'Too many files. Please wait some minutes and try again.';
  end if;
  return new;
end;
$$;

create trigger limit_uploads
  before insert on storage.objects
  for each row when (
    new.bucket_id = 'quote-documents' and new.name ~ '^([0-9a-f-]{36}/)?[0-9]{10,16}'
    and current_setting('request.headers', true) like '%"cf-connecting-ip"%'
  )
  execute function public.limit_uploads();

-- So long --------------------------------------------------------------------------------------------------------------
-- The data API applies these to every request of a visitor or customer; none that the site makes takes a tenth of it.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '3s';
notify pgrst, 'reload config';

revoke execute on function public.limit_of(text) from public, anon, authenticated;
revoke execute on function public.limit_window() from public, anon, authenticated;
revoke execute on function public.network_of(text) from public, anon, authenticated;
revoke execute on function public.sender_of(text) from public, anon, authenticated;
revoke execute on function public.caller_address() from public, anon, authenticated;
revoke execute on function public.requests_of(text) from public, anon, authenticated;
revoke execute on function public.request_needs_proof(text) from public, anon, authenticated;
revoke execute on function public.begin_one_row() from public, anon, authenticated, service_role;
revoke execute on function public.refuse_second_row() from public, anon, authenticated, service_role;
revoke execute on function public.limit_quote_requests() from public, anon, authenticated, service_role;
revoke execute on function public.limit_uploads() from public, anon, authenticated, service_role;
grant execute on function
  public.limit_of(text), public.limit_window(), public.network_of(text), public.sender_of(text), public.caller_address(),
  public.requests_of(text), public.request_needs_proof(text)
to service_role;
