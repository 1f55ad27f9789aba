-- The guest request page: whoever has a request's private link sees what was sent and adds documents to it.

-- Which documents came together after the request; null for those that came with it.
alter table public.request_documents
  add column batch uuid,
  add column added_at timestamptz not null default now();

-- Adds documents to a request, in one transaction with the message that tells the operator of them. Paths that the request
-- has already are passed over, so that a repeated call changes nothing. Raises 23514 when the list is not sound, when it
-- would be too long or when a file is not in the bucket, and 23505 when a file belongs to another request.
-- Returns whether there is such a request. The list is JSON as text: not every data service hands jsonb on as it came.
create function public.add_request_documents(request uuid, file_list text)
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
    where document.path = file.value ->> 'path' and document.request_id = request
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
      where document.path = file.value ->> 'path' and document.state in ('refused', 'missing')
    )
  ) || added
  where id = request;

  insert into public.outbox (kind, subject_id, payload, dedupe_key)
  values ('quote_files_operator', request, jsonb_build_object('batch', batch), 'quote_files_operator:' || batch);
  return true;
end;
$$;

revoke execute on function public.add_request_documents(uuid, text) from public, anon, authenticated;
grant execute on function public.add_request_documents(uuid, text) to service_role;

-- Sends the private link of a request again, to the address that it came from and to no other, at most once per interval.
-- Returns the request's id when a message was written.
create function public.resend_request_link(request uuid, interval_minutes integer)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  address text;
begin
  select quote.email into address from public.quote_requests as quote where quote.id = request for update;
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

revoke execute on function public.resend_request_link(uuid, integer) from public, anon, authenticated;
grant execute on function public.resend_request_link(uuid, integer) to service_role;
