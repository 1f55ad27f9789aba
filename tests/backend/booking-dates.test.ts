// @module-tag release
/** @module-tag own-machine */

import { afterAll, expect, it } from 'vitest'
import { BOOKING_TIMES, closedBecause, formatBookingDate } from '#contract/booking-calendar.ts'
import { gmtDay } from '#contract/dates.ts'
import { createConsultationPayment } from '#functions/_shared/booking/create-consultation-payment.ts'
import { callHandler, inProcess, sampleBooking } from '../support/bookings.ts'
import { workerHost } from '../support/own-host.ts'

/** A year of dates, from the form's text to the timestamp in the database. */

const DAY = 86_400_000
const NEW_YEARS_EVE = new Date('2026-12-31T12:00:00Z')

const { host, sql } = workerHost()
const ours = '%@dates.example.com'

afterAll(async () => {
  // Other test files book on this host too.
  await sql`delete from public.bookings where email like ${ours}`
})

it('every open day of 2027 is booked at the right time, and every other day is refused', {
  tags: ['booking-dates'],
  timeout: 120_000,
}, async () => {
  const { dependencies } = await inProcess(
    host,
    { PAYMENT_SANDBOX_SECRET: 'x'.repeat(32) },
    () => NEW_YEARS_EVE,
  )
  const book = createConsultationPayment(dependencies)
  const expected: string[] = []
  let refused = 0
  for (let i = 0; i < 365; i++) {
    const day = gmtDay(new Date(Date.UTC(2027, 0, 1) + i * DAY))
    const time = BOOKING_TIMES[i % BOOKING_TIMES.length] as string
    const email = `${day}@dates.example.com`
    const bookingData = sampleBooking({ date: formatBookingDate(day), time, email })
    const { status, data } = await callHandler(book, { bookingData })
    if (closedBecause(day)) {
      const weekend = new Date(`${day}T12:00:00Z`).getUTCDay() % 6 === 0
      expect([status, data.error.fields.date], day).toEqual([
        400,
        expect.stringContaining(weekend ? 'Monday to Friday' : 'bank holiday'),
      ])
      refused += 1
    } else {
      expect(status, day).toBe(200)
      expected.push(`${day}T${time}:00.000Z`)
    }
  }
  const rows = await sql`select starts_at from public.bookings where email like ${ours} order by starts_at`
  expect(rows.map(({ starts_at }) => starts_at.toISOString())).toEqual(expected)
  process.stdout.write(`2027: ${expected.length} days booked, ${refused} refused\n`)
})
