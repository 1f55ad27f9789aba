import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * `npm run test:mutation`, part of `npm run test:release`: Stryker changes what guards money, limits, links and acts, a place at a
 * time, and a unit test has to fail. It lists what survived. The config's threshold is a floor, to be raised with every survivor that
 * a test ends; `-- --mutate FILE` tries one file. Fetched only here, because it brings two hundred packages along.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDER = 'node_modules/.cache/stryker'
const VERSION = '10.1.1'
const PACKAGES = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`)
const MOST_MS = 40 * 60_000

function run(command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', timeout: MOST_MS })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

run('npm', [
  'install',
  '--no-save',
  '--no-package-lock',
  '--ignore-scripts',
  '--legacy-peer-deps',
  `--prefix=${FOLDER}`,
  ...PACKAGES,
])
run(process.execPath, [
  `${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`,
  'run',
  'tools/mutation/stryker.config.json',
  ...process.argv.slice(2),
])
