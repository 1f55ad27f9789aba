import * as z from 'zod/mini'
import { type Booking, manageLink } from '../bookings/booking.ts'
import type { Dependencies } from '../dependencies.ts'
import {
  type BookingLinks,
  bookingCancelledMail,
  bookingConfirmedMail,
  bookingLostMail,
  bookingRefundedMail,
  bookingReminderMail,
} from './booking.ts'
import { bookingHoldsMail } from './booking-holds.ts'
import { bookingOperatorMail, type OperatorNotice } from './booking-notices.ts'
import type { EmailTemplate, OutboxMessage } from './compose.ts'

/** The outbox's message kinds about bookings. Each checks the booking's current state before it is sent. */

async function load({ subject_id }: OutboxMessage, { database }: Dependencies): Promise<Booking | null> {
  const { data, error } = await database
    .from('bookings')
    .select()
    .eq('id', subject_id ?? '')
    .maybeSingle()
  if (error) throw error
  return data
}

async function linksOf(booking: Booking, { settings }: Dependencies): Promise<BookingLinks> {
  return {
    manage: await manageLink(settings, booking),
    site: settings.SITE_URL,
    organizer: /<([^<>]+)>\s*$/.exec(settings.MAIL_FROM)?.[1] ?? settings.MAIL_FROM,
  }
}

type CustomerMail = (booking: Booking, links: BookingLinks) => Awaited<ReturnType<EmailTemplate>>

const toCustomer =
  (write: CustomerMail, fits: (booking: Booking, now: Date) => boolean = () => true): EmailTemplate =>
  async (message, dependencies) => {
    const booking = await load(message, dependencies)
    if (!booking || !fits(booking, dependencies.now())) return null
    return write(booking, await linksOf(booking, dependencies))
  }

const toOperator =
  (notice: OperatorNotice): EmailTemplate =>
  async (message, dependencies) => {
    const booking = await load(message, dependencies)
    return booking && bookingOperatorMail(booking, notice)
  }

const holdsPayload = z.object({ holds: z.number(), payments: z.number() })

const isConfirmed = (booking: Booking) => booking.status === 'confirmed'

export const BOOKING_TEMPLATES = {
  booking_confirmed: toCustomer(bookingConfirmedMail, isConfirmed),
  booking_reminder: toCustomer(
    bookingReminderMail,
    (booking, now) => isConfirmed(booking) && new Date(booking.starts_at) > now,
  ),
  booking_cancelled: toCustomer(bookingCancelledMail),
  booking_lost: toCustomer(bookingLostMail),
  booking_refunded: toCustomer(bookingRefundedMail),
  booking_operator: toOperator('booking_operator'),
  booking_cancelled_operator: toOperator('booking_cancelled_operator'),
  booking_lost_operator: toOperator('booking_lost_operator'),
  booking_refund_failed: toOperator('booking_refund_failed'),
  booking_mismatch: toOperator('booking_mismatch'),
  booking_holds_alarm: async ({ payload }) => bookingHoldsMail(holdsPayload.parse(payload)),
} satisfies Record<string, EmailTemplate>
