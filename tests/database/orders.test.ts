import { describe, expect } from 'vitest'
import type { OrderAct } from '#contract/acts.ts'
import { ORDER_STATES, type OrderState } from '#contract/order.ts'
import { erasureWarnings, readPerson } from '#functions/_shared/account/person.ts'
import { refusal, rpc, sampleOffer, storeRequest } from '../support/orders.ts'
import type { Row, TransactionSql } from '../support/sql.ts'
import { sql } from '../support/trial.ts'
import { ACCEPT, DAY, inHours, it, later, START, TrialOrder } from '../support/trial-order.ts'

/** The rules of orders: which step may follow which, money to the penny, papers without gaps. */

const MINUTE = 60_000

const BILLING = { billing_name: 'Haworth Mills Ltd', billing_address: 'The Old Mill\nHaworth\nBD22 8DA' }

const CONTACT = {
  ...{
    cause: 'mistyped',
    given_name: 'Ada',
    family_name: 'Reis',
    company_name: '',
    own_reference: '',
    email: 'ada@example.com',
  },
  ...{ phone: '', address: '' },
}

const ENDING = { reason: 'The customer moves earlier.', ground: 'within_14_days_express' }

describe('what the operator can do', { tags: ['order-states'] }, () => {
  /** Besides 'receive_original', last in each. */
  const ALLOWED: Record<OrderState, OrderAct[]> = {
    offered: ['offer', 'withdraw', 'billing', 'message', 'ask', 'contact', 'attach'],
    expired: ['offer', 'withdraw', 'message', 'ask', 'contact', 'attach'],
    withdrawn: ['offer', 'message', 'contact', 'attach'],
    accepted: ['withdraw', 'billing', 'message', 'ask', 'contact', 'attach'],
    half_paid: [
      'begin',
      'deliver',
      'decline',
      'reschedule',
      'extra',
      'refund',
      'end',
      'billing',
      'correct_invoice',
      'statement',
      'message',
      'ask',
      'contact',
      'attach',
    ],
    in_progress: [
      'undo_begin',
      'deliver',
      'decline',
      'reschedule',
      'extra',
      'refund',
      'end',
      'billing',
      'correct_invoice',
      'statement',
      'message',
      'ask',
      'draft',
      'contact',
      'attach',
    ],
    delivered: [
      'deliver',
      'take_back',
      'extra',
      'refund',
      'end',
      'write_off',
      'billing',
      'correct_invoice',
      'statement',
      'message',
      'contact',
      'attach',
    ],
    completed: [
      'deliver',
      'take_back',
      'extra',
      'refund',
      'end',
      'correct_invoice',
      'statement',
      'message',
      'contact',
      'attach',
    ],
    cancelled: ['offer', 'message', 'contact', 'attach'],
    refunded: ['offer', 'message', 'contact', 'attach'],
    ended: ['offer', 'refund', 'correct_invoice', 'statement', 'message', 'contact', 'attach'],
  }

  /** Within the hour. */
  const at = later(5 * MINUTE)

  async function bring(order: TrialOrder, state: OrderState, method = 'card'): Promise<void> {
    const pay = (payment: Row) =>
      method === 'card' ? order.settle(payment, { at }) : order.confirm(payment.amount, { at })
    await order.offer()
    if (state === 'expired') await order.clock(60 * 24)
    if (state === 'withdrawn') await order.call('withdraw_offer')
    if (['offered', 'expired', 'withdrawn'].includes(state)) return
    const payment = await order.accept({ method })
    if (state === 'accepted') return
    await pay(payment)
    if (state === 'half_paid') return
    if (state === 'cancelled') await order.call('cancel_order', { at })
    if (state === 'refunded') await order.call('decline_order')
    if (state === 'cancelled' || state === 'refunded') return
    await order.call('begin_order', { at })
    if (state === 'ended') await order.call('end_order', { keep: 4000, ...ENDING })
    if (state === 'in_progress' || state === 'ended') return
    await order.call('deliver_order', { tracking: 'RM 1' })
    if (state === 'completed') await pay((await order.call('open_balance', { method })).payment)
  }

  const CALLS: Partial<Record<OrderAct, [string, Row?]>> = {
    offer: ['make_offer', { offer: JSON.stringify(sampleOffer(START)) }],
    withdraw: ['withdraw_offer'],
    begin: ['begin_order'],
    deliver: ['deliver_order', { tracking: 'RM 2' }],
    decline: ['decline_order'],
    take_back: ['take_back_parcel', { delivery: 1 }],
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
    attach: [
      'add_customer_document',
      { name: 'a.pdf', path: `delivered/${crypto.randomUUID()}.pdf`, size: 1000, sha256: 'ab'.repeat(32) },
    ],
    contact: ['correct_contact', CONTACT],
    receive_original: ['receive_original', { what: 'Passport' }],
    send_back_originals: ['send_back_originals', { originals: [1] }],
    move_originals: ['move_originals', { originals: [1], place: 'Elsewhere' }],
    undo_originals: ['undo_originals', { originals: [1] }],
    correct_invoice: [
      'correct_papers',
      { name: 'Haworth Mills', address: '', purchase_order: '', vat_number: '' },
    ],
    statement: ['send_statement', { period: 'now', whose: 'address' }],
    reschedule: ['reschedule_order', { ready_by: '2026-12-18', reason: 'A queue.' }],
  }

  async function leavesEvent({ tx, request }: TrialOrder, [name, args]: [string, Row?]) {
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
    async (state, { order }) => {
      await bring(order, state)
      const shown = await order.view(later(6 * MINUTE))
      expect([shown.order.state, shown.actions]).toEqual([state, [...ALLOWED[state], 'receive_original']])
      for (const [act, call] of Object.entries(CALLS)) {
        expect([act, await leavesEvent(order, call)]).toEqual([act, shown.actions.includes(act)])
      }
    },
  )

  it.for(ORDER_STATES)('"%s" with a bank transfer goes by the payments besides', async (state, { order }) => {
    await bring(order, state, 'transfer')
    const { actions, awaited, owed, payments } = await order.view(later(6 * MINUTE))
    const [first] = payments
    const isOwed = ['cancelled', 'refunded', 'ended'].includes(state)
    expect(actions).toEqual([
      ...(state === 'accepted' ? ['confirm'] : []),
      ...(isOwed ? ['refunded'] : []),
      ...ALLOWED[state],
      'receive_original',
      ...(['offered', 'expired', 'withdrawn', 'accepted'].includes(state) ? [] : ['confirm_again']),
    ])
    expect(awaited).toBe(state === 'accepted' ? first.id : null)
    expect(owed).toEqual(isOwed ? [first.id] : [])
  })
})

