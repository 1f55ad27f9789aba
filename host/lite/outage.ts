import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What code beneath a request knows of it, kept in async context: who asks, and what has failed. The embedded backend reports
 * a failure in many ways: a 500, an unknown table, an invalid session. It is recorded where it happens, and overrides the
 * response.
 */

/**
 * The database is unreachable or overloaded; a statement exceeded its caller's time limit; the disk is full; too much was asked
 * at once.
 */
export type Outage = 'database' | 'time' | 'disk' | 'busy'

export class Unavailable extends Error {
  readonly code: Outage

  constructor(outage: Outage) {
    super('A part of the service is not available')
    this.name = 'Unavailable'
    this.code = outage
  }
}

type Current = { address: string; outage?: Outage }

const current = new AsyncLocalStorage<Current>()

/** The address of the current request's visitor, behind any proxies; undefined: the host itself asks. */
export const currentAddress = (): string | undefined => current.getStore()?.address

/** Records it for the current request, if any. */
export function recordOutage(outage: Outage): void {
  const request = current.getStore()
  if (request) request.outage ??= outage
}

/**
 * Runs the work of a request.
 * @param address the visitor's, behind any proxies
 * @throws Unavailable when outage was recorded meanwhile, whatever the work returned
 */
export async function watchForOutage<T>(address: string, work: () => Promise<T>): Promise<T> {
  const request: Current = { address }
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

/**
 * PostgreSQL's classes of errors that are the server's fault and not the statement's: lost connections, insufficient
 * resources (a full disk among them), operator intervention or a time limit, system errors; and lock conflicts.
 */
const OWN_CLASSES = /^(08|53|57|58)\w{3}$|^(55P03|40001|40P01|25P03|25P04)$/

/** What an error of a database connection says of the service; undefined when the statement caused it. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as Error & { code?: unknown }
  // The driver sets no code when it loses or cannot get a connection; its ERR_… codes mean an invalid value.
  const lost = code === undefined ? error.name === 'Error' : /^E(?!RR_)[A-Z]+$/.test(String(code))
  // A timeout concerns this statement only.
  if (code === '57014') return 'time'
  return lost || OWN_CLASSES.test(String(code)) ? 'database' : undefined
}

/** Records an error of a database connection, unless the statement caused it. */
export function recordDatabaseError(error: unknown): void {
  const outage = outageOf(error)
  if (outage) recordOutage(outage)
}

/** Records a file system error caused by lack of space. */
export function recordFileError(error: unknown): void {
  const { code } = error as { code?: unknown }
  if (['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(code))) recordOutage('disk')
}
