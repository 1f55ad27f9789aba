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
  ('RATE_LIMIT_FORMS', 300),
  -- in total per ten minutes, before everyone needs a proof of work
  ('RATE_LIMIT_FORMS_TOTAL', 3000),
  ('RATE_LIMIT_UPLOADS', 300),
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

-- The same as networkOf in contract/network.ts. Invalid addresses count as one.
create function public.network_of(address text)
returns text
language plpgsql
immutable
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
  return host(network(set_masklen(ip, 56)));
end;
$$;

-- The caller's identity for limits. Not callable by visitors, who could find an address by trying.
create function public.sender_of(address text)
returns text
stable
security definer
return (
  select left(encode(sha256(
    key || convert_to((now() at time zone 'UTC')::date || ':' || public.network_of(address), 'UTF8')
  ), 'hex'), 32)
  from public.network_key
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
  primary key (sender, form, window_start)
);

create index form_sendings_by_age on public.form_sendings (window_start);

create function public.count_sending(sender text, form text, window_start timestamptz)
returns integer
language sql
as $$
  insert into public.form_sendings as sending (sender, form, window_start)
  values (count_sending.sender, count_sending.form, count_sending.window_start)
  on conflict on constraint form_sendings_pkey do update set sent = sending.sent + 1
  returning sent;
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

grant select, insert, update, delete on public.form_sendings, public.spent_proofs to service_role;
grant select on public.limits to service_role;
grant execute on function public.is_line, public.is_ideograph, public.is_language, public.is_email_address
  to anon, authenticated, service_role;
grant execute on function
  public.full_name, public.limit_of, public.limit_window, public.sender_of, public.count_sending to service_role;
