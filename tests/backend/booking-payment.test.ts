/** @module-tag own-machine */

import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { book, callFunction, freshSlot, sampleBooking } from '../support/bookings.ts'
import { eventually } from '../support/host.ts'
import { rpc } from '../support/orders.ts'
import { payingHost } from '../support/own-host.ts'
import { REFUND_EVENTS, SESSION_EVENTS, sendRepeatedly, sign, someOrders } from '../support/stripe.ts'

const { host, stripe, sql } = payingHost()

let email: string
let sessionId: string
let slot: ReturnType<typeof freshSlot>

beforeEach(async () => {
  slot = freshSlot()
  const answers = sampleBooking({ date: slot.date, time: slot.time })
  email = answers.email
  sessionId = (await book(host, answers)).data.sessionId
})

const row = async (address = email) => (await sql`select * from public.bookings where email = ${address}`)[0]

async function kinds(address = email): Promise<string[]> {
  const id = (await row(address))?.id
  const rows = await sql`select kind from public.outbox where subject_id = ${id} order by kind`
  return rows.map(({ kind }) => kind)
}

const papers = async () => sql`
  select * from public.papers where booking_id = ${(await row())?.id} order by created_at, number`

const send = (type: string, id = sessionId) => stripe.send(host.url, stripe.event(type, id))

describe('a paid session', () => {
  it('confirms the booking, and notifies both sides once', async () => {
    stripe.pay(sessionId)
    expect((await send('checkout.session.completed')).status).toBe(200)
    expect(await row()).toMatchObject({ status: 'confirmed', refund_state: 'none' })
    expect(await kinds()).toEqual(['booking_confirmed', 'booking_operator'])
    const reference = (await row())?.reference
    const status = await callFunction(host, 'booking-status', { sessionId })
    expect(status.data).toEqual({
      status: 'confirmed',
      reference,
      date: slot.date,
      time: slot.time,
      startsAt: slot.start.toISOString(),
      calendar: expect.stringContaining(`UID:${(await row())?.id}\r\n`),
    })
    const [event] = new ICAL.Component(ICAL.parse(String(status.data.calendar))).getAllSubcomponents('vevent')
    expect(new ICAL.Event(event).startDate.toJSDate()).toEqual(slot.start)
    // It invites nobody, and has no link to cancel.
    expect(status.data.calendar).not.toMatch(/METHOD|ATTENDEE|manage/)
    const mail = await host.waitForMail(({ to }) => to?.[0]?.address === email)
    const [receipt] = await papers()
    expect(mail.text).toContain(`Your receipt ${receipt?.reference} is attached.`)
    expect(mail.subject).toBe(`${reference} Your consultation on ${slot.date}, ${slot.time} GMT`)
    const notice = await host.waitForMail(({ subject }) =>
      Boolean(subject?.startsWith(`${reference} Consultation`)),
    )
    expect(notice.replyTo?.[0]?.address).toBe(email)
    for (const { attachments } of [mail, notice])
      expect(attachments.map(({ filename }) => filename)).toContain(`${receipt?.reference}.pdf`)
  })

  for (const { which, sequences, tags } of someOrders(SESSION_EVENTS))
    it(`leads to the same state and one confirmation after ${which} of repeated events`, {
      tags: ['webhooks', ...tags],
    }, async () => {
      for (const order of sequences) {
        const answers = sampleBooking()
        const id = (await book(host, answers)).data.sessionId
        stripe.pay(id)
        expect(await sendRepeatedly(stripe, host.url, id, order)).toEqual([200])
        expect(await row(answers.email)).toMatchObject({ status: 'confirmed', refund_state: 'none' })
        expect(await kinds(answers.email), order.join()).toEqual(['booking_confirmed', 'booking_operator'])
      }
    })

  for (const { which, sequences, tags } of someOrders(REFUND_EVENTS))
    it(`refunded at the provider ends up cancelled, in ${which} of events`, { tags }, async () => {
      for (const order of sequences) {
        const answers = sampleBooking()
        const id = (await book(host, answers)).data.sessionId
        stripe.pay(id)
        stripe.refund(id)
        await sendRepeatedly(stripe, host.url, id, order)
        expect(await row(answers.email)).toMatchObject({ status: 'cancelled', refund_state: 'made' })
        // the credit note comes with the cancellation, the receipt by itself
        expect(await kinds(answers.email)).toEqual([
          'booking_cancelled',
          'booking_cancelled_operator',
          'booking_paper_operator',
        ])
      }
      expect(stripe.calls.filter(({ path }) => path === '/v1/refunds')).toHaveLength(0)
    })
})

