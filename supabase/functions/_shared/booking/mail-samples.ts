import { BUSINESS } from '#content/business.ts'
import { BOOKING_FIELDS, SAMPLE_BOOKING } from '#contract/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import { REFERENCE_PREFIX } from '#contract/business-facts.ts'
import { rowOf } from '#contract/fields.ts'
import { SAMPLE_SITE } from '../mail/design/message.ts'
import { empty } from '../order-mail/samples.ts'
import type { Booking } from './booking.ts'
import type { BookingLinks } from './mail.ts'

export const SAMPLE: Booking = {
  id: '7d0a2f46-0000-4000-8000-000000000001',
  reference: `${REFERENCE_PREFIX}-B4KM-9XPW`,
  ...rowOf(BOOKING_FIELDS, SAMPLE_BOOKING),
  starts_at: '2026-07-03T09:30:00.000Z',
  created_at: '2026-06-19T14:05:00.000Z',
  confirmed_at: '2026-06-19T14:07:00.000Z',
  hold_expires_at: '2026-06-19T14:36:00.000Z',
  amount: CONSULTATION.price,
  currency: CONSULTATION.currency,
  calendar_sequence: 0,
  moves: 0,
  refund_state: 'none',
  refunded: 0,
  seat: 1,
  status: 'confirmed',
  time_zone: 'America/Los_Angeles',
  language: 'en',
  ...empty('checked_at', 'ended_at', 'erased_at', 'moved_at', 'moved_from', 'payment_id', 'refund_id'),
  ...empty('refunded_at', 'reminded_at', 'session_closed_at', 'session_id', 'session_url'),
}

export const SAMPLE_LINKS: BookingLinks = {
  manage: `${SAMPLE_SITE}/booking-form?manage=EXAMPLE`,
  site: SAMPLE_SITE,
  organizer: BUSINESS.email.general,
}

export const CANCELLED: Booking = { ...SAMPLE, status: 'cancelled', ended_at: '2026-06-20T08:00:00.000Z' }

export const MOVED: Booking = {
  ...SAMPLE,
  moved_from: '2026-07-01T13:00:00.000Z',
  moved_at: '2026-06-21T08:00:00.000Z',
  moves: 1,
  calendar_sequence: 1,
}
