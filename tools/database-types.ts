import { writeFile } from 'node:fs/promises'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { openSql } from '../tests/support/sql.ts'

/** `npm run types`: writes supabase/database.types.ts with the engine behind `supabase gen types`. */

export async function databaseTypes(databaseUrl: string): Promise<string> {
  const sql = openSql(databaseUrl)
  try {
    const client = { query: async (text: string) => ({ rows: [...(await sql.unsafe(text))] }) }
    const metadata = await introspect(client as never, { includedSchemas: ['public'] })
    return await generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: '12' })
  } finally {
    await sql.end()
  }
}

if (import.meta.main) {
  const { startHost } = await import('../tests/support/host.ts')
  const host = await startHost()
  const types = await databaseTypes(host.databaseUrl)
  await writeFile(new URL('../supabase/database.types.ts', import.meta.url), types)
  await host.dispose()
}
