/** @module-tag own-machine */

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BOOKING_REFUSALS } from '#content/booking.ts'
import { BUSINESS } from '#content/business.ts'
import { CONSULTATION } from '#content/facts.ts'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import { gmtDay } from '#contract/dates.ts'
import { createBookingStatus } from '#functions/_shared/booking/booking-status.ts'
import { createConsultationPayment } from '#functions/_shared/booking/create-consultation-payment.ts'
import { createManageBooking } from '#functions/_shared/booking/manage-booking.ts'
import { signToken } from '#functions/_shared/documents/links.ts'
import { createRunJobs } from '#functions/_shared/jobs/run-jobs.ts'
import type { Mail } from '#functions/_shared/mail/transport.ts'
import {
  callHandler,
  deliverHere,
  freshSlot,
  inProcess,
  invitation,
  sampleBooking,
} from '../support/bookings.ts'
import { payingHost } from '../support/own-host.ts'
import type { Row } from '../support/sql.ts'

// The functions run in this process, on a host's database, with a fake clock. The host's own mail server is
// unreachable, so the functions here deliver.

const { host, stripe, sql, env } = payingHost({
  SMTP_URL: 'smtp://127.0.0.1:9',
  OUTBOX_RETRY_SECONDS: '0.01',
})
let booking: Awaited<ReturnType<typeof inProcess>>
let clock: Date

const HOUR = 3_600_000

beforeAll(async () => {
  booking = await inProcess(host, env, () => clock)
  stripe.now = () => clock.getTime()
})

let slot: ReturnType<typeof freshSlot>
let email: string

const row = async () => (await sql`select * from public.bookings where email = ${email}`)[0] as Row

async function mails(): Promise<Mail[]> {
  await deliverHere(booking, sql)
  return booking.sent.filter(({ to }) => to === email)
}

async function confirmedBooking(changes: Parameters<typeof sampleBooking>[0] = {}): Promise<void> {
  const answers = sampleBooking({ date: slot.date, time: slot.time, ...changes })
  email = answers.email
  const { data } = await reserve(answers)
  stripe.pay(data.sessionId)
  const status = await callHandler(createBookingStatus(booking.dependencies), { sessionId: data.sessionId })
  expect(status.data.status).toBe('confirmed')
}

const reserve = (bookingData: object) =>
  callHandler(createConsultationPayment(booking.dependencies), { bookingData })

const manage = (body: object) => callHandler(createManageBooking(booking.dependencies), body)

async function token(): Promise<string> {
  const text = (await mails())[0]?.text ?? ''
  return new URL(/http\S+manage=\S+/.exec(text)?.[0] as string).searchParams.get('manage') as string
}

/** Other tests may have booked these days. */
const freeDays = (...days: string[]) =>
  sql`delete from public.bookings where (starts_at at time zone 'UTC')::date = any(${days}::date[])`

beforeEach(async () => {
  booking.sent.length = 0
  clock = new Date()
  slot = freshSlot()
})

describe('the confirmation', () => {
  it('has the times, the video link, the manage link and an invitation', async () => {
    await confirmedBooking({ timeZone: 'Asia/Kolkata' })
    const [mail] = await mails()
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(slot.date)
      expect(part).toContain(`${slot.time} GMT`)
      expect(part).toContain('by your clock (Asia/Kolkata)')
      expect(part).toContain(BUSINESS.consultation.videoLink)
      expect(part).toContain('/booking-form?manage=')
    }
    const { method, component, event } = invitation(mail)
    expect(method).toBe('REQUEST')
    expect(event.uid).toBe((await row()).id)
    expect(event.sequence).toBe(0)
    expect(event.startDate.toJSDate()).toEqual(slot.start)
    expect(event.duration.toSeconds()).toBe(1800)
    expect(event.location).toBe(BUSINESS.consultation.videoLink)
    expect(component.getFirstPropertyValue('attendee')).toBe(`mailto:${email}`)
    expect(component.getFirstPropertyValue('organizer')).toBe(`mailto:${BUSINESS.email.general}`)
    expect((await mails()).length).toBe(1)
    const notice = booking.sent.find(({ to }) => to === OPERATOR_EMAIL)
    expect(notice?.replyTo?.address).toBe(email)
  })
})

