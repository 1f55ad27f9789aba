-- A call of a function may use two seconds of processor time on the platform: the jobs stop before that, and hand on.

-- The request itself; failing to make it raises an error, so that it shows in cron.job_run_details.
create function public.request_jobs(work jsonb)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  project_url text;
  secret_key text;
begin
  select decrypted_secret into project_url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into secret_key from vault.decrypted_secrets where name = 'secret_key';
  if project_url is null or secret_key is null then
    raise exception 'The Vault lacks project_url or secret_key: see docs/deploy.md';
  end if;
  return net.http_post(
    url := rtrim(project_url, '/') || '/functions/v1/run-jobs',
    body := work,
    headers := jsonb_build_object('content-type', 'application/json', 'apikey', secret_key),
    -- a run takes on no new work after 45 seconds
    timeout_milliseconds := 55000
  );
end;
$$;

revoke execute on function public.request_jobs(jsonb) from public, anon, authenticated, service_role;

create or replace function public.call_run_jobs()
returns bigint
language sql
set search_path = ''
as $$
  select public.request_jobs('{}');
$$;

-- When a run of the jobs last handed on to another; one row.
create table public.job_relay (
  one boolean primary key default true check (one),
  handed_at timestamptz not null
);

alter table public.job_relay enable row level security;

-- Has the jobs called once more at once, because a run has reached what one call may use and left messages. One chain of runs
-- at a time: relayed says whether the run that asks belongs to it; another begins only when that has ended. Returns whether it
-- did. Where there is no Vault the scheduler goes on by itself.
create function public.hand_on_jobs(relayed boolean)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if to_regclass('vault.decrypted_secrets') is null then
    return false;
  end if;
  insert into public.job_relay as relay (handed_at) values (now())
  on conflict (one) do update set handed_at = now()
  where relayed or relay.handed_at < now() - interval '90 seconds';
  if not found then
    return false;
  end if;
  perform public.request_jobs('{"only":"mail","relayed":true}');
  return true;
end;
$$;

revoke execute on function public.hand_on_jobs(boolean) from public, anon, authenticated;
grant execute on function public.hand_on_jobs(boolean) to service_role;
