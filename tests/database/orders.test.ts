import { describe, expect } from 'vitest'
import type { OrderAct } from '#contract/operator.ts'
import { ORDER_STATES, type OrderState, offerSums } from '#contract/order.ts'
import { SAMPLE_ORDERS } from '#functions/_shared/order/mail-samples.ts'
import { noteDocument, refusal, rpc, sampleOffer, storeRequest } from '../support/orders.ts'
import type { Row, TransactionSql } from '../support/sql.ts'
import { it, sql } from '../support/trial.ts'

/** The rules of orders: which step may follow which, money to the penny, papers without gaps. */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const START = new Date('2026-12-01T09:00:00Z')
const later = (milliseconds: number) => new Date(START.getTime() + milliseconds).toISOString()

async function offered(tx: TransactionSql, changes: object = {}): Promise<string> {
  const request = await storeRequest(tx)
  await rpc(tx, 'make_offer', { request, offer: JSON.stringify(sampleOffer(START, changes)), at: later(0) })
  return request
}

const view = (tx: TransactionSql, request: string, at = later(MINUTE)) =>
  rpc(tx, 'order_view', { request, at })

const accept = (tx: TransactionSql, request: string, changes: Row = {}) =>
  rpc(tx, 'accept_offer', {
    request,
    version: 1,
    express: true,
    method: 'card',
    at: later(MINUTE),
    ...changes,
  })

async function settle(tx: TransactionSql, payment: Row, changes: Row = {}): Promise<Row> {
  return rpc(tx, 'settle_order_session', {
    payment: payment.id,
    session: `cs_${payment.id}`,
    state: 'paid',
    paid_amount: payment.amount,
    paid_currency: 'gbp',
    provider_payment: `pi_${payment.id}`,
    at: later(2 * MINUTE),
    ...changes,
  })
}

const BILLING = { billing_name: 'Haworth Mills Ltd', billing_address: 'The Old Mill\nHaworth\nBD22 8DA' }

const ENDING = { reason: 'The customer moves earlier.', ground: 'within_14_days_express' }

async function paidHalf(tx: TransactionSql, changes: object = {}): Promise<string> {
  const request = await offered(tx, changes)
  const { payment } = await accept(tx, request, BILLING)
  await settle(tx, payment)
  return request
}

async function delivered(
  tx: TransactionSql,
  { openNow = false } = {},
): Promise<{ request: string; document: string }> {
  const request = await paidHalf(tx)
  const document = await noteDocument(tx, request, { name: 'translation.pdf', at: later(DAY) })
  await rpc(tx, 'deliver_order', { request, open_now: openNow, at: later(DAY) })
  return { request, document }
}

const kinds = async (tx: TransactionSql, request: string) =>
  (
    await tx`select kind from public.outbox where subject_id = ${request} and kind like 'order%' order by created_at, kind`
  ).map(({ kind }) => kind)

