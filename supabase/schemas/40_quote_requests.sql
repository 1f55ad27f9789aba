-- The same as in contract/reference.ts.
create function public.request_reference(id uuid)
returns text
language plpgsql
stable
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
  return (select reference_prefix from public.business_facts) || '-' || left(result, 4) || '-' || right(result, 4);
end;
$$;

create function public.give_reference()
returns trigger
language plpgsql
security definer
as $$
begin
  new.reference := public.request_reference(new.id);
  return new;
end;
$$;

-- The lock has 256 values, because one transaction may insert many rows.
create function public.keep_references_unique()
returns trigger
language plpgsql
security definer
as $$
begin
  perform pg_advisory_xact_lock(hashtext('reference'), hashtext(new.reference) % 256);
  if (
    select count(*) from (
      select from public.quote_requests as known where known.reference = new.reference
      union all select from public.enquiries as known where known.reference = new.reference
      union all select from public.bookings as known where known.reference = new.reference
    ) as named
  ) > 1 then
    raise unique_violation using message = 'Another row has this reference', constraint = 'reference_is_unique';
  end if;
  return null;
end;
$$;

-- Whether files is a list of {name, path, size, type} that the bucket could contain, and nothing else. Customers may use visitors'
-- paths, too.
create function public.uploaded_files_are_valid(files jsonb, owner uuid)
returns boolean
immutable
return (
  -- bool_and ignores the nulls of missing properties; ten files with the longest names need less than 16000
  select octet_length(files::text) <= 16000 and coalesce(bool_and(coalesce(
    case when jsonb_typeof(file) = 'object' then file - array['name', 'path', 'size', 'type'] = '{}' else false end
    and jsonb_typeof(file -> 'name') = 'string'
    and char_length(file ->> 'name') between 1 and 200
    and public.is_line(file ->> 'name')
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
  from jsonb_array_elements(case when jsonb_typeof(files) = 'array' then files else '[null]' end) as file
);

grant execute on function public.uploaded_files_are_valid to anon, authenticated, service_role;

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
  country_of_origin text not null check (char_length(country_of_origin) <= 60 and public.is_line(country_of_origin)),
  country_of_destination text not null
    check (char_length(country_of_destination) <= 60 and public.is_line(country_of_destination)),
  given_name text not null
    check (char_length(given_name) <= 100 and given_name ~ '\S' and public.is_line(given_name)),
  family_name text not null
    check (char_length(family_name) <= 100 and family_name ~ '\S' and public.is_line(family_name)),
  company_name text check (char_length(company_name) <= 200 and public.is_line(company_name)),
  -- '': a customer of the operator's who has none
  email text not null constraint email_is_plain
    check ((char_length(email) <= 254 and public.is_email_address(email)) or (email = '' and opened_by = 'operator')),
  phone text check (char_length(phone) <= 40 and public.is_line(phone)),
  uploaded_files jsonb,
  created_at timestamptz not null default now(),
  reference text not null default '',
  ordered_at timestamptz,
  -- the order's record had to stay, without a name
  erased_at timestamptz,
  spam_at timestamptz,
  -- the operator's links issued before then, and the customer's of earlier versions, are invalid
  order_links_from timestamptz,
  link_version integer not null default 0,
  -- public.promise_reply; handled: by the first offer, or the operator's mark
  reply_by timestamptz not null default 'infinity',
  reply_reminded_at timestamptz,
  handled_at timestamptz,
  -- 'operator': somebody rang, wrote or walked in
  opened_by text not null default 'customer' check (opened_by in ('customer', 'operator')),
  source_language text check (char_length(source_language) <= 60 and public.is_line(source_language)),
  target_language text check (char_length(target_language) <= 60 and public.is_line(target_language)),
  country_of_origin_other text
    check (char_length(country_of_origin_other) <= 60 and public.is_line(country_of_origin_other)),
  country_of_destination_other text
    check (char_length(country_of_destination_other) <= 60 and public.is_line(country_of_destination_other)),
  -- counted in the visitor's browser, so never trusted; amounts in pence (contract/counts.ts)
  document_pages integer check (document_pages between 1 and 100000),
  document_words integer check (document_words between 0 and 10000000),
  estimate_from integer check (estimate_from >= 0),
  estimate_to integer check (estimate_to <= 100000000),
  -- what messages, papers and the private page are written in
  language text not null default 'en' check (public.is_language(language)),
  -- what we need before there is a price, and of which document anew
  ask_text text check (char_length(ask_text) <= 5000 and ask_text ~ '\S'),
  ask_about uuid,
  asked_at timestamptz,
  ask_reminded_at timestamptz,
  reply_from timestamptz,
  -- of the documents: counts and estimate leave them out
  uncounted_files integer check (uncounted_files between 1 and 10),
  -- pages without text that can be read, and words on them beyond a page's worth each
  unread_pages integer check (unread_pages between 1 and 100000),
  extra_words integer check (extra_words between 1 and 10000000),
  -- a firm's, such as a matter number; in no message before we have answered, because anyone can enter someone else's address
  own_reference text check (char_length(own_reference) <= 50 and own_reference ~ '\S' and public.is_line(own_reference)),
  constraint quote_requests_reference_key unique (reference),
  constraint at_most_10_files
    check (case when jsonb_typeof(uploaded_files) = 'array' then jsonb_array_length(uploaded_files) <= 10 else true end),
  constraint estimate_is_a_range
    check (num_nulls(estimate_from, estimate_to) = 2 or coalesce(estimate_from <= estimate_to, false)),
  constraint files_are_pdf_doc_docx_jpg_jpeg_png_up_to_10_mb
    check (uploaded_files is null or public.uploaded_files_are_valid(uploaded_files, user_id))
);

create trigger reference_is_given before insert on public.quote_requests
  for each row when (new.reference = '') execute function public.give_reference();
-- Also by replication.
alter table public.quote_requests enable always trigger reference_is_given;

create trigger reference_is_unique after insert on public.quote_requests
  for each row execute function public.keep_references_unique();

create index quote_requests_of_user on public.quote_requests (user_id, created_at desc);
create index quote_requests_by_address on public.quote_requests (lower(email));
create index quote_requests_by_age on public.quote_requests (created_at desc, id) where spam_at is null;
create index quote_requests_without_order on public.quote_requests (created_at) where ordered_at is null;
create index quote_requests_ordered on public.quote_requests (ordered_at) where ordered_at is not null;
create index quote_requests_unanswered on public.quote_requests (reply_by)
  where handled_at is null and ordered_at is null and spam_at is null and erased_at is null;
create index quote_requests_asked on public.quote_requests (asked_at) where asked_at is not null;
create index quote_requests_handled on public.quote_requests (handled_at) where handled_at is not null;
create index quote_requests_spam on public.quote_requests (spam_at) where spam_at is not null;

grant insert (
  id, user_id, service_type, urgency, task_description, country_of_origin, country_of_destination,
  given_name, family_name, company_name, source_language, target_language, country_of_origin_other,
  country_of_destination_other, document_pages, document_words, estimate_from, estimate_to, language, email, phone,
  uploaded_files, uncounted_files, unread_pages, extra_words, own_reference
) on public.quote_requests to anon, authenticated;
grant select on public.quote_requests to authenticated;

-- ' (4711/26)': a firm's own reference after its name.
create function public.in_brackets(own_reference text)
returns text
immutable
return coalesce(' (' || own_reference || ')', '');

create policy "Visitors request a quote, under no account" on public.quote_requests
  for insert to anon with check (user_id is null);

create policy "Customers request a quote, under their own account or none" on public.quote_requests
  for insert to authenticated
  with check (user_id is null or (user_id = (select auth.uid()) and (select public.session_is_open())));

create policy "Customers read their own requests" on public.quote_requests
  for select to authenticated using (user_id = (select auth.uid()) and (select public.session_is_open()));

create trigger accept_one_row
  before insert on public.quote_requests
  for each row when (current_user in ('anon', 'authenticated'))
  execute function public.refuse_second_row();

create function public.request_needs_proof(address text)
returns boolean
stable
return (
  select own >= public.limit_of('RATE_LIMIT_FORMS') or total >= public.limit_of('RATE_LIMIT_FORMS_TOTAL')
  from public.sendings_of(public.senders_of(address), 'mail', public.limit_window())
);

-- Refusals are not counted, because their transaction is rolled back.
create function public.limit_quote_requests()
returns trigger
language plpgsql
security definer
as $$
begin
  -- repeated, because the answer was lost: the primary key refuses it
  if exists (select from public.quote_requests as request where request.id = new.id) then
    return new;
  end if;
  case public.admit_mail(public.caller_address(), new.id)
    when 'proof' then
      raise sqlstate 'PT403' using message = 'Please send this again from our website', hint = 'proof-required';
    when 'refused' then
      raise sqlstate 'PT429'
        using message = 'Too many requests. Please wait some minutes and try again.', hint = 'too-many-requests';
    else
      return new;
  end case;
end;
$$;

create trigger limit_quote_requests
  before insert on public.quote_requests
  for each row when (current_user in ('anon', 'authenticated'))
  execute function public.limit_quote_requests();

-- A document is immutable once checked: the check moves it to a secret name and records its digest, which every download verifies.
-- Later uploads under the old name belong to no request, and the orphan sweep removes them (decision 009).
create table public.request_documents (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.quote_requests (id) on delete cascade,
  position smallint not null,
  -- chosen before the move, so that an interrupted check can resume; unique, so that nobody can claim another request's file
  path text not null unique,
  name text not null check (public.is_line(name)),
  size integer not null,
  state text not null default 'unchecked' check (state in ('unchecked', 'accepted', 'refused', 'missing')),
  checked_at timestamptz,
  batch uuid,
  added_at timestamptz not null default now(),
  problem text,
  -- its path at first: stays taken, so that nobody can claim that file again
  uploaded_path text not null unique,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  needs_password boolean not null default false,
  replaced_at timestamptz,
  unique (request_id, position)
);

create function public.documents_to_check(request uuid)
returns table (
  id uuid, path text, uploaded_path text, is_moved boolean, stored_size bigint, stored_type text
)
language plpgsql
security definer
as $$
begin
  -- a concurrent check waits here, and then finds the name chosen by the first
  update public.request_documents as document
  set path = 'checked/' || gen_random_uuid() || '.' || substring(document.path from '[a-z]+$')
  where document.request_id = request
    and document.state = 'unchecked'
    and document.path = document.uploaded_path;
  return query
    select document.id, document.path, document.uploaded_path, object.name = document.path,
      (object.metadata ->> 'size')::bigint, object.metadata ->> 'mimetype'
    from public.request_documents as document
    left join lateral (
      -- someone may have used the upload name again
      select stored.name, stored.metadata from storage.objects as stored
      where stored.bucket_id = 'quote-documents' and stored.name in (document.path, document.uploaded_path)
      order by stored.name = document.path desc limit 1
    ) as object on true
    where document.request_id = request and document.state = 'unchecked'
    order by document.position;
end;
$$;

-- No policy allows reading, listing, changing or deleting: only the operator's functions can.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'quote-documents', 'quote-documents', false, 52428800,
  array[
    'application/pdf', 'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'image/jpeg', 'image/png'
  ]
);

create policy "Visitors upload documents under new names" on storage.objects
  for insert to anon, authenticated
  with check (
    bucket_id = 'quote-documents'
    and name ~ '^[0-9]{10,16}-[A-Za-z0-9-]{6,64}\.(pdf|doc|docx|jpg|jpeg|png)$'
  );

create policy "Customers upload documents to their own folder" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'quote-documents'
    and name ~ ('^' || (select auth.uid()) || '/[0-9]{10,16}(-[A-Za-z0-9-]{1,64})?\.(pdf|doc|docx|jpg|jpeg|png)$')
    and (select public.session_is_open())
  );

