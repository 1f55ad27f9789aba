import { expect, it } from 'vitest'
import { ALLOW_LIST } from '#host/gateway/allow-list.ts'
import { compile } from '#host/gateway/grammar.ts'
import { FUNCTIONS } from '../support/hostile-values.ts'

/** The allow-list fits its grammar and our functions. What `npm run generate` makes of it is compared by facts.test.ts. */

it('every pattern of the list uses known words', () => {
  for (const { path, query = {}, body } of ALLOW_LIST) {
    const patterns = [...Object.entries(query).flat(), ...Object.values(body?.fields ?? {})]
    for (const text of [path, ...patterns]) expect(() => compile(text), text).not.toThrow()
  }
})

it('the list has all functions, and no others', { tags: ['allow-list'] }, () => {
  const listed = ALLOW_LIST.flatMap(({ path }) => /^\/functions\/v1\/(.+)$/.exec(path)?.[1] ?? [])
  expect([...new Set(listed)].sort()).toEqual([...FUNCTIONS].sort())
})
