import { execFile, execFileSync } from 'node:child_process'
import { glob, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { copyCheckout, ROOT } from '../support/checkout.ts'

/** An installation without development dependencies (`npm prune --omit=dev --no-save`, as in deploy/Containerfile) still runs. */

const RUNNING =
  '{host,operator,setup,supabase/functions,contract,content,tools/facts,src/collections}/**/*.ts'

/** 'pg', '@supabase/lite': the package of a specifier; undefined for our own files and Node's modules. */
function packageOf(specifier: string): string | undefined {
  if (/^(node:|[.#/])/.test(specifier)) return undefined
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

it('the first release in CHANGELOG.md is the one in package.json', async () => {
  const [, first] = /^## (\S+),/m.exec(await readFile(`${ROOT}CHANGELOG.md`, 'utf8')) ?? []
  expect(first).toBe(packageJson.version)
})

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

/** `npm sbom` came with npm 10; Debian 13 has 9. */
const npm = execFileSync('npm', ['--version'], { encoding: 'utf8' })

type Locked = {
  name?: string
  version?: string
  resolved?: string
  link?: boolean
  integrity?: string
  dev?: boolean
  os?: string[]
  cpu?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const { packages } = JSON.parse(await readFile(`${ROOT}package-lock.json`, 'utf8')) as {
  packages: Record<string, Locked>
}

/** Beside the package, or in a parent folder. */
function placesOf(asking: string, name: string): string[] {
  const parents = asking
    .split('/node_modules/')
    .map((_, i, all) => all.slice(0, i + 1).join('/node_modules/'))
  return ['', ...parents].map((folder) => `${folder && `${folder}/`}node_modules/${name}`)
}

const missing = (wantedBy: (locked: Locked) => string[]) =>
  Object.entries(packages).flatMap(([asking, locked]) =>
    wantedBy(locked)
      .filter((name) => !placesOf(asking, name).some((place) => place in packages))
      .map((name) => `${name}, for ${asking}`),
  )

it('the lock file contains every dependency, including those for other platforms, as npm ci requires', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(500)
  const all = ({ dependencies, optionalDependencies }: Locked) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
  expect(missing(all)).toEqual([])
})

it('the lock file contains every peer that a package requires: npm is told not to look for them (.npmrc)', () => {
  const required = ({ peerDependencies, peerDependenciesMeta }: Locked) =>
    Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  expect(missing(required)).toEqual([])
})

it('npm of Debian 13 accepts the lock file: no overrides, which npm 9 takes for versions', () => {
  expect(packageJson).not.toHaveProperty('overrides')
  // A stand-in has the version that the dependency asks for. Everything else comes from whatever registry npm is set to.
  const resolved = Object.values(packages).flatMap(({ resolved }) => resolved ?? [])
  expect(resolved.sort()).toEqual([
    'stand-ins/bcryptjs',
    'stand-ins/pglite',
    'stand-ins/pgsql-deparser',
    'stand-ins/sentry-node',
  ])
})

it('the lock file has the checksum of every package that comes from a registry, of all platforms', () => {
  const unchecked = Object.entries(packages).filter(
    ([path, { link, integrity = '' }]) =>
      path.startsWith('node_modules/') && !link && !/^sha512-[\w+/]{86}==$/.test(integrity),
  )
  expect(unchecked.map(([path]) => path)).toEqual([])
})

it.skipIf(Number.parseInt(npm, 10) < 10)(
  'a release’s bill of materials lists what is installed for production, with checksums',
  { timeout: 60_000 },
  async () => {
    const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'sbom'], {
      cwd: ROOT,
      maxBuffer: 10_000_000,
    })
    const { bomFormat, components } = JSON.parse(stdout)
    expect(bomFormat).toBe('CycloneDX')
    const listed = new Map<string, { hashes?: object[] }>(
      components.map((component: { purl: string }) => [decodeURIComponent(component.purl), component]),
    )
    for (const name of ['pg', 'stripe', 'react'])
      expect(listed.get(`pkg:npm/${name}@${packages[`node_modules/${name}`]?.version}`)?.hashes).toBeDefined()
    expect([...listed.keys()].filter((purl) => /vitest|playwright|biome/.test(purl))).toEqual([])
  },
)

/** In bytes, without nested packages. */
async function sizeOf(folder: string): Promise<number> {
  let size = 0
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isFile()) size += (await stat(path)).blocks * 512
    if (entry.isDirectory() && entry.name !== 'node_modules') size += await sizeOf(path)
  }
  return size
}

it('packages for production take less than 350 MB', async () => {
  let size = 0
  // Those of other platforms are missing.
  for (const [path, { dev, link }] of Object.entries(packages))
    if (path.startsWith('node_modules/') && !dev && !link) size += await sizeOf(ROOT + path).catch(() => 0)
  expect(size).toBeGreaterThan(200e6)
  expect(size).toBeLessThan(350e6)
})

it('installing runs no script of ours, and needs Node 20.19, which Debian 13 has', () => {
  for (const script of ['preinstall', 'install', 'postinstall', 'prepare'])
    expect(packageJson.scripts).not.toHaveProperty(script)
  expect(packageJson.engines.node).toBe('>=20.19')
})

it('a checkout that has been pruned says how to build again', { timeout: 60_000 }, async () => {
  const checkout = await mkdtemp(join(tmpdir(), 'pruned-'))
  await copyCheckout(checkout)
  await mkdir(join(checkout, 'node_modules'))
  await symlink(`${ROOT}node_modules/zod`, join(checkout, 'node_modules/zod'))
  const built = promisify(execFile)(process.execPath, ['host/static/ensure-build.ts'], { cwd: checkout })
  await expect(built).rejects.toThrow('run `npm ci`, then `npm run build`')
  await rm(checkout, { recursive: true })
})

it('our code has one PostgreSQL driver, pg; the other one is only for @supabase/lite', async () => {
  const importing: string[] = []
  for await (const path of glob('**/*.{ts,tsx}', { cwd: ROOT, exclude: (name) => /node_modules/.test(name) }))
    if (/from 'postgres'/.test(await readFile(ROOT + path, 'utf8'))) importing.push(path)
  expect(importing).toEqual(['tests/docs/packages.test.ts'])
})