-- What visitors upload, for a day: it takes room of their network and of all, and of less until a request claims it (decision 010).
create table public.uploads (
  path text primary key,
  -- at each width, of that day and the next
  senders text[] not null,
  -- as announced, while it is under way
  megabytes integer not null,
  begun_at timestamptz not null default now()
);

create index uploads_by_age on public.uploads (begun_at);

create function public.megabytes_of(metadata jsonb)
returns integer
immutable
return ceil((metadata ->> 'size')::numeric / 1048576);

-- A form takes an upload for stored for one hour (src/ui/file-list.ts), and nobody's last file takes two.
create function public.time_to_send()
returns interval
immutable
return interval '3 hours';

create function public.unclaimed_uploads()
returns setof public.uploads
language sql
stable
as $$
  select upload.path, upload.senders, coalesce(public.megabytes_of(object.metadata), upload.megabytes), upload.begun_at
  from public.uploads as upload
  left join storage.objects as object on object.bucket_id = 'quote-documents' and object.name = upload.path
  where (object.name is not null or upload.begun_at > now() - public.time_to_send())
    and not exists (select from public.request_documents as document where document.uploaded_path = upload.path);
$$;

-- Takes room for a file before it arrives. The fuller the room, the smaller is the share of each network, at every width: many networks
-- leave something to the next one.
create function public.admit_upload(path text, address text, megabytes integer)
returns boolean
language plpgsql
security definer
as $$
declare
  own constant text[] := public.senders_of(address);
