import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { FUNCTION_SETTINGS } from '#functions/_shared/environment.ts'
import { BACKUP_SETTINGS } from '#host/backup/encryption.ts'
import { HOST_SETTINGS } from '#host/settings.ts'

/** docs/settings.md shows every setting as defined in the schemas. */

const page = await readFile(new URL('../../docs/settings.md', import.meta.url), 'utf8')
const [tables = ''] = page.split('## Notes')
const rows = tables
  .split('\n')
  .flatMap((line) => (line.startsWith('| `') ? [line.slice(2, -2).split(' | ')] : []))

type Schema = { safeParse: (value: unknown) => { success: boolean; data?: unknown } }
const host: Record<string, Schema> = HOST_SETTINGS
const functions: Record<string, Schema> = FUNCTION_SETTINGS

/** '`3000`', or undefined where a schema has no default. */
function defaultOf(schema: Schema | undefined): string | undefined {
  const value = schema?.safeParse(undefined).data
  return value === undefined || typeof value === 'object' ? undefined : `\`${value}\``
}

it('every setting is described, once', () => {
  const names = new Set([...Object.keys(host), ...Object.keys(functions), ...BACKUP_SETTINGS])
  expect(rows.map(([name]) => name?.replaceAll('`', '')).sort()).toEqual([...names].sort())
})

it.each(rows)('%s has its default, and applies to what reads it', (cell, _, shown, readBy, required) => {
  const name = cell?.replaceAll('`', '') ?? ''
  const [here, hosted] = [host[name], functions[name]]
  const defaults = [defaultOf(here), defaultOf(hosted)].filter((value) => value !== undefined)
  for (const value of defaults) expect([value, 'from `business.yaml`']).toContain(shown)
  expect(new Set(defaults).size).toBeLessThan(2)
  expect(readBy).toBe(hosted ? (here ? 'both' : 'functions') : 'one machine')
  if (hosted?.safeParse(undefined).success === false && name !== 'SUPABASE_URL')
    expect(required).not.toBe('–')
})

it('no cell of a table is longer than a line', () => {
  const cells = page.split('\n').flatMap((line) => (line.startsWith('|') ? line.split(' | ') : []))
  expect(cells.length).toBeGreaterThan(300)
  for (const cell of cells) expect(cell.length, cell).toBeLessThanOrEqual(100)
})
