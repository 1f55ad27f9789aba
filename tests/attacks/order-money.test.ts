import { describe, expect, it } from 'vitest'
import type { OrderPurpose } from '#contract/acts.ts'
import { callFunction } from '../support/bookings.ts'
import { operatorActs, operatorToken, tokenFor } from '../support/links.ts'
import { dayIn, rpc, sampleOffer, storePaidHalf, storeRequest } from '../support/orders.ts'
import { workerHost } from '../support/own-host.ts'
import type { Row } from '../support/sql.ts'

/** Somebody tries to have money returned, given up or booked twice: with others' links, other purposes, other amounts, once more. */

const { host, sql } = workerHost()

const press = (purpose: OrderPurpose, id: string, body: object) => operatorActs(host, purpose, id, body)

const EXTRA = {
  action: 'extra',
  draft: { lines: [{ what: 'A copy', amount: 1200 }], readyBy: dayIn(20), validUntil: dayIn(7), note: '' },
  expected: 0,
}

const ACTS: [OrderPurpose, object][] = [
  ['transfer', { action: 'confirm', amount: 6001 }],
  ['transfer', { action: 'confirm', amount: 5000, difference: 'return' }],
  ['transfer', { action: 'confirm', amount: 5000, again: true }],
  ['end', { action: 'refund', amount: 100, reason: 'Late' }],
  ['end', { action: 'end', keep: 0, reason: 'Cancelled', ground: 'goodwill' }],
  ['end', { action: 'write_off', reason: 'Never paid' }],
  ['extra', EXTRA],
  ['extra', { action: 'withdraw_extra' }],
  ['begin', { action: 'undo_begin' }],
  ['correct', { action: 'reschedule', readyBy: '2027-01-20', reason: 'Never' }],
  ['message', { action: 'ask', text: 'Your card number, please' }],
]

async function money(request: string): Promise<Row> {
  const { order, payments, papers, extras } = await rpc(sql, 'order_view', { request })
  const [counted] =
    await sql`select count(*)::int as events from public.order_events where order_id = ${order.id}`
  // Their PDFs are made by reading.
  const facts = papers.map(({ kind, reference, facts: known }: Row) => ({ kind, reference, known }))
  return { order, payments, papers: facts, extras, ...counted }
}

async function untouched(request: string, attack: () => Promise<void>): Promise<void> {
  const before = await money(request)
  await attack()
  expect(await money(request)).toEqual(before)
}

