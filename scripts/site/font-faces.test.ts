import { describe, expect, it } from 'vitest'
import { splitFontFaces } from './font-faces.ts'

const accents = '@font-face{font-family:Text;src:url(/accents.woff2);unicode-range:U+22-ff}'
const greek = '@font-face{font-family:Text;src:url(/greek.woff2);unicode-range:U+384-3ce}'
const core = '@font-face{font-family:Text;src:url(/text.woff2);unicode-range:U+20-7e,U+a9}'
const fallback = '@font-face{font-family:TextF;src:local("Arial")}'
const page = (text: string) => `<style>${accents + greek + core + fallback}</style><p>${text}</p>`

describe('splitFontFaces', () => {
  it('keeps what the text of the page needs, and faces for any text', () => {
    expect(splitFontFaces(page('Greek: Ελληνικά'))).toEqual({
      html: `<style>${greek.replace('U+384-3ce', 'U+384-3CE') + core.replace('U+20-7e,U+a9', 'U+20-7E,U+A9') + fallback}</style><p>Greek: Ελληνικά</p>`,
      spare: accents.replace('U+22-ff', 'U+7F-A8,U+AA-FF'),
    })
  })

  it('knows that the last of overlapping ranges wins', () => {
    expect(splitFontFaces(page('© us')).html).not.toContain('accents')
    expect(splitFontFaces(page('café')).html).toContain('accents')
  })

  it('counts what is read, wherever it stands, and not the source around it', () => {
    const symbols = '@font-face{font-family:Text;src:url(/symbols.woff2);unicode-range:U+22,U+3C,U+7B}'
    const source = (rest: string) =>
      `<style>${symbols + core.replace('U+20-7e', 'U+61-7A')}a{}</style>${rest}`
    expect(splitFontFaces(source('<p class="a">b</p><script>{"<"}</script>')).html).not.toContain('symbols')
    for (const shown of ['<p>&lt;</p>', '<input placeholder="{">', '<style>a::after{content:"{"}</style>'])
      expect(splitFontFaces(source(shown)).html, shown).toContain('symbols')
  })

  it('leaves no character to two files, since the second would be fetched while the first is late', () => {
    expect(splitFontFaces(page('café')).html).toContain('U+7F-A8,U+AA-FF')
  })
})
