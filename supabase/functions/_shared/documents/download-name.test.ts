import { describe, expect, it } from 'vitest'
import { fileName } from './download-name.ts'

const bytesIn = (text: string) => new TextEncoder().encode(text).length
const graphemes = (text: string) => [...new Intl.Segmenter('und').segment(text)].map(({ segment }) => segment)

describe('the name of a download', { tags: ['file-names'] }, () => {
  it.each([
    ['certificate.pdf', 'SQ-7K4M-2XPD-3-certificate.pdf'],
    ['photo.jfif', 'SQ-7K4M-2XPD-3-photo.pdf'],
    ['no ending', 'SQ-7K4M-2XPD-3-no ending.pdf'],
    ['contract v1.2', 'SQ-7K4M-2XPD-3-contract v1-2.pdf'],
    ['.pdf', 'SQ-7K4M-2XPD-3.pdf'],
    ['../../etc/passwd', 'SQ-7K4M-2XPD-3-etc-passwd.pdf'],
    ['\u202efdp.exe', 'SQ-7K4M-2XPD-3-fdp-exe.pdf'],
    ['\u0301\u0301.pdf', 'SQ-7K4M-2XPD-3.pdf'],
    ['👨‍👩‍👧‍👦 passport.pdf', 'SQ-7K4M-2XPD-3-passport.pdf'],
  ])('of %j', (typed, name) => expect(fileName(['SQ-7K4M-2XPD', 3], typed, 'pdf')).toBe(name))

  it.each([
    ['Latin', 'x'.repeat(200)],
    ['Chinese', '出生医学证明'.repeat(33)],
    ['beyond the basic plane', '𠀋'.repeat(100)],
    ['Thai', 'หนังสือรับรอง'.repeat(15)],
    ['decomposed', 'x̣̂'.repeat(66)],
    ['Indic', 'क्षि'.repeat(50)],
    ['Korean', '한'.normalize('NFD').repeat(66)],
  ])('is cut by bytes and between characters, %s', (_, typed) => {
    for (const parts of [[], ['SQ-7K4M-2XPD', 10], [50]]) {
      const name = fileName(parts, `${typed}.pdf`, 'docx')
      expect(bytesIn(name)).toBeLessThanOrEqual(200)
      expect(bytesIn(name)).toBeGreaterThan(170)
      expect(name).toMatch(/\.docx$/)
      const stem = name.slice(parts.map((part) => `${part}-`).join('').length, -'.docx'.length)
      const whole = graphemes(typed.normalize('NFC'))
      expect(graphemes(stem)).toEqual(whole.slice(0, graphemes(stem).length))
    }
  })

  it('keeps some of a letter with too many marks', () => {
    const name = fileName([], `a${'\u0321'.repeat(199)}.pdf`, 'pdf')
    expect(bytesIn(name)).toBeLessThanOrEqual(200)
    expect(name.startsWith('a')).toBe(true)
  })

  it('is one even without a word', () => expect(fileName([], '!!!', 'pdf')).toBe('document.pdf'))
})
