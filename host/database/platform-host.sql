-- What the host keeps in the database. Not a migration: a hosted Supabase project has no host of ours.

create schema if not exists host;

-- A digest of each secret that links and sessions are made with: a host with other ones would lock people out.
create table if not exists host.secret_digests (
  name text primary key,
  digest text not null
);