describe('money that moves on the provider’s own page', { tags: ['webhooks'] }, () => {
  beforeEach(async () => {
    stripe.pay(sessionId)
    await send('checkout.session.completed')
  })

  it('in part leaves the booking, and both sides get a credit note for each part', {
    tags: ['papers'],
  }, async () => {
    for (const amount of [1000, 501]) {
      stripe.refund(sessionId, amount)
      await Promise.all([send('charge.refunded'), send('charge.refunded')])
    }
    expect(await row()).toMatchObject({ status: 'confirmed', refund_state: 'none', refunded: 1501 })
    expect(await kinds()).toEqual([
      'booking_confirmed',
      'booking_operator',
      'booking_part_refunded',
      'booking_part_refunded',
      'booking_refunded',
      'booking_refunded',
    ])
    const [receipt, ...credits] = await papers()
    expect(receipt).toMatchObject({ kind: 'receipt', facts: { amount: 3000, about: 'consultation' } })
    expect(credits.map(({ kind, facts }) => [kind, facts.amount, facts.credits])).toEqual([
      ['credit note', 1000, receipt?.reference],
      ['credit note', 501, receipt?.reference],
    ])
    for (const subject of ['Part of a payment was refunded', 'Your refund of £5.01']) {
      const mail = await host.waitForMail((mail) =>
        Boolean(mail.subject?.includes(subject) && mail.text?.includes('£5.01')),
      )
      expect(mail.attachments?.[0]?.filename).toBe(`${credits[1]?.reference}.pdf`)
    }

    // cancelled, the rest goes back
    stripe.refund(sessionId)
    await send('charge.refunded')
    expect(await row()).toMatchObject({ status: 'cancelled', refund_state: 'made', refunded: 3000 })
    expect((await papers()).at(-1)).toMatchObject({ kind: 'credit note', facts: { amount: 1499 } })
    await host.waitForMail(({ text }) => Boolean(text?.includes('the rest of your payment, £14.99,')))
  })

  it('after the consultation cancels nothing that took place', async () => {
    const booking = (await row())?.id
    const paid = { session: sessionId, state: 'paid', paid_amount: 3000, paid_currency: 'gbp' }
    const at = new Date(slot.start.getTime() + 3_600_000).toISOString()
    await rpc(sql, 'settle_session', { booking, ...paid, refunded: 3000, at })
    expect(await row()).toMatchObject({ status: 'confirmed', refund_state: 'made', ended_at: null })
    expect(await kinds()).toEqual([
      'booking_confirmed',
      'booking_operator',
      'booking_paper_operator',
      'booking_refunded',
    ])
  })

  it('of somebody who was erased has a credit note in the name of its receipt', {
    tags: ['papers'],
  }, async () => {
    await rpc(sql, 'erase_person', { address: email })
    const booking = (await sql`select id from public.bookings where session_id = ${sessionId}`)[0]?.id
    stripe.refund(sessionId)
    await send('charge.refunded')
    const issued = await sql`select facts from public.papers where booking_id = ${booking}`
    expect(issued.map(({ facts }) => facts.buyer.email)).toEqual([email, email])
  })

  it('because it is disputed is told to the operator, and how that ends', async () => {
    stripe.dispute(sessionId)
    await Promise.all([send('charge.dispute.created'), send('charge.dispute.created')])
    stripe.dispute(sessionId, { status: 'won' })
    await send('charge.dispute.closed')
    await send('charge.dispute.closed')
    expect((await row())?.status).toBe('confirmed')
    expect(await kinds()).toEqual([
      'booking_confirmed',
      'booking_dispute_closed',
      'booking_disputed',
      'booking_operator',
    ])
    await host.waitForMail(({ subject }) => Boolean(subject?.includes('A payment is disputed')))
  })
})