describe('what the operator can do', { tags: ['order-states'] }, () => {
  const ALLOWED: Record<OrderState, OrderAct[]> = {
    offered: ['offer', 'withdraw', 'billing', 'message', 'ask'],
    expired: ['offer', 'withdraw', 'message', 'ask'],
    withdrawn: ['offer', 'message'],
    accepted: ['withdraw', 'billing', 'message', 'ask'],
    half_paid: ['begin', 'deliver', 'decline', 'extra', 'refund', 'end', 'billing', 'message', 'ask'],
    in_progress: [
      'undo_begin',
      'deliver',
      'decline',
      'extra',
      'refund',
      'end',
      'billing',
      'message',
      'ask',
      'draft',
    ],
    delivered: ['deliver', 'extra', 'refund', 'end', 'write_off', 'billing', 'message'],
    completed: ['deliver', 'extra', 'refund', 'end', 'message'],
    cancelled: ['offer', 'message'],
    refunded: ['offer', 'message'],
    ended: ['offer', 'refund', 'message'],
  }

  async function orderIn(tx: TransactionSql, state: OrderState, method = 'card'): Promise<string> {
    const request = await offered(tx)
    const at = later(5 * MINUTE)
    const does = (name: string, args: Row = {}) => rpc(tx, name, { request, at, ...args })
    const pay = (payment: Row) =>
      method === 'card' ? settle(tx, payment) : does('confirm_transfer', { amount: payment.amount })
    if (state === 'expired') await rpc(tx, 'run_order_clock', { at: later(60 * DAY) })
    if (state === 'withdrawn') await does('withdraw_offer')
    if (['offered', 'expired', 'withdrawn'].includes(state)) return request
    const { payment } = await accept(tx, request, { method })
    if (state === 'accepted') return request
    await pay(payment)
    if (state === 'half_paid') return request
    if (state === 'cancelled') await does('cancel_order')
    if (state === 'refunded') await does('decline_order')
    if (state === 'cancelled' || state === 'refunded') return request
    await does('begin_order')
    if (state === 'ended') await does('end_order', { keep: 4000, ...ENDING })
    if (state === 'in_progress' || state === 'ended') return request
    await does('deliver_order', { tracking: 'RM 1' })
    if (state === 'completed') await pay((await does('open_balance', { method })).payment)
    return request
  }

  const CALLS: Partial<Record<OrderAct, [string, Row?]>> = {
    offer: ['make_offer', { offer: JSON.stringify(sampleOffer(START)) }],
    withdraw: ['withdraw_offer'],
    begin: ['begin_order'],
    deliver: ['deliver_order', { tracking: 'RM 2' }],
    decline: ['decline_order'],
    confirm: ['confirm_transfer', { amount: 6001 }],
    confirm_again: ['confirm_transfer', { amount: 6001, again: true }],
    extra: ['offer_extra', { offer: JSON.stringify(sampleOffer(START)) }],
    withdraw_extra: ['withdraw_extra'],
    refund: ['refund_part', { amount: 1, reason: 'A page less.' }],
    end: ['end_order', { keep: 1, ...ENDING }],
    write_off: ['write_off', { reason: 'Moved away.' }],
    message: ['send_order_message', { author: 'operator', text: 'Which spelling?' }],
    ask: ['send_order_message', { author: 'operator', text: 'Which spelling?', kind: 'ask' }],
    undo_begin: ['undo_begin'],
  }

  async function leavesEvent(tx: TransactionSql, request: string, [name, args]: [string, Row?]) {
    const undone = new Error('undone')
    const events = async (inner: TransactionSql) =>
      (
        await inner`
          select event.number from public.order_events as event
          join public.orders as ordered on ordered.id = event.order_id where ordered.request_id = ${request}`
      ).length
    let left = false
    const call = async (inner: TransactionSql) => {
      const before = await events(inner)
      await rpc(inner, name, { request, at: later(6 * MINUTE), ...args })
      left = (await events(inner)) > before
      throw undone
    }
    await tx.savepoint(call).catch((error: Error & { code?: string }) => {
      if (error !== undone && error.code !== 'PT409') throw error
    })
    return left
  }

  it.for(ORDER_STATES)(
    '"%s" is what order_view says, and no function does anything else',
    async (state, { tx }) => {
      const request = await orderIn(tx, state)
      const { order, actions } = await view(tx, request, later(6 * MINUTE))
      expect([order.state, actions]).toEqual([state, ALLOWED[state]])
      for (const [act, call] of Object.entries(CALLS)) {
        expect([act, await leavesEvent(tx, request, call)]).toEqual([act, actions.includes(act)])
      }
    },
  )

  it('with a bank transfer goes by the payments besides', async ({ tx }) => {
    for (const state of ORDER_STATES) {
      const { actions, awaited, owed, payments } = await view(tx, await orderIn(tx, state, 'transfer'))
      const [first] = payments
      const isOwed = ['cancelled', 'refunded', 'ended'].includes(state)
      const expected = [
        ...(state === 'accepted' ? ['confirm'] : []),
        ...(isOwed ? ['refunded'] : []),
        ...ALLOWED[state],
        ...(['offered', 'expired', 'withdrawn', 'accepted'].includes(state) ? [] : ['confirm_again']),
      ]
      expect([state, actions]).toEqual([state, expected])
      expect(awaited).toBe(state === 'accepted' ? first.id : null)
      expect(owed).toEqual(isOwed ? [first.id] : [])
    }
  })

  it('is the same in the samples of its messages', () => {
    // What depends on more than the state.
    const besides = ['confirm', 'refunded', 'confirm_again', 'withdraw_extra', 'billing', 'undo_begin']
    const byState = (acts: readonly string[]) => acts.filter((act) => !besides.includes(act))
    for (const { order, actions } of Object.values(SAMPLE_ORDERS))
      expect(byState(actions)).toEqual(byState(ALLOWED[order.state]))
  })
})

