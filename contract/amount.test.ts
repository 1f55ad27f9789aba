import { describe, expect, it } from 'vitest'
import { amountQuestion, parsePence } from './amount.ts'

describe('an amount', { tags: ['amounts'] }, () => {
  it.each([
    ['12.5', 1250],
    ['12.50', 1250],
    ['0.99', 99],
    ['0', 0],
    ['£ 49.90', 4990],
    ['1,234', 123_400],
    ['£1,234.50', 123_450],
    ['123,456.78', 12_345_678],
    ['1 234.50', 123_450],
    ['1\u00A0234.50', 123_450],
    ['\u00A012.50 ', 1250],
    ['\u221212.50', -1250],
    ['£-12.50', -1250],
    ['999999.99', 99_999_999],
  ])('%j is %d pence', (typed, pence) => {
    expect(parsePence(typed)).toBe(pence)
    expect(amountQuestion(typed)).toBeUndefined()
  })

  it.each([
    ['49,90', '£49.90 or £4,990.00? Write 49.90 or 4990'],
    ['-49,90', '-£49.90 or -£4,990.00? Write -49.90 or -4990'],
    ['49,9', '£49.90 or £499.00? Write 49.90 or 499'],
    ['49 90', '£49.90 or £4,990.00? Write 49.90 or 4990'],
    ['49·90', '£49.90 or £4,990.00? Write 49.90 or 4990'],
    ['1234,50', '£1,234.50 or £123,450.00? Write 1234.50 or 123450'],
    ['1 234,50', '£1,234.50? Write 1234.50'],
    ['1.234,50', '£1,234.50? Write 1234.50'],
    ['1’234.50', '£1,234.50? Write 1234.50'],
    ['1.234', '£1,234.00? Write 1234'],
    ['12,3456', '£123,456.00? Write 123456'],
    ['1,234 567', undefined],
    ['1234,567', undefined],
    ['9999999,50', undefined],
    ['12 345.6.7', '£123,456.70? Write 123456.70'],
  ])('%j is asked about: %j', (typed, question) => {
    expect(parsePence(typed)).toBeUndefined()
    expect(amountQuestion(typed)).toBe(question)
  })

  it.each([
    '',
    'abc',
    '12.',
    '.50',
    '12.345.',
    '1e3',
    '12 GBP',
    '--12',
    '1000000',
    '٤٩٫٩٠',
    '４９．９０',
    'Infinity',
    '49,-',
    'x49,90',
    '49,90x',
  ])('%j is none', (typed) => {
    expect(parsePence(typed)).toBeUndefined()
    expect(amountQuestion(typed)).toBeUndefined()
  })
})
