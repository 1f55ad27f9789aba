import { expect, it } from 'vitest'
import { headerText, linesOf } from './text.ts'

it('every kind of line break is recognised, and invisible characters are removed', () => {
  expect(linesOf('a\r\nb\rc\nd\u2028e\u2029f\u0085g\vh\fi')).toEqual([...'abcdefghi'])
  expect(linesOf('a\0b\u0007c\td')).toEqual(['abc\td'])
})

it('a header stays on one line and keeps its writing direction', () => {
  expect(headerText('Eve\r\nBcc: x@example.com')).toBe('Eve Bcc: x@example.com')
  expect(headerText('=?utf-8?q?Eve=0D=0ABcc:?= x@example.com')).not.toContain('=?')
  expect(headerText('a\u2028b \u202Etxet\u202C \u2066c\u2069')).toBe('a b txet c')
  expect(headerText('محمد بن علي')).toBe('محمد بن علي')
})
