import { type Fault, isTaken, mayPass } from '#contract/service-faults.ts'

/** Every write here is repeatable, so a lost response counts as transient. */
export type UploadOutcome = 'stored' | 'transient' | 'refused'
export type InsertOutcome =
  | 'saved'
  | 'reference-taken'
  | 'documents-taken'
  | 'transient'
  | 'too-many'
  | 'refused'

type DataError = Fault & { message: string; details?: string | null }

/** Paths are random, so a taken name is our own earlier try. */
export function uploadOutcome(error: Fault | null): UploadOutcome {
  if (!error || isTaken(error)) return 'stored'
  return mayPass('storage', error) ? 'transient' : 'refused'
}

export const needsProof = (error: Fault | null) => error?.code === 'PT403'

export function insertOutcome(error: DataError | null, status: number): InsertOutcome {
  if (!error) return 'saved'
  // This limit lasts for minutes: no use in retrying within seconds.
  if (error.code === 'PT429') return 'too-many'
  if (error.code === '23505') {
    const taken = `${error.message} ${error.details ?? ''}`
    // Only its own id tells of our earlier try. What else is taken belongs to another request.
    if (/quote_requests_pkey/.test(taken)) return 'saved'
    if (/request_documents/.test(taken)) return 'documents-taken'
    return /reference/.test(taken) ? 'reference-taken' : 'refused'
  }
  // A conflict without a code is not PostgREST's; a retry finds out whether the row exists.
  if (status === 409 && !error.code) return 'transient'
  return mayPass('data', { status, code: error.code }) ? 'transient' : 'refused'
}

export function isTokenRefused({ status, statusCode, message = '' }: Fault): boolean {
  return status === 401 || statusCode === '401' || /"exp" claim|jwt expired/i.test(message)
}
