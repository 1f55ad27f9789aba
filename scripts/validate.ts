import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { ensureBuild } from '../server/static/ensure-build.ts'
import { provideChromium } from '../tests/support/chromium.ts'

/**
 * `npm test` and `npm run validate`: everything that CI runs, in the order in which failures are cheapest. Goes on after a
 * failure, so that one run tells all; the last line counts, and the exit code is that of the whole.
 */

type Count = { passed: number; failed: number }

const ROOT = fileURLToPath(new URL('../', import.meta.url))
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

/** A command that passes or fails as a whole. */
async function check(command: string, ...args: string[]): Promise<Count> {
  return (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A test runner; without its report, or when it fails with every test passed, that is a failure by itself. */
async function count(code: number, report: string, read: (json: never) => Count): Promise<Count> {
  const text = await readFile(report, 'utf8').catch(() => undefined)
  const result = text === undefined ? { passed: 0, failed: 1 } : read(JSON.parse(text) as never)
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
}

async function vitest(): Promise<Count> {
  const report = join(reports, 'vitest.json')
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return count(code, report, (json: { numPassedTests: number; numTotalTests: number }) => ({
    passed: json.numPassedTests,
    failed: json.numTotalTests - json.numPassedTests,
  }))
}

async function playwright(): Promise<Count> {
  const report = join(reports, 'playwright.json')
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  type Stats = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
  // A test that passes at its second try has not passed.
  return count(code, report, ({ stats }: Stats) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }))
}

async function build(): Promise<Count> {
  await ensureBuild(pino({ level: 'info', base: null }))
  return { passed: 1, failed: 0 }
}

const steps: (() => Promise<Count>)[] = [
  () => check('react-router', 'typegen'),
  () => check('tsc', '--noEmit'),
  () => check('biome', 'check', '--error-on-warnings', '.'),
  build,
  vitest,
  async () => {
    process.env.CHROMIUM_PATH = await provideChromium()
    return playwright()
  },
]

const total: Count = { passed: 0, failed: 0 }
for (const step of steps) {
  const { passed, failed } = await step().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return { passed: 0, failed: 1 }
  })
  total.passed += passed
  total.failed += failed
}
await rm(reports, { recursive: true, force: true })
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed > 0 ? 1 : 0)
