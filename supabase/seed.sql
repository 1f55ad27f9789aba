-- Sample data for development: `npm run dev` loads it into its own database, `supabase db reset` into the CLI's. In a database that is in
-- use it changes nothing. The password of each account is `development`; stranger@example.com has not opened the link. `npm run dev`
-- uploads the files named …-sample-… before this runs (tools/dev-data.ts); without it their documents count as missing.

do $seed$
declare
  -- bcrypt of 'development': precomputed, because not every database here has pgcrypto
  password constant text := '$2a$10$ANQiR3RzFiMP0OYFk0jUEus7nG2WMRxCIqpqOzVsP.byO.lnHjrS2';
  customer constant uuid := '5eed0000-0001-4000-8000-000000000000';
  company constant uuid := '5eed0000-0002-4000-8000-000000000000';
  stranger constant uuid := '5eed0000-0003-4000-8000-000000000000';
  -- what a consultation cost when these were booked
  price constant integer := 2500;
  hold constant interval := '20 minutes';
  midnight constant timestamptz := date_trunc('day', now());
  coming constant timestamptz[] := array(
    select moment from generate_series(midnight, now() + interval '21 days', interval '5 minutes') as moment
    where moment > now() + interval '1 hour' and public.is_consultation_slot(moment) order by moment
  );
  past constant timestamptz[] := array(
    select moment from generate_series(midnight - interval '21 days', now() - interval '2 hours', interval '5 minutes') as moment
    where public.is_consultation_slot(moment) order by moment desc
  );
