import { expect, it } from 'vitest'
import { checkOrders } from './check-orders.ts'

const ACCOUNT = { name: 'Wax Limited', sortCode: '12-34-56', accountNumber: '98765432' }
const PLAIN = { vatRate: null, vatFrom: null, prices: 'gross', bankTransfer: undefined, card: true } as const

it.each<[facts: Partial<Parameters<typeof checkOrders>[0]>, state: string, says: string]>([
  [{}, 'ok', 'No VAT is charged on quotes.'],
  [
    { vatRate: 2000 },
    'ok',
    '20% VAT is charged on quotes: the amounts that you type include it (orders.prices in content/business.yaml).',
  ],
  [
    { vatRate: 2000, vatFrom: '2026-12-03' },
    'ok',
    '20% VAT is charged on quotes since 2026-12-03: the amounts that you type include it (orders.prices in content/business.yaml).',
  ],
  [
    { vatRate: 1750, prices: 'net' },
    'ok',
    '17.5% VAT is charged on quotes: it is added to the amounts that you type (orders.prices in content/business.yaml).',
  ],
  [{}, 'ok', 'Quotes are paid by card.'],
  [
    { bankTransfer: ACCOUNT },
    'ok',
    'Quotes are paid by card or by bank transfer to Wax Limited, sort code 12-34-56, account 98765432.',
  ],
  [
    { bankTransfer: { ...ACCOUNT, iban: 'GB82 WEST 1234 5698 7654 32' }, card: false },
    'ok',
    'Quotes are paid by bank transfer to Wax Limited, sort code 12-34-56, account 98765432, IBAN GB82 WEST 1234 5698 7654 32.',
  ],
  [
    { card: false },
    'note',
    'Quotes cannot be paid without the Stripe keys or orders.bankTransfer in content/business.yaml.',
  ],
])('says of %j what the owner should know', { tags: ['setup'] }, (facts, state, says) => {
  expect(checkOrders({ ...PLAIN, ...facts })).toContainEqual({ state, says })
})
