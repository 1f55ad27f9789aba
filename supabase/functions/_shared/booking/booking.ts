import { BUSINESS } from '#content/business.ts'
import type { BookingStatus, BookingView, ManagedBooking } from '#contract/booking.ts'
import { CONSULTATION, cancelDeadline, formatBookingDate } from '#contract/booking-calendar.ts'
import { gmtDay, gmtTime } from '#contract/dates.ts'
import { fullName } from '#contract/names.ts'
import type { Database } from '../../../database.types.ts'
import { signToken } from '../documents/links.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { lastDayToCancel } from '../mail/right-to-cancel.ts'
import { paperOf } from '../order/customer-view.ts'
import type { PaperRow } from '../order/order.ts'
import { siteIn } from '../words.ts'

export type Booking = Database['public']['Tables']['bookings']['Row']

/** How long manage links work after the consultation, in milliseconds. */
const MANAGE_AFTER = 30 * 24 * 3_600_000

export function bookingView(booking: Booking): BookingView {
  const start = new Date(booking.starts_at)
  return {
    status: booking.status as BookingStatus,
    reference: booking.reference,
    date: formatBookingDate(gmtDay(start)),
    time: gmtTime(start),
    startsAt: start.toISOString(),
  }
}

/** As public.is_payable, of a booking that has a session. */
export const isPayable = ({ status, session_closed_at, hold_expires_at }: Booking, now: Date): boolean =>
  ['held', 'released'].includes(status) && session_closed_at === null && new Date(hold_expires_at) > now

function canCancel(booking: Booking, now: Date): boolean {
  return booking.status === 'confirmed' && now <= cancelDeadline(new Date(booking.starts_at))
}

export function managedBooking(booking: Booking, papers: readonly PaperRow[], now: Date): ManagedBooking {
  return {
    ...bookingView(booking),
    name: fullName(booking.first_name, booking.last_name),
    canCancel: canCancel(booking, now),
    canMove: canCancel(booking, now) && booking.moves < CONSULTATION.moves,
    cancelBefore: cancelDeadline(new Date(booking.starts_at)).toISOString(),
    ...(booking.express_request ? {} : { expressUntil: lastDayToCancel(booking) }),
    ...(booking.status === 'confirmed' ? { videoLink: BUSINESS.consultation.videoLink } : {}),
    papers: papers.map((paper) => ({ ...paperOf(paper), currency: paper.facts.currency })),
  }
}

export function manageLink(
  { SITE_URL, LINK_SIGNING_SECRET }: Pick<FunctionEnvironment, 'SITE_URL' | 'LINK_SIGNING_SECRET'>,
  booking: Pick<Booking, 'id' | 'starts_at' | 'language'>,
): string {
  const expires = new Date(new Date(booking.starts_at).getTime() + MANAGE_AFTER)
  const token = signToken(LINK_SIGNING_SECRET, 'manage', booking.id, expires)
  return `${siteIn(SITE_URL, booking.language)}/booking-form?manage=${token}#manage`
}

/** Whether a message is about the booking's last move: it may have been moved again, or cancelled. */
export const isLastMove = ({ status, moves }: Booking, { payload }: { payload: unknown }): boolean =>
  status === 'confirmed' && (payload as { move: number }).move === moves
