import { expect, it } from 'vitest'
import type { VatRule } from '#contract/order.ts'
import type { PriceList } from '#contract/price-list.ts'
import { emptyLine } from './offer-draft.ts'
import { priceChoices, withListed } from './price-choices.ts'

const NONE = { authorityFee: null, minimum: null, note: null, urgency: null }
const LIST: PriceList = {
  samples: false,
  services: {
    private: {
      ...NONE,
      unit: 'page',
      from: 3800,
      minimum: 6000,
      time: '2 days',
      urgency: { '0-12 hours': 100, '12-24 hours': 50, '24-48 hours': 25, '>48 hours': 0 },
    },
    apostille: { ...NONE, unit: 'document', from: 12500, authorityFee: 4500, time: 'a week' },
  },
  extras: [{ what: 'Certified copy', price: 2000, authorityFee: null, services: null }],
}
const PRIVATE = 'Private Document Translation & Certification'
const WITHOUT_VAT: VatRule = { vatRate: null, prices: 'gross' }

const choices = (
  request: object = {},
  rule = WITHOUT_VAT,
  usual: 'standard' | 'outside' = 'standard',
  work = '',
) =>
  priceChoices(LIST, {
    request: { serviceType: PRIVATE, urgency: '>48 hours', ...request },
    rule,
    usual,
    work,
    feeWords: '{what}: the authority’s fee',
  })

it('offers what is in the list, the service that was asked for first', () => {
  const APOSTILLE = 'Apostille & Notarisation Services'
  expect(choices().map(({ label }) => label)).toEqual([
    `${PRIVATE}: £38 a page`,
    `${APOSTILLE}: £125 a document`,
    'Certified copy: £20',
  ])
  expect(choices({ serviceType: APOSTILLE })[0]?.label).toBe(`${APOSTILLE}: £125 a document`)
  expect(choices({ serviceType: 'document-translation' })[0]?.label).toBe(`${PRIVATE}: £38 a page`)
  expect(
    priceChoices(null, {
      request: { serviceType: '', urgency: '' },
      rule: WITHOUT_VAT,
      usual: 'standard',
      work: '',
      feeWords: '',
    }),
  ).toEqual([])
})

it('counts, with the smallest order and the surcharge of the request', () => {
  const amounts = (urgency: string, count: number) =>
    choices({ urgency })[0]
      ?.lines(count)
      .map(({ what, amount }) => [what, amount])
  expect(amounts('>48 hours', 1)).toEqual([[`${PRIVATE}, 1 page`, 6000]])
  expect(amounts('>48 hours', 3)).toEqual([[`${PRIVATE}, 3 pages`, 11400]])
  expect(amounts('12-24 hours', 3)).toEqual([[`${PRIVATE}, 3 pages`, 17100]])
  expect(amounts('urgent', 3)).toEqual([[`${PRIVATE}, 3 pages`, 17100]])
  expect(choices()[2]?.lines(2)).toEqual([
    { what: 'Certified copy × 2', amount: 4000, treatment: 'standard' },
  ])
})

it.each([
  [WITHOUT_VAT, 'standard', 8000],
  [{ vatRate: 2000, prices: 'gross' }, 'standard', 8000],
  [{ vatRate: 2000, prices: 'net' }, 'standard', 6667],
  [{ vatRate: 2000, prices: 'gross' }, 'outside', 6667],
] as const)(
  'takes VAT out where it is added or not due, and passes fees on as they are: %j, %s',
  (rule, usual, own) => {
    expect(choices({}, rule, usual)[1]?.lines(1)).toEqual([
      { what: 'Apostille & Notarisation Services, 1 document', amount: own, treatment: usual },
      {
        what: 'Apostille & Notarisation Services, 1 document: the authority’s fee',
        amount: 4500,
        treatment: 'disbursement',
      },
    ])
  },
)

it('puts lines in the place of empty ones, and keeps what was typed', () => {
  const typed = { ...emptyLine('standard'), what: 'Courier', amount: '45' }
  const listed = choices()[2]?.lines(1) ?? []
  expect(withListed([emptyLine('standard')], listed)).toMatchObject([
    { what: 'Certified copy', amount: '20.00' },
  ])
  expect(withListed([typed, emptyLine('standard')], listed)).toEqual([
    typed,
    { id: expect.any(String), what: 'Certified copy', amount: '20.00', treatment: 'standard' },
  ])

  const work = 'Certified translation, Polish into English'
  const named = { ...emptyLine('standard'), what: work }
  const service = choices({}, WITHOUT_VAT, 'standard', work)[0]?.lines(3) ?? []
  expect(withListed([named], service)).toMatchObject([{ what: `${work}, 3 pages`, amount: '114.00' }])
  expect(withListed([named], listed)).toMatchObject([named, { what: 'Certified copy' }])
})
