-- What a security review found: what strangers send has limits wherever it is read again, a press that is repeated books no money,
-- the links of an erased request open nothing, and nobody learns what the operator notes of their request.

-- A network of IPv6 is a /56 -------------------------------------------------------------------------------------------

-- The network of an address: an IPv4 address itself, or the /56 of an IPv6 address, which home lines commonly have (RFC 6177):
-- one customer controls all of it. All invalid addresses count as one network.
create or replace function public.network_of(address text)
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
  return host(network(set_masklen(ip, 56)));
end;
$$;

-- Lists of files have nothing else in them -----------------------------------------------------------------------------

-- Whether uploaded_files is a list of objects {name, path, size, type} that the bucket could contain, and of nothing else: what
-- strangers send is kept, and read again with the request. A visitor's files are at {timestamp}-{random}.{ext}, a customer's at {userId}/{timestamp}[-{random}].{ext}.
create or replace function public.uploaded_files_are_valid(files jsonb, owner uuid)
returns boolean
language sql
immutable
set search_path = ''
as $$
  -- coalesced inside, because bool_and passes over the nulls that a missing property gives
  -- ten files with the longest names have less
  select octet_length(files::text) <= 16000 and coalesce(bool_and(coalesce(
    case when jsonb_typeof(file) = 'object' then file - array['name', 'path', 'size', 'type'] = '{}' else false end
    and jsonb_typeof(file -> 'name') = 'string'
    and char_length(file ->> 'name') between 1 and 200
    and jsonb_typeof(file -> 'size') = 'number'
    and file ->> 'size' ~ '^[0-9]{1,8}$'
    and (file ->> 'size')::numeric between 1 and 10485760
    and (
      file ->> 'path' ~ '^[0-9]{10,16}-[A-Za-z0-9-]{6,64}\.(pdf|doc|docx|jpg|jpeg|png)$'
      or (owner is not null and file ->> 'path' ~ ('^' || owner || '/[0-9]{10,16}(-[A-Za-z0-9-]{1,64})?\.(pdf|doc|docx|jpg|jpeg|png)$'))
    )
    and file ->> 'type' = case substring(file ->> 'path' from '[a-z]+$')
      when 'pdf' then 'application/pdf'
      when 'doc' then 'application/msword'
      when 'docx' then 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
      when 'png' then 'image/png'
      else 'image/jpeg'
    end,
    false
  )), true)
  from jsonb_array_elements(case when jsonb_typeof(files) = 'array' then files else '[null]' end) as file;
$$;

-- Rows with more keys than those that count lose them: they could not be changed any more.
update public.quote_requests as request
set uploaded_files = told.files
from (
  select known.id, (
    select jsonb_agg(jsonb_build_object(
      'name', file.value -> 'name', 'path', file.value -> 'path', 'size', file.value -> 'size', 'type', file.value -> 'type'
    ) order by file.ordinality)
    from jsonb_array_elements(known.uploaded_files) with ordinality as file
  ) as files
  from public.quote_requests as known
  where jsonb_typeof(known.uploaded_files) = 'array' and exists (
    select from jsonb_array_elements(known.uploaded_files) as file
    where case when jsonb_typeof(file) = 'object' then file - array['name', 'path', 'size', 'type'] <> '{}' else false end
  )
) as told
where request.id = told.id and public.uploaded_files_are_valid(told.files, request.user_id);

-- What a message is composed from is bounded ---------------------------------------------------------------------------

-- The operator's message kinds that have reached this limit in the last ten minutes, including those being sent. Never those
-- about payments.
create or replace function public.flooded_mail_kinds()
returns text[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(flood.kind), '{}')
  from unnest(array[
    'quote_operator', 'quote_files_operator', 'enquiry_operator', 'order_message_operator', 'delivery_report'
  ]) as flood (kind)
  where public.operator_mail_limit() <= (
    select count(*) from (
      select from public.outbox as message
      where message.kind = flood.kind and message.recipient is null and message.bundle is null
        and message.sent_at > now() - interval '10 minutes' and message.retried_at is null
      limit public.operator_mail_limit()
    ) as sent
  ) + (
    select count(*) from public.outbox as message
    where message.kind = flood.kind and message.leased_until > now() and message.retried_at is null
  );
