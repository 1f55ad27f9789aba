import type { Socket } from 'node:net'
import pg from 'pg'
import { errorCode, type Log } from '../log.ts'
import { idleTimeoutSocket } from './connect.ts'
import { TYPES, TypedParamsClient } from './typed-params-client.ts'

/** Longer than any visitor's request may take. */
const SILENCE_MS = 15_000

/** The first statements of a new connection take much longer, because its server process has read nothing yet. */
const IDLE_MS = 5 * 60_000
/** Less than networks remember a connection without traffic. */
const KEEP_ALIVE_MS = 60_000

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
  class Client extends TypedParamsClient {
    readonly socket: Socket
    constructor(config?: pg.ClientConfig) {
      const socket = idleTimeoutSocket(silence)
      super({ ...config, stream: () => socket })
      this.socket = socket
    }
  }
  const pool = new pg.Pool({
    connectionString: url,
    Client,
    max,
    types: TYPES,
    options: SESSION,
    connectionTimeoutMillis: connect,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  // Only somebody who waits for an answer may call it silence.
  const listenFor = (client: unknown, ms: number) => (client as Client).socket.setTimeout(ms)
  pool.on('acquire', (client) => listenFor(client, silence))
  pool.on('release', (_, client) => listenFor(client, 0))
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
