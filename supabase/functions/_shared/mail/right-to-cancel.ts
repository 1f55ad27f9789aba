import { BUSINESS } from '#content/business.ts'
import { CONSULTATION, formatBookingDate, gmtDay, ukClock } from '#contract/booking-calendar.ts'
import type { Booking } from '../bookings/booking.ts'
import { shortWhen } from './booking-facts.ts'
import { Heading, List, Paragraph, TextLink } from './design/blocks.ts'
import { Fragment, createElement as h } from './design/react.ts'

/**
 * What the Consumer Contracts Regulations 2013 want a consumer to have on a durable medium: how to cancel, the form of their
 * schedule 3, and how complaints are dealt with. The terms of service say the same of every service.
 */

const { legal, address, email, promises, consultation } = BUSINESS
const TRADER = `${legal.name}, ${address.line}`

type Times = Pick<Booking, 'confirmed_at' | 'created_at'>

/** The day of the contract, by the clock of the United Kingdom. */
const contractDay = ({ confirmed_at, created_at }: Times) => ukClock(new Date(confirmed_at ?? created_at)).day

/** The last day for cancelling: the first one is the day after the contract. */
export function lastDayToCancel(booking: Times): string {
  const day = new Date(`${contractDay(booking)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + CONSULTATION.withdrawalDays)
  return gmtDay(day)
}

/** Instructions and form, for a confirmation. */
export function RightToCancel({ booking, site }: { booking: Booking; site: string }) {
  return h(
    Fragment,
    null,
    h(Heading, null, 'Your right to cancel'),
    h(
      Paragraph,
      null,
      `If you booked as a consumer, you may cancel this contract within ${CONSULTATION.withdrawalDays} days without giving a reason: until the end of ${formatBookingDate(lastDayToCancel(booking))}.`,
    ),
    booking.express_request &&
      h(
        Paragraph,
        null,
        `You asked us to begin within the ${CONSULTATION.withdrawalDays} days in which you could otherwise withdraw from the contract. Until the consultation begins you get everything back. If you cancel while it is being held, you pay for the part that has been held; once it has been held in full, the right ends.`,
      ),
    h(
      Paragraph,
      null,
      `To cancel, tell us so in clear words before that time is over: by email to ${email.general}, by post to ${TRADER}, or with the link above up to ${consultation.cancelNotice} before the consultation. You may use the form below, and need not. We refund you within 14 days of hearing from you, to the card you paid with, and take no fee for it.`,
    ),
    h(Heading, null, 'Cancellation form'),
    h(Paragraph, null, 'Send it only if you wish to cancel the contract.'),
    h(List, {
      items: [
        `To ${TRADER}, ${email.general}`,
        `I/We* hereby give notice that I/We* cancel my/our* contract for the supply of the following service: consultation ${booking.reference}, ${shortWhen(booking)}`,
        `Ordered on: ${formatBookingDate(contractDay(booking))}`,
        'Name of consumer(s):',
        'Address of consumer(s):',
        'Signature of consumer(s), only if this form is sent on paper:',
        'Date:',
        '*Delete as appropriate',
      ],
    }),
    h(
      Paragraph,
      null,
      `If you have a complaint, write to us: we acknowledge it within ${promises.complaintAcknowledged}, and answer it within ${promises.complaintAnswered}. `,
      h(TextLink, { href: `${site}/terms-of-service`, label: 'Terms of service' }),
    ),
  )
}
