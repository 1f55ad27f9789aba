import { QUOTE_BUCKET } from '#contract/backend.ts'
import type { Sql } from './sql.ts'

/** @param rows quote requests, each with a document and two messages; and rows of every other table */
export async function addYearsOfBusiness(
  sql: Sql,
  { requests, others }: { requests: number; others: number },
): Promise<void> {
  await sql.unsafe(`
    begin;
    set local session_replication_role = replica;
    insert into public.quote_requests (service_type, urgency, task_description, country_of_origin,
      country_of_destination, given_name, family_name, email, created_at, ordered_at, spam_at,
      reply_by)
    select 'Global Document Procurement', '>48 hours', 'A degree', '', '', 'Zofia', 'Wren', 'person-' || i || '@example.com',
      now() - i * interval '20 minutes', case when i % 5 = 0 then now() - i * interval '20 minutes' end,
      case when i % 1000 = 1 then now() end, now() - i * interval '20 minutes' + interval '4 hours'
    from generate_series(1, ${requests}) as i on conflict do nothing;
    insert into public.outbox (kind, recipient, subject_id, dedupe_key, status, created_at, next_attempt_at, sent_at)
    select message.kind, case when message.kind = 'quote_customer' then request.email end, request.id,
      message.kind || ':' || request.id, case when row_number() over () % 200 = 0 then 'abandoned' else 'sent' end, request.created_at,
      request.created_at, greatest(request.created_at, now() - interval '80 days')
    from public.quote_requests as request, (values ('quote_operator'), ('quote_customer')) as message (kind);
    insert into public.request_documents (request_id, position, path, name, size, state, sha256, uploaded_path)
    select id, 1, 'checked/' || id || '.pdf', 'a.pdf', 1000, 'accepted', repeat('ab', 32), '1700000000000-' || id || '.pdf'
    from public.quote_requests;
    insert into storage.objects (bucket_id, name, created_at, metadata)
    select '${QUOTE_BUCKET}', path, now() - interval '2 days', '{"size":1000,"mimetype":"application/pdf"}'
    from public.request_documents;
    insert into public.enquiries (given_name, family_name, email, subject, message, created_at, reply_by)
    select 'Ann', 'Other', 'person-' || i || '@example.com', 'general', 'A question', now() - i * interval '30 minutes',
      now() - i * interval '30 minutes' + interval '4 hours'
    from generate_series(1, ${others}) as i;
    insert into public.bookings (first_name, last_name, email, phone, starts_at, hold_expires_at, amount, currency, status,
      session_id, session_closed_at, payment_id, confirmed_at, created_at, ended_at, checked_at)
    select 'Ann', 'Other', 'person-' || i || '@example.com', '+44 20 7946 0018', now() - i * interval '30 minutes', now(), 3000,
      'gbp', case when i % 7 = 0 then 'cancelled' else 'confirmed' end, 'cs_grown_' || i, now(), 'pi_grown_' || i,
      now() - i * interval '40 minutes', now() - i * interval '40 minutes', null, now()
    from generate_series(1, ${others}) as i;
    insert into public.newsletter_subscriptions (email, status, created_at, confirmed_at, unsubscribed_at)
    select 'person-' || i || '@example.com', case when i % 3 = 0 then 'unsubscribed' else 'confirmed' end,
      now() - i * interval '20 minutes', now() - i * interval '20 minutes',
      case when i % 3 = 0 then now() - i * interval '10 minutes' end
    from generate_series(1, ${others}) as i;
    insert into public.newsletter_consents (subscription_id, wording, requested_at, confirmed_at)
    select id, '2026-11-21', created_at, confirmed_at from public.newsletter_subscriptions;
    insert into public.form_sendings (sender, form, window_start)
    select md5(i::text), 'mail', date_bin('10 minutes', now(), 'epoch') - (i % 100) * interval '10 minutes'
    from generate_series(1, ${others}) as i;
    insert into public.payment_events (id, type, received_at)
    select 'evt_grown_' || i, 'charge.refunded', now() - i * interval '20 minutes' from generate_series(1, ${others}) as i;
    insert into public.orders (request_id, state, version, accepted_at, paid_at, begun_at, delivered_at, completed_at, created_at)
    select id, case when row_number() over () % 250 = 0 then 'in_progress' else 'completed' end, 1, created_at, created_at, created_at, created_at,
      created_at, created_at
    from public.quote_requests where ordered_at is not null;
    insert into public.offers (order_id, version, lines, prices, total, vat, first_amount, second_amount, ready_by, valid_until,
      shares)
    select id, 1, '[{"what":"A translation","amount":12001}]', 'gross', 12001, 0, 6001, 6000, created_at::date + 16,
      created_at + interval '14 days', '[{"treatment":"standard","rate":null,"net":12001,"vat":0}]'
    from public.orders;
    insert into public.order_events (order_id, number, at, actor, kind)
    select id, step, created_at, 'customer', 'messaged' from public.orders, generate_series(1, 8) as step;
    insert into public.order_payments (order_id, part, version, method, amount, vat, state, expires_at, session_id, session_closed_at,
      payment_id, paid_at, created_at, covers_from, shares)
    select id, part, 1, 'card', amount, 0, 'paid', created_at, 'cs_' || part || id, created_at, 'pi_' || part || id, created_at,
      created_at, covers_from, jsonb_build_array(jsonb_build_object('treatment', 'standard', 'rate', null, 'net', amount, 'vat', 0))
    from public.orders, (values ('first', 0, 6001), ('second', 6001, 6000)) as half (part, covers_from, amount);
    insert into public.papers (order_id, payment_id, kind, year, number, reference, facts)
    select order_id, id, 'receipt', 2020, row_number() over (), 'R-2020-' || row_number() over (), '{}'
    from public.order_payments;
    insert into public.order_deliveries (order_id, number) select id, 1 from public.orders;
    insert into public.order_documents (order_id, delivery, position, name, path, size, type, sha256)
    select id, 1, 1, 'a.pdf', 'delivered/' || id, 1000, 'application/pdf', md5(id::text) || md5(id::text) from public.orders;
    insert into public.order_messages (order_id, number, author, text)
    select id, step, case step when 1 then 'customer' else 'operator' end, 'When?' from public.orders, generate_series(1, 2) as step;
    insert into auth.users (id, email, email_confirmed_at)
    select gen_random_uuid(), 'person-' || i || '@example.com', now() from generate_series(1, ${others}) as i;
    insert into public.profiles (id, email) select id, email from auth.users;
    insert into public.account_proofs (account_id) select id from auth.users;
    commit`)
  await sql.unsafe('vacuum analyze')
}
