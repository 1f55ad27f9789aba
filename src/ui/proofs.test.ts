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
      { memberships: [{ name: 'EI', number: '012345', url: 'https://ei.example/1' }] },
      {},
      { label: 'Member of', texts: [{ text: 'EI, no. 012345', url: 'https://ei.example/1' }] },
    ],
    [
      { memberships: [{ name: 'EA', number: null, url: 'https://ea.example/1' }] },
      {},
      { label: 'Member of', texts: [{ text: 'EA', url: 'https://ea.example/1' }] },
    ],
    [
      {},
      { form: 'llp', companyNumber: 'SO123456', registeredIn: 'Scotland' },
      {
        label: 'Registered in Scotland',
        texts: [
          {
            text: 'LLP no. SO123456',
            url: 'https://find-and-update.company-information.service.gov.uk/company/SO123456',
          },
        ],
      },
    ],
    [
      {},
      { insurer: 'Example Mutual, Leith; worldwide' },
      { label: 'Professional indemnity insurance', texts: [{ text: 'Example Mutual, Leith; worldwide' }] },
    ],
    [
      { rating: { score: '4.8', outOf: 5, reviews: 127, date: '2026-11-20' } },
      {},
      {
        label: 'Customer reviews',
        texts: [
          {
            text: '4.8 out of 5 from 127 reviews on opinions.example, 20 November 2026',
            url: 'https://opinions.example/wax',
          },
        ],
      },
    ],
  ])('is only what is filled in: %j %j', (proofs, legal, proof) => {
    expect(house(proofs, legal)).toEqual({ list: [proof], guarantee: undefined })
    const guarantee = 'We put it right.'
    expect(house({ guarantee })).toEqual({ list: [], guarantee })
  })

  it('has several memberships below one another', () => {
    const memberships = ['One', 'Two'].map((name) => ({ name, number: null, url: `https://${name}.example` }))
    expect(house({ memberships })?.list).toEqual([
      { label: 'Member of', texts: memberships.map(({ name, url }) => ({ text: name, url })) },
    ])
  })
})
