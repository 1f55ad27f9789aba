import { BUSINESS } from '#content/business.ts'
import { SUBJECT_WORDS } from '#content/enquiry.ts'
import { ORDER_STATE_NAMES } from '#content/order.ts'
import { urgencyText } from '#content/tasks.ts'
import { formatBookingDate, gmtTime } from '#contract/booking-calendar.ts'
import type { EnquirySubject } from '#contract/enquiry.ts'
import type { OperatorPurpose } from '#contract/operator.ts'
import { formatPence, type OrderState, type PaymentMethod } from '#contract/order.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import { Actions, FOR_YOU_ALONE, Heading, List, Paragraph, TextLink, Typed } from '../mail/design/blocks.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { createElement as h, type ReactNode } from '../mail/design/react.ts'
import { Sums } from '../mail/design/sums.ts'
import { ukMoment } from '../mail/format.ts'
import { dayOf, endText, METHODS } from '../order/mail-facts.ts'
import { HOUSE, type OperatorLink, operatorLink, sampleLink } from './links.ts'

/** What is open, and who waits for whom: on working mornings that have something to tell, and when the operator asks. */

/** As public.open_items answers; what of it is set depends on the kind. */
type Item = {
  kind: ItemKind
  subject: `${'request' | 'enquiry' | 'booking'}:${string}`
  reference: string
  name: string
  /** ISO 8601. */
  due: string | null
  /** 'YYYY-MM-DD'. */
  ready_by: string | null
  /** Pence. */
  amount: number | null
  state: string | null
}

/** As public.digest answers; amounts in pence. */
export type Digest = {
  /** 'YYYY-MM-DD'. */
  day: string
  items: Item[]
  money: { method: PaymentMethod; refund: boolean; count: number; amount: number }[]
  /** The next days that can be closed. */
  days: string[]
}

type Kind = {
  title: string
  /** Singular and plural, for the subject; none: not worth a mention there. */
  words?: [string, string]
  rest: (item: Item) => string
  /** Of the line's link; null: the room of the consultation. */
  purpose: OperatorPurpose | null
  /** What the link is called here, if not as elsewhere. */
  label?: string
}

const moment = ({ due }: Item) => ukMoment(new Date(due ?? 0))
const day = ({ ready_by }: Item) => formatBookingDate(ready_by ?? '')
const amount = (item: Item) => formatPence(item.amount ?? 0)
const stateName = ({ state }: Item) => ORDER_STATE_NAMES[state as OrderState]

/** In the order of the message. */
const KINDS = {
  quote: {
    title: 'Quotes to answer',
    words: ['quote to answer', 'quotes to answer'],
    rest: (item) => `${urgencyText(item.state ?? '')}; reply by ${moment(item)}`,
    purpose: 'offer',
    label: 'Answer with a price',
  },
  enquiry: {
    title: 'Enquiries to answer',
    words: ['enquiry to answer', 'enquiries to answer'],
    rest: (item) => `${SUBJECT_WORDS[item.state as EnquirySubject]}; reply by ${moment(item)}`,
    purpose: 'handled',
  },
  question: {
    title: 'Customers’ messages to answer',
    words: ['message to answer', 'messages to answer'],
    rest: (item) => `written ${moment(item)}`,
    purpose: 'message',
  },
  overdue: {
    title: 'Deliveries overdue',
    words: ['delivery overdue', 'deliveries overdue'],
    rest: (item) => `was due on ${day(item)}`,
    purpose: 'deliver',
  },
  due: {
    title: 'Deliveries due today',
    words: ['delivery due today', 'deliveries due today'],
    rest: (item) => (item.state === 'half_paid' ? 'not begun' : stateName(item).toLowerCase()),
    purpose: 'deliver',
  },
  consultation: {
    title: 'Consultations today',
    words: ['consultation today', 'consultations today'],
    rest: ({ due }) => `${gmtTime(new Date(due ?? 0))} GMT`,
    purpose: null,
  },
  begin: {
    title: 'Paid half, and waiting for you to begin',
    words: ['order to begin', 'orders to begin'],
    rest: (item) => `to be ready on ${day(item)}`,
    purpose: 'begin',
  },
  transfer: {
    title: 'Bank transfers awaited',
    words: ['transfer awaited', 'transfers awaited'],
    rest: (item) => `${amount(item)}, since ${dayOf(item.due ?? '')}`,
    purpose: 'transfer',
    label: 'Confirm this bank transfer',
  },
  refund: {
    title: 'To be paid back by you',
    words: ['refund to make', 'refunds to make'],
    rest: (item) => {
      const [method, state] = (item.state ?? '').split(' ') as [PaymentMethod, string]
      return `${amount(item)} ${METHODS[method]}${state === 'failed' ? ', which failed' : ''}`
    },
    purpose: 'transfer',
    label: 'Say that it is paid back',
  },
  balance: {
    title: 'Delivered, and waiting for the second half',
    words: ['payment awaited', 'payments awaited'],
    rest: (item) => `${amount(item)}, delivered on ${dayOf(item.due ?? '')}`,
    purpose: 'message',
  },
  accept: {
    title: 'Waiting for the customer to accept',
    words: ['quote with a customer', 'quotes with customers'],
    rest: (item) => `${amount(item)}, open until ${endText(item.due ?? '')}`,
    purpose: 'offer',
  },
  handled: {
    title: 'Marked as answered since the last summary',
    rest: (item) => moment(item),
    purpose: 'handled',
    label: 'Not answered after all',
  },
} satisfies Record<string, Kind>

