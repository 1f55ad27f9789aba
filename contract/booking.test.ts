import { describe, expect, it } from 'vitest'
import {
  BOOKING_TIMES,
  bookingProblem,
  CONSULTATION,
  cancelDeadline,
  formatBookingDate,
  isTimeZone,
  lastBookableDay,
  needsExpressRequest,
  parseBookingDate,
  slotStart,
} from './booking-calendar.ts'
import { gmtDay } from './dates.ts'

const DAY = 86_400_000

describe('the long date', () => {
  it('of every day of 2027 parses back to the same day, and matches the calendar', () => {
    const written = new Set<string>()
    const calendar = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
    for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2028, 0, 1); at += DAY) {
      const day = gmtDay(new Date(at))
      const text = formatBookingDate(day)
      expect(parseBookingDate(text)).toBe(day)
      expect(text.replace(',', '')).toBe(calendar.format(at).replace(',', ''))
      written.add(text)
    }
    expect(written.size).toBe(365)
    expect(formatBookingDate('2026-11-20')).toBe('Friday, 20 November 2026')
    expect(parseBookingDate('Tuesday, 29 February 2028')).toBe('2028-02-29')
  })

  it.each([
    '',
    '2027-03-05',
    'Friday 5 March 2027',
    'Friday, 05 March 2027',
    'Friday, 5 Mar 2027',
    'Monday, 5 March 2027',
    'Friday, 5 March 2027 ',
    'Friday, 5 March 12027',
    'Monday, 29 February 2027',
    'Friday, ٥ March 2027',
  ])('is not %j', (text) => expect(parseBookingDate(text)).toBeUndefined())

  it('cannot be written for a day that does not exist', () => {
    for (const day of ['2027-02-29', '2027-13-01', '2027-1-1', 'today', '']) {
      expect(() => formatBookingDate(day)).toThrow(RangeError)
    }
  })
})

it('there are 17 slots, every half hour from 09:00 to 17:00', () => {
  expect(BOOKING_TIMES).toHaveLength(17)
  expect([BOOKING_TIMES[0], BOOKING_TIMES[1], BOOKING_TIMES[16]]).toEqual(['09:00', '09:30', '17:00'])
  expect(new Set(BOOKING_TIMES).size).toBe(17)
})

/** Every day to come is in tests/database/opening-days.test.ts. */
describe('bookingProblem', () => {
  const now = new Date('2026-11-20T10:30:00.000Z')
  const problem = (day: string, time: string) => bookingProblem(formatBookingDate(day), time, now)

  it('accepts slots in the future', () => {
    expect(problem('2026-11-20', '11:00')).toBeUndefined()
    expect(problem('2026-11-23', '09:00')).toBeUndefined()
    expect(problem('2026-11-23', '17:00')).toBeUndefined()
  })

  it('refuses slots that have begun, to the millisecond', () => {
    expect(problem('2026-11-20', '10:00')).toBe('begun')
    expect(problem('2026-11-20', '10:30')).toBe('begun')
    const before = new Date(now.getTime() - 1)
    expect(bookingProblem(formatBookingDate('2026-11-20'), '10:30', before)).toBeUndefined()
  })

  it('refuses past days, weekends, days too far ahead, and invalid slots', () => {
    expect(problem('2026-11-19', '11:00')).toBe('past')
    expect(problem('2026-11-21', '11:00')).toBe('closed')
    expect(problem('2026-11-22', '11:00')).toBe('closed')
    expect(lastBookableDay(now)).toBe('2028-11-19')
    expect(problem('2028-11-17', '11:00')).toBeUndefined()
    expect(problem('2028-11-20', '11:00')).toBe('too-far')
    for (const time of ['08:30', '17:30', '09:15', '9:00', '09:00:00', '', '25:00'])
      expect(problem('2026-11-23', time)).toBe('not-a-slot')
    expect(bookingProblem('soon', '09:00', now)).toBe('not-a-day')
  })
})

it('local times are available only in zones that exist', () => {
  expect(isTimeZone('Asia/Kolkata')).toBe(true)
  for (const zone of ['', 'Mars/Olympus', 'Europe/London\n', '+25:00', '__proto__']) {
    expect(isTimeZone(zone), zone).toBe(false)
  }
})

it('the express request is required for the day of the booking and the fourteen after it', () => {
  const now = new Date('2026-11-20T23:59:59.000Z')
  expect(needsExpressRequest('2026-11-20', now)).toBe(true)
  expect(needsExpressRequest('2026-12-04', now)).toBe(true)
  expect(needsExpressRequest('2026-12-07', now)).toBe(false)
  expect(needsExpressRequest('2026-12-05', now)).toBe(false)
  expect(needsExpressRequest('2026-12-05', new Date('2026-11-21T00:00:00.000Z'))).toBe(true)
})

it('a booking can be cancelled until 24 hours before, in absolute time', () => {
  expect(cancelDeadline(slotStart('2027-03-29', '09:00')).toISOString()).toBe('2027-03-28T09:00:00.000Z')
  expect(CONSULTATION).toMatchObject({ price: 3000, currency: 'gbp', minutes: 30, cancelHours: 24 })
})
