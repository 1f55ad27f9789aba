import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * `npm run test:platform`: the tests of backend and database with Supabase's own services in place of the host's. It says
 * first which parts are genuine, and which files it leaves out because they would not meet them.
 */

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** The parts of a backend, and what names the genuine one. */
const PARTS = { auth: 'AUTH_URL', storage: 'STORAGE_URL', 'data API': 'REST_URL' } as const

/** Which parts are genuine, in a sentence; undefined if none is. */
export function partsInUse(env: Readonly<Record<string, string | undefined>>): string | undefined {
  if (env.BACKEND_URL) return `Everything is that of ${env.BACKEND_URL}.`
  const entries = Object.entries(PARTS)
  if (!entries.some(([, name]) => env[name])) return undefined
  const parts = entries.map(
    ([part, name]) => `${part}: ${env[name] ? `genuine (${env[name]})` : 'our host’s'}`,
  )
  return `${parts.join(', ')}, gateway and functions: those of tests/support/composed-host.ts.`
}

/** The test files, by whether they meet the backend that the environment names. */
export function testFiles(env: Readonly<Record<string, string | undefined>>) {
  // A whole project does not give us its database (decision 001).
  const folders = env.BACKEND_URL ? 'backend' : '{backend,database}'
  const found = { run: [] as string[], inPart: [] as string[], leftOut: [] as string[] }
  for (const file of globSync(`tests/${folders}/*.test.ts`, { cwd: ROOT }).sort()) {
    const source = readFileSync(ROOT + file, 'utf8')
    const startsOwn = /\b(start|own|paying)Host\(/.test(source)
    const usesShared = /inject\('host'\)|workerHost\(/.test(source)
    if (startsOwn && !usesShared) found.leftOut.push(file)
    else found.run.push(file)
    if (startsOwn && usesShared) found.inPart.push(file)
  }
  return found
}

const list = (files: readonly string[]) => files.map((file) => `  ${file}\n`).join('')

if (import.meta.main) {
  const parts = partsInUse(process.env)
  if (!parts) {
    process.stderr.write(
      'There is nothing genuine to test: set AUTH_URL, STORAGE_URL or REST_URL, or BACKEND_URL (CONTRIBUTING.md).\n',
    )
    process.exit(2)
  }
  const { run, inPart, leftOut } = testFiles(process.env)
  process.stdout.write(`${parts}\n`)
  process.stdout.write(
    `Left out, because they start hosts of their own: ${leftOut.length} files.\n${list(leftOut)}`,
  )
  process.stdout.write(`Some tests of these do so, too: ${inPart.length} files.\n${list(inPart)}`)
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'backend', ...run, ...process.argv.slice(2)],
    {
      cwd: ROOT,
      stdio: 'inherit',
    },
  )
  process.exitCode = status ?? 1
}
