import { REFERENCE_PREFIX } from '#contract/business-facts.ts'
import { countColumns } from '#contract/counts.ts'
import { rowOf } from '#contract/fields.ts'
import {
  type BankDetails,
  type OrderState,
  offerSums,
  type PaymentMethod,
  partOfShares,
  vatOf,
} from '#contract/order.ts'
import { QUOTE_FIELDS, SAMPLE_QUOTE } from '#contract/quote.ts'
import type { OrderView, PaymentRow } from '../order/order.ts'

/** An order with made-up data at each of its stages, for the samples of its messages. */

export const empty = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>

const ID = '7d0a2f46-0000-4000-8000-000000000000'

const LINES = [
  {
    what: 'Certified translation of a birth certificate, with its stamps, from Portuguese into English',
    amount: 9500,
  },
  { what: 'Certified translation of a passport page', amount: 4500 },
  { what: 'Apostille for both, with the Legalisation Office’s fee', amount: 10_000 },
  { what: 'Both together', amount: -501 },
]

const RULE = { vatRate: 2000, prices: 'gross' } as const

const { total, vat, first, second, shares } = offerSums(LINES, RULE)

const offered: OrderView = {
  request: {
    id: ID,
    reference: `${REFERENCE_PREFIX}-7K4M-2XPD`,
    ...rowOf(QUOTE_FIELDS, SAMPLE_QUOTE),
    created_at: '2026-06-19T14:05:00.000Z',
    link_version: 0,
    reply_by: '2026-06-20T02:05:00.000Z',
    handled_at: '2026-06-19T16:05:00.000Z',
    opened_by: 'customer',
    language: 'en',
    ...countColumns({ pages: 3 }),
    ...empty('user_id', 'erased_at', 'ordered_at', 'spam_at', 'order_links_from', 'reply_reminded_at'),
    ...empty('ask_text', 'ask_about', 'asked_at', 'ask_reminded_at', 'reply_from'),
  },
  order: {
    id: ID,
    request_id: ID,
    state: 'offered',
    version: 1,
    express_request: false,
    open_before_payment: false,
    created_at: '2026-06-19T16:40:00.000Z',
    number: 1,
    written_off: 0,
    ...empty('billing_name', 'billing_address', 'accepted_at', 'asked_at', 'paid_at', 'begun_at'),
    ...empty('delivered_at', 'completed_at', 'ended_at', 'ready_by', 'waiting_since', 'delivery_address'),
    ...empty('ready_set_at', 'ready_before', 'ready_reason'),
    ...empty('purchase_order', 'end_reason', 'end_ground'),
  },
  offer: {
    order_id: ID,
    version: 1,
    lines: LINES,
    prices: RULE.prices,
    vat_rate: RULE.vatRate,
    total,
    vat,
    first_amount: first,
    second_amount: second,
    ready_by: '2026-07-06',
    note: 'The register office in Leeds needs both on paper. We’ll post them to you, and email you copies the day before.\n\nIf you need more than one copy, tell us before we start.',
    valid_until: '2026-06-26T22:59:59.000Z',
    created_at: '2026-06-19T16:40:00.000Z',
    by_post: false,
    vat_notes: {},
    shares,
    ...empty('ready_in_days', 'ready_time', 'customer', 'state'),
  },
  extras: [],
  covered: 0,
  held: 0,
  recorded: 0,
  tolerance: 1000,
  earlier: [],
  payments: [],
  papers: [],
  deliveries: [],
  originals: [],
  documents: [],
  messages: [],
  actions: ['offer', 'withdraw', 'message', 'ask'],
  awaited: null,
  owed: [],
  declined: false,
}

function payment(part: 'first' | 'second', method: PaymentMethod, paid_at: string | null): PaymentRow {
  const from = part === 'first' ? 0 : first
  const covers = partOfShares(shares, from, part === 'first' ? first : total)
  return {
    id: `7d0a2f46-0000-4000-8000-00000000000${part === 'first' ? 1 : 2}`,
    order_id: ID,
    part,
    version: 1,
    method,
    amount: part === 'first' ? first : second,
    vat: vatOf(covers),
    currency: 'gbp',
    state: paid_at ? 'paid' : 'open',
    surplus: false,
    expires_at: '2026-07-04T08:00:00.000Z',
    paid_at,
    refund_state: 'none',
    refunded: 0,
    created_at: '2026-06-20T08:00:00.000Z',
    shares: covers,
    covers_from: paid_at ? from : null,
    waived: 0,
    refund_due: 0,
    refund_failed: 0,
    ...empty('session_id', 'session_url', 'session_closed_at', 'checked_at', 'mismatched_at', 'payment_id'),
    ...empty('dispute_state', 'refund_id', 'refunded_at', 'refund_reason'),
  }
}

