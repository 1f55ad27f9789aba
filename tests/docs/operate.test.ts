import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** The subjects, log lines, alarms and commands quoted in docs/operate.md must be exact. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFile(ROOT + path, 'utf8')

const guide = await read('docs/operate.md')

async function sourcesOf(pattern: string): Promise<string> {
  const texts: string[] = []
  for await (const path of glob(pattern, { cwd: ROOT })) texts.push(await read(path))
  return texts.join('\n')
}

/** The first cells of the table under a heading of this first column. */
function firstCells(heading: string): string[] {
  const table = guide.slice(guide.indexOf(`| ${heading} |`)).split('\n\n')[0] ?? ''
  const rows = table.split('\n').slice(2)
  return rows.flatMap((row) => /^\| `([^`]+)`/.exec(row)?.[1] ?? [])
}

it('every subject is used by a message', async () => {
  const mails = await sourcesOf('supabase/functions/_shared/mail/**/*.ts')
  const subjects = firstCells('subject')
  expect(subjects.length).toBeGreaterThan(7)
  for (const subject of subjects) {
    // The parts before and after it come from the request.
    const words = subject
      .replace(/^(SQ-)?…\s*(\[[^\]]*\]\s*)?/, '')
      .replace(/:? …$/, '')
      .replace(/^\d+ /, '')
    expect(mails.includes(words), subject).toBe(true)
  }
})

it('every log line is written by the host', async () => {
  const host = await sourcesOf('{host,supabase/functions}/**/*.ts')
  const lines = firstCells('what you see').filter((cell) => !cell.startsWith('"'))
  expect(lines.length).toBeGreaterThan(4)
  for (const line of lines) expect(host.includes(line.replace(/ …$/, '')), line).toBe(true)
})

it('every alarm has a rule in docs/metrics.md, and every rule has instructions here', async () => {
  const rules = [...(await read('docs/metrics.md')).matchAll(/\balert: (\w+)/g)].map(([, name]) => name)
  expect(rules.length).toBeGreaterThan(5)
  expect(firstCells('alarm').sort()).toEqual(rules.sort())
})

it('every operator command exists', async () => {
  const commands = await sourcesOf('operator/commands/*.ts')
  const used = [...guide.matchAll(/\b(?:operator|`)(?: )?((?:requests|bookings|mail|person) [a-z]+)/g)]
  expect(used.length).toBeGreaterThan(6)
  for (const [, name] of used) expect(commands.includes(`'${name}'`), name).toBe(true)
})
