import * as z from 'zod/mini'
import { BUSINESS } from '#content/business.ts'
import { cancelDeadline, slotEnd } from '#contract/booking-calendar.ts'
import { gmtDay, gmtTime, ukClock } from '#contract/dates.ts'
import { fill } from '#contract/language.ts'
import type { PaymentMethod } from '#contract/order.ts'
import type { Dependencies } from '../dependencies.ts'
import { addressIn } from '../environment.ts'
import type { EmailTemplate, OutboxMessage } from '../mail/compose.ts'
import { button, factList, paragraph, sentences } from '../mail/design/blocks.ts'
import type { MailContent } from '../mail/design/message.ts'
import type { ReactNode } from '../mail/design/react.ts'
import { formatsOf } from '../mail/format.ts'
import { type AttachedPaper, attachedText, letter as customerLetter, type Letter } from '../mail/letter.ts'
import { bookingContract, lastDayToCancel, rightToCancel } from '../mail/right-to-cancel.ts'
import { namedPaper } from '../order-mail/paper.ts'
import { SAMPLE_PAPERS } from '../order-mail/samples.ts'
import { attachPaper } from '../papers/papers.ts'
import { ENGLISH, siteIn, type Words } from '../words.ts'
import { type Booking, isLastMove, manageLink } from './booking.ts'
import { type CalendarEvent, calendarObject } from './calendar.ts'
import {
  beforeMove,
  customerWhen,
  nameOf,
  ownWhen,
  price,
  priceWithVat,
  shortWhen,
  when,
} from './mail-facts.ts'
import { CANCELLED, MOVED, SAMPLE, SAMPLE_LINKS } from './mail-samples.ts'

export type BookingLinks = {
  manage: string
  site: string
  organizer: string
}

/** What a message tells of. About money, it has a paper, and the amount in the minor unit if it is not the whole price. */
type BookingAbout = {
  booking: Booking
  links: BookingLinks
  words: Words
  paper?: AttachedPaper | undefined
  amount?: number | undefined
  by?: 'customer' | 'operator' | undefined
  /** How money has gone back. */
  method?: PaymentMethod | undefined
}

const { consultation } = BUSINESS

const deadlineText = (booking: Booking, deadline: Date, words: Words) =>
  ownWhen(booking, words, deadline) ?? formatsOf(words).bothClocks(deadline)

const sumOf = ({ booking, words, amount = booking.amount }: BookingAbout) =>
  price({ ...booking, amount }, words)