type Changes = Omit<Partial<OrderView>, 'order'> & { order?: Partial<OrderView['order']> }

const sum = (payments: PaymentRow[], of: (payment: PaymentRow) => number) =>
  payments.reduce((total, payment) => total + of(payment), 0)

function on(view: OrderView, state: OrderState, { order, ...more }: Changes = {}): OrderView {
  const { payments } = { ...view, ...more }
  const paid = payments.filter((payment) => payment.state === 'paid')
  const counting = paid.filter(({ surplus }) => !surplus)
  return {
    ...view,
    covered: sum(counting, ({ amount }) => amount),
    held: sum(counting, ({ amount, refund_due }) => amount - refund_due),
    recorded: paid.length,
    ...more,
    order: { ...view.order, ...order, state },
  }
}

const FIRST = payment('first', 'card', '2026-06-20T08:04:00.000Z')
const TRANSFER = payment('first', 'transfer', null)
const SECOND = payment('second', 'card', '2026-07-04T09:30:00.000Z')

const accepted = on(offered, 'accepted', {
  order: { accepted_at: '2026-06-20T08:00:00.000Z' },
  payments: [TRANSFER],
  actions: ['confirm', 'withdraw', 'message', 'ask'],
})

const paid = on(offered, 'half_paid', {
  order: { express_request: true, accepted_at: '2026-06-20T08:00:00.000Z', paid_at: FIRST.paid_at },
  payments: [FIRST],
  actions: ['begin', 'deliver', 'decline', 'extra', 'refund', 'end', 'message', 'ask'],
})

const begun = on(paid, 'in_progress', {
  order: { begun_at: '2026-06-20T09:20:00.000Z' },
  actions: ['deliver', 'decline', 'extra', 'refund', 'end', 'message', 'ask', 'draft'],
})

const document = (position: number, name: string, size: number): OrderView['documents'][number] => ({
  id: `7d0a2f46-0000-4000-8000-00000000001${position}`,
  order_id: ID,
  purpose: 'deliver',
  delivery: 1,
  message: null,
  position,
  name,
  path: '',
  size,
  type: 'application/pdf',
  sha256: `${position}f2ca1bb6c7e907d06dafe4687e579fce76b37e4e93b7605022da52e6ccc26fd`,
  opened: 0,
  created_at: '2026-07-03T15:00:00.000Z',
  closed_at: null,
  replaced_by: null,
  code: null,
  checks: null,
})

const delivered = on(begun, 'delivered', {
  order: { delivered_at: '2026-07-03T15:10:00.000Z' },
  actions: ['deliver', 'extra', 'refund', 'end', 'write_off', 'message'],
  deliveries: [
    {
      order_id: ID,
      number: 1,
      note: 'We have posted the originals with their apostilles, too. Please don’t undo the ribbon: a document that was taken apart may be refused.',
      carrier: 'Royal Mail Special Delivery',
      tracking: 'AB 1234 5678 9GB',
      created_at: '2026-07-03T15:10:00.000Z',
    },
  ],
  documents: [
    document(1, 'Birth certificate, certified translation.pdf', 1_240_000),
    document(2, 'Passport-page-certified-translation-with-stamps-and-annotations-final.pdf', 410_000),
  ],
})

const completed = on(delivered, 'completed', {
  order: { completed_at: SECOND.paid_at, ended_at: SECOND.paid_at },
  payments: [FIRST, SECOND],
  actions: ['deliver', 'extra', 'refund', 'end', 'message'],
})

const DUE_BACK: PaymentRow = { ...FIRST, refund_state: 'due', refund_due: FIRST.amount }

const cancelled = on(paid, 'cancelled', {
  order: { ended_at: '2026-06-20T08:30:00.000Z' },
  payments: [DUE_BACK],
  actions: ['offer', 'message'],
})

const NOT_ASKED = {
  kind: 'plain',
  ...{ about: null, about_name: null, answers: null, closed_at: null, approved: null },
} as const

export const SAMPLE_ADDRESS = 'Beatriz Vasconcelos\n12 Chapel Allerton Road\nLeeds\nLS7 3NX'
const REASON = 'You no longer need the apostille, which we had not applied for yet.'

