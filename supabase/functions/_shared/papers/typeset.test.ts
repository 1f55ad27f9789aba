import { brotliDecompressSync } from 'node:zlib'
import * as harfbuzz from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { NAMES } from '../../../../tests/support/papers.ts'
import { cleanText } from '../order/clean-text.ts'
import { FACES, type Face, PACKS } from './fonts/faces.ts'
import { loadPaperFonts } from './paper-fonts.ts'
import { makeTypesetter } from './typeset.ts'

const SETTING = { style: 'text', size: 10 } as const

async function linesOf(text: string, width: number, style: Face['style'] = 'text') {
  const fonts = await loadPaperFonts(text)
  return { fonts, lines: makeTypesetter(fonts)(text, { ...SETTING, style }, width) }
}

/** The file of a font, out of its pack. */
async function fileOf(name: string | undefined): Promise<ArrayBuffer> {
  const { pack, start, end } = FACES.find((face) => face.name === name) as Face
  const { FONTS } = await PACKS[pack]()
  return Uint8Array.from(brotliDecompressSync(Buffer.from(FONTS, 'base64')).subarray(start, end)).buffer
}

/** By us and fontkit, against what HarfBuzz makes of the same runs with the same fonts. */
describe('the letters of a name are shaped and placed as HarfBuzz does', () => {
  it.each(Object.entries(NAMES))('%s', async (_, names) => {
    const { fonts, lines } = await linesOf(names.join(', '), 10_000)
    const runs = lines.flatMap((line) => line.runs)
    expect(runs.length).toBeGreaterThan(0)
    for (const { text, face } of runs) {
      const font = fonts.get(face ?? 'none')
      const set = font.layout(text, [])
      const ours = set.glyphs.map(({ id }, i) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = set.positions[i] ?? {}
        return [id, xAdvance, xOffset, yOffset]
      })
      const blob = new harfbuzz.Blob(await fileOf(face))
      const shaped = new harfbuzz.Buffer()
      shaped.addText(text)
      shaped.guessSegmentProperties()
      harfbuzz.shape(new harfbuzz.Font(new harfbuzz.Face(blob)), shaped)
      const positions = shaped.getGlyphPositions()
      const theirs = shaped.getGlyphInfos().map(({ codepoint }, i) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
        return [codepoint, xAdvance, xOffset, yOffset]
      })
      expect(ours, text).toEqual(theirs)
    }
  })
})

describe('every letter of a bold name has one weight', () => {
  const stylesOf = async (name: string, style: Face['style']) => {
    const { lines } = await linesOf(name, 10_000, style)
    const faces = lines.flatMap(({ runs }) => runs.flatMap(({ face }) => face ?? []))
    return [...new Set(faces.map((face) => FACES.find(({ name }) => name === face)?.style))]
  }
  // biome-ignore format: a table
  const EUROPEAN = {
    Polish: 'Świętosława Źdźbło-Łęcka, Żółć', Czech: 'Růžena Dvořáková, Ťoupalík, Ďuro', Romanian: 'Ștefan Țăranu Îmbrăcatu',
    Turkish: 'Şükrü Iğdır İnönü', Azerbaijani: 'Əliyev Məmməd Çingiz oğlu', Vietnamese: 'Nguyễn Thị Phương Đặng Ễ Ợ Ự',
    Hungarian: 'Erdős Győző', Latvian: 'Ģirts Ķēniņš', Maltese: 'Għaxaq Ħamrun Żabbar Ċ', Icelandic: 'Þórður Æ',
    Yoruba: 'Ṣọlá Ẹ̀kọ́', Welsh: 'Ŵyn Ŷ', Greek: 'Γιώργος Ἀριστοτέλης', Cyrillic: 'Наталія Ђорђе Юрій', Kazakh: 'Қасым Әбіл Ғұмар',
  }

  it.each(Object.entries(EUROPEAN))('%s: bold', async (_, name) => {
    expect(await stylesOf(name, 'bold')).toEqual(['bold'])
    expect(await stylesOf(name, 'head')).toHaveLength(1)
  })

  it.each(Object.entries(NAMES))('%s, and what no bold face has beside Latin, as one', async (_, names) => {
    for (const name of [...names, `Łukasz ${names[0]} Smith`] as string[])
      expect(await stylesOf(name, 'bold')).toHaveLength(1)
  })
})

describe('lines', () => {
  it('end between words, and inside of one only if it is too long', async () => {
    const { lines } = await linesOf(`certified translation ${'x'.repeat(60)} of it`, 120)
    expect(lines.map(({ text }) => text)).toEqual([
      'certified translation',
      'x'.repeat(26),
      'x'.repeat(26),
      'xxxxxxxx of it',
    ])
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(120)
  })

  it('run from right to left, but for figures and other scripts', async () => {
    const { lines } = await linesOf('תרגום (3 עמודים) PDF', 10_000)
    // As it is drawn: letters are still in the order of reading, because fontkit turns them round.
    expect(lines[0]?.runs.map(({ text }) => text)).toEqual(['PDF', ' (', 'עמודים', ' ', '3', ') ', 'תרגום'])
  })
})

describe('cleaned text', () => {
  it.each([
    ['a\tb\r\nc\u00A0\u2028d', 'a b c d'],
    ['Eve\u202E\u2066\u200B\uFEFF\u00AD\u061C\u{E0041}', 'Eve'],
    ['\u0000\u0007\u009F', ''],
    ['e\u0301', 'é'],
    ['a\u0300\u0301\u0302\u0303\u0304\u0305\u0306', 'à\u0301\u0302\u0303\u0304'],
    ['عل\u200Cی', 'عل\u200Cی'],
    ['a\u200Cb👩\u200D👧\u200D', 'ab👩👧'],
    ['\uD800x', '\uFFFDx'],
  ])('%j', (text, clean) => {
    expect(cleanText(text)).toBe(clean)
  })
})