begin
  perform pg_advisory_xact_lock(hashtextextended('uploads', 0));
  if exists (
    with stored as materialized (
      select 'UNSENT_MEGABYTES' as room, * from public.unclaimed_uploads() union all select 'UPLOAD_MEGABYTES', * from public.uploads
    ),
    mine as materialized (select * from stored where senders && own and stored.path <> admit_upload.path)
    select from (select room, sum(stored.megabytes) as taken from stored group by room) as each
    cross join unnest(own) with ordinality as network (sender, width)
    where admit_upload.megabytes
        + coalesce((select sum(mine.megabytes) from mine where mine.room = each.room and network.sender = any (mine.senders)), 0)
      > least(
        public.limit_of(room || '_PER_NETWORK')::bigint * public.share_at(width, cardinality(own)),
        (public.limit_of(room || '_TOTAL') - taken) / 8
      )
  ) then
    return false;
  end if;
  insert into public.uploads (path, senders, megabytes)
  values (admit_upload.path, own || public.senders_of(address, 1), admit_upload.megabytes)
  on conflict on constraint uploads_pkey do nothing;
  return true;
end;
$$;

-- Once half of the room is taken: what can no longer be under way, of networks from which no request came within a day.
create function public.idle_uploads()
returns setof text
language sql
stable
as $$
  select upload.path from public.unclaimed_uploads() as upload
  where upload.begun_at < now() - public.time_to_send()
    and (select sum(megabytes) * 2 > public.limit_of('UNSENT_MEGABYTES_TOTAL') from public.unclaimed_uploads())
    and not exists (
      select from public.uploads as sent
      join public.request_documents as document on document.uploaded_path = sent.path
      where sent.senders[1] = any (upload.senders) or upload.senders[1] = any (sent.senders)
    );
