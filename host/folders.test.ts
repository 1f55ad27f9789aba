import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Folders of the host that each folder imports. Files beside them are settings and the like, and what starts it all. */
async function importsOfFolders(): Promise<Map<string, Set<string>>> {
  const imports = new Map<string, Set<string>>()
  for await (const file of glob('*/**/*.ts', { cwd: import.meta.dirname })) {
    if (file.endsWith('.test.ts')) continue
    const [folder = ''] = file.split('/')
    const others = imports.get(folder) ?? new Set()
    imports.set(folder, others)
    const source = await readFile(join(import.meta.dirname, file), 'utf8')
    for (const [, path = ''] of source.matchAll(/(?:from|import\()\s*'((?:\.\.?\/|#host\/)[^']+)'/g)) {
      const target = path.startsWith('#host/') ? path.slice('#host/'.length) : join(file, '..', path)
      const [other = '', ...rest] = target.split('/')
      if (rest.length > 0 && other !== '..' && other !== folder) others.add(other)
    }
  }
  return imports
}

/** A way from a folder back to itself; undefined when there is none. */
function circleOf(imports: Map<string, Set<string>>): string[] | undefined {
  const done = new Set<string>()
  function follow(way: string[]): string[] | undefined {
    const folder = way.at(-1) as string
    if (way.indexOf(folder) < way.length - 1) return way.slice(way.indexOf(folder))
    if (done.has(folder)) return undefined
    for (const other of imports.get(folder) ?? []) {
      const circle = follow([...way, other])
      if (circle) return circle
    }
    done.add(folder)
    return undefined
  }
  for (const folder of imports.keys()) {
    const circle = follow([folder])
    if (circle) return circle
  }
  return undefined
}

it('the folders of the host import one way', async () => {
  const imports = await importsOfFolders()
  expect(imports.get('http')).toContain('gateway')
  expect(circleOf(imports)).toBeUndefined()
})

it('a circle through several folders would be found', () => {
  const imports = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b', 'd'])],
  ])
  expect(circleOf(imports)).toEqual(['b', 'c', 'b'])
})
