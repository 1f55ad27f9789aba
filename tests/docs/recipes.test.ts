// @module-tag release

import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import { SAMPLE_ENQUIRY } from '#contract/enquiry.ts'
import { callFunction, sampleBooking } from '../support/bookings.ts'
import { copyCheckout, ROOT } from '../support/checkout.ts'
import { anonymous, sampleRow } from '../support/clients.ts'
import { startHost } from '../support/host.ts'
import { openSql } from '../support/sql.ts'

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

const TRIAL_WORDS = "trial: { label: 'A trial field' },"

const TRIAL_FIELD = "kind: 'text', max: 50, required: false, mail: 'A trial field', command: 'Trial'"

let copy = ''
const edit = async (path: string, change: (text: string) => string) => {
  const before = await readFile(join(copy, path), 'utf8')
  const after = change(before)
  expect(after, path).not.toBe(before)
  await writeFile(join(copy, path), after)
}
/** Without the database that the other tests' hosts begin with: the copy makes its own. */
const env = { ...process.env, HOST_TEMPLATE: undefined }
const node = (...args: string[]) => run(process.execPath, args, { cwd: copy, env })
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
  await node('host/static/ensure-build.ts', 'en')
  const html = await readFile(join(copy, 'build/site/trial-page.html'), 'utf8')
  for (const part of ['<title>Trial ', '>A trial page</h1>', 'href="/trial-page"'])
    expect(html.includes(part), part).toBe(true)
  expect(await readFile(join(copy, 'build/site/sitemap.xml'), 'utf8')).toContain('/trial-page<')
})

