import { ORDER_STATE_NAMES } from '#content/order.ts'
import { formatBookingDate } from '#contract/booking-calendar.ts'
import { formatPence, type OrderState, type PaymentMethod, type RefundState } from '#contract/order.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import { Heading, List, Paragraph, Typed } from '../mail/design/blocks.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { createElement as h, type ReactNode } from '../mail/design/react.ts'
import { Sums } from '../mail/design/sums.ts'
import { dayOf, METHODS } from './mail-facts.ts'

/** The operator's day, on working mornings that have something to tell. */

type Listed = {
  reference: string
  name: string
  state: OrderState
  /** 'YYYY-MM-DD'. */
  readyBy: string
  /** ISO 8601. */
  validUntil: string
  /** Pence. */
  total: number
}

/** As public.order_digest answers; amounts in pence. */
export type OrderDigest = {
  /** 'YYYY-MM-DD'. */
  day: string
  dueToday: Listed[]
  overdue: Listed[]
  toBegin: Listed[]
  toAccept: Listed[]
  toPay: Listed[]
  refundsDue: { reference: string; amount: number; method: PaymentMethod; state: RefundState }[]
  money: { method: PaymentMethod; refund: boolean; count: number; amount: number }[]
}

const day = formatBookingDate

function section(title: string, items: ReactNode[]): ReactNode[] {
  return items.length === 0
    ? []
    : [h(Heading, { key: `${title} heading` }, title), h(List, { key: title, items })]
}

const line = ({ reference, name }: Listed, rest: string): ReactNode => [
  `${reference}, `,
  h(Typed, { key: 'name', text: name }),
  `: ${rest}`,
]

/** To the operator: what is due, what is late, who waits for whom, and what was paid. */
function digestMail(digest: OrderDigest): MailContent {
  const { dueToday, overdue, toBegin, toAccept, toPay, refundsDue, money } = digest
  const due = `${dueToday.length} due today, ${overdue.length} overdue`
  const sum = (refund: boolean) =>
    money.filter((row) => row.refund === refund).reduce((total, { amount }) => total + amount, 0)
  return message(
    {
      subject: `Your day: ${due}`,
      title: day(digest.day),
      preview: `${due}. Received ${formatPence(sum(false))}.`,
      why: 'Sent on working days at eight in the morning, if there is anything to report.',
    },
    ...section(
      'Overdue',
      overdue.map((order) => line(order, `was due on ${day(order.readyBy)}`)),
    ),
    ...section(
      'Due today',
      dueToday.map((order) =>
        line(order, order.state === 'half_paid' ? 'not begun' : ORDER_STATE_NAMES[order.state].toLowerCase()),
      ),
    ),
    ...section(
      'Paid half, and waiting for you to begin',
      toBegin.map((order) => line(order, `to be ready on ${day(order.readyBy)}`)),
    ),
    ...section(
      'Waiting for the customer to accept',
      toAccept.map((order) =>
        line(order, `${formatPence(order.total)}, open until ${dayOf(order.validUntil)}`),
      ),
    ),
    ...section(
      'Waiting for the customer to pay',
      toPay.map((order) =>
        line(order, order.state === 'delivered' ? 'the second half' : 'the first half, by bank transfer'),
      ),
    ),
    ...section(
      'To be paid back',
      refundsDue.map(
        ({ reference, amount, method, state }) =>
          `${reference}: ${formatPence(amount)} ${METHODS[method]}${state === 'failed' ? ', which failed' : ''}`,
      ),
    ),
    h(Heading, null, 'Payments since the last summary'),
    money.length === 0
      ? h(Paragraph, null, 'Nothing was paid.')
      : h(Sums, {
          sums: [
            ...money.map(({ method, refund, count, amount }) => ({
              what: `${refund ? 'Paid back' : 'Received'} ${METHODS[method]} (${count})`,
              amount: formatPence(refund ? -amount : amount),
            })),
            { what: 'Net total', amount: formatPence(sum(false) - sum(true)), strong: true },
          ],
        }),
  )
}

const SAMPLE: OrderDigest = {
  day: '2026-06-23',
  dueToday: [
    {
      reference: 'SQ-7K4M-2XPD',
      name: 'Beatriz Nogueira',
      state: 'in_progress',
      readyBy: '2026-06-23',
      validUntil: '2026-06-26T22:59:59Z',
      total: 24_000,
    },
  ],
  overdue: [],
  toBegin: [
    {
      reference: 'SQ-9WTR-4HKC',
      name: 'Тарас Шевченко',
      state: 'half_paid',
      readyBy: '2026-06-25',
      validUntil: '2026-06-26T22:59:59Z',
      total: 8500,
    },
  ],
  toAccept: [
    {
      reference: 'SQ-B4KM-9XPW',
      name: 'Ann Other',
      state: 'offered',
      readyBy: '2026-06-30',
      validUntil: '2026-06-27T22:59:59Z',
      total: 41_250,
    },
  ],
  toPay: [],
  refundsDue: [{ reference: 'SQ-C3PD-7RMX', amount: 6001, method: 'transfer', state: 'due' }],
  money: [
    { method: 'card', refund: false, count: 3, amount: 30_250 },
    { method: 'card', refund: true, count: 1, amount: 6001 },
  ],
}

export const ORDER_DIGEST_TEMPLATES = {
  order_digest: {
    write: async ({ facts: { digest } }) => (digest ? digestMail(digest) : null),
    sample: () => digestMail(SAMPLE),
  },
} satisfies Record<string, EmailTemplate>
