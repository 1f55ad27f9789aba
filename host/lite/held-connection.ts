import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolClient } from 'pg'

const held = new AsyncLocalStorage<PoolClient>()

export const overConnection = <T>(client: PoolClient, work: () => Promise<T>): Promise<T> =>
  held.run(client, work)

export const heldConnection = (): PoolClient | undefined => held.getStore()
