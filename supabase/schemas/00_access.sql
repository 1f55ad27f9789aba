-- The present truth of the database: what the migrations add up to, one file a capability, in the order in which they can be applied
-- to an empty project. Nothing applies these files: a change is made here and in a new migration, and a test compares both
-- (docs/decisions/030-declarative-schemas.md).

-- Newer projects of the platform grant nothing on new tables and functions, older ones everything. Here every right is written
-- down next to what it opens, so both are made the same: what is not granted, nobody has. PostgreSQL by itself lets everybody
-- call a new function, which cannot be turned off for one schema: the last file takes that away.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

-- The data API applies these to every request of a visitor or customer; none that the site makes takes a tenth of it.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '3s';
