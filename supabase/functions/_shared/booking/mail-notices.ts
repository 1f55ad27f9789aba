import * as z from 'zod/mini'
import type { OperatorPurpose } from '#contract/acts.ts'
import { BOOKING_FIELDS } from '#contract/booking.ts'
import type { EmailTemplate, OutboxMessage } from '../mail/compose.ts'
import { actions, answerFacts, factList, notice, paragraph } from '../mail/design/blocks.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { DISPUTE, type DisputeFacts, disputeClosedText, disputedText } from '../mail/dispute-words.ts'
import { operatorSubject } from '../mail/letter.ts'
import { HOUSE, type OperatorLink, operatorLinks, sampleLinks } from '../operator/links.ts'
import { PAPER_COPY, withPaper } from '../order-mail/paper.ts'
import { ENGLISH } from '../words.ts'
import { type Booking, isLastMove } from './booking.ts'
import { calendarObject } from './calendar.ts'
import { operatorEvent } from './mail.ts'
import { beforeMove, nameOf, price, shortWhen, when } from './mail-facts.ts'
import { CANCELLED, MOVED, SAMPLE } from './mail-samples.ts'

/** The operator's messages about bookings. */

/** Amount in the minor unit. */
type BookingMoney = DisputeFacts & { amount: number }

/** title: if not the subject. urgent: the operator must act. calendar: the method for the operator's calendar. */
type OperatorText = {
  title?: string
  subject: string
  intro: string | ((money: BookingMoney, amount: string, booking: Booking) => string)
  urgent?: true
  calendar?: 'PUBLISH' | 'CANCEL'
  isMove?: true
  isCurrent?: (booking: Booking, message: OutboxMessage) => boolean
  sample?: Booking
  sampleMoney?: BookingMoney
}

const SAMPLE_MONEY: BookingMoney = {
  amount: SAMPLE.amount,
  reason: 'product_not_received',
  due: '2026-07-14T23:59:59.000Z',
  outcome: 'won',
}

const NOTICES = {
  booking_operator: {
    subject: 'Consultation booked',
    title: 'A consultation was booked',
    intro: 'Paid and confirmed. The customer has the video link and an invitation.',
    calendar: 'PUBLISH',
  },
  booking_cancelled_operator: {
    subject: 'Consultation cancelled',
    title: 'A consultation was cancelled',
    intro: 'The time is free again, and the payment is being refunded. You don’t need to do anything.',
    calendar: 'CANCEL',
    sample: CANCELLED,
  },
  booking_moved_operator: {
    subject: 'Consultation moved',
    title: 'A consultation was moved',
    intro:
      'The previous time is free again. The payment is still valid, and the customer has a new invitation.',
    calendar: 'PUBLISH',
    isMove: true,
    isCurrent: isLastMove,
    sample: MOVED,
  },
  booking_lost_operator: {
    subject: 'Payment arrived too late and is being refunded',
    title: 'A payment arrived too late',
    intro:
      'The payment arrived after the time had been booked by someone else, or after the consultation would have started. It is being refunded automatically, and the customer has been told.',
    sample: { ...SAMPLE, status: 'lost' },
  },
  booking_refund_failed: {
    subject: 'A refund failed',
    urgent: true,
    intro: (_money, _amount, { refund_state }) =>
      refund_state === 'none'
        ? 'A partial refund made on the payment provider’s page did not reach the customer, who has a credit note for it. Please refund it again there or in another way, and tell the customer.'
        : 'The payment provider could not refund this. Please refund it yourself, then confirm it with the first link below. We’ll tell the customer.',
    sample: { ...CANCELLED, refund_state: 'failed' },
  },
  booking_mismatch: {
    subject: 'A payment does not match its booking',
    urgent: true,
    intro:
      'A payment came whose amount, currency or session is not that of the booking. Nothing was confirmed or refunded. Please check it with the payment provider.',
    sample: { ...SAMPLE, status: 'held' },
  },
  booking_disputed: {
    subject: 'A payment is disputed',
    urgent: true,
    intro: (money, amount) => disputedText(amount, money),
    sampleMoney: { ...SAMPLE_MONEY, outcome: undefined },
  },
  booking_dispute_closed: {
    subject: 'A dispute has ended',
    intro: (money, amount) => disputeClosedText(amount, money),
    sampleMoney: SAMPLE_MONEY,
  },
  booking_part_refunded: {
    subject: 'Part of a payment was refunded',
    intro: (_money, amount) =>
      `${amount} of this payment was refunded on the payment provider’s page. The customer has the credit note. Your copy is attached.`,
    sampleMoney: { amount: 1000 },
  },
} satisfies Record<string, OperatorText>

