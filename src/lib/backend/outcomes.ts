/**
 * What a backend answer means for a submission. Only `transient` is worth an unaided second try; every write here can be
 * repeated without harm, so an answer that was lost on the way counts as transient too.
 */
export type UploadOutcome = 'stored' | 'transient' | 'refused'
export type InsertOutcome = 'saved' | 'reference-taken' | 'transient' | 'refused'

type ApiError = {
  message: string
  details?: string | null
  code?: string | undefined
  status?: number | undefined
  statusCode?: string | undefined
}

/** 0 and undefined stand for 'no answer at all'. */
function isTransient(status: number | undefined): boolean {
  return !status || status === 429 || (status >= 502 && status <= 504)
}

/** Reads the storage service's refusal of an upload. Paths are random, so 'already exists' can only be our own earlier try. */
export function uploadOutcome(error: ApiError | null): UploadOutcome {
  if (!error) return 'stored'
  const exists =
    error.status === 409 ||
    error.statusCode === '409' ||
    error.statusCode === 'Duplicate' ||
    /already exists/i.test(error.message)
  if (exists) return 'stored'
  return isTransient(error.status) ? 'transient' : 'refused'
}

/** Whether an insert is refused until a proof of work was done for it (supabase/migrations/*_visitor_limits.sql). */
export const needsProof = (error: ApiError | null) => error?.code === 'PT403'

/** Reads the error of an insert with a browser-made id. */
export function insertOutcome(error: ApiError | null, status: number): InsertOutcome {
  if (!error) return 'saved'
  // A limit of minutes, beyond any proof: it is no use to come again within seconds.
  if (error.code === 'PT429') return 'refused'
  // 409 alone is not enough: a violated foreign key answers 409 as well.
  if (error.code === '23505' || (status === 409 && !error.code)) {
    return /reference/.test(`${error.message} ${error.details ?? ''}`) ? 'reference-taken' : 'saved'
  }
  return isTransient(status) ? 'transient' : 'refused'
}
