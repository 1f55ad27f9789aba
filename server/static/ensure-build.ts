import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log.ts'
import { whileBuildingAlone } from './build-lock.ts'
import { digestSources, isBuiltOf, stampBuild } from './build-stamp.ts'

/** Builds the site when what it is made of has changed since the last build. `npm run build` builds it in any case. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Astro's build; its output shows only when it fails. */
async function runAstro(): Promise<void> {
  const build = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const code = await new Promise((done) => build.once('close', done))
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`)
}

/** Builds the site, unless another process has built it of the same sources meanwhile and `force` does not ask for more. */
async function buildSite(force: boolean): Promise<void> {
  await whileBuildingAlone(async () => {
    const digest = await digestSources()
    if (!force && (await isBuiltOf(digest))) return
    await runAstro()
    await stampBuild(digest)
  })
}

/** @returns absolute path of the folder that holds the built site */
export async function ensureBuild(log: Log): Promise<string> {
  const buildDir = `${ROOT}build`
  if (await isBuiltOf(await digestSources())) return buildDir
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
