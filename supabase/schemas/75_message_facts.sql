create function public.bundled_messages(bundle uuid)
returns table (
  id uuid, reference text, received_at timestamptz, about text, urgency text, name text, documents integer
)
language sql
stable
as $$
  select message.id, coalesce(request.reference, enquiry.reference, booking.reference), message.created_at,
    coalesce(left(posted.text, 200), message.payload ->> 'kind', request.service_type, enquiry.subject),
    case when posted.number is null then coalesce(message.payload ->> 'error', request.urgency) end,
    public.full_name(
      coalesce(request.given_name, enquiry.given_name, booking.first_name),
      coalesce(request.family_name, enquiry.family_name, booking.last_name)
    ),
    case when message.kind in ('quote_operator', 'quote_files_operator') then (
      select count(*)::integer from public.request_documents as document
      where document.request_id = request.id
        and document.batch is not distinct from (message.payload ->> 'batch')::uuid
    ) end
  from public.outbox as message
  left join public.quote_requests as request on request.id = public.id_of(message.subject, 'request')
  left join public.enquiries as enquiry on enquiry.id = public.id_of(message.subject, 'enquiry')
  left join public.bookings as booking on booking.id = public.id_of(message.subject, 'booking')
  left join public.orders as ordered on message.kind = 'order_message_operator'
    and ordered.request_id = request.id and ordered.number = coalesce((message.payload ->> 'order')::integer, 1)
  left join public.order_messages as posted
    on posted.order_id = ordered.id and posted.number = (message.payload ->> 'message')::integer
  where message.bundle = bundled_messages.bundle and case message.kind
    when 'order_message_operator' then posted.number is not null
    else message.kind in ('delivery_report', 'spam_operator')
      or coalesce(split_part(message.subject, ':', 1), 'house') not in ('request', 'enquiry', 'booking')
      or (coalesce(request.id, enquiry.id, booking.id) is not null and coalesce(request.spam_at, enquiry.spam_at) is null)
  end
  order by 3, 1;
$$;

-- What messages about a request say of its order; null when there is none.
create function public.ordered_facts(request uuid)
returns jsonb
stable
security definer
return (
  select jsonb_build_object(
    'state', ordered.state, 'ready_by', coalesce(ordered.ready_by, offer.ready_by), 'delivery_address', ordered.delivery_address,
    'actions', public.order_actions(ordered)
  )
  from public.orders as ordered
  join public.offers as offer on offer.order_id = ordered.id and offer.version = ordered.version
  where ordered.request_id = ordered_facts.request
  order by ordered.created_at desc limit 1
);

-- The row a message is about, with its details; null if it is gone, {error} if it cannot be read.
create function public.message_facts(message uuid, kind text, subject uuid, payload jsonb)
returns jsonb
language plpgsql
stable
as $$
declare
  view jsonb;