describe('a session that was not paid as ordered', () => {
  it('never confirms while it is unpaid, whatever events say', async () => {
    const forged = { ...stripe.sessions.get(sessionId), payment_status: 'paid', status: 'complete' }
    const body = stripe.event('checkout.session.completed', sessionId, { data: { object: forged } })
    expect((await stripe.send(host.url, body)).status).toBe(200)
    expect((await row())?.status).toBe('held')
    stripe.pay(sessionId, { payment_status: 'unpaid' })
    await send('checkout.session.completed')
    expect((await row())?.status).toBe('held')
    expect((await callFunction(host, 'booking-status', { sessionId })).data.status).toBe('held')
  })

  it.each([
    ['too little', { amount_total: 2999 }],
    ['another currency', { currency: 'jpy' }],
  ])('never confirms with %s, and the operator is told once', async (_, changes) => {
    stripe.pay(sessionId, changes)
    await send('checkout.session.completed')
    await send('checkout.session.async_payment_succeeded')
    expect((await row())?.status).toBe('held')
    expect(await kinds()).toEqual(['booking_mismatch'])
  })

  it('is not confirmed by the payment of another session', async () => {
    const other = stripe.sessions.get(sessionId)
    stripe.sessions.set('cs_test_foreign1', {
      ...(other as NonNullable<typeof other>),
      id: 'cs_test_foreign1',
    })
    stripe.pay('cs_test_foreign1')
    await send('checkout.session.completed', 'cs_test_foreign1')
    expect((await row())?.status).toBe('held')
    expect(await kinds()).toEqual(['booking_mismatch'])
  })

  it('frees its slot when it expires', async () => {
    stripe.expire(sessionId)
    await send('checkout.session.expired')
    expect((await row())?.status).toBe('released')
    expect((await callFunction(host, 'booking-status', { sessionId })).data.status).toBe('released')
    expect((await book(host, sampleBooking({ date: slot.date, time: slot.time }))).status).toBe(200)
  })
})

describe('a late payment', () => {
  const expireHold = () =>
    sql`update public.bookings set hold_expires_at = now() - interval '1 minute' where email = ${email}`

  it('is confirmed while the slot is still free', async () => {
    await expireHold()
    await host.runJobs()
    expect((await row())?.status).toBe('released')
    stripe.pay(sessionId)
    await send('checkout.session.completed')
    expect((await row())?.status).toBe('confirmed')
  })

  it('is refunded once if the slot was sold again, and both sides are notified', async () => {
    await expireHold()
    const next = sampleBooking({ date: slot.date, time: slot.time })
    const nextSession = (await book(host, next)).data.sessionId
    stripe.pay(nextSession)
    await send('checkout.session.completed', nextSession)
    stripe.pay(sessionId)
    const body = stripe.event('checkout.session.completed', sessionId)
    await Promise.all(Array.from({ length: 5 }, () => stripe.send(host.url, body)))
    await send('checkout.session.async_payment_succeeded')
    expect(await row()).toMatchObject({ status: 'lost', refund_state: 'made' })
    expect(await row(next.email)).toMatchObject({ status: 'confirmed', refund_state: 'none' })
    expect(await kinds()).toEqual([
      'booking_lost',
      'booking_lost_operator',
      'booking_paper_operator',
      'booking_refunded',
    ])
    const refunds = stripe.refunds(stripe.sessions.get(sessionId)?.payment_intent)
    expect(new Set(refunds.map(({ key }) => key)).size).toBe(1)
    expect((await callFunction(host, 'booking-status', { sessionId })).data.status).toBe('lost')
    await host.waitForMail(
      ({ to, subject }) => to?.[0]?.address === email && Boolean(subject?.includes('arrived too late')),
    )
  })
})

describe('a refund', () => {
  const failed = (id: string) => {
    const payment_intent = stripe.sessions.get(sessionId)?.payment_intent
    const object = { id, object: 'refund', payment_intent, status: 'failed', metadata: {} }
    return stripe.send(host.url, stripe.event('refund.failed', sessionId, { data: { object } }))
  }
  const alarms = async () => (await kinds()).filter((kind) => kind.endsWith('refund_failed'))

  it('that fails at the bank is reported to the operator, once', async () => {
    stripe.pay(sessionId)
    await send('checkout.session.completed')
    await sql`update public.bookings set status = 'lost', refund_state = 'due' where email = ${email}`
    await host.runJobs()
    expect((await row())?.refund_state).toBe('made')
    stripe.unrefund(sessionId)
    for (let i = 0; i < 3; i++) expect((await send('refund.failed')).status).toBe(200)
    expect((await row())?.refund_state).toBe('failed')
    expect(await alarms()).toEqual(['booking_refund_failed'])
    // made by people on the provider's page, which fails, too
    stripe.refund(sessionId)
    await send('charge.refunded')
    expect((await row())?.refund_state).toBe('made')
    stripe.unrefund(sessionId)
    for (let i = 0; i < 2; i++) await failed('re_second')
    expect(await alarms()).toEqual(['booking_refund_failed', 'booking_refund_failed'])
  })

  it('of a part that fails is reported to the operator, each once', async () => {
    stripe.pay(sessionId)
    stripe.refund(sessionId, 1000)
    await send('charge.refunded')
    stripe.unrefund(sessionId)
    for (const id of ['re_first', 're_first', 're_second']) await failed(id)
    expect(await row()).toMatchObject({ status: 'confirmed', refund_state: 'none' })
    expect(await alarms()).toEqual(['booking_refund_failed', 'booking_refund_failed'])
  })
})

