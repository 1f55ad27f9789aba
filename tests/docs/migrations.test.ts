import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/**
 * Downgrading must work on the later release's database, and so must two releases side by side during a rolling restart
 * (decision 014). So a migration only adds. What removes something comes one release later, marked with a line `-- contract:
 * why nobody needs it any more` before the statement.
 */

const FOLDER = new URL('../../supabase/migrations/', import.meta.url)

const TAKES_AWAY =
  /^\s*(drop\s+(table|view|function|procedure|type|domain|schema|sequence|trigger)\b|alter\s+(table|view|function|type|column)\b[^;]*?\b(drop\s+(column|default|constraint)|rename|set\s+not\s+null|set\s+schema|alter\s+column\s+\S+\s+(set\s+data\s+)?type|add\s+column\s+(?![^,;]*\b(default|generated)\b)[^,;]*\bnot\s+null\b))/i

/** Statements of a migration that could break an earlier release, outside function bodies. */
function takenAway(migration: string): string[] {
  // The migration does not execute function bodies.
  const plain = migration.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '$$$$')
  return plain
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => {
      const words = statement.replace(/^\s*--.*$/gm, '')
      return TAKES_AWAY.test(words) && !/^\s*-- contract: \S.{10,}$/m.test(statement)
    })
    .map((statement) => statement.replace(/\s+/g, ' ').slice(0, 80))
}

const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()

it.each(files)('%s removes nothing that the previous release uses', { tags: ['upgrades'] }, async (name) => {
  expect(takenAway(await readFile(new URL(name, FOLDER), 'utf8'))).toEqual([])
})

it.each([
  'drop table public.enquiries',
  'alter table public.enquiries drop column phone',
  'alter table public.enquiries\n  add column a text,\n  drop column phone',
  'alter table public.enquiries rename column phone to telephone',
  'alter table public.enquiries alter column phone set not null',
  'alter table public.enquiries alter column phone type varchar(10)',
  'alter table public.enquiries add column priority integer not null',
  '-- too short\ndrop function public.sweep(integer)',
])('notices: %s', (statement) => {
  expect(takenAway(`create table a (b text);\n${statement};`)).toHaveLength(1)
  const marked = `-- contract: unused since the release of March 2027\n${statement.replace('-- too short\n', '')};`
  expect(takenAway(`create table a (b text);\n${marked}`)).toEqual([])
})
