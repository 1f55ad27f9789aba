import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { provideChromium } from '../tests/support/chromium.ts'

/**
 * `npm run test:affected`: the tests that cover the changes since `main`, or since the given revision. Unit tests are found
 * by their imports. Tests of a host or browser import little, so a table maps files to them.
 */

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** Changed files, and the host and browser tests that cover them. */
export const AFFECTED: readonly (readonly [files: string, tests: string])[] = [
  ['**/*{booking,payment,sandbox,stripe}*{,/**}', 'tests/{backend,e2e}/{booking,payment}*'],
  ['**/*{quote,guest-request,document,files}*{,/**}', 'tests/{backend,e2e}/{quote,guest,files,document}*'],
  ['**/*{operator,calendar,feed,spam}*{,/**}', 'tests/{backend,e2e}/operator*'],
  ['**/*{order,offer,paper}*{,/**}', 'tests/{backend,database,e2e}/*order*'],
  ['**/*{enquiry,contact}*{,/**}', 'tests/{backend,e2e}/enquiry*'],
  ['**/*newsletter*{,/**}', 'tests/{backend,e2e}/newsletter*'],
  ['**/*{account,auth,session,dashboard,task}*{,/**}', 'tests/{backend,e2e}/{accounts,tokens,own-rows}*'],
  ['src/{form,ui,lib,layouts,pages,styles,integration}/**', 'tests/backend/{built,security,static}*'],
  ['src/{form,ui,lib,layouts,pages,styles,integration}/**', 'tests/e2e/{islands,navigation}*'],
  ['{content,src/{pages,ui,layouts,styles,features}}/**', 'tests/e2e/{pages,public-pages}*'],
  ['supabase/functions/_shared/mail/**', 'tests/{e2e,faults}/{mail-family,hostile-mail,smtp.}*'],
  ['supabase/functions/**', 'tests/platform/functions.test.ts'],
  ['supabase/{migrations,schemas}/**', 'tests/{database,platform}/*'],
  ['host/{gateway,http,lite}/**', 'tests/{backend,attacks}/{http,fuzz,files,lite,exposure,encoded}*'],
  ['host/{*,static/*}', 'tests/{backend,faults}/{http,built-site,crash,logs}*'],
  ['contract/**', 'tests/database/limits.test.ts'],
  ['host/database/**', 'tests/faults/{crash,database,external}*'],
  ['host/backup/**', 'tests/faults/backup*'],
  ['host/metrics/**', 'tests/backend/metrics.test.ts'],
  ['operator/**', 'tests/backend/{operator,erasure,retention,newsletter}*'],
  ['deploy/**', 'tests/faults/reverse-proxy.test.ts'],
]

/** The host and browser tests that cover changed files, including changed tests. */
export function affectedTests(changed: readonly string[]): string[] {
  const sources = changed.filter((path) => !path.endsWith('.md'))
  const concerned = AFFECTED.filter(([files]) => sources.some((path) => matchesGlob(path, files)))
  const tests = concerned.flatMap(([, pattern]) => globSync(pattern, { cwd: ROOT }))
  const own = changed.filter((path) => /^tests\/(?!docs\/)/.test(path) && existsSync(join(ROOT, path)))
  return [...new Set([...tests, ...own])].filter((path) => /\.(test|spec)\.ts$/.test(path)).sort()
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Runs a test runner, and returns whether it passed. */
function passes(runner: string, ...args: string[]): boolean {
  process.stdout.write(`\n> ${[runner, ...args].join(' ')}\n`)
  return (
    spawnSync(join(ROOT, 'node_modules', '.bin', runner), args, { cwd: ROOT, stdio: 'inherit' }).status === 0
  )
}

if (import.meta.main) {
  const [base = ''] = git('merge-base', process.argv[2] ?? 'main', 'HEAD')
  const tests = affectedTests([
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ])
  const specs = tests.filter((path) => path.endsWith('.spec.ts'))
  const others = tests.filter((path) => path.endsWith('.test.ts'))
  const results = [
    passes('vitest', 'run', '--project=unit', '--project=commands', '--passWithNoTests', '--changed', base),
  ]
  if (others.length > 0) results.push(passes('vitest', 'run', ...others))
  if (specs.length > 0) {
    process.env.CHROMIUM_PATH = await provideChromium()
    results.push(passes('playwright', 'test', ...specs))
  }
  process.exit(results.every(Boolean) ? 0 : 1)
}
