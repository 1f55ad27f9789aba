-- Retention, access and erasure (decisions 002 and 008).

-- Up to max_records overdue records of each kind. about: what the id is of ('booking', 'request'). periods: JSON of an interval per kind,
-- as text, because the embedded backend passes objects as strings; a kind without one is kept, but for spam. Accounts without a proven
-- password count as unconfirmed: nobody can use them. One statement per line, so that each is planned with its index. $3: what is older is
-- overdue.
create function public.overdue(periods text, at timestamptz default now(), max_records integer default null)
returns table (kind text, about text, id text)
language plpgsql
stable
as $$
declare
  rule record;
begin
  for rule in
    select *, at - (periods::jsonb ->> listed.of_kind)::interval as before
    from (values
      ('holds', 'booking', 'public.bookings', 'ended_at', 'status = ''released'' and payment_id is null'),
      ('holds', 'session', 'public.sandbox_sessions', 'created_at', 'true'),
      ('requests', 'request', 'public.quote_requests', 'created_at', 'ordered_at is null and not public.has_open_order(due.id)'),
      ('requests', 'request', 'public.quote_requests', 'spam_at', '
        ordered_at is null and (created_at < $3) is not true and not public.has_open_order(due.id)'),
      ('enquiries', 'enquiry', 'public.enquiries', 'created_at', 'true'),
      ('enquiries', 'enquiry', 'public.enquiries', 'spam_at', '(created_at < $3) is not true'),
      -- paid consultations and orders, from their last receipt, invoice or credit note
      ('records', 'booking', 'public.bookings', 'starts_at', '
        (status in (''confirmed'', ''cancelled'', ''lost'') or payment_id is not null) and ($3 <= (
          select max(paper.created_at) from public.papers as paper where paper.booking_id = due.id
        )) is not true'),
      ('records', 'request', 'public.quote_requests', 'ordered_at', '
        ($3 <= public.last_paper_at(due.id)) is not true and not public.has_open_order(due.id)'),
      ('records', 'event', 'public.payment_events', 'received_at', 'true'),
      ('records', 'transaction', 'public.provider_transactions', 'created_at', 'true'),
      ('records', 'payout', 'public.provider_payouts', 'created_at', 'true'),
      ('subscriptions', 'subscription', 'public.newsletter_subscriptions', 'created_at', '
        status <> ''confirmed'' and confirmed_at is null and not exists (
          select from public.newsletter_consents as consent where consent.subscription_id = due.id and consent.requested_at >= $3
        )'),
      ('accounts', 'account', 'auth.users', 'greatest(created_at, confirmation_sent_at, recovery_sent_at)', '(
          email_confirmed_at is null
          or not exists (select from public.account_proofs as proof where proof.account_id = due.id)
        )'),
      ('consents', 'subscription', 'public.newsletter_subscriptions', 'unsubscribed_at',
        'status <> ''confirmed'' and confirmed_at is not null'),
      ('messages', 'message', 'public.outbox', 'coalesce(sent_at, next_attempt_at)', 'status <> ''queued''')
    ) as listed (of_kind, of_what, source, moment, condition)
  loop
    return query execute format(
      'select %L, %L, due.id::text from %s as due where %4$s < $1 and %s order by %4$s limit $2',
      rule.of_kind, rule.of_what, rule.source, rule.moment, rule.condition
    ) using case rule.moment when 'spam_at' then at - public.spam_period() else rule.before end, max_records, rule.before;
  end loop;
end;
$$;

create function public.last_paper_at(request uuid)
returns timestamptz
stable
return (
  select max(paper.created_at) from public.orders as ordered join public.papers as paper on paper.order_id = ordered.id
  where ordered.request_id = request
);

create function public.audit_log_is_writable()
returns boolean
stable
return case when to_regclass('auth.audit_log_entries') is null then false else
  has_table_privilege('auth.audit_log_entries', 'select') and has_table_privilege('auth.audit_log_entries', 'delete')
end;

-- The auth service's audit log contains addresses. dry_run only counts.
create function public.sweep_sign_ins(before timestamptz, dry_run boolean)
returns integer
language plpgsql
as $$
declare
  entries integer;
begin
  if before is null or not public.audit_log_is_writable() then
    return 0;
  elsif dry_run then
    execute 'select count(*) from auth.audit_log_entries where created_at < $1' into entries using before;
  else
    execute 'delete from auth.audit_log_entries where created_at < $1' using before;
    get diagnostics entries = row_count;
  end if;
  return entries;
end;
$$;

create function public.ids_about(due jsonb, about text)
returns text[]
immutable
return array(
  select entry ->> 'id' from jsonb_array_elements(due) as entry where entry ->> 'about' = ids_about.about
);

-- Deletes overdue records with their messages, and counts them by kind ('documents': the requests' files, which the orphan sweep removes).
create function public.enforce_retention(
  periods text, at timestamptz default now(), dry_run boolean default false, max_records integer default 1000
)
returns table (kind text, records integer)
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  due jsonb;
  requests uuid[];
  subscriptions uuid[];
  documents integer;
  sign_ins integer := public.sweep_sign_ins(at - (periods::jsonb ->> 'sign_ins')::interval, dry_run);
begin
  if sign_ins > 0 then
    return query select 'sign_ins', sign_ins;
  end if;
  due := (
    select coalesce(jsonb_agg(to_jsonb(overdue)), '[]')
    from (select * from public.overdue(periods, at, max_records) limit case when not dry_run then max_records end) as overdue
  );
  requests := public.ids_about(due, 'request')::uuid[];
  subscriptions := public.ids_about(due, 'subscription')::uuid[];
  documents := (
    select count(*) from unnest(requests) as due (id)
    join lateral (select from public.request_documents as document where document.request_id = due.id) as document on true
  );
  return query
    select entry ->> 'kind', count(*)::integer from jsonb_array_elements(due) as entry group by entry ->> 'kind'
    union all
    select 'documents', documents where documents > 0;
  if dry_run or due = '[]' then
    return;
  end if;

  delete from public.outbox as message where message.id = any (public.ids_about(due, 'message')::uuid[]);
  delete from public.outbox as message
  where message.subject = any (
    array(select (entry ->> 'about') || ':' || (entry ->> 'id') from jsonb_array_elements(due) as entry)
    || array(
      select 'consent:' || consent.id from public.newsletter_consents as consent
      where consent.subscription_id = any (subscriptions)
    )
  );
  delete from public.bookings where id = any (public.ids_about(due, 'booking')::uuid[]);
  delete from public.sandbox_sessions where id = any (public.ids_about(due, 'session'));
  delete from public.payment_events where id = any (public.ids_about(due, 'event'));
  delete from public.provider_transactions where id = any (public.ids_about(due, 'transaction'));
  delete from public.provider_payouts where id = any (public.ids_about(due, 'payout'));
  delete from public.enquiries where id = any (public.ids_about(due, 'enquiry')::uuid[]);
  -- checked again, because the row may have changed meanwhile
  delete from public.quote_requests
  where id = any (requests) and not public.has_open_order(id)
    and (ordered_at is null or ordered_at < at - (periods::jsonb ->> 'records')::interval)
    and (at - (periods::jsonb ->> 'records')::interval <= public.last_paper_at(id)) is not true;
  delete from public.newsletter_subscriptions where id = any (subscriptions) and status <> 'confirmed';
  delete from auth.users as account
  where account.id = any (public.ids_about(due, 'account')::uuid[]) and (
    account.email_confirmed_at is null
    or not exists (select from public.account_proofs as proof where proof.account_id = account.id)
  );
end;
$$;

create function public.sweep_limits(at timestamptz default now())
returns void
language sql
as $$
  delete from public.form_sendings where window_start < at - interval '1 day';
  delete from public.spent_proofs where expires_at < at;
  delete from public.request_passes where created_at < at - interval '1 hour';
  delete from public.uploads as upload where upload.begun_at < at - interval '1 day' and not exists (
    select from storage.objects as object where object.bucket_id = 'quote-documents' and object.name = upload.path
  );
  delete from public.hold_senders where created_at < at - interval '1 day';
  delete from public.mail_counts where counted_at < at - interval '1 day';
  delete from public.operator_confirmations where expires_at < at;
  delete from public.operator_browsers where used_at < at - public.browser_period();
$$;

-- With a clock set years ahead by mistake, everything would be overdue.
create table public.retention_clock (
  one boolean primary key default true check (one),
  looked_at timestamptz not null,
  paused_until timestamptz,
  next_sweep_at timestamptz
);

-- 'due' at next_sweep_at, once an hour unless the last sweep was not finished; else 'later'. 'paused' for a day after more than a day without a run (a clock jump,
-- or everything was off), so that the clock can be corrected.
create function public.begin_sweep(at timestamptz default now())
returns text
language plpgsql
as $$
declare
  pause timestamptz;
begin
  insert into public.retention_clock as clock (looked_at) values (now())
  on conflict (one) do update set
    looked_at = now(),
    paused_until = case
      when clock.looked_at < now() - interval '1 day' then now() + interval '1 day'
      when clock.looked_at > now() + interval '1 hour' then null
      else clock.paused_until
    end
  returning paused_until into pause;
  if pause > now() then
    return 'paused';
  end if;
  update public.retention_clock as clock set next_sweep_at = begin_sweep.at + interval '1 hour'
  -- further ahead only if the clock was wrong then
  where clock.next_sweep_at is null or clock.next_sweep_at <= begin_sweep.at
    or clock.next_sweep_at > begin_sweep.at + interval '1 hour';
  return case when found then 'due' else 'later' end;
end;
$$;

-- Files that no request refers to: it refers to the file of an accepted or unchecked document; while unchecked, also by its upload name.
create function public.orphans(uploaded_before timestamptz, max_files integer)
returns text[]
language sql
stable
security definer
set enable_seqscan = off
as $$
  select array(
    select object.name from storage.objects as object
    where object.bucket_id = 'quote-documents'
      and (object.created_at < orphans.uploaded_before or object.name in (select public.idle_uploads()))
      and not exists (
        select from public.request_documents as document
        where document.path = object.name and document.state in ('unchecked', 'accepted')
      )
      and not exists (
        select from public.request_documents as document
        where document.uploaded_path = object.name and document.state = 'unchecked'
      )
      and not exists (select from public.order_documents as delivered where delivered.path = object.name)
      and not exists (select from public.papers as paper where paper.path = object.name)
    limit orphans.max_files
  );
$$;

-- By the profile, because the auth service's table may have no index on addresses.
create function public.account_of(address text)
returns uuid
stable
return (select id from public.profiles where lower(email) = lower(trim(address)) limit 1);

create function public.subjects_of(
  requests uuid[], enquiries uuid[], bookings uuid[], subscriptions uuid[], account uuid
)
returns text[]
stable
return array(
  select 'request:' || id from unnest(requests) as id
  union all select 'enquiry:' || id from unnest(enquiries) as id
  union all select 'booking:' || id from unnest(bookings) as id
  union all select 'subscription:' || id from unnest(subscriptions) as id
  union all select 'consent:' || id from public.newsletter_consents where subscription_id = any (subscriptions)
  union all select 'account:' || account where account is not null
);

create function public.messages_of(address text, subjects text[] default '{}')
returns setof public.outbox
language sql
stable
as $$
  select * from public.outbox as message
  where lower(message.recipient) = lower(trim(address)) or message.subject = any (subjects);
$$;

-- account: whose own call it is, null for the operator. Anybody can type another's address: what one account sent is no other account's to
-- read or erase; the operator finds all of it. Of each kind the latest 500 records, because functions read the answer as a whole;
-- left_out: how many more.
create function public.person_data(address text, account uuid default null)
returns jsonb
language plpgsql
stable
security definer
as $$
declare
  -- customers without an address are not one person
  person text := nullif(lower(trim(address)), '');
  account_id uuid := coalesce(account, public.account_of(address));
  request_ids uuid[] := array(
    select request.id from public.quote_requests as request
    where request.user_id = account_id or (lower(request.email) = person and (request.user_id is null or person_data.account is null))
    order by request.created_at desc
  );
  enquiry_ids uuid[] := array(select id from public.enquiries where lower(email) = person order by created_at desc);
  booking_ids uuid[] := array(select id from public.bookings where lower(email) = person order by created_at desc);
  subscription_ids uuid[] := array(select id from public.newsletter_subscriptions where lower(email) = person);
  message_ids uuid[] := array(
    select message.id
    from public.messages_of(
      address, public.subjects_of(request_ids, enquiry_ids, booking_ids, subscription_ids, account_id)
    ) as message
    order by message.created_at desc
  );
  max_records constant integer := 500;
begin
  return jsonb_build_object(
    'address', person,
    'unsettled', to_jsonb(public.unsettled_requests(request_ids)),
    'left_out', (
      select coalesce(jsonb_object_agg(counted.kind, counted.records - max_records), '{}')
      from (values
        ('requests', cardinality(request_ids)), ('enquiries', cardinality(enquiry_ids)),
        ('bookings', cardinality(booking_ids)), ('messages', cardinality(message_ids))
      ) as counted (kind, records)
      where counted.records > max_records
    ),
    'account', (
      select jsonb_build_object(
        'id', id, 'email', email, 'created_at', created_at, 'confirmed_at', email_confirmed_at,
        'last_sign_in_at', last_sign_in_at, 'details', raw_user_meta_data
      )
      from auth.users where id = account_id
    ),
    'profile', (select to_jsonb(profile) from public.profiles as profile where profile.id = account_id),
    'requests', (
      select coalesce(jsonb_agg(
        to_jsonb(request) || jsonb_build_object('documents', (
          select coalesce(jsonb_agg(to_jsonb(document) - 'request_id' order by document.position), '[]')
          from public.request_documents as document where document.request_id = request.id
        ), 'orders', (
          select coalesce(jsonb_agg(
            public.order_view(request.id, number => ordered.number) - '{request,earlier}'::text[] || jsonb_build_object('events', (
              select coalesce(jsonb_agg(to_jsonb(event) - 'order_id' order by event.number), '[]')
              from public.order_events as event where event.order_id = ordered.id
            )) order by ordered.number
          ), '[]')
          from public.orders as ordered where ordered.request_id = request.id
        )) order by request.created_at, request.id
      ), '[]')
      from public.quote_requests as request where request.id = any (request_ids[:max_records])
    ),
    'enquiries', (
      select coalesce(jsonb_agg(to_jsonb(enquiry) order by enquiry.created_at, enquiry.id), '[]')
      from public.enquiries as enquiry where enquiry.id = any (enquiry_ids[:max_records])
    ),
    'bookings', (
      select coalesce(jsonb_agg(to_jsonb(booking) || jsonb_build_object('papers', (
        select coalesce(jsonb_agg(to_jsonb(paper) order by paper.created_at), '[]')
        from public.papers as paper where paper.booking_id = booking.id
      )) order by booking.created_at, booking.id), '[]')
      from public.bookings as booking where booking.id = any (booking_ids[:max_records])
    ),
    'newsletter', (
      select to_jsonb(subscription) || jsonb_build_object('consents', (
        select coalesce(jsonb_agg(to_jsonb(consent) - 'subscription_id' order by consent.requested_at), '[]')
        from public.newsletter_consents as consent where consent.subscription_id = subscription.id
      ))
      from public.newsletter_subscriptions as subscription where subscription.id = any (subscription_ids)
    ),
    -- without payloads, which may hold one-time links
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', message.id, 'kind', message.kind, 'to', coalesce(message.recipient, 'the operator'),
        'status', message.status, 'created_at', message.created_at, 'sent_at', message.sent_at
      ) order by message.created_at, message.id), '[]')
      from public.outbox as message where message.id = any (message_ids[:max_records])
    )
  );
end;
$$;

-- The references of those of which work, money or an original is outstanding: what is owed to or by somebody cannot be done without them.
create function public.unsettled_requests(requests uuid[])
returns text[]
stable
return array(
  select request.reference from public.quote_requests as request
  where request.id = any (requests) and request.erased_at is null and (
    exists (
      select from public.orders as ordered
      where ordered.request_id = request.id and (
        ordered.state in ('half_paid', 'in_progress', 'delivered') or (ordered.state = 'accepted' and public.held_pence(ordered.id) > 0)
      )
    )
    or exists (select from public.payments_of(request.id) as payment where payment.dispute_state = 'open')
    or exists (select from public.owed_refunds(request.id))
    or public.has_originals(request.id)
  )
  order by request.created_at
);

-- Returns counts and the files' paths, which the caller removes (otherwise the orphan sweep does). Payments and orders, which must be kept
-- by law, stay without personal details. Nothing is erased while one of the requests is unsettled.
create function public.erase_records(
  address text, request_ids uuid[], enquiry_ids uuid[], booking_ids uuid[], subscription_ids uuid[], account_id uuid,
  at timestamptz
)
returns jsonb
language plpgsql
as $$
declare
  person text := nullif(lower(trim(address)), '');
  subjects constant text[] := public.subjects_of(request_ids, enquiry_ids, booking_ids, subscription_ids, account_id);
  erased_name constant text := 'Erased';
  erased_email constant text := 'erased@erased.invalid';
  order_ids constant uuid[] := array(select id from public.orders where request_id = any (request_ids));
  unsettled text[];
  seen text[];
  folder constant text := account_id || '/%';
  paths text[];
  kept text[];
  messages integer;
  accounts integer;
begin
  -- as public.lock_order
  perform from public.quote_requests where id = any (request_ids) for no key update;
  unsettled := public.unsettled_requests(request_ids);
  if cardinality(unsettled) > 0 then
    raise sqlstate 'PT409' using hint = 'unsettled', message =
      'Nothing was erased. Work, money or an original is outstanding: ' || array_to_string(unsettled, ', ') || '. Settle it first, or end the order';
  end if;
  seen := array(
    select reference from public.quote_requests where id = any (request_ids)
    union all select reference from public.enquiries where id = any (enquiry_ids)
    union all select reference from public.bookings where id = any (booking_ids)
  );
  paths := array(
    select document.path from public.request_documents as document where document.request_id = any (request_ids)
    union
    select object.name from storage.objects as object
    where object.bucket_id = 'quote-documents' and object.name like folder
    union
    select object.name from public.request_documents as document
    join storage.objects as object on object.bucket_id = 'quote-documents' and object.name = document.uploaded_path
    where document.request_id = any (request_ids)
  );

  -- What was agreed and paid stays, and the receipts and invoices with their names, as long as the law requires.
  paths := paths || array(select path from public.order_documents where order_id = any (order_ids));
  delete from public.order_documents where order_id = any (order_ids);
  delete from public.order_messages where order_id = any (order_ids);
  update public.order_deliveries set note = '', carrier = '', tracking = '' where order_id = any (order_ids);
  delete from public.originals where request_id = any (request_ids);
  -- and nobody answers any more what we wait for
  update public.orders
  set billing_name = null, billing_address = null, purchase_order = null, delivery_address = null, end_reason = null, waiting_since = null,
    ready_reason = null
  where id = any (order_ids);
  update public.offers set customer = null where order_id = any (order_ids);
  update public.order_payments set refund_reason = null where refund_reason is not null and order_id = any (order_ids);

  -- The operator still gets copies of papers, and hears of money that went wrong.
  delete from public.outbox
  where id in (
    select message.id from public.messages_of(address, subjects) as message
    where (message.recipient is null and message.status <> 'sent'
      and (message.payload ? 'paper' or message.kind ~ 'refund_failed|disput|mismatch')) is not true
  );
  get diagnostics messages = row_count;

  with pseudonymised as (
    update public.quote_requests
    set user_id = null, given_name = erased_name, family_name = erased_name, company_name = null, email = erased_email, phone = null,
        task_description = erased_name, country_of_origin = '', country_of_destination = '', source_language = null, target_language = null,
        country_of_origin_other = null, country_of_destination_other = null, document_pages = null, document_words = null,
        uncounted_files = null, unread_pages = null, extra_words = null, own_reference = null,
        estimate_from = null, estimate_to = null, language = default, uploaded_files = null, erased_at = at,
        ask_text = null, ask_about = null, asked_at = null,
        link_version = link_version + 1
    where id = any (request_ids) and (
      -- what can still be paid needs its order
      ordered_at is not null or public.awaits_payment(id)
    )
    returning reference
  )
  select array_agg(reference) into kept from pseudonymised;
  delete from public.request_documents where request_id = any (request_ids);
  delete from public.quote_requests where id = any (request_ids) and erased_at is null;
  delete from public.enquiries where id = any (enquiry_ids);
  delete from public.newsletter_subscriptions where id = any (subscription_ids);

  with pseudonymised as (
    update public.bookings
    set first_name = erased_name, last_name = erased_name, email = erased_email, phone = '0000000000', time_zone = null, language = default,
        session_url = null, erased_at = at
    where id = any (booking_ids) and (
      status in ('confirmed', 'cancelled', 'lost') or payment_id is not null
      or (session_id is not null and session_closed_at is null)
    )
    returning reference
  )
  select kept || array_agg(reference) into kept from pseudonymised;
  delete from public.sandbox_sessions where booking_id in (
    select id from public.bookings where id = any (booking_ids) and erased_at is null
  );
  delete from public.bookings where id = any (booking_ids) and erased_at is null;

  delete from public.uploads as upload where upload.path like folder;
  delete from auth.users where id = account_id;
  get diagnostics accounts = row_count;
  update public.operator_confirmations as confirmation set address = null where lower(confirmation.address) = person;
  -- backslashes are ignored: the embedded service stores strings within strings
  if (person is not null or account_id is not null) and public.audit_log_is_writable() then
    execute $entries$
      delete from auth.audit_log_entries
      where strpos(replace(lower(payload::text), '\', ''), '"' || $1 || '"') > 0
        or strpos(replace(payload::text, '\', ''), '"' || $2 || '"') > 0
    $entries$ using person, account_id;
  end if;

  kept := coalesce(array_remove(kept, null), '{}');
  return jsonb_build_object(
    'account', accounts,
    'requests', cardinality(request_ids),
    'enquiries', cardinality(enquiry_ids),
    'bookings', cardinality(booking_ids),
    'newsletter', cardinality(subscription_ids),
    'messages', messages,
    'kept', to_jsonb(kept),
    'references', to_jsonb(seen),
    'paths', to_jsonb(paths)
  );
end;
$$;

-- with_bookings: consultations belong to an address, not an account.
create function public.erase_person(
  address text, with_bookings boolean default true, account uuid default null, at timestamptz default now()
)
returns jsonb
language plpgsql
security definer
as $$
declare
  person text := nullif(lower(trim(address)), '');
  account_id uuid := coalesce(account, public.account_of(address));
begin
  return public.erase_records(
    person,
    array(
      select request.id from public.quote_requests as request
      where request.erased_at is null
        and (request.user_id = account_id or (lower(request.email) = person and (request.user_id is null or erase_person.account is null)))
    ),
    array(select id from public.enquiries where lower(email) = person),
    array(select id from public.bookings where with_bookings and lower(email) = person and erased_at is null),
    array(select id from public.newsletter_subscriptions where lower(email) = person),
    account_id, at
  );
end;
$$;

-- Only the confirmed request, enquiry or booking, because anyone can type someone else's address into a form. The confirmation keeps the
-- address for public.erase_rest; null if it was used or has expired.
create function public.erase_confirmed(confirmation uuid, at timestamptz default now())
returns jsonb
language plpgsql
security definer
as $$
declare
  about text;
begin
  select used.subject into about from public.use_confirmation(erase_confirmed.confirmation, false, at) as used
  where used.purpose = 'erase';
  if about is null then
    return null;
  end if;
  update public.operator_confirmations as used
  set address = (select known.address from public.operator_subject(about) as known)
  where used.id = erase_confirmed.confirmation;
  return public.erase_records(
    null,
    array(select id from public.quote_requests where id = public.id_of(about, 'request') and erased_at is null),
    array(select id from public.enquiries where id = public.id_of(about, 'enquiry')),
    array(select id from public.bookings where id = public.id_of(about, 'booking') and erased_at is null),
    '{}', null, at
  );
end;
$$;

-- All else under that address, after a second confirmation; null if that was done or is too late.
create function public.erase_rest(confirmation uuid, at timestamptz default now())
returns jsonb
language plpgsql
security definer
as $$
declare
  person text;
begin
  select known.address into person from public.operator_confirmations as known
  where known.id = erase_rest.confirmation and known.purpose = 'erase' and known.used_at is not null and known.expires_at > at
  for update;
  return case when person is not null then public.erase_person(person, at => erase_rest.at) end;
end;
$$;

-- Returns the paths of files to remove. Consultations stay: their owner still wants tomorrow's reminder.
create function public.erase_account(account uuid)
returns setof text
language plpgsql
security definer
as $$
declare
  owner constant public.profiles := (select profile from public.profiles as profile where profile.id = erase_account.account);
  address constant text := (select holder.email from auth.users as holder where holder.id = erase_account.account);
begin
  return query select path.value from jsonb_array_elements_text(
    public.erase_person(address, false, erase_account.account) -> 'paths'
  ) as path;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
  select 'account_deleted', address, jsonb_build_object('language', owner.language), 'account_deleted:' || account
  where address <> ''
  -- by a press that was repeated at the same moment
  on conflict (dedupe_key) do nothing;
end;
$$;

grant select, insert, update, delete on public.retention_clock to service_role;
grant execute on function
  public.enforce_retention, public.sweep_limits, public.begin_sweep, public.orphans, public.account_of,
  public.messages_of, public.person_data, public.erase_person, public.erase_confirmed, public.erase_rest, public.erase_account to service_role;
