import pg from 'pg'
import { errorCode, type Log } from '../log.ts'
import { idleTimeoutSocket } from './idle-timeout-socket.ts'
import { TypedParamsClient } from './typed-params-client.ts'
import { TYPES } from './types.ts'

/** The connection pool for visitors' requests, which survives restarts, failovers and broken connections. */

/** Idle timeout of a connection, in milliseconds: longer than any visitor's request may take. */
const SILENCE = 15_000

/** As for service_role on the platform (supabase/schemas/00_access.sql), so that what the functions may do there they may do here. */
export const STATEMENT_TIMEOUT = '14s'

/**
 * Statements time out by themselves, so that work already answered with a 503 is not carried out later, and locks are not
 * blocked by ever more statements. The lock timeout is shorter than the HTTP server's, and a slow statement ends before its
 * connection does.
 */
const SESSION = `-c TimeZone=UTC -c lock_timeout=6s -c statement_timeout=${STATEMENT_TIMEOUT}`

/**
 * A pool for short statements.
 * @param max connections at most
 * @param silence milliseconds without data before a connection is closed
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
    // Shorter than the HTTP server's timeout: a request that gets no connection is answered in time.
    connectionTimeoutMillis: 7_000,
    idleTimeoutMillis: (silence * 2) / 3,
  })
  // A lost connection in use fails its current statement.
  pool.on('connect', (client) => client.on('error', () => {}))
  // Idle connections; the next request gets a new one.
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
    // Closed instead of rolled back: the connection itself may have failed.
    client.release(true)
    throw error
  }
}
