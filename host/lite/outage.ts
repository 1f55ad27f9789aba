import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The embedded backend reports a failure in many ways: a 500, an unknown table, an invalid session. It is recorded where it
 * happens, for the request whose async context it is, and overrides the response.
 */

/** Database away or overloaded; a statement's time limit; disk full; too much asked at once. */
export type Outage = 'database' | 'time' | 'disk' | 'busy'

export class Unavailable extends Error {
  readonly code: Outage

  constructor(outage: Outage) {
    super('A part of the service is not available')
    this.name = 'Unavailable'
    this.code = outage
  }
}

type Current = { address: string; trusted: boolean; outage?: Outage }

const current = new AsyncLocalStorage<Current>()

/** Undefined: the host itself asks. */
export const currentAddress = (): string | undefined => current.getStore()?.address

/** False as well where the host itself asks. */
export const isVisitors = (): boolean => current.getStore()?.trusted === false

export function recordOutage(outage: Outage): void {
  const request = current.getStore()
  if (request) request.outage ??= outage
}

/** @throws Unavailable when an outage was recorded meanwhile, whatever the work returned */
export async function watchForOutage<T>(
  { address, trusted }: Pick<Current, 'address' | 'trusted'>,
  work: () => Promise<T>,
): Promise<T> {
  const request: Current = { address, trusted }
  const outcome = await current.run(request, () =>
    work().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    ),
  )
  if (request.outage) throw new Unavailable(request.outage)
  if ('error' in outcome) throw outcome.error
  return outcome.value
}

/** PostgreSQL's errors that are not the statement's fault: connections, resources, operator intervention, system, lock conflicts. */
const OWN_CLASSES = /^(08|53|57|58)\w{3}$|^(55P03|40001|40P01|25P03|25P04)$/

/** Undefined when the statement caused the error. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as Error & { code?: unknown }
  // The driver sets no code when it loses or cannot get a connection; its ERR_… codes mean an invalid value.
  const lost = code === undefined ? error.name === 'Error' : /^E(?!RR_)[A-Z]+$/.test(String(code))
  if (code === '57014') return 'time'
  return lost || OWN_CLASSES.test(String(code)) ? 'database' : undefined
}

export function recordDatabaseError(error: unknown): void {
  const outage = outageOf(error)
  if (outage) recordOutage(outage)
}

export function recordFileError(error: unknown): void {
  const { code } = error as { code?: unknown }
  if (['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(code))) recordOutage('disk')
}
