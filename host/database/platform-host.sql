-- Not a migration: a hosted Supabase project has no host of ours.

create schema if not exists host;

create table if not exists host.secret_digests (
  name text primary key,
  digest text not null
);
