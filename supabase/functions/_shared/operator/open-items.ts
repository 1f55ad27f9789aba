import { SUBJECT_WORDS } from '#content/enquiry.ts'
import { ORDER_STATE_NAMES } from '#content/operator.ts'
import { PAYMENT_WORDS } from '#content/order-later.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import type { OperatorPurpose } from '#contract/acts.ts'
import { formatBookingDate } from '#contract/booking-calendar.ts'
import { gmtTime } from '#contract/dates.ts'
import type { EnquirySubject } from '#contract/enquiry.ts'
import { choiceText } from '#contract/fields.ts'
import { formatPence, type OrderState, type PaymentMethod } from '#contract/order.ts'
import { promisedText, ukMoment } from '../mail/format.ts'
import { dayOf, endText } from '../order-mail/facts.ts'
import { ENGLISH } from '../words.ts'

/** Whom we owe what, and who owes us, in words: of the summaries by mail and of the command. */

/** As public.open_items answers; what of it is set depends on the kind. */
export type Item = {
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

/** As public.digest answers; amounts in the currency's minor unit. */
export type Digest = {
  /** 'YYYY-MM-DD'. */
  day: string
  items: Item[]
  money: { method: PaymentMethod; currency: string; refund: boolean; count: number; amount: number }[]
  days: string[]
}

export type Kind = {
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
const promised = ({ due }: Item) => promisedText(new Date(due ?? 0))
const day = ({ ready_by }: Item) => formatBookingDate(ready_by ?? '')
const amount = (item: Item) => formatPence(item.amount ?? 0)
const stateName = ({ state }: Item) => ORDER_STATE_NAMES[state as OrderState]

export const KINDS = {
  quote: {
    title: 'Quotes to answer',
    words: ['quote to answer', 'quotes to answer'],
    rest: (item) => `${choiceText(QUOTE_FIELD_WORDS.urgency, item.state ?? '')}; reply by ${promised(item)}`,
    purpose: 'offer',
    label: 'Answer with a price',
  },
  enquiry: {
    title: 'Enquiries to answer',
    words: ['enquiry to answer', 'enquiries to answer'],
    rest: (item) => `${SUBJECT_WORDS[item.state as EnquirySubject]}; reply by ${promised(item)}`,
    purpose: 'handled',
  },
  question: {
    title: 'Customers’ messages to answer',
    words: ['message to answer', 'messages to answer'],
    rest: (item) => `written ${moment(item)}`,
    purpose: 'message',
  },
  dispute: {
    title: 'Disputed payments to answer on the payment provider’s page',
    words: ['dispute to answer', 'disputes to answer'],
    rest: (item) => `${amount(item)}${item.due ? `, by ${moment(item)}` : ', as soon as you can'}`,
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
    rest: (item) => {
      if (item.state === 'extra') return 'the extra'
      return item.state === 'half_paid' ? 'not begun' : stateName(item).toLowerCase()
    },
    purpose: 'deliver',
  },
  consultation: {
    title: 'Consultations today',
    words: ['consultation today', 'consultations today'],
    rest: ({ due }) => `${gmtTime(new Date(due ?? 0))} GMT`,
    purpose: null,
  },
  begin: {
    title: 'First half paid, waiting for you to begin',
    words: ['order to begin', 'orders to begin'],
    rest: (item) => `to be ready on ${day(item)}`,
    purpose: 'begin',
  },
  transfer: {
    title: 'Bank transfers awaited',
    words: ['transfer awaited', 'transfers awaited'],
    rest: (item) => `${amount(item)}, since ${dayOf(item.due ?? '', ENGLISH)}`,
    purpose: 'transfer',
    label: 'Confirm this bank transfer',
  },
  rest: {
    title: 'Paid in part, and the rest has not come',
    words: ['order paid in part', 'orders paid in part'],
    rest: (item) => `${amount(item)}, part paid on ${dayOf(item.due ?? '', ENGLISH)}`,
    purpose: 'message',
  },
  refund: {
    title: 'Refunds for you to make',
    words: ['refund to make', 'refunds to make'],
    rest: (item) => {
      const [method, state] = (item.state ?? '').split(' ') as [PaymentMethod, string]
      return `${amount(item)} ${PAYMENT_WORDS.methods[method]}${state === 'failed' ? ', which failed' : ''}`
    },
    purpose: 'transfer',
    label: 'Confirm that you have refunded it',
  },
  consultation_refund: {
    title: 'Refunds of consultations for you to make',
    words: ['refund to make', 'refunds to make'],
    rest: (item) => `${amount(item)}, which the payment provider could not refund`,
    purpose: 'paid_back',
  },
  balance: {
    title: 'Delivered, waiting for the second half',
    words: ['payment awaited', 'payments awaited'],
    rest: (item) => `${amount(item)}, delivered on ${dayOf(item.due ?? '', ENGLISH)}`,
    purpose: 'message',
  },
  original: {
    title: 'Customers’ originals that are with you',
    words: ['customer’s originals to send back', 'customers’ originals to send back'],
    rest: (item) => `${item.state}, since ${dayOf(item.due ?? '', ENGLISH)}`,
    purpose: 'originals',
  },
  ask: {
    title: 'Waiting for customers’ answers',
    words: ['answer awaited', 'answers awaited'],
    rest: (item) => `waiting since ${moment(item)}`,
    purpose: 'message',
  },
  draft: {
    title: 'Drafts waiting for approval',
    words: ['draft to be approved', 'drafts to be approved'],
    rest: (item) => `sent ${moment(item)}`,
    purpose: 'message',
  },
  accept: {
    title: 'Waiting for the customer to accept',
    words: ['quote with a customer', 'quotes with customers'],
    rest: (item) => `${amount(item)}, open until ${endText(item.due ?? '', ENGLISH)}`,
    purpose: 'offer',
  },
  requote: {
    title: 'Quotes made before your VAT registration, to be sent again',
    words: ['quote to send again', 'quotes to send again'],
    rest: (item) => `${amount(item)}, was open until ${endText(item.due ?? '', ENGLISH)}`,
    purpose: 'offer',
  },
  handled: {
    title: 'Marked as answered since the last summary',
    rest: (item) => moment(item),
    purpose: 'handled',
    label: 'Mark as not answered',
  },
} satisfies Record<string, Kind>

export type ItemKind = keyof typeof KINDS

export const KIND_NAMES = Object.keys(KINDS) as ItemKind[]

/** Of a kind: the database returns no more. */
const MOST_FOUND = 200

const count = (items: Item[]) => (items.length < MOST_FOUND ? String(items.length) : `${MOST_FOUND} or more`)

/** '2 quotes to answer, 1 delivery due today' */
export function summaryOf({ items }: Digest): string {
  const found = KIND_NAMES.flatMap((kind) => {
    const { words }: Kind = KINDS[kind]
    const ofKind = items.filter((item) => item.kind === kind)
    return words && ofKind.length > 0 ? `${count(ofKind)} ${words[ofKind.length === 1 ? 0 : 1]}` : []
  })
  const shown = found.slice(0, 3).join(', ')
  return found.length > 3 ? `${shown} and more` : shown || 'nothing is open'
}
