import { BUSINESS } from '#content/business.ts'
import { cancelDeadline, gmtDay, gmtTime, slotEnd, ukClock } from '#contract/booking-calendar.ts'
import { fill } from '#contract/language.ts'
import { Button, Greeting, Paragraph } from '../mail/design/blocks.ts'
import { Facts } from '../mail/design/facts.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'
import { formatsOf } from '../mail/format.ts'
import { bookingContract, lastDayToCancel, RightToCancel } from '../mail/right-to-cancel.ts'
import { type AttachedPaper, attached, attachedText } from '../order/mail-parts.ts'
import type { Words } from '../words.ts'
import type { Booking } from './booking.ts'
import { calendarObject } from './calendar.ts'
import { beforeMove, customerWhen, ownWhen, price, priceWithVat, shortWhen, when } from './mail-facts.ts'

export type BookingLinks = {
  manage: string
  site: string
  organizer: string
}

/** What a message about money has with it, and the amount in the minor unit if it is not the whole price. */
export type BookingPaper = { paper?: AttachedPaper | undefined; amount?: number | undefined }

const withPaper = (text: string, paper: AttachedPaper | undefined, words: Words) =>
  paper ? `${text} ${attachedText(paper, words)}` : text

const { consultation } = BUSINESS

const deadlineText = (booking: Booking, deadline: Date, words: Words) =>
  ownWhen(booking, words, deadline) ?? formatsOf(words).bothClocks(deadline)

const dear = (booking: Booking) => h(Greeting, { typed: booking.first_name })

type MessageTexts = { subject: string; title: string; preview: string }

/** What is the same in every message. */
const frame = ({ subject, title, preview }: MessageTexts, booking: Booking, words: Words, amount = '') => {
  const slots = { reference: booking.reference, when: customerWhen(booking, words), amount }
  return {
    subject: fill(subject, slots),
    title,
    preview: fill(preview, slots),
    why: words.BOOKING_MAIL.why,
    words,
  }
}

const videoCall = ({ BOOKING_MAIL }: Words) => ({
  label: BOOKING_MAIL.video,
  text: consultation.videoLink,
  href: consultation.videoLink,
})

export function appointment(booking: Booking, words: Words) {
  const start = new Date(booking.starts_at)
  const { APPOINTMENT: texts } = words
  const { time: uk } = ukClock(start)
  return {
    uid: booking.id,
    sequence: booking.calendar_sequence,
    stamp: new Date(booking.ended_at ?? booking.moved_at ?? booking.confirmed_at ?? booking.created_at),
    start,
    end: slotEnd(start),
    summary: texts.summary,
    description: fill(uk === gmtTime(start) ? texts.description : texts.descriptionUk, {
      reference: booking.reference,
      when: shortWhen(booking, words),
      uk,
      link: consultation.videoLink,
    }),
    location: consultation.videoLink,
  }
}

/** Without the private link, because anyone with the page's address can download it. */
export const calendarFile = (booking: Booking, words: Words) => calendarObject(appointment(booking, words))

function calendar(booking: Booking, links: BookingLinks, method: 'REQUEST' | 'CANCEL', words: Words) {
  const about = appointment(booking, words)
  const { cancelled, manage } = words.APPOINTMENT
  const content = calendarObject({
    ...about,
    method,
    description:
      method === 'CANCEL'
        ? fill(cancelled, { reference: booking.reference })
        : `${about.description}\n${fill(manage, { link: links.manage })}`,
    organizer: { name: BUSINESS.name, address: links.organizer },
    attendee: booking.email,
  })
  return { method, content }
}

export function bookingConfirmedMail(
  booking: Booking,
  links: BookingLinks,
  words: Words,
  { paper }: BookingPaper,
): MailContent {
  const { confirmed: texts } = words.BOOKING_MAIL
  const deadline = deadlineText(booking, cancelDeadline(new Date(booking.starts_at)), words)
  const content = message(
    frame(texts, booking, words),
    dear(booking),
    h(Paragraph, null, withPaper(texts.thanks, paper, words)),
    h(Facts, {
      facts: [
        ...when(booking, words),
        { label: texts.length, text: texts.minutes },
        videoCall(words),
        { label: texts.paid, text: priceWithVat(booking, words) },
      ],
    }),
    h(Button, { href: links.manage, label: texts.manage }),
    h(Paragraph, null, texts.invitation),
    h(Paragraph, null, fill(texts.deadline, { when: deadline })),
    h(RightToCancel, { contract: bookingContract(booking, words), site: links.site }),
  )
  return { ...content, calendar: calendar(booking, links, 'REQUEST', words), ...(paper && attached(paper)) }
}

