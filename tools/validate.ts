import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { buildLanguages, ensureBuild } from '../host/static/ensure-build.ts'
import { provideEarlyChromium } from '../tests/support/browsers/early-chromium.ts'
import { provideEngines } from '../tests/support/browsers/engines.ts'
import { provideChromium } from '../tests/support/chromium.ts'
import { installDebianPackage } from '../tests/support/debian-package.ts'

/**
 * `npm test` and `npm run validate`: everything that CI runs, cheapest first. `npm run test:release`: also what is slow and rarely
 * breaks, which are the tests tagged `release`; of the browser tests those alone. Continues after a failure, so that one run reports all. Failures are repeated at
 * the end, the last line has the totals, and the exit code covers everything.
 */

/** Numbers passed and failed, and a line per failure, for the end of a long output. */
type Count = { passed: number; failed: number; failures: string[] }

type VitestTest = { status: string; fullName: string; tags: string[]; failureMessages: string[] | null }
type VitestReport = {
  testResults: { name: string; status: string; message: string; assertionResults: VitestTest[] }[]
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[]
}
type PlaywrightTest = { status: string; results: { error?: { message?: string } }[] }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const LINES_PER_FAILURE = 12
const isRelease = process.argv.includes('--release')
const reports = await mkdtemp(join(tmpdir(), 'reports-'))

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  process.stdout.write(`\n> ${[command, ...args].join(' ')}\n`)
  const child = spawn(join(ROOT, 'node_modules', '.bin', command), args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

const PASSED: Count = { passed: 1, failed: 0, failures: [] }
const failure = (what: string): Count => ({ passed: 0, failed: 1, failures: [what] })

const settle = (step: () => Promise<Count>): Promise<Count> =>
  step().catch((error: unknown) => failure(error instanceof Error ? error.message : String(error)))

const total = (counts: Count[]): Count => {
  const sum = (of: 'passed' | 'failed') => counts.reduce((all, result) => all + result[of], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    failures: counts.flatMap((result) => result.failures),
  }
}

async function check(command: string, ...args: string[]): Promise<Count> {
  return (await run(command, args)) === 0 ? PASSED : failure([command, ...args].join(' '))
}

/** A test runner; a missing report, or a non-zero exit with every test passed, counts as a failure. */
async function count<Report>(
  runner: string,
  code: number,
  report: string,
  read: (json: Report) => Count,
): Promise<Count> {
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) return failure(`${runner} left no report`)
  const result = read(JSON.parse(text) as Report)
  return code !== 0 && result.failed === 0
    ? { ...result, failed: 1, failures: [`${runner} failed with every test passed`] }
    : result
}

/** A failure, and the first lines of its reason. */
function describe(where: string, messages: (string | undefined)[]): string {
  const why = messages.join('\n').split('\n').slice(0, LINES_PER_FAILURE)
  return [where, ...why].join('\n    ')
}

/** Whether a test belongs to this run. One that does and is skipped has failed. Before a release whole files run: their steps build on each other. */
const isAsked = ({ tags }: VitestTest) => isRelease || !tags.includes('release')

async function vitest(): Promise<Count> {
  const report = join(reports, 'vitest.json')
  const code = await run('vitest', [
    'run',
    ...(isRelease ? [] : ['--tags-filter=!release', '--project=!install']),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return count('vitest', code, report, ({ testResults }: VitestReport) => {
    const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(ROOT, name)
      const failed = assertionResults.filter((test) => isAsked(test) && test.status !== 'passed')
      return failed.length === 0 && status === 'failed'
        ? [describe(file, [message])]
        : failed.map((test) => describe(`${file} ${test.fullName}`, test.failureMessages ?? []))
    })
    const asked = testResults.flatMap(({ assertionResults }) => assertionResults.filter(isAsked))
    return {
      passed: asked.filter(({ status }) => status === 'passed').length,
      failed: failures.length,
      failures,
    }
  })
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

async function playwright(): Promise<Count> {
  const report = join(reports, 'playwright.json')
  const code = await run(
    'playwright',
    ['test', isRelease ? '--grep=@release' : '--grep-invert=@release', '--reporter=list,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  )
  // A test that passes only on retry counts as failed.
  return count('playwright', code, report, ({ stats, suites }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures: suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ results }) =>
          describe(
            `${file}:${line} ${title}`,
            results.map(({ error }) => error?.message),
          ),
        ),
    ),
  }))
}

async function build(): Promise<Count> {
  await ensureBuild(pino({ level: 'info', base: null }))
  await buildLanguages()
  return PASSED
}

const checks = [() => check('tsc', '--noEmit'), () => check('biome', 'check', '--error-on-warnings', '.')]

const steps: (() => Promise<Count>)[] = [
  // Beside each other: each has one processor's work.
  async () => total(await Promise.all([build, ...(isRelease ? [] : checks)].map(settle))),
  async () => {
    // A test says what it misses.
    if (isRelease)
      installDebianPackage('debootstrap', 'iproute2', 'podman', 'slirp4netns', 'systemd-container')
    return vitest()
  },
  ...(isRelease ? [() => check('node', 'tools/mutation/run.ts')] : []),
  async () => {
    process.env.CHROMIUM_PATH = await provideChromium()
    if (isRelease) {
      provideEngines()
      await provideEarlyChromium().catch((error: unknown) => process.stdout.write(`${error}\n`))
    }
    return playwright()
  },
]

const counts: Count[] = []
for (const step of steps) counts.push(await settle(step))
await rm(reports, { recursive: true, force: true })
const { passed, failed, failures } = total(counts)
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((line) => `- ${line}\n`).join('')}`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