begin
  if exists (select from auth.users) or exists (select from public.quote_requests) or exists (select from public.bookings) then
    return;
  end if;

  -- Accounts. Those confirmed without a link count as proven (decision 006); a trigger creates their profiles.
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_sent_at,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at
  )
  select
    made.id, 'authenticated', 'authenticated', made.email, password, made.confirmed, made.link_sent,
    '{"provider": "email", "providers": ["email"]}', made.details, now() - interval '40 days', now()
  from (values
    (customer, 'customer@example.com', now() - interval '40 days', null,
      jsonb_build_object('account_type', 'private', 'first_name', 'Marta', 'last_name', 'Lindqvist', 'phone', '+44 20 7946 0101')),
    (company, 'company@example.com', now() - interval '40 days', null,
      jsonb_build_object('account_type', 'corporate', 'first_name', 'Owen', 'last_name', 'Achterberg',
        'company_name', 'Achterberg Instruments Ltd', 'phone', '+44 20 7946 0102')),
    (stranger, 'stranger@example.com', null, now(),
      jsonb_build_object('account_type', 'private', 'first_name', 'Noor', 'last_name', 'Haddad'))
  ) as made (id, email, confirmed, link_sent, details);

  insert into auth.identities (id, user_id, provider_id, provider, identity_data)
  select gen_random_uuid(), holder.id, holder.id::text, 'email', jsonb_build_object('sub', holder.id::text, 'email', holder.email)
  from auth.users as holder;

  -- Columns that the platform's auth service reads without setting, and which the embedded one does not have.
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute $platform$
      update auth.users set instance_id = '00000000-0000-0000-0000-000000000000', confirmation_token = '', recovery_token = '',
        email_change_token_new = '', email_change = ''
    $platform$;
  end if;

  -- The last is from the customer's address, sent without logging in.
  insert into public.quote_requests (
    id, user_id, service_type, urgency, task_description, country_of_origin, country_of_destination,
    given_name, family_name, company_name, email, phone, uploaded_files, created_at, ordered_at
  )
  select
    ('5eed01' || lpad(made.number::text, 2, '0') || '-0000-4000-8000-000000000000')::uuid,
    made.owner, made.service, made.urgency, made.about, made.origin, made.destination,
    coalesce(profile.first_name, made.given_name), coalesce(profile.last_name, made.family_name), made.company,
    coalesce(profile.email, made.email), coalesce(profile.phone, made.phone),
    (
      select jsonb_agg(jsonb_build_object(
        'name', file.name, 'path', file.path, 'size', 64000,
        'type', case when file.path like '%.png' then 'image/png' else 'application/pdf' end
      ))
      from jsonb_to_recordset(made.files) as file (name text, path text)
    ),
    now() - made.age, now() - made.order_age
  from (values
    (1, customer, 'Private Document Translation & Certification', '0-12 hours',
      'A birth certificate and a school report, for a registry office. The registrar wants every stamp translated.',
      'Sweden', 'United Kingdom', null, null, null, null, null,
      '[{"name": "birth certificate.png", "path": "1700000000001-sample-certificate.png"},
        {"name": "school report.pdf", "path": "1700000000002-sample-report.pdf"}]'::jsonb,
      interval '20 minutes', null::interval),
    (2, customer, 'document-translation', 'urgent', 'A driving licence, both sides.', '', 'United Kingdom',
      null, null, null, null, null, '[{"name": "lost on the way.pdf", "path": "1700000000003-absent.pdf"}]',
      interval '5 hours', null),
    (3, customer, 'Apostille & Notarisation Services', '12-24 hours',
      'A power of attorney for the sale of a flat.' || E'\n\n' || 'It has to be signed before a notary and then legalised. '
        || 'The buyer''s solicitor asks for two originals. I can come in person on any afternoon; please say what I have to bring. '
        || 'The flat is let, and the tenant has a copy of an earlier power that is void now.' || E'\n\n' || 'Thank you!',
      'United Kingdom', 'Portugal', null, null, null, null, null, null, interval '2 days', null),
    (4, customer, 'apostille-notarisation', 'express', 'Apostille for a degree certificate.', 'United Kingdom', '',
      null, null, null, null, null, null, interval '6 days', interval '5 days'),
    (5, customer, 'Global Document Procurement', '24-48 hours', 'A certified copy of a marriage entry of 1998.',
      'Brazil', 'United Kingdom', null, null, null, null, null, null, interval '12 days', null),
    (6, customer, 'document-procurement', 'standard', 'نسخة مصدقة من شهادة الميلاد', 'Egypt', 'Germany',
      null, null, null, null, null, null, interval '25 days', interval '24 days'),
    (7, null, 'Corporate Document Translation & Certification', '>48 hours', 'Articles of association, 34 pages.',
      'Netherlands', 'United Kingdom', 'Ilse', 'van Dorn', 'Van Dorn Marine BV', 'ilse@example.com', '+31 20 555 0103',
      '[{"name": "articles of association.pdf", "path": "1700000000004-sample-articles.pdf"}]',
      interval '3 hours', null),
    (8, null, 'corporate-translation', 'standard', 'Annual accounts for a tender.', 'Japan', 'Ireland',
      'Haruka', 'Mizuno', 'Mizuno Optics KK', 'haruka@example.com', null, null, interval '90 days', interval '88 days'),
    (9, null, 'Apostille & Notarisation Services', '>48 hours', 'Apostille for a passport copy.', 'United Kingdom', 'Spain',
      'Marta', 'Lindqvist', null, 'customer@example.com', null, null, interval '45 days', null)
  ) as made (
    number, owner, service, urgency, about, origin, destination, given_name, family_name, company, email, phone, files, age,
    order_age
  )
  left join public.profiles as profile on profile.id = made.owner
  order by made.number desc;

  -- The jobs check the documents of the samples.
  update public.request_documents set state = 'missing', checked_at = now() where path like '%-absent.pdf';
  insert into public.request_documents (request_id, position, path, uploaded_path, name, size, state, problem, checked_at)
  values (
    '5eed0107-0000-4000-8000-000000000000', 2, '1700000000005-refused.pdf', '1700000000005-refused.pdf', 'not a PDF.pdf', 2100, 'refused',
    'content', now()
  );
  -- A request left by the erasure of its sender's account: ordered, so that the record stays.
  update public.quote_requests
  set given_name = 'Erased', family_name = 'Erased', email = 'erased@example.com', phone = null, company_name = null,
      task_description = 'Erased', erased_at = now() - interval '10 days'
  where id = '5eed0108-0000-4000-8000-000000000000';

  insert into public.bookings (
    id, first_name, last_name, email, phone, express_request, time_zone, starts_at, status, hold_expires_at, amount,
    currency, session_id, session_closed_at, payment_id, refund_state, refund_id, confirmed_at, ended_at, refunded_at,
    reminded_at, calendar_sequence, created_at
  )
  select
    booking.id, booking.first_name, booking.last_name, booking.email,
    '+44 20 7946 0104', true, booking.time_zone, booking.starts_at, booking.status, booking.created_at + hold,
    price, 'gbp',
    case when booking.paid then 'cs_sandbox_' || repeat(md5(booking.id::text), 2) end,
    case when booking.paid then booking.created_at end,
    case when booking.paid then 'pi_sandbox_' || booking.id end,
    booking.refund, case when booking.refund = 'made' then 're_sandbox_' || booking.id end,
    case when booking.paid and booking.status <> 'lost' then booking.created_at end,
    booking.ended_at, case when booking.refund = 'made' then booking.ended_at end,
    case when booking.starts_at < now() and booking.status = 'confirmed' then booking.starts_at - interval '24 hours' end,
    case when booking.status = 'cancelled' then 1 else 0 end, booking.created_at
  from (
    select ('5eed02' || lpad(number::text, 2, '0') || '-0000-4000-8000-000000000000')::uuid as id, made.*
    from (values
      -- paid, and too soon to be cancelled
      (1, 'Marta', 'Lindqvist', 'customer@example.com', 'Europe/London', coming[1], 'confirmed', true, 'none', null::timestamptz,
        now() - interval '3 days'),
      -- paid, and can be cancelled
      (2, 'Marta', 'Lindqvist', 'customer@example.com', 'Europe/London', coming[1 + cardinality(coming) / 2], 'confirmed', true,
        'none', null, now() - interval '1 day'),
      (3, 'Tariq', 'Rahmani', 'tariq@example.com', 'Asia/Dubai', coming[1 + cardinality(coming) / 4], 'confirmed', true, 'none',
        null, now() - interval '2 days'),
      -- not paid yet, and soon released
      (4, 'Beatriz', 'Fonseca', 'beatriz@example.com', 'America/Sao_Paulo', coming[1 + cardinality(coming) / 3], 'held', false,
        'none', null, now()),
      (5, 'Marta', 'Lindqvist', 'customer@example.com', 'Europe/London', coming[1 + cardinality(coming) * 2 / 3], 'cancelled', true,
        'made', now() - interval '1 day', now() - interval '4 days'),
      (6, 'Pavel', 'Horak', 'pavel@example.com', null, past[1], 'confirmed', true, 'none', null, past[1] - interval '5 days'),
      (7, 'Marta', 'Lindqvist', 'customer@example.com', 'Europe/London', past[1 + cardinality(past) / 2], 'confirmed', true, 'none',
        null, past[1 + cardinality(past) / 2] - interval '9 days'),
      -- never paid
      (8, 'Pavel', 'Horak', 'pavel@example.com', null, past[2], 'released', false, 'none', past[2] - interval '2 days',
        past[2] - interval '2 days' - hold),
      -- paid after somebody else had booked the slot
      (9, 'Sofia', 'Marinou', 'sofia@example.com', 'Europe/Athens', past[1], 'lost', true, 'made', past[1] - interval '4 days',
        past[1] - interval '4 days'),
      -- the payment provider refused the refund
      (10, 'Jun', 'Okabe', 'jun@example.com', 'Asia/Tokyo', past[3], 'cancelled', true, 'failed', past[3] - interval '3 days',
        past[3] - interval '8 days')
    ) as made (
      number, first_name, last_name, email, time_zone, starts_at, status, paid, refund, ended_at, created_at
    )
  ) as booking;

  update public.bookings set refunded = amount where refund_state = 'made';

  -- The payment sandbox's records of these payments, so that the bookings can be cancelled.
  insert into public.sandbox_sessions (
    id, idempotency_key, booking_id, state, amount, currency, description, success_url, cancel_url, expires_at, refunded, created_at
  )
  select session_id, id::text, id, 'paid', amount, currency, 'Consultation', '/', '/', hold_expires_at, refunded, created_at
  from public.bookings where session_id is not null;

  insert into public.enquiries (id, given_name, family_name, email, phone, subject, message, created_at)
  select
    ('5eed03' || lpad(made.number::text, 2, '0') || '-0000-4000-8000-000000000000')::uuid,
    made.given_name, made.family_name, made.email, made.phone, made.subject, made.message, now() - made.age
  from (values
    (1, 'Ruth', 'Abara', 'ruth@example.com', '+44 20 7946 0105', 'translation', 'Do you translate handwritten letters?' || E'\n\n' ||
      'They are from 1911, about 40 pages.', interval '25 minutes'),
    (2, 'Emil', 'Novak', 'emil@example.com', null, 'apostille', 'Does Canada accept an apostille by now?', interval '1 day'),
    (3, 'Lucía', 'Ferrer', 'lucia@example.com', null, 'procurement', 'My parents'' marriage entry is in Lima.', interval '3 days'),
    (4, 'Ruth', 'Abara', 'ruth@example.com', null, 'pricing', 'What is the price for 10 pages?', interval '9 days'),
    (5, 'Dai', 'Pritchard', 'dai@example.com', null, 'support', 'I cannot open the link in your email.', interval '30 days'),
    (6, 'Amina', 'Diallo', 'amina@example.com', '+33 1 99 00 01 06', 'general', 'Can I bring my documents in person?', interval '60 days')
  ) as made (number, given_name, family_name, email, phone, subject, message, age);

  perform public.confirm_newsletter(
    public.id_of(public.sign_up_newsletter(
      json_build_object('email', 'reader' || number || '@example.com')::text, 'made-up', 0, now() - make_interval(days => number * 4)
    ), 'consent'),
    now() - make_interval(days => number * 4)
  ) from generate_series(1, 8) as number;
  perform public.unsubscribe_newsletter(id, now() - interval '2 days') from public.newsletter_subscriptions
  where email in ('reader7@example.com', 'reader8@example.com');
  insert into public.newsletter_issues (id, name, subject, body, created_at)
  values (
    '5eed0400-0000-4000-8000-000000000000', 'made-up-issue', 'Apostilles, and who needs one',
    E'A made-up issue.\n\n- One thing\n- Another', now() - interval '5 days'
  );
  perform public.sign_up_newsletter('{"email":"undecided@example.com"}', 'made-up', 0);

  -- One message of each kind is sent: their links lead to pages that cannot be reached otherwise.
  update public.outbox
  set status = 'sent', attempts = 1, sent_at = now() - interval '1 hour'
  where subject_id not in (
    customer, '5eed0101-0000-4000-8000-000000000000', '5eed0107-0000-4000-8000-000000000000',
    '5eed0301-0000-4000-8000-000000000000'
  ) and kind <> 'newsletter_confirm' or recipient like 'reader%';
  perform public.announce_booking(booking, 'booking_confirmed', true), public.announce_booking(booking, 'booking_operator', false)
  from public.bookings as booking where booking.id = '5eed0202-0000-4000-8000-000000000000';
end
$seed$;
