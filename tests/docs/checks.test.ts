import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

/** docs/checks.md promises tests for each requirement; a promise that is not kept fails here. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const TESTS = [
  '{contract,content,src,host,operator,setup,supabase,tools}/**/*.test.{ts,tsx}',
  'tests/**/*.{test,spec}.ts',
]

const page = await readFile(`${ROOT}docs/checks.md`, 'utf8')
const demands = [...page.matchAll(/^- `([\w-]+)`: (.+)$/gm)].map(([, id = '', text = '']) => ({ id, text }))

/** The tags that tests carry, with the files: `tags: ['upload-size']`, and `tag: '@upload-size'` in browser tests. */
const tagged = new Map<string, Set<string>>()
for await (const path of glob(TESTS, { cwd: ROOT, exclude: (name) => name === 'node_modules' })) {
  const source = await readFile(ROOT + path, 'utf8')
  const lists = path.endsWith('.spec.ts')
    ? source.matchAll(/\btag: (\[[^\]]*\]|'[^']*')/g)
    : source.matchAll(/\{\s*tags: (\[[^\]]*\])/g)
  for (const [, list = ''] of lists)
    for (const [, tag = ''] of list.matchAll(/'@?([^']+)'/g))
      tagged.set(tag, (tagged.get(tag) ?? new Set()).add(path))
}

describe('docs/checks.md', () => {
  it('contains the whole list, each requirement once and on one line', () => {
    const ids = demands.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(67)
    expect(ids).toEqual([...new Set(ids)])
    expect(page.match(/^- /gm)).toHaveLength(ids.length)
  })

  it.each(demands)('has tests for $id: $text', ({ id, text }) => {
    const [, command] = /`npm run ([\w:-]+)`/.exec(text) ?? []
    if (command) expect(Object.keys(packageJson.scripts)).toContain(command)
    else expect(tagged.get(id)?.size, `tests with the tag ${id}`).toBeGreaterThan(0)
  })

  it('knows every tag', () => {
    const known = ['release', 'own-machine', 'own-storage', 'own-gateway', ...demands.map(({ id }) => id)]
    for (const [tag, files] of tagged) expect(known, [...files].join()).toContain(tag)
  })
})
