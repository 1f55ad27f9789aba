/** @module-tag own-machine */

import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#functions/_shared/http/errors.ts'
import { refundOrder, startCardPayment } from '#functions/_shared/order/pay.ts'
import { makeDueRefunds } from '#functions/_shared/payments/sessions.ts'
import { inProcess } from '../support/bookings.ts'
import { rpc, sampleOffer, storeRequest } from '../support/orders.ts'
import { payingHost } from '../support/own-host.ts'
import type { Row } from '../support/sql.ts'
import {
  REFUND_EVENTS,
  SESSION_EVENTS,
  type StripeStandIn,
  sendRepeatedly,
  someOrders,
} from '../support/stripe.ts'

type Dependencies = Awaited<ReturnType<typeof inProcess>>['dependencies']
type Paying = Parameters<typeof startCardPayment>[1]

const { host, stripe, sql, env } = payingHost()
let dependencies: Dependencies

beforeAll(async () => {
  dependencies = (await inProcess(host, env, () => new Date())).dependencies
})
afterEach(() => {
  stripe.down = false
})

async function offered(): Promise<Paying['request']> {
  const id = await storeRequest(sql, { email: `${crypto.randomUUID()}@example.com` })
  await rpc(sql, 'make_offer', { request: id, offer: JSON.stringify(sampleOffer()) })
  const [row] = await sql`select id, reference, email from public.quote_requests where id = ${id}`
  return row as Paying['request']
}

async function accept(request: Paying['request'], method = 'card'): Promise<Paying> {
  const args = { request: request.id, version: 1, express: true, method }
  return { ...((await rpc(sql, 'accept_offer', args)) as Omit<Paying, 'request'>), request }
}

async function onPage(request: Paying['request']): Promise<{ paying: Paying; session: string }> {
  const paying = await accept(request)
  const { sessionId } = await startCardPayment(dependencies, paying)
  return { paying, session: sessionId }
}

let request: Paying['request']
let paying: Paying
let session: string

beforeEach(async () => {
  // The jobs ask about no payment of an earlier test.
  await sql`update public.order_payments set session_closed_at = now()`
  request = await offered()
  ;({ paying, session } = await onPage(request))
})

const view = ({ id } = request) => rpc(sql, 'order_view', { request: id })
const payment = async (id = paying.payment.id) =>
  (await sql`select * from public.order_payments where id = ${id}`)[0] as Row
const papers = async (of = request) => (await view(of)).papers.map(({ kind }: Row) => kind)

async function kinds({ id } = request): Promise<string[]> {
  const rows = await sql`
    select kind from public.outbox
    where subject_id = ${id} and kind like 'order%' and kind <> 'order_offer' order by kind`
  return rows.map(({ kind }) => kind)
}

const credits = async () =>
  (await view()).papers.flatMap(({ kind, facts }: Row) => (kind === 'credit note' ? [facts.amount] : []))

const send = (type: string, id = session) => stripe.send(host.url, stripe.event(type, id))

/** The jobs ask the provider about it again. */
async function askAgain(): Promise<void> {
  await sql`update public.order_payments set checked_at = now() - interval '61 minutes' where id = ${paying.payment.id}`
  await host.runJobs()
}
const refunds = (of = session) => stripe.refunds(stripe.sessions.get(of)?.payment_intent)

async function pay(id = session): Promise<void> {
  stripe.pay(id)
  await send('checkout.session.completed', id)
}

const RUN_OUT = "interval '11 minutes'"

/** The payment page's time runs out, without an event. */
async function giveUp(id = paying.payment.id): Promise<void> {
  await sql.unsafe(`update public.order_payments set expires_at = now() - ${RUN_OUT} where id = $1`, [id])
  await host.runJobs()
  expect(await payment(id)).toMatchObject({ state: 'closed', session_closed_at: null })
  expect((await view()).order).toMatchObject({ state: 'offered', accepted_at: null })
}

const unavailable = expect.objectContaining({ code: 'payment-unavailable' })
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error : Promise.reject(error)),
  )

