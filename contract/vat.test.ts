import { describe, expect, it } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { countryCode, countryName } from './country-codes.ts'
import { customerProblems, defaultTreatment, type VatCustomer } from './vat.ts'
import { vatNumberOf, vatNumberProblem } from './vat-number.ts'

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
    ['CH', 'CHE-107.787.577 VAT', 'CHE107787577VAT'],
    ['CH', '116.281.710 MWST', 'CHE116281710MWST'],
    ['CH', 'CHE-116.281.710', 'CHE116281710'],
    ['HU', '12892312-2-42', 'HU12892312'],
    ['HU', 'HU12892312', 'HU12892312'],
    ['GB', 'GB 123 4567 89', 'GB123456789'],
    ['GB', '123 4567 89 001', 'GB123456789001'],
    ['GB', 'GB\u00a0123\u20114567\u200b89', 'GB123456789'],
    ['IM', 'GB 003 4567 89', 'GB003456789'],
    ['AT', 'ATU 1234 5678', 'ATU12345678'],
    ['AT', 'U12345678', 'ATU12345678'],
    ['BE', 'BE 0123.456.749', 'BE0123456749'],
    ['BE', '123.456.749', 'BE0123456749'],
    ['CY', 'CY 10259033 P', 'CY10259033P'],
    ['DE', 'ＤＥ１２３４５６７８９', 'DE123456789'],
    ['DK', 'DK-12 34 56 78', 'DK12345678'],
    ['ES', 'B-12345678', 'ESB12345678'],
    ['FI', '1234567-1', 'FI12345671'],
    ['FR', 'FR 40 303 265 045', 'FR40303265045'],
    ['IE', 'IE 1234567 FA', 'IE1234567FA'],
    ['IT', 'IT 01234567890', 'IT01234567890'],
    ['MT', 'MT 1234-5678', 'MT12345678'],
    ['NL', 'NL 1234.56.789.B.01', 'NL123456789B01'],
    ['NO', '923 456 789 MVA', 'NO923456789MVA'],
    ['PL', '526–10–40–828', 'PL5261040828'],
    ['RO', 'RO 12345678', 'RO12345678'],
    ['SE', '556012-3456', 'SE556012345601'],
    ['SE', 'SE 5560123456 01', 'SE556012345601'],
    ['BR', '12.345.678/0001-95', '12345678000195'],
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
    ['HU', '12892312-9-42'],
    ['HU', '1289231-2-42'],
    ['CH', '116.281.71 MWST'],
    ['CH', 'CHE-116.281.710 GST'],
    ['BE', '23.456.749'],
    ['SE', '556012-345'],
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
  expect(customerProblems(customer({ vatNumber: 'nonsense' }))).toMatchObject([{ field: 'vatNumber' }])
  expect(customerProblems(customer({ evidence: 'a'.repeat(200) }))).toEqual([])
  expect(customerProblems(customer({ evidence: 'a'.repeat(201) }))).toMatchObject([{ field: 'evidence' }])
})