describe('an offer', { tags: ['order-states'] }, () => {
  it('adds up as the contract does, in every way to charge VAT', async ({ tx }) => {
    for (const vatRate of [null, 0, 500, 2000]) {
      for (const prices of ['gross', 'net'] as const) {
        for (const amount of [100, 101, 333, 9999, 12_345, 8_000_001]) {
          const lines = [
            { what: 'One', amount },
            { what: 'Discount', amount: amount > 200 ? -99 : 0 },
          ]
          const { offer } = await view(tx, await offered(tx, { lines, vatRate, prices }))
          const { total, vat, first, second } = offerSums(lines, { vatRate, prices })
          expect(offer).toMatchObject({ total, vat, first_amount: first, second_amount: second })
          expect(first - second).toBe(total % 2)
        }
      }
    }
  })

  it('is replaced by a newer one until it is accepted, and only by a customer who has seen the current one', async ({
    tx,
  }) => {
    const request = await offered(tx)
    const again = { request, offer: JSON.stringify(sampleOffer(START)), at: later(MINUTE) }
    expect(await refusal(tx, (inner) => rpc(inner, 'make_offer', { ...again, expected: 0 }))).toBe(
      'superseded',
    )
    expect((await rpc(tx, 'make_offer', { ...again, expected: 1 })).order.version).toBe(2)
    expect(await refusal(tx, (inner) => accept(inner, request))).toBe('superseded')
    await accept(tx, request, { version: 2 })
    expect(await refusal(tx, (inner) => rpc(inner, 'make_offer', again))).toBe('offer-closed')
  })

  it('has lines, a total and a last day that can be meant', async ({ tx }) => {
    const request = await storeRequest(tx)
    const wrong = [
      { lines: [] },
      { lines: 'One' },
      { lines: Array.from({ length: 51 }, () => ({ what: 'One', amount: 100 })) },
      { lines: [{ what: '', amount: 100 }] },
      { lines: [{ what: ' ', amount: 100 }] },
      { lines: [{ what: 'a\nb', amount: 100 }] },
      { lines: [{ what: 'x'.repeat(201), amount: 100 }] },
      { lines: [{ what: 'One', amount: 99 }] },
      { lines: [{ what: 'One', amount: 10_000_001 }] },
      { lines: [{ what: 'One', amount: 1.5 }] },
      { lines: [{ what: 'One', amount: '100' }] },
      { lines: [{ what: 'One', amount: 1e30 }] },
      { lines: [{ what: 'One' }] },
      { validUntil: later(-MINUTE) },
      { note: 'x'.repeat(5001) },
      { prices: 'free' },
      { vatRate: 10_001 },
    ]
    for (const changes of wrong) {
      const offer = JSON.stringify(sampleOffer(START, changes))
      expect(
        await refusal(tx, (inner) => rpc(inner, 'make_offer', { request, offer, at: later(0) })),
        JSON.stringify(changes).slice(0, 80),
      ).toBe('23514')
    }
    expect(await view(tx, request)).toBeNull()
  })

  it('cannot be accepted when its time is over, and the operator is told', async ({ tx }) => {
    const request = await offered(tx)
    const late = later(7 * DAY)
    expect((await view(tx, request, late)).order.state).toBe('expired')
    expect(await refusal(tx, (inner) => accept(inner, request, { at: late }))).toBe('expired')
    expect((await rpc(tx, 'run_order_clock', { at: late })).expired).toBeGreaterThanOrEqual(1)
    expect((await view(tx, request)).order.state).toBe('expired')
    expect(await kinds(tx, request)).toContain('order_expired_operator')
    expect(await refusal(tx, (inner) => accept(inner, request, { at: late }))).toBe('expired')
    const renewed = { request, offer: JSON.stringify(sampleOffer(new Date(late))), at: late }
    expect((await rpc(tx, 'make_offer', renewed)).order).toMatchObject({ state: 'offered', version: 2 })
  })

  it('is taken back, and what is paid for it then goes back', async ({ tx }) => {
    const request = await offered(tx)
    const { payment } = await accept(tx, request)
    await rpc(tx, 'withdraw_offer', { request, at: later(MINUTE) })
    expect(await refusal(tx, (inner) => accept(inner, request))).toBe('not-offered')
    const settled = await settle(tx, payment)
    expect(settled.payment).toMatchObject({ state: 'paid', surplus: true, refund_state: 'due' })
    expect(settled.order.state).toBe('withdrawn')
    expect(await kinds(tx, request)).toEqual(
      expect.arrayContaining(['order_surplus', 'order_surplus_operator', 'order_withdrawn']),
    )
  })
})