describe('an act with money', { tags: ['order-links'] }, () => {
  it('is not done by a customer’s link, or another order’s', async () => {
    const [victim, own] = [await storePaidHalf(sql), await storePaidHalf(sql)]
    await untouched(victim, async () => {
      for (const [purpose, body] of ACTS) {
        const theirs = tokenFor(host, 'request', victim)
        for (const token of [
          `${purpose}.${theirs}`,
          theirs,
          operatorToken(host, purpose, own).replace(own, victim),
          operatorToken({ linkSecret: 'x'.repeat(32) }, purpose, victim),
        ]) {
          const { status } = await callFunction(host, 'operator', { token, ...body })
          expect([body, status]).toEqual([body, 403])
        }
        expect((await callFunction(host, 'customer-order', { token: theirs, ...body })).status).toBe(400)
      }
    })
  })

  it('takes no amount that is none, huge, negative or beyond what there is', async () => {
    const request = await storePaidHalf(sql)
    await untouched(request, async () => {
      for (const amount of [0, -1, 0.5, 2 ** 31, 1e308, '100', null, [100], { pence: 100 }]) {
        const reason = 'Late'
        for (const [purpose, body] of [
          ['transfer', { action: 'confirm', amount, again: true }],
          ['end', { action: 'refund', amount, reason }],
          ['end', { action: 'end', keep: amount, reason, ground: 'goodwill' }],
        ] as const) {
          // Nothing may be kept.
          if (amount === 0 && body.action === 'end') continue
          expect([body, (await press(purpose, request, body)).status]).toEqual([body, 400])
        }
      }
      for (const changes of [
        { ground: 'because' },
        { ground: '__proto__' },
        { reason: 'x'.repeat(2001) },
        { reason: { toString: 'x' } },
        { held: 1 },
        { request },
      ]) {
        const body = { action: 'end', keep: 0, reason: 'x', ground: 'goodwill', ...changes }
        expect([changes, (await press('end', request, body)).status]).toEqual([changes, 400])
      }
    })
  })

  it('happens once, however often it is pressed, and however many press at the same moment', async () => {
    const request = await storePaidHalf(sql)
    const { recorded } = await rpc(sql, 'order_view', { request })
    const again = { action: 'confirm', amount: 4000, again: true, expected: recorded }
    await Promise.all([1, 2, 3, 4].map(() => press('transfer', request, again)))
    await press('transfer', request, again)
    const { payments } = await money(request)
    expect(payments.filter(({ state }: Row) => state === 'paid')).toHaveLength(2)

    const end = { action: 'end', keep: 2000, reason: 'Cancelled', ground: 'after_14_days' }
    await Promise.all([1, 2, 3, 4].map(() => press('end', request, end)))
    await press('end', request, { ...end, keep: 1000 })
    const after = await rpc(sql, 'order_view', { request })
    expect(after.order.state).toBe('ended')
    expect(after.held).toBe(2000)
    const due = after.payments.reduce((sum: number, { refund_due }: Row) => sum + refund_due, 0)
    expect(due).toBe(4001 + 4000)
  })

  it('is noted as paid back once, and never more than is due', async () => {
    const request = await storePaidHalf(sql)
    await press('end', request, { action: 'refund', amount: 1500, reason: 'Late' })
    const { payments } = await money(request)
    const [{ id: payment }] = payments
    expect((await press('transfer', request, { action: 'refunded', payment, total: 1501 })).status).toBe(409)
    const other = await storePaidHalf(sql)
    await press('transfer', other, { action: 'refunded', payment, total: 1500 })
    expect((await money(request)).payments).toMatchObject([{ refunded: 0 }])
    const refunded = { action: 'refunded', payment, total: 1500 }
    await Promise.all([1, 2, 3].map(() => press('transfer', request, refunded)))
    const after = await money(request)
    expect(after.papers.filter(({ kind }: Row) => kind === 'credit note')).toHaveLength(1)
    expect(after.payments).toMatchObject([{ refunded: 1500, refund_due: 1500 }])
  })

  it('does nothing once the order has come to nothing', async () => {
    const request = await storeRequest(sql)
    await rpc(sql, 'make_offer', { request, offer: JSON.stringify(sampleOffer()) })
    await rpc(sql, 'withdraw_offer', { request })
    await untouched(request, async () => {
      for (const [purpose, body] of ACTS)
        expect([body, (await press(purpose, request, body)).status]).toEqual([body, 409])
    })
  })
})

describe('a customer', { tags: ['order-isolation'] }, () => {
  const ask = (id: string, body: object) =>
    callFunction(host, 'customer-order', { token: tokenFor(host, 'request', id), ...body })

  it('accepts no extra of another order, none that is gone, and none at another price', async () => {
    const [own, other] = [await storePaidHalf(sql), await storePaidHalf(sql)]
    const accept = { action: 'accept', version: 2, express: true, method: 'card' }
    await press('extra', other, EXTRA)
    await untouched(own, async () => expect((await ask(own, accept)).status).toBe(409))
    await press('extra', own, EXTRA)
    for (const body of [{ amount: 1 }, { total: 1 }, { lines: [] }, { whole: 'yes' }])
      expect((await ask(own, { ...accept, ...body })).status).toBe(400)
    await press('extra', own, { action: 'withdraw_extra' })
    expect((await ask(own, accept)).status).toBe(409)
    const { extras } = await money(own)
    expect(extras).toMatchObject([{ state: 'withdrawn', covered: 0 }])
  })
})
