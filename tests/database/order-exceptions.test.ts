import { describe, expect } from 'vitest'
import { orderLinkView } from '#functions/_shared/order/operator-view.ts'
import type { OrderView } from '#functions/_shared/order/order.ts'
import { rpc } from '../support/orders.ts'
import type { Row } from '../support/sql.ts'
import { ACCEPT, inHours, it, TrialOrder } from '../support/trial-order.ts'

/** Orders on a real day: transfers of another amount, money that goes back in part, ends, debts and extras. */

const ENDING = { reason: 'They moved.', ground: 'within_14_days_express' }

it.beforeEach(async ({ tx }) => {
  await tx`update public.business_facts set transfer_tolerance = 1000`
})

/** £60.01 of £120.01 is awaited. */
async function accepted(order: TrialOrder, changes: Row = {}): Promise<Row> {
  await order.offer()
  return order.accept({ method: 'transfer', ...changes })
}

async function delivered(order: TrialOrder): Promise<Row> {
  await order.paid({ method: 'transfer' })
  return order.call('deliver_order', { tracking: 'RM 1' })
}

async function returnAll(order: TrialOrder): Promise<Row> {
  for (const payment of (await order.view()).owed)
    await order.call('settle_order_refund', { request: undefined, payment })
  return order.view()
}

const money = ({ payments }: Row) =>
  payments
    .filter(({ state }: Row) => state === 'paid')
    .map(({ amount, waived, surplus, refund_due }: Row) => [amount, waived, surplus, refund_due])
/** Those of one moment have no order. */
const papers = (view: Row) => view.papers.map(({ kind, facts }: Row) => [kind, facts.amount]).sort()

describe('a transfer', { tags: ['order-states', 'order-money'] }, () => {
  it('that falls short is accepted as full within the tolerance, and the paper says what came', async ({
    order,
  }) => {
    await accepted(order)
    expect(await order.refusal('confirm_transfer', { amount: 5000 })).toBe('amount-differs')
    expect(await order.refusal('confirm_transfer', { amount: 5000, difference: 'accept' })).toBe(
      'beyond-tolerance',
    )
    const view = await order.confirm(5001, { difference: 'accept' })
    expect([view.order.state, view.covered, money(view), papers(view)]).toEqual([
      'half_paid',
      6001,
      [[5001, 1000, false, 0]],
      [['receipt', 5001]],
    ])
  })

  it('that falls short is recorded, and the rest is awaited; a press that is repeated records nothing', async ({
    order,
  }) => {
    await accepted(order)
    const asked = await order.confirm(3000, { difference: 'ask', expected: 0 })
    expect([asked.order.state, asked.covered]).toEqual(['accepted', 3000])
    expect(asked.payments.find(({ id }: Row) => id === asked.awaited).amount).toBe(3001)
    expect(money(await order.confirm(3000, { difference: 'ask', expected: 0 }))).toHaveLength(1)
    expect(await order.refusal('confirm_transfer', { amount: 3000, difference: 'ask' })).toBe(
      'recorded-already',
    )
    expect(await order.refusal('confirm_transfer', { amount: 1, difference: 'ask', expected: 0 })).toBe(
      'money-changed',
    )
    const view = await order.confirm(3001, { expected: 1 })
    expect([view.order.state, papers(view)]).toEqual([
      'half_paid',
      [
        ['receipt', 3000],
        ['receipt', 3001],
      ],
    ])
  })

  it('of more counts for what is due, and the rest is held with a receipt until it is returned', async ({
    order,
  }) => {
    await order.offer({ vatRate: 2000 })
    await order.accept({ method: 'transfer' })
    const view = await order.confirm(7000, { difference: 'accept' })
    expect([view.order.state, money(view), papers(view)]).toEqual([
      'half_paid',
      [
        [6001, 0, false, 0],
        [999, 0, true, 999],
      ],
      [
        ['invoice', 6001],
        ['receipt', 999],
      ],
    ])
    const back = await returnAll(order)
    expect(back.papers.at(-1)).toMatchObject({
      kind: 'credit note',
      facts: { amount: 999, vat: 0, vatRate: null },
    })
    expect(back.order.state).toBe('half_paid')
  })

  it('is returned as a whole where the operator says so, and a second one always', async ({ order }) => {
    await accepted(order)
    const returned = await order.confirm(5000, { difference: 'return' })
    expect([returned.order.state, money(returned)]).toEqual(['accepted', [[5000, 0, true, 5000]]])
    await order.confirm(6001)
    const second = await order.confirm(1234, { again: true, expected: 2 })
    expect(money(second)).toHaveLength(3)
    expect(money(await order.confirm(1234, { again: true, expected: 2 }))).toHaveLength(3)
    expect(second.held).toBe(6001)
  })

  it('in part goes back when the offer is withdrawn', async ({ order }) => {
    await accepted(order)
    await order.confirm(3000, { difference: 'ask' })
    const view = await order.call('withdraw_offer')
    expect([view.order.state, view.held, view.owed]).toEqual(['withdrawn', 0, [expect.any(String)]])
  })
})

