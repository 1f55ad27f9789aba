/** Faults of the platform's services after which the same call may work later. */

export type Service = 'auth' | 'data' | 'functions' | 'storage'

export type Fault = {
  status?: number | undefined
  code?: string | null | undefined
  error?: unknown
  message?: string | undefined
  statusCode?: string | undefined
}

/** 423 and 544 are Storage's: a lock, a silent database. 546 is the edge runtime's: out of resources. */
const PASSING = [408, 423, 425, 429, 502, 503, 504, 544, 546]

const isOfEdge = (status: number) => status >= 520 && status <= 530

const PASSING_OF: Record<Service, (status: number) => boolean> = {
  // 409: a token renewal that waited too long.
  auth: (status) => status === 409 || status >= 500,
  data: () => false,
  // 500 comes from the runtime; our functions catch their own errors.
  functions: (status) => status >= 500,
  // 409: a transaction, reference or S3 conflict, or a taken name, which is checked first. 500: its database or disk.
  storage: (status) => status === 409 || status === 500,
}

/** Lost connections, locks, shortages, a read-only database; PostgREST's stale schema cache; any S3 error. */
const PASSING_CODES = /^((08|40|53|57)\w{3}|55P03|25006|PGRST20[245]|S3Error)$/

export function mayPass(service: Service, fault: Fault): boolean {
  // Storage answers almost everything with 400, with the real status in the body.
  const status = (service === 'storage' && Number(fault.statusCode)) || fault.status
  if (!status || PASSING.includes(status) || isOfEdge(status)) return true
  return PASSING_OF[service](status) || PASSING_CODES.test(fault.code ?? '')
}

/** Storage has other conflicts with 409, too. */
export function isTaken({ code, error, message, statusCode }: Fault): boolean {
  if (code === 'KeyAlreadyExists' || code === 'ResourceAlreadyExists') return true
  return error === 'Duplicate' || statusCode === 'Duplicate' || /already exists/i.test(message ?? '')
}