describe('paying', { tags: ['order-states'] }, () => {
  it('another amount, currency or session changes nothing, and the operator is told once', async ({ tx }) => {
    for (const changes of [{ paid_amount: 1 }, { paid_currency: 'jpy' }, { session: 'cs_foreign' }]) {
      const request = await offered(tx)
      const { payment } = await accept(tx, request)
      await rpc(tx, 'record_order_session', {
        payment: payment.id,
        session: `cs_${payment.id}`,
        url: 'https://pay.example',
      })
      await settle(tx, payment, changes)
      await settle(tx, payment, changes)
      // Its page is dead, and it can be paid anew on another; a foreign session changes nothing.
      const anew = await accept(tx, request)
      expect(anew.payment.id === payment.id).toBe('session' in changes)
      expect((await view(tx, request)).papers).toEqual([])
      await settle(tx, payment, changes)
      expect((await view(tx, request)).order.state).toBe('accepted')
      expect((await kinds(tx, request)).filter((kind) => kind === 'order_mismatch_operator')).toHaveLength(1)
    }
  })

  it('can be begun fifty times, and no oftener', async ({ tx }) => {
    const request = await offered(tx)
    const change = (inner: TransactionSql, i: number) =>
      accept(inner, request, { method: i % 2 === 0 ? 'card' : 'transfer' })
    for (let i = 0; i < 50; i++) await change(tx, i)
    expect(await refusal(tx, (inner) => change(inner, 50))).toBe('too-many-payments')
    expect((await view(tx, request)).order.state).toBe('accepted')
  })

  it('by bank transfer is recorded once, however often the customer changed their mind and the operator presses', async ({
    tx,
  }) => {
    const request = await offered(tx)
    for (const [i, method] of ['transfer', 'card', 'transfer'].entries())
      await accept(tx, request, { method, at: later(i * MINUTE) })
    const confirm = (inner: TransactionSql, changes: Row = {}) =>
      rpc(inner, 'confirm_transfer', { request, amount: 6001, at: later(DAY), ...changes })
    expect((await confirm(tx)).order.state).toBe('half_paid')
    expect(await refusal(tx, (inner) => confirm(inner))).toBe('not-open')
    expect((await view(tx, request)).papers).toHaveLength(1)
    // A real second payment is recognised and refunded.
    const { payments, papers } = await confirm(tx, { again: true })
    expect(papers).toHaveLength(2)
    expect(payments.map(({ surplus, refund_state }: Row) => [surplus, refund_state])).toEqual([
      [false, 'none'],
      [false, 'none'],
      [false, 'none'],
      [true, 'due'],
    ])
    // the same payment twice, requested once
    const twice = await confirm(tx, { again: true })
    expect(twice.papers).toHaveLength(3)
    expect(twice.payments).toHaveLength(5)
    expect(twice.payments.filter(({ refund_state }: Row) => refund_state === 'due')).toHaveLength(2)
    expect(twice.order.state).toBe('half_paid')
  })

  it('by bank transfer counts although its time was over', async ({ tx }) => {
    const request = await offered(tx, {
      validUntil: later(40 * DAY),
      readyBy: later(50 * DAY).slice(0, 10),
    })
    await accept(tx, request, { method: 'transfer' })
    await rpc(tx, 'run_order_clock', { at: later(20 * DAY) })
    expect((await view(tx, request)).order.state).toBe('offered')
    const confirmed = await rpc(tx, 'confirm_transfer', { request, amount: 6001, at: later(21 * DAY) })
    expect(confirmed.order.state).toBe('half_paid')
  })

  it('the second half follows the delivery, and completes the order', async ({ tx }) => {
    const early = await offered(tx)
    expect(await refusal(tx, (inner) => rpc(inner, 'open_balance', { request: early, method: 'card' }))).toBe(
      'first-unpaid',
    )
    const { request } = await delivered(tx)
    const { payment } = await rpc(tx, 'open_balance', { request, method: 'card', at: later(2 * DAY) })
    expect(payment).toMatchObject({ part: 'second', amount: 6000 })
    expect((await settle(tx, payment, { at: later(2 * DAY) })).order.state).toBe('completed')
    expect(await refusal(tx, (inner) => rpc(inner, 'open_balance', { request, method: 'card' }))).toBe(
      'already-paid',
    )
    const { papers } = await view(tx, request)
    expect(papers.map(({ facts }: Row) => facts.amount)).toEqual([6001, 6000])
  })
})

