import { expect, it } from 'vitest'
import { type EstimateAnswers, estimateOf } from '#contract/estimate.ts'
import type { PriceList, ServicePrice } from '#contract/price-list.ts'
import { type Count, outcomes } from './counted.ts'
import { totalOf } from './estimate.ts'

const price = (more: Partial<ServicePrice>): ServicePrice => ({
  unit: 'page',
  from: 4000,
  authorityFee: null,
  minimum: null,
  time: '3 days',
  note: null,
  urgency: { '0-12 hours': 100, '12-24 hours': 50, '24-48 hours': 25, '>48 hours': 0 },
  ...more,
})

const list = (services: PriceList['services']): PriceList => ({ samples: false, services, extras: [] })

const PRIVATE = 'Private Document Translation & Certification'
const ANSWERS: EstimateAnswers = { serviceType: PRIVATE, urgency: '>48 hours' }
const TYPED: Count = { pages: 12, words: 2900, unread: 0 }
const SCANS: Count = { pages: 3, words: 0, unread: 3 }

const range = (more: Partial<ServicePrice>, count = TYPED, answers: EstimateAnswers = {}, documents = 1) =>
  estimateOf(list({ private: price(more) }), { ...ANSWERS, ...answers }, count, documents, 'en-GB')

it.each<[string, ReturnType<typeof range>, [number, number] | undefined]>([
  ['pages of 250 words', range({}), [12 * 4000, 15 * 4000]],
  ['words', range({ unit: 'word', from: 14 }), [40_600, 50_800]],
  ['pictures, each of a page to a page and a half', range({}, SCANS), [3 * 4000, 5 * 5000]],
  ['words beside pictures, beyond a page', range({}, { ...SCANS, extra: 500 }), [5 * 4000, 7 * 5000]],
  ['pictures in words', range({ unit: 'word', from: 10 }, SCANS), [7_500, 14_100]],
  ['one document, or one in each file', range({ unit: 'document' }, SCANS, {}, 3), [4_000, 15_000]],
  ['the least that an order costs', range({ minimum: 60_500 }), [60_500, 60_500]],
  [
    'haste, and for the authority’s fee none',
    range({ authorityFee: 1000 }, TYPED, { urgency: '0-12 hours' }),
    [84_000, 102_000],
  ],
  ['haste that costs nothing', range({ urgency: null }, TYPED, { urgency: '0-12 hours' }), [48_000, 60_000]],
  [
    'a task’s haste',
    range({}, TYPED, { serviceType: 'document-translation', urgency: 'urgent' }),
    [72_000, 90_000],
  ],
  [
    'a pair without English',
    range({}, TYPED, { sourceLanguage: 'Polish', targetLanguage: 'Greek' }),
    [48_000, 72_000],
  ],
  [
    'a pair with English',
    range({}, TYPED, { sourceLanguage: 'Polish', targetLanguage: 'British English' }),
    [48_000, 60_000],
  ],
  [
    'languages that were typed for another service, and are hidden now',
    estimateOf(
      list({ apostille: price({}) }),
      {
        ...ANSWERS,
        serviceType: 'apostille-notarisation',
        sourceLanguage: 'Polish',
        targetLanguage: 'Greek',
      },
      TYPED,
      1,
      'en-GB',
    ),
    [48_000, 60_000],
  ],
  ['half a pair', range({}, TYPED, { sourceLanguage: 'Polish' }), [48_000, 60_000]],
  [
    'English into English',
    range({}, TYPED, { sourceLanguage: 'English', targetLanguage: 'english' }),
    undefined,
  ],
  ['hours, which nobody can count', range({ unit: 'hour' }), undefined],
  ['no urgency yet', range({}, TYPED, { urgency: '' }), undefined],
  ['no service yet', range({}, TYPED, { serviceType: '' }), undefined],
  ['a service without a price', range({}, TYPED, { serviceType: 'Global Document Procurement' }), undefined],
  ['no list', estimateOf(null, ANSWERS, TYPED, 1, 'en-GB'), undefined],
])('estimates %s', (_, found, expected) => {
  expect(found && [found.from, found.to]).toEqual(expected)
})

it('says what could be counted, and how many files it leaves out', () => {
  const chosen = (['locked', TYPED, 'unknown', { ...SCANS, extra: 50 }] as const).map((outcome) => {
    const file = new File([], 'a')
    outcomes.set(file, outcome)
    return { file }
  })
  expect(totalOf(chosen)).toEqual({ pages: 15, words: 2900, unread: 3, extra: 50, uncounted: 2 })
  expect(totalOf(chosen.slice(1, 2))).toMatchObject({ pages: 12, uncounted: 0 })
  expect(totalOf(chosen.slice(0, 1))).toBeUndefined()
})
