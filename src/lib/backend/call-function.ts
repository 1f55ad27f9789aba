import { mayPass } from '#contract/service-faults.ts'
import { backendUrls, functionHeaders } from './connection.ts'
import type { Session } from './session.ts'

export type Refusal = { code: string; message: string }

/** `refusal`: the function's own words; undefined if the response is not a function's, such as a gateway's. */
export class CallError extends Error {
  readonly status: number
  readonly refusal: Refusal | undefined
  constructor(status: number, refusal?: Refusal) {
    super(refusal?.message ?? `The function answered with ${status}`)
    this.status = status
    this.refusal = refusal
  }

  /** The same call may work later. */
  get passes(): boolean {
    return !this.refusal || mayPass('functions', { status: this.status })
  }
}

export const refusalOf = <Own extends Refusal = Refusal>(error: unknown): Partial<Own> =>
  ((error instanceof CallError && error.refusal) || {}) as Partial<Own>

export function linkStateOf(error: unknown): 'invalid' | 'expired' | 'unreachable' {
  const { code = '' } = refusalOf(error)
  if (code === 'link-expired') return 'expired'
  return ['link-invalid', 'not-found', 'bad-request'].includes(code) ? 'invalid' : 'unreachable'
}

export async function errorIn(response: Response): Promise<CallError> {
  const body = await response.json().catch(() => undefined)
  return new CallError(response.status, typeof body?.error?.code === 'string' ? body.error : undefined)
}

type Options = {
  timeout?: number
  session?: Session | undefined
  keepalive?: boolean
}

/** @throws CallError when the answer is a failure; other errors when there is none */
export async function callFunction<Answer>(
  name: string,
  body: object,
  { timeout = 20_000, session, keepalive = false }: Options = {},
): Promise<Answer> {
  const response = await fetch(`${backendUrls().functions}/${name}`, {
    method: 'POST',
    headers: { ...functionHeaders(session), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
    keepalive,
  })
  if (!response.ok) throw await errorIn(response)
  return response.json().catch(() => undefined)
}
