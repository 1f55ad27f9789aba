/**
 * `npm run generate`: updates everything generated from content/business.yaml, and checks the pages' texts. `npm run build`
 * does the same first, and `npm start` when the site's sources have changed. Writes only what differs, so that it needs no
 * write permission otherwise.
 */

import { readFile, writeFile } from 'node:fs/promises'
import { bankHolidays } from '#contract/bank-holidays.ts'
import { FILE_TYPES } from '#contract/files.ts'
import type { AuthTemplateName } from '#functions/_shared/mail/auth-texts.ts'
import { ContentError } from '#src/collections/source.ts'
import { type Business, WEEKDAYS } from './facts/business-schema.ts'
import { contentModule, contractModule } from './facts/facts-modules.ts'
import { sellerOf } from './facts/legal-words.ts'
import { drawPictures } from './facts/pictures.ts'
import { BUSINESS_FILE, readBusiness } from './facts/read-business.ts'

const ROOT = new URL('../', import.meta.url)

type Source = { facts: Business; yaml: string }

/** A file that is fully or partly generated from the facts: its new content, given its current one. */
type Output = { path: string; make: (source: Source, present: string) => string | Promise<string> }

/** A line of a file that is otherwise written by hand. */
function line(pattern: RegExp, make: (facts: Business, ...groups: string[]) => string): Output['make'] {
  return ({ facts }, present) => {
    if (!pattern.test(present)) throw new Error(`A generated file has no line like ${pattern}`)
    return present.replace(pattern, (_, ...groups) => make(facts, ...groups))
  }
}

/** Imported after the facts that it reads have been written. */
async function authTemplate(name: AuthTemplateName): Promise<string> {
  const { authTemplateHtml } = await import('#functions/_shared/mail/auth-templates.ts')
  return authTemplateHtml(name)
}

const manifest = ({ name, shortName }: Business) => `{
  "name": ${JSON.stringify(name)},
  "short_name": ${JSON.stringify(shortName)},
  "lang": "en-GB",
  "start_url": "/",
  "display": "browser",
  "background_color": "#F6F1E6",
  "theme_color": "#F6F1E6",
  "icons": [
    { "src": "/icon-192.png", "sizes": "192x192", "type": "image/png" },
    { "src": "/icon-512.png", "sizes": "512x512", "type": "image/png" }
  ]
}
`

/** systemd reads % as a placeholder. */
const unit = line(
  /^Description=.*?, (the host on port %i|a backup.*)$/m,
  ({ shortName }, rest = '') => `Description=${shortName.replaceAll('%', '%%')}, ${rest}`,
)

