import { AsyncLocalStorage } from 'node:async_hooks'
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { CLIENT_ADDRESS_HEADER } from '../functions/environment.ts'
import { currentAddress, recordDatabaseError } from './outage.ts'

const held = new AsyncLocalStorage<PoolClient>()

/** What `work` asks the backend goes over this connection. */
export const overConnection = <T>(client: PoolClient, work: () => Promise<T>): Promise<T> =>
  held.run(client, work)

const STATEMENT_TIMEOUT = '3s'
const LIMITED_ROLES = ['anon', 'authenticated']

/** Over our own pool: its driver crashes the process, or mixes up connections, when the database goes away under load (decision 001). */
export function connectBackend(pool: Pool): PostgresConnection {
  // Connects only on demand.
  const connection = createPostgresConnection({ url: 'postgres://unused' })
  const watched = {
    async connect() {
      const client = held.getStore()
      if (client) return { query: client.query.bind(client), release() {} }
      try {
        return await pool.connect()
      } catch (error) {
        recordDatabaseError(error)
        throw error
      }
    },
    // Ended by its owner.
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

type Patched = {
  applyJwtSessionContext?: (transaction: Transaction<unknown>, context: Context) => Promise<void>
  applyRpcRequestGucs?: () => Promise<void>
}

/** With one statement instead of one for each value. Adds the visitor's address, as the platform does, and the time limit by role. */
function setCallerContext(connection: object): void {
  const patched = connection as Patched
  if (!patched.applyJwtSessionContext || !patched.applyRpcRequestGucs)
    throw new Error('@supabase/lite has changed: check how it sets the role of a request')
  patched.applyJwtSessionContext = async (transaction, { auth, storage }) => {
    const role = auth?.role || 'anon'
    const values = {
      'storage.operation': String(storage?.operation ?? ''),
      'request.jwt.claim.sub': String(auth?.uid ?? ''),
      'request.jwt.claim.role': role,
      'request.jwt.claims': auth?.jwt ? JSON.stringify(auth.jwt) : '',
      'request.headers': JSON.stringify({ [CLIENT_ADDRESS_HEADER]: currentAddress() ?? '' }),
      ...(LIMITED_ROLES.includes(role) && { statement_timeout: STATEMENT_TIMEOUT }),
      role,
    }
    const each = Object.keys(values).map((name, i) => `set_config('${name}', $${i + 1}, true)`)
    await transaction.executeQuery(CompiledQuery.raw(`select ${each.join(', ')}`, Object.values(values)))
  }
  // No function reads its request's method or path, nor sets its response.
  patched.applyRpcRequestGucs = async () => {}
}
