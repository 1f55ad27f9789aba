/** @module-tag own-machine */

import { describe, expect, it } from 'vitest'
import { BOOKING_REFUSALS } from '#content/booking.ts'
import { CONSULTATION, formatBookingDate, lastBookableDay } from '#contract/booking-calendar.ts'
import { gmtDay } from '#contract/dates.ts'
import { book, callFunction, freshSlot, sampleBooking } from '../support/bookings.ts'
import { anonymous } from '../support/clients.ts'
import { payingHost } from '../support/own-host.ts'

const { host, stripe, sql } = payingHost()

const rowOf = async (email: string) => (await sql`select * from public.bookings where email = ${email}`)[0]

/** Of all bookable days, as the page asks. */
async function taken(): Promise<string[]> {
  const range = { from_date: gmtDay(new Date()), to_date: lastBookableDay(new Date()) }
  const { data, error } = await anonymous(host).rpc('taken_slots', range)
  expect(error).toBeNull()
  return (data as string[]).map((start) => new Date(start).toISOString())
}

describe('a booking', () => {
  it('holds the slot and orders exactly one consultation at exactly its price', {
    tags: ['server-price'],
  }, async () => {
    const slot = freshSlot()
    const answers = sampleBooking({ date: slot.date, time: slot.time, timeZone: 'America/New_York' })
    const before = Date.now()
    const { status, data } = await book(host, answers)
    expect(status).toBe(200)
    expect(data).toEqual({
      url: expect.stringMatching(/^https:\/\/checkout\.example\//),
      sessionId: expect.any(String),
    })
    const row = await rowOf(answers.email)
    expect(row).toMatchObject({
      status: 'held',
      amount: CONSULTATION.price,
      currency: 'gbp',
      session_id: data.sessionId,
      time_zone: 'America/New_York',
    })
    expect(row?.starts_at.toISOString()).toBe(slot.start.toISOString())

    const call = stripe.calls.find(({ key }) => key === `booking-${row?.id}`)
    expect(call?.form).toMatchObject({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][unit_amount]': String(CONSULTATION.price),
      'line_items[0][price_data][currency]': 'gbp',
      'line_items[0][price_data][product_data][name]': `${CONSULTATION.minutes}-minute consultation`,
      'line_items[0][price_data][product_data][description]': `${slot.date}, ${slot.time} GMT`,
      'metadata[booking_id]': row?.id,
      'payment_intent_data[metadata][booking_id]': row?.id,
      customer_email: answers.email,
      success_url: `${host.url}/booking-form?payment=success&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${host.url}/booking-form?payment=cancelled`,
    })
    expect(call?.form['line_items[1][quantity]']).toBeUndefined()
    const minutes = (Number(call?.form.expires_at) * 1000 - before) / 60_000
    expect(minutes).toBeGreaterThanOrEqual(CONSULTATION.holdMinutes)
    expect(minutes).toBeLessThan(CONSULTATION.holdMinutes + 2)
  })

  it('is shown to others only as taken', async () => {
    const slot = freshSlot()
    const answers = sampleBooking({ date: slot.date, time: slot.time })
    expect(await taken()).not.toContain(slot.start.toISOString())
    await book(host, answers)
    expect(await taken()).toContain(slot.start.toISOString())
    const before = stripe.made()
    const other = await book(host, sampleBooking({ date: slot.date, time: slot.time }))
    expect(other.status).toBe(409)
    expect(other.data.error).toMatchObject({
      code: 'slot-taken',
      message: BOOKING_REFUSALS.taken,
      fields: { time: BOOKING_REFUSALS.taken },
    })
    expect(stripe.made()).toBe(before)
    expect((await anonymous(host).from('bookings').select()).status).toBe(401)
  })

  it('shares its slot with as many others as there are seats', async () => {
    const capacity = (seats: number) =>
      sql.unsafe(`create or replace function public.consultations_per_slot() returns smallint
        language sql immutable set search_path = '' as 'select ${seats}::smallint'`)
    const slot = freshSlot()
    const one = () => book(host, sampleBooking({ date: slot.date, time: slot.time }))
    await capacity(2)
    try {
      expect((await one()).status).toBe(200)
      expect(await taken()).not.toContain(slot.start.toISOString())
      const answers = await Promise.all([one(), one(), one()])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      expect(await taken()).toContain(slot.start.toISOString())
    } finally {
      await capacity(1)
    }
  })

  it('invalid days do not cause a 5xx', async () => {
    const ask = (from: unknown, to: unknown) =>
      anonymous(host).rpc('taken_slots', { from_date: from, to_date: to })
    for (const value of [
      'soon',
      '',
      '2027-02-30',
      "2027-01-01'; --",
      12,
      {},
      null,
      '\0',
      'infinity',
      '99999-01-01',
    ]) {
      const { status, error } = await ask(value, '2027-01-01')
      expect(status, `${JSON.stringify(value)} ${error?.message}`).toBeLessThan(500)
      expect((await ask('2027-01-01', value)).status, JSON.stringify(value)).toBeLessThan(500)
    }
    expect((await ask('0001-01-01', '9999-12-31')).data).toEqual([])
  })

  it('sent twice by the same customer leads to the same payment', async () => {
    const answers = sampleBooking()
    const first = await book(host, answers)
    const before = stripe.made()
    expect(await book(host, answers)).toEqual(first)
    expect(stripe.made()).toBe(before)
    const twins = sampleBooking()
    const both = await Promise.all([book(host, twins), book(host, twins)])
    expect(new Set(both.map(({ data }) => data.url)).size).toBe(1)
    expect(await sql`select from public.bookings where email = ${twins.email}`).toHaveLength(1)
  })

  it('frees the slot when the hold has expired, even before any job has run', async () => {
    const slot = freshSlot()
    const answers = sampleBooking({ date: slot.date, time: slot.time })
    await book(host, answers)
    await sql`update public.bookings set hold_expires_at = now() - interval '1 minute' where email = ${answers.email}`
    expect(await taken()).not.toContain(slot.start.toISOString())
    const next = sampleBooking({ date: slot.date, time: slot.time })
    expect((await book(host, next)).status).toBe(200)
    expect((await rowOf(answers.email))?.status).toBe('released')
  })

  it('can be released after leaving the payment page', async () => {
    const slot = freshSlot()
    const { data } = await book(host, sampleBooking({ date: slot.date, time: slot.time }))
    const released = await callFunction(host, 'booking-status', {
      sessionId: data.sessionId,
      action: 'release',
    })
    expect(released.data.status).toBe('released')
    expect(stripe.sessions.get(data.sessionId)?.status).toBe('expired')
    expect((await book(host, sampleBooking({ date: slot.date, time: slot.time }))).status).toBe(200)
  })

  it('that was paid cannot be released by leaving the page', async () => {
    const { data } = await book(host, sampleBooking())
    stripe.pay(data.sessionId)
    const answer = await callFunction(host, 'booking-status', {
      sessionId: data.sessionId,
      action: 'release',
    })
    expect(answer.data.status).toBe('confirmed')
  })

  it('keeps its hold while the provider is down, and continues when it is back', async () => {
    const answers = sampleBooking()
    stripe.down = true
    const failed = await book(host, answers)
    stripe.down = false
    expect(failed.status).toBe(503)
    expect(failed.data.error.code).toBe('payment-unavailable')
    expect((await rowOf(answers.email))?.status).toBe('held')
    expect((await book(host, answers)).status).toBe(200)
  })

  it('gets a new hold when the old one is too short for a session', async () => {
    const answers = sampleBooking()
    stripe.down = true
    await book(host, answers)
    stripe.down = false
    await sql`update public.bookings set hold_expires_at = now() + interval '20 minutes' where email = ${answers.email}`
    expect((await book(host, answers)).status).toBe(200)
    const rows =
      await sql`select status from public.bookings where email = ${answers.email} order by created_at`
    expect(rows.map(({ status }) => status)).toEqual(['released', 'held'])
  })
})

