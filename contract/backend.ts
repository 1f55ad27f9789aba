export const QUOTE_BUCKET = 'quote-documents'

/**
 * The publishable key of an embedded installation. It grants nothing by itself: row level security decides. A build
 * for a hosted project sets VITE_SUPABASE_PUBLISHABLE_KEY.
 */
export const EMBEDDED_PUBLISHABLE_KEY = 'sb_publishable_c2lnbmV0LWFuZC1xdWlsbA_3f1d9b7a'

/** In how many archives a customer's data comes. */
export const ARCHIVES_HEADER = 'x-archives'