describe('the payment page', { tags: ['order-payment'] }, () => {
  it('is for half the price, known by the payment, and leads back to the request', async () => {
    const [call, ...more] = stripe.calls.filter(({ key }) => key === `order-${paying.payment.id}`)
    expect(more).toEqual([])
    expect(call?.form).toMatchObject({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][unit_amount]': '6001',
      'line_items[0][price_data][currency]': 'gbp',
      'line_items[0][price_data][product_data][name]': 'First half of the price',
      'line_items[0][price_data][product_data][description]': `Order ${request.reference}`,
      'metadata[order_payment_id]': paying.payment.id,
      'payment_intent_data[metadata][order_payment_id]': paying.payment.id,
      client_reference_id: request.reference,
      customer_email: request.email,
    })
    expect(Object.keys(call?.form ?? {}).join()).not.toContain('booking_id')
    // The payment, not the order: these addresses open nothing.
    expect(call?.form).toMatchObject({
      success_url: `${host.url}/get-quote?payment=success&session_id={CHECKOUT_SESSION_ID}#request`,
      cancel_url: `${host.url}/get-quote?payment=cancelled#request`,
    })
    expect(JSON.stringify(call?.form)).not.toContain(request.id)
    expect(await payment()).toMatchObject({ state: 'open', session_id: session })
  })

  it('is the same after a crash between the provider’s answer and our note', {
    tags: ['payment-crash'],
  }, async () => {
    await sql`update public.order_payments set session_id = null, session_url = null where id = ${paying.payment.id}`
    expect(await onPage(request)).toMatchObject({ session })
    expect(await payment()).toMatchObject({ session_id: session })
  })

  it('is another one, once, when the provider refuses the first', async () => {
    const other = await accept(await offered())
    // The first attempt never arrived, and the provider now requires more time than is left.
    const left = new Date(Date.now() + 25 * 60_000).toISOString()
    await sql`update public.order_payments set expires_at = ${left} where id = ${other.payment.id}`
    const { url } = await startCardPayment(dependencies, await accept(other.request))
    const { order, payments } = await view(other.request)
    expect(order.state).toBe('accepted')
    expect(payments.map(({ state }: Row) => state)).toEqual(['closed', 'open'])
    expect(payments[1].session_url).toBe(url)
  })

  it('cannot be had while the provider refuses, and the offer stands', async () => {
    const other = await accept(await offered())
    stripe.now = () => Date.now() + 3_600_000
    expect(await refusalOf(startCardPayment(dependencies, other))).toEqual(unavailable)
    stripe.now = () => Date.now()
    const { order, payments } = await view(other.request)
    expect(order.state).toBe('offered')
    expect(payments.map(({ state }: Row) => state)).toEqual(['closed', 'closed'])
  })

  it('cannot be had while the provider is down, and is the same payment’s afterwards', async () => {
    const other = await accept(await offered())
    stripe.down = true
    expect(await refusalOf(startCardPayment(dependencies, other))).toEqual(unavailable)
    stripe.down = false
    await startCardPayment(dependencies, await accept(other.request))
    const { payments } = await view(other.request)
    expect(payments.map(({ id, state }: Row) => [id, state])).toEqual([[other.payment.id, 'open']])
  })
})

