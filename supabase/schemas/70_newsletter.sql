-- One subscription per address, with a record of each consent (decision 002).

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null constraint email_is_plain check (char_length(email) <= 254 and public.is_email_address(email)),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- because of a sign-up; cleared when a link proves ownership of the mailbox
  mailed_at timestamptz,
  language text not null default 'en' check (public.is_language(language))
);

create unique index newsletter_subscriptions_address on public.newsletter_subscriptions (lower(email));
create index newsletter_subscriptions_confirmed on public.newsletter_subscriptions (id) where status = 'confirmed';
create index newsletter_subscriptions_pending on public.newsletter_subscriptions (created_at)
  where status <> 'confirmed' and confirmed_at is null;
create index newsletter_subscriptions_left on public.newsletter_subscriptions (unsubscribed_at)
  where status <> 'confirmed' and confirmed_at is not null;

-- One row per requested confirmation; the confirmation link contains its id.
create table public.newsletter_consents (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.newsletter_subscriptions (id) on delete cascade,
  wording text not null check (wording ~ '^[0-9A-Za-z.-]{1,40}$'),
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  language text not null default 'en' check (public.is_language(language))
);

create index newsletter_consents_of_subscription on public.newsletter_consents (subscription_id);

-- A confirmation link, or a notice for subscribers, at most one per interval. subscriber: JSON of the form's columns. Returns the message's
-- subject, or null.
create function public.sign_up_newsletter(
  subscriber text, wording text, interval_minutes numeric, at timestamptz default now()
)
returns text
language plpgsql
as $$
declare
  answers constant jsonb := subscriber::jsonb;
  subscription public.newsletter_subscriptions;
  consent uuid;
begin
  execute format(
    'insert into public.newsletter_subscriptions (%1$s, created_at)
     select %1$s, $2 from jsonb_populate_record(null::public.newsletter_subscriptions, $1)
     on conflict (lower(email)) do nothing',
    public.columns_of(answers)
  ) using answers, at;
  select * into subscription from public.newsletter_subscriptions
  where lower(email) = lower(answers ->> 'email') for update;

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
    return 'subscription:' || subscription.id;
  end if;

  insert into public.newsletter_consents (subscription_id, wording, requested_at, language)
  values (subscription.id, sign_up_newsletter.wording, at, coalesce(answers ->> 'language', 'en'))
  returning id into consent;
  insert into public.outbox (kind, recipient, subject_id, dedupe_key)
  values ('newsletter_confirm', subscription.email, consent, 'newsletter_confirm:' || consent);
  return 'consent:' || consent;
end;
$$;

-- Returns false if the consent was withdrawn or no longer exists.
create function public.confirm_newsletter(consent uuid, at timestamptz default now())
returns boolean
language plpgsql
as $$
declare
  subscription uuid := (select subscription_id from public.newsletter_consents where id = consent);
  chosen text;
begin
  perform from public.newsletter_subscriptions where id = subscription for update;
  update public.newsletter_consents set confirmed_at = coalesce(confirmed_at, at)
  where id = consent and withdrawn_at is null
  returning language into chosen;
  if not found then
    return false;
  end if;
  update public.newsletter_subscriptions
  set status = 'confirmed',
      confirmed_at = case when status = 'confirmed' then confirmed_at else at end,
      unsubscribed_at = null,
      mailed_at = null,
      language = chosen
  where id = subscription;
  return true;
end;
$$;

create function public.unsubscribe_newsletter(subscription uuid, at timestamptz default now())
returns void
language plpgsql
as $$
begin
  update public.newsletter_subscriptions
  set status = 'unsubscribed', unsubscribed_at = at, mailed_at = null
  where id = subscription and status <> 'unsubscribed';

  delete from public.outbox as message
  where message.status = 'queued'
    and message.kind in ('newsletter_confirm', 'already_subscribed', 'newsletter_issue')
    and message.subject = any (
      ('subscription:' || subscription)
      || array(select 'consent:' || id from public.newsletter_consents where subscription_id = subscription)
    );
  update public.newsletter_consents set withdrawn_at = at
  where subscription_id = subscription and withdrawn_at is null;
end;
$$;

create table public.newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  subject text not null check (char_length(subject) <= 200 and subject ~ '\S' and public.is_line(subject)),
  body text not null check (char_length(body) <= 100000 and body ~ '\S'),
  created_at timestamptz not null default now(),
  name text unique check (char_length(name) between 1 and 100 and public.is_line(name))
);

-- Idempotent by name: an interrupted command can be repeated. begun: this call queued it. same: the issue of that name has this text.
create function public.send_newsletter_issue(name text, subject text, body text)
returns table (id uuid, begun boolean, same boolean, created_at timestamptz)
language plpgsql
as $$
#variable_conflict use_column
declare
  issue public.newsletter_issues;
  fresh boolean;
begin
  insert into public.newsletter_issues (name, subject, body)
  values (send_newsletter_issue.name, send_newsletter_issue.subject, send_newsletter_issue.body)
  on conflict (name) do nothing
  returning * into issue;
  fresh := found;
  if fresh then
    insert into public.outbox (kind, recipient, subject_id, payload, dedupe_key)
    select
      'newsletter_issue', subscription.email, subscription.id, jsonb_build_object('issue', issue.id),
      'newsletter_issue:' || issue.id || ':' || subscription.id
    from public.newsletter_subscriptions as subscription
    where subscription.status = 'confirmed';
  else
    select * into issue from public.newsletter_issues as known where known.name = send_newsletter_issue.name;
  end if;
  return query select issue.id, fresh,
    issue.subject = send_newsletter_issue.subject and issue.body = send_newsletter_issue.body, issue.created_at;
end;
$$;

create index outbox_of_issue on public.outbox ((payload ->> 'issue'), status) where kind = 'newsletter_issue';

create function public.newsletter_progress(issue uuid)
returns table (status text, messages integer)
language sql
stable
as $$
  select message.status, count(*)::integer from public.outbox as message
  where message.kind = 'newsletter_issue' and message.payload ->> 'issue' = newsletter_progress.issue::text
  group by message.status;
$$;

grant select, insert, update, delete on
  public.newsletter_subscriptions, public.newsletter_consents, public.newsletter_issues to service_role;
grant execute on function
  public.sign_up_newsletter, public.confirm_newsletter, public.unsubscribe_newsletter,
  public.send_newsletter_issue, public.newsletter_progress to service_role;
