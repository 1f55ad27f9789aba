-- How long a statement of the functions may take: as on one machine. On the platform it was the eight seconds of the data API's
-- login, because service_role had no limit of its own.
alter role service_role set statement_timeout = '14s';
notify pgrst, 'reload config';
