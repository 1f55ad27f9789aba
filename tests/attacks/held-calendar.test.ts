import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { BOOKING_REFUSALS } from '#content/booking.ts'
import type { BookingAnswers } from '#contract/booking.ts'
import { sampleBooking } from '../support/bookings.ts'
import { post } from '../support/clients.ts'
import { freshAddress, prove } from '../support/forms.ts'
import { untilServed } from '../support/host.ts'
import { withinOneWindow } from '../support/limit-window.ts'
import { ownHost } from '../support/own-host.ts'
import { leftTomorrow } from '../support/sql.ts'

/** Unpaid holds must not block the calendar. */

const FORMS = 1_000

const { host, sql } = ownHost({
  TRUSTED_PROXIES: '127.0.0.1',
  BOOKING_HOLDS_PER_EMAIL: '2',
  BOOKING_HOLDS_PER_NETWORK: '6',
  RATE_LIMIT_FORMS: String(FORMS),
  FORM_PROOF_ROUNDS: '4',
})
beforeEach(() => withinOneWindow())

const ATTACKER = '203.0.113.66'

let networks = 0
/** Each of another owner. */
const network = () => `10.${++networks >> 8}.${networks & 255}.7`

async function ask(name: string, body: object, from: string) {
  const headers = { 'x-forwarded-for': from }
  const response = await untilServed(() => post(host, `/functions/v1/${name}`, body, headers))
  const retryAfter = Number(response.headers.get('retry-after'))
  // biome-ignore lint/suspicious/noExplicitAny: tests look at parts of many answers
  return { status: response.status, retryAfter, data: (await response.json()) as any }
}

const hold = (body: object, from: string) => ask('create-consultation-payment', body, from)

const book = (answers: Partial<BookingAnswers>, from: string) =>
  hold({ bookingData: sampleBooking(answers) }, from)

const openHolds = async () => (await sql`select from public.bookings where status = 'held'`).length

const endHolds = () =>
  sql`update public.bookings set status = 'released', ended_at = now() where status = 'held'`

const alarms = () => sql`select payload from public.outbox where kind = 'booking_holds_alarm'`

const forgetAlarms = () => sql`delete from public.outbox where kind = 'booking_holds_alarm'`

async function pay(sessionId: string): Promise<void> {
  const answer = await fetch(`${host.url}/dev/pay/${sessionId}/pay`, { method: 'POST', redirect: 'manual' })
  expect(answer.status).toBe(303)
}

describe('317 slots requested by one sender', () => {
  it('with a different address each, many at once: six are held, and a customer can still book', {
    tags: ['held-calendar'],
  }, async () => {
    const statuses: number[] = []
    let left = 317
    const sender = async () => {
      while (left-- > 0) statuses.push((await book({}, ATTACKER)).status)
    }
    const attack = Promise.all(Array.from({ length: 20 }, sender))
    expect((await book({}, network())).status).toBe(200)
    // Who books has not waited behind it; `npm run bench` measures how long.
    expect(left).toBeGreaterThan(0)
    await attack
    expect(statuses.filter((status) => status === 200)).toHaveLength(6)
    expect(statuses.filter((status) => status === 429)).toHaveLength(311)
    expect(await openHolds()).toBe(7)
  })

  it('when its network has used up its window: it can go on with a proof of work only', async () => {
    const from = network()
    await book({}, from)
    await sql`update public.form_sendings set sent = ${FORMS} where form = 'booking'`
    const last = await book({}, from)
    expect(last).toMatchObject({ status: 429, data: { error: { code: 'too-many-requests' } } })
    expect(last.data.error.challenge).toBeDefined()
  })

  it('for one e-mail address, in any spelling and from any network: two are held', {
    tags: ['held-calendar'],
  }, async () => {
    const before = await openHolds()
    const [name = '', domain = ''] = freshAddress().split('@')
    const ways = [name, name.toUpperCase(), `${name}+1`].flatMap((local) => [
      `${local}@${domain}`,
      `${local}@${domain.toUpperCase()}`,
    ])
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => book({ email: ways[i % ways.length] as string }, network())),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(await openHolds()).toBe(before + 2)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused).toMatchObject({
      status: 429,
      data: { error: { code: 'too-many-holds', message: BOOKING_REFUSALS.holds } },
    })
    expect(refused?.retryAfter).toBeGreaterThan(1_700)
    expect(refused?.retryAfter).toBeLessThanOrEqual(1_861)
  })
})

