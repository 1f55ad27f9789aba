import { describe, expect, it } from 'vitest'
import { formatBookingDate } from '#contract/booking-calendar.ts'
import { gmtDay } from '#contract/dates.ts'
import { book, callFunction, freshSlot, sampleBooking } from '../support/bookings.ts'
import { eventually, untilServed } from '../support/host.ts'
import { tokenFor } from '../support/links.ts'
import { rpc, sampleOffer, storeRequest } from '../support/orders.ts'
import { payingHost } from '../support/own-host.ts'
import type { Row } from '../support/sql.ts'
import { STRIPE_KEYS } from '../support/stripe.ts'

/** Payments of consultations and orders, with a host that dies in the middle. */

const { host, sql, stripe } = payingHost({ LOG_LEVEL: 'debug' })

/** Kills the host when the provider has a session made, and starts it again. @returns that session */
async function killedBeforeCommit(pay: () => Promise<unknown>) {
  stripe.beforeAnswer = async () => {
    await host.kill()
    return false
  }
  await expect(pay()).rejects.toThrow()
  stripe.beforeAnswer = () => true
  await host.start()
  return [...stripe.sessions.values()].at(-1)
}

/** Kills the host while it hears five times of a payment, and tells it once more when it is there again. */
async function killedWhileRecording(session: string): Promise<void> {
  stripe.pay(session)
  const body = stripe.event('checkout.session.completed', session)
  const burst = Promise.allSettled(Array.from({ length: 5 }, () => stripe.send(host.url, body)))
  await new Promise((done) => setTimeout(done, 15))
  await host.kill()
  await burst
  await host.start()
  expect((await untilServed(() => stripe.send(host.url, body))).status).toBe(200)
}

it('20 clients race for one slot, ten times: one payment session each time, 19 conflicts', {
  tags: ['slot-race'],
}, async () => {
  const [rounds, clients] = [10, 20]
  const before = stripe.made()
  const counts: Record<number, number> = {}
  const started = performance.now()
  for (let round = 0; round < rounds; round++) {
    const { date, time } = freshSlot()
    const answers = await Promise.all(
      Array.from({ length: clients }, () => {
        const bookingData = sampleBooking({ date, time })
        return untilServed(() => book(host, bookingData))
      }),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(clients - 1).fill(409)])
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  }
  const seconds = (performance.now() - started) / 1000
  const calls = stripe.made() - before
  expect(calls).toBe(rounds)
  expect(stripe.sessions.size).toBe(rounds)
  const live = await sql`select starts_at from public.bookings where status = 'held'`
  expect(new Set(live.map(({ starts_at }) => starts_at.toISOString())).size).toBe(rounds)
  process.stdout.write(
    `race: ${rounds} slots, ${clients} clients each: ${counts[200]} sessions, ${counts[409]} conflicts, provider called ${calls} times, ${seconds.toFixed(1)} s\n`,
  )
})

it('killed between the provider’s call and the commit, a retry leads to the same session', {
  tags: ['payment-crash'],
}, async () => {
  const answers = sampleBooking()
  const lost = await killedBeforeCommit(() => book(host, answers))
  const retry = await book(host, answers)
  expect(retry.status).toBe(200)
  expect(retry.data.sessionId).toBe(lost?.id)
  const rows = await sql`select id from public.bookings where email = ${answers.email}`
  expect(rows).toHaveLength(1)
  const ours = [...stripe.sessions.values()].filter(({ metadata }) => metadata.booking_id === rows[0]?.id)
  expect(ours).toHaveLength(1)

  stripe.pay(retry.data.sessionId)
  await stripe.send(host.url, stripe.event('checkout.session.completed', retry.data.sessionId))
  const status = await callFunction(host, 'booking-status', { sessionId: retry.data.sessionId })
  expect(status.data.status).toBe('confirmed')
})

it('a payment whose session was never noted is confirmed by its event', async () => {
  const answers = sampleBooking()
  const { data } = await book(host, answers)
  await sql`update public.bookings set session_id = null, session_url = null where email = ${answers.email}`
  stripe.pay(data.sessionId)
  await stripe.send(host.url, stripe.event('checkout.session.completed', data.sessionId))
  expect((await callFunction(host, 'booking-status', { sessionId: data.sessionId })).data.status).toBe(
    'confirmed',
  )
})

it('killed while it confirms, it ends with one confirmation', { tags: ['kill-9'] }, async () => {
  const answers = sampleBooking()
  const { data } = await book(host, answers)
  await killedWhileRecording(data.sessionId)
  const messages = await sql`
    select message.kind from public.outbox as message join public.bookings as booking on booking.id = message.subject_id
    where booking.email = ${answers.email} order by message.kind`
  expect(messages.map(({ kind }) => kind)).toEqual(['booking_confirmed', 'booking_operator'])
})

