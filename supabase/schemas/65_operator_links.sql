-- What the private links of the operator's mail do (decision 008).

-- How long spam is kept, so that a mistake can be undone.
create function public.spam_period()
returns interval
immutable
return interval '7 days';

create function public.id_of(subject text, kind text)
returns uuid
immutable
return case when starts_with(subject, kind || ':') then split_part(subject, ':', 2)::uuid end;

-- subject: 'request:…', 'enquiry:…' or 'booking:…'. No row once it was erased. In PL/pgSQL, because tables of orders come later.
create function public.operator_subject(subject text)
returns table (
  kind text, reference text, address text, created_at timestamptz, ordered boolean, spam_until timestamptz
)
language plpgsql
stable
as $$
begin
  return query
  select 'request', request.reference, request.email, request.created_at,
    request.ordered_at is not null or public.has_open_order(request.id), request.spam_at + public.spam_period()
  from public.quote_requests as request
  where request.id = public.id_of(operator_subject.subject, 'request') and request.erased_at is null
  union all
  select 'enquiry', enquiry.reference, enquiry.email, enquiry.created_at, false, enquiry.spam_at + public.spam_period()
  from public.enquiries as enquiry where enquiry.id = public.id_of(operator_subject.subject, 'enquiry')
  union all
  select 'booking', booking.reference, booking.email, booking.created_at, false, null
  from public.bookings as booking
  where booking.id = public.id_of(operator_subject.subject, 'booking') and booking.erased_at is null;
end;
$$;

-- Marks a request or an enquiry as spam, or as none, and returns what it is now; an order is never spam. tell: the operator gets a message,
-- because somebody else may have pressed the link.
create function public.mark_spam(subject text, spam boolean, tell boolean default false, at timestamptz default now())
returns table (
  kind text, reference text, address text, created_at timestamptz, ordered boolean, spam_until timestamptz
)
language plpgsql
as $$
#variable_conflict use_column
declare
  marked boolean;
begin
  update public.quote_requests set spam_at = case when spam then at end
  where id = public.id_of(mark_spam.subject, 'request') and ordered_at is null and (spam_at is not null) <> spam
    and not public.has_open_order(id);
  marked := found;
  update public.enquiries set spam_at = case when spam then at end
  where id = public.id_of(mark_spam.subject, 'enquiry') and (spam_at is not null) <> spam;
  if (marked or found) and spam then
    delete from public.outbox as message
    where message.subject = mark_spam.subject and message.recipient is not null and message.status = 'queued'
      and (message.leased_until is null or message.leased_until <= now());
    if tell then
      insert into public.outbox (kind, subject_id, payload, dedupe_key)
      values (
        'spam_operator', split_part(mark_spam.subject, ':', 2)::uuid,
        jsonb_build_object('about', split_part(mark_spam.subject, ':', 1)), 'spam_operator:' || gen_random_uuid()
      );
    end if;
  end if;
  return query select * from public.operator_subject(mark_spam.subject);
end;
$$;

-- The operator's browsers, in which links that else ask for a confirmation by mail act at once (decision 022).
create table public.operator_browsers (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the key that only the browser keeps
  key_hash text not null unique check (key_hash ~ '^[0-9a-f]{64}$'),
  -- as supabase/functions/_shared/operator/browser-name.ts says
  name text not null check (name ~ '^[A-Za-z ]{1,60}$'),
  -- of public.operator_confirmations, which is deleted sooner: each remembers one browser
  confirmation uuid not null unique,
  created_at timestamptz not null,
  used_at timestamptz not null
);

-- Whoever holds a link of the operator's mail may be a customer to whom it was quoted. What cannot be undone needs a second link, which only
-- the operator gets.
create table public.operator_confirmations (
  id uuid primary key default gen_random_uuid(),
  -- of contract/acts.ts; opens nothing if it is none of them
  purpose text not null check (purpose ~ '^[a-z_]{1,40}$'),
  -- 'booking:…', 'request:…' or 'enquiry:…', 'day:…', the day as an id (supabase/functions/_shared/operator/links.ts), or
  -- public.house_id()
  subject text not null check (subject ~ '^(booking|request|enquiry|day|house):[0-9a-f-]{36}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  address text check (char_length(address) <= 254),
  -- by a command, for a remembered browser, or in a message about something else: asking for one still sends its own
  printed boolean not null default false,
  -- forgetting it ends what it has opened
  browser uuid references public.operator_browsers on delete cascade
);

create index operator_confirmations_by_subject on public.operator_confirmations (subject, purpose);
create index operator_confirmations_by_end on public.operator_confirmations (expires_at);
create index operator_confirmations_by_browser on public.operator_confirmations (browser);

-- As confirmationTime in contract/acts.ts.
create function public.confirmation_period(purpose text)
returns interval
immutable
return case purpose when 'create' then interval '4 hours' else interval '15 minutes' end;

-- Sends the operator a confirmation to press; the same once more if it is open. At most once in ten minutes: nobody fills the inbox by
-- pressing again.
create function public.ask_confirmation(purpose text, subject text, at timestamptz default now())
returns void
language plpgsql
as $$
declare
  earlier public.operator_confirmations;
  chosen uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('confirm:' || ask_confirmation.purpose || subject, 0));
  select * into earlier from public.operator_confirmations as known
  where known.subject = ask_confirmation.subject and known.purpose = ask_confirmation.purpose
    and known.used_at is null and known.expires_at > at and known.created_at <= at and not known.printed;
  if earlier.created_at > at - interval '10 minutes' then
    return;
  end if;
  insert into public.operator_confirmations (id, purpose, subject, created_at, expires_at)
  values (
    coalesce(earlier.id, gen_random_uuid()), ask_confirmation.purpose, ask_confirmation.subject, at,
    at + public.confirmation_period(ask_confirmation.purpose)
  )
  on conflict (id) do update set created_at = excluded.created_at, expires_at = excluded.expires_at
  returning id into chosen;
  insert into public.outbox (kind, subject_id, payload, dedupe_key)
  values (
    'operator_confirm', split_part(subject, ':', 2)::uuid,
    jsonb_build_object('confirmation', chosen, 'about', split_part(subject, ':', 1)),
    'operator_confirm:' || chosen || ':' || extract(epoch from at)
  );
