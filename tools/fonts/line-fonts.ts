/** Typefaces for the line in ten scripts, where a machine may have none: a file for each language, with its line alone. */

import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'
import { LIVING_LINE } from '#content/living-line.ts'
import { parseRanges } from './unicode-ranges.ts'

const require = createRequire(import.meta.url)

type Language = (typeof LIVING_LINE.lines)[number]['language']

/** The rest are in the typefaces that every system brings along. */
const PACKAGES: Partial<Record<Language, string>> = {
  Chinese: 'noto-serif-sc',
  Hindi: 'noto-serif-devanagari',
  Korean: 'noto-serif-kr',
  Thai: 'noto-serif-thai',
}

/**
 * The rules of composition that these lines need: letters that merge, and marks in their places. With all of Hindi's the
 * file would also hold every shape that the letters take in other words, and be twice as large.
 */
const FEATURES = ['rkrf', 'pres', 'abvm', 'blwm', 'dist', 'mark', 'mkmk']

const packageFile = (name: string, file: string) => require.resolve(`@fontsource-variable/${name}/${file}`)

/** What the typefaces are made from. */
export const LINE_SOURCES: readonly (string | URL)[] = [
  ...Object.values(PACKAGES).map((name) => packageFile(name, 'package.json')),
  new URL(import.meta.url),
  new URL('../../content/living-line.ts', import.meta.url),
]

/** The characters of a line by the part of the package that holds them. Spaces come from the page's own typeface. */
async function partsOf(name: string, text: string): Promise<Map<string, string>> {
  const ranges: Record<string, string> = JSON.parse(await readFile(packageFile(name, 'unicode.json'), 'utf8'))
  const holds = (list: string, point: number) =>
    parseRanges(list).some(([first, last]) => first <= point && point <= last)
  const parts = new Map<string, string>()
  for (const character of new Set(text.replaceAll(' ', ''))) {
    const part = Object.keys(ranges).find((key) => holds(ranges[key] ?? '', character.codePointAt(0) ?? 0))
    if (!part) throw new Error(`@fontsource-variable/${name} has no ${character}`)
    parts.set(part, (parts.get(part) ?? '') + character)
  }
  return parts
}

/** Takes the time of writing out of a font, so that every build gives the same file. */
function withoutDates(font: ArrayBuffer): Buffer {
  const bytes = Buffer.from(font)
  for (let entry = 12; entry < 12 + 16 * bytes.readUInt16BE(4); entry += 16) {
    // created and modified, of 8 bytes each (OpenType, "head")
    const table = bytes.readUInt32BE(entry + 8)
    if (bytes.toString('latin1', entry, entry + 4) === 'head') bytes.fill(0, table + 20, table + 36)
  }
  return bytes
}

/** One font of the glyphs of several. Good for scripts whose characters stand side by side, unchanged. */
function join(fonts: { font: opentype.Font; text: string }[]): Buffer {
  const [first] = fonts
  if (!first) throw new Error('No fonts to join')
  const missing = new opentype.Glyph({ name: '.notdef', advanceWidth: 500, path: new opentype.Path() })
  const glyphs = fonts.flatMap(({ font, text }) =>
    Array.from(text, (character) => {
      const { advanceWidth, path } = font.charToGlyph(character)
      const unicode = character.codePointAt(0) ?? 0
      return new opentype.Glyph({ name: `u${unicode.toString(16)}`, unicode, advanceWidth, path })
    }),
  )
  const { unitsPerEm, ascender, descender } = first.font
  const names = { familyName: 'Line', styleName: 'Regular' }
  const joined = new opentype.Font({
    ...names,
    unitsPerEm,
    ascender,
    descender,
    glyphs: [missing, ...glyphs],
  })
  return withoutDates(joined.toArrayBuffer())
}

async function makeLine(name: string, wording: string): Promise<Buffer> {
  // A vowel that is written as one character may be set as two (Thai's sara am).
  const parts = await partsOf(name, wording + wording.normalize('NFKC'))
  const subset = async (part: string, text: string, targetFormat: 'sfnt' | 'woff2') => {
    const file = packageFile(name, `files/${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`)
    const options = { targetFormat, variationAxes: { wght: 400 }, keepFeatures: FEATURES, noHinting: true }
    return subsetFont(await readFile(file), text, options)
  }
  const [only] = parts
  if (only && parts.size === 1) return subset(...only, 'woff2')
  const fonts = await Promise.all(
    Array.from(parts, async ([part, text]) => {
      const { buffer, byteOffset, length } = await subset(part, text, 'sfnt')
      return { font: opentype.parse(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer), text }
    }),
  )
  return subsetFont(join(fonts), [...parts.values()].join(''), { targetFormat: 'woff2' })
}

/** Writes the files and their @font-face rules; each family bears the name of its language. */
export async function makeLineFonts(folder: URL): Promise<void> {
  const rules: string[] = []
  for (const { language, wording } of LIVING_LINE.lines) {
    const name = PACKAGES[language]
    if (!name) continue
    const file = `${language}.woff2`
    await writeFile(new URL(file, folder), await makeLine(name, wording))
    // Shown late rather than as boxes.
    rules.push(`@font-face{font-family:${language};src:url(./${file});font-display:block}`)
  }
  await writeFile(new URL('lines.css', folder), `${rules.join('\n')}\n`)
}
