-- Erasure and access: everything that is kept about a person, found by their address; and how it is taken away.

-- Set when whoever booked was erased and the payment's record had to stay, without a name.
alter table public.bookings add column erased_at timestamptz;
alter table public.quote_requests add column erased_at timestamptz;

-- As before, but nobody is written to who is not there any more.
create or replace function public.announce_booking(booking public.bookings, kind text, to_customer boolean)
returns void
language sql
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, subject_id, dedupe_key)
  select kind, case when to_customer then booking.email end, booking.id, kind || ':' || booking.id
  where not (to_customer and booking.erased_at is not null)
  on conflict (dedupe_key) do nothing;
$$;

-- The account of an address, or null.
create function public.account_of(address text)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select id from auth.users where lower(email) = lower(trim(address)) limit 1;
$$;

-- Messages to an address, and about anything that is its own.
create function public.messages_of(address text, subjects uuid[])
returns setof public.outbox
language sql
stable
set search_path = ''
as $$
  select * from public.outbox as message
  where lower(message.recipient) = lower(trim(address)) or message.subject_id = any (subjects);
$$;

-- Everything that is kept about a person, as they may have it: one object, with a list for each kind.
create function public.person_data(address text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person text := lower(trim(address));
  account uuid := public.account_of(address);
  request_ids uuid[] := array(
    select id from public.quote_requests where lower(email) = person or user_id = account
  );
  enquiry_ids uuid[] := array(select id from public.enquiries where lower(email) = person);
  booking_ids uuid[] := array(select id from public.bookings where lower(email) = person);
  subscription_ids uuid[] := array(select id from public.newsletter_subscriptions where lower(email) = person);
  consent_ids uuid[] := array(select id from public.newsletter_consents where subscription_id = any (subscription_ids));
begin
  return jsonb_build_object(
    'address', person,
    'account', (
      select jsonb_build_object(
        'id', id, 'email', email, 'created_at', created_at, 'confirmed_at', email_confirmed_at,
        'last_sign_in_at', last_sign_in_at, 'details', raw_user_meta_data
      )
      from auth.users where id = account
    ),
    'profile', (select to_jsonb(profile) from public.profiles as profile where profile.id = account),
    'requests', (
      select coalesce(jsonb_agg(
        to_jsonb(request) || jsonb_build_object('documents', (
          select coalesce(jsonb_agg(to_jsonb(document) - 'request_id' order by document.position), '[]')
          from public.request_documents as document where document.request_id = request.id
        )) order by request.created_at
      ), '[]')
      from public.quote_requests as request where request.id = any (request_ids)
    ),
    'enquiries', (
      select coalesce(jsonb_agg(to_jsonb(enquiry) order by enquiry.created_at), '[]')
      from public.enquiries as enquiry where enquiry.id = any (enquiry_ids)
    ),
    'bookings', (
      select coalesce(jsonb_agg(to_jsonb(booking) order by booking.created_at), '[]')
      from public.bookings as booking where booking.id = any (booking_ids)
    ),
    'newsletter', (
      select to_jsonb(subscription) || jsonb_build_object('consents', (
        select coalesce(jsonb_agg(to_jsonb(consent) - 'subscription_id' order by consent.requested_at), '[]')
        from public.newsletter_consents as consent where consent.subscription_id = subscription.id
      ))
      from public.newsletter_subscriptions as subscription where subscription.id = any (subscription_ids)
    ),
    -- without payloads: some hold one-time links
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', message.id, 'kind', message.kind, 'to', coalesce(message.recipient, 'the operator'),
        'status', message.status, 'created_at', message.created_at, 'sent_at', message.sent_at
      ) order by message.created_at), '[]')
      from public.messages_of(
        address, request_ids || enquiry_ids || booking_ids || subscription_ids || consent_ids || array_remove(array[account], null)
      ) as message
    )
  );
end;
$$;

