import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

/** supabase/tests (`supabase test db`) in a hosted project's database. */

const FOLDER = new URL('../../supabase/tests/', import.meta.url)
const EXTENSION = 'create extension if not exists pgtap with schema extensions;'
const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql'))
const functions = await readFile(new URL('./pgtap.sql', import.meta.url), 'utf8')

const client = new pg.Client({ connectionString: inject('hosted').superuser })
beforeAll(() => client.connect())
afterAll(() => client.end())

it.each(files)('%s', { tags: ['access-matrix'] }, async (name) => {
  const text = await readFile(new URL(name, FOLDER), 'utf8')
  expect(text).toContain(EXTENSION)
  const own = `${functions}\nset local search_path = public, extensions, pgtap;`
  const results = (await client.query(text.replace(EXTENSION, () => own))) as unknown as pg.QueryArrayResult[]
  const lines = results.flatMap(({ rows }) => rows.map((row) => String(Object.values(row)[0])))
  const [, planned] = /^1\.\.(\d+)$/m.exec(lines.join('\n')) ?? []
  expect(lines.filter((line) => line.startsWith('not ok'))).toEqual([])
  expect(lines.filter((line) => line.startsWith('ok '))).toHaveLength(Number(planned))
})
