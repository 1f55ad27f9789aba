-- One rule for e-mail addresses: that of the forms and functions (EMAIL_PATTERN in contract/fields.ts; tests compare them). The
-- checks of the tables, which are older, let pass more.

create function public.is_email_address(address text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select address ~ '^(?=.{1,64}@)(?:[A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$';
$$;

-- The rights of its owner: visitors insert requests, and have no business with the function above.
create function public.check_email_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.is_email_address(new.email) then
    raise exception 'The e-mail address is not a plain one'
      using errcode = 'check_violation', table = tg_table_name, constraint = 'email_is_plain';
  end if;
  return new;
end;
$$;

-- Triggers, because what was taken under the older rule is kept, restored and answered.
create trigger email_is_plain before insert or update of email on public.quote_requests
  for each row execute function public.check_email_address();
create trigger email_is_plain before insert or update of email on public.bookings
  for each row execute function public.check_email_address();
create trigger email_is_plain before insert or update of email on public.enquiries
  for each row execute function public.check_email_address();
create trigger email_is_plain before insert or update of email on public.newsletter_subscriptions
  for each row execute function public.check_email_address();

revoke execute on function public.is_email_address(text) from public, anon, authenticated;
revoke execute on function public.check_email_address() from public, anon, authenticated;
grant execute on function public.is_email_address(text) to service_role;