describe('the address for the invoice', { tags: ['order-states', 'order-money'] }, () => {
  const LARGE = { vatRate: 2000, lines: [{ what: 'One', amount: 25_001 }] }
  const BUYER = { name: BILLING.billing_name, company: null, address: BILLING.billing_address }

  it('is needed above £250 with VAT, once, and stands on each of the papers, though its owner be erased', async ({
    tx,
  }) => {
    const request = await offered(tx, LARGE)
    const refused = (changes: Row) => refusal(tx, (inner) => accept(inner, request, changes))
    for (const [changes, code] of [
      [{}, 'billing-missing'],
      [{ ...BILLING, billing_name: ' ' }, 'billing-missing'],
      [{ billing_name: 'Haworth Mills Ltd' }, 'billing-missing'],
      [{ ...BILLING, billing_address: ' \n' }, 'billing-missing'],
      [{ ...BILLING, billing_name: 'x'.repeat(201) }, 'billing-too-long'],
      [{ ...BILLING, billing_address: 'x'.repeat(301) }, 'billing-too-long'],
      [{ ...BILLING, billing_address: '1\n2\n3\n4\n5\n6' }, 'billing-too-long'],
      [{ ...BILLING, billing_name: 'Haworth\nMills' }, '23514'],
      [{ ...BILLING, billing_address: 'Haworth\tMills' }, '23514'],
    ] as [Row, string][])
      expect([changes, await refused(changes)]).toEqual([changes, code])
    expect((await view(tx, request)).order).toMatchObject({ state: 'offered', billing_name: null })

    const { payment } = await accept(tx, request, BILLING)
    expect((await accept(tx, request)).payment.id).toBe(payment.id)
    const corrected = { billing_name: 'Haworth Mills', billing_address: BILLING.billing_address }
    expect((await accept(tx, request, corrected)).payment.id).toBe(payment.id)
    await accept(tx, request, BILLING)
    await settle(tx, payment)
    await rpc(tx, 'cancel_order', { request, at: later(3 * MINUTE) })
    await rpc(tx, 'settle_order_refund', { payment: payment.id, refund: 're_1', at: later(4 * MINUTE) })
    const { papers } = await view(tx, request)
    expect(papers.map(({ kind, facts }: Row) => [kind, facts.buyer])).toEqual([
      ['invoice', expect.objectContaining(BUYER)],
      ['credit note', expect.objectContaining(BUYER)],
    ])

    await rpc(tx, 'erase_person', { address: (await view(tx, request)).request.email })
    const erased = await view(tx, request)
    expect([erased.order.billing_name, erased.order.billing_address]).toEqual([null, null])
    expect(erased.papers[0].facts.buyer).toMatchObject(BUYER)
  })

  it('is neither needed nor kept up to £250, or without VAT', async ({ tx }) => {
    for (const changes of [
      { ...LARGE, lines: [{ what: 'One', amount: 25_000 }] },
      { ...LARGE, vatRate: null },
    ]) {
      const request = await offered(tx, changes)
      await accept(tx, request)
      const { payment } = await accept(tx, request, BILLING)
      await settle(tx, payment)
      const { order, papers } = await view(tx, request)
      expect([order.billing_name, order.billing_address]).toEqual([null, null])
      expect(papers[0].facts.buyer).toMatchObject({ name: expect.stringContaining(' ') })
      expect(papers[0].facts.buyer).not.toHaveProperty('address')
    }
  })

  it('may be given by a business below £250, with a purchase order that the operator can set later', async ({
    tx,
  }) => {
    const business = {
      country: 'DE',
      business: true,
      vatNumber: 'DE123456789',
      evidence: 'Register',
      check: { state: 'valid' },
    }
    const notes = { outside: 'Reverse charge.' }
    const lines = [
      { what: 'Translation', amount: 10_000, treatment: 'outside' },
      { what: 'Fee', amount: 2_001, treatment: 'disbursement' },
    ]
    const request = await offered(tx, { vatRate: 2000, lines, customer: business, vatNotes: notes })
    const long = { ...BILLING, purchase_order: 'x'.repeat(51) }
    expect(await refusal(tx, (inner) => accept(inner, request, long))).toBe('billing-too-long')
    expect(await refusal(tx, (inner) => accept(inner, request, { purchase_order: 'a\nb' }))).toBe('23514')
    const { payment } = await accept(tx, request, { ...BILLING, purchase_order: ' PO-1 ' })
    await settle(tx, payment)
    const { papers, actions } = await view(tx, request)
    expect(papers[0].facts).toMatchObject({
      ...{ kind: 'invoice', purchaseOrder: 'PO-1', notes, buyer: BUYER },
      customer: { country: 'DE', business: true, vatNumber: 'DE123456789' },
      shares: [
        { treatment: 'outside', net: 5000, vat: 0 },
        { treatment: 'disbursement', net: 1001, vat: 0 },
      ],
    })
    // What shows that it is a business is ours alone.
    expect(Object.keys(papers[0].facts.customer)).not.toContain('evidence')
    expect(actions).toContain('billing')

    const change = { request, name: null, address: '', purchase_order: 'PO-2' }
    const { order } = await rpc(tx, 'change_billing', change)
    expect(order).toMatchObject({ ...BILLING, billing_address: null, purchase_order: 'PO-2' })
    expect((await view(tx, request)).papers[0].facts.purchaseOrder).toBe('PO-1')
    const { email } = (await view(tx, request)).request
    await rpc(tx, 'erase_person', { address: email })
    const erased = await view(tx, request)
    expect([erased.order.purchase_order, erased.offer.customer]).toEqual([null, null])
  })

  it('of customers who are none', async ({ tx }) => {
    const known = { country: 'DE', business: true, vatNumber: '', evidence: '' }
    for (const customer of [
      { ...known, country: 'Germany' },
      { ...known, business: 'yes' },
      { ...known, vatNumber: '<b>' },
      { ...known, evidence: 'x'.repeat(201) },
      {},
    ])
      expect(await refusal(tx, (inner) => offered(inner, { customer }))).toBe('23514')
    expect(await refusal(tx, (inner) => offered(inner, { customer: known, vatNotes: [] }))).toBe('23514')
  })
})

describe('cancelling', { tags: ['order-hour'] }, () => {
  const cancel = (tx: TransactionSql, request: string, at: string) => rpc(tx, 'cancel_order', { request, at })
  const paidAt = 2 * MINUTE

  it('is possible for an hour after the payment, by the clock of the database', async ({ tx }) => {
    const unpaid = await offered(tx)
    expect(await refusal(tx, (inner) => cancel(inner, unpaid, later(paidAt)))).toBe('not-paid')
    const late = await paidHalf(tx)
    expect(await refusal(tx, (inner) => cancel(inner, late, later(paidAt + 60 * MINUTE + 1000)))).toBe(
      'too-late',
    )
    const inTime = await paidHalf(tx)
    const cancelled = await cancel(tx, inTime, later(paidAt + 60 * MINUTE - 1000))
    expect(cancelled.order.state).toBe('cancelled')
    expect(cancelled.payments).toMatchObject([{ refund_state: 'due' }])
    expect((await cancel(tx, inTime, later(2 * DAY))).order.state).toBe('cancelled')
  })

  it('"Begin" and "Cancel" at the same moment: one of them wins, and the other is told so', async () => {
    const requests: string[] = []
    try {
      for (let i = 0; i < 40; i++) {
        const request = await sql.begin((tx) => paidHalf(tx))
        requests.push(request)
        const at = later(3 * MINUTE)
        const outcomes = await Promise.allSettled([
          rpc(sql, 'begin_order', { request, at }),
          rpc(sql, 'cancel_order', { request, at }),
        ])
        const won = outcomes.filter(({ status }) => status === 'fulfilled')
        expect(won).toHaveLength(1)
        const lost = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
        expect(['begun', 'ended']).toContain(lost.reason.hint)
      }
    } finally {
      await sql`delete from public.outbox where subject_id = any (${requests})`
      await sql`delete from public.quote_requests where id = any (${requests})`
    }
  })
})