it.each([
  ['customers of a /48', 24, (i: number) => `2001:db8:9:${(i * 256).toString(16)}::1`],
  ['networks of a /56', 12, (i: number) => `2001:db8:a:${i.toString(16)}::1`],
])(
  '256 %s hold no more than %i between them, and each is paid for',
  {
    tags: ['held-calendar'],
  },
  async (_, share, addressOf) => {
    const honest = await book({}, addressOf(0))
    const others = await Promise.all(Array.from({ length: 255 }, (_, i) => book({}, addressOf(i + 1))))
    expect(others.filter(({ status }) => status === 200)).toHaveLength(share - 1)
    expect(others.filter(({ data }) => data.error?.code === 'too-many-holds')).toHaveLength(256 - share)
    await pay(honest.data.sessionId)
    const [paid] = await sql`select status from public.bookings where session_id = ${honest.data.sessionId}`
    expect(paid?.status).toBe('confirmed')
    expect((await book({}, addressOf(300))).status).toBe(200)
    await endHolds()
  },
)

describe('a customer with the maximum number of holds', () => {
  async function withTwoHolds() {
    const email = freshAddress()
    const from = network()
    const body = { bookingData: sampleBooking({ email }) }
    const first = await book({ email }, from)
    const second = await hold(body, from)
    expect([first.status, second.status]).toEqual([200, 200])
    return { email, from, first: first.data, again: { body, answer: second.data } }
  }

  it('gets their own hold again with the same answers', async () => {
    const { from, again } = await withTwoHolds()
    expect(await hold(again.body, from)).toMatchObject({ status: 200, data: again.answer })
  })

  it('can release one and hold another', { tags: ['held-calendar'] }, async () => {
    const { email, from, first } = await withTwoHolds()
    expect((await book({ email }, from)).status).toBe(429)
    await ask('booking-status', { sessionId: first.sessionId, action: 'release' }, from)
    expect((await book({ email }, from)).status).toBe(200)
  })

  it('can book more after paying: paid bookings do not count', async () => {
    const { email, from, first } = await withTwoHolds()
    await pay(first.sessionId)
    expect((await book({ email }, from)).status).toBe(200)
  })

  it('can book more after half an hour', async () => {
    const { email, from } = await withTwoHolds()
    await sql`update public.bookings set hold_expires_at = now() - interval '1 second' where email = ${email}`
    expect((await book({ email }, from)).status).toBe(200)
  })
})

it.each([{ website: 'https://spam.example' }, { openFor: 100 }])(
  'a proof of work is required of a sender with %o',
  async (sign) => {
    const from = network()
    const body = { bookingData: sampleBooking(), ...sign }
    const before = await openHolds()
    const refused = await hold(body, from)
    expect(refused).toMatchObject({ status: 403, data: { error: { code: 'proof-required' } } })
    expect(await openHolds()).toBe(before)
    const proof = await prove(refused.data.error.challenge)
    expect((await hold({ ...body, proof }, from)).status).toBe(200)
  },
)

