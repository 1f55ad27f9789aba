import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PRICES } from '#content/prices.ts'
import { priceText, unitPrice } from '#src/form/estimate.ts'
import { pricesModule, readPrices } from './price-list.ts'
import { ContentError } from './source.ts'

const OWN = readFileSync(new URL('../../content/prices.yaml', import.meta.url), 'utf8')

const LIST = `samples: true
services:
  private:
    unit: page
    from: 3800
    minimum: 4000
    time: 2 to 3 working days
    urgency:
      0-12 hours: 100
      12-24 hours: 50
      24-48 hours: 25
      ">48 hours": 0
  corporate:
    unit: word
    from: 14
    time: about a week
extras:
  - what: Apostille
    price: 12500
    authorityFee: 4500
  - what: Certified copy
    price: 2000
    services: [private]
`

function complaint(text: string): string {
  try {
    readPrices(text)
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
  return ''
}

describe('the price list', () => {
  it('is read as it stands', () => {
    expect(readPrices(OWN)).toEqual(PRICES)
    expect(readPrices(LIST)).toMatchObject({
      samples: true,
      services: {
        private: { unit: 'page', authorityFee: null, urgency: { '12-24 hours': 50, '>48 hours': 0 } },
        corporate: { unit: 'word', from: 14, minimum: null, time: 'about a week', urgency: null },
      },
      extras: [
        { what: 'Apostille', price: 12500, authorityFee: 4500, services: null },
        { what: 'Certified copy', price: 2000, authorityFee: null, services: ['private'] },
      ],
    })
  })

  it.each(['', '# samples: true\n', 'samples: true\n', 'services:\nextras:\n', 'services: {}\nextras: []\n'])(
    'may be empty: %j',
    (text) => {
      expect(readPrices(text)).toBeNull()
      expect(pricesModule(readPrices(text))).toContain('PriceList | null = null\n')
    },
  )

  it('may have services alone, or extras alone', () => {
    expect(readPrices(LIST.replace(/extras:[\s\S]*/, ''))).toMatchObject({ extras: [] })
    expect(readPrices(LIST.replace(/services:[\s\S]*(?=extras)/, ''))).toMatchObject({ services: {} })
  })

  it('takes line ends of Windows, and is no sample once that line is gone', () => {
    expect(readPrices(LIST.replaceAll('\n', '\r\n'))).toEqual(readPrices(LIST))
    expect(readPrices(LIST.replace('samples: true\n', ''))?.samples).toBe(false)
  })

  const PAGE = 'must be a whole number of pence from 100 to 1000000, such as 3800 for £38.00'
  const FROM = PAGE.replace('100', '1')
  const PERCENT = 'must be a whole number of percent from 0 to 500, such as 50'
  const SERVICE = 'is not a service: it must be one of corporate, private, apostille, procurement'
  const TIME = 'must say how long it usually takes in at most 80 characters, such as 2 to 3 working days'
  const UNUSED = 'is not used here: take it out, or check its spelling'

  const NONSENSE = '-3800 0 1e9 38.50 £38 EUR38 $38.00 3,800 "3800" 0x1000 .inf yes [3800]'.split(' ')

  it.each([
    ['from: 3800', 'from:', `services.private.from ${FROM}`],
    ...NONSENSE.map((from) => ['from: 3800', `from: ${from}`, `services.private.from ${FROM}`]),
    ['from: 3800', 'from: 38', 'services.private.from must be from 100 to 1000000 pence for a page'],
    ['from: 14', 'from: 1400', 'services.corporate.from must be from 1 to 500 pence for a word'],
    ['minimum: 4000', 'minimum: 40', `services.private.minimum ${PAGE}`],
    [
      'minimum: 4000',
      'authorityFee: 3800',
      'services.private.authorityFee must be less than the price, which',
    ],
    ['minimum: 4000', 'maximum: 4000', `services.private.maximum ${UNUSED}`],
    ['samples: true', 'currency: usd', `currency ${UNUSED}`],
    ['samples: true', 'samples: yes', 'samples must be true, or the line be deleted'],
    ['unit: page', 'unit: sheet', 'services.private.unit must be one of page, word, document, hour'],
    ['  private:', '  notary:', `services.notary ${SERVICE}`],
    ['time: 2 to 3 working days', `time: ${'long '.repeat(17)}`, `services.private.time ${TIME}`],
    ['time: 2 to 3 working days', 'time: "2\\n3"', `services.private.time ${TIME}`],
    ['12-24 hours: 50', '12-24 hours: 50%', `services.private.urgency.12-24 hours ${PERCENT}`],
    ['12-24 hours: 50', '12-36 hours: 50', `services.private.urgency.12-36 hours ${UNUSED}`],
    ['price: 2000', 'price: 20', `extras.2.price ${PAGE}`],
    ['authorityFee: 4500', 'authorityFee: 12500', 'extras.1.authorityFee must be less than the price, which'],
    ['what: Certified copy', 'what: Apostille', 'extras.2.what stands above already'],
    ['what: Certified copy', 'what:', 'extras.2.what must say what it is in at most 80 characters, such as'],
    ['services: [private]', 'services: [notary]', 'extras.2.services.1 must be one of corporate, private,'],
    ['services: [private]', 'services: private', 'extras.2.services must be services in square brackets,'],
  ])('tells line and what was expected: "%s" as "%s"', (from, to, expected) => {
    expect(LIST).toContain(from)
    const line = LIST.slice(0, LIST.indexOf(from)).split('\n').length
    const told = complaint(LIST.replace(from, to)).split('\n')
    expect(told).toContainEqual(expect.stringContaining(`content/prices.yaml:${line}: ${expected}`))
  })

  it.each([
    ['    unit: page\n', 3, 'services.private.unit is missing: it must be one of page, word, document, hour'],
    ['    time: about a week\n', 13, `services.corporate.time is missing: it ${TIME}`],
    ['      ">48 hours": 0\n', 8, `services.private.urgency.>48 hours is missing: it ${PERCENT}`],
    ['    price: 2000\n', 21, `extras.2.price is missing: it ${PAGE}`],
  ])('tells where a line is missing: %j', (text, line, expected) => {
    expect(complaint(LIST.replace(text, ''))).toBe(`content/prices.yaml:${line}: ${expected}`)
  })

  it.each([
    ['a sentence', 'must be followed by "services:" and "extras:"'],
    ['[1, 2]', 'must be followed by "services:" and "extras:"'],
    ['services: [private]', 'services must be followed by lines such as "private:"'],
    ['services: all', 'services must be followed by lines such as "private:"'],
    ['services:\n  private:', 'services.private must be followed by its own lines'],
    ['extras: Apostille', 'extras must be followed by entries, each of which begins with a hyphen'],
    ['extras:\n  - Apostille', 'extras.1 must be followed by its own lines'],
  ])('must be made of lines: %j', (text, expected) => {
    expect(complaint(text).replace(/:\d:/, ':')).toContain(`content/prices.yaml: ${expected}`)
  })
})

it('prices are written as people say them', () => {
  expect([14, 995, 3800, 123_400, 1_000_000].map(priceText)).toEqual([
    '14p',
    '£9.95',
    '£38',
    '£1,234',
    '£10,000',
  ])
  expect(unitPrice({ from: 3800, unit: 'page' })).toBe('£38 a page')
  expect(unitPrice({ from: 9550, unit: 'hour' })).toBe('£95.50 an hour')
})
