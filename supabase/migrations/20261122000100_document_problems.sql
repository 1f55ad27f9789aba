-- Why a document was refused, for senders who ask only after somebody else has looked: a FileProblem of contract/files.ts.
alter table public.request_documents add column problem text;
