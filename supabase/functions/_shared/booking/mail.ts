import { BUSINESS } from '#content/business.ts'
import {
  CONSULTATION,
  cancelDeadline,
  gmtDay,
  gmtTime,
  slotEnd,
  ukClock,
} from '#contract/booking-calendar.ts'
import { Button, Greeting, Paragraph } from '../mail/design/blocks.ts'
import { Facts } from '../mail/design/facts.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'
import { bothClocks } from '../mail/format.ts'
import { bookingContract, lastDayToCancel, RightToCancel } from '../mail/right-to-cancel.ts'
import { type AttachedPaper, attached, attachedText as paperText } from '../order/mail-parts.ts'
import { ENGLISH } from '../words.ts'
import type { Booking } from './booking.ts'
import { calendarObject } from './calendar.ts'
import { customerWhen, earlierTime, ownWhen, price, priceWithVat, shortWhen, when } from './mail-facts.ts'

export type BookingLinks = {
  manage: string
  site: string
  organizer: string
}

/** What a message about money has with it, and the amount in the minor unit if it is not the whole price. */
export type BookingPaper = { paper?: AttachedPaper | undefined; amount?: number | undefined }

const attachedText = (paper: AttachedPaper | undefined) => (paper ? ` ${paperText(paper, ENGLISH)}` : '')

const { consultation } = BUSINESS

const deadlineText = (booking: Booking, deadline: Date) => ownWhen(booking, deadline) ?? bothClocks(deadline)

const dear = (booking: Booking) => h(Greeting, { typed: booking.first_name })

const WHY =
  'We sent this because a consultation was booked with this address. If it was not you, reply and tell us.'

export function appointment(booking: Booking) {
  const start = new Date(booking.starts_at)
  const uk = ukClock(start)
  const ukNote = uk.time === gmtTime(start) ? '' : ` (${uk.time} in the UK)`
  return {
    uid: booking.id,
    sequence: booking.calendar_sequence,
    stamp: new Date(booking.ended_at ?? booking.moved_at ?? booking.confirmed_at ?? booking.created_at),
    start,
    end: slotEnd(start),
    summary: `Consultation with ${BUSINESS.shortName}`,
    description: `Consultation ${booking.reference}, ${shortWhen(booking)}${ukNote}\nVideo call: ${consultation.videoLink}`,
    location: consultation.videoLink,
  }
}

/** Without the private link, because anyone with the page's address can download it. */
export const calendarFile = (booking: Booking) => calendarObject(appointment(booking))

function calendar(booking: Booking, links: BookingLinks, method: 'REQUEST' | 'CANCEL') {
  const about = appointment(booking)
  const content = calendarObject({
    ...about,
    method,
    description:
      method === 'CANCEL'
        ? `Consultation ${booking.reference} was cancelled`
        : `${about.description}\nSee, move or cancel the booking: ${links.manage}`,
    organizer: { name: BUSINESS.name, address: links.organizer },
    attendee: booking.email,
  })
  return { method, content }
}

export function bookingConfirmedMail(
  booking: Booking,
  links: BookingLinks,
  { paper }: BookingPaper,
): MailContent {
  const deadline = deadlineText(booking, cancelDeadline(new Date(booking.starts_at)))
  const content = message(
    {
      subject: `${booking.reference} Your consultation on ${customerWhen(booking)}`,
      title: 'Your consultation is booked',
      preview: `${customerWhen(booking)}. The video link is inside.`,
      why: WHY,
    },
    dear(booking),
    h(
      Paragraph,
      null,
      `Thank you for your payment. We look forward to talking with you.${attachedText(paper)}`,
    ),
    h(Facts, {
      facts: [
        ...when(booking),
        { label: 'Length', text: `${CONSULTATION.minutes} minutes` },
        { label: 'Video call', text: consultation.videoLink, href: consultation.videoLink },
        { label: 'Paid', text: priceWithVat(booking) },
      ],
    }),
    h(Button, { href: links.manage, label: 'See, move or cancel your booking' }),
    h(
      Paragraph,
      null,
      'The attached invitation adds the appointment to your calendar, in your own time zone. Have your document to hand when we talk.',
    ),
    h(
      Paragraph,
      null,
      `You can cancel until ${deadline} for a full refund, or choose another time until then.`,
    ),
    h(RightToCancel, { contract: bookingContract(booking, ENGLISH), site: links.site }),
  )
  return { ...content, calendar: calendar(booking, links, 'REQUEST'), ...(paper && attached(paper)) }
}

export type Mover = 'customer' | 'operator'

