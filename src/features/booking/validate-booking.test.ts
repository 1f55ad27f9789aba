import { expect, it } from 'vitest'
import { BOOKING_REFUSALS } from '#content/booking.ts'
import { checkBooking } from './validate-booking.ts'

const NOW = new Date('2026-11-20T10:30:00Z')
const typed = {
  date: 'Friday, 18 December 2026',
  time: '11:00',
  firstName: 'Jo',
  lastName: 'Ng',
  email: 'jo@example.com',
  phone: '0123456789',
  expressRequest: '',
}
const check = (changes: Partial<typeof typed>) => checkBooking({ ...typed, ...changes }, 'Asia/Tokyo', NOW)

it('takes complete answers, with the zone and without a request that is not needed', () => {
  const { expressRequest: _, ...texts } = typed
  const answers = { ...texts, timeZone: 'Asia/Tokyo', expressRequest: false }
  expect(check({})).toEqual({ answers })
  expect(check({ expressRequest: 'yes' })).toEqual({ answers })
  expect(checkBooking(typed, '', NOW).answers).not.toHaveProperty('timeZone')
})

it('wants the express request for a date within 14 days', () => {
  const soon = { date: 'Friday, 4 December 2026' }
  expect(check(soon)).toEqual({ errors: { expressRequest: BOOKING_REFUSALS.express } })
  expect(check({ ...soon, expressRequest: 'yes' }).answers?.expressRequest).toBe(true)
})

it('says everything that is wrong at once', () => {
  const empty = { date: '', time: '', firstName: '', lastName: '', email: '', phone: '', expressRequest: '' }
  expect(check(empty).errors).toEqual({
    date: 'Please select a consultation date',
    time: 'Please select a consultation time',
    firstName: 'First name must be at least 2 characters',
    lastName: 'Last name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
  })
  expect(check({ date: 'Thursday, 19 November 2026', lastName: 'N' }).errors).toMatchObject({
    date: expect.stringContaining('passed'),
    lastName: 'Last name must be at least 2 characters',
  })
  expect(check({ date: 'Friday, 20 November 2026', time: '10:30', expressRequest: 'yes' }).errors).toEqual({
    time: 'This time has already begun. Please select a later one',
  })
})
