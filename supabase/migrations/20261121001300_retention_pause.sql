-- Nothing is deleted by a clock that has leapt. A machine whose clock is set years ahead by mistake would otherwise take
-- everything for overdue within a minute.

-- When retention was last due, by the database's own clock; there is one row.
create table public.retention_clock (
  one boolean primary key default true check (one),
  looked_at timestamptz not null,
  -- until then nothing is deleted
  paused_until timestamptz
);

revoke all on public.retention_clock from anon, authenticated;
grant select, insert, update, delete on public.retention_clock to service_role;

alter table public.retention_clock enable row level security;

-- Whether what is overdue may be deleted now. After more than a day without a look, because the clock has leapt or because
-- everything was switched off, a day passes first, in which somebody can set the clock right; then it is as if nothing had been.
create function public.may_delete()
returns boolean
language sql
set search_path = ''
as $$
  insert into public.retention_clock as clock (looked_at) values (now())
  on conflict (one) do update set
    looked_at = now(),
    paused_until = case
      when clock.looked_at < now() - interval '1 day' then now() + interval '1 day'
      when clock.looked_at > now() + interval '1 hour' then null
      else clock.paused_until
    end
  returning paused_until is null or paused_until <= now();
$$;

revoke execute on function public.may_delete() from public, anon, authenticated;
grant execute on function public.may_delete() to service_role;
