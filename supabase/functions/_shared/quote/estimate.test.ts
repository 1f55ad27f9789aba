import { describe, expect, it } from 'vitest'
import { estimateOf, keptEstimate, rangeText, workingOf } from '#contract/estimate.ts'
import type { PriceList } from '#contract/price-list.ts'
import { QUOTE_SERVICES } from '#contract/quote.ts'
import { WORDS } from '../languages.ts'
import { ENGLISH } from '../words.ts'

const PRICES: PriceList = {
  samples: false,
  services: {
    private: {
      ...{
        unit: 'page',
        from: 3800,
        authorityFee: null,
        minimum: null,
        time: '3 days',
        note: null,
        fastest: 12,
      },
      urgency: { '0-12 hours': 100, '12-24 hours': 50, '24-48 hours': 25, '>48 hours': 0 },
    },
    procurement: {
      ...{
        unit: 'document',
        from: 9500,
        authorityFee: 500,
        minimum: 20_000,
        time: '2 to 12 weeks',
        note: null,
      },
      ...{ urgency: null, fastest: 336 },
    },
  },
  extras: [],
}
const words = { ...ENGLISH, PRICES }
const count = { pages: 2, words: 640, unread: 0 }

describe('the working of an estimate', () => {
  it('is what the range comes from', () => {
    const answers = { serviceType: QUOTE_SERVICES[3], urgency: '0-12 hours' }
    const found = estimateOf(PRICES, answers, count, 1, 'en')
    expect(found && rangeText(found, words)).toBe('£228 to £285')
    expect(found && workingOf(found, '0-12 hours', words)).toEqual([
      { what: '3 pages of 250 words × £38', amount: '£114' },
      { what: '0-12 hours: +100%', amount: '£114' },
      { what: 'With stamps, tables or a rare language, up to', amount: '£285' },
    ])
  })

  it('has the least that an order costs, and no haste that costs nothing', () => {
    const found = estimateOf(PRICES, { serviceType: QUOTE_SERVICES[2], urgency: '>48 hours' }, count, 1, 'en')
    expect(found && workingOf(found, '>48 hours', words)).toEqual([
      { what: '1 document × £95', amount: '£95' },
      { what: 'Minimum charge', amount: '£200' },
    ])
  })

  it('is not there for a speed that there is not', () => {
    for (const urgency of ['0-12 hours', '12-24 hours', '24-48 hours', 'urgent', 'express', 'standard'])
      expect(estimateOf(PRICES, { serviceType: QUOTE_SERVICES[2], urgency }, count, 1, 'en')).toBeUndefined()
  })

  it('has words in every language, for one and for many', async () => {
    for (const load of Object.values(WORDS)) {
      const of = { ...(await load()), PRICES }
      for (const pages of [1, 2, 5, 22]) {
        const found = estimateOf(
          PRICES,
          { serviceType: QUOTE_SERVICES[3], urgency: '24-48 hours' },
          { pages, words: pages * 250, unread: 0 },
          1,
          of.LANGUAGE.tag,
        )
        const text = JSON.stringify(found && [rangeText(found, of), workingOf(found, '24-48 hours', of)])
        expect(text).not.toMatch(/undefined|NaN|\{\w+\}/)
        expect(text).toContain('25')
      }
    }
  })
})

describe('the estimate of a request that was sent', () => {
  const row = {
    ...{ service_type: QUOTE_SERVICES[3], urgency: '0-12 hours', document_pages: 2, document_words: 640 },
    ...{ estimate_from: 22_800, estimate_to: 28_500 },
  }

  it('is the one that the page showed', () => {
    expect(keptEstimate(row, 1, words)).toMatchObject({
      range: '£228 to £285',
      text: `For 2 pages, about 640 words: ${QUOTE_SERVICES[3]}, 0-12 hours.`,
    })
  })

  it('is left out where its figures are not ours', () => {
    for (const changes of [
      { estimate_from: 1, estimate_to: 2 },
      { estimate_to: 28_600 },
      { document_words: 10_000 },
      { document_pages: null },
      { urgency: '>48 hours' },
      { service_type: QUOTE_SERVICES[2] },
      { source_language: 'Call 0800 123', target_language: 'now' },
    ])
      expect(keptEstimate({ ...row, ...changes }, 1, words), JSON.stringify(changes)).toBeUndefined()
    expect(keptEstimate(row, 1, { ...words, PRICES: null })).toBeUndefined()
  })
})
