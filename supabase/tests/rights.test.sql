-- Who may do what, in pgTAP: `supabase test db` runs it in a developer's own Supabase, and tests/platform/pgtap.test.ts in the
-- databases of the tests.

begin;
create extension if not exists pgtap with schema extensions;
select plan(17);

-- Tables and rights -------------------------------------------------------------------------------------------------------

select is(
  (select count(*) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity),
  0::bigint, 'every table has row level security'
);
select is(
  (
    select count(*) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and has_table_privilege('anon', oid, 'select')
  ),
  0::bigint, 'visitors read no table as a whole'
);
select is(
  (
    select count(*) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and (has_table_privilege('anon', oid, 'delete') or has_table_privilege('authenticated', oid, 'delete'))
  ),
  0::bigint, 'nobody but the operator deletes'
);
select is(
  (
    select count(*) from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      and not 'search_path=""' = any (coalesce(proconfig, '{}'))
  ),
  0::bigint, 'functions with the rights of their owner look names up nowhere'
);

-- Visitors ----------------------------------------------------------------------------------------------------------------

insert into auth.users (id, email, aud, role, encrypted_password)
values
  ('00000000-0000-4000-8000-00000000000a', 'ada@example.com', 'authenticated', 'authenticated', 'a hash'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@example.com', 'authenticated', 'authenticated', 'a hash');
insert into auth.sessions (id, user_id)
values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a'),
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-00000000000b');
insert into public.account_proofs (account_id)
values ('00000000-0000-4000-8000-00000000000a'), ('00000000-0000-4000-8000-00000000000b')
on conflict do nothing;

set local role anon;
select set_config('request.jwt.claims', '{"role": "anon"}', true);

select throws_ok('select * from public.quote_requests', '42501', null, 'visitors read no requests');
select throws_ok('select * from public.profiles', '42501', null, 'visitors read no profiles');
select throws_ok('select * from public.outbox', '42501', null, 'visitors read no mail');
select throws_ok('select * from public.bookings', '42501', null, 'visitors read no bookings');
select throws_ok(
  $$select public.erase_person('ada@example.com')$$, '42501', null, 'visitors call none of the operator''s functions'
);
select lives_ok(
  $$insert into storage.objects (bucket_id, name) values ('quote-documents', '1795156345148-abcdef.pdf')$$,
  'visitors hand in a document under a fresh name'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('quote-documents', '../secret.pdf')$$,
  '42501', null, 'and under no other'
);
select is(
  (select count(*) from storage.objects), 0::bigint, 'visitors see no documents'
);

-- Customers ---------------------------------------------------------------------------------------------------------------

reset role;
set local role authenticated;
select set_config(
  'request.jwt.claims',
  '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000a", "session_id": "00000000-0000-4000-8000-0000000000a1"}',
  true
);

select is(
  (select array_agg(email::text) from public.profiles), array['ada@example.com'], 'customers read their own profile alone'
);
select throws_ok('select * from public.outbox', '42501', null, 'customers read no mail');
select lives_ok(
  $$insert into storage.objects (bucket_id, name)
    values ('quote-documents', '00000000-0000-4000-8000-00000000000a/1795156345148.pdf')$$,
  'customers hand in documents in their own folder'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name)
    values ('quote-documents', '00000000-0000-4000-8000-00000000000b/1795156345148.pdf')$$,
  '42501', null, 'and in nobody else''s'
);

-- The token of a session that has ended
select set_config(
  'request.jwt.claims',
  '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000a", "session_id": "00000000-0000-4000-8000-0000000000ff"}',
  true
);
select is((select count(*) from public.profiles), 0::bigint, 'a session that has ended opens nothing');

reset role;
select * from finish();
rollback;
