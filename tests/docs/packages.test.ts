import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

/** An installation without what developers need (`npm prune --omit=dev`, as in deploy/Containerfile) still runs. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const RUNNING = '{host,operator,supabase/functions,contract,content,tools/facts,src/collections}/**/*.ts'

/** 'pg', '@supabase/lite': the package that a specifier names; undefined for files of ours and of Node. */
function packageOf(specifier: string): string | undefined {
  if (/^(node:|[.#/])/.test(specifier)) return undefined
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

it('whatever the running host imports is one of its dependencies', async () => {
  const missing = new Set<string>()
  let found = 0
  for await (const path of glob(RUNNING, { cwd: ROOT, exclude: (name) => /node_modules/.test(name) })) {
    if (/\.test\.ts$|\.d\.ts$/.test(path)) continue
    const source = await readFile(ROOT + path, 'utf8')
    // Types are gone when the code runs.
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

/** Where npm would find a package that another one asks for: beside it, or in a folder above. */
function placesOf(asking: string, name: string): string[] {
  const parents = asking
    .split('/node_modules/')
    .map((_, i, all) => all.slice(0, i + 1).join('/node_modules/'))
  return ['', ...parents].map((folder) => `${folder && `${folder}/`}node_modules/${name}`)
}

it('the lock file holds every package that another one asks for, also those for other machines: npm ci refuses it else', async () => {
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

it('there is one PostgreSQL driver in our code: pg. The other one is here for @supabase/lite alone', async () => {
  const importing: string[] = []
  for await (const path of glob('**/*.{ts,tsx}', { cwd: ROOT, exclude: (name) => /node_modules/.test(name) }))
    if (/from 'postgres'/.test(await readFile(ROOT + path, 'utf8'))) importing.push(path)
  expect(importing).toEqual(['tests/docs/packages.test.ts'])
})
