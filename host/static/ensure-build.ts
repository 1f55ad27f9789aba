import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '#content/languages.ts'
import type { Language } from '#contract/language.ts'
import type { Log } from '../log.ts'
import { SettingsError } from '../settings.ts'
import { whileBuildingAlone } from './build-lock.ts'
import { digestSources, isBuiltOf, stampBuild } from './build-stamp.ts'
import type { SiteManifest } from './manifest.ts'

/**
 * Builds the site when its sources have changed. `npm run build` always builds it. Each language has a process of its own: English
 * replaces what was there, the others are added to it.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const BUILD_DIR = `${ROOT}build`

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

/** Below what answers visitors meanwhile. */
const LOW_PRIORITY = 10

async function runAstro(root: string, language: string): Promise<void> {
  if (!existsSync(`${root}node_modules/astro`))
    throw new SettingsError(
      'The site has to be built, and the packages for that were pruned: run `npm ci`, then `npm run build`.',
    )
  const build = spawn(process.execPath, [`${root}node_modules/astro/bin/astro.mjs`, 'build'], {
    cwd: root,
    env: { ...process.env, SITE_LANGUAGE: language, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => build.kill()
  process.once('exit', end)
  if (language !== 'en' && build.pid) setPriority(build.pid, LOW_PRIORITY)
  let output = ''
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const code = await new Promise((done, failed) => {
    build.once('error', failed)
    build.once('close', done)
  })
  process.off('exit', end)
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`)
}

/** For a checkout with such characters in its path: Astro would omit files. */
async function runElsewhere(language: string): Promise<void> {
  const folder = `${await mkdtemp(join(tmpdir(), 'site-'))}/`
  try {
    for (const name of READ) await cp(ROOT + name, folder + name, { recursive: true })
    await symlink(`${ROOT}node_modules`, `${folder}node_modules`)
    if (language !== 'en') await copyBuild(ROOT, folder)
    await runAstro(folder, language)
    await rm(`${ROOT}build/site`, { recursive: true, force: true })
    await copyBuild(folder, ROOT)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function copyBuild(from: string, to: string): Promise<void> {
  for (const name of ['site', 'site.json'])
    await cp(`${from}build/${name}`, `${to}build/${name}`, { recursive: true })
}

const runIn = (language: string) => (AMBIGUOUS.test(ROOT) ? runElsewhere(language) : runAstro(ROOT, language))

async function buildEnglish(force: boolean): Promise<void> {
  await whileBuildingAlone(async () => {
    const digest = digestSources()
    if (!force && (await isBuiltOf(digest))) return
    await runIn('en')
    await stampBuild(digest)
  })
}

const builtLanguages = async (): Promise<SiteManifest['languages']> =>
  JSON.parse(await readFile(`${BUILD_DIR}/site.json`, 'utf8')).languages

/** Languages besides English that are not built yet, one after the other. @param landed after each, with the folder */
export async function buildLanguages(
  languages: readonly Language[] = LANGUAGES,
  landed?: (language: Language, buildDir: string) => Promise<void>,
): Promise<void> {
  for (const language of languages) {
    const { code } = language
    if (code === 'en') continue
    const built = await whileBuildingAlone(async () => {
      if ((await builtLanguages()).includes(code)) return false
      await runIn(code)
      return true
    })
    if (built) await landed?.(language, BUILD_DIR)
  }
}

export async function ensureBuild(log: Log): Promise<string> {
  if (await isBuiltOf(digestSources())) return BUILD_DIR
  log.info('Building the site (first start, or its sources have changed)')
  await buildEnglish(false)
  return BUILD_DIR
}

/** With codes of languages, such as `npm run build -- es`: English and those; otherwise all. */
if (import.meta.main) {
  const start = performance.now()
  const codes = process.argv.slice(2)
  await buildEnglish(true)
  await buildLanguages(LANGUAGES.filter(({ code }) => codes.length === 0 || codes.includes(code)))
  process.stdout.write(
    `Built the site into build/site in ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
  )
}
