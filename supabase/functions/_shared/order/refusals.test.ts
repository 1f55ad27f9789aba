import { expect, it } from 'vitest'
import { ORDER_FAILURES, ORDER_NOTICES } from '#content/order.ts'
import { REFUSALS } from './refusals.ts'

it('has words on the page of an order for every refusal', () => {
  const known = [...Object.keys(ORDER_NOTICES), ...Object.keys(ORDER_FAILURES)]
  expect(Object.keys(REFUSALS).filter((code) => !known.includes(code))).toEqual([])
})
