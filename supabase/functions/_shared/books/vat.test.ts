import { expect, it } from 'vitest'
import type { MoneyRow } from './money.ts'
import { vatFacts, vatReturn } from './vat.ts'

it('tells apart what was sold without VAT before the registration, and since', {
  tags: ['books'],
}, async () => {
  async function* rows(): AsyncGenerator<MoneyRow> {
    for (const [day, net, vat] of [
      ['2026-12-02', 6001, 0],
      ['2026-12-03', 6000, 0],
      ['2026-12-04', 5000, 1000],
    ] as const) {
      const sold = vat > 0 ? { treatment: 'standard', rate: 2000 } : { treatment: 'none', rate: null }
      yield {
        ...{ day, sold_on: day },
        kind: 'payment',
        about: 'order',
        currency: 'gbp',
        paper: 'R-1',
        net,
        vat,
        ...sold,
      } as MoneyRow
    }
  }
  const filled = await vatReturn(rows(), '2026-12-03')
  expect([filled.box1, filled.box6]).toEqual([1000, 5000])
  expect(vatFacts(filled).map(({ label, text }) => [label, text])).toEqual([
    ['Box 1, VAT due on sales', '£10.00'],
    ['Box 6, sales without VAT', '£50.00'],
    ['Sold without VAT, in no box', '£60.01'],
    ['Sold without VAT since your registration, in no box: issue corrected invoices', '£60.00'],
    ['Standard rate, 20%', '£50.00 and £10.00 VAT'],
  ])
  expect((await vatReturn(rows(), null)).sums).toHaveLength(2)
})

it('counts what was sold before the registration as such when it goes back or is corrected, and names nothing that is mended', {
  tags: ['books'],
}, async () => {
  const none = (kind: string, day: string, sold_on: string, net: number) => ({
    ...{ kind, day, sold_on, net, vat: 0, about: 'order', currency: 'gbp' },
    ...{ treatment: 'none', rate: null },
  })
  async function* rows(...all: object[]): AsyncGenerator<MoneyRow> {
    yield* all as MoneyRow[]
  }
  const back = none('refund', '2026-12-09', '2026-12-02', -1000)
  expect((await vatReturn(rows(back), '2026-12-03')).sums).toMatchObject([{ treatment: 'none', net: -1000 }])
  const wrong = none('refund', '2027-01-04', '2026-12-04', -6000)
  const right = { ...wrong, kind: 'payment', treatment: 'standard', rate: 2000, net: 5000, vat: 1000 }
  const labels = async (...all: object[]) =>
    vatFacts(await vatReturn(rows(...all), '2026-12-03')).map(({ label, text }) => `${label}: ${text}`)
  expect(await labels(wrong, right)).toEqual([
    'Box 1, VAT due on sales: £10.00',
    'Box 6, sales without VAT: £50.00',
    'Sold without VAT since your registration, and corrected: -£60.00',
    'Standard rate, 20%: £50.00 and £10.00 VAT',
  ])
  expect(await labels(wrong, { ...wrong, kind: 'payment', net: 6000 })).toHaveLength(2)
})
