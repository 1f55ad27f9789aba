-- Rate limits (decision 010). A sender is a keyed hash that changes daily, so that no network addresses are stored. On the
-- platform nothing of ours runs in front of the database.

-- The one-machine host writes its settings of the same names here at each start; on the platform the owner updates a row.
create table public.limits (
  name text primary key check (name ~ '^[A-Z_]{1,60}$'),
  value integer not null check (value > 0)
);

insert into public.limits (name, value)
values
  -- per network and ten minutes, before a proof of work is required; five times as many are refused regardless
  ('RATE_LIMIT_FORMS', 150),
  -- in total per ten minutes, before everyone needs a proof of work; twice as many are refused regardless
  ('RATE_LIMIT_FORMS_TOTAL', 2000),
  ('RATE_LIMIT_UPLOADS', 300),
  -- of uploads that no request claims, and of all of 24 hours; each takes at least one
  ('UNSENT_MEGABYTES_PER_NETWORK', 200),
  ('UNSENT_MEGABYTES_TOTAL', 2000),
  ('UPLOAD_MEGABYTES_PER_NETWORK', 2000),
  ('UPLOAD_MEGABYTES_TOTAL', 20000),
  ('BOOKING_HOLDS_PER_EMAIL', 2),
  ('BOOKING_HOLDS_PER_NETWORK', 6),
  -- in total: before everyone needs a proof of work, and before a new hold ends an old one
  ('BOOKING_HOLDS_BEFORE_PROOF', 6),
  ('BOOKING_HOLDS_TOTAL', 8);

create function public.limit_of(name text)
returns integer
stable
return (select value from public.limits where limits.name = limit_of.name);

-- As in supabase/functions/_shared/senders/abuse-guard.ts.
create function public.limit_window()
returns timestamptz
stable
return date_bin('10 minutes', now(), 'epoch');

create table public.network_key (
  id boolean primary key default true check (id),
  key bytea not null
);

insert into public.network_key (key) values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- The same as networksOf in contract/network.ts, from the narrowest. What is no address counts as one.
create function public.networks_of(address text)
returns text[]
language plpgsql
immutable
as $$
declare
  ip inet;
begin
  if not coalesce(pg_input_is_valid(trim(address), 'inet'), false) then
    return array['unknown', 'unknown/24'];
  end if;
  ip := trim(address)::inet;
  if ip <<= '::ffff:0:0/96' then
    ip := substring(host(ip) from '[0-9.]+$')::inet;
  end if;
  return array(
    select network(set_masklen(ip, bits))::text
    from unnest(case family(ip) when 4 then array[32, 24] else array[64, 56, 48] end) with ordinality as width (bits, place)
    order by place
  );
end;
$$;

-- Of a network at each width: how many times as much as one address it may do.
create function public.share_at(width bigint, widths integer)
returns integer
immutable
return case width when 1 then 1 when widths then 4 else 2 end;

-- The caller's identity for limits, one hash a width, which change daily. Not callable by visitors, who could find an address by trying.
create function public.senders_of(address text, days_ahead integer default 0)
returns text[]
stable
security definer
return (
  select array_agg(left(encode(sha256(
    key || convert_to((now() at time zone 'UTC')::date + days_ahead || ':' || network.name, 'UTF8')
  ), 'hex'), 32) order by network.width)
  from public.network_key, unnest(public.networks_of(address)) with ordinality as network (name, width)
);

-- As set by the platform's edge or the one-machine host; null outside requests.
create function public.caller_address()
returns text
stable
return nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip';

create table public.form_sendings (
  sender text not null check (sender ~ '^[0-9a-f]{32}$'),
  form text not null check (char_length(form) between 1 and 40),
  window_start timestamptz not null,
  sent integer not null default 1,
  -- of the sender's width
  share smallint not null default 1,
  primary key (sender, form, window_start)
);

create index form_sendings_by_age on public.form_sendings (window_start, form, share);

-- Counts one at each width, and returns the largest count: of a wider network, its part for one address.
create function public.count_sending(senders text[], form text, window_start timestamptz)
returns integer
language sql
as $$
  with counted as (
    insert into public.form_sendings as sending (sender, form, window_start, share)
    select sender, count_sending.form, count_sending.window_start, public.share_at(width, cardinality(senders))
    from unnest(senders) with ordinality as each (sender, width)
    order by width
    on conflict on constraint form_sendings_pkey do update set sent = sending.sent + 1
    returning sent, share
  )
  select max(ceil(sent::numeric / share))::integer from counted;
$$;

-- The same without counting, and what all networks have sent.
create function public.sendings_of(senders text[], form text, window_start timestamptz, out own integer, out total integer)
language sql
stable
as $$
  select
    (select coalesce(max(sending.sent / sending.share), 0)
      from public.form_sendings as sending
      where sending.sender = any (senders) and sending.form = sendings_of.form
        and sending.window_start = sendings_of.window_start),
    (select coalesce(sum(sending.sent), 0)
      from public.form_sendings as sending
      where sending.window_start = sendings_of.window_start and sending.form = sendings_of.form and sending.share = 4);
