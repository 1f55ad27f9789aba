-- What hosts that share a database have to agree on. Not a migration: a project on the platform has no host of ours.

create schema if not exists host;

-- When the jobs were last begun by any of the hosts.
create table if not exists host.job_runs (
  name text primary key,
  started_at timestamptz not null
);

-- A digest of each secret that the hosts share: a host with other ones would lock people out.
create table if not exists host.secret_digests (
  name text primary key,
  digest text not null
);