$$;

-- The storage service first inserts as the visitor and rolls back, then stores, then inserts the row itself with the same headers and the
-- size: this refuses before a byte is stored, and counts what was stored. The operator's files have other names, and manual SQL has no
-- headers.
create function public.limit_uploads()
returns trigger
language plpgsql
security definer
as $$
begin
  if public.count_sending(public.senders_of(public.caller_address()), 'upload', public.limit_window())
    > public.limit_of('RATE_LIMIT_UPLOADS') then
    raise insufficient_privilege using message = 'Too many files. Please wait some minutes and try again.';
  elsif not public.admit_upload(new.name, public.caller_address(), coalesce(public.megabytes_of(new.metadata), 1)) then
    raise insufficient_privilege using message = 'There is no space for files just now. Please try again later.';
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

-- The storage service learns the size last, and removes the bytes if this refuses.
create function public.limit_document_size()
returns trigger
language plpgsql
security definer
as $$
begin
  raise insufficient_privilege using message = 'The object exceeded the maximum allowed size of 10 MB';
end;
$$;

create trigger limit_document_size
  before insert or update on storage.objects
  for each row when (
    new.bucket_id = 'quote-documents' and new.name not like 'delivered/%' and (new.metadata ->> 'size')::bigint > 10485760
  )
  execute function public.limit_document_size();

create function public.is_own_address(request uuid, address text)
returns boolean
language sql
stable
security definer
as $$
  select exists (
    select from public.quote_requests as known
    join auth.users as account on account.id = known.user_id
    where known.id = is_own_address.request and account.email_confirmed_at is not null
      and lower(account.email) = lower(is_own_address.address)
  );
$$;

create function public.accept_quote_request()
returns trigger
language plpgsql
security definer
as $$
begin
  insert into public.request_documents (request_id, position, path, uploaded_path, name, size)
  select new.id, file.ordinality, file.value ->> 'path', file.value ->> 'path', file.value ->> 'name', (file.value ->> 'size')::integer
  from jsonb_array_elements(new.uploaded_files) with ordinality as file;

  insert into public.outbox (kind, recipient, subject_id, dedupe_key, sender)
  values
    ('quote_operator', null, new.id, 'quote_operator:' || new.id, null),
    (
      case new.opened_by when 'operator' then 'quote_opened' else 'quote_customer' end, new.email, new.id, 'quote_customer:' || new.id,
      case when public.caller_address() is not null then (public.senders_of(public.caller_address()))[1] end
    );
  -- messages to the account are in the language in which its owner wrote last
  update public.profiles set language = new.language where id = new.user_id and language <> new.language;
  return new;
end;
$$;

create trigger accept_quote_request
  after insert on public.quote_requests
  for each row execute function public.accept_quote_request();

-- Known paths are skipped, so that a retry changes nothing. Raises 23514 for an invalid or too long list or a file that is not stored,
-- 23505 for another request's file. false: no such request. file_list: JSON text, because not every data service passes jsonb through
-- unchanged. answers: what we asked for in the message of this number; 0: before there was a price.
create function public.add_request_documents(request uuid, file_list text, answers integer default null)
returns boolean
language plpgsql
security definer
as $$
declare
  target public.quote_requests;
  files jsonb := file_list::jsonb;
  batch uuid := gen_random_uuid();
  added jsonb;
  first_position integer;
