import { describe, expect, it } from 'vitest'
import { BUSINESS } from '#content/business.ts'
import { proofsOf } from './proofs.tsx'

const NOTHING = { memberships: [], rating: undefined, guarantee: undefined }
const LEGAL = { ...BUSINESS.legal, companyNumber: undefined, insurer: undefined }
const reviews = { site: 'opinions.example', url: 'https://opinions.example/wax', widget: '' }
const house = (proofs: object, legal: object = {}) =>
  proofsOf({ proofs: { ...NOTHING, ...proofs }, legal: { ...LEGAL, ...legal }, reviews })

describe('what visitors can check', { tags: ['proofs'] }, () => {
  it('is nothing while nothing is filled in, nor if there is no insurer', () => {
    expect(house({})).toBeUndefined()
    expect(house({}, { insurer: null })).toBeUndefined()
  })

  it.each([
    [
      ...[{ memberships: [{ name: 'EI', number: '012345', url: 'https://ei.example/1' }] }, {}],
      ...['Member of', 'EI, no. 012345', 'https://ei.example/1'],
    ],
    [
      ...[{}, { form: 'llp', companyNumber: 'SO123456', registeredIn: 'Scotland' }],
      ...['Registered in Scotland', 'LLP no. SO123456'],
      'https://find-and-update.company-information.service.gov.uk/company/SO123456',
    ],
    [
      ...[{}, { insurer: 'Example Mutual, Leith; worldwide' }],
      ...['Professional indemnity insurance', 'Example Mutual, Leith; worldwide'],
    ],
    [
      ...[{ rating: { score: '4.8', outOf: 5, reviews: 127, date: '2026-11-20' } }, {}],
      ...['Customer reviews', '4.8 out of 5 from 127 reviews on opinions.example, 20 November 2026'],
      'https://opinions.example/wax',
    ],
  ] as [object, object, string, string, string?][])(
    'is only what is filled in: %j %j',
    (proofs, legal, label, text, url) => {
      const texts = [{ text, ...(url && { url }) }]
      expect(house(proofs, legal)).toEqual({ list: [{ label, texts }], guarantee: undefined })
      const guarantee = 'We put it right.'
      expect(house({ guarantee })).toEqual({ list: [], guarantee })
    },
  )

  it('has several memberships below one another', () => {
    const memberships = ['One', 'Two'].map((name) => ({ name, number: null, url: `https://${name}.example` }))
    expect(house({ memberships })?.list).toEqual([
      { label: 'Member of', texts: memberships.map(({ name, url }) => ({ text: name, url })) },
    ])
  })
})