describe('a paid session', { tags: ['order-payment'] }, () => {
  for (const { which, sequences, tags } of someOrders(SESSION_EVENTS))
    it(`leads to the same state, one paper and one message each after ${which} of repeated events`, {
      tags: ['webhooks', ...tags],
    }, async () => {
      for (const order of sequences) {
        const other = await offered()
        const { session } = await onPage(other)
        stripe.pay(session)
        expect(await sendRepeatedly(stripe, host.url, session, order)).toEqual([200])
        expect((await view(other)).order.state).toBe('half_paid')
        expect(await kinds(other), order.join()).toEqual(['order_paid', 'order_paid_operator'])
        expect(await papers(other)).toEqual(['receipt'])
      }
    })

  for (const { which, sequences, tags } of someOrders(REFUND_EVENTS))
    it(`refunded on the provider’s own page ends up refunded, in ${which} of events`, {
      tags: ['webhooks', ...tags],
    }, async () => {
      for (const order of sequences) {
        const other = await offered()
        const { session } = await onPage(other)
        stripe.pay(session)
        stripe.refund(session)
        await sendRepeatedly(stripe, host.url, session, order)
        expect((await view(other)).order.state).toBe('refunded')
        expect(await papers(other), order.join()).toEqual(['receipt', 'credit note'])
        expect(refunds(session)).toEqual([])
      }
    })

  it('refunded later on the provider’s own page is found without an event', async () => {
    await pay()
    stripe.refund(session)
    await host.runJobs()
    expect((await view()).order.state).toBe('half_paid')
    await askAgain()
    expect((await view()).order.state).toBe('refunded')
    expect(await papers()).toEqual(['receipt', 'credit note'])
  })

  it('refunded in parts has a credit note for each, and ends when everything is refunded', {
    tags: ['webhooks', 'order-money'],
  }, async () => {
    await pay()
    stripe.refund(session, 2000)
    const events = ['refund.created', 'charge.refunded', 'refund.updated'].map((type) =>
      stripe.event(type, session),
    )
    await Promise.all([...events, ...events].map((body) => stripe.send(host.url, body)))
    expect(await credits()).toEqual([2000])
    expect((await view()).order.state).toBe('half_paid')
    expect(await payment()).toMatchObject({ refund_state: 'none', refunded: 2000 })
    expect(await kinds()).toEqual([
      'order_paid',
      'order_paid_operator',
      'order_paper_operator',
      'order_refunded',
    ])
    const mail = await host.waitForMail(
      ({ subject }) => subject === `${request.reference} Your refund of £20.00`,
    )
    expect(mail.attachments).toHaveLength(1)

    stripe.refund(session, 1500)
    await send('charge.refunded')
    // we refund the rest
    await rpc(sql, 'decline_order', { request: request.id })
    await refundOrder(dependencies, request.id)
    await send('charge.refunded')
    expect(await credits()).toEqual([2000, 1500, 2501])
    expect((await view()).order.state).toBe('refunded')
    expect(await payment()).toMatchObject({ refund_state: 'made', refunded: 6001 })
  })

  it('of which we give back a part, and another, is refunded by just as much, also when a call is repeated', async () => {
    await pay()
    const part = (amount: number) => rpc(sql, 'refund_part', { request: request.id, amount, reason: 'Late.' })
    await part(2000)
    const [due] = (await view()).payments
    await refundOrder(dependencies, request.id)
    // The same call again, as after a crash before the answer was noted.
    const { provider } = dependencies.payments as NonNullable<Dependencies['payments']>
    await makeDueRefunds({ ...dependencies, provider }, [due])
    await part(1500)
    await refundOrder(dependencies, request.id)
    await send('charge.refunded')
    expect(await payment()).toMatchObject({ refund_state: 'none', refunded: 3500, refund_due: 3500 })
    await rpc(sql, 'decline_order', { request: request.id })
    await refundOrder(dependencies, request.id)
    const key = `refund-order-${paying.payment.id}`
    expect(refunds().map((call) => [call.form.amount, call.key])).toEqual([
      ['2000', `${key}-2000`],
      ['2000', `${key}-2000`],
      ['1500', `${key}-3500`],
      [undefined, key],
    ])
    expect(await credits()).toEqual([2000, 1500, 2501])
  })

  it('refunded in part, which the bank sends back, is told to the operator once', async () => {
    await pay()
    stripe.refund(session, 2000)
    await send('charge.refunded')
    stripe.unrefund(session)
    for (let i = 0; i < 2; i++) await send('refund.failed')
    const told = (await kinds()).filter((kind) => kind === 'order_refund_failed_operator')
    expect(told).toHaveLength(1)
    expect(await payment()).toMatchObject({ refund_state: 'failed', refunded: 2000, refund_failed: 2000 })
  })

  it('that is disputed is told to the operator at once, and how it ends', {
    tags: ['webhooks'],
  }, async () => {
    await pay()
    const dispute = stripe.dispute(session)
    const opened = stripe.event('charge.dispute.created', session)
    await Promise.all(
      [opened, opened, stripe.event('charge.dispute.created', session)].map((body) =>
        stripe.send(host.url, body),
      ),
    )
    expect(await payment()).toMatchObject({ dispute_state: 'open', refund_state: 'none' })
    const mail = await host.waitForMail(({ subject }) =>
      Boolean(subject?.startsWith(`${request.reference} A payment is disputed: £60.01, `)),
    )
    expect(mail.text).toContain('14 January 2027')
    expect(mail.text).toContain('product not received')

    stripe.dispute(session, { status: 'under_review' })
    await send('charge.dispute.created')
    stripe.dispute(session, { status: 'lost' })
    await send('charge.dispute.closed')
    await send('charge.dispute.closed')
    expect(await payment()).toMatchObject({ dispute_state: 'lost' })
    expect((await kinds()).filter((kind) => kind.startsWith('order_dispute'))).toEqual([
      'order_dispute_closed_operator',
      'order_disputed_operator',
    ])
    const log = await sql`
      select kind, facts from public.order_events where facts ->> 'dispute' = ${dispute.id} order by number`
    expect(log.map(({ kind }) => kind)).toEqual(['disputed', 'dispute lost'])
    expect(log[0]?.facts).toMatchObject({ amount: 6001, reason: 'product_not_received' })
    expect((await view()).order.state).toBe('ended')
    expect(await papers()).toEqual(['receipt'])
  })

  it('that is disputed is found without an event', async () => {
    await pay()
    stripe.dispute(session, { status: 'warning_closed' })
    await askAgain()
    expect(await payment()).toMatchObject({ dispute_state: 'won' })
  })

  it('is found by its event when it was never noted', { tags: ['payment-crash'] }, async () => {
    await sql`update public.order_payments set session_id = null, session_url = null where id = ${paying.payment.id}`
    await pay()
    expect((await view()).order.state).toBe('half_paid')
    expect(await payment()).toMatchObject({ session_id: session })
  })

  it('is found by the jobs without any event, and a bank transfer that was chosen meanwhile is not waited for', async () => {
    stripe.pay(session)
    await accept(request, 'transfer')
    await host.runJobs()
    const { order, payments } = await view()
    expect(order.state).toBe('half_paid')
    expect(payments.map(({ method, state }: Row) => [method, state])).toEqual([
      ['card', 'paid'],
      ['transfer', 'closed'],
    ])
  })
})

