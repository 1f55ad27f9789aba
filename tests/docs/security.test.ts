import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { ALLOW_LIST } from '#host/gateway/allow-list.ts'
import { compile } from '#host/gateway/grammar.ts'

/** The allow-list fits its grammar and our functions. What `npm run generate` makes of it is compared by facts.test.ts. */

const root = new URL('../../', import.meta.url)

it('every pattern of the list uses known words', () => {
  for (const { path, query = {}, body } of ALLOW_LIST) {
    for (const text of [
      path,
      ...Object.keys(query),
      ...Object.values(query),
      ...Object.values(body?.fields ?? {}),
    ]) {
      expect(() => compile(text), text).not.toThrow()
    }
  }
})

it('the list has all functions, and no others', { tags: ['allow-list'] }, async () => {
  const folders = await readdir(new URL('supabase/functions/', root), { withFileTypes: true })
  const names = folders
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
  const listed = ALLOW_LIST.flatMap(({ path }) => /^\/functions\/v1\/(.+)$/.exec(path)?.[1] ?? [])
  expect([...new Set(listed)].sort()).toEqual(names.sort())
})
