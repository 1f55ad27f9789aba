import { BUSINESS } from '#content/business.ts'
import { CONSULTATION, formatBookingDate, gmtDay, ukClock } from '#contract/booking-calendar.ts'
import type { Booking } from '../booking/booking.ts'
import { shortWhen } from '../booking/mail-facts.ts'
import { Heading, List, Paragraph, TextLink } from './design/blocks.ts'
import { Fragment, createElement as h } from './design/react.ts'

/**
 * What the Consumer Contracts Regulations 2013 want a consumer to have on a durable medium: how to cancel, the form of their
 * schedule 3, and how complaints are dealt with. The terms of service say the same of every service.
 */

const { legal, address, email, promises, consultation } = BUSINESS

/** Who sells, with the address. */
export const TRADER = `${legal.name}, ${address.line}`

/** A contract that a consumer may cancel, in the words of its instructions. */
export type CancellableContract = {
  /** When it was made. */
  made: Date
  /** How it was made: 'booked'. */
  verb: string
  /** The service, as the form names it. */
  service: string
  /** What it means that the consumer asked us to begin within the period, if that was asked. */
  express: string | false
  /** A way to cancel besides email and post, and how long it is open. */
  link: string
  /** Where the money goes back to. */
  refund: string
}

type Times = Pick<Booking, 'confirmed_at' | 'created_at'>

const bookingMade = ({ confirmed_at, created_at }: Times) => new Date(confirmed_at ?? created_at)

/** The last day 'YYYY-MM-DD' for cancelling a contract: the first one is the day after it, by the clock of the United Kingdom. */
export function lastDayAfter(made: Date): string {
  const day = new Date(`${ukClock(made).day}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + CONSULTATION.withdrawalDays)
  return gmtDay(day)
}

/** That of a consultation. */
export const lastDayToCancel = (booking: Times): string => lastDayAfter(bookingMade(booking))

/** The contract about a consultation. */
export const bookingContract = (booking: Booking): CancellableContract => ({
  made: bookingMade(booking),
  verb: 'booked',
  service: `consultation ${booking.reference}, ${shortWhen(booking)}`,
  express:
    booking.express_request &&
    'Until the consultation begins you get everything back. If you cancel while it is being held, you pay for the part that has been held; once it has been held in full, the right ends.',
  link: `with the link above up to ${consultation.cancelNotice} before the consultation`,
  refund: 'to the card you paid with',
})

/** Instructions and form, for a confirmation. */
export function RightToCancel({ contract, site }: { contract: CancellableContract; site: string }) {
  const { made, verb, service, express, link, refund } = contract
  return h(
    Fragment,
    null,
    h(Heading, null, 'Your right to cancel'),
    h(
      Paragraph,
      null,
      `If you ${verb} as a consumer, you may cancel this contract within ${CONSULTATION.withdrawalDays} days without giving a reason: until the end of ${formatBookingDate(lastDayAfter(made))}.`,
    ),
    express &&
      h(
        Paragraph,
        null,
        `You asked us to begin within the ${CONSULTATION.withdrawalDays} days in which you have the right to cancel. ${express}`,
      ),
    h(
      Paragraph,
      null,
      `To cancel, tell us so in clear words before that time is over: by email to ${email.general}, by post to ${TRADER}, or ${link}. You may use the form below, but you do not have to. We refund you within 14 days of hearing from you, ${refund}, and take no fee for it.`,
    ),
    h(Heading, null, 'Cancellation form'),
    h(Paragraph, null, 'Send it only if you wish to cancel the contract.'),
    h(List, {
      items: [
        `To ${TRADER}, ${email.general}`,
        `I/We* hereby give notice that I/We* cancel my/our* contract for the supply of the following service: ${service}`,
        `Ordered on: ${formatBookingDate(ukClock(made).day)}`,
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
