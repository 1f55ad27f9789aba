import { describe, expect, it } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { countColumns, countLines } from './counts.ts'
import { languageNames } from './languages.ts'
import { QUOTE_FIELDS, type QuoteAnswers, quoteRow, SAMPLE_QUOTE } from './quote.ts'
import { checkAnswers } from './schema.ts'
import { taskFields } from './task.ts'
import { neededBy } from './urgency.ts'

describe('questions that follow from an answer', () => {
  const more = { sourceLanguage: ' Polish ', targetLanguage: 'English', countryOfOriginOther: 'Iceland' }
  const checked = (changes: Partial<QuoteAnswers>) =>
    checkAnswers(QUOTE_FIELDS, { ...SAMPLE_QUOTE, ...more, ...changes })

  it.each(QUOTE_FIELDS.serviceType.choices)(
    'languages are kept for translations alone: %s',
    (serviceType) => {
      // as src/form/follow-up.css tells them
      const asked = serviceType.includes('ranslation')
      expect(checked({ serviceType }).answers?.sourceLanguage).toBe(asked ? 'Polish' : '')
      const wrong = checked({ serviceType, targetLanguage: 'x'.repeat(61) }).problems
      expect(wrong).toEqual(asked ? { targetLanguage: 'too-long' } : undefined)
    },
  )

  it('another country is kept if none of the list was chosen', () => {
    expect(checked({ countryOfOrigin: 'Other' }).answers?.countryOfOriginOther).toBe('Iceland')
    expect(checked({ countryOfOrigin: 'Poland' }).answers?.countryOfOriginOther).toBe('')
  })
})

it('a reference of their own is asked of firms alone', () => {
  const typed = { ...SAMPLE_QUOTE, ownReference: ' 4711\u202E/26 ' }
  const kept = (companyName: string) => checkAnswers(QUOTE_FIELDS, { ...typed, companyName }).answers
  expect(kept('Achterberg Ltd')?.ownReference).toBe('4711/26')
  expect(kept(' ')?.ownReference).toBe('')
  expect(Object.keys(taskFields({ company_name: null }))).not.toContain('ownReference')
  expect(Object.keys(taskFields({ company_name: 'Achterberg Ltd' }))).toContain('ownReference')
})

it('knows over 100 languages, each once', () => {
  const names = languageNames()
  expect(names.length).toBeGreaterThan(100)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['Arabic', 'Cantonese', 'English', 'Polish', 'Ukrainian']))
})

describe('what the browser counted', () => {
  it('is stored if it can be true, else left out', () => {
    const some = { pages: 12, words: 0, unread: 3, extra: 40, uncounted: 2 }
    expect(countColumns({ ...some, estimate: { from: 0, to: 5000 } })).toEqual({
      ...{ document_pages: 12, document_words: 0, unread_pages: 3, extra_words: 40 },
      ...{ uncounted_files: 2, estimate_from: 0, estimate_to: 5000 },
    })
    const unread = { unread_pages: null, extra_words: null }
    const unknown = { document_pages: null, document_words: null, ...unread, uncounted_files: null }
    const nothing = { ...unknown, estimate_from: null, estimate_to: null }
    expect(countColumns({ uncounted: 0 })).toEqual(nothing)
    for (const count of [Number.NaN, Number.POSITIVE_INFINITY, -1, 1.5, 2 ** 31]) {
      const counted = { pages: count, words: count, uncounted: count, estimate: { from: count, to: 9 } }
      expect(countColumns(counted)).toEqual(nothing)
    }
    expect(countColumns({ estimate: { from: 10, to: 9 } })).toEqual(nothing)
  })

  it('is said in words', () => {
    expect(countLines({ document_pages: 1, estimate_from: null })).toEqual([
      ['Counted', '1 page (counted in the customer’s browser)'],
    ])
    expect(countLines({ document_pages: 2, uncounted_files: 1 })).toEqual([
      ['Counted', '2 pages, 1 file not counted (counted in the customer’s browser)'],
    ])
    expect(countLines({})).toEqual([])
  })
})

it('quoteRow stores empty optional answers as the table expects', () => {
  const row = quoteRow('id', null, { ...SAMPLE_QUOTE, countryOfOrigin: '', phone: '' }, [])
  expect(row).toMatchObject({ company_name: null, phone: null, uploaded_files: null, country_of_origin: '' })
})

it('the finished work is needed so long after the request, or at no fixed time', () => {
  const created = new Date('2026-11-20T10:00:00Z')
  expect(neededBy('0-12 hours', created)?.toISOString()).toBe('2026-11-20T22:00:00.000Z')
  expect(neededBy('standard', created)?.toISOString()).toBe('2026-11-27T10:00:00.000Z')
  expect(neededBy('>48 hours', created)).toBeNull()
})

it('the list of countries is sorted, without duplicates, and ends with Other', () => {
  const named = COUNTRIES.slice(0, -1)
  expect([...named].sort((a, b) => a.localeCompare(b))).toEqual(named)
  expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length)
  expect(COUNTRIES.at(-1)).toBe('Other')
})
