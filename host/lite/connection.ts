import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import type { Pool } from 'pg'
import { CLIENT_ADDRESS_HEADER } from '../functions.ts'
import { currentAsker } from './asker.ts'
import { createSeats } from './seats.ts'
import { noteDatabaseError } from './trouble.ts'

/** Connections that visitors may hold at the same time, of the twenty there are, and one network of them. */
const SEATS = { visitors: 14, perNetwork: 8 }

/** Whoever waits for one in vain is told so, as by the pool itself, in milliseconds. */
const SEAT_TIMEOUT_MS = 7_000

/** How long one statement of somebody with these roles may take. */
const STATEMENT_LIMIT = '3s'
const LIMITED_ROLES = ['anon', 'authenticated']

/**
 * The embedded backend's connection, over our own pool. The driver that it brings takes the whole process down, or mixes
 * up its connections, when the database goes away under load (decision 014).
 */
export function connectBackend(pool: Pool): PostgresConnection {
  // Its own pool opens no connection before it is asked for one.
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
 * Tells the database where the visitor is, as the platform's data service does (`request.headers`; the embedded one does
 * it for functions only), and how long a visitor's statement may take, as the platform's roles have it.
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
