import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log.ts'
import { SettingsError } from '../settings.ts'
import { whileBuildingAlone } from './build-lock.ts'
import { digestSources, isBuiltOf, stampBuild } from './build-stamp.ts'

/** Builds the site when its sources have changed. `npm run build` always builds it. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const READ = [
  'src',
  'content',
  'contract',
  'public',
  'host',
  'package.json',
  'tsconfig.json',
  'astro.config.ts',
]
/** Astro takes them for parts of a URL. */
const AMBIGUOUS = /[%#?]/

async function runAstro(root: string): Promise<void> {
  if (!existsSync(`${root}node_modules/astro`))
    throw new SettingsError(
      'The site has to be built, and the packages for that were pruned: run `npm ci`, then `npm run build`.',
    )
  const build = spawn(process.execPath, [`${root}node_modules/astro/bin/astro.mjs`, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const code = await new Promise((done, failed) => {
    build.once('error', failed)
    build.once('close', done)
  })
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`)
}

/** For a checkout with such characters in its path: Astro would omit files. */
async function runElsewhere(): Promise<void> {
  const folder = `${await mkdtemp(join(tmpdir(), 'site-'))}/`
  try {
    for (const name of READ) await cp(ROOT + name, folder + name, { recursive: true })
    await symlink(`${ROOT}node_modules`, `${folder}node_modules`)
    await runAstro(folder)
    await rm(`${ROOT}build/site`, { recursive: true, force: true })
    for (const name of ['site', 'site.json'])
      await cp(`${folder}build/${name}`, `${ROOT}build/${name}`, { recursive: true })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function buildSite(force: boolean): Promise<void> {
  await whileBuildingAlone(async () => {
    const digest = digestSources()
    if (!force && (await isBuiltOf(digest))) return
    await (AMBIGUOUS.test(ROOT) ? runElsewhere() : runAstro(ROOT))
    await stampBuild(digest)
  })
}

export async function ensureBuild(log: Log): Promise<string> {
  const buildDir = `${ROOT}build`
  if (await isBuiltOf(digestSources())) return buildDir
  log.info('Building the site (first start, or its sources have changed)')
  await buildSite(false)
  return buildDir
}

if (import.meta.main) {
  const start = performance.now()
  await buildSite(true)
  process.stdout.write(
    `Built the site into build/site in ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
  )
}
