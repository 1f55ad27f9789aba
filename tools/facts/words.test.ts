import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { FACT_WORDS } from '#content/fact-words.ts'
import { LANGUAGE } from '#content/language.ts'
import type { NumberStyle } from '#contract/language.ts'
import { readBusiness, WEEKDAYS } from './business-schema.ts'
import { daysText, onDays, wordedFacts } from './worded-facts.ts'
import { mailbox, priceText, slugOf } from './words.ts'

const facts = readBusiness(await readFile(new URL('../../content/business.yaml', import.meta.url), 'utf8'))

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
  expect(daysText(days, FACT_WORDS)).toBe(text)
  expect(onDays(days, FACT_WORDS)).toBe(on)
})

it('prices have their sign and two places, in the style of the language', () => {
  const amounts = [
    [3000, 'gbp'],
    [99, 'eur'],
    [123456, 'usd'],
  ] as const
  const written = (style: NumberStyle) =>
    amounts.map(([minor, currency]) => priceText(minor, currency, style))
  expect(written(LANGUAGE)).toEqual(['£30.00', '€0.99', 'US$1,234.56'])
  expect(written({ money: '{amount}\u00a0£', percent: '{number}\u00a0%', decimal: ',', group: '.' })).toEqual(
    ['30,00\u00a0£', '0,99\u00a0€', '1.234,56\u00a0US$'],
  )
})

it('what is promised reads naturally', () => {
  const said = (replyHours: number, minutes: number) => {
    const consultation = { ...facts.consultation, minutes }
    const changed = { ...facts, promises: { ...facts.promises, replyHours }, consultation }
    const { promises, replyInWords, minutesAtStart } = wordedFacts(changed, FACT_WORDS, LANGUAGE)
    return [promises.reply, promises.replyUnit, replyInWords, minutesAtStart]
  }
  expect(said(4, 30)).toEqual(['4 hours', 'hours', 'four hours', 'Thirty'])
  expect(said(1, 45)).toEqual(['1 hour', 'hour', 'one hour', 'Forty-five'])
  expect(said(100, 110)).toEqual(['100 hours', 'hours', '100 hours', '110'])
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
