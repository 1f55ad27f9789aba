/** Names that the browser and the backend must agree on. */

export const QUOTE_BUCKET = 'quote-documents'

/**
 * The publishable ("anonymous") key of the embedded setup. It grants nothing by itself: row level security decides. A build
 * for a hosted project replaces it with VITE_SUPABASE_PUBLISHABLE_KEY.
 */
export const EMBEDDED_PUBLISHABLE_KEY = 'sb_publishable_c2lnbmV0LWFuZC1xdWlsbA_3f1d9b7a'

/** Of an archive of a customer's own data: how many there are. */
export const ARCHIVES_HEADER = 'x-archives'