$$;

-- The contents of a bundle of the operator's messages, as far as they still exist.
create or replace function public.bundled_messages(bundle uuid)
returns table (
  id uuid, reference text, received_at timestamptz, about text, urgency text, name text, documents integer
)
language sql
stable
set search_path = ''
as $$
  select message.id, request.reference, message.created_at, request.service_type, request.urgency,
    request.given_name || ' ' || request.family_name,
    (
      select count(*)::integer from public.request_documents as document
      where document.request_id = request.id
        and document.batch is not distinct from (message.payload ->> 'batch')::uuid
    )
  from public.outbox as message
  join public.quote_requests as request on request.id = message.subject_id
  where message.bundle = bundled_messages.bundle and message.kind in ('quote_operator', 'quote_files_operator')
    and request.spam_at is null
  union all
  select message.id, enquiry.reference, message.created_at, enquiry.subject, null,
    enquiry.given_name || ' ' || enquiry.family_name, null
  from public.outbox as message
  join public.enquiries as enquiry on enquiry.id = message.subject_id
  where message.bundle = bundled_messages.bundle and message.kind = 'enquiry_operator' and enquiry.spam_at is null
  union all
  select message.id, request.reference, message.created_at, left(said.text, 200), null,
    request.given_name || ' ' || request.family_name, null
  from public.outbox as message
  join public.quote_requests as request on request.id = message.subject_id
  join public.orders as ordered on ordered.request_id = request.id
  join public.order_messages as said
    on said.order_id = ordered.id and said.number = (message.payload ->> 'message')::integer
  where message.bundle = bundled_messages.bundle and message.kind = 'order_message_operator'
  union all
  select message.id, null, message.created_at, message.payload ->> 'kind', message.payload ->> 'error', null, null
  from public.outbox as message
  where message.bundle = bundled_messages.bundle and message.kind = 'delivery_report'
  order by 3, 1;
$$;

