import pg from 'pg'
import { errorCode, type Log } from '../log.ts'
import { idleTimeoutSocket } from './idle-timeout-socket.ts'
import { TypedParamsClient } from './typed-params-client.ts'
import { TYPES } from './types.ts'

/** Connections for what visitors wait for, ready for a database that restarts, fails over, or is cut off. */

/** A connection on which nothing was heard for this long is given up, in milliseconds. Longer than any visitor's request may take. */
const SILENCE = 15_000

/**
 * Statements give up by themselves, so that what was answered with a 503 is not done behind the visitor's back, and what
 * they wait for is not blocked by ever more of them. Waiting for a lock ends below the time-out of the HTTP server, and a
 * statement that is only slow ends before its connection is given up.
 */
const SESSION = '-c TimeZone=UTC -c lock_timeout=6s -c statement_timeout=14s'

/**
 * A pool for short statements.
 * @param max connections at most
 * @param silence after how many milliseconds without a word a connection is given up
 */
export function openRequestPool(
  url: string,
  max: number,
  log: Log,
  { silence = SILENCE }: { silence?: number } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: TypedParamsClient,
    max,
    types: TYPES,
    stream: () => idleTimeoutSocket(silence),
    options: SESSION,
    // Below the time-out of the HTTP server: a request that gets no connection is answered in time.
    connectionTimeoutMillis: 7_000,
    idleTimeoutMillis: (silence * 2) / 3,
  })
  // Whoever is using a connection that is lost hears of it by the statement that fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  // Of connections that nobody is using; the next request gets another one.
  pool.on('error', (error) => log.warn({ code: errorCode(error) }, 'A connection to the database was lost'))
  return pool
}

/** Does the work within a transaction. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // Closed instead of rolled back: it may be the connection that failed.
    client.release(true)
    throw error
  }
}
