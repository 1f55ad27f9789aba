-- Names as anybody in the field would choose them, and the same rights on older projects as on new ones.

-- contract: only the constraint on uploaded_files calls it, which follows, and the function below
alter function public.uploaded_files_are_sound(jsonb, uuid) rename to uploaded_files_are_valid;

-- As before, with the new name.
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

-- A message to somebody who is subscribed already is of the kind 'already_subscribed', as 'account_exists' is for accounts. Those of
-- the former kind that are still kept are renamed: mail is kept for weeks, so they are few.
update public.outbox set kind = 'already_subscribed' where kind = 'newsletter_known';

create or replace function public.sign_up_newsletter(
  address text, wording text, interval_minutes numeric, at timestamptz default now()
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  subscription public.newsletter_subscriptions;
  consent uuid;
begin
  insert into public.newsletter_subscriptions (email, created_at) values (address, at)
  on conflict (lower(email)) do nothing;
  select * into subscription from public.newsletter_subscriptions where lower(email) = lower(address) for update;

  if subscription.mailed_at > at - make_interval(secs => interval_minutes * 60) then
    return null;
  end if;
  update public.newsletter_subscriptions
  set mailed_at = at, status = case when status = 'unsubscribed' then 'pending' else status end
  where id = subscription.id;

  if subscription.status = 'confirmed' then
    insert into public.outbox (kind, recipient, subject_id, dedupe_key)
    values (
      'already_subscribed', subscription.email, subscription.id,
      'already_subscribed:' || subscription.id || ':' || extract(epoch from at)
    );
    return subscription.id;
  end if;

  insert into public.newsletter_consents (subscription_id, wording, requested_at)
  values (subscription.id, sign_up_newsletter.wording, at)
  returning id into consent;
  insert into public.outbox (kind, recipient, subject_id, dedupe_key)
  values ('newsletter_confirm', subscription.email, consent, 'newsletter_confirm:' || consent);
  return consent;
end;
$$;

create or replace function public.unsubscribe_newsletter(subscription uuid, at timestamptz default now())
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.newsletter_subscriptions
  set status = 'unsubscribed', unsubscribed_at = at, mailed_at = null
  where id = subscription and status <> 'unsubscribed';

  delete from public.outbox as message
  where message.status = 'queued'
    and message.kind in ('newsletter_confirm', 'already_subscribed', 'newsletter_issue')
    and (
      message.subject_id = subscription
      or message.subject_id in (select id from public.newsletter_consents where subscription_id = subscription)
    );
  update public.newsletter_consents set withdrawn_at = at
  where subscription_id = subscription and withdrawn_at is null;
end;
$$;

-- On older projects, where new tables begin open to everybody, the functions' role had been left these.
revoke truncate, references, trigger, maintain on all tables in schema public from service_role;
