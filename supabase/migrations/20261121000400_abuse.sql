-- Limits that hold on every machine and platform alike. Who somebody is stands nowhere: a sender is a keyed hash of the
-- network address that changes with the day.

-- How often a form was sent from one network, in windows of some minutes.
create table public.form_sendings (
  sender text not null check (sender ~ '^[0-9a-f]{32}$'),
  form text not null check (char_length(form) between 1 and 40),
  window_start timestamptz not null,
  sent integer not null default 1,
  primary key (sender, form, window_start)
);

create index form_sendings_by_age on public.form_sendings (window_start);

-- Proofs of work that were accepted: each is good for one sending.
create table public.spent_proofs (
  id text primary key check (char_length(id) <= 128),
  expires_at timestamptz not null
);

create index spent_proofs_by_age on public.spent_proofs (expires_at);

revoke all on public.form_sendings, public.spent_proofs from anon, authenticated;
grant select, insert, update, delete on public.form_sendings, public.spent_proofs to service_role;

alter table public.form_sendings enable row level security;
alter table public.spent_proofs enable row level security;

-- Counts a sending, and gives how many there have been in the window, this one included.
create function public.count_sending(sender text, form text, window_start timestamptz)
returns integer
language sql
set search_path = ''
as $$
  insert into public.form_sendings as sending (sender, form, window_start)
  values (count_sending.sender, count_sending.form, count_sending.window_start)
  on conflict on constraint form_sendings_pkey do update set sent = sending.sent + 1
  returning sent;
$$;

-- Whether a proof had not been used before; it has been from now on.
create function public.spend_proof(proof text, expires_at timestamptz)
returns boolean
language sql
set search_path = ''
as $$
  with spent as (
    insert into public.spent_proofs (id, expires_at) values (proof, spend_proof.expires_at)
    on conflict (id) do nothing
    returning 1
  )
  select exists (select from spent);
$$;

create index outbox_recipient on public.outbox (lower(recipient), created_at) where recipient is not null;

-- How many messages of these kinds were written to a message's recipient in the day before it.
create function public.messages_before(message uuid, kinds text[])
returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer
  from public.outbox as this
  join public.outbox as earlier on lower(earlier.recipient) = lower(this.recipient)
  where this.id = message
    and earlier.kind = any (kinds)
    and earlier.status <> 'abandoned'
    and earlier.created_at > this.created_at - interval '24 hours'
    and (earlier.created_at, earlier.id) < (this.created_at, this.id);
$$;

-- Forgets what limits no longer need.
create function public.sweep_limits(at timestamptz default now())
returns void
language sql
set search_path = ''
as $$
  delete from public.form_sendings where window_start < at - interval '1 day';
  delete from public.spent_proofs where expires_at < at;
$$;

revoke execute on function public.count_sending(text, text, timestamptz) from public, anon, authenticated;
revoke execute on function public.spend_proof(text, timestamptz) from public, anon, authenticated;
revoke execute on function public.messages_before(uuid, text[]) from public, anon, authenticated;
revoke execute on function public.sweep_limits(timestamptz) from public, anon, authenticated;
grant execute on function
  public.count_sending(text, text, timestamptz),
  public.spend_proof(text, timestamptz),
  public.messages_before(uuid, text[]),
  public.sweep_limits(timestamptz)
to service_role;
