import { expect, it } from 'vitest'
import { storable } from './form-answers.ts'

it('keeps every script and emoji, and drops what is kept nowhere', () => {
  expect(storable('Wiśniewski عقد 😀\t1\r\n2')).toBe('Wiśniewski عقد 😀\t1\r\n2')
  expect(storable('a\0b\ud83d')).toBe('ab\ufffd')
  expect(storable('a\x02b\x85\vc\fd')).toBe('ab\nc\nd')
})