it('with the webhook down for the whole payment, the jobs confirm every booking', {
  tags: ['payment-crash'],
}, async () => {
  // Those of the host's start are over.
  await host.runJobs()
  const sessions: string[] = []
  for (let i = 0; i < 10; i++) sessions.push((await book(host, sampleBooking())).data.sessionId)
  for (const id of sessions) stripe.pay(id)
  // An hour later: the holds have run out, and another customer has paid for one of the slots meanwhile.
  await sql`update public.bookings set hold_expires_at = now() - interval '30 minutes' where session_id = any(${sessions})`
  const [resold] = await sql`select starts_at from public.bookings where session_id = ${sessions[0]}`
  const next = sampleBooking({
    date: formatBookingDate(gmtDay(resold?.starts_at)),
    time: resold?.starts_at.toISOString().slice(11, 16),
  })
  const again = await book(host, next)
  expect(again.status).toBe(200)
  sessions.push(again.data.sessionId)
  stripe.pay(again.data.sessionId)
  const rows = await eventually(async () => {
    await host.runJobs()
    const found =
      await sql`select session_id, status, refund_state from public.bookings where session_id = any(${sessions})`
    return found.some(({ status, refund_state }) => status === 'held' || refund_state === 'due')
      ? undefined
      : found
  })
  const confirmed = rows.filter(({ status }) => status === 'confirmed')
  const refunded = rows.filter(({ status, refund_state }) => status === 'lost' && refund_state === 'made')
  expect([confirmed.length, refunded.length]).toEqual([10, 1])
  expect([sessions[0], again.data.sessionId]).toContain(refunded[0]?.session_id)
  process.stdout.write(
    `webhook down: ${confirmed.length} of 10 confirmed by the jobs, 1 paid twice and refunded\n`,
  )
})

describe('an order’s half', () => {
  async function offered(): Promise<{ id: string; token: string }> {
    const id = await storeRequest(sql, { email: `${crypto.randomUUID()}@example.com` })
    await rpc(sql, 'make_offer', { request: id, offer: JSON.stringify(sampleOffer()) })
    return { id, token: tokenFor(host, 'request', id) }
  }

  const ACCEPT = { action: 'accept', version: 1, express: true, method: 'card' }
  const accept = (token: string) => callFunction(host, 'customer-order', { token, ...ACCEPT })
  const view = (request: string) => rpc(sql, 'order_view', { request })
  const sessionOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

  it('killed between the provider’s call and the commit, a second press leads to the same page', {
    tags: ['payment-crash', 'order-payment'],
  }, async () => {
    const { id, token } = await offered()
    const lost = await killedBeforeCommit(() => accept(token))
    const retry = await accept(token)
    expect([retry.status, sessionOf(retry.data.url)]).toEqual([200, lost?.id])
    const { payments } = await view(id)
    expect(payments).toHaveLength(1)
    const ours = [...stripe.sessions.values()].filter(
      ({ metadata }) => metadata.order_payment_id === payments[0].id,
    )
    expect(ours).toHaveLength(1)

    stripe.pay(sessionOf(retry.data.url))
    const { data } = await untilServed(() =>
      callFunction(host, 'customer-order', { token, action: 'status' }),
    )
    expect(data.order.state).toBe('half_paid')
  })

  it('killed while it records a payment, it ends with one paper and one message to each side', {
    tags: ['kill-9', 'order-payment'],
  }, async () => {
    const { id, token } = await offered()
    const session = sessionOf((await accept(token)).data.url)
    await killedWhileRecording(session)
    const { order, papers } = await view(id)
    expect(order.state).toBe('half_paid')
    expect(papers.map(({ kind }: Row) => kind)).toEqual(['receipt'])
    const messages = await sql`
      select kind from public.outbox where subject_id = ${id} and kind like 'order_paid%' order by kind`
    expect(messages.map(({ kind }) => kind)).toEqual(['order_paid', 'order_paid_operator'])
  })
})

it('nothing that a customer typed, and no secret, is on a log line', {
  tags: ['personal-data'],
}, async () => {
  const canary = {
    firstName: 'canary-first',
    lastName: 'canary-last',
    email: 'canary-booking@example.com',
    phone: '+44 canary-phone',
  }
  const { data } = await book(host, sampleBooking(canary))
  await book(host, { ...sampleBooking(canary), date: 'canary-date' })
  stripe.down = true
  await book(host, sampleBooking(canary))
  await stripe.send(host.url, stripe.event('checkout.session.completed', data.sessionId))
  stripe.down = false
  stripe.pay(data.sessionId)
  await stripe.send(host.url, stripe.event('checkout.session.completed', data.sessionId))
  await host.runJobs()
  const printed = await eventually(() => {
    const all = host.output()
    return all.includes('"event":"payment-settled"') ? all : undefined
  })
  for (const secret of ['canary', ...Object.values(STRIPE_KEYS), data.sessionId]) {
    expect(printed.split('\n').filter((line) => line.includes(secret))).toEqual([])
  }
})
