-- What messages are composed from: one call takes messages with everything they speak of.

-- What a message is composed from, as one object: the row it is about, and what belongs to it. null where there is nothing, or
-- nothing any more; with 'error', a code, where it cannot be read.
create function public.message_facts(message uuid, kind text, subject uuid, payload jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  -- Branches, and not one statement, so that each is planned only where it is needed.
  if message_facts.kind like 'quote\_%' then
    return (
      select jsonb_build_object('request', to_jsonb(request), 'documents', (
        select coalesce(jsonb_agg(to_jsonb(document) order by document.position), '[]')
        from public.request_documents as document where document.request_id = request.id
      ))
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

grant execute on function public.message_facts(uuid, text, uuid, jsonb) to service_role;