describe('delivered documents', { tags: ['order-states'] }, () => {
  const open = (tx: TransactionSql, request: string, document: string) =>
    rpc(tx, 'open_order_document', { request, document, at: later(2 * DAY) })

  it('close again when everything was given back', async ({ tx }) => {
    const { request, document } = await delivered(tx, { openNow: true })
    const { payments } = await view(tx, request)
    await settle(tx, payments[0], { refunded: 6001 })
    expect((await view(tx, request)).order.state).toBe('refunded')
    expect(await open(tx, request, document)).toBeNull()
  })

  it('are the same when an upload, a parcel or a message comes twice', async ({ tx }) => {
    const request = await paidHalf(tx)
    const add = (name: string) => noteDocument(tx, request, { name })
    const first = await add('a.pdf')
    expect(await add('a.pdf')).toEqual(first)
    expect(await add('b.pdf')).not.toBe(first)
    expect((await view(tx, request)).documents).toHaveLength(2)
    const parcel = (inner: TransactionSql) =>
      rpc(inner, 'deliver_order', { request, carrier: 'Post', tracking: 'RM 1', at: later(DAY) })
    expect((await parcel(tx)).deliveries).toHaveLength(1)
    expect(await refusal(tx, parcel)).toBe('nothing-to-deliver')
    const next = await rpc(tx, 'deliver_order', {
      request,
      carrier: 'Post',
      tracking: 'RM 2',
      at: later(DAY),
    })
    expect(next.deliveries).toHaveLength(2)
    // once delivered, the same file is another document
    expect(await add('a.pdf')).not.toBe(first)

    const say = (author: string, text: string) => rpc(tx, 'send_order_message', { request, author, text })
    expect((await say('operator', 'Hello')).messages).toHaveLength(1)
    expect((await say('operator', 'Hello')).messages).toHaveLength(1)
    expect((await say('customer', 'Hello')).messages).toHaveLength(2)
    expect((await say('operator', 'Hello')).messages).toHaveLength(3)
    const told =
      await tx`select kind from public.outbox where subject_id = ${request} and kind like 'order_message%'`
    expect(told).toHaveLength(3)
  })
})

describe('a conversation', { tags: ['operator-inbox'] }, () => {
  const say = (tx: TransactionSql, request: string, author: string, text: string) =>
    rpc(tx, 'send_order_message', { request, author, text })

  it('cannot be ended by one side for the other', async ({ tx }) => {
    const request = await offered(tx)
    for (let i = 1; i <= 200; i++) await say(tx, request, 'customer', `Question ${i}`)
    expect(await refusal(tx, (inner) => say(inner, request, 'customer', 'And this?'))).toBe(
      'too-many-messages',
    )
    expect((await say(tx, request, 'operator', 'Please call us.')).messages.at(-1)).toMatchObject({
      ...{ number: 201, author: 'operator' },
    })
  })

  it('reaches the operator as a list where a customer writes too much at once', async ({ tx }) => {
    await tx.unsafe(`create or replace function public.operator_mail_limit() returns integer
      language sql immutable set search_path = '' as 'select 20'`)
    // of earlier files
    await tx`delete from public.outbox where kind = 'order_message_operator'`
    const request = await offered(tx)
    for (let i = 1; i <= 45; i++) await say(tx, request, 'customer', `Question ${i} ${'?'.repeat(4_000)}`)
    const waiting = () => tx`
      select id from public.outbox where subject_id = ${request} and kind = 'order_message_operator' and bundle is null
      and status = 'queued'`
    const first = (await waiting()).slice(0, 20).map(({ id }) => id)
    await tx`select public.settle_messages(${first}::uuid[])`
    await tx`
      insert into public.mail_counts (message, mailbox, kind)
      select id, 'operator', 'order_message_operator' from unnest(${first}::uuid[]) as id`
    await tx`select public.bundle_operator_mail()`
    expect(await waiting()).toHaveLength(0)
    const [bundle] = await tx`
      select id from public.outbox where kind = 'operator_bundle' and payload ->> 'kind' = 'order_message_operator'`
    const facts = await rpc(tx, 'message_facts', {
      ...{ message: bundle?.id, kind: 'operator_bundle', subject: null, payload: '{}' },
    })
    expect(facts.bundled).toHaveLength(25)
    expect(facts.bundled[0]).toMatchObject({
      reference: expect.stringMatching(/^SQ-/),
      name: expect.any(String),
    })
    for (const { about } of facts.bundled) expect(about).toMatch(/^Question \d+ \?{180,190}$/)
  })
})