describe('an order that goes on', { tags: ['order-states', 'order-money'] }, () => {
  it('is paid at once, and its delivery completes it', async ({ order }) => {
    expect((await accepted(order, { whole: true })).amount).toBe(12_001)
    expect((await order.confirm(12_001)).order.state).toBe('half_paid')
    expect(await order.refusal('open_balance', { method: 'card' })).toBe('already-paid')
    expect((await order.call('deliver_order', { tracking: 'RM 1' })).order.state).toBe('completed')
  })

  it('gives a part back, latest payments first, and no more than is held', async ({ order }) => {
    await delivered(order)
    await order.call('open_balance', { method: 'transfer' })
    await order.confirm(6000)
    for (const [args, code] of [
      [{ amount: 12_002, reason: 'x' }, 'nothing-to-refund'],
      [{ amount: 0, reason: 'x' }, 'nothing-to-refund'],
      [{ amount: 12_001, reason: 'x' }, 'whole-refund'],
      [{ amount: 100, reason: ' ' }, 'reason-missing'],
      [{ amount: 100, reason: 'x', expected: 6001 }, 'money-changed'],
    ] as [Row, string][])
      expect(await order.refusal('refund_part', args)).toBe(code)
    const refund = { amount: 7000, reason: 'Late.', expected: 12_001 }
    await order.call('refund_part', refund)
    // pressed by two, or twice
    const due = await order.call('refund_part', refund)
    expect(money(due).map(([, , , back]: number[]) => back)).toEqual([1000, 6000])
    const view = await returnAll(order)
    expect([view.order.state, view.held, papers(view).slice(0, 2)]).toEqual([
      'completed',
      5001,
      [
        ['credit note', 1000],
        ['credit note', 6000],
      ],
    ])
    expect(view.papers.at(-1).facts.reason).toBe('Late.')
  })

  it('divides what goes back over payments: the latest first, of one moment the one that covers more', async ({
    order,
    tx,
  }) => {
    const FIRST = [900, 1000, 1100, 1050, 950]
    // The first half by six transfers, of which nobody knows the order by their ids, the second half by card.
    await accepted(order)
    for (const amount of FIRST) await order.confirm(amount, { difference: 'ask' })
    await order.confirm(1001)
    await order.call('deliver_order', { tracking: 'RM 1' })
    await order.settle((await order.call('open_balance', { method: 'card' })).payment)
    await tx`
      update public.order_payments set paid_at = (select max(paid_at) from public.order_payments)
      where order_id in (select id from public.orders where request_id = ${order.request})`
    const back = async () =>
      (
        await tx`
        select amount, refund_due, refund_state, refund_reason from public.order_payments
        where order_id in (select id from public.orders where request_id = ${order.request}) and state = 'paid'
        order by covers_from`
      ).map((row) => Object.values(row))
    const told = async () =>
      (
        await tx`
        select payload ->> 'amount' as amount, payload ->> 'method' as method from public.outbox
        where subject_id = ${order.request} and kind = 'order_refund_due' order by (payload ->> 'event')::integer`
      ).map((row) => Object.values(row))
    const untouched = (count: number) => FIRST.slice(0, count).map((amount) => [amount, 0, 'none', null])
    await order.call('refund_part', { amount: 1000, reason: 'One' })
    expect(await back()).toEqual([...untouched(5), [1001, 0, 'none', null], [6000, 1000, 'due', 'One']])
    await order.call('refund_part', { amount: 5500, reason: 'Two' })
    expect(await back()).toEqual([...untouched(5), [1001, 500, 'due', 'Two'], [6000, 6000, 'due', 'Two']])
    // What is used up is passed over, and what failed is paid back by people.
    await tx`update public.order_payments set refund_state = 'failed' where amount = 1001`
    await order.call('refund_part', { amount: 2000, reason: 'Three' })
    expect(await back()).toEqual([
      ...untouched(3),
      [1050, 549, 'due', 'Three'],
      [950, 950, 'due', 'Three'],
      [1001, 1001, 'failed', 'Three'],
      [6000, 6000, 'due', 'Two'],
    ])
    expect(await told()).toEqual([
      ['1000', 'card'],
      ['5500', 'both'],
      ['2000', 'transfer'],
    ])
  })

  it('goes back in one sum out of two transfers, with a credit note each and one message', async ({
    order,
  }) => {
    await order.offer()
    await order.accept({ method: 'transfer' })
    await order.confirm(5400, { difference: 'ask' })
    await order.confirm(601)
    const { owed } = await order.call('end_order', { keep: 3001, ...ENDING })
    expect(owed).toHaveLength(2)
    const open = await order.tx`
      select amount, state from public.open_items('2026-12-02', 'epoch') where kind = 'refund' and subject = ${`request:${order.request}`}`
    expect(open).toEqual([{ amount: 3000, state: 'transfer due' }])
    const back = { payment: owed[0], total: 3000 }
    expect(await order.refusal('settle_owed_refunds', { ...back, total: 2399 })).toBe('money-changed')
    for (let i = 0; i < 2; i++) await order.call('settle_owed_refunds', back)
    const view = await order.view()
    // The same sum once more, by a page that was open before.
    await order.tx.savepoint(async () => {
      await order.call('refund_part', { amount: 3000, reason: 'Late.' })
      expect(await order.refusal('settle_owed_refunds', back)).toBe('money-changed')
    })
    const notes = view.papers.filter(({ kind }: Row) => kind === 'credit note')
    expect(notes.map(({ facts }: Row) => facts.amount).sort()).toEqual([2399, 601])
    const told = await order.tx`
      select payload from public.outbox where subject_id = ${order.request} and kind = 'order_refunded'`
    expect(told.map(({ payload }) => [payload.amount, payload.papers.length])).toEqual([[3000, 2]])
    expect(new Set(told[0]?.payload.papers)).toEqual(new Set(notes.map(({ reference }: Row) => reference)))
  })

  it('that failed after it was told and is made by hand sends its credit note again', async ({ order }) => {
    const { id } = await order.paid()
    const settle = (args: Row) =>
      order.call('settle_order_refund', { request: undefined, payment: id, ...args })
    await order.call('end_order', { keep: 0, ...ENDING })
    await settle({ refund: 're_1' })
    await order.tx`update public.outbox set status = 'sent' where subject_id = ${order.request}`
    await settle({ refund: 're_1', amount: 6001, failed: true })
    await order.call('settle_owed_refunds', { payment: id, total: 6001 })
    const told = await order.tx`
      select payload from public.outbox
      where subject_id = ${order.request} and kind = 'order_refunded' and status = 'queued'`
    const note = (await order.view()).papers.at(-1).reference
    expect(told.map(({ payload }) => [payload.amount, payload.papers])).toEqual([[6001, [note]]])
  })

  it('owes again what a refund that failed was, whichever it was, each once', async ({ order }) => {
    const { id } = await order.paid()
    const settle = (args: Row) =>
      order.call('settle_order_refund', { request: undefined, payment: id, ...args })
    const failed = async (refund: string, amount: number) => {
      for (let i = 0; i < 2; i++) await settle({ refund, amount, failed: true })
      const { payments, owed } = await order.view()
      expect(owed).toEqual([id])
      return payments[0].refund_due - payments[0].refunded + payments[0].refund_failed
    }
    for (const total of [1000, 3000]) {
      await order.call('refund_part', { amount: total === 1000 ? 1000 : 2000, reason: 'Late.' })
      await settle({ refund: `re_${total}`, total })
    }
    expect(await failed('re_1000', 1000)).toBe(1000)
    expect(await failed('re_3000', 2000)).toBe(3000)
    await settle({ actor: 'operator' })
    await order.call('end_order', { keep: 0, ...ENDING })
    await settle({ refund: 're_6001', total: 6001 })
    expect(await failed('re_6001', 3001)).toBe(3001)
  })

  it('owes what a refund that failed was besides the one that is due', async ({ order }) => {
    const payment = await order.paid()
    const settle = (args: Row) =>
      order.call('settle_order_refund', { request: undefined, payment: payment.id, ...args })
    await order.call('refund_part', { amount: 1000, reason: 'Late.' })
    await settle({ refund: 're_1', total: 1000 })
    await order.call('end_order', { keep: 0, ...ENDING })
    await settle({ refund: 're_1', amount: 1000, failed: true })
    const back = { refund_state: 'failed', refunded: 1000, refund_due: 6001 }
    expect((await order.view()).payments).toMatchObject([{ ...back, refund_failed: 1000 }])
    // Of this, £50.01 is refunded on the provider's page, which then says so.
    await order.settle(payment, { refunded: 5001 })
    expect((await order.view()).payments).toMatchObject([{ ...back, refunded: 5001, refund_failed: 0 }])
  })

  it('has an extra, which is paid at once and has to be paid before the order is complete', async ({
    order,
  }) => {
    expect(await order.refusal('offer_extra', { offer: order.draft() })).toBe('PT404')
    await delivered(order)
    await order.call('offer_extra', { offer: order.draft(), expected: 0 })
    expect(await order.refusal('offer_extra', { offer: order.draft(), expected: 0 })).toBe('superseded')
    const { extras } = await order.call('offer_extra', { offer: order.draft(), expected: 2 })
    expect(extras.map(({ version, state }: Row) => [version, state])).toEqual([
      [2, 'withdrawn'],
      [3, 'offered'],
    ])
    expect(await order.refusal('accept_offer', { ...ACCEPT, version: 2 })).toBe('not-offered')
    const payment = await order.accept({ version: 3, method: 'transfer' })
    expect(payment).toMatchObject({ part: 'extra', amount: 12_001 })
    expect(await order.refusal('offer_extra', { offer: order.draft() })).toBe('extra-open')
    await order.call('open_balance', { method: 'transfer' })
    expect((await order.confirm(6000)).order.state).toBe('delivered')
    expect((await order.confirm(12_001)).order.state).toBe('completed')
    expect(await order.refusal('withdraw_extra')).toBe('no-extra')
  })

  it('has an extra that was left unpaid, and is owed once a part of it comes after all', async ({
    order,
  }) => {
    await delivered(order)
    await order.call('offer_extra', { offer: order.draft({ validUntil: inHours(24 * 40) }), expected: 0 })
    await order.accept({ version: 2, method: 'transfer' })
    const extra = async () => (await order.view()).extras.at(-1)
    await order.clock(24 * 20)
    expect((await extra()).state).toBe('offered')
    await order.confirm(6000, { difference: 'ask', at: inHours(24 * 21) })
    expect(await extra()).toMatchObject({ state: 'accepted', covered: 6000 })
    await order.confirm(6001, { at: inHours(24 * 22) })
    expect(await extra()).toMatchObject({ state: 'paid', covered: 12_001 })
    expect((await order.view()).order.state).toBe('delivered')
  })
})

