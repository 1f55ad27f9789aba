import { BOOKING_FIELDS } from '#contract/booking.ts'
import { Actions, Notice, Paragraph } from '../mail/design/blocks.ts'
import { answerFacts, type Fact, Facts } from '../mail/design/facts.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'
import { type DisputeFacts, disputeClosedText, disputedText } from '../mail/dispute-words.ts'
import type { OperatorLink } from '../operator/links.ts'
import { ENGLISH } from '../words.ts'
import type { Booking } from './booking.ts'
import { type CalendarEvent, calendarObject } from './calendar.ts'
import { appointment } from './mail.ts'
import { beforeMove, fullName, price, shortWhen, when } from './mail-facts.ts'

function customerFacts(booking: Booking): Fact[] {
  return [...answerFacts(BOOKING_FIELDS, booking), { label: 'Paid', text: price(booking) }]
}

/** Amount in the minor unit. */
export type BookingMoney = DisputeFacts & { amount: number }

/** urgent: the operator must act. calendar: the method for the operator's calendar. */
type OperatorText = {
  what: string
  subject: string
  intro: string | ((money: BookingMoney, amount: string) => string)
  urgent?: true
  calendar?: 'PUBLISH' | 'CANCEL'
}

const NOTICES = {
  booking_operator: {
    subject: 'Consultation booked',
    what: 'A consultation was booked',
    intro: 'Paid and confirmed. The customer has the video link and an invitation.',
    calendar: 'PUBLISH',
  },
  booking_cancelled_operator: {
    subject: 'Consultation cancelled',
    what: 'A consultation was cancelled',
    intro: 'The time is free again, and the payment is being refunded. You don’t need to do anything.',
    calendar: 'CANCEL',
  },
  booking_moved_operator: {
    subject: 'Consultation moved',
    what: 'A consultation was moved',
    intro:
      'The previous time is free again. The payment is still valid, and the customer has a new invitation.',
    calendar: 'PUBLISH',
  },
  booking_lost_operator: {
    subject: 'Payment arrived too late and is being refunded',
    what: 'A payment arrived too late',
    intro:
      'The payment arrived after the time had been booked by someone else, or after the consultation would have started. It is being refunded automatically, and the customer has been told.',
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
      'A payment came whose amount, currency or session is not that of the booking. Nothing was confirmed or refunded. Please check it with the payment provider.',
  },
  booking_disputed: {
    subject: 'A payment is disputed',
    what: 'A payment is disputed',
    urgent: true,
    intro: (money, amount) => disputedText(amount, money),
  },
  booking_dispute_closed: {
    subject: 'A dispute has ended',
    what: 'A dispute has ended',
    intro: (money, amount) => disputeClosedText(amount, money),
  },
  booking_part_refunded: {
    subject: 'Part of a payment was refunded',
    what: 'Part of a payment was refunded',
    intro: (_money, amount) =>
      `${amount} of this payment was refunded on the payment provider’s page. The customer has the credit note. Your copy is attached.`,
  },
} as const satisfies Record<string, OperatorText>

export type OperatorNotice = keyof typeof NOTICES

/** Without e-mail address and phone number: calendars are stored by third parties. */
export function operatorEvent(booking: Booking): CalendarEvent {
  const about = appointment(booking, ENGLISH)
  const name = booking.erased_at ? booking.reference : fullName(booking)
  return { ...about, summary: `Consultation: ${name}` }
}

function operatorCalendar(booking: Booking, method: 'PUBLISH' | 'CANCEL') {
  return { method, content: calendarObject({ ...operatorEvent(booking), method }) }
}

export function bookingOperatorMail(
  booking: Booking,
  notice: OperatorNotice,
  links: OperatorLink[],
  money: BookingMoney = { amount: 0 },
): MailContent {
  const { what, subject, intro, urgent, calendar }: OperatorText = NOTICES[notice]
  const before = beforeMove(booking)
  const content = message(
    {
      subject: `${booking.reference} ${subject}: ${shortWhen(booking)}`,
      title: what,
      preview: shortWhen(booking),
      why: 'Reply to this message to write to the customer.',
    },
    h(
      urgent ? Notice : Paragraph,
      null,
      typeof intro === 'string' ? intro : intro(money, price({ ...booking, amount: money.amount })),
    ),
    h(Facts, {
      facts: [
        ...when(booking, ENGLISH, '{time} by the customer’s clock ({zone})'),
        ...(notice === 'booking_moved_operator' && before
          ? [{ label: 'Previously', text: shortWhen(before) }]
          : []),
        ...customerFacts(booking),
      ],
    }),
    h(Actions, { links }),
  )
  return {
    ...content,
    replyTo: { name: fullName(booking), address: booking.email },
    ...(calendar && booking.confirmed_at && { calendar: operatorCalendar(booking, calendar) }),
  }
}
