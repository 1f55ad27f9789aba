import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { FACT_WORDS } from '#content/fact-words.ts'
import { LANGUAGE } from '#content/language.ts'
import type { Business } from './business-schema.ts'
import { readBusiness } from './business-schema.ts'
import { sellerOf, vatRateOf } from './legal-words.ts'
import { identityParts, identityRows, identitySentences, wordedFacts } from './worded-facts.ts'

const facts = readBusiness(await readFile(new URL('../../content/business.yaml', import.meta.url), 'utf8'))
const EMPTY = { ...facts.legal, name: null, companyNumber: null, registeredOffice: null } as const
const NOTHING: Business = {
  ...facts,
  name: 'Example Papers',
  address: { ...facts.address, street: '77 Sample Yard', city: 'Leeds', postcode: 'LS1 1ZZ' },
  legal: { ...EMPTY, vatNumber: null, icoNumber: null, insurer: null },
  phone: { general: null },
}
const house = (legal: Partial<Business['legal']>, phone: string | null = null): Business => ({
  ...NOTHING,
  legal: { ...NOTHING.legal, ...legal },
  phone: { general: phone },
})

const LIMITED = house(
  {
    name: 'Wax Limited',
    companyNumber: 'SC123456',
    registeredIn: 'Scotland',
    registeredOffice: '1 Quay, Leith EH6 1AA',
    vatNumber: 'GB123456789',
    icoNumber: 'ZA123456',
    insurer: 'Example Mutual, 2 Quay, Leith; worldwide.',
  },
  '+44 131 496 0000',
)

const priceWithVat = (of: Business) => wordedFacts(of, FACT_WORDS, LANGUAGE).priceWithVat

describe('what the law wants shown', { tags: ['legal-identity'] }, () => {
  it('is left out while nothing is known', () => {
    expect(identityParts(NOTHING, FACT_WORDS)).toEqual([])
    expect(identityRows(NOTHING, FACT_WORDS)).toEqual([])
    expect(identitySentences(NOTHING, FACT_WORDS)).toBeUndefined()
    expect(priceWithVat(NOTHING)).toBe('£30.00')
    expect(wordedFacts(NOTHING, FACT_WORDS, LANGUAGE).legal.vatTerms).toBeUndefined()
  })

  it('is complete for a company', () => {
    expect(identityParts(LIMITED, FACT_WORDS)).toEqual([
      'Wax Limited, registered in Scotland no.\u00a0SC123456',
      '1 Quay, Leith EH6 1AA',
      'VAT\u00a0GB123456789',
      'ICO\u00a0ZA123456',
    ])
    // The telephone number stands beside them, to be pressed.
    expect(identityRows(LIMITED, FACT_WORDS)).toContainEqual(['Phone', '+44 131 496 0000'])
    expect(identitySentences(LIMITED, FACT_WORDS)).toBe(
      'Registered name: Wax Limited. Registered in: Scotland, number SC123456. Registered office: 1 Quay, Leith EH6 1AA. VAT: GB123456789. Data protection register: ICO, number ZA123456. Professional indemnity insurance: Example Mutual, 2 Quay, Leith; worldwide.',
    )
    expect(priceWithVat(LIMITED)).toBe('£30.00 (VAT included)')
  })

  it('does not repeat a registered name that is the full name', () => {
    expect(identityParts(house({ companyNumber: '01234567' }), FACT_WORDS)).toEqual([
      'Registered in England and Wales no.\u00a001234567',
    ])
    expect(identityRows(house({ companyNumber: '01234567' }), FACT_WORDS)).toEqual([
      ['Registered name', 'Example Papers'],
      ['Registered in', 'England and Wales, number 01234567'],
    ])
  })

  it('is a name and an address for service where nothing is registered', () => {
    const own = { name: 'Alex Example', registeredOffice: '1 Quay, Leith' }
    expect(identityRows(house({ form: 'sole-trader', ...own }), FACT_WORDS)).toEqual([
      ['Owner', 'Alex Example'],
      ['Address for service', '1 Quay, Leith'],
    ])
    expect(identityRows(house({ form: 'partnership', ...own }), FACT_WORDS)[0]).toEqual([
      'Partners',
      'Alex Example',
    ])
  })

  it('says that there is no VAT, and is silent about what need not be said', () => {
    const none = house({ vatNumber: 'none', icoNumber: 'none', insurer: 'none' })
    expect(identityParts(none, FACT_WORDS)).toEqual(['Not VAT-registered'])
    expect(identityRows(none, FACT_WORDS)).toEqual([['VAT', 'not VAT-registered']])
    expect(priceWithVat(none)).toBe('£30.00 (no VAT is charged)')
  })
})

describe('who sells', { tags: ['legal-identity'] }, () => {
  const ADDRESS = '77 Sample Yard, Leeds LS1 1ZZ, United Kingdom'
  const address = { street: '77 Sample Yard', city: 'Leeds', postcode: 'LS1 1ZZ', countryCode: 'GB' }

  it('is what is known, and nothing is claimed besides', () => {
    expect(sellerOf(NOTHING)).toEqual({
      name: 'Example Papers',
      lines: [ADDRESS],
      vatNumber: null,
      companyNumber: null,
      address,
    })
  })

  it('is a company with register, office and VAT number', () => {
    expect(sellerOf(LIMITED)).toEqual({
      name: 'Wax Limited',
      lines: [
        'Trading as Example Papers',
        ADDRESS,
        'Registered in Scotland, number SC123456',
        'Registered office: 1 Quay, Leith EH6 1AA',
        'VAT number GB123456789',
      ],
      vatNumber: 'GB123456789',
      companyNumber: 'SC123456',
      address,
    })
  })

  it('is a person without VAT', () => {
    const own = { form: 'sole-trader', name: 'Alex Example', registeredOffice: '1 Quay, Leith' } as const
    expect(sellerOf(house({ ...own, vatNumber: 'none' }))).toEqual({
      name: 'Alex Example',
      lines: [
        'Trading as Example Papers',
        ADDRESS,
        'Address for service: 1 Quay, Leith',
        'Not VAT-registered',
      ],
      vatNumber: null,
      companyNumber: null,
      address,
    })
  })

  it('charges VAT only when registered for it', () => {
    const rate = (vatNumber: string | null) =>
      vatRateOf({ ...house({ vatNumber }), orders: { ...facts.orders, vatRate: 1750 } })
    expect(rate('GB123456789')).toBe(1750)
    expect(rate('none')).toBeNull()
    expect(rate(null)).toBeNull()
  })
})
