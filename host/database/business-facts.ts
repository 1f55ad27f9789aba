import { readFile } from 'node:fs/promises'
import type { Sql } from 'postgres'

const FILE = new URL('../../supabase/business-facts.sql', import.meta.url)

/** Tells the database what it has to know of the business, within `aloneOnDatabase` and after the migrations. */
export async function storeBusinessFacts(sql: Sql): Promise<void> {
  await sql.unsafe(await readFile(FILE, 'utf8'))
}
