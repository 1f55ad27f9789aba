import { describe, expect, it } from 'vitest'
import { fitFontFaces } from './font-faces.ts'

const accents = '@font-face{font-family:Text;src:url(/accents.woff2);unicode-range:U+22-ff}'
const greek = '@font-face{font-family:Text;src:url(/greek.woff2);unicode-range:U+384-3ce}'
const core = '@font-face{font-family:Text;src:url(/text.woff2);unicode-range:U+20-7e,U+a9}'
const fallback = '@font-face{font-family:TextF;src:local("Arial")}'
const page = (text: string) => `<style>${accents + greek + core + fallback}</style><p>${text}</p>`

const fitted = (text: string, typed = false) => fitFontFaces(page(text), typed)

describe('fitFontFaces', () => {
  it('keeps what the text of the page needs', () => {
    expect(fitted('Greek: Ελληνικά')).toBe(
      `<style>${greek.replace('U+384-3ce', 'U+384-3CE') + core.replace('U+20-7e,U+a9', 'U+20-7E,U+A9') + fallback}</style><p>Greek: Ελληνικά</p>`,
    )
  })

  it('keeps every rule where people type', () => {
    for (const file of ['accents', 'greek', 'text']) expect(fitted('abc', true)).toContain(`/${file}.woff2`)
  })

  it('leaves a choice out where there is none', () => {
    expect(fitted('abc')).toBe(
      `<style>${core.replace(';unicode-range:U+20-7e,U+a9', '') + fallback}</style><p>abc</p>`,
    )
  })

  it('knows that the last of overlapping ranges wins', () => {
    expect(fitted('© us')).not.toContain('accents')
    expect(fitted('café')).toContain('accents')
  })

  it('counts what is read, wherever it stands, and not the source around it', () => {
    const symbols = '@font-face{font-family:Text;src:url(/symbols.woff2);unicode-range:U+22,U+3C,U+7B}'
    const source = (rest: string) =>
      fitFontFaces(`<style>${symbols + core.replace('U+20-7e', 'U+61-7A')}a{}</style>${rest}`, false)
    expect(source('<p class="a">b</p><script>{"<"}</script>')).not.toContain('symbols')
    for (const shown of ['<p>&lt;</p>', '<input placeholder="{">', '<style>a::after{content:"{"}</style>'])
      expect(source(shown), shown).toContain('symbols')
  })

  it('passes over lines that are set in other typefaces', () => {
    expect(fitted('<i lang="el" dir="ltr">Ελληνικά</i>')).not.toContain('greek')
  })

  it('leaves no character to two files, since the second would be fetched while the first is late', () => {
    expect(fitted('café')).toContain('U+7F-A8,U+AA-FF')
  })
})
