import { expect, it } from 'vitest'
import { ENGLISH } from '../words.ts'
import type { Booking } from './booking.ts'
import { beforeMove, customerWhen, when } from './mail-facts.ts'

const booking = (starts_at: string, time_zone: string | null) =>
  ({ reference: 'SQ-B4KM-9XPW', starts_at, time_zone }) as Booking

const shown = (facts: ReturnType<typeof when>) => facts.slice(1).map(({ text }) => text)

it.each([
  [
    'Asia/Kolkata',
    '2027-03-25T09:00:00Z',
    ['Thursday, 25 March 2027', '14:30 by your clock (Asia/Kolkata)\n09:00 GMT'],
    'Thursday, 25 March 2027, 14:30 your time (09:00 GMT)',
  ],
  [
    'Pacific/Auckland',
    '2027-07-01T15:00:00Z',
    [
      'Friday, 2 July 2027',
      '03:00 by your clock (Pacific/Auckland)\n15:00 GMT on Thursday, 1 July 2027\n16:00 in the UK on Thursday, 1 July 2027',
    ],
    'Friday, 2 July 2027, 03:00 your time (Thursday, 1 July 2027, 15:00 GMT)',
  ],
  [
    'Europe/London',
    '2027-07-01T09:00:00Z',
    ['Thursday, 1 July 2027', '10:00 in the UK\n09:00 GMT'],
    'Thursday, 1 July 2027, 10:00 your time (09:00 GMT)',
  ],
  [
    null,
    '2027-07-01T09:00:00Z',
    ['Thursday, 1 July 2027', '09:00 GMT\n10:00 in the UK'],
    'Thursday, 1 July 2027, 09:00 GMT',
  ],
])('says the time of a customer in %s first', (zone, start, facts, subject) => {
  expect(shown(when(booking(start, zone), ENGLISH))).toEqual(facts)
  expect(customerWhen(booking(start, zone), ENGLISH)).toBe(subject)
  const moved = { ...booking('2027-12-01T09:00:00Z', zone), moved_from: start }
  expect(customerWhen(beforeMove(moved) ?? moved, ENGLISH)).toBe(subject)
})

it('says GMT first to the operator', () => {
  const consultation = booking('2027-07-01T09:00:00Z', 'Asia/Kolkata')
  expect(shown(when(consultation, ENGLISH, '{time} by the customer’s clock ({zone})'))).toEqual([
    'Thursday, 1 July 2027',
    '09:00 GMT\n10:00 in the UK\n14:30 by the customer’s clock (Asia/Kolkata)',
  ])
})