export function bookingMovedMail(booking: Booking, links: BookingLinks, by: Mover): MailContent {
  const deadline = cancelDeadline(new Date(booking.starts_at))
  const content = message(
    {
      subject: `${booking.reference} Your consultation is now on ${customerWhen(booking)}`,
      title: 'Your consultation has moved',
      preview: `Now ${customerWhen(booking)}. The video link is inside.`,
      why: WHY,
    },
    dear(booking),
    h(
      Paragraph,
      null,
      by === 'customer'
        ? 'Your consultation has moved to the time you chose. There is nothing to pay.'
        : 'We have moved your consultation to another time. There is nothing to pay. If the new time does not suit you, reply and tell us. We’ll find another one or refund you in full.',
    ),
    h(Facts, {
      facts: [
        ...when(booking),
        { label: 'Previously', text: earlierTime(booking) },
        { label: 'Video call', text: consultation.videoLink, href: consultation.videoLink },
      ],
    }),
    h(Button, { href: links.manage, label: 'See your booking' }),
    h(Paragraph, null, 'The attached invitation moves the appointment in your calendar.'),
    deadline > new Date(booking.moved_at ?? 0) &&
      h(Paragraph, null, `You can cancel it for a full refund until ${deadlineText(booking, deadline)}.`),
    gmtDay(new Date(booking.moved_at ?? 0)) <= lastDayToCancel(booking) &&
      h(RightToCancel, { contract: bookingContract(booking, ENGLISH), site: links.site }),
  )
  return { ...content, calendar: calendar(booking, links, 'REQUEST') }
}

export function bookingReminderMail(booking: Booking, links: BookingLinks): MailContent {
  return message(
    {
      subject: `${booking.reference} Reminder: your consultation on ${customerWhen(booking)}`,
      title: 'Your consultation is coming up',
      preview: `${customerWhen(booking)}. The video link is inside.`,
      why: WHY,
    },
    dear(booking),
    h(Paragraph, null, 'This is a reminder of your consultation with us.'),
    h(Facts, {
      facts: [
        ...when(booking),
        { label: 'Video call', text: consultation.videoLink, href: consultation.videoLink },
      ],
    }),
    h(Button, { href: links.manage, label: 'See your booking' }),
    h(Paragraph, null, 'Have your document to hand when we talk. If you can’t make it, please write to us.'),
  )
}

/** £30.00 in full, or the rest of it. */
const inFull = (booking: Booking, amount: number) =>
  amount === booking.amount
    ? `${price(booking)} in full`
    : `the rest of your payment, ${price({ ...booking, amount })},`

export function bookingCancelledMail(
  booking: Booking,
  links: BookingLinks,
  { paper, amount = booking.amount }: BookingPaper,
): MailContent {
  const content = message(
    {
      subject: `${booking.reference} Your consultation was cancelled`,
      title: 'Your consultation was cancelled',
      preview: `We are refunding ${price({ ...booking, amount })}.`,
      why: WHY,
    },
    dear(booking),
    h(
      Paragraph,
      null,
      `Your consultation has been cancelled. We are refunding ${inFull(booking, amount)} to the card you paid with. Banks can take up to ten working days to show it.${attachedText(paper)}`,
    ),
    h(Facts, { facts: when(booking) }),
    h(Button, { href: `${links.site}/booking-form`, label: 'Book another time' }),
  )
  return {
    ...content,
    // Without an appointment there is nothing to remove from the calendar.
    ...(booking.confirmed_at && { calendar: calendar(booking, links, 'CANCEL') }),
    ...(paper && attached(paper)),
  }
}

export function bookingLostMail(booking: Booking, links: BookingLinks, { paper }: BookingPaper): MailContent {
  const content = message(
    {
      subject: `${booking.reference} Your payment arrived too late for this time; we are refunding it`,
      title: 'The time was no longer free',
      preview: `We are refunding ${price(booking)}.`,
      why: WHY,
    },
    dear(booking),
    h(
      Paragraph,
      null,
      `We are sorry. We held the time for ${CONSULTATION.holdMinutes} minutes. Your payment reached us after that, when the time was no longer free. We are refunding ${price(booking)} in full. You don’t need to do anything.${attachedText(paper)}`,
    ),
    h(Facts, { facts: when(booking) }),
    h(Button, { href: `${links.site}/booking-form`, label: 'Choose another time' }),
  )
  return { ...content, ...(paper && attached(paper)) }
}

export function bookingRefundedMail(
  booking: Booking,
  links: BookingLinks,
  { paper, amount = booking.amount }: BookingPaper,
): MailContent {
  const sum = price({ ...booking, amount })
  const content = message(
    {
      subject: `${booking.reference} Your refund of ${sum}`,
      title: 'Your refund is on its way',
      preview: `${sum}, to the card you paid with.`,
      why: WHY,
    },
    dear(booking),
    h(
      Paragraph,
      null,
      `We have refunded ${sum} to the card you used. Banks can take up to ten working days to show it.${attachedText(paper)}`,
    ),
    h(Facts, { facts: [...when(booking), { label: 'Refund', text: sum }] }),
    h(Button, { href: links.manage, label: 'See your booking' }),
  )
  return { ...content, ...(paper && attached(paper)) }
}