describe('an event', () => {
  it('is refused with a bad signature, an altered byte, a stale or future timestamp, or another mode', {
    tags: ['webhooks'],
  }, async () => {
    stripe.pay(sessionId)
    const body = stripe.event('checkout.session.completed', sessionId)
    const seconds = Math.floor(Date.now() / 1000)
    const refused = [
      [body, ''],
      [body, 'nonsense'],
      [body, sign(body, 'whsec_other')],
      [body.replace('evt_', 'evt-'), sign(body)],
      [`${body} `, sign(body)],
      [`\ufeff${body}`, sign(body)],
      [body, sign(body, undefined, seconds - 301)],
      [body, sign(body, undefined, seconds - 3600)],
      [body, sign(body, undefined, seconds + 3600)],
      [body, sign(body).replace('v1=', 'v0=')],
    ] as const
    for (const [payload, signature] of refused) {
      expect((await stripe.send(host.url, payload, signature)).status, signature).toBe(400)
    }
    const live = stripe.event('checkout.session.completed', sessionId, { livemode: true })
    expect((await stripe.send(host.url, live)).status).toBe(400)
    expect((await stripe.send(host.url, '{}')).status).toBe(400)
    expect((await stripe.send(host.url, 'x'.repeat(600_000))).status).toBe(413)
    expect((await fetch(`${host.url}/functions/v1/stripe-webhook`)).status).toBe(405)
    expect((await row())?.status).toBe('held')
    // but clocks differ by a minute
    expect((await stripe.send(host.url, body, sign(body, undefined, seconds + 60))).status).toBe(200)
    expect((await row())?.status).toBe('confirmed')
  })

  it('of an unknown type, session or payment is accepted and changes nothing', {
    tags: ['webhooks'],
  }, async () => {
    stripe.pay(sessionId)
    for (const body of [
      stripe.event('customer.created', 'cus_1'),
      stripe.event('checkout.session.completed', 'cs_test_unknown1'),
      stripe.event('charge.refunded', 'ch_unknown'),
    ]) {
      expect((await stripe.send(host.url, body)).status).toBe(200)
    }
    expect((await row())?.status).toBe('held')
  })

  it('is redelivered if processing failed, and processed once', async () => {
    stripe.pay(sessionId)
    const body = stripe.event('checkout.session.completed', sessionId)
    stripe.down = true
    expect((await stripe.send(host.url, body)).status).toBe(503)
    stripe.down = false
    expect((await stripe.send(host.url, body)).status).toBe(200)
    expect((await row())?.status).toBe('confirmed')
    const asked = stripe.calls.length
    await stripe.send(host.url, body)
    expect(stripe.calls.length).toBe(asked)
  })
})

it('without events the jobs find every payment, and release expired holds', async () => {
  const sessions = [sessionId]
  for (let i = 0; i < 4; i++) sessions.push((await book(host, sampleBooking())).data.sessionId)
  for (const id of sessions.slice(0, 3)) stripe.pay(id)
  stripe.expire(sessions[3] as string)
  await host.runJobs()
  await eventually(async () => {
    const rows = await sql`select session_id, status from public.bookings where session_id = any(${sessions})`
    const status = Object.fromEntries(rows.map(({ session_id, status }) => [session_id, status]))
    const expected = ['confirmed', 'confirmed', 'confirmed', 'released', 'held']
    return JSON.stringify(sessions.map((id) => status[id])) === JSON.stringify(expected) || undefined
  })
})
