import { QUOTE_BUCKET } from '#contract/backend.ts'
import type { Sql } from './sql.ts'

/**
 * Fills every table as years of business do, most of it settled.
 * @param rows requests for a quote, each with a document and two messages; and rows of each other table
 */
export async function addYearsOfBusiness(
  sql: Sql,
  { requests, others }: { requests: number; others: number },
): Promise<void> {
  await sql.unsafe(`
    begin;
    set local session_replication_role = replica;
    insert into public.quote_requests (service_type, urgency, task_description, country_of_origin,
      country_of_destination, given_name, family_name, email, created_at, ordered_at, spam_at)
    select 'Global Document Procurement', '>48 hours', 'A degree', '', '', 'Zofia', 'Wren', 'person-' || i || '@example.com',
      now() - i * interval '20 minutes', case when i % 5 = 0 then now() - i * interval '20 minutes' end,
      case when i % 1000 = 1 then now() end
    from generate_series(1, ${requests}) as i on conflict do nothing;
    insert into public.outbox (kind, recipient, subject_id, dedupe_key, status, created_at, next_attempt_at, sent_at, counted_at)
    select message.kind, case when message.kind = 'quote_customer' then request.email end, request.id,
      message.kind || ':' || request.id, case when random() < 0.005 then 'abandoned' else 'sent' end, request.created_at,
      request.created_at, greatest(request.created_at, now() - interval '80 days'), request.created_at
    from public.quote_requests as request, (values ('quote_operator'), ('quote_customer')) as message (kind);
    insert into public.request_documents (request_id, position, path, name, size, state, sha256, uploaded_path)
    select id, 1, 'checked/' || id || '.pdf', 'a.pdf', 1000, 'accepted', repeat('ab', 32), '1700000000000-' || id || '.pdf'
    from public.quote_requests;
    insert into storage.objects (bucket_id, name, created_at, metadata)
    select '${QUOTE_BUCKET}', path, now() - interval '2 days', '{"size":1000,"mimetype":"application/pdf"}'
    from public.request_documents;
    insert into public.enquiries (given_name, family_name, email, subject, message, created_at)
    select 'Ann', 'Other', 'person-' || i || '@example.com', 'general', 'A question', now() - i * interval '30 minutes'
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
    select md5(i::text), 'quote_request', date_bin('10 minutes', now(), 'epoch') - (i % 100) * interval '10 minutes'
    from generate_series(1, ${others}) as i;
    insert into public.payment_events (id, type, received_at)
    select 'evt_grown_' || i, 'charge.refunded', now() - i * interval '20 minutes' from generate_series(1, ${others}) as i;
    insert into auth.users (id, email, email_confirmed_at)
    select gen_random_uuid(), 'person-' || i || '@example.com', now() from generate_series(1, ${others}) as i;
    insert into public.profiles (id, email) select id, email from auth.users;
    insert into public.account_proofs (account_id) select id from auth.users;
    commit`)
  await sql.unsafe('vacuum analyze')
}
