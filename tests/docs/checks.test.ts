import { glob, readFile } from 'node:fs/promises'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import config from '../../vitest.config.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const TESTS = [
  '{contract,content,src,host,operator,setup,supabase,tools}/**/*.test.{ts,tsx}',
  'tests/**/*.{test,spec}.{ts,tsx}',
]

const page = await readFile(`${ROOT}docs/checks.md`, 'utf8')
const demands = [...page.matchAll(/^- `([\w-]+)`: (.+)$/gm)].map(([, id = '', text = '']) => ({ id, text }))

/** For a whole file. Vitest looks for these words anywhere: written out here they would leave this file to releases. */
const MODULE_TAG = ['@module', 'tag'].join('-')

/** `tags: ['upload-size']`, or that line; `tag: '@upload-size'` in browser tests. */
const tagged = new Map<string, Set<string>>()
/** Tags of tests that `npm test` runs. */
const quick = new Set<string>()
for await (const path of glob(TESTS, { cwd: ROOT, exclude: (name) => name === 'node_modules' })) {
  const source = await readFile(ROOT + path, 'utf8')
  const lists = path.endsWith('.spec.ts')
    ? source.matchAll(/\btag: (\[[^\]]*\]|'[^']*')/g)
    : source.matchAll(/\{\s*tags: (\[[^\]]*\])/g)
  const whole = [...source.matchAll(new RegExp(`${MODULE_TAG} ([\\w-]+)`, 'g'))].map(
    ([, tag = '']) => `['${tag}']`,
  )
  for (const list of [...whole, ...[...lists].map(([, list = '']) => list)]) {
    const tags = [...list.matchAll(/'@?([\w-]+)'/g)].map(([, tag = '']) => tag)
    for (const tag of tags) tagged.set(tag, (tagged.get(tag) ?? new Set()).add(path))
    if (!tags.includes('release') && !source.startsWith(`// ${MODULE_TAG} release`))
      for (const tag of tags) quick.add(tag)
  }
}

it('no unit test starts a process, and what mocks a module leaves it to no other', async () => {
  const unit = config.test?.projects?.map((project) => (project as { test: { name: string } }).test)[0] as {
    name: string
    include: string[]
    exclude: string[]
  }
  expect(unit.name).toBe('unit')
  let found = 0
  for await (const path of glob(unit.include, { cwd: ROOT, exclude: (name) => name === 'node_modules' })) {
    if (unit.exclude.some((pattern) => matchesGlob(path, pattern))) continue
    found += 1
    const starts =
      /^import .*'(node:child_process|.*\/support\/(host|postgres|hosted-project|command|chromium)\.ts)'/m
    const source = await readFile(ROOT + path, 'utf8')
    expect(starts.exec(source)?.[0], path).toBeUndefined()
    if (/^vi\.mock\(/m.test(source))
      for (const reset of ['vi.hoisted(() => vi.resetModules())', 'afterAll(() => void vi.resetModules())'])
        expect(source, path).toContain(reset)
  }
  expect(found).toBeGreaterThan(80)
})

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

  it('has a test in `npm test` for each, but for what only other browsers and proxies can tell', () => {
    const found = demands.map(({ id }) => id).filter((id) => tagged.has(id) && !quick.has(id))
    expect(found).toEqual(['behind-a-proxy', 'proxy-logs', 'other-engines'])
  })

  it('knows every tag', () => {
    const known = ['release', 'own-machine', 'own-storage', 'own-gateway', ...demands.map(({ id }) => id)]
    for (const [tag, files] of tagged) expect(known, [...files].join()).toContain(tag)
  })
})
