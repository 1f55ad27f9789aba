import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import type { Pool } from 'pg'
import { CLIENT_ADDRESS_HEADER } from '../functions.ts'
import { currentAsker } from './asker.ts'
import { createSeats } from './seats.ts'
import { noteDatabaseError } from './trouble.ts'

/** Connections that all visitors, and one network of them, may use at the same time, out of the twenty. */
const SEATS = { visitors: 14, perNetwork: 8 }

/** Time limit for waiting, with the same error as the pool's, in milliseconds. */
const SEAT_TIMEOUT_MS = 7_000

/** Statement timeouts by role. */
const STATEMENT_LIMIT = '3s'
const LIMITED_ROLES = ['anon', 'authenticated']

/**
 * The embedded backend's connection, over our own pool. Its own driver crashes the process, or mixes up its connections,
 * when the database goes away under load (decision 014).
 */
export function connectBackend(pool: Pool): PostgresConnection {
  // Its own pool connects only on demand.
  const connection = createPostgresConnection({ url: 'postgres://unused' })
  const seats = createSeats(SEATS, SEAT_TIMEOUT_MS)
  const watched = {
    async connect() {
      try {
        const leave = await seats.take(currentAsker())
        const client = await pool.connect().catch((error: unknown) => {
          leave()
          throw error
        })
        const release = client.release.bind(client)
        client.release = (...destroy) => {
          client.release = release
          release(...destroy)
          leave()
        }
        return client
      } catch (error) {
        noteDatabaseError(error)
        throw error
      }
    },
    end: () => pool.end(),
  }
  connection.kysely = new Kysely({
    dialect: new PostgresDialect({ pool: watched }),
    log(event) {
      if (event.level === 'error') noteDatabaseError(event.error)
    },
  })
  announceAsker(connection)
  return connection
}

type SessionContext = (
  transaction: Transaction<unknown>,
  context: { auth?: { role?: string } },
  role: boolean,
) => Promise<void>

/**
 * Tells the database the visitor's address, as the platform's data service does (`request.headers`; the embedded one sets it
 * for functions only), and sets the statement timeout of the visitor's role, as on the platform.
 */
function announceAsker(connection: object): void {
  const patched = connection as { applyJwtSessionContext?: SessionContext }
  const original = patched.applyJwtSessionContext?.bind(connection)
  if (!original) throw new Error('@supabase/lite has changed: check how it sets the role of a request')
  patched.applyJwtSessionContext = async (transaction, context, role) => {
    await original(transaction, context, role)
    const headers = JSON.stringify({ [CLIENT_ADDRESS_HEADER]: currentAsker()?.address ?? '' })
    const limited = LIMITED_ROLES.includes(context.auth?.role || 'anon')
    const limit = limited ? sql`, set_config('statement_timeout', ${STATEMENT_LIMIT}, true)` : sql``
    await sql`select set_config('request.headers', ${headers}, true)${limit}`.execute(transaction)
  }
}
