import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'
import { afterEach, expect, it, vi } from 'vitest'
import { LIVING_LINE } from '#content/living-line.ts'
import { folderFor } from '../../tests/support/folder.ts'
import { makeLineFonts } from './line-fonts.ts'

const folder = folderFor('lines')
afterEach(() => void vi.useRealTimers())

const make = () => makeLineFonts(pathToFileURL(`${folder}/`))

it('each file covers its line, and is small', async () => {
  await make()
  const rules = await readFile(join(folder, 'lines.css'), 'utf8')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.woff2'))
  expect(files.sort()).toEqual(['Chinese.woff2', 'Hindi.woff2', 'Korean.woff2', 'Thai.woff2'])
  for (const file of files) {
    const line = LIVING_LINE.lines.find(({ language }) => file === `${language}.woff2`)
    expect(rules).toContain(`@font-face{font-family:${line?.language};src:url(./${file})`)
    const bytes = await readFile(join(folder, file))
    expect(bytes.length).toBeLessThan(5_000)
    // As written, and as browsers decompose it.
    const wording = line?.wording.replaceAll(' ', '') ?? ''
    const characters = wording + wording.normalize('NFKC')
    const { buffer, byteOffset, length } = await subsetFont(bytes, characters, { targetFormat: 'sfnt' })
    const font = opentype.parse(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer)
    for (const character of characters) {
      // The first glyph stands for missing characters.
      expect(font.charToGlyphIndex(character), character).toBeGreaterThan(0)
      expect(font.charToGlyph(character).path.commands.length, character).toBeGreaterThan(0)
    }
  }
})

it('every build produces the same files', async () => {
  const made: Buffer[] = []
  for (const day of ['2026-01-01', '2027-06-30']) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) })
    await make()
    made.push(await readFile(join(folder, 'Chinese.woff2')))
  }
  expect(made[0]?.equals(made[1] as Buffer)).toBe(true)
})
