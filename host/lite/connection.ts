import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely'
import type { Pool } from 'pg'
import { CLIENT_ADDRESS_HEADER } from '../functions/environment.ts'
import { heldConnection } from './held-connection.ts'
import { currentAddress, recordDatabaseError } from './outage.ts'

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
  const watched = {
    async connect() {
      const held = heldConnection()
      if (held) return { query: held.query.bind(held), release() {} }
      try {
        return await pool.connect()
      } catch (error) {
        recordDatabaseError(error)
        throw error
      }
    },
    // Ended by its owner, which opened it.
    end: async () => {},
  }
  connection.kysely = new Kysely({
    dialect: new PostgresDialect({ pool: watched }),
    log(event) {
      if (event.level === 'error') recordDatabaseError(event.error)
    },
  })
  setCallerContext(connection)
  return connection
}

type Context = {
  auth?: { uid?: unknown; role?: string; jwt?: object | null }
  storage?: { operation?: string | null }
}

type FunctionCall = { method: string; path: string; requestHeaders?: object }

type Patched = {
  applyJwtSessionContext?: (transaction: Transaction<unknown>, context: Context) => Promise<void>
  applyRpcRequestGucs?: (transaction: Transaction<unknown>, call: FunctionCall) => Promise<void>
}

/** Makes settings for the rest of the transaction, in their order, with one statement. */
async function set(transaction: Transaction<unknown>, settings: Record<string, string>): Promise<void> {
  const each = Object.keys(settings).map((name, i) => `set_config('${name}', $${i + 1}, true)`)
  await transaction.executeQuery(CompiledQuery.raw(`select ${each.join(', ')}`, Object.values(settings)))
}

/**
 * Sets the context of a request's transaction, where the embedded backend takes one statement for each value. Beside role and
 * claims it tells the database the visitor's address, as the platform's data service does (`request.headers`), and limits the
 * statements of visitors by role, as on the platform.
 */
function setCallerContext(connection: object): void {
  const patched = connection as Patched
  if (!patched.applyJwtSessionContext || !patched.applyRpcRequestGucs)
    throw new Error('@supabase/lite has changed: check how it sets the role of a request')
  patched.applyJwtSessionContext = (transaction, { auth, storage }) => {
    const role = auth?.role || 'anon'
    return set(transaction, {
      'storage.operation': String(storage?.operation ?? ''),
      'request.jwt.claim.sub': String(auth?.uid ?? ''),
      'request.jwt.claim.role': role,
      'request.jwt.claims': auth?.jwt ? JSON.stringify(auth.jwt) : '',
      'request.headers': JSON.stringify({ [CLIENT_ADDRESS_HEADER]: currentAddress() ?? '' }),
      ...(LIMITED_ROLES.includes(role) && { statement_timeout: STATEMENT_LIMIT }),
      role,
    })
  }
  patched.applyRpcRequestGucs = (transaction, { method, path, requestHeaders }) =>
    set(transaction, {
      'response.status': '',
      'response.headers': '',
      'request.method': method,
      'request.path': path,
      'request.headers': JSON.stringify(requestHeaders ?? {}),
    })
}