describe('a session that was not paid as ordered', { tags: ['order-payment'] }, () => {
  it('does not count for a booking or an order that its metadata does not name', async () => {
    const ours = stripe.sessions.get(session) as NonNullable<ReturnType<StripeStandIn['sessions']['get']>>
    for (const metadata of [{ order_payment_id: crypto.randomUUID() }, { order_payment_id: 'x' }, {}]) {
      const foreign = `cs_test_foreign${crypto.randomUUID().slice(0, 8)}`
      stripe.sessions.set(foreign, { ...ours, id: foreign, metadata: metadata as Record<string, string> })
      stripe.pay(foreign)
      expect((await send('checkout.session.completed', foreign)).status).toBe(200)
    }
    expect((await view()).order.state).toBe('accepted')
    expect(await kinds()).toEqual([])
  })

  it('that expires gives the offer back', async () => {
    stripe.expire(session)
    await send('checkout.session.expired')
    expect((await view()).order).toMatchObject({ state: 'offered', accepted_at: null })
    expect((await onPage(request)).session).not.toBe(session)
  })
})

describe('a late payment', { tags: ['order-payment'] }, () => {
  it('counts while the offer is still open, and what was begun meanwhile does not', async () => {
    await giveUp()
    const { session: next } = await onPage(request)
    await pay()
    const { order, payments } = await view()
    expect(order.state).toBe('half_paid')
    expect(payments.map(({ state }: Row) => state)).toEqual(['paid', 'closed'])
    // the other page can no longer be paid
    await host.runJobs()
    expect(stripe.sessions.get(next)?.status).toBe('expired')
  })

  it('of both pages: one counts, the other goes back, and each has its own refund', async () => {
    await giveUp()
    const { session: next } = await onPage(request)
    await pay(next)
    await pay()
    expect((await view()).order.state).toBe('half_paid')
    expect(await payment()).toMatchObject({ state: 'paid', surplus: true, refund_state: 'made' })
    expect(refunds(next)).toEqual([])
    await rpc(sql, 'cancel_order', { request: request.id })
    await refundOrder(dependencies, request.id)
    const { payments } = await view()
    expect(payments.map(({ refund_state }: Row) => refund_state)).toEqual(['made', 'made'])
    const keys = [...refunds(), ...refunds(next)].map(({ key }) => key)
    expect(keys).toEqual(payments.map(({ id }: Row) => `refund-order-${id}`))
    expect((await papers()).sort()).toEqual(['credit note', 'credit note', 'receipt', 'receipt'])
  })

  it('cannot happen any more some time after the offer was taken back', async () => {
    await rpc(sql, 'withdraw_offer', { request: request.id })
    await host.runJobs()
    expect(stripe.sessions.get(session)?.status).toBe('expired')
    expect((await payment()).session_closed_at).not.toBeNull()
    expect((await view()).order.state).toBe('withdrawn')
  })

  it('of a customer whose data were erased meanwhile is still recorded', async () => {
    await rpc(sql, 'erase_person', { address: request.email })
    await pay()
    const { order, request: erased } = await view()
    expect(order.state).toBe('half_paid')
    expect(erased.email).not.toBe(request.email)
    expect(await papers()).toEqual(['receipt'])
    expect(await kinds()).toEqual(['order_paid_operator'])
  })
})