/** All generated files, in order of dependency. */
export const OUTPUTS: readonly Output[] = [
  { path: 'contract/business-facts.ts', make: ({ facts, yaml }) => contractModule(facts, yaml) },
  { path: 'content/business.ts', make: ({ facts }) => contentModule(facts) },
  { path: 'supabase/business-facts.sql', make: ({ facts }) => factsSql(facts) },
  {
    path: 'supabase/config.toml',
    make: async (source, present) => {
      const name = line(
        /^sender_name = .*$/m,
        ({ shortName }) => `sender_name = ${JSON.stringify(shortName)}`,
      )
      const address = line(
        /^admin_email = .*$/m,
        ({ email }) => `admin_email = ${JSON.stringify(email.general)}`,
      )
      const types = line(
        /^allowed_mime_types = \[.*?\]$/ms,
        () =>
          `allowed_mime_types = [\n${[...new Set(Object.values(FILE_TYPES))].map((type) => `  "${type}",\n`).join('')}]`,
      )
      return types(source, await address(source, await name(source, present)))
    },
  },
  { path: 'supabase/templates/confirmation.html', make: () => authTemplate('confirmation') },
  { path: 'supabase/templates/recovery.html', make: () => authTemplate('recovery') },
  { path: 'public/site.webmanifest', make: ({ facts }) => manifest(facts) },
  { path: 'deploy/signet-and-quill@.service', make: unit },
  { path: 'deploy/signet-and-quill-backup.service', make: unit },
  { path: 'deploy/signet-and-quill-backup.timer', make: unit },
  { path: 'README.md', make: line(/^# .*$/m, ({ name }) => `# ${name}`) },
]

/** The facts of the checkout. @throws ContentError */
export async function loadFacts(): Promise<Source> {
  const yaml = await readFile(new URL(BUSINESS_FILE, ROOT), 'utf8')
  return { yaml, facts: readBusiness(yaml) }
}

/** A file's current content, and what it should be. */
export async function compare(
  { path, make }: Output,
  source: Source,
): Promise<{ present: string; wanted: string }> {
  const present = await readFile(new URL(path, ROOT), 'utf8').catch(() => '')
  return { present, wanted: await make(source, present) }
}

async function write(outputs: readonly Output[], source: Source): Promise<void> {
  for (const output of outputs) {
    const { present, wanted } = await compare(output, source)
    if (present === wanted) continue
    await writeFile(new URL(output.path, ROOT), wanted)
    process.stdout.write(`Wrote ${output.path}\n`)
  }
}

/** The two modules that pages read, for a development server that must show a change soon. @throws ContentError */
export async function writeModules(): Promise<void> {
  await write(OUTPUTS.slice(0, 2), await loadFacts())
}

/** Writes all of it, and checks the pages' texts. Ends the process with what is wrong in them. */
export async function generate(): Promise<void> {
  try {
    await generateAll()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

async function generateAll(): Promise<void> {
  const source = await loadFacts()
  await write(OUTPUTS, source)
  // Texts refer to facts, so they are read after the facts are written.
  const { checkContent } = await import('#src/collections/read-content.ts')
  await checkContent()
  for (const notice of await drawPictures(source.facts)) process.stdout.write(`${notice}\n`)
}

if (import.meta.main) await generate()

/**
 * Every day on which the house is closed, one line a year. The bank holidays are the same at every run, and go far beyond what
 * can be booked.
 */
function closedDays({
  bankHolidays: kept,
  exceptionalHolidays,
  movedHolidays,
  closed,
}: Business['opening']): string[] {
  const changes = { added: exceptionalHolidays, moved: movedHolidays }
  const days = new Set(
    kept === 'closed'
      ? Array.from({ length: 35 }, (_, i) => 2026 + i).flatMap((year) => bankHolidays(year, changes))
      : [],
  )
  for (const [from = '', to = ''] of closed)
    for (let day = Date.parse(from); day <= Date.parse(to); day += 86_400_000)
      days.add(new Date(day).toISOString().slice(0, 10))
  return Object.values(Object.groupBy([...days].sort(), (day) => day.slice(0, 4))).map(
    (year) => `  ${year?.join(',')}`,
  )
}

/** supabase/business-facts.sql: what the database has to know. */
function factsSql(facts: Business): string {
  const { consultation, opening } = facts
  const { days, slots, minutes, buffer, noticeHours } = consultation
  const numbers = days.map((day) => WEEKDAYS.indexOf(day) + 1)
  const seller = JSON.stringify(sellerOf(facts)).replaceAll("'", "''")
  return `-- Written by \`npm run generate\` from content/business.yaml: change that file, not this one. The one-machine host carries it
-- out at every start; for a hosted project see docs/deploy.md.
insert into public.business_facts (
  id, opening_days, first_slot, last_slot, slot_minutes, spacing_minutes, notice_hours, closed_days, seller
)
values (true, '{${numbers.join(',')}}', '${slots.first}', '${slots.last}', ${slots.every}, ${minutes + buffer}, ${noticeHours}, '{
${closedDays(opening).join(',\n')}
}', '${seller}')
on conflict (id) do update set
  opening_days = excluded.opening_days, first_slot = excluded.first_slot, last_slot = excluded.last_slot,
  slot_minutes = excluded.slot_minutes, spacing_minutes = excluded.spacing_minutes,
  notice_hours = excluded.notice_hours, closed_days = excluded.closed_days, seller = excluded.seller;
`
}
