import { type Fault, isTaken, mayPass } from '#contract/service-faults.ts'

/**
 * What a backend answer means for a submission. Only `transient` is worth an unaided second try; every write here can be
 * repeated without harm, so an answer that was lost on the way counts as transient too.
 */
export type UploadOutcome = 'stored' | 'transient' | 'refused'
export type InsertOutcome = 'saved' | 'reference-taken' | 'transient' | 'refused'

type DataError = Fault & { message: string; details?: string | null }

/** Reads the storage service's refusal of an upload. Paths are random, so a taken name can only be our own earlier try. */
export function uploadOutcome(error: Fault | null): UploadOutcome {
  if (!error || isTaken(error)) return 'stored'
  return mayPass('storage', error) ? 'transient' : 'refused'
}

/** Whether an insert is refused until a proof of work was done for it (supabase/schemas/40_quote_requests.sql). */
export const needsProof = (error: Fault | null) => error?.code === 'PT403'

/** Reads the error of an insert with a browser-made id. */
export function insertOutcome(error: DataError | null, status: number): InsertOutcome {
  if (!error) return 'saved'
  // A limit of minutes, beyond any proof: it is no use to come again within seconds.
  if (error.code === 'PT429') return 'refused'
  if (error.code === '23505') {
    return /reference/.test(`${error.message} ${error.details ?? ''}`) ? 'reference-taken' : 'saved'
  }
  // A conflict without a code is not the data service's; a repetition finds out whether the row is there.
  if (status === 409 && !error.code) return 'transient'
  return mayPass('data', { status, code: error.code }) ? 'transient' : 'refused'
}

/** Whether a service has refused the token rather than the request: it has expired, whatever this browser's clock says. */
export function isTokenRefused({ status, statusCode, message = '' }: Fault): boolean {
  return status === 401 || statusCode === '401' || /"exp" claim|jwt expired/i.test(message)
}
