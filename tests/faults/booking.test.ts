import { expect, it } from 'vitest'
import { formatBookingDate } from '#contract/booking-calendar.ts'
import { gmtDay } from '#contract/dates.ts'
import { book, callFunction, freshSlot, sampleBooking } from '../support/bookings.ts'
import { payingHost } from '../support/own-host.ts'
import { openSql, type Row, type Sql } from '../support/sql.ts'
import { STRIPE_KEYS } from '../support/stripe.ts'

const { host, stripe } = payingHost()

async function query<T extends Row>(run: (sql: Sql) => Promise<T[]>): Promise<T[]> {
  const sql = openSql(host.databaseUrl)
  try {
    return await run(sql)
  } finally {
    await sql.end()
  }
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
      Array.from({ length: clients }, () => book(host, sampleBooking({ date, time }))),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(clients - 1).fill(409)])
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  }
  const seconds = (performance.now() - started) / 1000
  const calls = stripe.made() - before
  expect(calls).toBe(rounds)
  expect(stripe.sessions.size).toBe(rounds)
  const live = await query((sql) => sql`select starts_at from public.bookings where status = 'held'`)
  expect(new Set(live.map(({ starts_at }) => starts_at.toISOString())).size).toBe(rounds)
  process.stdout.write(
    `race: ${rounds} slots, ${clients} clients each: ${counts[200]} sessions, ${counts[409]} conflicts, provider called ${calls} times, ${seconds.toFixed(1)} s\n`,
  )
})

it('killed between the provider’s call and the commit, a retry leads to the same session', {
  tags: ['payment-crash'],
}, async () => {
  const answers = sampleBooking()
  stripe.beforeAnswer = async () => {
    await host.kill()
    return false
  }
  await expect(book(host, answers)).rejects.toThrow()
  stripe.beforeAnswer = () => true
  const [lost] = [...stripe.sessions.values()].slice(-1)

  await host.start()
  const retry = await book(host, answers)
  expect(retry.status).toBe(200)
  expect(retry.data.sessionId).toBe(lost?.id)
  const rows = await query((sql) => sql`select id from public.bookings where email = ${answers.email}`)
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
  await query(
    (sql) =>
      sql`update public.bookings set session_id = null, session_url = null where email = ${answers.email}`,
  )
  stripe.pay(data.sessionId)
  await stripe.send(host.url, stripe.event('checkout.session.completed', data.sessionId))
  expect((await callFunction(host, 'booking-status', { sessionId: data.sessionId })).data.status).toBe(
    'confirmed',
  )
})

it('killed while it confirms, it ends with one confirmation', { tags: ['kill-9'] }, async () => {
  const answers = sampleBooking()
  const { data } = await book(host, answers)
  stripe.pay(data.sessionId)
  const body = stripe.event('checkout.session.completed', data.sessionId)
  const burst = Promise.allSettled(Array.from({ length: 5 }, () => stripe.send(host.url, body)))
  await new Promise((done) => setTimeout(done, 15))
  await host.kill()
  await burst
  await host.start()
  expect((await stripe.send(host.url, body)).status).toBe(200)
  const messages = await query(
    (sql) => sql`
      select message.kind from public.outbox as message join public.bookings as booking on booking.id = message.subject_id
      where booking.email = ${answers.email} order by message.kind`,
  )
  expect(messages.map(({ kind }) => kind)).toEqual(['booking_confirmed', 'booking_operator'])
})

it('with the webhook down for the whole payment, the jobs confirm every booking', {
  tags: ['payment-crash'],
}, async () => {
  const sessions: string[] = []
  for (let i = 0; i < 10; i++) sessions.push((await book(host, sampleBooking())).data.sessionId)
  for (const id of sessions) stripe.pay(id)
  // An hour later: the holds have run out, and another customer has asked for one of the slots meanwhile.
  await query(
    (sql) =>
      sql`update public.bookings set hold_expires_at = now() - interval '30 minutes' where session_id = any(${sessions})`,
  )
  const [resold] = await query(
    (sql) => sql`select starts_at from public.bookings where session_id = ${sessions[0] as string}`,
  )
  const next = sampleBooking({
    date: formatBookingDate(gmtDay(resold?.starts_at)),
    time: resold?.starts_at.toISOString().slice(11, 16),
  })
  expect((await book(host, next)).status).toBe(200)
  await host.runJobs()
  const rows = await query(
    (sql) =>
      sql`select session_id, status, refund_state from public.bookings where session_id = any(${sessions})`,
  )
  const confirmed = rows.filter(({ status }) => status === 'confirmed')
  const refunded = rows.filter(({ status, refund_state }) => status === 'lost' && refund_state === 'made')
  expect([confirmed.length, refunded.map(({ session_id }) => session_id)]).toEqual([9, [sessions[0]]])
  process.stdout.write(
    `webhook down: ${confirmed.length} of 9 confirmed by the jobs, 1 re-sold and refunded\n`,
  )
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
  await host.stop()
  await host.start({ LOG_LEVEL: 'debug' })
  const { data } = await book(host, sampleBooking(canary))
  await book(host, { ...sampleBooking(canary), date: 'canary-date' })
  stripe.down = true
  await book(host, sampleBooking(canary))
  await stripe.send(host.url, stripe.event('checkout.session.completed', data.sessionId))
  stripe.down = false
  stripe.pay(data.sessionId)
  await stripe.send(host.url, stripe.event('checkout.session.completed', data.sessionId))
  await host.runJobs()
  const printed = host.output()
  expect(printed).toContain('"event":"payment-settled"')
  for (const secret of ['canary', ...Object.values(STRIPE_KEYS), data.sessionId]) {
    expect(printed.split('\n').filter((line) => line.includes(secret))).toEqual([])
  }
})
