-- Sending an issue of the newsletter: all or nothing is queued, once for each name, and nobody waits behind it.

-- What the operator calls an issue; the file's name, as a rule.
alter table public.newsletter_issues
  add column name text unique check (char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]');

-- Queues an issue for everybody who is subscribed at this moment, in one transaction with the note that it was. An issue of
-- that name that is there already is left as it is: a command that was interrupted can be given again.
-- begun: whether this call queued it. same: whether the issue of that name has this text.
create function public.send_newsletter_issue(name text, subject text, body text)
returns table (id uuid, begun boolean, same boolean, created_at timestamptz)
language plpgsql
set search_path = ''
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
    perform public.queue_newsletter_issue(issue.id, 2147483647);
  else
    select * into issue from public.newsletter_issues as known where known.name = send_newsletter_issue.name;
  end if;
  return query select issue.id, fresh,
    issue.subject = send_newsletter_issue.subject and issue.body = send_newsletter_issue.body, issue.created_at;
end;
$$;

-- How many messages of an issue there are in each state.
create function public.newsletter_progress(issue uuid)
returns table (status text, messages integer)
language sql
stable
set search_path = ''
as $$
  select message.status, count(*)::integer from public.outbox as message
  where message.kind = 'newsletter_issue' and message.payload ->> 'issue' = newsletter_progress.issue::text
  group by message.status;
$$;

-- Queues an issue for the operator alone; gives the message's id.
create function public.try_newsletter_issue(subject text, body text)
returns uuid
language sql
set search_path = ''
as $$
  insert into public.outbox (kind, payload, dedupe_key)
  values (
    'newsletter_test',
    jsonb_build_object('subject', try_newsletter_issue.subject, 'body', try_newsletter_issue.body),
    'newsletter_test:' || gen_random_uuid()
  )
  returning id;
$$;

-- As before, but an issue for thousands goes out behind everything that somebody waits for.
create or replace function public.claim_messages(max_messages integer, subject uuid default null, lease_seconds integer default 120)
returns setof public.outbox
language sql
set search_path = ''
as $$
  update public.outbox as message
  set leased_until = now() + make_interval(secs => lease_seconds), attempts = message.attempts + 1
  where message.id in (
    select due.id from public.outbox as due
    where due.status = 'queued'
      and due.next_attempt_at <= now()
      and (due.leased_until is null or due.leased_until <= now())
      and (claim_messages.subject is null or due.subject_id = claim_messages.subject)
    order by due.kind = 'newsletter_issue', due.next_attempt_at
    limit max_messages
    for update skip locked
  )
  returning message.*;
$$;

-- What claim_messages looks for, in its order.
drop index public.outbox_due;
create index outbox_due on public.outbox ((kind = 'newsletter_issue'), next_attempt_at) where status = 'queued';

revoke execute on function
  public.send_newsletter_issue(text, text, text), public.newsletter_progress(uuid), public.try_newsletter_issue(text, text)
from public, anon, authenticated;
grant execute on function
  public.send_newsletter_issue(text, text, text), public.newsletter_progress(uuid), public.try_newsletter_issue(text, text)
to service_role;
