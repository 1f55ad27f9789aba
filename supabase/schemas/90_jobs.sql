-- On the platform pg_cron calls run-jobs every minute, with the secret key from the Vault: errors show in cron.job_run_details. The
-- one-machine host has a scheduler of its own.
create function public.request_jobs(work jsonb default '{}')
returns bigint
language plpgsql
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
    -- a run starts no new work after 45 seconds
    timeout_milliseconds := 55000
  );
end;
$$;

-- the last early start of another run
create table public.job_relay (
  one boolean primary key default true check (one),
  handed_at timestamptz not null
);

-- Starts another run at once, because messages are left. One chain of runs at a time: relayed says whether the caller belongs to it.
-- Returns whether a run was started.
create function public.hand_on_jobs(relayed boolean)
returns boolean
language plpgsql
security definer
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

create function public.schedule_jobs()
returns boolean
language plpgsql
as $$
begin
  if to_regclass('vault.decrypted_secrets') is null then
    return false;
  end if;
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    create extension pg_cron with schema pg_catalog;
  end if;
  if to_regprocedure('net.http_post(text, jsonb, jsonb, jsonb, integer)') is null then
    create extension pg_net with schema extensions;
  end if;
  perform cron.schedule('run-jobs', '* * * * *', 'select public.request_jobs()');
  perform cron.schedule(
    'forget-job-runs', '17 3 * * *', $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$
  );
  return true;
end;
$$;

select public.schedule_jobs();

grant execute on function public.hand_on_jobs to service_role;
