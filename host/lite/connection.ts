import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely'
import { WITH_THE_NEXT } from '../database/typed-params-client.ts'
import { currentAsker } from './asker.ts'
import { contextOf, setForTransaction } from './context.ts'
import { heldConnection } from './held-connection.ts'
import type { SeatedPool } from './seated-pool.ts'
import { noteDatabaseError } from './trouble.ts'

/**
 * The embedded backend's connection, over our own pool. Its own driver crashes the process, or mixes up its connections,
 * when the database goes away under load (decision 014).
 */
export function connectBackend(pool: SeatedPool): PostgresConnection {
  // Its own pool connects only on demand.
  const connection = createPostgresConnection({ url: 'postgres://unused' })
  const watched = {
    async connect() {
      const held = heldConnection()
      if (held) return { query: held.query.bind(held), release() {} }
      try {
        return await pool.connect(currentAsker())
      } catch (error) {
        noteDatabaseError(error)
        throw error
      }
    },
    // Ended by its owner, which opened it.
    end: async () => {},
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
  auth?: { uid?: unknown; role?: string; jwt?: object | null }
  storage?: { operation?: string | null }
}

type FunctionCall = { method: string; path: string; requestHeaders?: object }

type Patched = {
  applyJwtSessionContext?: (transaction: Transaction<unknown>, context: Context) => Promise<void>
  applyRpcRequestGucs?: (transaction: Transaction<unknown>, call: FunctionCall) => Promise<void>
}

/** One statement, which costs no round trip of its own. */
async function set(transaction: Transaction<unknown>, settings: Record<string, string>): Promise<void> {
  const { text, values } = setForTransaction(settings)
  await transaction.executeQuery(CompiledQuery.raw(WITH_THE_NEXT + text, values))
}

/** Sets a request's context, as the embedded backend does with one statement for each value. */
function announceAsker(connection: object): void {
  const patched = connection as Patched
  if (!patched.applyJwtSessionContext || !patched.applyRpcRequestGucs)
    throw new Error('@supabase/lite has changed: check how it sets the role of a request')
  patched.applyJwtSessionContext = (transaction, { auth, storage }) => {
    const role = auth?.role || 'anon'
    const address = currentAsker()?.address ?? ''
    return set(transaction, {
      'storage.operation': String(storage?.operation ?? ''),
      ...contextOf({ sub: auth?.uid, role, claims: auth?.jwt, address }),
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
