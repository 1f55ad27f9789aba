import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import type { Pool } from 'pg'
import { WITH_THE_NEXT } from '../database/typed-params-client.ts'
import { CLIENT_ADDRESS_HEADER } from '../functions.ts'
import { currentAsker } from './asker.ts'
import { heldConnection, withLateWrites } from './late-writes.ts'
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
      const held = heldConnection()
      if (held) return held
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
        if (!currentAsker()?.onlyInserts) return client
        return withLateWrites(client, () => client.release())
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

type Context = {
  auth?: { uid?: unknown; role?: string; jwt?: unknown }
  storage?: { operation?: string | null }
}

type FunctionCall = { method: string; path: string; requestHeaders?: object }

type Patched = {
  applyJwtSessionContext?: (transaction: Transaction<unknown>, context: Context) => Promise<void>
  applyRpcRequestGucs?: (transaction: Transaction<unknown>, call: FunctionCall) => Promise<void>
}

/** Sets values for the transaction: one statement, which costs no round trip of its own. */
async function setForTransaction(
  transaction: Transaction<unknown>,
  values: Record<string, string>,
): Promise<void> {
  const each = Object.entries(values).map(
    ([name, value]) => sql`set_config(${sql.lit(name)}, ${value}, true)`,
  )
  await sql`${sql.raw(WITH_THE_NEXT)}select ${sql.join(each)}`.execute(transaction)
}

/**
 * Sets a request's role, claims and statement timeout, as the embedded backend does with one statement each. It also tells
 * the database the visitor's address, as the platform's data service does (`request.headers`; the embedded one sets it for
 * functions only), and limits the statements of visitors by role, as on the platform.
 */
function announceAsker(connection: object): void {
  const patched = connection as Patched
  if (!patched.applyJwtSessionContext || !patched.applyRpcRequestGucs)
    throw new Error('@supabase/lite has changed: check how it sets the role of a request')
  patched.applyJwtSessionContext = async (transaction, { auth, storage }) => {
    const role = auth?.role || 'anon'
    await setForTransaction(transaction, {
      'request.jwt.claim.sub': String(auth?.uid ?? ''),
      'request.jwt.claim.role': role,
      'request.jwt.claims': auth?.jwt ? JSON.stringify(auth.jwt) : '',
      'request.headers': JSON.stringify({ [CLIENT_ADDRESS_HEADER]: currentAsker()?.address ?? '' }),
      'storage.operation': String(storage?.operation ?? ''),
      ...(LIMITED_ROLES.includes(role) && { statement_timeout: STATEMENT_LIMIT }),
      role,
    })
  }
  patched.applyRpcRequestGucs = (transaction, { method, path, requestHeaders }) =>
    setForTransaction(transaction, {
      'response.status': '',
      'response.headers': '',
      'request.method': method,
      'request.path': path,
      'request.headers': JSON.stringify(requestHeaders ?? {}),
    })
}
