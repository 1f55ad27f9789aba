import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

/** An installation without development dependencies (`npm prune --omit=dev`, as in deploy/Containerfile) still runs. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const RUNNING = '{host,operator,supabase/functions,contract,content,tools/facts,src/collections}/**/*.ts'

/** 'pg', '@supabase/lite': the package of a specifier; undefined for our own files and Node's modules. */
function packageOf(specifier: string): string | undefined {
  if (/^(node:|[.#/])/.test(specifier)) return undefined
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

it('everything that the host imports at runtime is a dependency', async () => {
  const missing = new Set<string>()
  let found = 0
  for await (const path of glob(RUNNING, { cwd: ROOT, exclude: (name) => /node_modules/.test(name) })) {
    if (/\.test\.ts$|\.d\.ts$/.test(path)) continue
    const source = await readFile(ROOT + path, 'utf8')
    // Types are erased at runtime.
    const imports = source.matchAll(
      /^(?:import|export) (?!type )[^'"]*?from '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm,
    )
    for (const [, ...specifiers] of imports) {
      const name = packageOf(specifiers.find(Boolean) as string)
      if (name === undefined) continue
      found += 1
      if (!(name in packageJson.dependencies)) missing.add(`${name} in ${path}`)
    }
  }
  expect(found).toBeGreaterThan(40)
  expect([...missing]).toEqual([])
})

type Locked = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }

/** Where npm would find a dependency: beside the package, or in a parent folder. */
function placesOf(asking: string, name: string): string[] {
  const parents = asking
    .split('/node_modules/')
    .map((_, i, all) => all.slice(0, i + 1).join('/node_modules/'))
  return ['', ...parents].map((folder) => `${folder && `${folder}/`}node_modules/${name}`)
}

it('the lock file contains every dependency, including those for other platforms, as npm ci requires', async () => {
  const { packages } = JSON.parse(await readFile(`${ROOT}package-lock.json`, 'utf8')) as {
    packages: Record<string, Locked>
  }
  const missing = Object.entries(packages).flatMap(([asking, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(asking, name).some((place) => place in packages))
      .map((name) => `${name}, for ${asking}`),
  )
  expect(Object.keys(packages).length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})

it('our code has one PostgreSQL driver, pg; the other one is only for @supabase/lite', async () => {
  const importing: string[] = []
  for await (const path of glob('**/*.{ts,tsx}', { cwd: ROOT, exclude: (name) => /node_modules/.test(name) }))
    if (/from 'postgres'/.test(await readFile(ROOT + path, 'utf8'))) importing.push(path)
  expect(importing).toEqual(['tests/docs/packages.test.ts'])
})