describe('an offer', { tags: ['order-states'] }, () => {
  it('is replaced by a newer one until it is accepted, and only by a customer who has seen the current one', async ({
    order,
  }) => {
    await order.offer()
    const again = { offer: order.draft() }
    expect(await order.refusal('make_offer', { ...again, expected: 0 })).toBe('superseded')
    expect((await order.call('make_offer', { ...again, expected: 1 })).order.version).toBe(2)
    expect(await order.refusal('accept_offer', ACCEPT)).toBe('superseded')
    await order.accept({ version: 2 })
    expect(await order.refusal('make_offer', again)).toBe('offer-closed')
  })

  it('has lines, a total and a last day that can be meant', async ({ order }) => {
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
      { validUntil: inHours(-1) },
      { note: 'x'.repeat(5001) },
      { prices: 'free' },
      { vatRate: 10_001 },
    ]
    for (const changes of wrong)
      expect(
        await order.refusal('make_offer', { offer: order.draft(changes) }),
        JSON.stringify(changes).slice(0, 80),
      ).toBe('23514')
    expect(await order.view()).toBeNull()
  })

  it('cannot be accepted when its time is over, and the operator is told', async ({ order }) => {
    await order.offer()
    const at = later(7 * DAY)
    const late = { ...ACCEPT, at }
    expect((await order.view(at)).order.state).toBe('expired')
    expect(await order.refusal('accept_offer', late)).toBe('expired')
    expect((await order.clock(7 * 24)).expired).toBeGreaterThanOrEqual(1)
    expect((await order.view()).order.state).toBe('expired')
    expect(await order.told()).toContain('order_expired_operator')
    expect(await order.refusal('accept_offer', late)).toBe('expired')
    const renewed = await order.call('make_offer', { offer: JSON.stringify(sampleOffer(new Date(at))), at })
    expect(renewed.order).toMatchObject({ state: 'offered', version: 2 })
  })

  it('is taken back, and what is paid for it then goes back', async ({ order }) => {
    await order.offer()
    const payment = await order.accept()
    await order.call('withdraw_offer')
    expect(await order.refusal('accept_offer', ACCEPT)).toBe('not-offered')
    const settled = await order.settle(payment)
    expect(settled.payment).toMatchObject({ state: 'paid', surplus: true, refund_state: 'due' })
    expect(settled.order.state).toBe('withdrawn')
    expect(await order.told()).toEqual(
      expect.arrayContaining(['order_surplus', 'order_surplus_operator', 'order_withdrawn']),
    )
  })
})