begin
  -- serialised: two tabs must not pass the limit together
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
  if answers = 0 then
    perform public.answer_ask(request, true);
  elsif answers is not null then
    perform public.answer_with_documents(request, answers);
  end if;

  select coalesce(max(document.position), 0) into first_position
  from public.request_documents as document where document.request_id = request;
  -- refused documents make room for others, up to a point
  if first_position + jsonb_array_length(added) > 50 then
    raise check_violation using message = 'too many files, counting refused ones: at_most_10_files';
  end if;
  insert into public.request_documents (request_id, position, path, uploaded_path, name, size, batch)
  select request, first_position + file.ordinality, file.value ->> 'path', file.value ->> 'path', file.value ->> 'name',
    (file.value ->> 'size')::integer, batch
  from jsonb_array_elements(added) with ordinality as file;

  -- the table's check of 10 files applies
  update public.quote_requests
  set uploaded_files = (
    select coalesce(jsonb_agg(file.value order by file.ordinality), '[]')
    from jsonb_array_elements(
      case when jsonb_typeof(target.uploaded_files) = 'array' then target.uploaded_files else '[]' end
    ) with ordinality as file
    where not exists (
      select from public.request_documents as document
      where document.uploaded_path = file.value ->> 'path'
        and (document.state in ('refused', 'missing') or document.replaced_at is not null)
    )
  ) || added
  where id = request;

  insert into public.outbox (kind, subject_id, payload, dedupe_key)
  values (
    'quote_files_operator', request, jsonb_strip_nulls(jsonb_build_object('batch', batch, 'answers', answers)),
    'quote_files_operator:' || batch
  );
  return true;
end;
$$;

-- A message about a request once more, with new links, at most once per interval: 'quote_link' to its address,
-- 'quote_documents_operator' and 'order_links_operator' to the operator. ended: the operator's earlier links about its order end. The links
-- that the operator asked for come with a confirmation by which the browser can be remembered.
-- Returns whether it was queued; null: no such request.
create function public.send_again(request uuid, kind text, interval_minutes integer, ended boolean default false)
returns boolean
language plpgsql
as $$
#variable_conflict use_column
declare
  address text;
  remembering constant uuid := case when send_again.kind = 'order_links_operator' and not ended then gen_random_uuid() end;
begin
  select email into address from public.quote_requests where id = request and erased_at is null for update;
  if not found then
    return null;
  end if;
  if ended then
    -- links know the second in which they were made
    update public.quote_requests set order_links_from = date_trunc('second', now()) where id = request;
  end if;
  insert into public.outbox (kind, recipient, subject_id, payload, dedupe_key)
  select send_again.kind, case send_again.kind when 'quote_link' then address end, request,
    jsonb_strip_nulls(jsonb_build_object('ended', nullif(ended, false), 'confirmation', remembering)), send_again.kind || ':' || gen_random_uuid()
  where not exists (
    select from public.outbox as message
    where message.subject = 'request:' || request and message.kind = send_again.kind
      and message.created_at > now() - make_interval(mins => interval_minutes)
  );
  if not found then
    return false;
  end if;
  insert into public.operator_confirmations (id, purpose, subject, expires_at, printed)
  select remembering, 'browsers', 'house:' || public.house_id(), now() + public.confirmation_period('browsers'), true
  where remembering is not null;
  return true;
end;
$$;

-- Invalidates the request's private links and mails a new one. version: that of the customer's link, so that only its first use counts;
-- null for the operator. Returns the request's id if queued, else null.
create function public.renew_request_link(request uuid, version integer default null)
returns uuid
language plpgsql
as $$
declare
  address text;
begin
  update public.quote_requests as quote set link_version = quote.link_version + 1
  where quote.id = renew_request_link.request and quote.erased_at is null
    and quote.link_version = coalesce(renew_request_link.version, quote.link_version)
  returning quote.email into address;
  if address is null then
    return null;
  end if;
  insert into public.outbox (kind, recipient, subject_id, payload, dedupe_key)
  values ('quote_link', address, request, '{"ended": true}', 'quote_link:' || gen_random_uuid());
  return request;
end;
$$;

grant select, insert, update, delete on public.quote_requests, public.request_documents to service_role;
grant select, delete on public.uploads to service_role;
grant execute on function
  public.request_needs_proof, public.documents_to_check,
  public.is_own_address, public.add_request_documents, public.send_again, public.renew_request_link to service_role;