function letter(about: BookingAbout & Pick<Letter, 'texts'>, ...blocks: ReactNode[]): MailContent {
  const { booking, words, paper, texts } = about
  const slots = { reference: booking.reference, when: customerWhen(booking, words), amount: sumOf(about) }
  const { why } = words.BOOKING_MAIL
  return customerLetter(
    { to: { given: booking.first_name, family: booking.last_name }, texts, slots, why, words, paper },
    ...blocks,
  )
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

/** Without e-mail address and phone number: calendars are stored by third parties. */
export function operatorEvent(booking: Booking): CalendarEvent {
  const name = booking.erased_at ? booking.reference : nameOf(booking)
  return { ...appointment(booking, ENGLISH), summary: `Consultation: ${name}` }
}

/** Without the private link, because anyone with the page's address can download it. */
export const calendarFile = (booking: Booking, words: Words) => calendarObject(appointment(booking, words))

function calendar({ booking, links, words }: BookingAbout, method: 'REQUEST' | 'CANCEL') {
  const event = appointment(booking, words)
  const { cancelled, manage } = words.APPOINTMENT
  const content = calendarObject({
    ...event,
    method,
    description:
      method === 'CANCEL'
        ? fill(cancelled, { reference: booking.reference })
        : `${event.description}\n${fill(manage, { link: links.manage })}`,
    organizer: { name: BUSINESS.name, address: links.organizer },
    attendee: booking.email,
  })
  return { method, content }
}

function confirmedMail(about: BookingAbout): MailContent {
  const { booking, links, words, paper } = about
  const { confirmed: texts } = words.BOOKING_MAIL
  const deadline = deadlineText(booking, cancelDeadline(new Date(booking.starts_at)), words)
  const content = letter(
    { ...about, texts },
    sentences(texts.thanks, paper && attachedText(paper, words)),
    factList([
      ...when(booking, words),
      { label: texts.length, text: texts.minutes },
      videoCall(words),
      { label: texts.paid, text: priceWithVat(booking, words) },
    ]),
    button(links.manage, texts.manage),
    paragraph(texts.invitation),
    paragraph(fill(texts.deadline, { when: deadline })),
    rightToCancel(bookingContract(booking, words), links.site, words),
  )
  return { ...content, calendar: calendar(about, 'REQUEST') }
}

function movedMail(about: BookingAbout): MailContent {
  const { booking, links, words, by } = about
  const { moved: texts, see } = words.BOOKING_MAIL
  const deadline = cancelDeadline(new Date(booking.starts_at))
  const before = beforeMove(booking)
  const content = letter(
    { ...about, texts },
    paragraph(by === 'operator' ? texts.byUs : texts.byCustomer),
    factList([
      ...when(booking, words),
      ...(before ? [{ label: texts.previously, text: customerWhen(before, words) }] : []),
      videoCall(words),
    ]),
    button(links.manage, see),
    paragraph(texts.invitation),
    deadline > new Date(booking.moved_at ?? 0) &&
      paragraph(fill(texts.deadline, { when: deadlineText(booking, deadline, words) })),
    gmtDay(new Date(booking.moved_at ?? 0)) <= lastDayToCancel(booking) &&
      rightToCancel(bookingContract(booking, words), links.site, words),
  )
  return { ...content, calendar: calendar(about, 'REQUEST') }
}

function reminderMail(about: BookingAbout): MailContent {
  const { booking, links, words } = about
  const { reminder: texts, see } = words.BOOKING_MAIL
  return letter(
    { ...about, texts },
    paragraph(texts.text),
    factList([...when(booking, words), videoCall(words)]),
    button(links.manage, see),
    paragraph(texts.prepare),
  )
}

function cancelledMail(about: BookingAbout): MailContent {
  const { booking, links, words, paper, amount = booking.amount } = about
  const { cancelled: texts } = words.BOOKING_MAIL
  const refunding = fill(amount === booking.amount ? texts.whole : texts.rest, { amount: sumOf(about) })
  const content = letter(
    { ...about, texts },
    sentences(refunding, paper && attachedText(paper, words)),
    factList(when(booking, words)),
    button(`${links.site}/booking-form`, texts.again),
  )
  return {
    ...content,
    // Without an appointment there is nothing to remove from the calendar.
    ...(booking.confirmed_at && { calendar: calendar(about, 'CANCEL') }),
  }
}

/** The whole price goes back. */
function lostMail({ amount: _, ...about }: BookingAbout): MailContent {
  const { booking, links, words, paper } = about
  const { lost: texts } = words.BOOKING_MAIL
  const amount = sumOf(about)
  return letter(
    { ...about, texts },
    sentences(fill(texts.text, { amount }), paper && attachedText(paper, words)),
    factList(when(booking, words)),
    button(`${links.site}/booking-form`, texts.again),
  )
}

function refundedMail(about: BookingAbout): MailContent {
  const { booking, links, words, paper, method = 'card' } = about
  const { refunded: texts } = words.ORDER_ENDS_MAIL
  const amount = sumOf(about)
  return letter(
    { ...about, texts: { ...texts, preview: texts.preview[method] } },
    sentences(fill(texts.text[method], { amount }), paper && attachedText(paper, words)),
    factList([...when(booking, words), { label: words.ORDER_MAIL.refund, text: amount }]),
    button(links.manage, words.BOOKING_MAIL.see),
  )
}

function linksOf(booking: Booking, { settings }: Dependencies): BookingLinks {
  return {
    manage: manageLink(settings, booking),
    site: siteIn(settings.SITE_URL, booking.language),
    organizer: addressIn(settings.MAIL_FROM),
  }
}

const payloadSchema = z.object({
  amount: z.optional(z.int()),
  by: z.optional(z.enum(['customer', 'operator'])),
  method: z.optional(z.enum(['card', 'transfer'])),
})

type Options = {
  isCurrent?: (booking: Booking, message: OutboxMessage, now: Date) => boolean
  sample?: Booking
  paper?: BookingAbout['paper']
}

const toCustomer = (
  write: (about: BookingAbout) => MailContent,
  { isCurrent, sample = SAMPLE, paper }: Options = {},
): EmailTemplate => ({
  async write(message, dependencies, words) {
    const { booking } = message.facts
    if (!booking || isCurrent?.(booking, message, dependencies.now()) === false) return null
    const named = namedPaper(message)
    return write({
      ...{ booking, words, links: linksOf(booking, dependencies), ...payloadSchema.parse(message.payload) },
      paper: named && (await attachPaper(named, dependencies)),
    })
  },
  sample: (words) => write({ booking: sample, links: SAMPLE_LINKS, words, paper }),
})

const isConfirmed = ({ status }: Booking) => status === 'confirmed'

export const BOOKING_TEMPLATES = {
  booking_confirmed: toCustomer(confirmedMail, { isCurrent: isConfirmed, paper: SAMPLE_PAPERS.first }),
  booking_reminder: toCustomer(reminderMail, {
    // Moving a booking clears reminded_at.
    isCurrent: (booking, _message, now) =>
      isConfirmed(booking) && booking.reminded_at !== null && new Date(booking.starts_at) > now,
  }),
  booking_cancelled: toCustomer(cancelledMail, { sample: CANCELLED }),
  booking_moved: toCustomer(movedMail, { isCurrent: isLastMove, sample: MOVED }),
  booking_lost: toCustomer(lostMail),
  booking_refunded: toCustomer(refundedMail, { sample: CANCELLED, paper: SAMPLE_PAPERS.credit }),
} satisfies Record<string, EmailTemplate>
