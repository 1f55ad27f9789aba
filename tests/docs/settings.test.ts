import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { SETTING_SECTIONS } from '#host/setting-descriptions.ts'
import { SETTING_NAMES } from '../../tools/doc-tables.ts'

/** docs/settings.md shows every setting as defined in the schemas. */

const page = await readFile(new URL('../../docs/settings.md', import.meta.url), 'utf8')

it('every setting is described, once', () => {
  const described = Object.values(SETTING_SECTIONS).flatMap((section) => Object.keys(section))
  expect(described.sort()).toEqual(SETTING_NAMES)
})

it('no cell of a table is longer than a line', () => {
  const cells = page.split('\n').flatMap((line) => (line.startsWith('|') ? line.split(' | ') : []))
  expect(cells.length).toBeGreaterThan(300)
  for (const cell of cells) expect(cell.length, cell).toBeLessThanOrEqual(100)
})
