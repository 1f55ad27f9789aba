import { BUSINESS } from '#content/business.ts'
import { PAYMENT_WORDS } from '#content/order-later.ts'
import type { OperatorPurpose } from '#contract/acts.ts'
import { formatBookingDate } from '#contract/booking-calendar.ts'
import { REFERENCE_PREFIX } from '#contract/business-facts.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import {
  actions,
  bullets,
  FOR_YOU_ALONE,
  heading,
  paragraph,
  sumList,
  Typed,
  textLink,
} from '../mail/design/blocks.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { createElement as h, type ReactNode } from '../mail/design/react.ts'
import { currencyText, monthText } from '../mail/format.ts'
import { HOUSE, type OperatorLink, operatorLink, sampleLink } from './links.ts'
import {
  type Digest,
  type Item,
  type ItemKind,
  KIND_NAMES,
  KINDS,
  type Kind,
  summaryOf,
} from './open-items.ts'

/** What is open, and who waits for whom: on working mornings that have something to tell, and when the operator asks. */

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
    textLink(link.href, label ?? link.label),
  ]
}

const MOST_LINES = 30

function section(kind: ItemKind, { items }: Digest, linkOf: LinkOf): ReactNode[] {
  const ofKind = items.filter((item) => item.kind === kind)
  if (ofKind.length === 0) return []
  const more = ofKind.length - MOST_LINES
  const lines = ofKind.slice(0, MOST_LINES).map((item) => line(item, linkOf))
  return [heading(KINDS[kind].title), bullets(more > 0 ? [...lines, `and ${more} more`] : lines)]
}

type Payments = Digest['money']

const amountOf = ({ refund, amount }: Payments[number]) => (refund ? -amount : amount)

/** One for each currency. */
const sumsOf = (money: Payments): string[] =>
  [...Map.groupBy(money, ({ currency }) => currency)].map(([currency, rows]) =>
    currencyText(
      rows.reduce((sum, row) => sum + amountOf(row), 0),
      currency,
    ),
  )

function digestMail(digest: Digest, asked: boolean, linkOf: LinkOf, links: OperatorLink[]): MailContent {
  const { money } = digest
  const summary = summaryOf(digest)
  const received = sumsOf(money.filter(({ refund }) => !refund)).join(' and ') || 'nothing'
  return message(
    {
      subject: `${asked ? 'What is open' : 'Your day'}: ${summary}`,
      title: formatBookingDate(digest.day),
      preview: `Received ${received} since the last summary.`,
      why: asked
        ? 'Sent because you asked what is open.'
        : 'Sent on working days at eight in the morning, if there is anything to report.',
    },
    digest.items.length === 0 && paragraph('Nothing is open. No one is waiting for you.'),
    ...KIND_NAMES.flatMap((kind) => section(kind, digest, linkOf)),
    heading('Payments since the last summary'),
    money.length === 0
      ? paragraph('Nothing was paid.')
      : sumList([
          ...money.map((row) => ({
            what: `${row.refund ? 'Refunded' : 'Received'} ${PAYMENT_WORDS.methods[row.method]} (${row.count})`,
            amount: currencyText(amountOf(row), row.currency),
          })),
          ...sumsOf(money).map((amount) => ({ what: 'Net total', amount, strong: true })),
        ]),
    actions(links, FOR_YOU_ALONE),
  )
}

const DAYS_FOR_PAPERS = 7

/** The papers of the month before a day, on its first days and whenever the operator asks. */
function papersLink(
  day: string,
  asked: boolean,
  linkOf: (purpose: OperatorPurpose, day?: string) => OperatorLink,
): OperatorLink[] {
  if (!asked && Number(day.slice(8)) > DAYS_FOR_PAPERS) return []
  const before = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  before.setUTCMonth(before.getUTCMonth() - 1)
  const { href } = linkOf('papers', before.toISOString().slice(0, 10))
  return [{ label: `Invoices and accounts for ${monthText(before)}`, href }]
}

