import { test } from 'vitest'
import { workerHost } from './own-host.ts'
import { type TransactionSql, undoing } from './sql.ts'

export const { sql } = workerHost()

/** With a transaction on the worker's database, which is rolled back. */
export const it = test.extend<{ tx: TransactionSql }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from its pattern
  tx: async ({}: object, use: (tx: TransactionSql) => Promise<void>) => undoing(sql, use),
})