describe('an order that ends', { tags: ['order-states', 'order-money'] }, () => {
  it('keeps what the operator says and gives the rest back, as consumer law allows', async ({ order }) => {
    await delivered(order)
    await order.call('open_balance', { method: 'transfer' })
    for (const [args, code] of [
      [{ keep: 6002, ...ENDING }, 'keep-too-much'],
      [{ keep: -1, ...ENDING }, 'keep-too-much'],
      [{ keep: 1, ...ENDING, reason: '' }, 'reason-missing'],
      [{ keep: 1, ...ENDING, ground: 'within_14_days_no_express' }, 'must-return-all'],
      [{ keep: 1, ...ENDING, ground: 'whim' }, '23514'],
    ] as [Row, string][])
      expect(await order.refusal('end_order', args)).toBe(code)
    const ended = await order.call('end_order', { keep: 2000, ...ENDING })
    expect([ended.order.state, ended.held, money(ended)]).toEqual(['ended', 2000, [[6001, 0, false, 4001]]])
    expect(ended.payments.every(({ state }: Row) => state !== 'open')).toBe(true)
    expect((await order.call('end_order', { keep: 2000, ...ENDING })).order.state).toBe('ended')
    expect(await order.refusal('end_order', { keep: 1000, ...ENDING })).toBe('ended')
    expect(papers(await returnAll(order))).toEqual([
      ['credit note', 4001],
      ['receipt', 6001],
    ])
  })

  it('is refunded when nothing is kept, and a new offer makes another order of the request', async ({
    order,
  }) => {
    await order.paid({ method: 'transfer' })
    const ended = await order.call('end_order', { keep: 0, ...ENDING })
    expect(ended).toMatchObject({ order: { state: 'refunded' }, declined: false })
    const next = await order.call('make_offer', { offer: order.draft(), expected: 1 })
    expect(next.order).toMatchObject({ state: 'offered', number: 2, version: 1 })
    expect(next.earlier).toMatchObject([{ number: 1, state: 'refunded', papers: [{ kind: 'receipt' }] }])
    // What the first one owes is still owed, and its message speaks of it.
    expect(next.actions).toContain('refunded')
    const back = await returnAll(order)
    expect(back.order.state).toBe('offered')
    expect(back.earlier[0].papers.at(-1)).toMatchObject({ kind: 'credit note' })
    const [told] = await order.tx`
      select payload from public.outbox where subject_id = ${order.request} and kind = 'order_refunded'`
    expect(told?.payload.order).toBe(1)
  })

  it('is written off, stays closed, and is completed if the money comes after all', async ({ order }) => {
    await delivered(order)
    expect(await order.refusal('write_off', { reason: '' })).toBe('reason-missing')
    const books = async () =>
      (await order.tx`select kind, net from public.money_rows('2026-12-01', '2026-12-02')`).filter(
        ({ kind }) => kind !== 'payment',
      )
    expect(await books()).toEqual([{ kind: 'unpaid', net: 6000 }])
    const view = await order.call('write_off', { reason: 'Gone.' })
    expect(view.order).toMatchObject({ state: 'ended', written_off: 6000, end_ground: null })
    expect(await books()).toEqual([{ kind: 'written off', net: 6000 }])
    await order.call('open_balance', { method: 'transfer' })
    expect((await order.confirm(2000, { difference: 'ask' })).order.written_off).toBe(4000)
    expect((await order.confirm(4000)).order).toMatchObject({ state: 'completed', written_off: 0 })
  })

  it('is unpaid in the books of its period, whatever becomes of it afterwards', async ({ order }) => {
    const owed = async (from: string, to: string) =>
      order.tx`
        select day::text, kind, net, vat from public.money_rows(${from}, ${to}) where kind in ('unpaid', 'written off')`
    const december = () => owed('2026-12-01', '2026-12-31')
    await order.paid({ method: 'transfer', vatRate: 2000 })
    const at = (day: string) => `${day}T12:00:00Z`
    await order.call('deliver_order', { tracking: 'RM 1', at: at('2026-12-15') })
    const unpaid = [{ day: '2026-12-15', kind: 'unpaid', net: 5000, vat: 1000 }]
    expect(await december()).toEqual(unpaid)
    await order.call('open_balance', { method: 'transfer', at: at('2027-01-04') })
    await order.confirm(2400, { difference: 'ask', at: at('2027-01-05') })
    expect(await december()).toEqual(unpaid)
    await order.call('write_off', { reason: 'Gone.', at: at('2027-01-20') })
    expect(await december()).toEqual(unpaid)
    expect(await owed('2027-01-01', '2027-01-31')).toEqual([
      { day: '2027-01-20', kind: 'written off', net: 3000, vat: 600 },
    ])
    await order.call('open_balance', { method: 'transfer', at: at('2027-02-01') })
    await order.confirm(3600, { at: at('2027-02-02') })
    expect(await december()).toEqual(unpaid)
    expect(await owed('2027-01-01', '2027-01-31')).toHaveLength(1)
    expect(await owed('2027-02-01', '2027-02-28')).toEqual([])
    expect(await owed('2026-12-01', '2027-02-28')).toEqual([])
  })

  it('is completed by a late transfer beside a newer quote, and what comes again goes back', async ({
    order,
  }) => {
    await delivered(order)
    await order.call('open_balance', { method: 'transfer' })
    await order.call('write_off', { reason: 'Gone.' })
    expect((await order.call('make_offer', { offer: order.draft() })).actions).toContain('confirm')
    const paid = await order.confirm(6000, { expected: 1 })
    expect([paid.order.state, paid.earlier[0].state]).toEqual(['offered', 'completed'])
    expect(paid.actions).toContain('confirm_again')
    expect(orderLinkView('transfer', paid.request, [], paid as OrderView, new Date()).state).toBe('open')
    const again = await order.confirm(6000, { expected: 2, again: true })
    expect([again.order.state, again.owed.length]).toEqual(['offered', 1])
  })
})

