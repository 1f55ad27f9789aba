import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log.ts'
import { digestSources, isBuiltOf } from './build-stamp.ts'

/** Builds the site when what it is made of has changed since the last build. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** @returns absolute path of the folder that holds the built site */
export async function ensureBuild(log: Log): Promise<string> {
  const buildDir = `${ROOT}build`
  if (await isBuiltOf(await digestSources())) return buildDir
  log.info('Building the site (first start, or its sources have changed)')
  const build = spawn(process.execPath, ['scripts/build.ts', '--if-changed'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  build.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const code = await new Promise((done) => build.once('close', done))
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`)
  return buildDir
}
