import * as z from 'zod/mini'
import { BUSINESS } from '#content/business.ts'
import { BOOKING_FIELDS, SAMPLE_BOOKING } from '#contract/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import { REFERENCE_PREFIX } from '#contract/business-facts.ts'
import { rowOf } from '#contract/fields.ts'
import type { OperatorPurpose } from '#contract/operator.ts'
import type { Dependencies } from '../dependencies.ts'
import type { EmailTemplate, OutboxMessage } from '../mail/compose.ts'
import { type MailContent, SAMPLE_SITE } from '../mail/design/message.ts'
import { DISPUTE } from '../mail/dispute-words.ts'
import { operatorLinks, sampleLinks } from '../operator/links.ts'
import { namedPaper, PAPER_COPY } from '../order/mail-paper.ts'
import { attached } from '../order/mail-parts.ts'
import { SAMPLE_PAPERS } from '../order/mail-samples.ts'
import { attachPaper } from '../order/papers.ts'
import { siteIn } from '../site-address.ts'
import { type Booking, manageLink } from './booking.ts'
import {
  type BookingAbout,
  type BookingLinks,
  bookingCancelledMail,
  bookingConfirmedMail,
  bookingLostMail,
  bookingMovedMail,
  bookingRefundedMail,
  bookingReminderMail,
} from './mail.ts'
import { bookingHoldsMail } from './mail-holds.ts'
import { type BookingMoney, bookingOperatorMail, type OperatorNotice } from './mail-notices.ts'

/** Each template checks the booking's current state before it is sent. */

function linksOf(booking: Booking, { settings }: Dependencies): BookingLinks {
  return {
    manage: manageLink(settings, booking),
    site: siteIn(settings.SITE_URL, booking.language),
    organizer: /<([^<>]+)>\s*$/.exec(settings.MAIL_FROM)?.[1] ?? settings.MAIL_FROM,
  }
}

const SAMPLE: Booking = {
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
  checked_at: null,
  ended_at: null,
  erased_at: null,
  moved_at: null,
  moved_from: null,
  moves: 0,
  payment_id: null,
  refund_id: null,
  refund_state: 'none',
  refunded: 0,
  refunded_at: null,
  reminded_at: null,
  seat: 1,
  session_closed_at: null,
  session_id: null,
  session_url: null,
  status: 'confirmed',
  time_zone: 'America/Los_Angeles',
  language: 'en',
}

const SAMPLE_LINKS: BookingLinks = {
  manage: `${SAMPLE_SITE}/booking-form?manage=EXAMPLE`,
  site: SAMPLE_SITE,
  organizer: BUSINESS.email.general,
}

const moneyPayload = z.object({ amount: z.optional(z.int()) })

const toCustomer = (
  write: (about: BookingAbout) => MailContent,
  isCurrent: (booking: Booking, now: Date) => boolean = () => true,
  sample: Booking = SAMPLE,
  paper?: BookingAbout['paper'],
): EmailTemplate => ({
  async write(message, dependencies, words) {
    const { booking } = message.facts
    if (!booking || !isCurrent(booking, dependencies.now())) return null
    const { amount } = moneyPayload.parse(message.payload)
    const named = namedPaper(message)
    const own = named && (await attachPaper(named, dependencies))
    return write({ booking, links: linksOf(booking, dependencies), words, paper: own, amount })
  },
  sample: (words) => write({ booking: sample, links: SAMPLE_LINKS, words, paper }),
})

/** Most only before the consultation begins. */
function purposesFor({ status, starts_at, erased_at }: Booking, now: Date): OperatorPurpose[] {
  const isAhead = status === 'confirmed' && new Date(starts_at) > now
  return [
    ...(isAhead ? (['move', 'cancel', 'close'] as const) : []),
    ...(erased_at ? [] : (['erase'] as const)),
  ]
}

/** The operator keeps a copy of each paper. */
async function withPaper(
  content: MailContent,
  message: OutboxMessage,
  dependencies: Dependencies,
): Promise<MailContent> {
  const paper = namedPaper(message)
  return paper ? { ...content, ...attached(await attachPaper(paper, dependencies)) } : content
}

