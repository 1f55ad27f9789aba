import { expect, it } from 'vitest'
import { proposedDay } from './offer.ts'
import type { OrderView } from './order.ts'

const TRANSLATION = 'Corporate Document Translation & Certification'

it.each([
  ['a need on an open day is proposed', TRANSLATION, '24-48 hours', '2026-11-23T10:00:00Z', '2026-11-25'],
  ['one on a Saturday, the Friday', TRANSLATION, '24-48 hours', '2026-11-26T10:00:00Z', '2026-11-27'],
  [
    'one on a Sunday of a request that came on Friday, nothing',
    TRANSLATION,
    '24-48 hours',
    '2026-11-27T10:00:00Z',
    '',
  ],
  ['one today needs a time, so nothing', TRANSLATION, '0-12 hours', '2026-11-23T08:00:00Z', ''],
  ['no fixed need, nothing', TRANSLATION, '>48 hours', '2026-11-23T10:00:00Z', ''],
  [
    'a need to be lodged, nothing',
    'Apostille & Notarisation Services',
    '24-48 hours',
    '2026-11-23T10:00:00Z',
    '',
  ],
])('as the day to promise: %s', (_, service_type, urgency, created_at, day) => {
  const request = { service_type, urgency, created_at } as OrderView['request']
  expect(proposedDay(request, new Date(created_at))).toBe(day)
})
