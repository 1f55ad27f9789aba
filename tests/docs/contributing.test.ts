import { glob, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

/** The documents for developers name only what exists. tests/docs/recipes.test.ts follows the recipes. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFile(join(ROOT, path), 'utf8')
const exists = async (pattern: string) => {
  for await (const _ of glob(pattern.replace(/\/$/, ''), { cwd: ROOT })) return true
  return false
}

describe.each(['CONTRIBUTING.md', 'README.md', 'docs/architecture.md', 'docs/README.md'])(
  '%s',
  async (page) => {
    const text = await read(page)

    it('names only files and folders that exist', async () => {
      const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)
      const commands = [...text.matchAll(/^ {4}(npx .*?)(?: +#.*)?$/gm)].map(([, command = '']) => command)
      const named = [...code, ...commands]
        .flatMap((words) => words.split(' '))
        .filter((word) =>
          /^(\.\/)?(src|content|contract|supabase|host|operator|tests|tools|deploy|docs)\/\S*$/.test(word),
        )
        .filter((word) => !/PATH|NAME|YYYY/.test(word))
      const links = [...text.matchAll(/\]\(([^)#:]+)\)|src="([^"]+)"/g)].map(([, link, picture]) =>
        join(dirname(page), link ?? picture ?? ''),
      )
      expect(named.length + links.length).toBeGreaterThan(10)
      for (const path of [...named, ...links]) expect(await exists(path), path).toBe(true)
    })

    it('names only commands of package.json', () => {
      for (const [, script = ''] of text.matchAll(/\bnpm run ([a-z][\w:-]*)/g))
        expect(Object.keys(packageJson.scripts)).toContain(script)
    })
  },
)

it('every command of package.json is in the table of CONTRIBUTING.md', async () => {
  const table = await read('CONTRIBUTING.md')
  for (const script of Object.keys(packageJson.scripts))
    expect(table).toMatch(new RegExp(`^\\|.*\`npm (run )?${script}\`.*\\|`, 'm'))
})

it('README.md stays short, and its pictures small', async () => {
  const readme = await read('README.md')
  expect(readme.split('\n').length).toBeLessThanOrEqual(90)
  const sizes: Record<string, number> = {}
  for await (const path of glob('docs/pictures/*', { cwd: ROOT }))
    sizes[path] = (await stat(join(ROOT, path))).size
  for (const [path, size] of Object.entries(sizes)) expect(size, path).toBeLessThan(75_000)
  const shown = Object.keys(sizes).filter((path) => readme.includes(path))
  expect(shown.reduce((sum, path) => sum + (sizes[path] ?? 0), 0)).toBeLessThan(150_000)
})

it('docs/README.md lists every document', async () => {
  const index = await read('docs/README.md')
  for await (const path of glob('docs/*.md', { cwd: ROOT }))
    if (path !== 'docs/README.md') expect(index).toContain(`](${path.slice('docs/'.length)})`)
})
