import { expect, it } from 'vitest'
import { WEEKDAYS } from './business-schema.ts'
import { daysText, mailbox, numberInWords, onDays, priceText, slugOf } from './words.ts'

it.each([
  [[...WEEKDAYS.slice(0, 5)], 'Monday to Friday', 'from Monday to Friday'],
  [[...WEEKDAYS], 'Monday to Sunday', 'from Monday to Sunday'],
  [['Monday' as const, 'Tuesday' as const], 'Monday and Tuesday', 'on Monday and Tuesday'],
  [['Sunday' as const], 'Sunday', 'on Sunday'],
  [
    ['Monday' as const, 'Wednesday' as const, 'Friday' as const],
    'Monday, Wednesday and Friday',
    'on Monday, Wednesday and Friday',
  ],
  [
    [...WEEKDAYS.slice(1, 4), 'Saturday' as const],
    'Tuesday to Thursday and Saturday',
    'on Tuesday to Thursday and Saturday',
  ],
])('days read naturally: %j', (days, text, on) => {
  expect(daysText(days)).toBe(text)
  expect(onDays(days)).toBe(on)
})

it('numbers are written out below a hundred', () => {
  expect([1, 4, 12, 20, 30, 45, 99, 100].map(numberInWords)).toEqual([
    'one',
    'four',
    'twelve',
    'twenty',
    'thirty',
    'forty-five',
    'ninety-nine',
    '100',
  ])
})

it('prices have their sign and two places', () => {
  expect([priceText(3000, 'gbp'), priceText(99, 'eur'), priceText(123456, 'usd')]).toEqual([
    '£30.00',
    '€0.99',
    'US$1,234.56',
  ])
})

it('names become file names and mail senders', () => {
  expect([slugOf('Signet & Quill'), slugOf('Été, Ltd.'), slugOf('文')]).toEqual([
    'signet-and-quill',
    'ete-ltd',
    'business',
  ])
  expect(mailbox('Signet & Quill', 'a@example.com')).toBe('Signet & Quill <a@example.com>')
  expect(mailbox('Smith, Jones "Co."', 'a@example.com')).toBe('"Smith, Jones \\"Co.\\"" <a@example.com>')
})