describe('paying', { tags: ['order-states'] }, () => {
  it.for([{ paid_amount: 1 }, { paid_currency: 'jpy' }, { session: 'cs_foreign' }])(
    '%j instead changes nothing, and the operator is told once',
    async (changes, { order, tx }) => {
      await order.offer()
      const at = inHours(2)
      const payment = await order.accept({ at })
      const url = 'https://pay.example'
      await rpc(tx, 'record_order_session', { payment: payment.id, session: `cs_${payment.id}`, url })
      await order.settle(payment, changes)
      await order.settle(payment, changes)
      // Its page is dead, and it can be paid anew on another; a foreign session changes nothing.
      expect((await order.accept({ at })).id === payment.id).toBe('session' in changes)
      await order.settle(payment, changes)
      const shown = await order.view()
      expect([shown.order.state, shown.papers]).toEqual(['accepted', []])
      expect((await order.told()).filter((kind) => kind === 'order_mismatch_operator')).toHaveLength(1)
    },
  )

  it('can be begun fifty times, and no oftener', async ({ order }) => {
    await order.offer()
    const method = (i: number) => (i % 2 === 0 ? 'card' : 'transfer')
    for (let i = 0; i < 50; i++) await order.accept({ method: method(i), at: inHours(1) })
    expect(await order.refusal('accept_offer', { ...ACCEPT, at: inHours(1) })).toBe('too-many-payments')
    expect((await order.view(inHours(1))).order.state).toBe('accepted')
  })

  it('by bank transfer is recorded once, however often the customer changed their mind and the operator presses', async ({
    order,
  }) => {
    await order.offer()
    for (const method of ['transfer', 'card', 'transfer']) await order.accept({ method })
    expect((await order.confirm(6001)).order.state).toBe('half_paid')
    expect(await order.refusal('confirm_transfer', { amount: 6001 })).toBe('not-open')
    expect((await order.view()).papers).toHaveLength(1)
    // A real second payment is recognised and refunded.
    const { payments, papers } = await order.confirm(6001, { again: true })
    expect(papers).toHaveLength(2)
    expect(payments.map(({ surplus, refund_state }: Row) => [surplus, refund_state])).toEqual([
      [false, 'none'],
      [false, 'none'],
      [false, 'none'],
      [true, 'due'],
    ])
    // the same payment twice, requested once
    const twice = await order.confirm(6001, { again: true })
    expect(twice.papers).toHaveLength(3)
    expect(twice.payments).toHaveLength(5)
    expect(twice.payments.filter(({ refund_state }: Row) => refund_state === 'due')).toHaveLength(2)
    expect(twice.order.state).toBe('half_paid')
  })

  it('by bank transfer counts although its time was over', async ({ order }) => {
    await order.offer({ validUntil: later(40 * DAY) })
    await order.accept({ method: 'transfer' })
    await order.clock(20 * 24)
    expect((await order.view()).order.state).toBe('offered')
    expect((await order.confirm(6001, { at: later(21 * DAY) })).order.state).toBe('half_paid')
  })

  it('the second half follows the delivery, and completes the order', async ({ order }) => {
    await order.offer()
    expect(await order.refusal('open_balance', { method: 'card' })).toBe('first-unpaid')
    await order.settle(await order.accept())
    await order.call('deliver_order', { tracking: 'RM 1' })
    const { payment } = await order.call('open_balance', { method: 'card' })
    expect(payment).toMatchObject({ part: 'second', amount: 6000 })
    expect((await order.settle(payment)).order.state).toBe('completed')
    expect(await order.refusal('open_balance', { method: 'card' })).toBe('already-paid')
    const { papers } = await order.view()
    expect(papers.map(({ facts }: Row) => facts.amount)).toEqual([6001, 6000])
  })
})