describe('a house that becomes VAT-registered', { tags: ['order-states', 'order-money'] }, () => {
  const register = ({ tx }: TrialOrder, vatFrom: string | null) =>
    tx`update public.business_facts set seller = seller || ${JSON.stringify({ vatRate: 2000, vatFrom })}::text::jsonb`
  const noon = (day: string) => `${day}T12:00:00Z`

  it('ends open quotes without VAT, and lists them until they are sent again', async ({ order }) => {
    await order.offer()
    await register(order, '2026-12-03')
    expect((await order.view(noon('2026-12-02'))).order.state).toBe('offered')
    expect((await order.view(noon('2026-12-03'))).order.state).toBe('expired')
    expect(await order.refusal('accept_offer', { ...ACCEPT, at: noon('2026-12-03') })).toBe('expired')
    for (let i = 0; i < 2; i++) await order.clock(3 * 24)
    expect((await order.told()).filter((kind) => kind === 'order_expired_operator')).toHaveLength(1)
    const listed = async () =>
      (
        await order.tx`
          select kind from public.open_items('2026-12-04', 'epoch') where subject = ${`request:${order.request}`}`
      ).map(({ kind }) => kind)
    expect(await listed()).toEqual(['requote'])
    await order.offer({ vatRate: 2000, prices: 'gross' })
    expect(await listed()).toEqual(['accept'])
    const payment = await order.accept({ version: 2, method: 'transfer', at: noon('2026-12-04') })
    const paid = await order.confirm(payment.amount, { at: noon('2026-12-04') })
    expect(paid.papers).toMatchObject([{ kind: 'invoice', facts: { vatRate: 2000 } }])
  })

  it('ends an extra that was offered without VAT, and counts no payment for it', async ({ order }) => {
    await order.paid()
    await order.call('offer_extra', { offer: order.draft() })
    const open = await order.accept({ version: 2 })
    await order.call('close_payment', { request: undefined, payment: open.id, actor: 'provider' })
    await register(order, '2026-12-03')
    await order.settle(open, { at: noon('2026-12-03') })
    expect((await order.view(noon('2026-12-03'))).payments.at(-1)).toMatchObject({ surplus: true, vat: 0 })
    await order.clock(3 * 24)
    expect((await order.view()).extras).toMatchObject([{ state: 'expired' }])
  })

  it('has VAT within what was agreed before and is paid after, and none in what was paid before', async ({
    order,
  }) => {
    await order.paid({ method: 'transfer', prices: 'net' })
    await register(order, '2026-12-03')
    await order.call('deliver_order', { tracking: 'RM 1' })
    await order.call('open_balance', { method: 'transfer', at: noon('2026-12-03') })
    await order.confirm(6000, { at: noon('2026-12-03') })
    await order.call('refund_part', { amount: 9000, reason: 'Late.', at: noon('2026-12-04') })
    for (const payment of (await order.view()).owed)
      await order.call('settle_order_refund', { request: undefined, payment, at: noon('2026-12-04') })
    const { papers } = await order.view()
    expect(
      papers.map(({ kind, facts }: Row) => [kind, facts.vatRate, facts.amount, facts.vat]).sort(),
    ).toEqual([
      ['credit note', null, 3000, 0],
      ['credit note', 2000, 6000, 1000],
      ['invoice', 2000, 6000, 1000],
      ['receipt', null, 6001, 0],
    ])
    const books = await order.tx`
      select treatment, sum(net)::integer as net, sum(vat)::integer as vat from public.money_rows('2026-12-01', '2026-12-31')
      where kind in ('payment', 'refund') group by treatment order by treatment`
    expect(books.map((row) => Object.values(row))).toEqual([
      ['none', 3001, 0],
      ['standard', 0, 0],
    ])
    expect(papers[0].facts.seller).not.toHaveProperty('vatFrom')
  })
})