const houseLinks = (days: string[], linkOf: (purpose: OperatorPurpose, day?: string) => OperatorLink) => [
  linkOf('create'),
  ...days.map((day) => ({ ...linkOf('close', day), label: `Close ${formatBookingDate(day)} for bookings` })),
  linkOf('browsers'),
]

const item = (kind: ItemKind, code: string, name: string, facts: Partial<Item>): Item => ({
  ...{ kind, reference: `${REFERENCE_PREFIX}-${code}`, name },
  ...{ subject: 'request:7d0a2f46-0000-4000-8000-000000000000', due: null, ready_by: null },
  ...{ amount: null, state: null, ...facts },
})

const SAMPLE: Digest = {
  day: '2026-06-23',
  items: [
    item('quote', '2MXP-4K7D', 'Inês Carvalho', { due: '2026-06-23T02:05:00Z', state: '24-48 hours' }),
    item('quote', '6TRW-9HKC', 'عبد الرحمن', { due: '2026-06-23T12:30:00Z', state: 'express' }),
    item('enquiry', '9WTR-4HKC', 'Zofia Wiśniewska', { due: '2026-06-22T18:05:00Z', state: 'pricing' }),
    item('question', 'D4KM-3XPW', 'Ann Other', { due: '2026-06-22T20:12:00Z' }),
    item('due', '7K4M-2XPD', 'Beatriz Nogueira', { ready_by: '2026-06-23', state: 'in_progress' }),
    item('consultation', 'B4KM-9XPW', 'Marek Nowak', { due: '2026-06-23T10:30:00Z' }),
    item('begin', '9WTR-4HKD', 'Тарас Шевченко', { ready_by: '2026-06-25', state: 'half_paid' }),
    item('transfer', 'F7KM-2XPD', 'Sam Lee', { due: '2026-06-19T09:00:00Z', amount: 12_000 }),
    item('refund', 'C3PD-7RMX', 'Eva Kiss', {
      due: '2026-06-22T09:00:00Z',
      amount: 6001,
      state: 'transfer due',
    }),
    item('ask', 'E3PD-7RMX', 'Omar Haddad', { due: '2026-06-22T10:20:00Z' }),
    item('draft', 'G3PD-7RMX', 'Li Wei', { due: '2026-06-22T16:45:00Z' }),
    item('accept', 'B4KM-9XPD', 'Ann Other', { due: '2026-06-27T22:59:59Z', amount: 41_250 }),
    item('handled', 'H4KM-9XPD', 'Jo Bloggs', { due: '2026-06-22T15:00:00Z' }),
  ],
  money: [
    { method: 'card', currency: 'gbp', refund: false, count: 3, amount: 30_250 },
    { method: 'card', currency: 'gbp', refund: true, count: 1, amount: 6001 },
  ],
  days: ['2026-06-23', '2026-06-24', '2026-06-25'],
}

export const DIGEST_TEMPLATES = {
  digest: {
    async write({ payload, facts: { digest } }, dependencies) {
      if (!digest) return null
      const { asked = false } = payload as { asked?: boolean }
      const linkOf = (purpose: OperatorPurpose, day?: string) =>
        operatorLink(dependencies, HOUSE, purpose, day ? new Date(day) : undefined)
      const links = [...papersLink(digest.day, asked, linkOf), ...houseLinks(digest.days, linkOf)]
      return digestMail(
        digest,
        asked,
        ({ subject }, purpose) => operatorLink(dependencies, subject, purpose),
        [...links, operatorLink(dependencies, HOUSE, 'open')],
      )
    },
    sample: () =>
      digestMail(SAMPLE, false, (_item, purpose) => sampleLink(purpose), [
        ...papersLink(SAMPLE.day, true, sampleLink),
        ...houseLinks(SAMPLE.days, sampleLink),
        sampleLink('open'),
      ]),
  },
} satisfies Record<string, EmailTemplate>
