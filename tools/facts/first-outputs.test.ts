import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { imports } from '../../package.json' with { type: 'json' }

const ROOT = new URL('../../', import.meta.url)
const FOLDERS = Object.entries(imports).map(([name, folder]) => [name.slice(0, -1), folder.slice(2, -1)])

/** Files of ours that a module loads before its own first line runs. */
function loadedBy(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !existsSync(new URL(path, ROOT))) return found
  found.add(path)
  const text = readFileSync(new URL(path, ROOT), 'utf8')
  for (const [, name = ''] of text.matchAll(
    /^(?:import|export) (?!type\b)(?:[^';]*? from )?'([.#][^']+)'/gm,
  )) {
    const [alias = '', folder = ''] = FOLDERS.find(([start = '']) => name.startsWith(start)) ?? []
    const url = alias ? new URL(folder + name.slice(alias.length), ROOT) : new URL(name, new URL(path, ROOT))
    loadedBy(url.href.slice(ROOT.href.length), found)
  }
  return found
}

it('facts are written before anything that reads them is loaded, and by who generates the rest before that is', () => {
  const first = loadedBy('tools/facts/first-outputs.ts')
  expect(first).toContain('tools/facts/facts-modules.ts')
  const outputs = loadedBy('tools/outputs.ts')
  expect(outputs).toContain('content/business.ts')
  // Written by it, so imported later.
  const written = ['contract/business-facts.ts', 'content/prices.ts', 'content/languages.ts']
  expect(['content/business.ts', 'content/facts.ts', ...written].filter((path) => first.has(path))).toEqual(
    [],
  )
  expect(written.filter((path) => outputs.has(path))).toEqual([])
})