describe('documents with a message', { tags: ['order-states'] }, () => {
  const add = (tx: TransactionSql, request: string, changes: Row = {}) =>
    noteDocument(tx, request, { name: 'draft.pdf', purpose: 'message', ...changes })
  const say = (tx: TransactionSql, request: string, documents: string[], changes: Row = {}) =>
    rpc(tx, 'send_order_message', {
      ...{ request, author: 'operator', text: 'Please check.', documents, at: later(DAY), ...changes },
    })
  const open = (tx: TransactionSql, request: string, document: string) =>
    rpc(tx, 'open_order_document', { request, document, at: later(2 * DAY) })

  it('open at once in every state, are counted, and move nothing', async ({ tx }) => {
    const request = await offered(tx)
    const document = await add(tx, request)
    expect(await open(tx, request, document)).toBeNull()
    const said = await say(tx, request, [document])
    expect(said).toMatchObject({
      order: { state: 'offered', open_before_payment: false },
      documents: [{ message: 1, delivery: null }],
      deliveries: [],
    })
    const { payment } = await accept(tx, request)
    const reach: (() => Promise<Row>)[] = [
      () => view(tx, request),
      () => settle(tx, payment),
      () => rpc(tx, 'begin_order', { request, at: later(DAY) }),
      () => rpc(tx, 'deliver_order', { request, carrier: 'Post', tracking: 'RM 1', at: later(DAY) }),
      () => settle(tx, payment, { refunded: 6001 }),
    ]
    const states: string[] = []
    for (const go of reach) {
      await go()
      states.push((await view(tx, request)).order.state)
      expect(await open(tx, request, document)).toMatchObject({ name: 'draft.pdf' })
    }
    expect(states).toEqual(['accepted', 'half_paid', 'in_progress', 'delivered', 'refunded'])
    expect((await view(tx, request)).documents).toMatchObject([{ opened: 5 }])
    const log = await tx`
      select kind, actor, facts from public.order_events where kind in ('messaged', 'opened') and order_id = ${said.order.id}
      order by number`
    expect(log).toEqual([
      { kind: 'messaged', actor: 'operator', facts: { message: 1, documents: 1 } },
      ...Array.from({ length: 5 }, () => ({ kind: 'opened', actor: 'customer', facts: { document } })),
    ])
  })

  it('are no delivery: one takes nothing of the other, and nobody verifies them', async ({ tx }) => {
    const request = await paidHalf(tx)
    const sha256 = crypto.randomUUID().replaceAll('-', '').repeat(2)
    const finished = await add(tx, request, { purpose: 'deliver', sha256 })
    const draft = await add(tx, request, { sha256 })
    expect(draft).not.toBe(finished)
    expect(await refusal(tx, (inner) => say(inner, request, [finished]))).toBe('document-gone')
    expect(await refusal(tx, (inner) => say(inner, request, [draft, finished]))).toBe('document-gone')
    await say(tx, request, [draft])
    expect(await rpc(tx, 'verify_document', { sha256 })).toBeNull()
    for (const document of [draft, finished])
      expect(await rpc(tx, 'remove_order_document', { request, document })).toEqual(
        document === finished ? expect.stringMatching(/^delivered/) : null,
      )
    const waiting = await add(tx, request)
    const deliver = (inner: TransactionSql) => rpc(inner, 'deliver_order', { request, at: later(DAY) })
    expect(await refusal(tx, deliver)).toBe('nothing-to-deliver')
    await rpc(tx, 'deliver_order', { request, carrier: 'Post', tracking: 'RM 1', at: later(DAY) })
    expect((await view(tx, request)).documents).toMatchObject([
      { id: draft, message: 1, delivery: null },
      { id: waiting, message: null, delivery: null },
    ])
    const remove = (purpose: string) =>
      rpc(tx, 'remove_order_document', { request, document: waiting, purpose })
    expect(await remove('deliver')).toBeNull()
    expect(await remove('message')).not.toBeNull()
  })

  it('are five at most, of this order, from the operator, and sent once', async ({ tx }) => {
    const [request, other] = [await offered(tx), await offered(tx)]
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.push(await add(tx, request, { name: `${i}.pdf` }))
    expect(await add(tx, request, { name: '0.pdf' })).toBe(ids[0])
    expect(await refusal(tx, (inner) => add(inner, request))).toBe('too-many-with-message')
    for (const [target, documents, changes] of [
      [other, ids, {}],
      [request, [...ids, await add(tx, other)], {}],
      [request, [ids[0], ids[0]], {}],
      [request, [crypto.randomUUID()], {}],
      [request, ids, { author: 'customer' }],
    ] as [string, string[], Row][])
      expect(await refusal(tx, (inner) => say(inner, target, documents, changes))).toBe('document-gone')
    expect((await view(tx, request)).messages).toEqual([])
    await say(tx, request, ids)
    const again = await say(tx, request, ids.toReversed())
    expect(again.messages).toHaveLength(1)
    // Another text with them, or the same text with others, is another message.
    expect(await refusal(tx, (inner) => say(inner, request, ids, { text: 'Again.' }))).toBe('document-gone')
    const next = await say(tx, request, [await add(tx, request)])
    expect(next.messages).toHaveLength(2)
    expect((await kinds(tx, request)).filter((kind) => kind === 'order_message')).toHaveLength(2)
  })

  it('count among the fifty of an order', async ({ tx }) => {
    const request = await paidHalf(tx)
    for (let i = 0; i < 49; i++) await add(tx, request, { purpose: 'deliver', name: `${i}.pdf` })
    await add(tx, request)
    expect(await refusal(tx, (inner) => add(inner, request, { name: '51.pdf' }))).toBe('too-many-documents')
  })
})

