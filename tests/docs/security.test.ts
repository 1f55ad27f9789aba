import { glob, readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { ALLOW_LIST } from '#host/gateway/allow-list.ts'
import { compile } from '#host/gateway/grammar.ts'
import { OPERATOR_CALLS, OPERATOR_TABLES } from '#host/gateway/operator-calls.ts'
import { withTable } from '../../tools/security-table.ts'

/** The allow-list, its documentation and the code that uses it agree. */

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFile(new URL(path, root), 'utf8')

it('docs/security.md shows the current list', { tags: ['allow-list'] }, async () => {
  const page = await read('docs/security.md')
  expect(page, 'run npm run security-table').toBe(withTable(page))
})

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

it('the operator’s tables and functions are the ones that our code calls', {
  tags: ['allow-list'],
}, async () => {
  const [tables, calls] = [new Set<string>(), new Set<string>()]
  for await (const path of glob('{supabase/functions,operator}/**/*.ts', { cwd: root })) {
    if (path.endsWith('.test.ts')) continue
    const source = await read(path)
    for (const [, table = ''] of source.matchAll(/\.from\(\s*'([a-z_]+)'/g)) tables.add(table)
    for (const [, call = ''] of source.matchAll(/\.rpc\(\s*'([a-z_]+)'/g)) calls.add(call)
  }
  expect([...tables].sort()).toEqual([...OPERATOR_TABLES])
  expect([...calls].sort()).toEqual([...OPERATOR_CALLS])
})