-- What a message is composed from, as one object: the row it is about, and what belongs to it. null where there is nothing, or
-- nothing any more; with 'error', a code, where it cannot be read.
create or replace function public.message_facts(message uuid, kind text, subject uuid, payload jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  view jsonb;
begin
  -- Branches, and not one statement, so that each is planned only where it is needed.
  if message_facts.kind like 'quote\_%' then
    return (
      select jsonb_build_object('request', to_jsonb(request) - 'uploaded_files', 'documents', (
        select coalesce(jsonb_agg(to_jsonb(document) order by document.position), '[]')
        from public.request_documents as document where document.request_id = request.id
      ), 'ordered', case when message_facts.kind = 'quote_files_operator' then (
        select jsonb_build_object('state', ordered.state, 'ready_by', offer.ready_by)
        from public.orders as ordered
        join public.offers as offer on offer.order_id = ordered.id and offer.version = ordered.version
        where ordered.request_id = request.id
      ) end)
      from public.quote_requests as request where request.id = message_facts.subject
    );
  elsif message_facts.kind like 'enquiry\_%' then
    return (
      select jsonb_build_object('enquiry', to_jsonb(enquiry), 'closed_days', (
        select coalesce(jsonb_agg(closed.day order by closed.day), '[]') from public.closed_days as closed
        where closed.day >= (enquiry.created_at at time zone 'UTC')::date
      ))
      from public.enquiries as enquiry where enquiry.id = message_facts.subject
    );
  elsif message_facts.kind = 'order_digest' then
    return jsonb_build_object('digest', public.order_digest(
      (message_facts.payload ->> 'day')::date, (message_facts.payload ->> 'since')::timestamptz,
      (message_facts.payload ->> 'until')::timestamptz
    ));
  elsif message_facts.kind like 'order\_%' then
    view := public.order_view(message_facts.subject);
    -- of a conversation only what the message is about, however much was said before
    return coalesce(view || jsonb_build_object('messages', (
      select coalesce(jsonb_agg(said), '[]') from jsonb_array_elements(view -> 'messages') as said
      where said -> 'number' = message_facts.payload -> 'message'
    )), (
      select jsonb_build_object('request', to_jsonb(request) - 'uploaded_files')
      from public.quote_requests as request where request.id = message_facts.subject
    ));
  elsif message_facts.kind like 'booking\_%' then
    return (
      select jsonb_build_object('booking', to_jsonb(booking))
      from public.bookings as booking where booking.id = message_facts.subject
    );
  elsif message_facts.kind = 'newsletter_confirm' then
    return (
      select jsonb_build_object('consent', to_jsonb(consent))
      from public.newsletter_consents as consent where consent.id = message_facts.subject
    );
  elsif message_facts.kind in ('already_subscribed', 'newsletter_issue') then
    return (
      select jsonb_build_object('subscription', to_jsonb(subscription), 'issue', (
        select to_jsonb(issue) from public.newsletter_issues as issue
        where issue.id = (message_facts.payload ->> 'issue')::uuid
      ))
      from public.newsletter_subscriptions as subscription where subscription.id = message_facts.subject
    );
  elsif message_facts.kind = 'welcome' then
    return (
      select jsonb_build_object('profile', to_jsonb(profile))
      from public.profiles as profile where profile.id = message_facts.subject
    );
  elsif message_facts.kind in ('operator_confirm', 'spam_operator') then
    return jsonb_build_object(
      'confirmation', (
        select to_jsonb(confirmation) from public.operator_confirmations as confirmation
        where confirmation.id = (message_facts.payload ->> 'confirmation')::uuid
      ),
      'subject', (select to_jsonb(known) from public.operator_subject(message_facts.subject) as known)
    );
  elsif message_facts.kind = 'operator_bundle' then
    return jsonb_build_object('bundled', (
      select coalesce(jsonb_agg(to_jsonb(bundled)), '[]') from public.bundled_messages(message_facts.message) as bundled
    ));
  end if;
  return null;
exception
  -- such as a payload of another release: one message must not keep all others from being taken
  when others then
    return jsonb_build_object('error', sqlstate);
end;
$$;

-- Erased requests ------------------------------------------------------------------------------------------------------

-- Adds documents to a request, in one transaction with the message to the operator. The list names files as uploaded; paths
-- that the request already has are skipped, so that a repeated call changes nothing. Raises 23514 when the list is invalid,
-- would be too long or names a file that is not in the bucket, and 23505 when a file belongs to another request. Returns
-- whether the request exists and was not erased. The list is JSON as text: not every data service passes jsonb through unchanged.
create or replace function public.add_request_documents(request uuid, file_list text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  target public.quote_requests;
  files jsonb := file_list::jsonb;
  batch uuid := gen_random_uuid();
  added jsonb;
  first_position integer;
begin
  -- one after another: two windows must not pass the limit together
  select * into target from public.quote_requests as quote where quote.id = request and quote.erased_at is null for update;
  if not found then
    return false;
  end if;
  if not public.uploaded_files_are_valid(files, null) then
    raise check_violation using message = 'the files are not valid';
  end if;

  select jsonb_agg(file.value order by file.ordinality) into added
  from jsonb_array_elements(files) with ordinality as file
  where not exists (
    select from public.request_documents as document
    where document.uploaded_path = file.value ->> 'path' and document.request_id = request
  );
  if added is null then
    return true;
  end if;
  if exists (
    select from jsonb_array_elements(added) as file
    where not exists (
      select from storage.objects as object
      where object.bucket_id = 'quote-documents' and object.name = file ->> 'path'
    )
  ) then
    raise check_violation using message = 'a file is not stored';
  end if;

  select coalesce(max(document.position), 0) into first_position
  from public.request_documents as document where document.request_id = request;
  -- Refused documents make room for others, but not for ever.
  if first_position + jsonb_array_length(added) > 50 then
    raise check_violation using message = 'too many files, counting refused ones: at_most_10_files';
  end if;
  insert into public.request_documents (request_id, position, path, name, size, batch)
  select request, first_position + file.ordinality, file.value ->> 'path', file.value ->> 'name',
    (file.value ->> 'size')::integer, batch
  from jsonb_array_elements(added) with ordinality as file;

  -- The request's own checks hold here too: at most 10 files. Those that are gone do not count.
  update public.quote_requests
  set uploaded_files = (
    select coalesce(jsonb_agg(file.value order by file.ordinality), '[]')
    from jsonb_array_elements(
      case when jsonb_typeof(target.uploaded_files) = 'array' then target.uploaded_files else '[]' end
    ) with ordinality as file
    where not exists (
      select from public.request_documents as document
      where document.uploaded_path = file.value ->> 'path' and document.state in ('refused', 'missing')
    )
  ) || added
  where id = request;

  insert into public.outbox (kind, subject_id, payload, dedupe_key)
  values ('quote_files_operator', request, jsonb_build_object('batch', batch), 'quote_files_operator:' || batch);
  return true;
end;
$$;

-- Sends a request's private link again, only to the address that it came from, at most once per interval. Returns the
-- request's id when a message was queued.
create or replace function public.resend_request_link(request uuid, interval_minutes integer)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  address text;
begin
  select quote.email into address from public.quote_requests as quote
  where quote.id = request and quote.erased_at is null for update;
  if address is null or exists (
    select from public.outbox as message
    where message.subject_id = request
      and message.kind = 'quote_link'
      and message.created_at > now() - make_interval(mins => interval_minutes)
  ) then
    return null;
  end if;
  insert into public.outbox (kind, recipient, subject_id, dedupe_key)
  values ('quote_link', address, request, 'quote_link:' || gen_random_uuid());
  return request;
end;
$$;

-- Erases a person: rows, account, newsletter and mail. Returns what was erased, with the paths of files, which the caller
-- removes (after a crash in between, the orphan sweep finds them). Records that must be kept by law, payments and orders,
-- stay without anything that identifies the person. with_bookings: whether to include consultations; they belong to an
-- address, not to an account. account: the account's id, where that is known better than by the address
create or replace function public.erase_person(
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
  folder constant text := account_id || '/%';
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
    where object.bucket_id = 'quote-documents' and object.name like folder
    union
    select object.name from public.request_documents as document
    join storage.objects as object on object.bucket_id = 'quote-documents' and object.name = document.uploaded_path
    where document.request_id = any (request_ids)
  );

  -- Of an order stay what was agreed and paid, and its papers with the name on them, for as long as the law wants them.
  paths := paths || array(
    select document.path from public.order_documents as document
    join public.orders as ordered on ordered.id = document.order_id where ordered.request_id = any (request_ids)
  );
  delete from public.order_documents
  where order_id in (select id from public.orders where request_id = any (request_ids));
  delete from public.order_messages
  where order_id in (select id from public.orders where request_id = any (request_ids));
  update public.order_deliveries set note = '', carrier = '', tracking = ''
  where order_id in (select id from public.orders where request_id = any (request_ids));
  update public.orders set billing_name = null, billing_address = null where request_id = any (request_ids);

  delete from public.outbox
  where id in (select message.id from public.messages_of(address, subjects) as message);
  get diagnostics messages = row_count;

  with pseudonymised as (
    update public.quote_requests
    set user_id = null, given_name = nobody, family_name = nobody, company_name = null, email = nowhere, phone = null,
        task_description = nobody, country_of_origin = '', country_of_destination = '', uploaded_files = null, erased_at = at,
        -- its private links open nothing any more
        link_version = link_version + 1
    where id = any (request_ids) and (
      ordered_at is not null
      -- a session that is still open can turn into a payment, which needs its order
      or exists (
        select from public.orders as ordered join public.order_payments as payment on payment.order_id = ordered.id
        where ordered.request_id = quote_requests.id and payment.session_id is not null and payment.session_closed_at is null
      )
    )
    returning reference
  )
  select array_agg(reference) into kept from pseudonymised;
  delete from public.request_documents where request_id = any (request_ids);
  delete from public.quote_requests where id = any (request_ids) and erased_at is null;
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

-- Bank transfers -------------------------------------------------------------------------------------------------------

-- contract: the function below takes the same arguments by the same names, and one more that may be left out
drop function public.confirm_transfer(uuid, integer, timestamptz);

-- The operator has seen a bank transfer arrive: the one that is awaited, also when its time was over, because money that has
-- arrived is money. A closed one is no longer awaited once its half is paid, or another transfer was confirmed since it was made:
-- otherwise a press that is repeated would book money that never came. again: the operator says that such a one did come, besides
-- what is paid, or that the same transfer came twice.
create function public.confirm_transfer(
  request uuid, amount integer, at timestamptz default now(), again boolean default false
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  ordered public.orders := public.lock_order(confirm_transfer.request);
  paying public.order_payments;
  twice public.order_payments;
begin
  if ordered.id is null then
    return null;
  end if;
  select * into paying from public.order_payments as payment
  where payment.order_id = ordered.id and payment.method = 'transfer' and payment.state <> 'paid'
    and (again or payment.state = 'open' or not exists (
      select from public.order_payments as other
      where other.order_id = ordered.id and other.part = payment.part and other.state = 'paid'
        and (not other.surplus or (other.method = 'transfer' and other.paid_at >= payment.created_at))
    ))
  order by again and payment.amount = confirm_transfer.amount desc, payment.state = 'open' desc, payment.created_at desc limit 1;
  if again and paying.amount is distinct from confirm_transfer.amount then
    insert into public.order_payments (order_id, part, version, method, amount, vat, currency, state, expires_at, created_at)
    select payment.order_id, payment.part, payment.version, payment.method, payment.amount, payment.vat, payment.currency, 'closed', at, at
    from public.order_payments as payment
    where payment.order_id = ordered.id and payment.method = 'transfer' and payment.state = 'paid'
      and payment.amount = confirm_transfer.amount
    order by payment.paid_at desc limit 1
    returning * into twice;
    paying := case when twice.id is null then paying else twice end;
  end if;
  if paying.id is null then
    perform public.refuse_order_call('not-open');
  elsif paying.amount <> confirm_transfer.amount then
    perform public.refuse_order_call('amount-differs');
  end if;
  perform public.record_payment(ordered, paying, 'operator', at);
  return public.order_view(confirm_transfer.request, at);
end;
$$;

revoke execute on function public.confirm_transfer(uuid, integer, timestamptz, boolean) from public, anon, authenticated;
grant execute on function public.confirm_transfer(uuid, integer, timestamptz, boolean) to service_role;

-- Conversations --------------------------------------------------------------------------------------------------------

-- A question or an answer, by either side; the same once more is a press that was repeated. documents: ids of what the operator has
-- uploaded to go with it. It opens at once, whatever the order's state: it is no delivery.
create or replace function public.say_in_order(
  request uuid, author text, text text, documents uuid[] default '{}', at timestamptz default now()
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  ordered public.orders := public.lock_order(say_in_order.request);
  said integer;
  sent integer;
  last public.order_messages;
  sent_with_last uuid[];
begin
  if ordered.id is null then
    return null;
  end if;
  select * into last from public.order_messages as earlier
  where earlier.order_id = ordered.id
  order by earlier.number desc limit 1;
  sent_with_last := array(
    select document.id from public.order_documents as document
    where document.order_id = ordered.id and document.message = last.number
  );
  if (last.author, last.text) = (say_in_order.author, say_in_order.text)
    and documents <@ sent_with_last and documents @> sent_with_last
  then
    return public.order_view(say_in_order.request, at);
  end if;
  said := coalesce(last.number, 0) + 1;
  -- a conversation, and no store; counted for each side, so that neither can silence the other
  if 200 <= (
    select count(*) from public.order_messages as earlier
    where earlier.order_id = ordered.id and earlier.author = say_in_order.author
  ) then
    perform public.refuse_order_call('too-many-messages');
  end if;
  insert into public.order_messages (order_id, number, author, text, created_at)
  values (ordered.id, said, say_in_order.author, say_in_order.text, at);
  update public.order_documents as document set message = said
  where document.order_id = ordered.id and document.id = any (documents)
    and document.purpose = 'say' and document.message is null and say_in_order.author = 'operator';
  get diagnostics sent = row_count;
  if sent <> cardinality(documents) then
    perform public.refuse_order_call('document-gone');
  end if;
  perform public.announce_order(
    ordered, case say_in_order.author when 'customer' then 'order_message_operator' else 'order_message' end,
    public.add_order_event(
      ordered.id, say_in_order.author, 'said', jsonb_build_object('message', said, 'documents', nullif(sent, 0)), at
    ),
    jsonb_build_object('message', said)
  );
  return public.order_view(say_in_order.request, at);
end;
$$;

-- What is told about a person is bounded -------------------------------------------------------------------------------

-- How many records of a kind an answer about a person has at most, because functions read it as a whole.
create or replace function public.person_data_limit()
returns integer
language sql
immutable
set search_path = ''
as $$
  select 500;
$$;

revoke execute on function public.person_data_limit() from public, anon, authenticated;
grant execute on function public.person_data_limit() to service_role;

-- Everything stored about a person, for export: one object, with a list for each kind. Of a kind with more than
-- public.person_data_limit() records the latest; left_out says how many it is short of.
create or replace function public.person_data(address text)
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
  message_ids uuid[] := array(
    select message.id
    from public.messages_of(
      address, request_ids || enquiry_ids || booking_ids || subscription_ids || consent_ids || array_remove(array[account], null)
    ) as message
  );
  most constant integer := public.person_data_limit();
begin
  return jsonb_build_object(
    'address', person,
    'left_out', (
      select coalesce(jsonb_object_agg(counted.kind, counted.records - most), '{}')
      from (values
        ('requests', cardinality(request_ids)), ('enquiries', cardinality(enquiry_ids)),
        ('bookings', cardinality(booking_ids)), ('messages', cardinality(message_ids))
      ) as counted (kind, records)
      where counted.records > most
    ),
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
        ), 'order', public.order_view(request.id) - 'request', 'order_events', (
          select coalesce(jsonb_agg(to_jsonb(event) - 'order_id' order by event.number), '[]')
          from public.orders as ordered join public.order_events as event on event.order_id = ordered.id
          where ordered.request_id = request.id
        )) order by request.created_at
      ), '[]')
      from (
        select * from public.quote_requests as known where known.id = any (request_ids) order by known.created_at desc limit most
      ) as request
    ),
    'enquiries', (
      select coalesce(jsonb_agg(to_jsonb(enquiry) order by enquiry.created_at), '[]')
      from (
        select * from public.enquiries as known where known.id = any (enquiry_ids) order by known.created_at desc limit most
      ) as enquiry
    ),
    'bookings', (
      select coalesce(jsonb_agg(to_jsonb(booking) order by booking.created_at), '[]')
      from (
        select * from public.bookings as known where known.id = any (booking_ids) order by known.created_at desc limit most
      ) as booking
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
      from (
        select * from public.outbox as known where known.id = any (message_ids) order by known.created_at desc limit most
      ) as message
    )
  );
end;
$$;
