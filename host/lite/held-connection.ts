import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolClient } from 'pg'

/** A connection that all statements of some work go over, in its holder's transaction. */

const held = new AsyncLocalStorage<PoolClient>()

/** Runs work over a connection, which stays the holder's. */
export const overConnection = <T>(client: PoolClient, work: () => Promise<T>): Promise<T> =>
  held.run(client, work)

/** The connection to use; undefined: one of the pool. */
export const heldConnection = (): PoolClient | undefined => held.getStore()
