import { BUSINESS } from '#content/business.ts'
import { CONSULTATION, formatBookingDate, gmtDay, ukClock } from '#contract/booking-calendar.ts'
import type { Booking } from '../booking/booking.ts'
import { shortWhen } from '../booking/mail-facts.ts'
import { Heading, List, Paragraph, TextLink } from './design/blocks.ts'
import { Fragment, createElement as h } from './design/react.ts'

// Required by the Consumer Contracts Regulations 2013: how to cancel, the form of schedule 3, complaints.

const { legal, address, email, promises, consultation } = BUSINESS

export const TRADER = `${legal.name}, ${address.line}`

export type CancellableContract = {
  made: Date
  verb: string
  service: string
  /** The consequence, if the consumer asked us to begin within the period. */
  express: string | false
  /** Another way to cancel, and until when it is open. */
  link: string
  refund: string
}

type Times = Pick<Booking, 'confirmed_at' | 'created_at'>

const bookingMade = ({ confirmed_at, created_at }: Times) => new Date(confirmed_at ?? created_at)

/** The last day, 'YYYY-MM-DD', by UK time; the first is the day after the contract. */
export function lastDayAfter(made: Date): string {
  const day = new Date(`${ukClock(made).day}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + CONSULTATION.withdrawalDays)
  return gmtDay(day)
}

export const lastDayToCancel = (booking: Times): string => lastDayAfter(bookingMade(booking))

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
        `You asked us to start during your ${CONSULTATION.withdrawalDays}-day cancellation period. ${express}`,
      ),
    h(
      Paragraph,
      null,
      `To cancel, tell us so in clear words before the ${CONSULTATION.withdrawalDays} days are over: by email to ${email.general}, by post to ${TRADER}, or ${link}. You may use the form below, but you do not have to. We refund you within 14 days of hearing from you, ${refund}, and take no fee for it.`,
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
      `If you have a complaint, write to us. We acknowledge it within ${promises.complaintAcknowledged}, and answer it within ${promises.complaintAnswered}. `,
      h(TextLink, { href: `${site}/terms-of-service`, label: 'Terms of service' }),
    ),
  )
}
