import { BOOKING_FIELDS } from '#contract/booking.ts'
import type { Booking } from '../bookings/booking.ts'
import { fullName, price, shortWhen, when } from './booking-facts.ts'
import { Notice, Paragraph } from './design/blocks.ts'
import { answerFacts, type Fact, Facts } from './design/facts.ts'
import { type MailContent, message } from './design/message.ts'
import { createElement as h } from './design/react.ts'

/** The operator's messages about bookings. */

function whom(booking: Booking): Fact[] {
  return [...answerFacts(BOOKING_FIELDS, booking), { label: 'Paid', text: price(booking) }]
}

/** `urgent`: the operator has to act. */
type OperatorText = { what: string; subject: string; intro: string; urgent?: true }

const NOTICES = {
  booking_operator: {
    subject: 'Consultation booked',
    what: 'A consultation was booked',
    intro: 'Paid and confirmed. The customer has the video link and an invitation.',
  },
  booking_cancelled_operator: {
    subject: 'Consultation cancelled',
    what: 'A consultation was cancelled',
    intro: 'The time is free again, and the payment is being refunded. You do not need to do anything.',
  },
  booking_lost_operator: {
    subject: 'Payment arrived too late and is being refunded',
    what: 'A payment arrived too late',
    intro:
      'The payment arrived after the time had been booked by somebody else, or after the consultation would have started. It is refunded automatically, and the customer has been told.',
  },
  booking_refund_failed: {
    subject: 'A refund failed',
    what: 'A refund failed',
    urgent: true,
    intro: 'The payment provider could not refund this. Please refund it yourself and tell the customer.',
  },
  booking_mismatch: {
    subject: 'A payment does not match its booking',
    what: 'A payment does not match its booking',
    urgent: true,
    intro:
      "A payment with another amount or currency, or from another session than the booking's own, was received. Nothing was confirmed and nothing paid back: please look at it with the payment provider.",
  },
} as const satisfies Record<string, OperatorText>

export type OperatorNotice = keyof typeof NOTICES

/** To the operator: what happened to a booking, and everything needed to act on it. */
export function bookingOperatorMail(booking: Booking, notice: OperatorNotice): MailContent {
  const { what, subject, intro, urgent }: OperatorText = NOTICES[notice]
  const content = message(
    {
      subject: `${booking.reference} ${subject}: ${shortWhen(booking)}`,
      title: what,
      preview: shortWhen(booking),
      why: 'Reply to this message to write to the customer.',
    },
    h(urgent ? Notice : Paragraph, null, intro),
    h(Facts, { facts: [...when(booking), ...whom(booking)] }),
  )
  return { ...content, replyTo: { name: fullName(booking), address: booking.email } }
}