describe('a refund', { tags: ['order-payment'] }, () => {
  const cancel = () => rpc(sql, 'cancel_order', { request: request.id })

  it('is made once when the provider has made it, and we could not note it', {
    tags: ['payment-crash'],
  }, async () => {
    await pay()
    await cancel()
    const { database } = dependencies
    const failing = new Proxy(database, {
      get: (target, name) =>
        name === 'rpc'
          ? async (call: string, args: never) =>
              call === 'settle_order_refund'
                ? { data: null, error: { code: '57P01' } }
                : target.rpc(call as 'order_view', args)
          : Reflect.get(target, name),
    })
    await refundOrder({ ...dependencies, database: failing }, request.id)
    expect((await payment()).refund_state).toBe('due')
    await host.runJobs()
    expect((await payment()).refund_state).toBe('made')
    expect(refunds().map(({ key }) => key)).toEqual(Array(2).fill(`refund-order-${paying.payment.id}`))
    expect(await papers()).toEqual(['receipt', 'credit note'])
  })

  it('that the provider refuses for good is not tried again, and the operator is told', async () => {
    await pay()
    await cancel()
    await sql`update public.order_payments set payment_id = 'pi_unknown' where id = ${paying.payment.id}`
    await host.runJobs()
    expect((await payment()).refund_state).toBe('failed')
    const asked = stripe.calls.length
    await host.runJobs()
    expect(stripe.calls.slice(asked).filter(({ path }) => path === '/v1/refunds')).toEqual([])
    expect(await kinds()).toContain('order_refund_failed_operator')
    expect(await papers()).toEqual(['receipt'])
  })

  it('that fails at the bank is reported once, and one by hand needs no second credit note', async () => {
    await pay()
    await cancel()
    await refundOrder(dependencies, request.id)
    stripe.unrefund(session)
    for (let i = 0; i < 3; i++) expect((await send('refund.failed')).status).toBe(200)
    expect((await payment()).refund_state).toBe('failed')
    const told = (await kinds()).filter((kind) => kind === 'order_refund_failed_operator')
    expect(told).toHaveLength(1)

    stripe.refund(session)
    expect((await send('charge.refunded')).status).toBe(200)
    expect((await payment()).refund_state).toBe('made')
    expect(await papers()).toEqual(['receipt', 'credit note'])
  })
})
