export const QUOTE_BUCKET = 'quote-documents'

/** Grants nothing by itself: row level security decides. Hosted projects set VITE_SUPABASE_PUBLISHABLE_KEY instead. */
export const EMBEDDED_PUBLISHABLE_KEY = 'sb_publishable_c2lnbmV0LWFuZC1xdWlsbA_3f1d9b7a'

export const ARCHIVES_HEADER = 'x-archives'
