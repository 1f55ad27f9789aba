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

/** Statuses of faults that may pass by themselves: those of the services, and 52x of the edge before them. */
const PASSING = [408, 423, 425, 429, 502, 503, 504, 544]

/** SQLSTATEs of such faults, for which the data service has 500 and 405: lost connections, deadlocks, locks, time-outs, shortage. */
const PASSING_STATES = /^(08|40|53|57)|^(55P03|25006)$/

/**
 * Whether the same call may work later.
 * @param answer `status`: undefined or 0 for no answer at all; `code` as the data service gives it
 */
export function mayPass({ status, code }: Pick<ApiError, 'status' | 'code'>): boolean {
  if (!status || PASSING.includes(status) || (status >= 520 && status <= 530)) return true
  return PASSING_STATES.test(code ?? '')
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
  // The platform's storage answers almost everything with 400, and has the status in the body. 500 is a fault of what it keeps
  // the bytes in.
  const status = Number(error.statusCode) || error.status
  return status === 500 || mayPass({ status }) ? 'transient' : 'refused'
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
  return mayPass({ status, code: error.code }) ? 'transient' : 'refused'
}
