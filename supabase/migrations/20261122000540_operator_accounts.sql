-- Accounts that the operator made. Nobody else makes one that is confirmed without a message to its mailbox, and nobody signs
-- up without a password, so neither kind needs the proof that keeps strangers' passwords out.

-- In the dashboard, or by the administration's API: confirmed, and no link was ever sent.
create function public.prove_operator_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.account_proofs (account_id) values (new.id) on conflict do nothing;
  return null;
end;
$$;

revoke execute on function public.prove_operator_account() from public, anon, authenticated, service_role;

create trigger prove_new_operator_account
  after insert on auth.users
  for each row when (
    new.email_confirmed_at is not null and new.confirmation_sent_at is null and new.recovery_sent_at is null
  )
  execute function public.prove_operator_account();

create trigger prove_confirmed_operator_account
  after update of email_confirmed_at on auth.users
  for each row when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null
    and new.confirmation_sent_at is null and new.recovery_sent_at is null
  )
  execute function public.prove_operator_account();

-- As before, and of an account without a password: whoever has a token for it has it from the operator.
create or replace function public.session_opens(account uuid, session uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions as held
    where held.id = session and held.user_id = account
      and (
        exists (select from public.account_proofs as proof where proof.account_id = account)
        or public.session_came_by_link(session)
      )
  ) or exists (
    select from auth.users as holder
    where holder.id = account and coalesce(holder.encrypted_password, '') = ''
  );
$$;