describe('the manage link', () => {
  it('shows the booking to its holder only', async () => {
    await confirmedBooking()
    const { status, data } = await manage({ token: await token() })
    expect(status).toBe(200)
    expect(data).toEqual({
      status: 'confirmed',
      reference: (await row()).reference,
      date: slot.date,
      time: slot.time,
      startsAt: slot.start.toISOString(),
      name: 'Amélie O’Connor-Brandt',
      canCancel: true,
      canMove: true,
      cancelBefore: new Date(slot.start.getTime() - 24 * HOUR).toISOString(),
      expressUntil: gmtDay(new Date((await row()).confirmed_at.getTime() + 14 * 24 * HOUR)),
      videoLink: BUSINESS.consultation.videoLink,
      papers: [expect.objectContaining({ kind: 'receipt', amount: 3000, currency: 'gbp' })],
    })
    const [paper] = data.papers
    const opened = await manage({ token: await token(), action: 'paper', paper: paper.id })
    const file = await fetch(opened.data.url)
    expect(file.headers.get('content-disposition')).toContain(`${paper.reference}.pdf`)
    expect(await file.text()).toMatch(/^%PDF-/)
    const { id } = await row()
    const secret = booking.dependencies.settings.LINK_SIGNING_SECRET
    const documentLink = signToken(secret, 'link', id, new Date(clock.getTime() + HOUR))
    for (const wrong of [id, documentLink, `${await token()}x`]) {
      expect((await manage({ token: wrong })).status, wrong).toBe(403)
      expect((await manage({ token: wrong, action: 'cancel' })).status).toBe(403)
    }
    expect((await row()).status).toBe('confirmed')
  })

  it('cancels until 24 hours before: full refund, free slot, messages to both sides, and a calendar update', async () => {
    await confirmedBooking()
    const key = await token()
    clock = new Date(slot.start.getTime() - 24 * HOUR)
    const { status, data } = await manage({ token: key, action: 'cancel' })
    expect(status).toBe(200)
    expect(data).toMatchObject({ status: 'cancelled', canCancel: false })
    expect(data.videoLink).toBeUndefined()
    expect(await row()).toMatchObject({ status: 'cancelled', refund_state: 'made' })
    expect((await manage({ token: key, action: 'cancel' })).data.status).toBe('cancelled')
    const refunds = stripe.refunds((await row()).payment_id)
    expect(refunds).toHaveLength(1)
    expect(refunds[0]?.form.amount).toBeUndefined()

    const [confirmation, ...later] = await mails()
    expect(later.map(({ subject }) => subject.slice(13)).sort()).toEqual([
      'Your consultation was cancelled',
      `Your refund of ${CONSULTATION.price}`,
    ])
    const cancellation = invitation(later.find(({ calendar }) => calendar))
    expect(cancellation.method).toBe('CANCEL')
    expect(cancellation.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(cancellation.event.uid).toBe(invitation(confirmation).event.uid)
    expect(cancellation.event.sequence).toBe(1)
    expect(
      booking.sent.some(({ to, subject }) => to.startsWith('operator') && subject.includes('cancelled')),
    ).toBe(true)

    const next = sampleBooking({ date: slot.date, time: slot.time })
    clock = new Date()
    const again = await reserve(next)
    expect(again.status).toBe(200)
  })

  it('refuses later, and says why', async () => {
    await confirmedBooking()
    const key = await token()
    clock = new Date(slot.start.getTime() - 24 * HOUR + 1)
    const refused = await manage({ token: key, action: 'cancel' })
    expect(refused.status).toBe(409)
    expect(refused.data.error.message).toContain('up to 24 hours before')
    expect((await manage({ token: key })).data).toMatchObject({ status: 'confirmed', canCancel: false })
    clock = new Date(slot.start.getTime() - 23 * HOUR)
    expect((await manage({ token: key, action: 'cancel' })).status).toBe(409)
    expect(await row()).toMatchObject({ status: 'confirmed', refund_state: 'none' })
    clock = new Date(slot.start.getTime() + 31 * 24 * HOUR)
    expect((await manage({ token: key })).status).toBe(410)
  })

  it('cancels at once, and refunds when the provider is back', async () => {
    await confirmedBooking()
    const key = await token()
    stripe.down = true
    const { status } = await manage({ token: key, action: 'cancel' })
    stripe.down = false
    expect(status).toBe(200)
    expect(await row()).toMatchObject({ status: 'cancelled', refund_state: 'due' })
    await mails()
    expect((await row()).refund_state).toBe('made')
  })
})

describe('moving', { tags: ['moved-bookings'] }, () => {
  const move = async (to: Pick<typeof slot, 'date' | 'time'>, changes: object = {}) =>
    manage({
      token: await token(),
      action: 'move',
      date: to.date,
      time: to.time,
      expressRequest: true,
      ...changes,
    })

  it('takes the new time and frees the old one: messages to both sides, and the same appointment', async () => {
    await confirmedBooking()
    const next = freshSlot()
    const { status, data } = await move(next)
    expect(status).toBe(200)
    expect(data).toMatchObject({ status: 'confirmed', date: next.date, time: next.time, canMove: true })
    expect((await move(next)).data).toEqual(data)
    expect(await row()).toMatchObject({ moves: 1, refund_state: 'none', express_request: true })

    const [confirmation, moved, ...others] = await mails()
    expect(others).toEqual([])
    expect(moved?.subject.slice(13)).toBe(`Your consultation is now on ${next.date}, ${next.time} GMT`)
    expect(moved?.text).toContain(slot.date)
    const { method, event } = invitation(moved)
    expect(method).toBe('REQUEST')
    expect(event.uid).toBe(invitation(confirmation).event.uid)
    expect(event.sequence).toBe(1)
    expect(event.startDate.toJSDate()).toEqual(next.start)
    const notices = booking.sent.filter(({ to }) => to === OPERATOR_EMAIL)
    expect(notices.filter(({ subject }) => subject.includes('Consultation moved: '))).toHaveLength(1)

    const other = sampleBooking({ date: slot.date, time: slot.time })
    const { status: free } = await reserve(other)
    expect(free).toBe(200)
  })

  it('obeys the rules of booking and of cancelling, and says which', async () => {
    await confirmedBooking()
    const other = freshSlot()
    await reserve(sampleBooking({ date: other.date, time: other.time }))
    const expectRefusal = async (
      to: Pick<typeof slot, 'date' | 'time'>,
      status: number,
      code: string,
      message: unknown = expect.any(String),
    ) => {
      const answer = await move(to)
      const { error } = answer.data
      expect([answer.status, error.code, error.message]).toEqual([status, code, message])
    }
    await expectRefusal(other, 409, 'slot-taken', BOOKING_REFUSALS.taken)
    await expectRefusal({ ...slot, date: 'Saturday, 27 March 2027' }, 400, 'booking-invalid')
    await expectRefusal({ ...slot, time: '09:10' }, 400, 'booking-invalid')
    const { day, date } = freshSlot()
    await sql`select public.close_day(${day})`
    const isClosed = expect.stringMatching(/closed on this day/)
    await expectRefusal({ date, time: '09:00' }, 400, 'booking-invalid', isClosed)
    await sql`select public.open_day(${day})`

    await sql`update public.bookings set moves = 5 where email = ${email}`
    await expectRefusal(freshSlot(), 409, 'too-many-moves', expect.stringMatching(/moved 5 times/))
    expect((await manage({ token: await token() })).data).toMatchObject({ canMove: false, canCancel: true })
    await sql`update public.bookings set moves = 0 where email = ${email}`
    clock = new Date(slot.start.getTime() - 24 * HOUR + 1)
    const isLate = expect.stringMatching(/up to 24 hours before/)
    await expectRefusal(freshSlot(), 409, 'too-late-to-move', isLate)
    expect(await row()).toMatchObject({ moves: 0, starts_at: slot.start })
  })

  it('within the days of withdrawal needs the express request, unless it was made', async () => {
    await freeDays('2027-02-11', '2027-02-16', '2027-03-03')
    clock = new Date('2027-02-01T12:00:00Z')
    slot = { ...slot, date: 'Wednesday, 3 March 2027', time: '09:00' }
    await confirmedBooking({ expressRequest: false })
    const near = { date: 'Thursday, 11 February 2027', time: '09:00' }
    const { status, data } = await move(near, { expressRequest: false })
    expect([status, Object.keys(data.error.fields)]).toEqual([400, ['expressRequest']])
    expect(
      (await move({ date: 'Tuesday, 16 February 2027', time: '09:00' }, { expressRequest: false })).status,
    ).toBe(200)
    expect((await move(near)).status).toBe(200)
    expect((await row()).express_request).toBe(true)
    expect((await manage({ token: await token() })).data.expressUntil).toBeUndefined()
    expect((await move({ ...near, time: '10:00' }, { expressRequest: false })).status).toBe(200)
  })

  it('lets one of two have a time that both want', async () => {
    const tokens: string[] = []
    for (let i = 0; i < 2; i++) {
      slot = freshSlot()
      booking.sent.length = 0
      await confirmedBooking()
      tokens.push(await token())
    }
    const { date, time } = freshSlot()
    const answers = await Promise.all(
      tokens.map((key) => manage({ token: key, action: 'move', date, time, expressRequest: true })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('the reminder', () => {
  const reminders = async () => (await mails()).filter(({ subject }) => subject.includes('Reminder'))

  it('is sent once, 24 hours before', async () => {
    await confirmedBooking()
    clock = new Date(slot.start.getTime() - 24 * HOUR - 60_000)
    expect(await reminders()).toHaveLength(0)
    clock = new Date(slot.start.getTime() - 24 * HOUR)
    expect(await reminders()).toHaveLength(1)
    expect((await reminders())[0]?.text).toContain(BUSINESS.consultation.videoLink)
    clock = new Date(slot.start.getTime() - HOUR)
    expect(await reminders()).toHaveLength(1)
  })

  it('is never sent for a cancelled booking, even if it was already queued', async () => {
    await confirmedBooking()
    await manage({ token: await token(), action: 'cancel' })
    clock = new Date(slot.start.getTime() - 20 * HOUR)
    expect(await reminders()).toHaveLength(0)

    slot = freshSlot()
    clock = new Date()
    await confirmedBooking()
    const { id } = await row()
    await sql`insert into public.outbox (kind, recipient, subject_id, dedupe_key) values ('booking_reminder', ${email}, ${id}, ${`booking_reminder:${id}`})`
    await sql`update public.bookings set status = 'cancelled' where id = ${id}`
    expect(await reminders()).toHaveLength(0)
  })

  it('is not sent to a customer who has only just booked', async () => {
    clock = new Date(slot.start.getTime() - 20 * HOUR)
    await confirmedBooking()
    clock = new Date(slot.start.getTime() - 19 * HOUR)
    expect(await reminders()).toHaveLength(0)
  })
})

it('a payment that is noticed only after the consultation is refunded', async () => {
  const answers = sampleBooking({ date: slot.date, time: slot.time })
  email = answers.email
  clock = new Date(slot.start.getTime() - 60_000)
  const { data } = await reserve(answers)
  stripe.pay(data.sessionId)
  clock = new Date(slot.start.getTime() + 30 * 60_000)
  await callHandler(createRunJobs(booking.dependencies), {})
  expect(await row()).toMatchObject({ status: 'lost', refund_state: 'made' })
})

it('without a payment provider, bookings are closed and say so', async () => {
  const closed = createConsultationPayment({ ...booking.dependencies, payments: null })
  const { status, data } = await callHandler(closed, { bookingData: sampleBooking() })
  expect(status).toBe(503)
  expect(data.error.message).toContain('cannot be booked online just now')
})
