import { describe, expect, it } from 'vitest'
import { type CustomerOrder, ORDER_STATES, type OrderPayment } from '#contract/order.ts'
import { orderPage } from './order-page.ts'

const payment = (changes: Partial<OrderPayment>): OrderPayment => ({
  ...{ part: 'first', method: 'card', amount: 6000, paidAt: '2026-11-20T09:00:00Z', refund: 'none' },
  ...{ refunded: 0, surplus: false },
  ...changes,
})

const order = (state: CustomerOrder['state'], payments: OrderPayment[], more: Partial<CustomerOrder> = {}) =>
  ({
    ...{
      state,
      payments,
      extras: [],
      transfers: [],
      messages: [],
      deliveries: [],
      originals: [],
      methods: ['card'],
    },
    ...{ declined: true, paid: 6000, open: false },
    offer: { total: 12_000, second: 6000, readyBy: '2099-12-01', readyTime: null, readyInDays: null },
    ...more,
  }) as unknown as CustomerOrder

const said = (page: ReturnType<typeof orderPage>) => [page.text, ...page.next].join(' ')

const due = payment({ refund: 'due' })
const made = payment({ refund: 'made', refunded: 6000 })

describe('what happens next follows from the money', () => {
  it.each(['cancelled', 'refunded'] as const)('while it goes back, and once it has: %s', (state) => {
    const before = said(orderPage(order(state, [due])))
    expect(before).toContain('We’re refunding £60.00.')
    expect(before).toContain('We email you a credit note')
    const after = said(orderPage(order(state, [made])))
    expect(after).toContain('We’ve refunded £60.00.')
    expect(after).not.toMatch(/We’ll refund|We refund|We’re refunding|We email you/)
  })

  it('of two payments the one that is still owed', () => {
    const transfer = payment({ part: 'second', method: 'transfer', refund: 'failed' })
    expect(said(orderPage(order('refunded', [made, transfer])))).toContain('We’re refunding £60.00.')
  })

  it('of an order that ended, what is returned and no more', () => {
    const ended = { kept: 4000, returned: 2000, reason: '' }
    expect(said(orderPage(order('ended', [due], { ended })))).toContain('We’re refunding £20.00.')
    const back = payment({ refund: 'made', refunded: 2000 })
    expect(said(orderPage(order('ended', [back], { ended })))).toContain('We’ve refunded £20.00.')
    const kept = said(orderPage(order('ended', [payment({})], { ended: { ...ended, returned: 0 } })))
    expect(kept).toContain('There is nothing to refund.')
    expect(kept).not.toContain('credit note once')
  })

  it('of a quote that was withdrawn, only where money came', () => {
    expect(said(orderPage(order('withdrawn', [])))).not.toMatch(/refund/)
    expect(said(orderPage(order('withdrawn', [due])))).toContain('We’re refunding £60.00.')
  })

  it('of the second half, what of it is not paid yet', () => {
    for (const [paid, left] of [
      [0, '£60.00'],
      [6000, '£60.00'],
      [9000, '£30.00'],
    ] as const)
      expect(said(orderPage(order(paid ? 'in_progress' : 'offered', [], { paid }))), `${paid}`).toContain(
        `You pay the second half, ${left}, when we deliver.`,
      )
  })

  it('and no state has a slot that nothing fills', () => {
    for (const state of ORDER_STATES)
      for (const payments of [[], [due], [made], [payment({})]])
        expect(said(orderPage(order(state, payments))), state).not.toMatch(/\{|undefined|NaN/)
  })
})