export type Mover = 'customer' | 'operator'

export function bookingMovedMail(
  booking: Booking,
  links: BookingLinks,
  words: Words,
  by: Mover,
): MailContent {
  const { moved: texts, see } = words.BOOKING_MAIL
  const deadline = cancelDeadline(new Date(booking.starts_at))
  const before = beforeMove(booking)
  const content = message(
    frame(texts, booking, words),
    dear(booking),
    h(Paragraph, null, by === 'customer' ? texts.byCustomer : texts.byUs),
    h(Facts, {
      facts: [
        ...when(booking, words),
        ...(before ? [{ label: texts.previously, text: customerWhen(before, words) }] : []),
        videoCall(words),
      ],
    }),
    h(Button, { href: links.manage, label: see }),
    h(Paragraph, null, texts.invitation),
    deadline > new Date(booking.moved_at ?? 0) &&
      h(Paragraph, null, fill(texts.deadline, { when: deadlineText(booking, deadline, words) })),
    gmtDay(new Date(booking.moved_at ?? 0)) <= lastDayToCancel(booking) &&
      h(RightToCancel, { contract: bookingContract(booking, words), site: links.site }),
  )
  return { ...content, calendar: calendar(booking, links, 'REQUEST', words) }
}

export function bookingReminderMail(booking: Booking, links: BookingLinks, words: Words): MailContent {
  const { reminder: texts, see } = words.BOOKING_MAIL
  return message(
    frame(texts, booking, words),
    dear(booking),
    h(Paragraph, null, texts.text),
    h(Facts, { facts: [...when(booking, words), videoCall(words)] }),
    h(Button, { href: links.manage, label: see }),
    h(Paragraph, null, texts.prepare),
  )
}

export function bookingCancelledMail(
  booking: Booking,
  links: BookingLinks,
  words: Words,
  { paper, amount = booking.amount }: BookingPaper,
): MailContent {
  const { cancelled: texts } = words.BOOKING_MAIL
  const sum = price({ ...booking, amount }, words)
  const refunding = fill(amount === booking.amount ? texts.whole : texts.rest, { amount: sum })
  const content = message(
    frame(texts, booking, words, sum),
    dear(booking),
    h(Paragraph, null, withPaper(refunding, paper, words)),
    h(Facts, { facts: when(booking, words) }),
    h(Button, { href: `${links.site}/booking-form`, label: texts.again }),
  )
  return {
    ...content,
    // Without an appointment there is nothing to remove from the calendar.
    ...(booking.confirmed_at && { calendar: calendar(booking, links, 'CANCEL', words) }),
    ...(paper && attached(paper)),
  }
}

export function bookingLostMail(
  booking: Booking,
  links: BookingLinks,
  words: Words,
  { paper }: BookingPaper,
): MailContent {
  const { lost: texts } = words.BOOKING_MAIL
  const amount = price(booking, words)
  const content = message(
    frame(texts, booking, words, amount),
    dear(booking),
    h(Paragraph, null, withPaper(fill(texts.text, { amount }), paper, words)),
    h(Facts, { facts: when(booking, words) }),
    h(Button, { href: `${links.site}/booking-form`, label: texts.again }),
  )
  return { ...content, ...(paper && attached(paper)) }
}

export function bookingRefundedMail(
  booking: Booking,
  links: BookingLinks,
  words: Words,
  { paper, amount: minor = booking.amount }: BookingPaper,
): MailContent {
  const { refunded: texts, see } = words.BOOKING_MAIL
  const amount = price({ ...booking, amount: minor }, words)
  const content = message(
    frame(texts, booking, words, amount),
    dear(booking),
    h(Paragraph, null, withPaper(fill(texts.text, { amount }), paper, words)),
    h(Facts, { facts: [...when(booking, words), { label: texts.refund, text: amount }] }),
    h(Button, { href: links.manage, label: see }),
  )
  return { ...content, ...(paper && attached(paper)) }
}
