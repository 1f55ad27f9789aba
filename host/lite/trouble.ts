import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What failed beneath a request. The embedded backend makes many things of it: a 500, a table that it does not know, a
 * session that is not valid. Here it is noted where it happens, and takes the place of whatever was answered.
 */

/**
 * The database is away, or does not get to an end; a statement took longer than its caller has; the disk is full; files
 * cannot be reached.
 */
export type Trouble = 'database' | 'time' | 'disk' | 'files'

export class Unavailable extends Error {
  readonly code: Trouble

  constructor(trouble: Trouble) {
    super('A part of the service is not available')
    this.name = 'Unavailable'
    this.code = trouble
  }
}

const current = new AsyncLocalStorage<{ trouble?: Trouble }>()

/** Notes it for the request that is being answered, if it is one. */
export function noteTrouble(trouble: Trouble): void {
  const request = current.getStore()
  if (request) request.trouble ??= trouble
}

/**
 * Does a request's work.
 * @throws Unavailable when trouble was noted meanwhile, whatever came of the work
 */
export async function watchForTrouble<T>(work: () => Promise<T>): Promise<T> {
  const request: { trouble?: Trouble } = {}
  const outcome = await current.run(request, () =>
    work().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    ),
  )
  if (request.trouble) throw new Unavailable(request.trouble)
  if ('error' in outcome) throw outcome.error
  return outcome.value
}

/**
 * PostgreSQL's classes of errors that are its own and not the statement's: a lost connection, too few resources (a full
 * disk among them), an operator or a time limit that stepped in, a failing system; and locks that others hold or fight for.
 */
const OWN_CLASSES = /^(08|53|57|58)\w{3}$|^(55P03|40001|40P01|25P03|25P04)$/

/** Notes an error of a database connection, unless the statement was to blame. */
export function noteDatabaseError(error: unknown): void {
  if (!(error instanceof Error)) return
  const { code } = error as Error & { code?: unknown }
  // The driver gives no code to connections that it lost or could not get; what it calls ERR_… is a wrong value.
  const lost = code === undefined ? error.name === 'Error' : /^E(?!RR_)[A-Z]+$/.test(String(code))
  // A limit that stepped in says something about the statement, and nothing about everybody else's.
  if (code === '57014') noteTrouble('time')
  else if (lost || OWN_CLASSES.test(String(code))) noteTrouble('database')
}

/** Notes an error of the file system that is about room. */
export function noteFileError(error: unknown): void {
  const { code } = error as { code?: unknown }
  if (['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(code))) noteTrouble('disk')
}
