import pg from 'pg'
import { errorCode, type Log } from '../log.ts'
import { idleTimeoutSocket } from './connect.ts'
import { TYPES, TypedParamsClient } from './typed-params-client.ts'

/** Longer than any visitor's request may take. */
const SILENCE_MS = 15_000

/** Shorter than the HTTP server's timeout. */
const CONNECT_MS = 7_000

/** As for service_role on the platform (supabase/schemas/00_access.sql). */
export const STATEMENT_TIMEOUT = '14s'

/** Work already answered with a 503 must not be carried out later, nor hold locks. A slow statement ends before its connection does. */
const SESSION = `-c TimeZone=UTC -c lock_timeout=6s -c statement_timeout=${STATEMENT_TIMEOUT}`

export function openRequestPool(
  url: string,
  max: number,
  log: Log,
  { silence = SILENCE_MS, connect = CONNECT_MS }: { silence?: number; connect?: number } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: TypedParamsClient,
    max,
    types: TYPES,
    stream: () => idleTimeoutSocket(silence),
    options: SESSION,
    connectionTimeoutMillis: connect,
    idleTimeoutMillis: (silence * 2) / 3,
  })
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => log.warn({ code: errorCode(error) }, 'A connection to the database was lost'))
  return pool
}

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
    // Not rolled back: the connection itself may have failed.
    client.release(true)
    throw error
  }
}
