import { expect, it } from 'vitest'
import { storable } from './form-answers.ts'

it('keeps every script and emoji, and drops what no database can keep', () => {
  expect(storable('Wiśniewski عقد 😀')).toBe('Wiśniewski عقد 😀')
  expect(storable('a\0b\ud83d')).toBe('ab\ufffd')
})
