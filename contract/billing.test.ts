import { expect, it } from 'vitest'
import { addressLines, asksBilling, billingProblem } from './billing.ts'

it('is asked for above £250 with VAT', () => {
  expect(asksBilling({ vatRate: 2000, total: 25_001 })).toBe(true)
  expect(asksBilling({ vatRate: 0, total: 25_001 })).toBe(true)
  expect(asksBilling({ vatRate: 2000, total: 25_000 })).toBe(false)
  expect(asksBilling({ vatRate: null, total: 10_000_000 })).toBe(false)
})

it('is answered in so many lines and characters, empty lines apart', () => {
  expect(addressLines(' 12 Mill Road\r\n\r\n\n Leeds \rLS1 4AP\n')).toEqual([
    '12 Mill Road',
    'Leeds',
    'LS1 4AP',
  ])
  expect(billingProblem('address', '1\n2\n\n3\n4\n5\n\n')).toBeUndefined()
  expect(billingProblem('address', '1\n2\n3\n4\n5\n6')).toBe('too-many-lines')
  expect(billingProblem('address', `${'x'.repeat(300)}\n`)).toBeUndefined()
  expect(billingProblem('address', 'x'.repeat(301))).toBe('too-long')
  expect(billingProblem('address', ' \n ')).toBe('required')
  expect(billingProblem('name', ' ')).toBe('required')
  expect(billingProblem('name', 'Łucja')).toBeUndefined()
})