describe('straight to the function', () => {
  const good = { firstName: 'Ann', lastName: 'Bee', email: 'ann@example.com', phone: '020 7946 0018' }
  const { day, date, time } = freshSlot()
  const saturday = new Date(Date.parse(day) + (6 - new Date(day).getUTCDay()) * 86_400_000)

  it.each([
    ['a day that has passed', { date: 'Friday, 20 November 2026' }, /passed/],
    ['a Saturday', { date: formatBookingDate(gmtDay(saturday)) }, 'Monday to Friday'],
    ['a weekday that does not fit', { date: 'Monday, 5 March 2027' }, 'consultation date'],
    ['09:15', { time: '09:15' }, 'consultation time'],
    ['an amount', { amount: 1 }, 'incomplete'],
    ['a price and a quantity', { price: 0, quantity: 0 }, 'incomplete'],
  ])(
    '%s is refused with a message, and the provider is not called',
    { tags: ['booking-dates'] },
    async (_, changes, message) => {
      const before = stripe.made()
      const { status, data } = await book(host, { ...good, date, time, ...changes })
      expect(status).toBe(400)
      expect(data.error.message).toMatch(message)
      expect(stripe.made()).toBe(before)
      expect(await sql`select from public.bookings where email = 'ann@example.com'`).toHaveLength(0)
    },
  )

  it('bodies with an amount are refused, and so are bodies without a booking', {
    tags: ['server-price'],
  }, async () => {
    for (const body of [
      { bookingData: { ...good, date, time }, amount: 1 },
      {},
      [],
      null,
      { bookingData: null },
    ]) {
      expect((await callFunction(host, 'create-consultation-payment', body)).status).toBe(400)
    }
  })
})
