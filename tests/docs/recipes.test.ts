// @module-tag release

import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyCheckout, ROOT } from '../support/checkout.ts'

/** The recipes of CONTRIBUTING.md, followed in a copy of the repository. */

const run = promisify(execFile)

const TRIAL_PAGE = `---
page:
  name: Trial
  description: A page that a test adds, to see that a page and its text are all it takes.
  card: company
---

# A trial page

What it is for.

## First {#first}

Text.
`

const TRIAL_FIELD =
  "label: 'A trial field', kind: 'text', max: 50, required: false, section: 'question', mail: 'A trial field', command: 'Trial'"

let copy = ''
const edit = async (path: string, change: (text: string) => string) => {
  const before = await readFile(join(copy, path), 'utf8')
  const after = change(before)
  expect(after, path).not.toBe(before)
  await writeFile(join(copy, path), after)
}
const node = (...args: string[]) => run(process.execPath, args, { cwd: copy })
/** Output expected from a command that should fail. */
const failure = (command: string, ...args: string[]) =>
  run(join(copy, 'node_modules', '.bin', command), args, { cwd: copy }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'recipes-'))
  await copyCheckout(copy)
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

it('a page: it is in the build, the menu and the sitemap', async () => {
  await writeFile(join(copy, 'content/pages/trial-page.md'), TRIAL_PAGE)
  await cp(join(copy, 'src/pages/terms-of-service.astro'), join(copy, 'src/pages/trial-page.astro'))
  await edit('content/menus.yaml', (text) =>
    text.replace('    - label: Our Reviews', '    - label: Trial\n      to: /trial-page\n$&'),
  )
  await node('host/static/ensure-build.ts')
  const html = await readFile(join(copy, 'build/site/trial-page.html'), 'utf8')
  for (const part of ['<title>Trial ', '>A trial page</h1>', 'href="/trial-page"'])
    expect(html.includes(part), part).toBe(true)
  expect(await readFile(join(copy, 'build/site/sitemap.xml'), 'utf8')).toContain('/trial-page<')
})

it('a field: nothing compiles without its column, and the form, the e-mail and the command show it', async () => {
  await edit('contract/enquiry.ts', (text) =>
    text
      .replace('  givenName: GIVEN_NAME,', `  trial: { ${TRIAL_FIELD} },\n$&`)
      .replace("  subject: 'pricing',", "$&\n  trial: 'an answer',"),
  )
  expect(await failure('tsc', '--noEmit')).toMatch(/mail\/enquiry\.ts.*trial/)
  // As `npm run types` writes it after the migration.
  await edit('supabase/database.types.ts', (text) =>
    text.replace(/\n {6}enquiries: \{\n {8}Row: \{[^}]*\}\n {8}Insert: \{/, (tables) =>
      tables.replace('Row: {', '$& trial: string | null;').replace('Insert: {', '$& trial?: string | null;'),
    ),
  )
  expect(await failure('tsc', '--noEmit')).toBe('')
  await node('host/static/ensure-build.ts')
  expect(await readFile(join(copy, 'build/site/enquiry-form.html'), 'utf8')).toContain('A trial field')
  const { stdout } = await node(
    '--input-type=module',
    '--eval',
    `import { enquiryOperatorMail } from './supabase/functions/_shared/mail/enquiry.ts'
     import { SAMPLE_ENQUIRY } from './contract/enquiry.ts'
     import { rowOf } from './contract/fields.ts'
     import { ENQUIRY_FIELDS } from './contract/enquiry.ts'
     const row = rowOf(ENQUIRY_FIELDS, SAMPLE_ENQUIRY)
     console.log(enquiryOperatorMail({ ...row, reference: 'SQ-1', created_at: '2027-03-01T09:00Z' }, []).text)`,
  )
  expect(stdout).toMatch(/A trial field: *an answer/)
})

it('an e-mail: without a sample it does not compile', async () => {
  await edit('supabase/functions/_shared/mail/account.ts', (text) =>
    text.replace('  account_exists: {', '  trial: { write: async () => null },\n\n$&'),
  )
  expect(await failure('tsc', '--noEmit')).toMatch(/mail\/account\.ts.*'sample' is missing/)
})

it('a change of the database: `npm run generate` writes it into the baseline', async () => {
  await edit(
    'supabase/schemas/60_enquiries.sql',
    (text) => `${text}\ncomment on table public.enquiries is 'A trial';\n`,
  )
  const { stdout } = await node('tools/generate.ts')
  const [, path = ''] = /^Wrote (supabase\/migrations\/\S+)$/m.exec(stdout) ?? []
  expect(await readFile(join(copy, path), 'utf8')).toContain("is 'A trial'")
})

it('a migration: its name is in order, and one that removes something is refused', async () => {
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