describe('a paper that is wrong', { tags: ['order-states', 'order-money'] }, () => {
  const RIGHT = {
    name: 'Haworth Mills Ltd',
    address: 'The Old Mill',
    purchase_order: 'PO 7',
    vat_number: 'EL123456789',
    own_reference: '4711/26',
  }
  const noon = (day: string) => `${day}T12:00:00Z`
  const sold = (amount: number, treatment = 'standard') => ({ what: 'Work', amount, treatment })
  const books = async ({ tx }: TrialOrder) =>
    (
      await tx`
        select treatment, sum(net)::integer as net, sum(vat)::integer as vat, sum(fee)::integer as fee
        from public.money_rows('2026-12-01', '2026-12-31') where kind in ('payment', 'refund') group by treatment order by treatment`
    ).map((row) => Object.values(row))

  it('is credited and issued anew, also after completion, and once; the books net to nothing', async ({
    order,
  }) => {
    const { id } = await order.paid({ vatRate: 2000 })
    await order.tx`
      insert into public.provider_transactions (id, kind, payment_id, amount, fee, currency, created_at)
      values ('txn_1', 'charge', ${`pi_${id}`}, 6001, 110, 'gbp', now())`
    await order.call('deliver_order', { tracking: 'RM 1' })
    await order.call('open_balance', { method: 'transfer' })
    const before = await order.confirm(6000)
    expect([before.order.state, before.actions.includes('correct_invoice')]).toEqual(['completed', true])
    const sums = await books(order)
    const wrongNumber = { ...RIGHT, vat_number: 'not one' }
    await expect(
      order.tx.savepoint((inner) => order.call('correct_papers', wrongNumber, inner)),
    ).rejects.toThrow(/check/)
    for (let i = 0; i < 2; i++) await order.call('correct_papers', RIGHT)
    const { papers, payments } = await order.view()
    const added = papers.filter(({ id }: Row) => before.papers.every((known: Row) => known.id !== id))
    const wrong = before.papers.map(({ reference }: Row) => reference).sort()
    for (const kind of ['credit note', 'invoice']) {
      const of = added.filter((paper: Row) => paper.kind === kind)
      expect(of.map(({ facts }: Row) => facts.corrects).sort()).toEqual(wrong)
      for (const { facts } of of) {
        const isNew = kind === 'invoice'
        expect(facts.buyer.name === RIGHT.name).toBe(isNew)
        expect(facts.credits).toBe(isNew ? null : facts.corrects)
        const { purchaseOrder, ownReference, customer } = facts
        expect([purchaseOrder, ownReference, customer?.vatNumber, customer?.country]).toEqual(
          isNew ? ['PO 7', '4711/26', RIGHT.vat_number, 'GR'] : [null, null, undefined, undefined],
        )
      }
    }
    expect(added).toHaveLength(4)
    expect(await books(order)).toEqual(sums)
    const told = await order.tx`
      select payload from public.outbox where subject_id = ${order.request} and kind = 'order_corrected'`
    expect(told.map(({ payload }) => payload.papers.length)).toEqual([4])
    const { money } = await rpc(order.tx, 'digest', {
      day: '2026-12-02',
      since: '2026-12-01',
      until: inHours(24),
    })
    expect(money.map(({ refund, count }: Row) => [refund, count])).toEqual([
      [false, 1],
      [false, 1],
    ])
    // What goes back afterwards credits the paper that counts.
    await order.call('refund_part', { amount: 1000, reason: 'Late.' })
    const { owed } = await order.view()
    await order.call('settle_owed_refunds', { payment: owed[0], total: 1000 })
    const note = (await order.view()).papers.at(-1).facts
    expect([note.amount, note.buyer.name, note.corrects]).toEqual([1000, RIGHT.name, undefined])
    expect(added.map(({ reference }: Row) => reference)).toContain(note.credits)
    expect(payments).toHaveLength(2)
  })

  it('over the end of a month leaves the books before as they were, and adds nothing to those after', async ({
    order,
  }) => {
    await order.paid({
      method: 'transfer',
      vatRate: 2000,
      lines: [sold(10_001), sold(2000, 'disbursement'), sold(999, 'zero')],
    })
    await order.call('refund_part', { amount: 777, reason: 'Late.' })
    for (const payment of (await order.view()).owed)
      await order.call('settle_order_refund', { request: undefined, payment, at: noon('2026-12-31') })
    const month = async (from: string, to: string) =>
      (await order.tx`select * from public.money_rows(${from}, ${to})`) as Row[]
    const before = await month('2026-12-01', '2026-12-31')
    await order.call('correct_papers', { ...RIGHT, at: noon('2027-01-01') })
    expect(await month('2026-12-01', '2026-12-31')).toEqual(before)
    const after = await month('2027-01-01', '2027-01-31')
    expect(after).toHaveLength(6)
    const [paper] = before
    for (const row of after)
      expect(row).toMatchObject({
        ...{ method: null, payment: null, fee: null, corrects: paper?.paper, sold_on: paper?.sold_on },
      })
    for (const treatment of ['standard', 'disbursement', 'zero'])
      for (const sum of ['net', 'vat'])
        expect(
          after.filter((row) => row.treatment === treatment).reduce((total, row) => total + row[sum], 0),
          treatment,
        ).toBe(0)
  })

  it('without VAT that was due since the registration has it within its price, also of somebody without an address', async ({
    order,
  }) => {
    await order.paid({ method: 'transfer' })
    await order.tx`update public.business_facts set seller = seller || '{"vatRate": 2000, "vatFrom": "2026-12-01"}'`
    await order.tx`update public.quote_requests set email = '', opened_by = 'operator' where id = ${order.request}`
    await order.call('correct_papers', { ...RIGHT, vat_number: '' })
    expect(await order.told()).not.toContain('order_corrected')
    expect(await books(order)).toEqual([
      ['none', 0, 0, null],
      ['standard', 5001, 1000, null],
    ])
  })

  it('of somebody who was erased is not touched, nor of an order that nobody has paid', async ({ order }) => {
    await order.offer()
    expect(await order.refusal('correct_papers', RIGHT)).toBe('not-paid')
    await order.settle(await order.accept())
    await order.tx`update public.quote_requests set erased_at = now() where id = ${order.request}`
    expect(await order.refusal('correct_papers', RIGHT)).toBe('ended')
  })
})

