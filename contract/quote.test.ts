import { describe, expect, it } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { neededBy, QUOTE_FIELDS, type QuoteAnswers, quoteRow } from './quote.ts'
import { checkAnswers } from './schema.ts'

const answers: QuoteAnswers = {
  serviceType: 'Global Document Procurement',
  urgency: '0-12 hours',
  taskDescription: 'A birth certificate',
  countryOfOrigin: '',
  countryOfDestination: 'Portugal',
  givenName: 'Inês',
  familyName: 'Carvalho-Haddad',
  companyName: '',
  email: 'ines@example.com',
  phone: '',
}

describe('the quote form', () => {
  it('accepts complete answers and trims them', () => {
    expect(checkAnswers(QUOTE_FIELDS, { ...answers, givenName: '  Inês ' }).answers).toEqual(answers)
  })

  it.each([
    ['serviceType', '', 'Please choose a service'],
    ['urgency', '', 'Please choose how soon you need it'],
    ['taskDescription', ' \n', 'Please describe what you need'],
    ['givenName', ' ', 'Please enter your given name'],
    ['familyName', '', 'Please enter your family name'],
    ['email', '', 'Please enter your email address'],
    ['email', 'ines@', 'Please enter a valid email address'],
    ['email', 'a@example.com, b@example.com', 'Please enter a valid email address'],
    ['countryOfOrigin', 'Atlantis', 'Please choose a country from the list'],
    ['companyName', 'x'.repeat(201), 'Please use at most 200 characters'],
    ['taskDescription', 'x'.repeat(5001), 'Please use at most 5000 characters'],
  ])('answers %s = %j with its message', (field, value, message) => {
    expect(checkAnswers(QUOTE_FIELDS, { ...answers, [field]: value }).errors).toEqual({ [field]: message })
  })
})

it('quoteRow stores empty optional answers as the table expects', () => {
  const row = quoteRow('id', null, answers, [])
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
