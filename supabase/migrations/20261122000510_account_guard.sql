-- What holds for accounts whoever asks the auth service: an account keeps its address, and what a sign-up says of itself is
-- bounded. The auth service and the data API answer with the number in an error code of the form PT422.

create function public.keep_account_address()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.email is distinct from old.email
    or coalesce(new.phone, '') <> coalesce(old.phone, '')
    -- Services clear these; a wish for another address is what is refused, before anybody is written to on its account.
    or (coalesce(new.email_change, '') not in ('', coalesce(old.email_change, '')))
    or (coalesce(new.phone_change, '') not in ('', coalesce(old.phone_change, '')))
  then
    raise exception 'The email address and phone number of an account cannot be changed' using errcode = 'PT422';
  end if;
  return new;
end;
$$;

create trigger keep_account_address
  before update of email, phone, email_change, phone_change on auth.users
  for each row execute function public.keep_account_address();

-- What is kept of the details of a sign-up: what the product asks for and what the auth service notes, each bounded. Anything
-- else is left out.
create function public.account_details(given jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(
    detail.key,
    case when jsonb_typeof(detail.value) = 'string' then to_jsonb(left(detail.value #>> '{}', known.length)) else detail.value end
  ), '{}')
  from jsonb_each(case when jsonb_typeof(given) = 'object' then given else '{}' end) as detail
  join (values
    ('account_type', 20), ('first_name', 100), ('last_name', 100), ('company_name', 200), ('phone', 40),
    ('email', 254), ('sub', 64), ('email_verified', 0), ('phone_verified', 0)
  ) as known (key, length) on known.key = detail.key
  where jsonb_typeof(detail.value) in ('null', case when known.length > 0 then 'string' else 'boolean' end);
$$;

-- The embedded auth service writes its JSON as a string that holds JSON.
create function public.plain_json(value jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'string' then (value #>> '{}')::jsonb else value end;
$$;

create function public.bound_account_details()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.raw_user_meta_data := public.account_details(public.plain_json(new.raw_user_meta_data));
  return new;
end;
$$;

create function public.bound_identity_details()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.identity_data := public.account_details(public.plain_json(new.identity_data));
  return new;
end;
$$;

create trigger bound_account_details
  before insert or update of raw_user_meta_data on auth.users
  for each row execute function public.bound_account_details();

create trigger bound_identity_details
  before insert or update of identity_data on auth.identities
  for each row execute function public.bound_identity_details();

revoke execute on function
  public.keep_account_address(), public.account_details(jsonb), public.plain_json(jsonb),
  public.bound_account_details(), public.bound_identity_details()
from public, anon, authenticated, service_role;
