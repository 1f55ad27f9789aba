import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPayment, keepPayment, keptPayment } from './pending-payment.tsx'

const payment = { request: 'r', sessionId: 'cs_1', url: 'https://pay.example/1', start: 1_800_000_000_000 }
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps a payment for the half hour of its hold', () => {
  keepPayment(payment, 1_000)
  expect(keptPayment(1_800_999)).toEqual({ ...payment, until: 1_801_000 })
  expect(keptPayment(1_801_000)).toBeUndefined()
  forgetPayment()
  expect(keptPayment(2_000)).toBeUndefined()
})

it('ignores what it did not write, and links that are none', () => {
  for (const text of ['{', 'null', '1', '{}', JSON.stringify({ ...payment, until: 'soon' })]) {
    stored.set('sq-payment', text)
    expect(keptPayment(0)).toBeUndefined()
  }
  keepPayment({ ...payment, url: 'javascript:alert(1)' }, 1_000)
  expect(keptPayment(2_000)).toBeUndefined()
  keepPayment({ ...payment, sessionId: '' }, 1_000)
  expect(keptPayment(2_000)).toBeUndefined()
})

it('does without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepPayment(payment)
  forgetPayment()
  expect(keptPayment()).toBeUndefined()
})
