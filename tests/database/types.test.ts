import { readFile } from 'node:fs/promises'
import { expect, inject, it } from 'vitest'
import { databaseTypes } from '../../tools/database-types.ts'

it('supabase/database.types.ts matches the migrations; otherwise run `npm run types`', async () => {
  const written = await readFile(new URL('../../supabase/database.types.ts', import.meta.url), 'utf8')
  expect(written).toBe(await databaseTypes(inject('host').databaseUrl))
})