type ItemKind = keyof typeof KINDS

const KIND_NAMES = Object.keys(KINDS) as ItemKind[]

/** Of a kind, in one message; the database returns 200 at most. */
const MOST_LINES = 30
const MOST_FOUND = 200

const count = (items: Item[]) => (items.length < MOST_FOUND ? String(items.length) : `${MOST_FOUND} or more`)

/** '2 quotes to answer, 1 delivery due today' */
function summaryOf({ items }: Digest): string {
  const found = KIND_NAMES.flatMap((kind) => {
    const { words }: Kind = KINDS[kind]
    const ofKind = items.filter((item) => item.kind === kind)
    return words && ofKind.length > 0 ? `${count(ofKind)} ${words[ofKind.length === 1 ? 0 : 1]}` : []
  })
  const shown = found.slice(0, 3).join(', ')
  return found.length > 3 ? `${shown} and more` : shown || 'nothing is open'
}

type LinkOf = (item: Item, purpose: OperatorPurpose) => OperatorLink

function line(item: Item, linkOf: LinkOf): ReactNode {
  const { purpose, rest, label }: Kind = KINDS[item.kind]
  const link =
    purpose === null
      ? { label: 'Open the video call', href: BUSINESS.consultation.videoLink }
      : linkOf(item, purpose)
  return [
    `${item.reference}, `,
    h(Typed, { key: 'name', text: item.name }),
    `: ${rest(item)}. `,
    h(TextLink, { key: 'link', href: link.href, label: label ?? link.label }),
  ]
}

function section(kind: ItemKind, { items }: Digest, linkOf: LinkOf): ReactNode[] {
  const ofKind = items.filter((item) => item.kind === kind)
  if (ofKind.length === 0) return []
  const more = ofKind.length - MOST_LINES
  const lines = ofKind.slice(0, MOST_LINES).map((item) => line(item, linkOf))
  return [
    h(Heading, { key: `${kind} heading` }, KINDS[kind].title),
    h(List, { key: kind, items: more > 0 ? [...lines, `and ${more} more`] : lines }),
  ]
}

/** To the operator: whom we owe what, who owes us, and what was paid. @param asked by the operator */
function digestMail(digest: Digest, asked: boolean, linkOf: LinkOf, links: OperatorLink[]): MailContent {
  const { money } = digest
  const summary = summaryOf(digest)
  const sum = (refund: boolean) =>
    money.filter((row) => row.refund === refund).reduce((total, row) => total + row.amount, 0)
  return message(
    {
      subject: `${asked ? 'What is open' : 'Your day'}: ${summary}`,
      title: formatBookingDate(digest.day),
      preview: `Received ${formatPence(sum(false))} since the last summary.`,
      why: asked
        ? 'Sent because you asked what is open.'
        : 'Sent on working days at eight in the morning, if there is anything to report.',
    },
    digest.items.length === 0 && h(Paragraph, null, 'Nothing is open: nobody waits for you.'),
    ...KIND_NAMES.flatMap((kind) => section(kind, digest, linkOf)),
    h(Heading, null, 'Payments since the last summary'),
    money.length === 0
      ? h(Paragraph, null, 'Nothing was paid.')
      : h(Sums, {
          sums: [
            ...money.map((row) => ({
              what: `${row.refund ? 'Paid back' : 'Received'} ${METHODS[row.method]} (${row.count})`,
              amount: formatPence(row.refund ? -row.amount : row.amount),
            })),
            { what: 'Net total', amount: formatPence(sum(false) - sum(true)), strong: true },
          ],
        }),
    h(Actions, { links, remark: FOR_YOU_ALONE }),
  )
}