const EXTRA_LINES = [{ what: 'A second certified copy of each translation, by post', amount: 3600 }]

const EXTRA: OrderView['extras'][number] = {
  ...offered.offer,
  version: 2,
  lines: EXTRA_LINES,
  ...(({ first: first_amount, second: second_amount, ...sums }) => ({
    ...sums,
    first_amount,
    second_amount,
  }))(offerSums(EXTRA_LINES, RULE)),
  note: 'For the bank, which wants to keep one.',
  state: 'offered',
  covered: 0,
}

export const SAMPLE_ORDERS = {
  ...{ offered, accepted, paid, begun, delivered, completed, cancelled },
  declined: on(begun, 'refunded', {
    order: { ended_at: '2026-06-24T08:30:00.000Z' },
    payments: [DUE_BACK],
    actions: ['offer', 'message'],
  }),
  withdrawn: on(offered, 'withdrawn', {
    actions: ['offer', 'message'],
  }),
  expired: on(offered, 'expired'),
  partPaid: on(accepted, 'accepted', {
    payments: [
      {
        ...TRANSFER,
        amount: first - 600,
        state: 'paid',
        paid_at: '2026-06-22T09:00:00.000Z',
        covers_from: 0,
      },
      { ...TRANSFER, id: '7d0a2f46-0000-4000-8000-000000000004', amount: 600 },
    ],
  }),
  paidEarly: on(begun, 'in_progress', {
    payments: [FIRST, SECOND],
  }),
  partRefunded: on(completed, 'completed', {
    payments: [FIRST, { ...SECOND, refund_state: 'due', refund_due: 2500, refund_reason: REASON }],
  }),
  ended: on(begun, 'ended', {
    order: { ended_at: '2026-06-24T08:30:00.000Z', end_reason: REASON, end_ground: 'within_14_days_express' },
    payments: [
      { ...FIRST, method: 'transfer', refund_state: 'due', refund_due: 5000, refund_reason: REASON },
    ],
    owed: [FIRST.id],
    actions: ['refunded', 'offer', 'refund', 'message', 'confirm_again'],
  }),
  withOffered: on(begun, 'in_progress', {
    extras: [EXTRA],
    actions: [...begun.actions, 'withdraw_extra'],
  }),
  unpaid: on(offered, 'offered', {
    payments: [{ ...TRANSFER, state: 'closed' }],
  }),
  surplus: on(paid, 'half_paid', {
    payments: [
      FIRST,
      { ...DUE_BACK, id: '7d0a2f46-0000-4000-8000-000000000003', surplus: true, covers_from: null },
    ],
  }),
  refundFailed: on(cancelled, 'cancelled', {
    payments: [{ ...DUE_BACK, refund_state: 'failed' }],
    actions: ['refunded', 'offer', 'message'],
  }),
  asked: on(begun, 'in_progress', {
    documents: [
      {
        ...document(3, 'Certificate of translation, draft to check.pdf', 180_000),
        ...{ purpose: 'message', delivery: null, message: 1 },
      },
    ],
    messages: [
      {
        order_id: ID,
        number: 1,
        author: 'operator',
        text: 'One question before we print: the passport has “Vasconcelos e Albuquerque”, the certificate “Vasconcelos de Albuquerque”.\n\nWhich spelling should we use?',
        created_at: '2026-06-22T10:00:00.000Z',
        ...NOT_ASKED,
      },
      {
        order_id: ID,
        number: 2,
        author: 'customer',
        text: 'The passport is right.\nThe registrar knows about the certificate and wants a note under the translation.',
        created_at: '2026-06-22T12:30:00.000Z',
        ...NOT_ASKED,
      },
    ],
  }),
} as const satisfies Record<string, OrderView>

export const SAMPLE_NOW = new Date('2026-06-20T08:05:00.000Z')

export const SAMPLE_BANK: BankDetails = {
  name: 'Example Papers Limited',
  sortCode: '12-34-56',
  accountNumber: '98765432',
  iban: 'GB82 WEST 1234 5698 7654 32',
}

export const SAMPLE_PAPERS = {
  first: { kind: 'invoice', reference: 'INV-2026-0001' },
  second: { kind: 'invoice', reference: 'INV-2026-0002' },
  surplus: { kind: 'receipt', reference: 'R-2026-0001' },
  credit: { kind: 'credit note', reference: 'CN-2026-0001' },
  request: { kind: 'payment request', reference: `${REFERENCE_PREFIX}-7K4M-2XPD-1` },
} as const
