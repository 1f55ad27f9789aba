import { readFile } from 'node:fs/promises'
import * as fontkit from 'fontkit'
import { expect, it } from 'vitest'
import { LIVING_LINE } from '#content/living-line.ts'

const FONTS = new URL('../../fonts/', import.meta.url)

it.each(['Chinese', 'Hindi', 'Korean', 'Thai'])(
  'the typeface for %s covers its line, and is small',
  async (language) => {
    const rules = await readFile(new URL('lines.css', FONTS), 'utf8')
    expect(rules).toContain(`font-family: ${language};\n  src: url(./${language}.woff2);`)
    const bytes = await readFile(new URL(`${language}.woff2`, FONTS))
    expect(bytes.length).toBeLessThan(5_000)
    const font = fontkit.create(bytes) as fontkit.Font
    const line = LIVING_LINE.lines.find((each) => each.language === language)
    const wording = line?.wording.replaceAll(' ', '') ?? ''
    // As written, and as browsers decompose it: Thai's sara am is one character, and may be set as two.
    for (const character of wording + wording.normalize('NFKC')) {
      const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
      // The first glyph stands for missing characters.
      expect(glyph.id, character).toBeGreaterThan(0)
      expect(glyph.path.commands.length, character).toBeGreaterThan(0)
    }
  },
)