function operatorMail(
  { title, subject, intro, urgent, calendar: method, isMove }: OperatorText,
  booking: Booking,
  links: OperatorLink[],
  money: BookingMoney,
): MailContent {
  const before = isMove && beforeMove(booking)
  const block = urgent ? notice : paragraph
  const content = message(
    {
      subject: operatorSubject(
        { ...booking, given_name: booking.first_name, family_name: booking.last_name },
        `${subject}: ${shortWhen(booking)}, ${price({ ...booking, amount: money.amount || booking.amount })}`,
      ),
      title: title ?? subject,
      preview: shortWhen(booking),
      why: 'Reply to this message to write to the customer.',
    },
    block(
      typeof intro === 'string' ? intro : intro(money, price({ ...booking, amount: money.amount }), booking),
    ),
    factList([
      ...when(booking, ENGLISH, '{time} by the customer’s clock ({zone})'),
      ...(before ? [{ label: 'Previously', text: shortWhen(before) }] : []),
      ...answerFacts(BOOKING_FIELDS, booking),
      { label: 'Paid', text: price(booking) },
    ]),
    actions(links),
  )
  return {
    ...content,
    replyTo: { name: nameOf(booking), address: booking.email },
    ...(method &&
      booking.confirmed_at && {
        calendar: { method, content: calendarObject({ ...operatorEvent(booking), method }) },
      }),
  }
}

function purposesFor({ status, starts_at, erased_at, refund_state }: Booking, now: Date): OperatorPurpose[] {
  const isAhead = status === 'confirmed' && new Date(starts_at) > now
  return [
    ...(refund_state === 'failed' ? (['paid_back'] as const) : []),
    ...(isAhead ? (['move', 'cancel', 'close'] as const) : []),
    ...(erased_at ? [] : (['erase'] as const)),
  ]
}

const toOperator = (notice: OperatorText): EmailTemplate => ({
  async write(message, dependencies) {
    const { booking } = message.facts
    if (!booking || notice.isCurrent?.(booking, message) === false) return null
    const { amount, ...money } = DISPUTE.parse(message.payload)
    const purposes = purposesFor(booking, dependencies.now())
    const links = operatorLinks(dependencies, `booking:${booking.id}`, purposes, new Date(booking.starts_at))
    const content = operatorMail(notice, booking, links, { ...money, amount: amount ?? 0 })
    return withPaper(content, message, dependencies)
  },
  sample() {
    const { sample = SAMPLE, sampleMoney } = notice
    const purposes = sampleMoney ? [] : purposesFor(sample, new Date(sample.created_at))
    return operatorMail(notice, sample, sampleLinks(purposes), sampleMoney ?? { amount: 0 })
  },
})

/** Payments: of the last 24 hours. */
const holdsPayload = z.object({ holds: z.number(), payments: z.number() })

function holdsMail({ holds, payments }: z.infer<typeof holdsPayload>, links: OperatorLink[]): MailContent {
  return message(
    {
      subject: `${holds} consultation times are held without a payment`,
      title: 'Many times are being held without payment',
      preview: `${holds} held, ${payments} paid for in the last 24 hours.`,
      why: 'Sent at most once a day.',
    },
    notice(
      'More consultation times are being held than were paid for in the last 24 hours. Someone may be blocking your calendar.',
    ),
    factList([
      { label: 'Held now', text: String(holds) },
      { label: 'Paid for in the last 24 hours', text: String(payments) },
    ]),
    paragraph(
      'Customers can still book: while many times are held, each new hold takes the sender’s computer some work, and may end an older one. Each hold ends automatically after half an hour. What else you can do is described in the guide for running the business (docs/operate/something-is-wrong.md).',
    ),
    actions(links),
  )
}

export const BOOKING_NOTICE_TEMPLATES = {
  ...(Object.fromEntries(
    Object.entries(NOTICES).map(([kind, notice]) => [kind, toOperator(notice)]),
  ) as Record<keyof typeof NOTICES, EmailTemplate>),
  booking_paper_operator: PAPER_COPY,
  booking_holds_alarm: {
    write: async ({ payload }, dependencies) =>
      holdsMail(holdsPayload.parse(payload), operatorLinks(dependencies, HOUSE, [])),
    sample: () => holdsMail({ holds: 24, payments: 2 }, sampleLinks([])),
  },
} satisfies Record<string, EmailTemplate>
