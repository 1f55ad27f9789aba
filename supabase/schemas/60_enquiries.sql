create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  given_name text not null
    check (char_length(given_name) <= 100 and given_name ~ '\S' and public.is_line(given_name)),
  family_name text not null
    check (char_length(family_name) <= 100 and family_name ~ '\S' and public.is_line(family_name)),
  email text not null constraint email_is_plain check (char_length(email) <= 254 and public.is_email_address(email)),
  phone text check (char_length(phone) <= 40 and public.is_line(phone)),
  subject text not null
    check (subject in ('general', 'translation', 'apostille', 'procurement', 'pricing', 'support')),
  message text not null check (char_length(message) <= 5000 and message ~ '\S'),
  created_at timestamptz not null default now(),
  reference text not null default '',
  spam_at timestamptz,
  reply_by timestamptz not null default 'infinity',
  reply_reminded_at timestamptz,
  handled_at timestamptz,
  language text not null default 'en' check (public.is_language(language))
);

create trigger reference_is_given before insert on public.enquiries
  for each row when (new.reference = '') execute function public.give_reference();
alter table public.enquiries enable always trigger reference_is_given;

create trigger reference_is_unique after insert on public.enquiries
  for each row execute function public.keep_references_unique();

create index enquiries_by_age on public.enquiries (created_at);
create index enquiries_of_address on public.enquiries (lower(email));
create index enquiries_listed on public.enquiries (created_at desc, id) where spam_at is null;
create index enquiries_of_reference on public.enquiries (reference);
create index enquiries_unanswered on public.enquiries (reply_by) where handled_at is null and spam_at is null;
create index enquiries_handled on public.enquiries (handled_at) where handled_at is not null;
create index enquiries_spam on public.enquiries (spam_at) where spam_at is not null;

create function public.accept_enquiry()
returns trigger
language plpgsql
as $$
begin
  insert into public.outbox (kind, recipient, subject_id, dedupe_key)
  values
    ('enquiry_operator', null, new.id, 'enquiry_operator:' || new.id),
    ('enquiry_customer', new.email, new.id, 'enquiry_customer:' || new.id);
  return new;
end;
$$;

create trigger accept_enquiry
  after insert on public.enquiries
  for each row execute function public.accept_enquiry();

grant select, insert, update, delete on public.enquiries to service_role;
