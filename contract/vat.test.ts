import { describe, expect, it } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { countryCode, countryName } from './country-codes.ts'
import { customerProblems, defaultTreatment, type VatCustomer, vatNumberOf, vatNumberProblem } from './vat.ts'

const customer = (changes: Partial<VatCustomer> = {}): VatCustomer => ({
  ...{ country: 'DE', business: true, vatNumber: '', evidence: '' },
  ...changes,
})

it('knows every country that forms offer', () => {
  const unknown = COUNTRIES.filter((name) => name !== 'Other' && countryCode(name) === undefined)
  expect(unknown).toEqual([])
  expect(countryName(countryCode('Germany') ?? '')).toBe('Germany')
})

describe('how lines are taxed unless somebody says otherwise', () => {
  it.each([
    [customer({ country: 'GB' }), 'standard'],
    [customer({ country: 'IM', vatNumber: 'GB123456789' }), 'standard'],
    [customer({ vatNumber: 'DE123456789' }), 'outside'],
    [customer({ country: 'US', evidence: 'Delaware, file 1234567' }), 'outside'],
    // Nothing shows that it is a business.
    [customer(), 'standard'],
    [customer({ evidence: '  ' }), 'standard'],
    [customer({ country: 'US', business: false }), 'standard'],
  ])('%o: %s', (of, treatment) => {
    expect(defaultTreatment(of)).toBe(treatment)
  })
})

describe('VAT numbers', () => {
  it.each([
    ['DE', ' de 123.456-789 ', 'DE123456789'],
    ['DE', '123456789', 'DE123456789'],
    ['GR', 'GR123456789', 'EL123456789'],
    ['GB', 'XI123456789', 'XI123456789'],
    ['CH', 'CHE-123.456.789 MWST', 'CHE123456789MWST'],
    ['US', '12-3456789', '123456789'],
    ['FR', '', ''],
  ])('of %s: "%s" is kept as %s', (country, typed, kept) => {
    expect(vatNumberOf(country, typed)).toBe(kept)
    expect(vatNumberProblem(country, typed)).toBeUndefined()
  })

  it.each([
    ['DE', 'DE12345678'],
    ['DE', 'FR12345678901'],
    ['AT', 'ATU1234567'],
    ['NL', 'NL123456789X01'],
    ['GB', 'GB12345678'],
    ['US', '<script>'],
    ['US', 'x'],
  ])('of %s: "%s" is none', (country, typed) => {
    expect(vatNumberProblem(country, typed)).toEqual(expect.any(String))
  })
})

it('refuses unknown countries, and evidence that is no line', () => {
  expect(
    customerProblems(customer({ country: 'XX', evidence: 'a\u202Eb' })).map(({ field }) => field),
  ).toEqual(['country', 'evidence'])
  expect(customerProblems(customer({ business: false, vatNumber: 'nonsense' }))).toEqual([])
})