describe('the clock', { tags: ['order-states'] }, () => {
  it('reminds twice at most, and never of what has happened', async ({ tx }) => {
    const request = await offered(tx, {
      validUntil: later(14 * DAY),
      readyBy: later(16 * DAY).slice(0, 10),
    })
    const silent = await paidHalf(tx)
    const { request: unpaid } = await delivered(tx)
    for (let hours = 0; hours < 30 * 24; hours += 5)
      await rpc(tx, 'run_order_clock', { at: later(hours * 60 * MINUTE) })
    const reminders = async (id: string) => (await kinds(tx, id)).filter((kind) => /reminder|due/.test(kind))
    expect(await reminders(request)).toEqual(['order_offer_reminder', 'order_offer_reminder'])
    expect(await reminders(silent)).toEqual(['order_due_operator', 'order_due_operator'])
    expect(await reminders(unpaid)).toEqual(['order_balance_due', 'order_balance_due'])
  })
})

describe('a person who ordered', { tags: ['order-states'] }, () => {
  it('finds the order among their data, and once erased leaves only what the law wants', async ({ tx }) => {
    const { request } = await delivered(tx)
    const { request: row } = await view(tx, request)
    const address = `${crypto.randomUUID()}@example.com`
    await tx`update public.quote_requests set email = ${address} where id = ${request}`
    await rpc(tx, 'send_order_message', { request, author: 'customer', text: 'When?' })
    const draft = await noteDocument(tx, request, { name: 'draft.pdf', purpose: 'message' })
    await rpc(tx, 'send_order_message', { request, author: 'operator', text: 'Soon.', documents: [draft] })
    const data = await rpc(tx, 'person_data', { address })
    expect(data.requests).toMatchObject([
      {
        reference: row.reference,
        order: {
          order: { state: 'delivered' },
          papers: [{ number: expect.any(Number) }],
          documents: [{ delivery: 1 }, { name: 'draft.pdf', message: 2 }],
        },
      },
    ])
    expect(data.requests[0].order_events.length).toBeGreaterThan(3)

    const paths = (await view(tx, request)).documents.map(({ path }: Row) => path)
    const erased = await rpc(tx, 'erase_person', { address })
    expect(erased.paths).toEqual(expect.arrayContaining(paths))
    expect(erased.kept).toEqual([row.reference])
    const left = await view(tx, request)
    expect(left).toMatchObject({ order: { state: 'delivered' }, documents: [], messages: [] })
    expect(left.papers).toHaveLength(1)
    await settle(tx, left.payments[0], { refunded: 6001 })
    expect((await view(tx, request)).order.state).toBe('refunded')
    expect(await kinds(tx, request)).not.toContain('order_refunded')
  })

  it('adds a document, and the operator is told what has become of the order', async ({ tx }) => {
    const facts = (request: string) =>
      rpc(tx, 'message_facts', {
        ...{ message: crypto.randomUUID(), kind: 'quote_files_operator', subject: request, payload: '{}' },
      })
    expect((await facts(await storeRequest(tx))).ordered).toBeNull()
    const ordered = (await facts(await paidHalf(tx, { readyBy: '2026-12-09' }))).ordered
    expect(ordered).toEqual({
      state: 'half_paid',
      ready_by: '2026-12-09',
      actions: ['begin', 'deliver', 'decline', 'extra', 'refund', 'end', 'billing', 'message', 'ask'],
    })
  })

  it('is kept for as long as the last paper has to be', async ({ tx }) => {
    const request = await paidHalf(tx)
    const due = async (at: string) => {
      const rows = await tx`select id from public.overdue('{"records":"6 years"}', ${at})`
      return rows.some(({ id }) => id === request)
    }
    await tx`update public.quote_requests set ordered_at = ${later(-400 * DAY)} where id = ${request}`
    expect(await due('2032-06-01T00:00:00Z')).toBe(false)
    expect(await due('2032-12-02T00:00:00Z')).toBe(true)
  })

  it('stays an order, even if it is marked as none, once it is paid for', async ({ tx }) => {
    const request = await paidHalf(tx)
    await rpc(tx, 'mark_order', { request, ordered: false })
    expect((await view(tx, request)).request.ordered_at).not.toBeNull()
  })
})