describe('the operator', () => {
  it('is warned once a day when unpaid holds outnumber payments, but not about a few', {
    tags: ['held-calendar'],
  }, async () => {
    await endHolds()
    for (let i = 0; i < 9; i++) expect((await book({}, network())).status).toBe(200)
    await host.runJobs()
    expect(await alarms()).toHaveLength(0)
    expect((await book({}, network())).status).toBe(200)
    await host.runJobs()
    await host.runJobs()
    expect(await alarms()).toHaveLength(1)
    const about = '10 consultation times are held without a payment'
    const mail = await host.waitForMail(({ subject }) => subject === about)
    expect(mail.text).toContain('Paid for in the last 24 hours')
    await sql`update public.outbox set created_at = created_at - interval '1 day', dedupe_key = 'yesterday'
      where kind = 'booking_holds_alarm'`
    await host.runJobs()
    expect(await alarms()).toHaveLength(2)
  })

  it('is not warned when as many were paid for', async () => {
    await forgetAlarms()
    await sql`
      update public.bookings set status = 'confirmed', confirmed_at = now()
      where id in (select id from public.bookings where status = 'released' limit 9)`
    await host.runJobs()
    expect(await alarms()).toEqual([])
  })
})

describe('many networks', () => {
  const TOTAL = 8
  const BEFORE_PROOF = 6

  async function setLimits(total: number, beforeProof: number): Promise<void> {
    await sql`
      update public.limits set value = case name when 'BOOKING_HOLDS_TOTAL' then ${total}::integer else ${beforeProof}::integer end
      where name in ('BOOKING_HOLDS_TOTAL', 'BOOKING_HOLDS_BEFORE_PROOF')`
  }
  beforeEach(async () => {
    await setLimits(TOTAL, BEFORE_PROOF)
    await endHolds()
  })
  afterAll(() => setLimits(100_000, 100_000))

  async function bookProven(answers: Partial<BookingAnswers>, from: string) {
    const body = { bookingData: sampleBooking(answers) }
    const first = await hold(body, from)
    if (!first.data.error?.challenge) return first
    return hold({ ...body, proof: await prove(first.data.error.challenge) }, from)
  }

  it('hold six times between them without any work, and a customer books', {
    tags: ['held-calendar'],
  }, async () => {
    const attack = Array.from({ length: 40 }, async () => {
      const from = network()
      const statuses: number[] = []
      for (let i = 0; i < 6; i++) statuses.push((await book({}, from)).status)
      return statuses
    })
    const statuses = (await Promise.all(attack)).flat()
    expect(statuses.filter((status) => status === 200)).toHaveLength(BEFORE_PROOF)
    expect(statuses.filter((status) => status === 403)).toHaveLength(240 - BEFORE_PROOF)
    expect(await openHolds()).toBe(BEFORE_PROOF)

    const mine = await bookProven({}, network())
    expect(mine.status).toBe(200)
    await pay(mine.data.sessionId)
    const [booked] = await sql`select status from public.bookings where session_id = ${mine.data.sessionId}`
    expect(booked?.status).toBe('confirmed')
  })

  it('that do the work hold no more than half of a day, and shut nobody out', {
    tags: ['held-calendar'],
  }, async () => {
    for (let i = 0; i < 4; i++) {
      const from = network()
      for (let times = 0; times < 5; times++) expect((await bookProven({}, from)).status).toBe(200)
    }
    expect(await openHolds()).toBe(TOTAL)
    const mine = await bookProven({}, network())
    expect(mine.status).toBe(200)
    // Holds of other networks end before the only one of this network.
    const from = network()
    for (let times = 0; times < 5; times++) expect((await bookProven({}, from)).status).toBe(200)
    expect(await openHolds()).toBe(TOTAL)
    const [held] = await sql`select status from public.bookings where session_id = ${mine.data.sessionId}`
    expect(held?.status).toBe('held')
  })

  it('at once are counted as exactly', async () => {
    await setLimits(TOTAL, 100_000)
    const answers = await Promise.all(Array.from({ length: 30 }, () => book({}, network())))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await openHolds()).toBe(TOTAL)
  })

  it('cannot take a time from a customer who pays for it after their hold was ended', async () => {
    const first = await bookProven({}, network())
    for (let i = 0; i < TOTAL; i++) expect((await bookProven({}, network())).status).toBe(200)
    const state = async () =>
      (await sql`select status from public.bookings where session_id = ${first.data.sessionId}`)[0]?.status
    expect(await state()).toBe('released')
    await pay(first.data.sessionId)
    expect(await state()).toBe('confirmed')
  })

  it('cannot take it by holding it either: whoever pays first has it, and the other page says so', {
    tags: ['held-calendar'],
  }, async () => {
    const answers = sampleBooking()
    const { date, time } = answers
    const statusOf = async ({ sessionId }: { sessionId: string }) =>
      (await ask('booking-status', { sessionId }, network())).data.status
    const honest = (await bookProven(answers, network())).data
    for (let i = 0; i < TOTAL; i++) expect((await bookProven({}, network())).status).toBe(200)
    const ninth = (await bookProven({ date, time }, network())).data
    expect(ninth.sessionId).toBeTruthy()
    // The payment page is still open, and is what the same answers lead to.
    expect(await statusOf(honest)).toBe('held')
    expect((await bookProven(answers, network())).data).toEqual(honest)
    await pay(honest.sessionId)
    expect([await statusOf(honest), await statusOf(ninth)]).toEqual(['confirmed', 'released'])
    expect((await bookProven({ date, time }, network())).status).toBe(409)
    // Nor is a second payment taken: the jobs end its page, in its turn.
    await sql`update public.bookings set session_closed_at = now() where session_id <> ${ninth.sessionId}`
    await host.runJobs()
    await fetch(`${host.url}/dev/pay/${ninth.sessionId}/pay`, { method: 'POST', redirect: 'manual' })
    expect([await statusOf(honest), await statusOf(ninth)]).toEqual(['confirmed', 'released'])
  })

  it('that pay for one time at the same moment: one of them has it, and the others their money back', {
    tags: ['held-calendar'],
  }, async () => {
    await setLimits(1, 100_000)
    const { date, time } = sampleBooking()
    const sessions: string[] = []
    for (let i = 0; i < 5; i++) {
      sessions.push((await book({ date, time }, network())).data.sessionId)
      await book({}, network())
    }
    await Promise.all(sessions.map(pay))
    const rows = await sql`
      select status, refund_state from public.bookings where session_id = any (${sessions}) order by status`
    expect(rows).toEqual([
      { status: 'confirmed', refund_state: 'none' },
      ...Array(4).fill({ status: 'lost', refund_state: 'made' }),
    ])
  })

  it('are told to the operator once, even where as many are paid for', {
    tags: ['held-calendar'],
  }, async () => {
    await forgetAlarms()
    await sql`
      update public.bookings set status = 'confirmed', confirmed_at = now() where id in (
        select distinct on (starts_at) id from public.bookings as over
        where status = 'released' and not exists (
          select from public.bookings as other where other.starts_at = over.starts_at and other.status = 'confirmed'
        )
        limit 9
      )`
    for (let i = 0; i < 20; i++) await bookProven({}, network())
    for (let i = 0; i < 3; i++) await host.runJobs()
    expect(await alarms()).toEqual([{ payload: expect.objectContaining({ holds: TOTAL }) }])
    await forgetAlarms()
    await sql`update public.bookings set confirmed_at = confirmed_at - interval '2 days' where status = 'confirmed'`
    await endHolds()
  })
})

it('a network’s hash is deleted within a day, or with the booking', async () => {
  const { data } = await book({}, network())
  const [held] = await sql`
    select senders, booking.id from public.hold_senders join public.bookings as booking on booking.id = hold_senders.booking
    where session_id = ${data.sessionId}`
  for (const sender of held?.senders ?? [0]) expect(sender).toMatch(/^[0-9a-f]{32}$/)
  await sql`delete from public.bookings where id = ${held?.id}`
  expect(await sql`select from public.hold_senders where booking = ${held?.id}`).toHaveLength(0)
  expect(await leftTomorrow(sql, ['hold_senders'])).toEqual({ hold_senders: 0 })
})
