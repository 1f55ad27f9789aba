import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolClient } from 'pg'

/** A connection that a request's statements all go over, within the transaction that its holder has begun. */

const current = new AsyncLocalStorage<PoolClient>()

/** Runs work whose statements all go over the holder's connection. */
export const overConnection = <T>(client: PoolClient, work: () => Promise<T>): Promise<T> =>
  current.run({ query: client.query.bind(client), release() {} } as PoolClient, work)

/** The connection to use, which stays its holder's; undefined: one of the pool. */
export const heldConnection = (): PoolClient | undefined => current.getStore()