end;
$$;

-- Uses a confirmation up; no row when it was used or is too late. undo: gives it back, because what it was for failed.
create function public.use_confirmation(confirmation uuid, undo boolean default false, at timestamptz default now())
returns setof public.operator_confirmations
language sql
as $$
  update public.operator_confirmations set used_at = case when not undo then at end
  where id = confirmation and expires_at > at and (used_at is not null) = undo
  returning *;
$$;

-- How long a browser is remembered after its last use.
create function public.browser_period()
returns interval
immutable
return interval '90 days';

-- Remembers the browser that has opened a confirmation, which is neither used nor late, nor was made for a remembered browser. Returns whether
-- it is remembered, also when that was pressed before. Of more than ten the one that was not used for longest goes. The operator is told.
create function public.remember_browser(confirmation uuid, key_hash text, name text, at timestamptz default now())
returns boolean
language plpgsql
as $$
#variable_conflict use_column
declare
  added uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('browsers', 0));
  insert into public.operator_browsers (key_hash, name, confirmation, created_at, used_at)
  select remember_browser.key_hash, remember_browser.name, known.id, at, at
  from public.operator_confirmations as known
  where known.id = remember_browser.confirmation and known.used_at is null and known.expires_at > at and known.browser is null
  on conflict do nothing
  returning id into added;
  if added is null then
    return exists (
      select from public.operator_browsers as known
      where known.key_hash = remember_browser.key_hash and known.confirmation = remember_browser.confirmation
    );
  end if;
  delete from public.operator_browsers where id in (
    select id from public.operator_browsers order by used_at desc, id = added desc offset 10
  );
  insert into public.outbox (kind, subject_id, payload, dedupe_key)
  values (
    'operator_browser', public.house_id(),
    jsonb_build_object('about', 'house', 'name', remember_browser.name, 'at', at), 'operator_browser:' || added
  );
  return true;
end;
$$;

-- The browser with this key; null if it is not remembered (any more).
create function public.use_browser(key_hash text, at timestamptz default now())
returns uuid
language sql
as $$
  update public.operator_browsers set used_at = greatest(used_at, at)
  where operator_browsers.key_hash = use_browser.key_hash and used_at > at - public.browser_period()
  returning id;
$$;

-- browser: null for all. Returns how many were forgotten.
create function public.forget_browsers(browser uuid default null)
returns bigint
language sql
as $$
  with forgotten as (
    delete from public.operator_browsers where id = coalesce(browser, id) returning id
  )
  select count(*) from forgotten;
$$;

-- The private address from which a calendar program reads the consultations: one at most, known by the digest of its key.
create table public.calendar_feeds (
  id boolean primary key default true check (id),
  key_hash text not null check (key_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  read_at timestamptz
);

create function public.set_calendar_feed(key_hash text default null)
returns void
language sql
as $$
  delete from public.calendar_feeds where set_calendar_feed.key_hash is null;
  insert into public.calendar_feeds (key_hash)
  select set_calendar_feed.key_hash where set_calendar_feed.key_hash is not null
  on conflict (id) do update set key_hash = excluded.key_hash, created_at = now(), read_at = null;
$$;

grant select, insert, update, delete on
  public.operator_confirmations, public.operator_browsers, public.calendar_feeds to service_role;
grant execute on function
  public.spam_period, public.id_of, public.operator_subject, public.mark_spam,
  public.confirmation_period, public.ask_confirmation, public.use_confirmation, public.browser_period, public.remember_browser, public.use_browser,
  public.forget_browsers, public.set_calendar_feed to service_role;