describe('the address for the invoice', { tags: ['order-states', 'order-money'] }, () => {
  const LARGE = { vatRate: 2000, lines: [{ what: 'One', amount: 25_001 }] }
  const BUYER = { name: BILLING.billing_name, company: null, address: BILLING.billing_address }

  it('is needed above £250 with VAT, once, and stands on each of the papers, though its owner be erased', async ({
    order,
  }) => {
    await order.offer(LARGE)
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
      expect(await order.refusal('accept_offer', { ...ACCEPT, ...changes }), JSON.stringify(changes)).toBe(
        code,
      )
    expect((await order.view()).order).toMatchObject({ state: 'offered', billing_name: null })

    const at = inHours(20)
    const payment = await order.accept({ ...BILLING, at })
    expect((await order.accept({ at })).id).toBe(payment.id)
    const corrected = { ...BILLING, billing_name: 'Haworth Mills' }
    expect((await order.accept({ ...corrected, at })).id).toBe(payment.id)
    await order.accept({ ...BILLING, at })
    await order.settle(payment, { at })
    await order.call('cancel_order', { at })
    const refund = { request: undefined, payment: payment.id, refund: 're_1', at: inHours(21) }
    await order.call('settle_order_refund', { ...refund, total: 100 })
    const { papers, request } = await order.view()
    expect(papers.map(({ kind, facts }: Row) => [kind, facts.buyer])).toEqual([
      ['invoice', expect.objectContaining(BUYER)],
      ['credit note', expect.objectContaining(BUYER)],
    ])

    await rpc(order.tx, 'erase_person', { address: request.email })
    const erased = await order.view()
    expect([erased.order.billing_name, erased.order.billing_address]).toEqual([null, null])
    expect(erased.papers[0].facts.buyer).toMatchObject(BUYER)
    await order.call('settle_order_refund', refund)
    const last = (await order.view()).papers.at(-1)
    expect([last.kind, last.facts.buyer]).toEqual(['credit note', erased.papers[0].facts.buyer])
  })

  it.for([
    { ...LARGE, lines: [{ what: 'One', amount: 25_000 }] },
    { ...LARGE, vatRate: null },
  ])('is neither needed nor kept up to £250, or without VAT: %j', async (changes, { order }) => {
    await order.offer(changes)
    await order.accept()
    await order.settle(await order.accept(BILLING))
    const { order: known, papers } = await order.view()
    expect([known.billing_name, known.billing_address]).toEqual([null, null])
    expect(papers[0].facts.buyer).toMatchObject({ name: expect.stringContaining(' ') })
    expect(papers[0].facts.buyer).not.toHaveProperty('address')
  })

  it('may be given by a business below £250, with a purchase order that the operator can set later', async ({
    order,
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
    await order.offer({ vatRate: 2000, lines, customer: business, vatNotes: notes })
    for (const [wrong, code] of [
      [{ ...BILLING, purchase_order: 'x'.repeat(51) }, 'billing-too-long'],
      [{ purchase_order: 'a\nb' }, '23514'],
    ] as const)
      expect(await order.refusal('accept_offer', { ...ACCEPT, ...wrong })).toBe(code)
    await order.settle(await order.accept({ ...BILLING, purchase_order: ' PO-1 ' }))
    const { papers, actions, request } = await order.view()
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

    const change = { name: null, address: '', purchase_order: 'PO-2', own_reference: ' 4711/26 ' }
    const changed = await order.call('change_billing', change)
    expect(changed.order).toMatchObject({ ...BILLING, billing_address: null, purchase_order: 'PO-2' })
    expect(changed.request.own_reference).toBe('4711/26')
    expect((await order.view()).papers[0].facts.purchaseOrder).toBe('PO-1')
    await order.call('decline_order')
    await rpc(order.tx, 'erase_person', { address: request.email })
    const erased = await order.view()
    const { order: ordered, offer, request: asked } = erased
    expect([ordered.purchase_order, asked.own_reference, offer.customer]).toEqual([null, null, null])
  })

  it('of customers who are none', async ({ order }) => {
    const known = { country: 'DE', business: true, vatNumber: '', evidence: '' }
    for (const changes of [
      { customer: { ...known, country: 'Germany' } },
      { customer: { ...known, business: 'yes' } },
      { customer: { ...known, vatNumber: '<b>' } },
      { customer: { ...known, evidence: 'x'.repeat(201) } },
      { customer: {} },
      { customer: known, vatNotes: [] },
    ])
      expect(await order.refusal('make_offer', { offer: order.draft(changes) })).toBe('23514')
  })
})

describe('cancelling', { tags: ['order-hour'] }, () => {
  it('is possible for an hour after the payment, by the clock of the database', async ({ order }) => {
    await order.offer()
    const payment = await order.accept()
    expect(await order.refusal('cancel_order')).toBe('not-paid')
    await order.settle(payment, { at: later(0) })
    const late = { at: later(60 * MINUTE + 1000) }
    expect(await order.refusal('cancel_order', late)).toBe('too-late')
    const cancelled = await order.call('cancel_order', { at: later(60 * MINUTE - 1000) })
    expect(cancelled.order.state).toBe('cancelled')
    expect(cancelled.payments).toMatchObject([{ refund_state: 'due' }])
    expect((await order.call('cancel_order', { at: later(2 * DAY) })).order.state).toBe('cancelled')
  })

  it('"Begin" and "Cancel" at the same moment: one of them wins, and the other is told so', async () => {
    const requests: string[] = []
    try {
      for (let i = 0; i < 40; i++) {
        const request = await sql.begin(async (tx) => {
          const order = await TrialOrder.store(tx)
          await order.paid()
          return order.request
        })
        requests.push(request)
        const at = inHours(3.1)
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

it('a payment and a new offer at the same moment do not wait for each other', {
  tags: ['order-states'],
}, async () => {
  const { order, payment } = await sql.begin(async (tx) => {
    const stored = await TrialOrder.store(tx)
    await stored.offer()
    return { order: stored, payment: await stored.accept() }
  })
  const { request } = order
  try {
    const offered = await sql.begin(async (tx) => {
      await tx`select public.lock_order_of(${payment.id})`
      const answer = rpc(sql, 'make_offer', { request, offer: order.draft() }).catch(({ hint }) => hint)
      await expect
        .poll(
          () =>
            sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%make_offer%'`,
        )
        .toHaveLength(1)
      await new TrialOrder(tx, request).settle(payment)
      return { answer }
    })
    expect(await offered.answer).toBe('offer-closed')
  } finally {
    await sql`delete from public.outbox where subject_id = ${request}`
    await sql`delete from public.quote_requests where id = ${request}`
  }
})

describe('delivered documents', { tags: ['order-states'] }, () => {
  it('close again when everything was given back', async ({ order }) => {
    const payment = await order.paid()
    const document = await order.upload()
    await order.call('deliver_order', { open_now: true })
    expect(await order.open(document)).not.toBeNull()
    expect((await order.settle(payment, { refunded: 6001 })).order.state).toBe('refunded')
    expect(await order.open(document)).toBeNull()
  })

  it('are the same when an upload, a parcel or a message comes twice', async ({ order }) => {
    await order.paid()
    const first = await order.upload({ name: 'a.pdf' })
    expect(await order.upload({ name: 'a.pdf' })).toEqual(first)
    expect(await order.upload({ name: 'b.pdf' })).not.toBe(first)
    expect((await order.view()).documents).toHaveLength(2)
    const parcel = { carrier: 'Post', tracking: 'RM 1' }
    expect((await order.call('deliver_order', parcel)).deliveries).toHaveLength(1)
    expect(await order.refusal('deliver_order', parcel)).toBe('nothing-to-deliver')
    const next = await order.call('deliver_order', { ...parcel, tracking: 'RM 2' })
    expect(next.deliveries).toHaveLength(2)
    // once delivered, the same file is another document
    expect(await order.upload({ name: 'a.pdf' })).not.toBe(first)

    expect((await order.say('operator', 'Hello')).messages).toHaveLength(1)
    expect((await order.say('operator', 'Hello')).messages).toHaveLength(1)
    expect((await order.say('customer', 'Hello')).messages).toHaveLength(2)
    expect((await order.say('operator', 'Hello')).messages).toHaveLength(3)
    expect((await order.told()).filter((kind) => kind.startsWith('order_message'))).toHaveLength(3)
  })
})

describe('a conversation', { tags: ['operator-inbox'] }, () => {
  it('cannot be ended by one side for the other', async ({ order }) => {
    await order.offer()
    for (let i = 1; i <= 200; i++) await order.say('customer', `Question ${i}`)
    const more = { author: 'customer', text: 'And this?' }
    expect(await order.refusal('send_order_message', more)).toBe('too-many-messages')
    const { messages } = await order.say('operator', 'Please call us.')
    expect(messages.at(-1)).toMatchObject({ number: 201, author: 'operator' })
  })

  it('reaches the operator as a list where a customer writes too much at once', async ({ order, tx }) => {
    await tx.unsafe(`create or replace function public.operator_mail_limit() returns integer
      language sql immutable set search_path = '' as 'select 20'`)
    // of earlier files
    await tx`delete from public.outbox where kind = 'order_message_operator'`
    await order.offer()
    for (let i = 1; i <= 45; i++) await order.say('customer', `Question ${i} ${'?'.repeat(4_000)}`)
    const waiting = () => tx`
      select id from public.outbox where subject_id = ${order.request} and kind = 'order_message_operator' and bundle is null
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
  const add = (order: TrialOrder, changes: Row = {}) =>
    order.upload({ name: 'draft.pdf', purpose: 'message', ...changes })
  const send = (order: TrialOrder, documents: string[]) =>
    order.say('operator', 'Please check.', { documents })
  const refused = (order: TrialOrder, documents: unknown[], changes: Row = {}) =>
    order.refusal('send_order_message', { author: 'operator', text: 'Please check.', documents, ...changes })

  it('open at once in every state, are counted, and move nothing', async ({ order, tx }) => {
    await order.offer()
    const document = await add(order)
    expect(await order.open(document)).toBeNull()
    const said = await send(order, [document])
    expect(said).toMatchObject({
      order: { state: 'offered', open_before_payment: false },
      documents: [{ message: 1, delivery: null }],
      deliveries: [],
    })
    const payment = await order.accept()
    const reach: (() => Promise<Row>)[] = [
      () => order.view(),
      () => order.settle(payment),
      () => order.call('begin_order'),
      () => order.call('deliver_order', { carrier: 'Post', tracking: 'RM 1' }),
      () => order.settle(payment, { refunded: 6001 }),
    ]
    const states: string[] = []
    for (const go of reach) {
      await go()
      states.push((await order.view()).order.state)
      expect(await order.open(document)).toMatchObject({ name: 'draft.pdf' })
    }
    expect(states).toEqual(['accepted', 'half_paid', 'in_progress', 'delivered', 'refunded'])
    expect((await order.view()).documents).toMatchObject([{ opened: 5 }])
    const log = await tx`
      select kind, actor, facts from public.order_events where kind in ('messaged', 'opened') and order_id = ${said.order.id}
      order by number`
    expect(log).toEqual([
      { kind: 'messaged', actor: 'operator', facts: { message: 1, documents: 1 } },
      ...Array.from({ length: 5 }, () => ({ kind: 'opened', actor: 'customer', facts: { document } })),
    ])
  })

  it('are no delivery: one takes nothing of the other, and nobody verifies them', async ({ order, tx }) => {
    const { request } = order
    await order.paid()
    const sha256 = crypto.randomUUID().replaceAll('-', '').repeat(2)
    const finished = await add(order, { purpose: 'deliver', sha256 })
    const draft = await add(order, { sha256 })
    expect(draft).not.toBe(finished)
    for (const documents of [[finished], [draft, finished]])
      expect(await refused(order, documents)).toBe('document-gone')
    await send(order, [draft])
    expect(await rpc(tx, 'verify_document', { sha256 })).toBeNull()
    for (const document of [draft, finished])
      expect(await rpc(tx, 'remove_order_document', { request, document })).toEqual(
        document === finished ? expect.stringMatching(/^delivered/) : null,
      )
    const waiting = await add(order)
    expect(await order.refusal('deliver_order')).toBe('nothing-to-deliver')
    await order.call('deliver_order', { carrier: 'Post', tracking: 'RM 1' })
    expect((await order.view()).documents).toMatchObject([
      { id: draft, message: 1, delivery: null },
      { id: waiting, message: null, delivery: null },
    ])
    const remove = (purpose: string) =>
      rpc(tx, 'remove_order_document', { request, document: waiting, purpose })
    expect(await remove('deliver')).toBeNull()
    expect(await remove('message')).not.toBeNull()
  })

  it('are five at most, of this order, from the operator, and sent once', async ({ order, tx }) => {
    const other = await TrialOrder.store(tx)
    await order.offer()
    await other.offer()
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.push(await add(order, { name: `${i}.pdf` }))
    expect(await add(order, { name: '0.pdf' })).toBe(ids[0])
    const sixth = tx.savepoint((inner) => add(new TrialOrder(inner, order.request)))
    await expect(sixth).rejects.toMatchObject({ hint: 'too-many-with-message' })
    for (const [target, documents, changes] of [
      [other, ids, {}],
      [order, [...ids, await add(other)], {}],
      [order, [ids[0], ids[0]], {}],
      [order, [crypto.randomUUID()], {}],
      [order, ids, { author: 'customer' }],
    ] as const)
      expect(await refused(target, [...documents], changes)).toBe('document-gone')
    expect((await order.view()).messages).toEqual([])
    await send(order, ids)
    expect((await send(order, ids.toReversed())).messages).toHaveLength(1)
    // Another text with them, or the same text with others, is another message.
    expect(await refused(order, ids, { text: 'Again.' })).toBe('document-gone')
    expect((await send(order, [await add(order)])).messages).toHaveLength(2)
    expect((await order.told()).filter((kind) => kind === 'order_message')).toHaveLength(2)
  })

  it('count among the fifty of an order', async ({ order, tx }) => {
    await order.paid()
    for (let i = 0; i < 49; i++) await order.upload({ name: `${i}.pdf` })
    await add(order)
    const more = tx.savepoint((inner) => add(new TrialOrder(inner, order.request), { name: '51.pdf' }))
    await expect(more).rejects.toMatchObject({ hint: 'too-many-documents' })
  })
})

describe('the clock', { tags: ['order-states'] }, () => {
  it('reminds twice at most, and never of what has happened', async ({ order, tx }) => {
    const [silent, unpaid] = [await TrialOrder.store(tx), await TrialOrder.store(tx)]
    await order.offer({ validUntil: later(14 * DAY) })
    await silent.paid()
    await unpaid.paid()
    await unpaid.call('deliver_order', { tracking: 'RM 1' })
    for (let hours = 0; hours < 30 * 24; hours += 5) await order.clock(hours)
    const reminders = async (of: TrialOrder) => (await of.told()).filter((kind) => /reminder|due/.test(kind))
    expect(await reminders(order)).toEqual(['order_offer_reminder', 'order_offer_reminder'])
    expect(await reminders(silent)).toEqual(['order_due_operator', 'order_due_operator'])
    expect(await reminders(unpaid)).toEqual(['order_balance_due', 'order_balance_due'])
  })
})

describe('a dispute', { tags: ['order-states', 'order-money'] }, () => {
  const lose = (order: TrialOrder, payment: string, state = 'lost') =>
    order.call('record_order_dispute', {
      ...{ request: undefined, payment, dispute: `dp_${payment}`, state, amount: 6001, reason: 'general' },
    })

  it.for(['half_paid', 'in_progress', 'delivered'])(
    'that is lost ends the order when it is %s',
    async (state, { order }) => {
      const { id } = await order.paid()
      if (state !== 'half_paid') await order.call('begin_order')
      if (state === 'delivered') await order.call('deliver_order', { tracking: '1Z' })
      await lose(order, id, 'open')
      expect((await order.view()).order.state).toBe(state)
      await lose(order, id)
      const ended = await order.view()
      expect(ended).toMatchObject({ order: { state: 'ended', end_ground: 'dispute_lost' }, held: 0 })
      expect(ended.actions).not.toContain('refund')
      expect(ended.papers.map(({ kind }: Row) => kind)).toEqual(['receipt'])
      expect((await order.told()).filter((kind) => /order_ended|closed/.test(kind))).toEqual([
        'order_dispute_closed_operator',
        'order_ended',
      ])
      expect(await order.refusal('open_balance', { method: 'card' })).toBe('ended')
      expect(await order.refusal('begin_order')).toBe('ended')
    },
  )

  it('that is lost leaves what is complete, or paid otherwise', async ({ order, tx }) => {
    const { id } = await order.paid()
    await order.call('offer_extra', { offer: order.draft() })
    const extra = await order.accept({ version: 2 })
    await order.settle(extra)
    await lose(order, extra.id)
    expect((await order.view()).order.state).toBe('half_paid')
    await order.call('deliver_order', { tracking: '1Z' })
    await order.settle((await order.call('open_balance', { method: 'card' })).payment)
    await lose(order, id)
    expect((await order.view()).order.state).toBe('completed')
    expect((await order.view()).held).toBe(6000)
    const other = await TrialOrder.store(tx)
    await lose(other, (await other.paid()).id, 'won')
    expect((await other.view()).order.state).toBe('half_paid')
  })
})

describe('a person who ordered', { tags: ['order-states'] }, () => {
  it('finds the order among their data, and once erased leaves only what the law wants', async ({
    order,
    tx,
  }) => {
    await order.paid()
    await order.upload()
    await order.call('deliver_order')
    const { request: row } = await order.view()
    const address = `${crypto.randomUUID()}@example.com`
    await tx`update public.quote_requests set email = ${address} where id = ${order.request}`
    await order.say('customer', 'When?')
    const draft = await order.upload({ name: 'draft.pdf', purpose: 'message' })
    await order.say('operator', 'Soon.', { documents: [draft] })
    const data = await rpc(tx, 'person_data', { address })
    expect(data.requests).toMatchObject([
      {
        reference: row.reference,
        orders: [
          {
            order: { state: 'delivered' },
            papers: [{ number: expect.any(Number) }],
            documents: [{ delivery: 1 }, { name: 'draft.pdf', message: 2 }],
          },
        ],
      },
    ])
    expect(data.requests[0].orders[0].events.length).toBeGreaterThan(3)

    await order.settle((await order.call('open_balance', { method: 'card' })).payment)
    const paths = (await order.view()).documents.map(({ path }: Row) => path)
    const alarms = ['order_disputed_operator', 'order_mismatch_operator', 'order_refund_failed_operator']
    for (const kind of alarms)
      await tx`insert into public.outbox (kind, subject_id, dedupe_key) values (${kind}, ${order.request}, ${kind + order.request})`
    const erased = await rpc(tx, 'erase_person', { address })
    // what the operator needs for the books
    expect((await order.told()).sort()).toEqual(
      [...alarms, 'order_paid_operator', 'order_completed_operator'].sort(),
    )
    expect(erased.paths).toEqual(expect.arrayContaining(paths))
    expect(erased.kept).toEqual([row.reference])
    const left = await order.view()
    expect(left).toMatchObject({ order: { state: 'completed' }, documents: [], messages: [] })
    expect(left.papers).toHaveLength(2)
    for (const payment of left.payments) await order.settle(payment, { refunded: payment.amount })
    expect((await order.view()).order.state).toBe('refunded')
    expect(await order.told()).not.toContain('order_refunded')
  })

  it('adds a document, and the operator is told what has become of the order', async ({ order, tx }) => {
    const facts = (request: string) =>
      rpc(tx, 'message_facts', {
        ...{ message: crypto.randomUUID(), kind: 'quote_files_operator', subject: request, payload: '{}' },
      })
    expect((await facts(await storeRequest(tx))).ordered).toBeNull()
    await order.paid({ readyBy: '2026-12-09' })
    expect((await facts(order.request)).ordered).toEqual({
      state: 'half_paid',
      ready_by: '2026-12-09',
      delivery_address: null,
      actions: [
        'begin',
        'deliver',
        'decline',
        'reschedule',
        'extra',
        'refund',
        'end',
        'billing',
        'correct_invoice',
        'statement',
        'message',
        'ask',
        'contact',
        'attach',
        'receive_original',
      ],
    })
  })

  it('is kept for as long as the last paper has to be', async ({ order, tx }) => {
    await order.paid()
    const due = async (at: string) => {
      const rows = await tx`select id from public.overdue('{"records":"6 years"}', ${at})`
      return rows.some(({ id }) => id === order.request)
    }
    await tx`update public.quote_requests set ordered_at = ${later(-400 * DAY)} where id = ${order.request}`
    expect(await due('2032-06-01T00:00:00Z')).toBe(false)
    expect(await due('2032-12-02T00:00:00Z')).toBe(true)
  })

  it('stays an order, even if it is marked as none, once a part of it is paid for', async ({ order }) => {
    await order.offer()
    await order.accept({ method: 'transfer' })
    await order.confirm(3000, { difference: 'ask' })
    await order.call('mark_order', { ordered: false })
    expect((await order.view()).request.ordered_at).not.toBeNull()
  })

  it('is no spam and not deleted while the quote can be accepted or is to be paid', async ({ order, tx }) => {
    const marked = async () =>
      (await tx`select ordered, spam_until from public.mark_spam(${`request:${order.request}`}, true)`)[0]
    const due = async () => {
      const rows = await tx`select id from public.overdue('{"requests":"1 day"}', ${later(30 * DAY)})`
      return rows.some(({ id }) => id === order.request)
    }
    await order.offer()
    expect([await marked(), await due()]).toEqual([{ ordered: true, spam_until: null }, false])
    await order.accept({ method: 'transfer' })
    expect([await marked(), await due()]).toEqual([{ ordered: true, spam_until: null }, false])
    const { id } = await order.accept()
    await rpc(tx, 'record_order_session', { payment: id, session: `cs_${id}`, url: '' })
    await order.call('withdraw_offer')
    expect([await marked(), await due()]).toEqual([{ ordered: true, spam_until: null }, false])
    // nobody has said that the provider's page is closed
    await tx`update public.order_payments set created_at = now() - interval '4 days'`
    expect([await marked(), await due()]).toEqual([{ ordered: false, spam_until: expect.any(Date) }, true])
  })

  it('is not erased while work or money is outstanding, and the reason names the order', async ({
    order,
    tx,
  }) => {
    const address = `${crypto.randomUUID()}@example.com`
    await tx`update public.quote_requests set email = ${address} where id = ${order.request}`
    const { reference } = (
      await tx`select reference from public.quote_requests where id = ${order.request}`
    )[0] as Row
    const erase = (inner = tx) => rpc(inner, 'erase_person', { address })
    const isRefused = async () => {
      const person = readPerson(await rpc(tx, 'person_data', { address }))
      expect(person.unsettled).toEqual([reference])
      expect(erasureWarnings(person, new Date())[0]).toContain(
        `Work, money or an original of ${reference} is outstanding`,
      )
      expect(await refusal(tx, erase)).toBe('unsettled')
      await expect(tx.savepoint(erase)).rejects.toThrow(reference)
      expect((await order.view()).request.email).toBe(address)
    }
    await order.offer()
    await order.accept({ method: 'transfer' })
    await order.confirm(3000, { difference: 'ask' })
    await isRefused()
    await order.confirm(3001)
    await isRefused()
    await order.call('begin_order')
    await isRefused()
    await order.call('deliver_order', { tracking: '1Z' })
    await isRefused()
    const end = { keep: 5000, ground: 'goodwill', reason: 'Enough.' }
    await order.call('end_order', end)
    // to be given back by hand
    await isRefused()
    for (const { id, refund_due } of (await order.view()).payments)
      if (refund_due > 0)
        await order.call('settle_order_refund', { request: undefined, payment: id, actor: 'operator' })
    const [{ id }] = (await order.view()).payments
    const dispute = { request: undefined, payment: id, dispute: 'dp_1', amount: 3000, reason: 'general' }
    await order.call('record_order_dispute', { ...dispute, state: 'open' })
    await isRefused()
    await order.call('record_order_dispute', { ...dispute, state: 'won' })
    expect((await erase()).kept).toEqual([reference])
  })

  it('who is erased while a transfer is awaited leaves the order that it pays', async ({ order, tx }) => {
    await order.offer()
    await order.accept({ method: 'transfer' })
    const address = `${crypto.randomUUID()}@example.com`
    await tx`update public.quote_requests set email = ${address} where id = ${order.request}`
    const { reference } = (await order.view()).request
    const person = readPerson(await rpc(tx, 'person_data', { address }))
    expect(erasureWarnings(person, new Date())).toEqual([
      expect.stringContaining(`${reference} is being paid for`),
    ])
    expect((await rpc(tx, 'erase_person', { address })).kept).toEqual([reference])
    const { items } = await rpc(tx, 'digest', { day: '2026-12-02', since: START, until: later(DAY) })
    expect(items.find((item: Row) => item.reference === reference)).toMatchObject({
      kind: 'transfer',
      name: 'erased',
    })
    expect((await order.confirm(6001)).order.state).toBe('half_paid')
  })
})
