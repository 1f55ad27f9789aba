import { afterAll, describe, expect, it, vi } from 'vitest'
import { ENQUIRY_FIELDS, SAMPLE_ENQUIRY } from '#contract/enquiry.ts'
import { rowOf } from '#contract/fields.ts'
import { poundsText } from '#contract/language.ts'
import { doubleWords } from '../../../../tests/support/double-language.ts'
import type { Dependencies } from '../dependencies.ts'
import { ENGLISH, prefixOf, siteIn, wordsIn } from '../words.ts'
import { compose, languageOf, type OutboxMessage, TEMPLATES } from './compose.ts'
import { bullets, factList, greeting, notice, paragraph, sumList } from './design/blocks.ts'
import { message } from './design/message.ts'
import { formatsOf } from './format.ts'

vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock('../languages.ts', async () => {
  const { DOUBLES } = await import('../../../../tests/support/double-language.ts')
  return { WORDS: DOUBLES }
})

const ENQUIRY = {
  id: '7d0a2f46-0000-4000-8000-000000000002',
  reference: 'SQ-9WTR-4HKC',
  created_at: '2026-06-19T14:05:00.000Z',
  ...rowOf(ENQUIRY_FIELDS, SAMPLE_ENQUIRY),
  spam_at: null,
  reply_by: '2026-06-19T18:05:00.000Z',
  reply_reminded_at: null,
  handled_at: null,
  language: 'xx',
}

const dependencies = {
  settings: {
    ADMIN_EMAIL: 'operator@example.com',
    SITE_URL: 'https://site.example',
    LINK_SIGNING_SECRET: 'x'.repeat(32),
    FINANCIAL_RECORD_YEARS: 6,
  },
  now: () => new Date('2026-06-19T14:05:00.000Z'),
} as unknown as Dependencies

const queued = (kind: string, recipient: string | null, language: string): OutboxMessage => ({
  id: '7d0a2f46-0000-4000-8000-000000000003',
  kind,
  subject_id: ENQUIRY.id,
  payload: {},
  recipient,
  facts: { enquiry: { ...ENQUIRY, language } },
})

const acknowledged = (language: string) =>
  compose(queued('enquiry_customer', 'zofia@example.com', language), dependencies)

describe('a message', () => {
  it('to a customer is written in the language of the row that it is about', async () => {
    const mail = await acknowledged('xx')
    expect(mail?.subject).toBe('«SQ-9WTR-4HKC We have your enquiry»')
    expect(mail?.text).toContain('«Dear Zofia,»')
    expect(mail?.text).toContain('«Reference»')
    expect(mail?.html).toContain('<html lang="xx" dir="ltr">')
  })

  it('is English in a language that we do not have, and in none', async () => {
    const english = await acknowledged('en')
    expect(english?.subject).toBe('SQ-9WTR-4HKC We have your enquiry')
    for (const language of ['de', 'XX', '', '💶', 'constructor', '__proto__', 'x'.repeat(10_000)])
      expect(await acknowledged(language)).toEqual(english)
  })

  it('to the operator is English, with the customer’s language beside the name', async () => {
    const mail = await compose(queued('enquiry_operator', null, 'es'), dependencies)
    expect(mail?.text).not.toMatch(/[«»]/)
    expect(mail?.text).toMatch(/Family name: +Wiśniewska\nCustomer’s language: +Spanish \(es\)\n/)
    const double = await compose(queued('enquiry_operator', null, 'xx'), dependencies)
    expect(double?.text).not.toMatch(/[«»]/)
    expect(double?.text).toMatch(/Customer’s language: +xx\n/)
    const english = await compose(queued('enquiry_operator', null, 'en'), dependencies)
    expect(english?.text).not.toContain('Customer’s language')
  })

  it('takes the language of each kind of row, unless it says its own', () => {
    const row = { language: 'xx' } as never
    for (const [kind, facts] of [
      ['quote_customer', { request: row }],
      ['order_offer', { request: row }],
      ['enquiry_customer', { enquiry: row }],
      ['booking_confirmed', { booking: row }],
      ['newsletter_confirm', { consent: row }],
      ['already_subscribed', { subscription: row }],
      ['welcome', { profile: row }],
      ['auth', { profile: row }],
    ] as const) {
      expect(languageOf({ kind, facts, payload: {} })).toBe('xx')
      expect(languageOf({ kind, facts, payload: { language: 'xr' } })).toBe('xr')
    }
    expect(
      languageOf({ kind: 'newsletter_issue', facts: { subscription: row }, payload: {} }),
    ).toBeUndefined()
    expect(languageOf({ kind: 'auth', facts: { profile: null }, payload: {} })).toBeUndefined()
  })
})

describe('words', () => {
  it('are English where no language is known, and have their own pages', async () => {
    for (const language of [null, undefined]) expect(await wordsIn(language)).toBe(ENGLISH)
    expect(siteIn('https://site.example', 'xx')).toBe('https://site.example/xx')
    for (const language of ['en', 'de', '', '//evil.example', 'hasOwnProperty'])
      expect(prefixOf(language)).toBe('')
  })
})