begin
  -- separate statements, so that only the needed one is planned
  if message_facts.kind like 'quote\_%' then
    return (
      select jsonb_build_object('request', to_jsonb(request) - 'uploaded_files', 'documents', (
        select coalesce(jsonb_agg(to_jsonb(document) order by document.position), '[]')
        from public.request_documents as document where document.request_id = request.id
      ), 'ordered', public.ordered_facts(request.id), 'withheld', exists (
        select from public.outbox as copy
        where copy.subject = 'request:' || request.id and copy.kind = 'quote_customer' and copy.last_error = 'recipient-limit'
      ))
      from public.quote_requests as request where request.id = message_facts.subject
    );
  elsif message_facts.kind like 'enquiry\_%' then
    return (
      select jsonb_build_object('enquiry', to_jsonb(enquiry))
      from public.enquiries as enquiry where enquiry.id = message_facts.subject
    );
  elsif message_facts.kind = 'digest' then
    return jsonb_build_object('digest', public.digest(
      (message_facts.payload ->> 'day')::date, (message_facts.payload ->> 'since')::timestamptz,
      (message_facts.payload ->> 'until')::timestamptz
    ));
  elsif message_facts.kind in ('order_together', 'order_together_operator') then
    return (
      select jsonb_build_object('request', to_jsonb(request) - 'uploaded_files', 'together', (
        select coalesce(jsonb_agg(to_jsonb(part) || jsonb_build_object(
          'facts', public.message_facts(part.id, part.kind, part.subject_id, part.payload)
        ) order by part.created_at, part.subject_id), '[]')
        from public.outbox as part where part.bundle = message_facts.message
      ))
      from public.quote_requests as request where request.id = message_facts.subject
    );
  elsif message_facts.kind like 'order\_%' then
    view := public.order_view(message_facts.subject, number => (message_facts.payload ->> 'order')::integer);
    -- only the message concerned, not the whole conversation
    return coalesce(view || jsonb_build_object('messages', (
      select coalesce(jsonb_agg(entry), '[]') from jsonb_array_elements(view -> 'messages') as entry
      where entry -> 'number' = message_facts.payload -> 'message'
    )), (
      select jsonb_build_object('request', to_jsonb(request) - 'uploaded_files')
      from public.quote_requests as request where request.id = message_facts.subject
    ));
  elsif message_facts.kind like 'booking\_%' then
    return (
      select jsonb_build_object('booking', to_jsonb(booking), 'papers', (
        select coalesce(jsonb_agg(to_jsonb(paper) order by paper.created_at), '[]')
        from public.papers as paper where paper.booking_id = booking.id
      ))
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
  elsif message_facts.kind in ('auth', 'welcome') or message_facts.kind like 'account\_%' then
    return (
      select jsonb_build_object('profile', to_jsonb(profile))
      from public.profiles as profile where profile.id = coalesce(message_facts.subject, (
        -- the embedded auth service sends before its transaction ends
        select known.id from public.outbox as sent join public.profiles as known on lower(known.email) = lower(sent.recipient)
        where sent.id = message_facts.message limit 1
      ))
    );
  elsif message_facts.kind in ('operator_confirm', 'operator_browser', 'spam_operator', 'delivery_report') then
    return jsonb_build_object(
      'ordered', case when message_facts.payload ->> 'about' = 'request' then public.ordered_facts(message_facts.subject) end,
      'confirmation', (
        select to_jsonb(confirmation) from public.operator_confirmations as confirmation
        where confirmation.id = (message_facts.payload ->> 'confirmation')::uuid
      ),
      'subject', (
        select to_jsonb(known)
        from public.operator_subject(message_facts.payload ->> 'about' || ':' || message_facts.subject) as known
      )
    );
  elsif message_facts.kind = 'operator_bundle' then
    return jsonb_build_object('bundled', (
      select coalesce(jsonb_agg(to_jsonb(bundled)), '[]') from public.bundled_messages(message_facts.message) as bundled
    ));
  end if;
  return null;
exception
  -- one unreadable message must not keep all others from being taken
  when others then
    return jsonb_build_object('error', sqlstate);
end;
$$;

-- As public.take_messages, so that a function delivers what it has queued without another call.
create function public.messages_about(subject text, max_messages integer, limits text)
returns jsonb
language sql
as $$
  select coalesce(jsonb_agg(to_jsonb(message)), '[]')
  from public.take_messages(messages_about.max_messages, messages_about.limits, messages_about.subject) as message;
$$;

-- A request's documents, and its messages once all are checked; null: no such request. copy: 'withheld' because of the sender's own
-- requests, 'sent' to their account's address, else 'limited', which does not reveal what others have sent there.
create function public.take_request_messages(request uuid, max_messages integer, limits text default '[]')
returns jsonb
language plpgsql
as $$
declare
  known public.quote_requests;
  result jsonb;
begin
  select * into known from public.quote_requests as candidate where candidate.id = take_request_messages.request;
  if not found then
    return null;
  end if;
  result := jsonb_build_object(
    'reference', known.reference, 'link_version', known.link_version, 'created_at', known.created_at,
    'reply_by', known.reply_by,
    'is_erased', known.erased_at is not null,
    'documents', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'name', document.name, 'state', document.state, 'problem', document.problem, 'sha256', document.sha256
        )
        order by document.position
      ), '[]')
      from public.request_documents as document where document.request_id = known.id
    )
  );
  if exists (
    select from public.request_documents as document
    where document.request_id = take_request_messages.request and document.state = 'unchecked'
  ) then
    return result || jsonb_build_object(
      'unchecked', (
        select coalesce(jsonb_agg(to_jsonb(document)), '[]')
        from public.documents_to_check(take_request_messages.request) as document
      )
    );
  end if;
  -- before what is said of the copy
  result := result || jsonb_build_object('messages', public.messages_about('request:' || request, max_messages, limits));
  return result || jsonb_build_object(
    'copy', case
      when exists (
        select from public.outbox as message
        where message.subject = 'request:' || known.id and message.kind = 'quote_customer' and message.withheld_of_own
          and message.last_error = 'recipient-limit'
      ) then 'withheld'
      when public.is_own_address(known.id, known.email) then 'sent'
      else 'limited'
    end
  );
end;
$$;

-- Unless its sender exceeds max_sent in the window, or all do; without an address it has been counted. No reference: the id is taken.
create function public.send_enquiry(
  enquiry text, window_start timestamptz, max_sent integer, max_messages integer, limits text default '[]',
  address text default null
)
returns jsonb
language plpgsql
as $$
declare
  answers constant jsonb := enquiry::jsonb;
  counted jsonb := '{"own": 0, "crowded": false}';
  stored text;
  due timestamptz;
begin
  if address is not null then
    counted := public.count_call(address, 'mail', window_start);
  end if;
  if (counted ->> 'own')::integer <= max_sent and not (counted ->> 'crowded')::boolean then
    execute format(
      'insert into public.enquiries (%1$s) select %1$s from jsonb_populate_record(null::public.enquiries, $1)
       on conflict (id) do nothing returning reference, reply_by',
      public.columns_of(answers)
    ) into stored, due using answers;
  end if;
  return jsonb_build_object('counted', counted, 'reference', stored, 'messages', case
    when stored is null then '[]' else public.messages_about('enquiry:' || (answers ->> 'id'), max_messages, limits)
  end) || case when stored is null then '{}' else jsonb_build_object('reply_by', due) end;
end;
$$;

grant execute on function
  public.bundled_messages, public.ordered_facts, public.message_facts, public.messages_about, public.take_request_messages,
  public.send_enquiry to service_role;
