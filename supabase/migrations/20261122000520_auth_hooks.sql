-- What the platform's auth service asks the database (config.toml, [auth.hook]). On one machine the host does both itself.

-- Before it gives anybody a token: a session that would open nothing is not begun, and one that opens nothing any more is not
-- renewed.
create function public.admit_session(event jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when public.session_opens((event ->> 'user_id')::uuid, (event #>> '{claims,session_id}')::uuid)
    then jsonb_build_object('claims', event -> 'claims')
    else jsonb_build_object('error', jsonb_build_object(
      'http_code', 400, 'message', 'Email not confirmed with this password'
    ))
  end;
$$;

-- In place of sending a message itself: the two that our pages ask for go through the outbox like all others. Whatever else it
-- would send is refused, and undone with that: sign-in links, changes of address, codes, invitations.
create function public.send_auth_mail(event jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if event #>> '{email_data,email_action_type}' not in ('signup', 'recovery') then
    return jsonb_build_object('error', jsonb_build_object('http_code', 422, 'message', 'This message is not sent'));
  end if;
  insert into public.outbox (kind, recipient, subject_id, payload, dedupe_key)
  values (
    'auth', event #>> '{user,email}', (event #>> '{user,id}')::uuid,
    jsonb_build_object(
      'action', event #>> '{email_data,email_action_type}', 'token_hash', event #>> '{email_data,token_hash}'
    ),
    'auth:' || gen_random_uuid()
  );
  return '{}';
end;
$$;

revoke execute on function public.admit_session(jsonb), public.send_auth_mail(jsonb)
from public, anon, authenticated, service_role;

do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.admit_session(jsonb), public.send_auth_mail(jsonb) to supabase_auth_admin;
  end if;
end;
$$;