describe('formats', () => {
  it('are those of the language', () => {
    const { money, currency, fileSize, ukMoment, bothClocks, date, month } = formatsOf(doubleWords())
    expect(money(123_450)).toBe('1.234,50 £')
    expect(money(-5)).toBe('-0,05 £')
    expect(currency(123_450, 'eur')).toBe('1.234,50 €')
    expect(fileSize(2_500_000)).toBe('«2,4 MB»')
    const moment = new Date('2026-07-03T14:05:00.000Z')
    expect(ukMoment(moment)).toBe('««Friday», 3 «July» 2026, 15:05 UK time»')
    expect(bothClocks(moment)).toContain('14:05 GMT» («15:05 in the UK»)')
    expect(date('2026-07-03')).toBe('««Friday», 3 «July» 2026»')
    expect(month(moment)).toBe('««July» 2026»')
  })

  it('are as ever in English', () => {
    const { money, currency, fileSize, ukMoment, bothClocks } = formatsOf(ENGLISH)
    expect(money(123_450)).toBe('£1,234.50')
    expect(currency(123_450, 'chf')).toBe('CHF\u00A01,234.50')
    expect(fileSize(340_000)).toBe('332 KB')
    expect(ukMoment(new Date('2026-11-20T14:05:00.000Z'))).toBe('Friday, 20 November 2026, 14:05 UK time')
    expect(bothClocks(new Date('2026-07-03T23:30:00.000Z'))).toBe(
      'Friday, 3 July 2026, 23:30 GMT (00:30 in the UK)',
    )
  })
})

describe('a message from right to left', () => {
  const words = doubleWords('rtl')
  const mail = message(
    { subject: 'SQ-9WTR-4HKC عرض 38.00', title: 'Title', preview: 'P', why: 'عنوان +44 20 7946 0018', words },
    greeting({ given: 'Zofia', family: '' }),
    paragraph('اكتب إلى hello@example.com أو +44 20 7946 0018'),
    notice('تنبيه'),
    bullets(['واحد']),
    factList([{ label: 'مرجع', text: 'SQ-9WTR-4HKC' }]),
    sumList([{ what: 'ترجمة', amount: '95,00 £' }]),
  )

  it('turns tables, cells, paddings and rules', () => {
    const { html = '' } = mail
    expect(html).toContain('<html lang="xr" dir="rtl">')
    for (const [table] of html.matchAll(/<table(?! role="presentation" width="600")[^>]*>/g))
      expect(table).toContain('dir="rtl"')
    expect(html).toContain('border-right:4px solid')
    expect(html).not.toMatch(/border-left|letter-spacing|padding-left:14px/)
    expect(html).toContain('padding:11px 0 11px 16px') // a label, whose gap is behind it
    expect(html).toMatch(/<td[^>]*align="left"[^>]*><bdi dir="ltr">95,00 £<\/bdi>/)
    expect(html).toContain('font-family:Tahoma')
  })

  it('isolates what is read from left to right', () => {
    expect(mail.html).toContain('<bdi dir="ltr">hello@example.com</bdi>')
    expect(mail.html).toContain('<bdi dir="ltr">+44 20 7946 0018</bdi>')
    expect(mail.html).toContain('<bdi>SQ-9WTR-4HKC</bdi>')
    expect(mail.text).toContain('hello@example.com أو \u2066+44 20 7946 0018\u2069')
    expect(mail.text).toContain('\u206695,00 £\u2069')
  })

  it('begins its subject on the right, also with a reference', () => {
    expect(mail.subject).toBe('\u200FSQ-9WTR-4HKC عرض \u206638.00\u2069')
  })

  it('keeps a minus on the side of its amount', () => {
    const style = { ...words.LANGUAGE, money: '\u2066£{amount}\u2069' }
    expect(poundsText(-501, style)).toBe(`\u2066-£5${style.decimal}01\u2069`)
    expect(poundsText(-501, ENGLISH.LANGUAGE)).toBe('-£5.01')
  })

  it('leaves one in English as it was', () => {
    const { html = '', text } = message(
      { subject: 'S', title: 'T', preview: 'P', why: 'W' },
      paragraph('Write to hello@example.com or +44 20 7946 0018'),
    )
    expect(html).toContain('>Write to hello@example.com or +44 20 7946 0018</p>')
    expect(html).not.toMatch(/rtl|<bdi dir/)
    expect(text).not.toMatch(/[\u2066-\u2069]/)
  })
})

it.each(Object.entries(TEMPLATES))('every slot of a message is filled: %s', (_kind, { sample }) => {
  const { subject, text, html } = sample(ENGLISH)
  expect(`${subject}\n${text}\n${html?.replace(/<style[\s\S]*?<\/style>/g, '')}`).not.toMatch(
    /\{\w+\}|undefined/,
  )
})

describe('texts of a language', () => {
  // Those of the double language stand in guillemets.
  it.each(Object.entries(TEMPLATES))('stand together as it joins them: %s', (_kind, { sample }) => {
    const { subject, text } = sample(doubleWords())
    for (const each of [subject, text]) expect(each).not.toMatch(/»[ ,.:;]+«|«[^»]*»: /)
  })
})
