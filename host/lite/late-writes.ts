import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolClient, QueryResult } from 'pg'
import { WITH_THE_NEXT } from '../database/typed-params-client.ts'

/**
 * Saves round trips of transactions whose work does not read what a write has done: each write is sent with the next
 * statement, at the latest with the commit, which fails if the write does.
 */

const WRITE = /^(insert|update) (?!.* returning )/s

/** The connection with late writes, for Kysely. */
export function withLateWrites(client: PoolClient, release: () => void): PoolClient {
  async function query(text: string, values: unknown[]): Promise<QueryResult> {
    const [, kind] = WRITE.exec(text) ?? []
    if (!kind) return client.query(text, values)
    const result = await client.query(WITH_THE_NEXT + text, values)
    return { ...result, command: kind.toUpperCase(), rowCount: result.rowCount ?? 1 }
  }
  return { query, release } as unknown as PoolClient
}

const held = new AsyncLocalStorage<PoolClient>()

/** Runs work whose statements all go over the holder's connection, in its transaction, with late writes. */
export const overConnection = <T>(client: PoolClient, work: () => Promise<T>): Promise<T> =>
  held.run(
    withLateWrites(client, () => {}),
    work,
  )

/** The connection to use, which stays its holder's; undefined: one of the pool. */
export const heldConnection = (): PoolClient | undefined => held.getStore()
