/** @module-tag own-machine */

import { afterEach, describe, expect, it, vi } from 'vitest'
import { BOOKING_TIMES } from '#contract/booking-calendar.ts'
import { gmtDay } from '#contract/dates.ts'
import { BANK_HOLIDAYS } from '../support/bank-holidays.ts'
import { book, freshSlot, sampleBooking } from '../support/bookings.ts'
import { anonymous } from '../support/clients.ts'
import { operator, operatorData } from '../support/operator.ts'
import { workerHost } from '../support/own-host.ts'

/** Closed days and time between consultations. */

// Each command is a process, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 })

const { host, sql } = workerHost()

// Other tests and files book the same times on this host.
afterEach(() => sql`delete from public.bookings`)

const statusOf = async (email: string) =>
  (await sql`select status from public.bookings where email = ${email}`)[0]?.status

async function paid(changes: object) {
  const answers = sampleBooking(changes)
  const { data } = await book(host, answers)
  await fetch(`${data.url}/pay`, { method: 'POST', redirect: 'manual' })
  await expect.poll(() => statusOf(answers.email), { timeout: 20_000 }).toBe('confirmed')
  return answers
}

describe('a day that the operator closes', { tags: ['opening-days'] }, () => {
  it('cannot be booked from then on, and what stands on it stays', async () => {
    const { date, day } = freshSlot()
    const booked = await paid({ date, time: '09:00' })

    await sql`select public.close_day(${day})`
    const taken = await anonymous(host).rpc('taken_slots', { from_date: day, to_date: day })
    expect(taken.data).toHaveLength(17)
    const refused = await book(host, sampleBooking({ date, time: '11:00' }))
    expect([refused.status, refused.data.error.fields]).toEqual([
      400,
      { date: 'We are closed on this day. Please select another date' },
    ])
    const listed = await operatorData(host, 'days', 'list')
    expect(listed).toContainEqual({ day, why: 'closed' })

    expect(await statusOf(booked.email)).toBe('confirmed')
    await operatorData(host, 'days', 'open', day)
    expect((await book(host, sampleBooking({ date, time: '11:00' }))).status).toBe(200)
  })

  it('is one that exists and has not passed', async () => {
    for (const day of ['2027-02-30', 'tomorrow', '2026-01-05']) {
      expect(await operator(host, 'days', 'open', day)).toMatchObject({ code: 2, stdout: '' })
    }
    const holiday = BANK_HOLIDAYS.find((day) => day > gmtDay(new Date()))
    const { stderr } = await operator(host, 'days', 'open', holiday as string)
    expect(stderr).toContain('It stays closed: bank holiday.')
  })
})

describe('the operator', { tags: ['moved-bookings'] }, () => {
  it('moves a consultation, and its customer is told', async () => {
    const answers = await paid({})
    const next = freshSlot()
    const [row] = await sql`select id, reference from public.bookings where email = ${answers.email}`
    await sql`select public.move_booking(${row?.id}, ${next.start})`
    const mail = await host.waitForMail(({ subject }) =>
      Boolean(subject?.startsWith(`${row?.reference} Your consultation is now on`)),
    )
    expect(mail.text).toContain('We have moved your consultation')
    expect(mail.text).toContain(answers.date)
    expect(mail.text).toContain(next.date)
    await host.waitForMail(({ subject }) =>
      Boolean(subject?.startsWith(`${row?.reference} Consultation moved: ${next.date}`)),
    )
  })
})

it('of many who want neighbouring times at once, nobody comes too close to another', {
  tags: ['slot-race', 'opening-days'],
}, async () => {
  // a day without bookings
  let { date, time: first } = freshSlot()
  while (first !== BOOKING_TIMES[0]) ({ date, time: first } = freshSlot())
  const times = ['13:00', '13:30', '14:00', '14:30', '15:00']
  const [{ spacing_minutes: usual } = {}] = await sql`select spacing_minutes from public.business_facts`
  await sql`update public.business_facts set spacing_minutes = 45`
  const answers = await Promise.all(
    [...times, ...times, ...times].map((time) =>
      book(host, sampleBooking({ date, time, email: `${crypto.randomUUID()}@race.example.com` })),
    ),
  )
  await sql`update public.business_facts set spacing_minutes = ${usual}`
  const won = answers.filter(({ status }) => status === 200)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(answers.length - won.length)
  const rows = await sql`
    select starts_at from public.bookings where email like '%@race.example.com' order by starts_at`
  expect(rows).toHaveLength(won.length)
  const starts = rows.map(({ starts_at }) => starts_at.getTime())
  expect(starts.length).toBeGreaterThan(1)
  for (const [i, start] of starts.slice(1).entries())
    expect(start - starts[i]).toBeGreaterThanOrEqual(45 * 60_000)
})
