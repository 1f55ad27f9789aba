-- A document is immutable once it was looked at. The check moves the file under a name that nobody else knows, looks at it
-- there, and keeps its digest, which every download compares. Whatever comes later under the name of the upload (an upload
-- that was slow; the platform lets the last writer win) belongs to no request, and the sweep of such files removes it.

-- `path` is where the file is, or will be in a moment. It is chosen before the file is moved, so that a check that was broken
-- off is taken up again.
alter table public.request_documents
  -- the name of the upload, which stays taken: nobody attaches that file a second time
  add column uploaded_path text unique,
  -- SHA-256 of the bytes that were accepted; null where only an earlier release has looked, whose documents are checked again
  -- before anybody is handed them
  add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$');

update public.request_documents set uploaded_path = path;

create function public.keep_uploaded_path()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.uploaded_path := new.path;
  return new;
end;
$$;

revoke execute on function public.keep_uploaded_path() from public, anon, authenticated, service_role;

create trigger keep_uploaded_path
  before insert on public.request_documents
  for each row execute function public.keep_uploaded_path();

-- The documents of a request that have no digest yet, each with a name of its own to be moved to: what the bucket holds there
-- (null: nothing), and whether it holds anything under the name of the upload.
create function public.documents_to_check(request uuid)
returns table (
  id uuid, path text, uploaded_path text, is_uploaded boolean, stored_size bigint, stored_type text
)
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Of two checks at once the second waits here, and finds the name that the first has chosen.
  update public.request_documents as document
  set path = 'checked/' || gen_random_uuid() || '.' || substring(document.path from '[a-z]+$')
  where document.request_id = request
    and document.sha256 is null
    and document.state in ('unchecked', 'accepted')
    and document.path = document.uploaded_path;
  return query
    select document.id, document.path, document.uploaded_path, upload.id is not null,
      (object.metadata ->> 'size')::bigint, object.metadata ->> 'mimetype'
    from public.request_documents as document
    left join storage.objects as object on object.bucket_id = 'quote-documents' and object.name = document.path
    left join storage.objects as upload on upload.bucket_id = 'quote-documents' and upload.name = document.uploaded_path
    where document.request_id = request and document.sha256 is null and document.state in ('unchecked', 'accepted')
    order by document.position;
end;
$$;

revoke execute on function public.documents_to_check(uuid) from public, anon, authenticated;
grant execute on function public.documents_to_check(uuid) to service_role;

-- For the release before, on a host that is restarted later than another: it looks at a file where it is.
create or replace function public.unchecked_documents(request uuid)
returns table (id uuid, name text, path text, stored_size bigint, stored_type text)
language sql
stable
security definer
set search_path = ''
as $$
  select document.id, document.name, coalesce(object.name, document.path),
    (object.metadata ->> 'size')::bigint, object.metadata ->> 'mimetype'
  from public.request_documents as document
  left join lateral (
    select stored.name, stored.metadata from storage.objects as stored
    where stored.bucket_id = 'quote-documents' and stored.name in (document.path, document.uploaded_path)
    order by stored.name = document.path desc
    limit 1
  ) as object on true
  where document.request_id = request and document.state = 'unchecked'
  order by document.position;
$$;

-- As before. A request names the file of a document that is accepted, or that still has to be looked at: then also under the
-- name of its upload. What came there after the check is nobody's, and so is what was refused or missing.
create or replace function public.orphaned_documents(uploaded_before timestamptz, max_files integer default 500)
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select object.name from storage.objects as object
  where object.bucket_id = 'quote-documents'
    and object.created_at < uploaded_before
    and not exists (
      select from public.request_documents as document
      where document.path = object.name and document.state in ('unchecked', 'accepted')
    )
    and not exists (
      select from public.request_documents as document
      where document.uploaded_path = object.name and document.state in ('unchecked', 'accepted') and document.sha256 is null
    )
  order by object.created_at
  limit max_files;
$$;

-- As before; the list names files as they were uploaded.
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
  select * into target from public.quote_requests as quote where quote.id = request for update;
  if not found then
    return false;
  end if;
  if not public.uploaded_files_are_sound(files, null) then
    raise check_violation using message = 'the files are not sound';
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

-- As before, with what came under the names of uploads after the check.
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
    where object.bucket_id = 'quote-documents' and (
      object.name like account_id || '/%'
      or object.name in (
        select document.uploaded_path from public.request_documents as document where document.request_id = any (request_ids)
      )
    )
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
