/** Which faults of the platform's services pass by themselves. Code that decides between another try and a refusal asks here. */

export type Service = 'auth' | 'data' | 'functions' | 'storage'

/** What an error of a service's client or the body of its answer may hold. */
export type Fault = {
  status?: number | undefined
  code?: string | null | undefined
  error?: unknown
  message?: string | undefined
  statusCode?: string | undefined
}

/**
 * 408, 425, 502 to 504: gateways. 423: Storage, a lock. 429: everybody. 544: Storage and the gateway, the database did not answer.
 * 546: the functions' runtime, a worker over its limits.
 */
const PASSING = [408, 423, 425, 429, 502, 503, 504, 544, 546]

/** 520 to 530: Cloudflare's own, before all services. */
const isOfEdge = (status: number) => status >= 520 && status <= 530

const PASSING_OF: Record<Service, (status: number) => boolean> = {
  // 409 is a renewal that has waited too long for others. A fault of its own says nothing about a token.
  auth: (status) => status === 409 || status >= 500,
  // 500 is whatever has no status of its own: its code decides.
  data: () => false,
  // Ours catch what they can; 500 is the runtime's.
  functions: (status) => status >= 500,
  // 409 is a transaction, a reference or S3; a taken name is asked about first. 500 is what it keeps rows and bytes in.
  storage: (status) => status === 409 || status === 500,
}

/**
 * SQLSTATEs of lost connections, deadlocks, locks, shortage, time-outs and a database that only reads, for which PostgREST has 500,
 * 503 and 405; its own codes for what it does not know until it has read the schema again; and Storage's for anything that S3
 * says, of which no visitor is the cause.
 */
const PASSING_CODES = /^((08|40|53|57)\w{3}|55P03|25006|PGRST20[245]|S3Error)$/

/**
 * Whether the same call may work later.
 * @param fault without a status, or with 0: no answer came
 */
export function mayPass(service: Service, fault: Fault): boolean {
  // Storage answers almost everything with 400, and has the status in the body.
  const status = (service === 'storage' && Number(fault.statusCode)) || fault.status
  if (!status || PASSING.includes(status) || isOfEdge(status)) return true
  return PASSING_OF[service](status) || PASSING_CODES.test(fault.code ?? '')
}

/** Whether Storage says that the name is taken. Its other conflicts have 409, too. */
export function isTaken({ code, error, message, statusCode }: Fault): boolean {
  if (code === 'KeyAlreadyExists' || code === 'ResourceAlreadyExists') return true
  return error === 'Duplicate' || statusCode === 'Duplicate' || /already exists/i.test(message ?? '')
}
