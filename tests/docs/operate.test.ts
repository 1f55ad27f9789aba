import { access, glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { operate } from '../../operator/main.ts'

/** The subjects, log lines, alarms and commands quoted in docs/operate.md and its pages must be exact, and lead somewhere. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFile(ROOT + path, 'utf8')

const pages: Record<string, string> = { 'docs/operate.md': await read('docs/operate.md') }
for await (const path of glob('docs/operate/*.md', { cwd: ROOT })) pages[path] = await read(path)
const guide = Object.values(pages).join('\n\n')

async function sourcesOf(pattern: string): Promise<string> {
  const texts: string[] = []
  for await (const path of glob(pattern, { cwd: ROOT })) texts.push(await read(path))
  return texts.join('\n')
}

function firstCells(heading: string): string[] {
  const table = guide.slice(guide.indexOf(`| ${heading} |`)).split('\n\n')[0] ?? ''
  const rows = table.split('\n').slice(2)
  return rows.flatMap((row) => /^\| `([^`]+)`/.exec(row)?.[1] ?? [])
}

it('every subject is used by a message', async () => {
  const mails = await sourcesOf('supabase/functions/_shared/**/*.ts')
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
  const used = [...guide.matchAll(/\b(?:operator|`)(?: )?((?:requests|bookings|mail|person) [a-z-]+)/g)]
  expect(used.length).toBeGreaterThan(6)
  for (const [, name] of used) expect(commands.includes(`'${name}'`), name).toBe(true)
})

it('every option of an operator command exists', async () => {
  const pattern = /^ {4,}\/opt\/signet-and-quill\/deploy\/run operator ([a-z]+ [a-z]+)(.*--.*)$/gm
  const lines = [...guide.matchAll(pattern)]
  expect(lines.length).toBeGreaterThan(3)
  for (const [line, name = '', rest = ''] of lines) {
    let help = ''
    const stdout = {
      write(text: string) {
        help += text
      },
    }
    await operate([...name.split(' '), '--help'], {}, { stdout, stderr: stdout })
    for (const [option] of rest.matchAll(/--[a-z-]+/g)) expect(help, line).toContain(option)
  }
})

it('every link leads to a page, and the index names every page', async () => {
  for (const [path, text] of Object.entries(pages))
    for (const [, target = ''] of text.matchAll(/\]\(([^)#:]+)\)/g))
      await expect(
        access(new URL(target, `file://${ROOT}${path}`)),
        `${path}: ${target}`,
      ).resolves.toBeUndefined()
  for (const path of Object.keys(pages).filter((page) => page !== 'docs/operate.md'))
    expect(pages['docs/operate.md']).toContain(`](${path.replace('docs/', '')})`)
})
