import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresConnection } from '@supabase/lite/postgres'
import { sql } from 'kysely'
import { CLIENT_ADDRESS_HEADER } from '../functions.ts'

/**
 * Hands the visitor's address on to the database, as the platform does: the setting `request.headers` of each transaction. The
 * embedded backend sets it for functions only; our triggers need it for rows and files, too.
 */

const current = new AsyncLocalStorage<string>()

/** Does the work of a request, whose address the database may ask for meanwhile. */
export function withAddressOf<T>(request: Request, work: () => Promise<T>): Promise<T> {
  return current.run(request.headers.get(CLIENT_ADDRESS_HEADER) ?? '', work)
}

/** What the embedded backend calls when it begins to work for a caller, and does not describe. */
type Context = {
  applyJwtSessionContext: (transaction: PostgresConnection['kysely'], ...rest: unknown[]) => Promise<void>
}

/** Makes every transaction that is done for a caller say where the caller comes from. */
export function passAddresses(connection: object): void {
  const context = connection as Context
  if (typeof context.applyJwtSessionContext !== 'function')
    throw new Error('@supabase/lite has changed: check how it tells the database about its caller')
  const original = context.applyJwtSessionContext.bind(connection)
  context.applyJwtSessionContext = async (transaction, ...rest) => {
    const headers = JSON.stringify({ [CLIENT_ADDRESS_HEADER]: current.getStore() })
    await sql`select set_config('request.headers', ${headers}, true)`.execute(transaction)
    await original(transaction, ...rest)
  }
}