describe('one transfer for several orders', { tags: ['order-states', 'order-money', 'order-mail'] }, () => {
  const others = async ({ tx, request }: TrialOrder): Promise<Row[]> =>
    tx`select * from public.payer_transfers(${request})`

  /** The order's own transfer, and those of the others. */
  async function all(order: TrialOrder): Promise<Row[]> {
    const { payments, awaited, recorded } = await order.view()
    const own = { request: order.request, amount: payments.find(({ id }: Row) => id === awaited).amount }
    const rest = (await others(order)).map(({ request_id, amount, recorded: expected }) => ({
      ...{ request: request_id, amount, expected },
    }))
    return [{ ...own, expected: recorded }, ...rest]
  }

  const confirmAll = (order: TrialOrder, transfers: Row[], at = inHours(100)) =>
    order.call('confirm_transfers', { transfers: JSON.stringify(transfers), at })

  const states = async (orders: TrialOrder[]) =>
    Promise.all(orders.map(async (each) => (await each.view()).order.state))

  const bundles = async ({ tx }: TrialOrder): Promise<Row[]> => tx`
    select message.recipient, message.subject_id, message.payload ->> 'amount' as amount, array(
      select part.kind from public.outbox as part where part.bundle = message.id order by part.kind
    ) as kinds from public.outbox as message where message.kind like 'order\\_together%' order by message.kind`

  async function three(order: TrialOrder): Promise<TrialOrder[]> {
    const [second, third] = [await TrialOrder.store(order.tx), await TrialOrder.store(order.tx)]
    await accepted(order)
    await accepted(second)
    await delivered(third)
    await third.call('open_balance', { method: 'transfer' })
    return [order, second, third]
  }

  it('pays each as if it had come by itself, once, and the customer has one message', async ({ order }) => {
    const orders = await three(order)
    const transfers = await all(order)
    expect(transfers.map(({ amount }) => amount).sort()).toEqual([6000, 6001, 6001])
    for (const hours of [100, 101]) await confirmAll(order, transfers, inHours(hours))
    expect(await states(orders)).toEqual(['half_paid', 'half_paid', 'completed'])
    for (const each of orders) {
      const view = await each.view()
      expect(view.papers).toHaveLength(view.payments.length)
    }
    const { email } = (await order.view()).request
    expect(await bundles(order)).toEqual([
      {
        ...{ recipient: email, subject_id: order.request, amount: '18002' },
        kinds: ['order_completed', 'order_paid', 'order_paid'],
      },
      {
        ...{ recipient: null, subject_id: order.request, amount: '18002' },
        kinds: ['order_completed_operator', 'order_paid_operator', 'order_paid_operator'],
      },
    ])
    expect(await others(order)).toEqual([])
  })

  it('is of one address or firm, and each reader has a message of their own', async ({ order }) => {
    const [, second, third] = (await three(order)) as [TrialOrder, TrialOrder, TrialOrder]
    const change = (of: TrialOrder, email: string, company: string | null) =>
      order.tx`update public.quote_requests set email = ${email}, company_name = ${company} where id = ${of.request}`
    await change(order, 'ada@firm.example', 'Haworth Mills')
    await change(second, 'ines@firm.example', ' haworth mills ')
    await change(third, 'ADA@firm.example', null)
    const transfers = await all(order)
    expect(transfers).toHaveLength(3)
    await change(third, 'other@example.com', 'Someone else')
    expect(await others(order)).toHaveLength(1)
    expect(await order.refusal('confirm_transfers', { transfers: JSON.stringify(transfers) })).toBe(
      'not-open',
    )
    await confirmAll(
      order,
      transfers.filter(({ request }) => request !== third.request),
    )
    expect(await states([order, second, third])).toEqual(['half_paid', 'half_paid', 'delivered'])
    expect((await bundles(order)).map(({ recipient }) => recipient)).toEqual([null])
  })

  it('records nothing where one of them has changed', async ({ order }) => {
    const orders = await three(order)
    const transfers = await all(order)
    await orders[2]?.confirm(6000)
    const changed = transfers.map((each) => ({
      ...each,
      amount: each.amount + (each.amount === 6000 ? 1 : 0),
    }))
    expect(await order.refusal('confirm_transfers', { transfers: JSON.stringify(changed) })).toBe(
      'money-changed',
    )
    expect(await states(orders)).toEqual(['accepted', 'accepted', 'completed'])
  })
})