$$;

-- What a proof of work has paid for: a quote request's id, or a mailbox's (public.pass_of).
create table public.request_passes (
  id uuid primary key,
  created_at timestamptz not null default now()
);

create index request_passes_by_age on public.request_passes (created_at);

-- Counts a call that mails an address which has proved nothing, over all forms together (decision 010). Null: admitted. 'proof': a proof of
-- work is needed, or the pass that it has earned. 'refused': not even that helps.
create function public.admit_mail(address text, pass uuid)
returns text
language plpgsql
security definer
as $$
declare
  max_own constant integer := public.limit_of('RATE_LIMIT_FORMS');
  max_total constant integer := public.limit_of('RATE_LIMIT_FORMS_TOTAL');
  senders constant text[] := public.senders_of(address);
  -- before any lock, so that a flood of refusals is cheap
  seen constant record := public.sendings_of(senders, 'mail', public.limit_window());
  proven boolean := false;
  own integer;
begin
  if seen.own >= max_own * 5 or seen.total >= max_total * 2 then
    return 'refused';
  elsif seen.own >= max_own or seen.total >= max_total then
    delete from public.request_passes as earned where earned.id = admit_mail.pass;
    proven := found;
    if not proven then
      return 'proof';
    end if;
  end if;
  -- concurrent requests of the network are serialised from here
  own := public.count_sending(senders, 'mail', public.limit_window());
  return case when own > max_own * 5 then 'refused' when own > max_own and not proven then 'proof' end;
end;
$$;

-- Counts a call of the functions, which know the limit of one network. crowded: everyone needs a proof of work; closed: not even that
-- helps.
create function public.count_call(address text, form text, window_start timestamptz)
returns jsonb
language plpgsql
as $$
declare
  own constant integer := public.count_sending(public.senders_of(address), form, window_start);
  total constant integer := (public.sendings_of('{}', form, window_start)).total;
  max_total constant integer := public.limit_of('RATE_LIMIT_FORMS_TOTAL');
begin
  return jsonb_build_object(
    -- on the platform some calls come without an address
    'own', case when public.networks_of(address) <> public.networks_of(null) then own else 0 end,
    'crowded', total > max_total,
    'closed', total > max_total * 2
  );
end;
$$;

create table public.spent_proofs (
  id text primary key check (char_length(id) <= 128),
  expires_at timestamptz not null
);

create index spent_proofs_by_age on public.spent_proofs (expires_at);

-- Refuses a list at its second row, before the others cause work. Triggers run in the order of their names: accept_one_row comes before
-- the one that counts.
create function public.refuse_second_row()
returns trigger
language plpgsql
as $$
declare
  statement constant text := tg_relid || ' ' || statement_timestamp();
begin
  if current_setting('limits.row_seen', true) = statement then
    raise exception 'Only one row can be inserted at a time';
  end if;
  perform set_config('limits.row_seen', statement, true);
  return new;
end;
$$;

-- The same as isLine in contract/text.ts: no control characters, and nothing that changes the reading direction.
create function public.is_line(given text)
returns boolean
immutable
return given !~ '[\u0001-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]';

-- The same as IDEOGRAPH in contract/names.ts.
create function public.is_ideograph(given text)
returns boolean
immutable
return given ~ '^[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\U00020000-\U000323AF]$';

-- The same as fullName in contract/names.ts.
create function public.full_name(given text, family text)
returns text
immutable
return case
  when given <> '' and family <> '' and family || given ~ '^[々〆〇\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\U00020000-\U000323AF]+$'
  then family || given
  else trim(given || ' ' || family)
end;

create function public.to_line(given text)
returns text
immutable
return trim(regexp_replace(
  given, '[\u0001-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]+', ' ', 'g'
));

-- The same as LANGUAGE_PATTERN in contract/language.ts.
create function public.is_language(given text)
returns boolean
immutable
return char_length(given) <= 35 and given ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$';

-- The same as EMAIL_PATTERN in contract/email-address.ts.
create function public.is_email_address(address text)
returns boolean
immutable
return address ~ '^(?=.{1,64}@)(?:[A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,57}[A-Za-z0-9])$';

grant select, insert, update, delete on public.form_sendings, public.spent_proofs, public.request_passes to service_role;
grant select on public.limits to service_role;
grant execute on function public.is_line, public.is_ideograph, public.is_language, public.is_email_address
  to anon, authenticated, service_role;
grant execute on function
  public.full_name, public.limit_of, public.limit_window, public.networks_of, public.share_at, public.senders_of, public.count_sending, public.sendings_of, public.count_call, public.admit_mail to service_role;