describe('a field', () => {
  const COLUMN = "trial text check (char_length(trial) <= 50 and trial !~ '[[:cntrl:]]')"
  const ANSWER = 'an answer'
  const add = (file: string, last: string) =>
    edit(`supabase/schemas/${file}.sql`, (text) => text.replace(last, `$&,\n  ${COLUMN}`))
  /** In English, and in every other language. */
  const say = async (file: string, form: string) => {
    const words = new RegExp(`${form}_FIELD_WORDS(: .+)? = \\{`)
    const paths = [`content/${file}.ts`, `content/*/${file}.ts`]
    for (const path of globSync(paths, { cwd: copy, exclude: ['content/mail/*'] }))
      await edit(path, (text) => text.replace(words, `$&\n  ${TRIAL_WORDS}`))
  }
  const field = (section: string) => `trial: { ${TRIAL_FIELD}, section: '${section}' },`

  it('does not compile without its column', async () => {
    await edit('contract/enquiry.ts', (text) =>
      text
        .replace('  givenName: GIVEN_NAME', `  ${field('question')}\n$&`)
        .replace("  subject: 'pricing',", `$&\n  trial: '${ANSWER}',`),
    )
    await say('enquiry', 'ENQUIRY')
    expect(await failure('tsc', '--noEmit')).toMatch(/enquiry\/mail\.ts.*trial/)
  })

  it('is a column of its table', async () => {
    await add('60_enquiries', '  spam_at timestamptz')
    await node('tools/generate.ts')
    await node('tools/database-types.ts')
    const types = await readFile(join(copy, 'supabase/database.types.ts'), 'utf8')
    expect(types).toMatch(/ enquiries: \{\s+Row: \{[^}]* trial: string \| null/)
  })

  it('compiles then', async () => {
    expect(await failure('tsc', '--noEmit')).toBe('')
  })

  it('is on the page', async () => {
    await node('host/static/ensure-build.ts', 'en')
    expect(await readFile(join(copy, 'build/site/enquiry-form.html'), 'utf8')).toContain('A trial field')
  })

  it('reaches the operator from every form, with scripts and without', async () => {
    await edit('contract/quote.ts', (text) =>
      text
        .replace('  givenName: GIVEN_NAME', `  ${field('you')}\n$&`)
        .replace('export const SAMPLE_QUOTE: QuoteAnswers = {', `$&\n  trial: '${ANSWER}',`),
    )
    await edit('contract/task.ts', (text) =>
      text
        .replace('countryOfDestination } = QUOTE', 'countryOfDestination, trial } = QUOTE')
        .replace('  taskDescription,\n', '$&  trial,\n'),
    )
    await say('quote', 'QUOTE')
    await say('tasks', 'TASK')
    await say('booking', 'BOOKING')
    await say('newsletter', 'NEWSLETTER')
    await edit('contract/booking.ts', (text) =>
      text
        .replace('BOOKING_FIELDS = {', `$&\n  ${field('you')}`)
        .replace('export const SAMPLE_BOOKING = {', `$&\n  trial: '${ANSWER}',`),
    )
    await edit('contract/newsletter.ts', (text) =>
      text.replace('NEWSLETTER_FIELDS = {', `$&\n  ${field('you')}`),
    )
    await add('40_quote_requests', '  link_version integer not null default 0')
    await edit('supabase/schemas/40_quote_requests.sql', (text) =>
      text.replace('  uploaded_files\n)', '  uploaded_files, trial\n)'),
    )
    await add('50_bookings', '  moved_from timestamptz')
    await add('70_newsletter', '  mailed_at timestamptz')
    await node('tools/generate.ts')
    const host = await startHost({}, copy)
    const sql = openSql(host.databaseUrl, 1)
    try {
      const mailAbout = async (email: string) => {
        const mail = await host.waitForMail(
          ({ to, text }) =>
            to?.some((one) => 'address' in one && one.address === OPERATOR_EMAIL) === true &&
            text?.includes(email) === true,
        )
        return mail.text
      }
      const told = expect.stringMatching(new RegExp(`A trial field:? *${ANSWER}`))
      const address = () => `${crypto.randomUUID()}@example.com`
      const answers = { trial: ANSWER }

      const enquiry = { ...SAMPLE_ENQUIRY, ...answers, email: address() }
      expect((await callFunction(host, 'send-contact-email', enquiry)).status).toBe(200)
      expect(await mailAbout(enquiry.email)).toEqual(told)

      const plain = { ...SAMPLE_ENQUIRY, ...answers, email: address() }
      const posted = await fetch(`${host.url}/functions/v1/form-post?form=enquiry`, {
        method: 'POST',
        body: new URLSearchParams(plain),
        redirect: 'manual',
      })
      expect(posted.status).toBe(303)
      expect(await mailAbout(plain.email)).toEqual(told)

      const row = { ...sampleRow({ email: address() }), ...answers }
      expect((await anonymous(host).from('quote_requests').insert(row)).error).toBeNull()
      await callFunction(host, 'send-admin-notification', { id: row.id })
      expect(await mailAbout(row.email)).toEqual(told)

      const booking = { ...sampleBooking({ email: address() }), ...answers }
      const { status, data } = await callFunction(host, 'create-consultation-payment', {
        bookingData: booking,
      })
      expect(status).toBe(200)
      await fetch(`${data.url}/pay`, { method: 'POST', redirect: 'manual' })
      expect(await mailAbout(booking.email)).toEqual(told)

      const subscriber = { email: address(), ...answers }
      expect((await callFunction(host, 'newsletter-signup', subscriber)).status).toBe(200)
      const [{ trial } = {}] =
        await sql`select trial from public.newsletter_subscriptions where email = ${subscriber.email}`
      expect(trial).toBe(ANSWER)
    } finally {
      await sql.end()
      await host.dispose()
    }
  })
})

it('an e-mail: without a sample it does not compile', async () => {
  await edit('supabase/functions/_shared/account/mail.ts', (text) =>
    text.replace('  account_exists: {', '  trial: { write: async () => null },\n\n$&'),
  )
  expect(await failure('tsc', '--noEmit')).toMatch(/account\/mail\.ts.*'sample' is missing/)
  await edit('supabase/functions/_shared/account/mail.ts', (text) =>
    text.replace('  trial: { write: async () => null },\n\n', ''),
  )
})

describe('an act of the operator', () => {
  const ROW =
    "trial: act({ link: 'begin', calls: 'trial_order', button: 'Try', done: { title: 'Tried', text: '' } }),"
  const FUNCTION = `create function public.trial_order(request uuid, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
begin
  perform public.check_action(public.lock_order(request), 'trial');
end;
$$;

grant execute on function public.trial_order to service_role;
`

  it('does not compile without its function, and the error names the act', async () => {
    await edit('contract/acts.ts', (text) => text.replace('  withdraw: act({', `  ${ROW}\n$&`))
    expect(await failure('tsc', '--noEmit')).toMatch(/order\/acts\.ts.*"trial"/)
  })

  it('has with it its call, its place in the list of calls and in the documents', async () => {
    await edit('supabase/schemas/69_order_work.sql', (text) => `${text}\n${FUNCTION}`)
    await edit('supabase/schemas/66_orders.sql', (text) =>
      text.replace(
        "      case when awaited then 'confirm' end,",
        "$&\n      case when running then 'trial' end,",
      ),
    )
    await node('tools/generate.ts')
    await node('tools/database-types.ts')
    expect(await failure('tsc', '--noEmit')).toBe('')
    for (const [path, words] of [
      ['host/gateway/operator-calls.ts', "'trial_order'"],
      ['docs/operator-commands.md', '`begin`, `undo_begin`, `trial`'],
    ] as const)
      expect(await readFile(join(copy, path), 'utf8')).toContain(words)
  })
})

it('an edge function: one that the lists lack is named', async () => {
  await cp(join(copy, 'supabase/functions/booking-status'), join(copy, 'supabase/functions/trial'), {
    recursive: true,
  })
  const checked = (project: string, file: string) => failure('vitest', 'run', '--project', project, file)
  expect(await checked('unit', 'tests/docs/security.test.ts')).toContain('trial')
  expect(await checked('platform', 'tests/platform/config.test.ts')).toContain('trial')
  await edit('host/gateway/allow-list.ts', (text) =>
    text.replace("  takes('booking-status'", "  takes('trial', 'visitor', 16 * KB, 'a trial'),\n$&"),
  )
  await edit('supabase/config.toml', (text) =>
    text.replace(
      '[functions.open-document]',
      '[functions.trial]\nverify_jwt = false\nimport_map = "./functions/deno.json"\n\n$&',
    ),
  )
  await node('tools/generate.ts')
  expect(await checked('unit', 'tests/docs/security.test.ts')).toBe('')
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

it('a language: its pages stand below its code, in its words and its direction', async () => {
  await node('tools/translations/main.ts', 'pseudo', 'rtl')
  await edit('content/business.yaml', (text) => text.replace(/^languages:.*$/m, 'languages: [qpr]'))
  await node('tools/generate.ts')
  await node('host/static/ensure-build.ts', 'qpr')
  for (const page of ['index', 'get-quote', 'auth', 'apostille-notarisation']) {
    const html = await readFile(join(copy, `build/site/qpr/${page}.html`), 'utf8')
    expect(html, page).toMatch(/<html lang="ar-XB"[^>]* dir="rtl"/)
    for (const [, heading] of html.matchAll(/<h[12][^>]*>([^<]+)</g))
      expect([page, heading]).toEqual([page, expect.stringContaining('⟦')])
  }
})

it('a service: the compiler names each place that has to know it', async () => {
  await edit('contract/quote.ts', (text) =>
    text
      .replace("'procurement'] as const", "'procurement', 'trial'] as const")
      .replace("Translation & Certification',\n]", "Translation & Certification',\n  'A Trial Service',\n]")
      .replace("  'corporate-translation',\n]", "  'corporate-translation',\n  'trial-service',\n]")
      .replace(
        '  [TASK_SERVICES[0]]:',
        "  [QUOTE_SERVICES[4]]: 'trial',\n  [TASK_SERVICES[4]]: 'trial',\n$&",
      ),
  )
  const missing = await failure('tsc', '--noEmit')
  for (const place of [
    'contract/urgency.ts',
    'src/lib/routes.ts',
    'src/ui/picture.tsx',
    'content/quote-sent.ts',
  ])
    expect(missing).toContain(place)
  await edit('content/quote-sent.ts', (text) =>
    text.replace('SERVICE_PHRASES = {', "$&\n  'A Trial Service': 'a trial',"),
  )
  expect(await failure('tsc', '--noEmit')).toContain('content/es/quote-sent.ts')
})
