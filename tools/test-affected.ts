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
export const AFFECTED: readonly { files: string; tests: readonly string[] }[] = [
  {
    files: '**/*{booking,payment,sandbox,stripe}*{,/**}',
    tests: ['tests/backend/{booking,payment}*.test.ts', 'tests/e2e/booking*.spec.ts'],
  },
  {
    files: '**/*{quote,guest-request,document,files}*{,/**}',
    tests: [
      'tests/backend/{quote-request,guest-request,files,document-links}.test.ts',
      'tests/e2e/{quote,guest-request}.spec.ts',
    ],
  },
  {
    files: '**/*{operator,calendar,feed,spam}*{,/**}',
    tests: ['tests/backend/operator*.test.ts', 'tests/e2e/operator-links.spec.ts'],
  },
  {
    files: '**/*{enquiry,contact}*{,/**}',
    tests: ['tests/backend/enquiry.test.ts', 'tests/e2e/enquiry.spec.ts'],
  },
  {
    files: '**/*newsletter*{,/**}',
    tests: ['tests/backend/newsletter*.test.ts', 'tests/e2e/newsletter.spec.ts'],
  },
  {
    files: '**/*{account,auth,session,dashboard,task}*{,/**}',
    tests: ['tests/backend/{accounts,tokens,own-rows}.test.ts', 'tests/e2e/accounts*.spec.ts'],
  },
  {
    files: 'src/{form,ui,lib,layouts,pages,styles,integration}/**',
    tests: [
      'tests/backend/{built-site,security-headers,static-hosts}.test.ts',
      'tests/e2e/{islands,navigation,pages,public-pages}.spec.ts',
    ],
  },
  {
    files: 'src/features/{home,services,company,legal,not-found}/**',
    tests: ['tests/e2e/{pages,public-pages}.spec.ts'],
  },
  { files: 'content/**', tests: ['tests/e2e/{pages,public-pages}.spec.ts'] },
  {
    files: 'supabase/functions/_shared/mail/**',
    tests: ['tests/e2e/{mail-family,hostile-mail}.spec.ts', 'tests/faults/smtp.test.ts'],
  },
  { files: 'supabase/functions/**', tests: ['tests/platform/functions.test.ts'] },
  {
    files: 'supabase/{migrations,schemas}/**',
    tests: ['tests/database/*.test.ts', 'tests/platform/*.test.ts'],
  },
  {
    files: 'host/{gateway,http,lite}/**',
    tests: [
      'tests/backend/{http,fuzz,files,lite-gaps}.test.ts',
      'tests/attacks/{exposure,encoded-paths}.test.ts',
    ],
  },
  {
    files: 'host/{*,static/*}',
    tests: ['tests/backend/{http,built-site}.test.ts', 'tests/faults/{crash,logs}.test.ts'],
  },
  { files: 'contract/**', tests: ['tests/database/limits.test.ts'] },
  {
    files: 'host/database/**',
    tests: ['tests/faults/{crash,database-away,database-paused,external-database}.test.ts'],
  },
  { files: 'host/backup/**', tests: ['tests/faults/backup*.test.ts'] },
  { files: 'host/metrics/**', tests: ['tests/backend/metrics.test.ts'] },
  {
    files: 'operator/**',
    tests: ['tests/backend/{operator,erasure,retention,newsletter-commands}.test.ts'],
  },
  { files: 'deploy/**', tests: ['tests/faults/reverse-proxy.test.ts'] },
]

/** The host and browser tests that cover changed files, including changed tests. */
export function affectedTests(changed: readonly string[]): string[] {
  const sources = changed.filter((path) => !path.endsWith('.md'))
  const concerned = AFFECTED.filter(({ files }) => sources.some((path) => matchesGlob(path, files)))
  const tests = concerned.flatMap((entry) =>
    entry.tests.flatMap((pattern) => globSync(pattern, { cwd: ROOT })),
  )
  const own = changed.filter((path) => /^tests\/(?!docs\/).*\.(test|spec)\.ts$/.test(path))
  return [...new Set([...tests, ...own.filter((path) => existsSync(join(ROOT, path)))])].sort()
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
    passes(
      'vitest',
      'run',
      '--project',
      'unit',
      '--project',
      'commands',
      '--passWithNoTests',
      '--changed',
      base,
    ),
  ]
  if (others.length > 0) results.push(passes('vitest', 'run', ...others))
  if (specs.length > 0) {
    process.env.CHROMIUM_PATH = await provideChromium()
    results.push(passes('playwright', 'test', ...specs))
  }
  process.exit(results.every(Boolean) ? 0 : 1)
}