describe('a statement of account', { tags: ['order-states', 'order-money'] }, () => {
  const noon = (day: string) => `${day}T12:00:00Z`
  const sum = (rows: Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)

  const statement = async ({ tx, request }: TrialOrder, last_day: string, is_firm = false): Promise<Row> =>
    rpc(tx, 'statement_of', { request, last_day, is_firm })

  const booked = async ({ tx }: TrialOrder, from: string, to: string, orders: string[]): Promise<Row[]> =>
    tx`select kind, net + vat as gross from public.money_rows(${from}, ${to}) where reference = any(${orders})`

  const referenceOf = async (order: TrialOrder) => (await order.view()).request.reference

  it('is of one payer, and its sums are the books’ at the end of the month', async ({ order, tx }) => {
    const [second, other] = [await TrialOrder.store(tx), await TrialOrder.store(tx)]
    await tx`update public.quote_requests set own_reference = '4711/26' where id = ${second.request}`
    await tx`update public.quote_requests set email = 'other@example.com' where id = ${other.request}`
    for (const each of [order, second, other]) await each.paid({ method: 'transfer', vatRate: 2000 })
    await order.call('refund_part', { amount: 1000, reason: 'Late.' })
    for (const payment of (await order.view()).owed)
      await order.call('settle_order_refund', { request: undefined, payment, at: noon('2026-12-20') })
    await order.call('correct_papers', {
      ...{ name: 'Haworth Mills', address: '', purchase_order: '', vat_number: '', at: noon('2026-12-21') },
    })
    await second.call('deliver_order', { tracking: 'RM 1', at: noon('2026-12-22') })
    await second.call('open_balance', { method: 'transfer', at: noon('2026-12-23') })
    await second.confirm(6000, { at: noon('2027-01-04') })

    const theirs = [await referenceOf(order), await referenceOf(second)]
    const december = await statement(order, '2026-12-31')
    expect(december).toMatchObject({ from: '2026-12-01', to: '2026-12-31' })
    expect(new Set(december.moved.map((row: Row) => row.order))).toEqual(new Set(theirs))
    expect(december.moved).toHaveLength(5)
    const books = await booked(order, '2026-12-01', '2026-12-31', theirs)
    const paid = books.filter(({ kind }) => kind !== 'unpaid')
    expect(sum(december.moved, ({ amount }) => amount)).toBe(sum(paid, ({ gross }) => gross))
    expect(sum(december.moved, ({ amount }) => amount)).toBe(2 * 6001 - 1000)
    const unpaid = books.filter(({ kind }) => kind === 'unpaid')
    expect(december.open).toEqual([{ order: theirs[1], own: '4711/26', part: 'second', amount: 6000 }])
    expect(sum(unpaid, ({ gross }) => gross)).toBe(6000)

    const january = await statement(order, '2027-01-31')
    expect([january.moved.length, january.moved[0].amount, january.open]).toEqual([1, 6000, []])
    expect((await statement(other, '2026-12-31')).moved).toHaveLength(1)
  })

  it('has orders of others under the same company only where the operator says that it is one firm', async ({
    order,
    tx,
  }) => {
    const colleague = await TrialOrder.store(tx)
    await accepted(colleague)
    await order.paid()
    for (const [each, email] of [
      [order, 'ada@firm.example'],
      [colleague, 'ines@firm.example'],
    ] as const)
      await tx`
        update public.quote_requests set company_name = 'Haworth Mills', email = ${email} where id = ${each.request}`
    expect((await statement(order, '2026-12-31')).open).toEqual([])
    expect((await statement(order, '2026-12-31', true)).open).toMatchObject([
      { order: await referenceOf(colleague), part: 'first', amount: 6001 },
    ])
  })
})