-- Erases a person: rows, account, newsletter and mail. Gives what it did, with the paths of files, which the caller
-- removes (a crash in between leaves files that no request names: the sweep finds them). What the law makes us keep,
-- payments and orders, stays without anything that says whose it was.
-- with_bookings: whether consultations are part of it; they belong to an address, not to an account.
-- account: whose account it is, where that is known better than by the address
create function public.erase_person(
  address text, with_bookings boolean default true, account uuid default null, at timestamptz default now()
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person text := lower(trim(address));
  account_id uuid := coalesce(account, public.account_of(address));
  request_ids uuid[] := array(
    select id from public.quote_requests where (lower(email) = person or user_id = account_id) and erased_at is null
  );
  enquiry_ids uuid[] := array(select id from public.enquiries where lower(email) = person);
  booking_ids uuid[] := array(select id from public.bookings where with_bookings and lower(email) = person and erased_at is null);
  subscription_ids uuid[] := array(select id from public.newsletter_subscriptions where lower(email) = person);
  consent_ids uuid[] := array(select id from public.newsletter_consents where subscription_id = any (subscription_ids));
  subjects uuid[] := request_ids || enquiry_ids || booking_ids || subscription_ids || consent_ids || array_remove(array[account_id], null);
  -- what a pseudonym may show; the address is under a name that nobody can ever have
  nobody constant text := 'Erased';
  nowhere constant text := 'erased@erased.invalid';
  seen text[];
  paths text[];
  kept text[];
  messages integer;
  accounts integer;
begin
  seen := array(
    select reference from public.quote_requests where id = any (request_ids)
    union all select reference from public.enquiries where id = any (enquiry_ids)
    union all select reference from public.bookings where id = any (booking_ids)
  );
  paths := array(
    select document.path from public.request_documents as document where document.request_id = any (request_ids)
    union
    select object.name from storage.objects as object
    where object.bucket_id = 'quote-documents' and object.name like account_id || '/%'
  );

  delete from public.outbox
  where id in (select message.id from public.messages_of(address, subjects) as message);
  get diagnostics messages = row_count;

  with pseudonymised as (
    update public.quote_requests
    set user_id = null, given_name = nobody, family_name = nobody, company_name = null, email = nowhere, phone = null,
        task_description = nobody, country_of_origin = '', country_of_destination = '', uploaded_files = null, erased_at = at
    where id = any (request_ids) and ordered_at is not null
    returning reference
  )
  select array_agg(reference) into kept from pseudonymised;
  delete from public.request_documents where request_id = any (request_ids);
  delete from public.quote_requests where id = any (request_ids) and ordered_at is null;
  delete from public.enquiries where id = any (enquiry_ids);
  delete from public.newsletter_subscriptions where id = any (subscription_ids);

  -- A session that is still open can turn into a payment, which needs its booking.
  with pseudonymised as (
    update public.bookings
    set first_name = nobody, last_name = nobody, email = nowhere, phone = '0000000000', time_zone = null,
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

  delete from auth.users where id = account_id;
  get diagnostics accounts = row_count;
  -- The auth service's diary names addresses. Backslashes are passed over, because the embedded one writes strings in strings.
  if public.diary_is_ours() then
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

-- As before, and all that stands under the account's address with it. Consultations are a matter of their own: whoever
-- closes an account still wants the reminder of tomorrow's.
create or replace function public.erase_account(account uuid)
returns setof text
language sql
security definer
set search_path = ''
as $$
  select path.value from jsonb_array_elements_text(
    public.erase_person((select email from auth.users where id = erase_account.account), false, erase_account.account) -> 'paths'
  ) as path;
$$;

revoke execute on function public.account_of(text) from public, anon, authenticated;
revoke execute on function public.messages_of(text, uuid[]) from public, anon, authenticated;
revoke execute on function public.person_data(text) from public, anon, authenticated;
revoke execute on function public.erase_person(text, boolean, uuid, timestamptz) from public, anon, authenticated;
grant execute on function
  public.account_of(text), public.messages_of(text, uuid[]), public.person_data(text),
  public.erase_person(text, boolean, uuid, timestamptz)
to service_role;
