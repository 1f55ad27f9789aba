import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log.ts'

/** Builds the site when what it is made of has changed since the last build. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SOURCES = ['{app,content,contract,scripts,public}/**', 'package-lock.json', '*.config.ts']

async function digestSources(): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for await (const entry of glob(SOURCES, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
  }
  for (const file of files.sort())
    hash
      .update(file.slice(ROOT.length))
      .update('\0')
      .update(await readFile(file))
  for (const name of ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'])
    hash.update(`${process.env[name] ?? ''}\0`)
  return hash.digest('hex')
}

/** @returns absolute path of the folder that holds the built site */
export async function ensureBuild(log: Log): Promise<string> {
  const buildDir = join(ROOT, 'build')
  const stamp = join(buildDir, 'sources.sha256')
  const digest = await digestSources()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === digest) return buildDir
  log.info('Building the site (first start, or its sources have changed)')
  const build = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  build.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const code = await new Promise((done) => build.once('close', done))
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`)
  await writeFile(stamp, digest)
  return buildDir
}
