-- What hosts that share a database have to agree on. Not a migration: a hosted Supabase project has no host of ours.

create schema if not exists host;

-- When any host last started the jobs.
create table if not exists host.job_runs (
  name text primary key,
  started_at timestamptz not null
);

-- A digest of each secret that the hosts share: a host with other ones would lock people out.
create table if not exists host.secret_digests (
  name text primary key,
  digest text not null
);