const toOperator = (
  notice: OperatorNotice,
  isCurrent: (booking: Booking, message: OutboxMessage) => boolean = () => true,
  sample: Booking = SAMPLE,
): EmailTemplate => ({
  async write(message, dependencies) {
    const { booking } = message.facts
    if (!booking || !isCurrent(booking, message)) return null
    const purposes = purposesFor(booking, dependencies.now())
    const links = operatorLinks(dependencies, `booking:${booking.id}`, purposes, new Date(booking.starts_at))
    return withPaper(bookingOperatorMail(booking, notice, links), message, dependencies)
  },
  sample: () =>
    bookingOperatorMail(sample, notice, sampleLinks(purposesFor(sample, new Date(sample.created_at)))),
})

const aboutMoney = (notice: OperatorNotice, sample: BookingMoney): EmailTemplate => ({
  async write(message, dependencies) {
    const { booking } = message.facts
    if (!booking) return null
    const { amount, ...money } = DISPUTE.parse(message.payload)
    const purposes = purposesFor(booking, dependencies.now())
    const links = operatorLinks(dependencies, `booking:${booking.id}`, purposes, new Date(booking.starts_at))
    const content = bookingOperatorMail(booking, notice, links, { ...money, amount: amount ?? 0 })
    return withPaper(content, message, dependencies)
  },
  sample: () => bookingOperatorMail(SAMPLE, notice, sampleLinks([]), sample),
})

const SAMPLE_MONEY: BookingMoney = {
  amount: SAMPLE.amount,
  reason: 'product_not_received',
  due: '2026-07-14T23:59:59.000Z',
  outcome: 'won',
}

const CANCELLED: Booking = { ...SAMPLE, status: 'cancelled', ended_at: '2026-06-20T08:00:00.000Z' }

const MOVED: Booking = {
  ...SAMPLE,
  moved_from: '2026-07-01T13:00:00.000Z',
  moved_at: '2026-06-21T08:00:00.000Z',
  moves: 1,
  calendar_sequence: 1,
}

const movePayload = z.object({ move: z.number(), by: z.enum(['customer', 'operator']) })

/** Not if the booking was moved again or cancelled. */
const isLastMove = (booking: Booking, { payload }: OutboxMessage) =>
  isConfirmed(booking) && movePayload.parse(payload).move === booking.moves

const holdsPayload = z.object({ holds: z.number(), payments: z.number() })

const isConfirmed = (booking: Booking) => booking.status === 'confirmed'

export const BOOKING_TEMPLATES = {
  booking_confirmed: toCustomer(bookingConfirmedMail, isConfirmed, SAMPLE, SAMPLE_PAPERS.first),
  booking_reminder: toCustomer(
    bookingReminderMail,
    // Moving a booking clears reminded_at.
    (booking, now) =>
      isConfirmed(booking) && booking.reminded_at !== null && new Date(booking.starts_at) > now,
  ),
  booking_cancelled: toCustomer(bookingCancelledMail, undefined, CANCELLED),
  booking_moved: {
    async write(message, dependencies, words) {
      const { booking } = message.facts
      if (!booking || !isLastMove(booking, message)) return null
      const { by } = movePayload.parse(message.payload)
      return bookingMovedMail({ booking, links: linksOf(booking, dependencies), words }, by)
    },
    sample: (words) => bookingMovedMail({ booking: MOVED, links: SAMPLE_LINKS, words }, 'customer'),
  },
  booking_lost: toCustomer(bookingLostMail),
  booking_refunded: toCustomer(bookingRefundedMail, undefined, CANCELLED, SAMPLE_PAPERS.credit),
  booking_paper_operator: PAPER_COPY,
  booking_operator: toOperator('booking_operator'),
  booking_cancelled_operator: toOperator('booking_cancelled_operator', undefined, CANCELLED),
  booking_moved_operator: toOperator('booking_moved_operator', isLastMove, MOVED),
  booking_lost_operator: toOperator('booking_lost_operator', undefined, { ...SAMPLE, status: 'lost' }),
  booking_refund_failed: toOperator('booking_refund_failed', undefined, CANCELLED),
  booking_mismatch: toOperator('booking_mismatch', undefined, { ...SAMPLE, status: 'held' }),
  booking_disputed: aboutMoney('booking_disputed', { ...SAMPLE_MONEY, outcome: undefined }),
  booking_dispute_closed: aboutMoney('booking_dispute_closed', SAMPLE_MONEY),
  booking_part_refunded: aboutMoney('booking_part_refunded', { amount: 1000 }),
  booking_holds_alarm: {
    write: async ({ payload }) => bookingHoldsMail(holdsPayload.parse(payload)),
    sample: () => bookingHoldsMail({ holds: 24, payments: 2 }),
  },
} satisfies Record<string, EmailTemplate>