/** A new order, and the days to close. */
const houseLinks = (days: string[], linkOf: (purpose: OperatorPurpose, day?: string) => OperatorLink) => [
  linkOf('create'),
  ...days.map((day) => ({ ...linkOf('close', day), label: `Close ${formatBookingDate(day)} for bookings` })),
]

const SAMPLE_ITEM = { due: null, ready_by: null, amount: null, state: null }

const item = (kind: ItemKind, reference: string, name: string, facts: Partial<Item>): Item => ({
  ...{ kind, reference, name, subject: 'request:7d0a2f46-0000-4000-8000-000000000000' },
  ...SAMPLE_ITEM,
  ...facts,
})

const SAMPLE: Digest = {
  day: '2026-06-23',
  items: [
    item('quote', 'SQ-2MXP-4K7D', 'Inês Carvalho', { due: '2026-06-23T02:05:00Z', state: '24-48 hours' }),
    item('quote', 'SQ-6TRW-9HKC', 'عبد الرحمن', { due: '2026-06-23T12:30:00Z', state: 'express' }),
    item('enquiry', 'SQ-9WTR-4HKC', 'Zofia Wiśniewska', { due: '2026-06-22T18:05:00Z', state: 'pricing' }),
    item('question', 'SQ-D4KM-3XPW', 'Ann Other', { due: '2026-06-22T20:12:00Z' }),
    item('due', 'SQ-7K4M-2XPD', 'Beatriz Nogueira', { ready_by: '2026-06-23', state: 'in_progress' }),
    item('consultation', 'SQ-B4KM-9XPW', 'Marek Nowak', { due: '2026-06-23T10:30:00Z' }),
    item('begin', 'SQ-9WTR-4HKD', 'Тарас Шевченко', { ready_by: '2026-06-25', state: 'half_paid' }),
    item('transfer', 'SQ-F7KM-2XPD', 'Sam Lee', { due: '2026-06-19T09:00:00Z', amount: 12_000 }),
    item('refund', 'SQ-C3PD-7RMX', 'Eva Kiss', {
      due: '2026-06-22T09:00:00Z',
      amount: 6001,
      state: 'transfer due',
    }),
    item('accept', 'SQ-B4KM-9XPD', 'Ann Other', { due: '2026-06-27T22:59:59Z', amount: 41_250 }),
    item('handled', 'SQ-H4KM-9XPD', 'Jo Bloggs', { due: '2026-06-22T15:00:00Z' }),
  ],
  money: [
    { method: 'card', refund: false, count: 3, amount: 30_250 },
    { method: 'card', refund: true, count: 1, amount: 6001 },
  ],
  days: ['2026-06-23', '2026-06-24', '2026-06-25'],
}

export const DIGEST_TEMPLATES = {
  digest: {
    async write({ payload, facts: { digest } }, dependencies) {
      if (!digest) return null
      const { asked = false } = payload as { asked?: boolean }
      const links = houseLinks(digest.days, (purpose, day) =>
        operatorLink(dependencies, HOUSE, purpose, day ? new Date(day) : undefined),
      )
      return digestMail(
        digest,
        asked,
        ({ subject }, purpose) => operatorLink(dependencies, subject, purpose),
        [...links, operatorLink(dependencies, HOUSE, 'open')],
      )
    },
    sample: () =>
      digestMail(SAMPLE, false, (_item, purpose) => sampleLink(purpose), [
        ...houseLinks(SAMPLE.days, sampleLink),
        sampleLink('open'),
      ]),
  },
} satisfies Record<string, EmailTemplate>
