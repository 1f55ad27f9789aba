-- Certificates of translation that we have made: what `HOST/V/CODE` answers. Whose document it is stands in the file alone, so that an answer is left
-- when the file was erased.
create table public.certificates (
  -- as it is printed: whoever reads this table reads the documents, too
  code text primary key check (code ~ '^[2-9BCDFGHJKMNPQRSTVWXYZ]{12}$'),
  document uuid unique references public.order_documents (id) on delete set null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  reference text not null check (char_length(reference) <= 20 and public.is_line(reference)),
  -- of all that it says: the same, asked for again, is the one that is there
  made_from text not null check (made_from ~ '^[0-9a-f]{64}$'),
  source_language text not null check (char_length(source_language) <= 60 and public.is_line(source_language)),
  target_language text not null check (char_length(target_language) <= 60 and public.is_line(target_language)),
  pages integer not null check (pages between 1 and 200),
  issued_on date not null,
  -- how often somebody has asked
  checks integer not null default 0
);

create index certificates_by_reference on public.certificates (reference);
create index certificates_by_source on public.certificates (made_from) where document is not null;

-- One that was never handed over.
create function public.forget_certificate()
returns trigger
language plpgsql
security definer
as $$
begin
  delete from public.certificates as known where known.document = old.id;
  return old;
end;
$$;

create trigger forget_certificate
  before delete on public.order_documents
  for each row when (old.delivery is null)
  execute function public.forget_certificate();

-- The document that was made from the same, and waits or stands.
create function public.certificate_made_from(request uuid, made_from text)
returns uuid
stable
return (
  select known.document from public.certificates as known
  join public.order_documents as document on document.id = known.document
  join public.orders as ordered on ordered.id = document.order_id
  where known.made_from = certificate_made_from.made_from and ordered.request_id = certificate_made_from.request
    and document.closed_at is null
  limit 1
);

-- Adds a document, as JSON {name, path, size, sha256, code, made_from, source_language, target_language, pages, issued_on}, to those that wait to be
-- delivered; it counts from then on. Returns its id, or that of the one that was made from the same meanwhile.
create function public.add_certificate(request uuid, document text, translator text, at timestamptz default now())
returns uuid
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(add_certificate.request);
  given constant jsonb := add_certificate.document::jsonb;
  added uuid := public.certificate_made_from(add_certificate.request, given ->> 'made_from');
begin
  if added is not null then
    return added;
  end if;
  added := public.add_order_document(
    add_certificate.request, given ->> 'name', given ->> 'path', (given ->> 'size')::integer, 'application/pdf', given ->> 'sha256', 'deliver', at
  );
  insert into public.certificates (code, document, sha256, reference, made_from, source_language, target_language, pages, issued_on)
  select given ->> 'code', added, given ->> 'sha256', asked.reference, given ->> 'made_from', given ->> 'source_language',
    given ->> 'target_language', (given ->> 'pages')::integer, (given ->> 'issued_on')::date
  from public.quote_requests as asked where asked.id = add_certificate.request;
  -- that somebody has certified it, and who
  perform public.add_order_event(
    ordered.id, 'operator', 'certified', jsonb_build_object('document', added, 'translator', add_certificate.translator), at
  );
  return added;
end;
$$;

-- What stands of one: {code, reference, date, pages, languages, state: 'current', 'replaced' or 'withdrawn', on, file}. Null unless it was handed
-- over. `file`: to show its pages; only of one in force.
create function public.certificate_answer(known public.certificates)
returns jsonb
stable
return (
  select jsonb_build_object(
    'code', known.code, 'reference', known.reference, 'date', known.issued_on, 'pages', known.pages,
    'sourceLanguage', known.source_language, 'targetLanguage', known.target_language,
    'state', case
      when verified is null or verified ? 'takenBackOn' then 'withdrawn' when verified ? 'replacedOn' then 'replaced' else 'current'
    end,
    'on', case when verified is null then ordered.ended_at::date else coalesce(verified ->> 'takenBackOn', verified ->> 'replacedOn')::date end,
    'file', case
      when verified is not null and not verified ?| array['takenBackOn', 'replacedOn'] and document.id is not null
      then jsonb_build_object('path', document.path, 'size', document.size, 'sha256', document.sha256)
    end
  )
  from public.delivered_digests as handed_over
  cross join lateral (select public.verify_document(known.sha256)) as answer (verified)
  left join public.order_documents as document on document.id = known.document
  left join public.orders as ordered on ordered.id = document.order_id
  where (handed_over.sha256, handed_over.reference) = (known.sha256, known.reference)
);

-- By the code of one, which counts it, or by the reference of all, without their files and codes.
create function public.check_certificate(code text default null, reference text default null)
returns jsonb
language plpgsql
security definer
as $$
declare
  asked public.certificates;
begin
  update public.certificates as known set checks = known.checks + 1 where known.code = check_certificate.code returning known.* into asked;
  return (
    select coalesce(jsonb_agg(
      case when check_certificate.code is not null then answer else answer - 'file' - 'code' - 'sourceLanguage' - 'targetLanguage' end
      order by known.issued_on, known.code
    ), '[]')
    from public.certificates as known
    cross join lateral (select public.certificate_answer(known)) as given (answer)
    where answer is not null
      and case when check_certificate.code is not null then known.code = asked.code else known.reference = check_certificate.reference end
  );
end;
$$;

grant select on public.certificates to service_role;
grant execute on function public.certificate_made_from, public.add_certificate, public.check_certificate to service_role;
