import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** The recipes of CONTRIBUTING.md, followed in a copy of the repository. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)

let copy = ''
const edit = async (path: string, change: (text: string) => string) => {
  const before = await readFile(join(copy, path), 'utf8')
  const after = change(before)
  expect(after, path).not.toBe(before)
  await writeFile(join(copy, path), after)
}
const node = (...args: string[]) => run(process.execPath, args, { cwd: copy })
/** What a command that should fail has to say. */
const failure = (command: string, ...args: string[]) =>
  run(join(copy, 'node_modules', '.bin', command), args, { cwd: copy }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )

beforeAll(async () => {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 16 * 1024 * 1024,
  })
  copy = await mkdtemp(join(tmpdir(), 'recipes-'))
  for (const path of stdout.split('\0').filter(Boolean))
    await cp(join(ROOT, path), join(copy, path)).catch(() => undefined)
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

it('a page: the build has it, with its title, and so has the sitemap', async () => {
  await edit('src/lib/routes.ts', (text) =>
    text
      .replace("reviews: '/our-review',", "$& trial: '/trial-page',")
      .replace('{ path: PATHS.reviews },', '$& { path: PATHS.trial },'),
  )
  await edit('content/metadata.ts', (text) =>
    text.replace(
      "  '/our-review': {",
      "  '/trial-page': { name: 'Trial', title: 'A trial page', description: 'For a test.', card: 'company' },\n$&",
    ),
  )
  const page = await readFile(join(copy, 'src/pages/our-review.astro'), 'utf8')
  await writeFile(join(copy, 'src/pages/trial-page.astro'), page.replaceAll('PATHS.reviews', 'PATHS.trial'))
  await node('host/static/ensure-build.ts')
  expect(await readFile(join(copy, 'build/site/trial-page.html'), 'utf8')).toContain(
    '<title>A trial page</title>',
  )
  expect(await readFile(join(copy, 'build/site/sitemap.xml'), 'utf8')).toContain('/trial-page<')
})

it('an e-mail: without a sample it does not compile', async () => {
  await edit('supabase/functions/_shared/mail/compose.ts', (text) =>
    text.replace('async welcome(', 'async trial() { return null },\n\n  $&'),
  )
  expect(await failure('tsc', '--noEmit')).toMatch(/dev-mail-samples\.ts.*trial/)
})

it('a migration: its name is in order, and one that takes away is refused', async () => {
  const names = await readdir(join(copy, 'supabase/migrations'))
  for (const name of names) expect(name).toMatch(/^\d{14}_[a-z_]+\.sql$/)
  await writeFile(
    join(copy, 'supabase/migrations/20991231000000_trial.sql'),
    'drop table public.enquiries;\n',
  )
  expect(await failure('vitest', 'run', '--project', 'unit', 'tests/docs/migrations.test.ts')).toMatch(
    /trial\.sql/,
  )
})

it('a setting: without a description the table is refused', async () => {
  await edit('host/settings.ts', (text) =>
    text.replace(/^ {4}HOST: /m, '    TRIAL: positive.default(1),\n$&'),
  )
  expect(await failure('vitest', 'run', '--project', 'unit', 'tests/docs/settings.test.ts')).toMatch(/TRIAL/)
})
