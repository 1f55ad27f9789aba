-- Quote requests with their documents: anybody may hand one in, only its owner and the operator's functions read it.

-- The short human reference of a request; contract/reference.ts computes the same from the id.
create function public.request_reference(id uuid)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  alphabet constant text := '23456789BCDFGHJKMNPQRSTVWXYZ';
  rest bigint := ('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint;
  result text := '';
begin
  for i in 1..8 loop
    result := result || substr(alphabet, (rest % 28)::integer + 1, 1);
    rest := rest / 28;
  end loop;
  return 'SQ-' || left(result, 4) || '-' || right(result, 4);
end;
$$;

-- Whether uploaded_files is a list of objects {name, path, size, type} that the bucket could have taken.
-- A visitor's files stand at {timestamp}-{random}.{ext}, a customer's at {userId}/{timestamp}[-{random}].{ext}.
create function public.uploaded_files_are_sound(files jsonb, owner uuid)
returns boolean
language sql
immutable
set search_path = ''
as $$
  -- coalesced inside, because bool_and passes over the nulls that a missing property gives
  select coalesce(bool_and(coalesce(
    jsonb_typeof(file) = 'object'
    and jsonb_typeof(file -> 'name') = 'string'
    and char_length(file ->> 'name') between 1 and 200
    and jsonb_typeof(file -> 'size') = 'number'
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

create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  service_type text not null check (service_type in (
    'Corporate Document Translation & Certification', 'Apostille & Notarisation Services',
    'Global Document Procurement', 'Private Document Translation & Certification',
    'document-translation', 'apostille-notarisation', 'document-procurement', 'corporate-translation'
  )),
  urgency text not null check (urgency in (
    '0-12 hours', '12-24 hours', '24-48 hours', '>48 hours', 'standard', 'express', 'urgent'
  )),
  task_description text not null check (char_length(task_description) <= 5000 and task_description ~ '\S'),
  country_of_origin text not null check (char_length(country_of_origin) <= 60 and country_of_origin !~ '[[:cntrl:]]'),
  country_of_destination text not null
    check (char_length(country_of_destination) <= 60 and country_of_destination !~ '[[:cntrl:]]'),
  given_name text not null
    check (char_length(given_name) <= 100 and given_name ~ '\S' and given_name !~ '[[:cntrl:]]'),
  family_name text not null
    check (char_length(family_name) <= 100 and family_name ~ '\S' and family_name !~ '[[:cntrl:]]'),
  company_name text check (char_length(company_name) <= 200 and company_name !~ '[[:cntrl:]]'),
  email text not null
    check (char_length(email) <= 254 and email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$'),
  phone text check (char_length(phone) <= 40 and phone !~ '[[:cntrl:]]'),
  uploaded_files jsonb,
  created_at timestamptz not null default now(),
  reference text not null generated always as (public.request_reference(id)) stored,
  constraint quote_requests_reference_key unique (reference),
  constraint at_most_10_files
    check (case when jsonb_typeof(uploaded_files) = 'array' then jsonb_array_length(uploaded_files) <= 10 else true end),
  constraint files_are_pdf_doc_docx_jpg_jpeg_png_up_to_10_mb
    check (uploaded_files is null or public.uploaded_files_are_sound(uploaded_files, user_id))
);

create index quote_requests_of_user on public.quote_requests (user_id, created_at desc);

-- The documents of a request, one row each, as the server found them in the bucket.
create table public.request_documents (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.quote_requests (id) on delete cascade,
  position smallint not null,
  -- unique: nobody attaches a file that already belongs to another request
  path text not null unique,
  name text not null,
  size integer not null,
  state text not null default 'unchecked' check (state in ('unchecked', 'accepted', 'refused', 'missing')),
  checked_at timestamptz,
  unique (request_id, position)
);

revoke all on public.quote_requests, public.request_documents from anon, authenticated;
grant insert (
  id, user_id, service_type, urgency, task_description, country_of_origin, country_of_destination,
  given_name, family_name, company_name, email, phone, uploaded_files
) on public.quote_requests to anon, authenticated;
grant select on public.quote_requests to authenticated;
grant select, insert, update, delete on public.quote_requests, public.request_documents to service_role;

-- In the transaction of the request: its documents, and the two messages that it causes.
create function public.accept_quote_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.request_documents (request_id, position, path, name, size)
  select new.id, file.ordinality, file.value ->> 'path', file.value ->> 'name', (file.value ->> 'size')::integer
  from jsonb_array_elements(new.uploaded_files) with ordinality as file;

  insert into public.outbox (kind, recipient, subject_id, dedupe_key)
  values
    ('quote_operator', null, new.id, 'quote_operator:' || new.id),
    ('quote_customer', new.email, new.id, 'quote_customer:' || new.id);
  return new;
end;
$$;

revoke execute on function public.accept_quote_request() from public, anon, authenticated;
revoke execute on function public.request_reference(uuid) from public;
revoke execute on function public.uploaded_files_are_sound(jsonb, uuid) from public;
-- Column defaults and checks run with the rights of whoever inserts.
grant execute on function public.request_reference(uuid) to anon, authenticated, service_role;
grant execute on function public.uploaded_files_are_sound(jsonb, uuid) to anon, authenticated, service_role;

create trigger accept_quote_request
  after insert on public.quote_requests
  for each row execute function public.accept_quote_request();

alter table public.quote_requests enable row level security;
alter table public.request_documents enable row level security;

create policy "Anybody requests a quote, under their own account or none" on public.quote_requests
  for insert to anon, authenticated
  with check (user_id is null or user_id = (select auth.uid()));

create policy "Customers read their own requests" on public.quote_requests
  for select to authenticated using (user_id = (select auth.uid()));

-- The private bucket. There is no policy to read, list, change or delete: only the operator's functions do that.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'quote-documents', 'quote-documents', false, 10485760,
  array[
    'application/pdf', 'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'image/jpeg', 'image/png'
  ]
);

create policy "Anybody hands in a document under a fresh name" on storage.objects
  for insert to anon, authenticated
  with check (
    bucket_id = 'quote-documents'
    and name ~ '^[0-9]{10,16}-[A-Za-z0-9-]{6,64}\.(pdf|doc|docx|jpg|jpeg|png)$'
  );

create policy "Customers hand in documents in their own folder" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'quote-documents'
    and name ~ ('^' || (select auth.uid()) || '/[0-9]{10,16}(-[A-Za-z0-9-]{1,64})?\.(pdf|doc|docx|jpg|jpeg|png)$')
  );

-- The documents of a request that were not checked yet, with what the bucket holds under their path (null: nothing).
create function public.unchecked_documents(request uuid)
returns table (id uuid, name text, path text, stored_size bigint, stored_type text)
language sql
stable
security definer
set search_path = ''
as $$
  select document.id, document.name, document.path,
    (object.metadata ->> 'size')::bigint, object.metadata ->> 'mimetype'
  from public.request_documents as document
  left join storage.objects as object on object.bucket_id = 'quote-documents' and object.name = document.path
  where document.request_id = request and document.state = 'unchecked'
  order by document.position;
$$;

revoke execute on function public.unchecked_documents(uuid) from public, anon, authenticated;
grant execute on function public.unchecked_documents(uuid) to service_role;

-- Files that no request names, uploaded before the given moment: the leftovers of submissions that never finished.
create function public.orphaned_documents(uploaded_before timestamptz, max_files integer default 500)
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select object.name from storage.objects as object
  where object.bucket_id = 'quote-documents'
    and object.created_at < uploaded_before
    and not exists (select from public.request_documents as document where document.path = object.name)
  order by object.created_at
  limit max_files;
$$;

revoke execute on function public.orphaned_documents(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.orphaned_documents(timestamptz, integer) to service_role;
