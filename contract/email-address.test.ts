import { describe, expect, it } from 'vitest'
import { BAD_ADDRESSES, GOOD_ADDRESSES, PASTED_ADDRESSES } from '../tests/support/addresses.ts'
import {
  cleanEmail,
  EMAIL_PATTERN,
  explainedEmail,
  isForeignLocalPart,
  readableEmail,
} from './email-address.ts'

describe('a pasted address', { tags: ['pasted-addresses'] }, () => {
  it.each(PASTED_ADDRESSES)('%j is %j', (typed, address) => {
    expect(cleanEmail(typed)).toBe(address)
    expect(address).toMatch(EMAIL_PATTERN)
    expect(cleanEmail(address)).toBe(address)
  })

  it.each(GOOD_ADDRESSES)('%j stays as it is', (address) => expect(cleanEmail(address)).toBe(address))

  it.each(BAD_ADDRESSES)('%j is refused after that, too', (typed) =>
    expect(cleanEmail(typed)).not.toMatch(EMAIL_PATTERN),
  )

  it.each(['ańna@example.com', 'почта@пример.рф', '用户@example.cn'])(
    '%j is told why it is refused',
    (typed) => {
      expect(isForeignLocalPart(cleanEmail(typed))).toBe(true)
      expect(cleanEmail(typed)).not.toMatch(EMAIL_PATTERN)
    },
  )

  it.each(['@', '.', 'a ', '<', 'a@a '])(
    'of a million characters, %j again and again, takes no time',
    (part) => expect(cleanEmail(`a${part.repeat(1_000_000)}a`)).not.toMatch(EMAIL_PATTERN),
  )

  it.each(['anna@пример.рф', 'ada', '@example.com', 'a b@example.com', 'amélie@'])(
    '%j has no such letters',
    (typed) => expect(isForeignLocalPart(typed)).toBe(false),
  )
})

describe('a stored address is shown', () => {
  it.each([
    ['anna@xn--e1afmkfd.xn--p1ai', 'anna@пример.рф'],
    ['info@xn--bcher-kva.example', 'info@bücher.example'],
    ['a@mail.xn--fiqs8s', 'a@mail.中国'],
    ['a@xn--mgbh0fb.xn--kgbechtv', 'a@مثال.إختبار'],
    ['a@xn--r8jz45g.xn--zckzah', 'a@例え.テスト'],
    ['a@xn--strae-oqa.example', 'a@straße.example'],
    ['ada@example.com', 'ada@example.com'],
  ])('%j as %j', (stored, shown) => {
    expect(readableEmail(stored)).toBe(shown)
    expect(cleanEmail(shown)).toBe(stored)
    expect(explainedEmail(stored)).toBe(shown === stored ? stored : `${shown} (${stored})`)
  })

  it.each([
    // Cyrillic look-alikes of 'apple': all of the letters, and one of them
    'a@xn--80ak6aa92e.com',
    'a@xn--exmple-4nf.com',
    'a@xn--.example',
    'a@xn--99999999999.example',
    'a@xn--a-.example',
  ])('%j as it is', (stored) => expect(readableEmail(stored)).toBe(stored))
})
