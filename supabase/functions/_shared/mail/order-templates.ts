import * as z from 'zod/mini'
import { BANK_TRANSFER } from '#contract/business-facts.ts'
import type { OrderState } from '#contract/order.ts'
import type { Dependencies } from '../dependencies.ts'
import { orderLinks, purposesIn, sampleOrderLinks } from '../orders/links.ts'
import type { OrderView, PaymentRow } from '../orders/order.ts'
import { paperFile } from '../orders/papers.ts'
import { requestLink } from '../requests/guest-view.ts'
import type { EmailTemplate, MessageFacts, OutboxMessage } from './compose.ts'
import { type MailContent, SAMPLE_SITE } from './design/message.ts'
import {
  type AttachedPaper,
  orderAcceptedMail,
  orderBalanceDueMail,
  orderBegunMail,
  orderCancelledMail,
  orderCompletedMail,
  orderDeliveredMail,
  orderFirstDueMail,
  orderMessageMail,
  orderOfferMail,
  orderOfferReminderMail,
  orderPaidMail,
  orderRefundedMail,
  orderSurplusMail,
  orderUnableMail,
  orderWithdrawnMail,
} from './order.ts'
import { awaitedTransfer } from './order-facts.ts'
import { type NoticeFacts, type OrderNotice, orderLinksMail, orderOperatorMail } from './order-notices.ts'
import { SAMPLE_BANK, SAMPLE_ORDERS, SAMPLE_PAPERS } from './order-samples.ts'

/** The outbox's message kinds about orders. Each looks at the order as it is now: what has moved on is not spoken of any more. */

const PAYLOAD = z.object({
  /** Of the offer that it is about. */
  version: z.optional(z.int()),
  payment: z.optional(z.uuid()),
  /** Numbers within the order. */
  delivery: z.optional(z.int()),
  message: z.optional(z.int()),
  /** What the payment provider says. */
  session: z.optional(z.string()),
  amount: z.nullish(z.int()),
  currency: z.nullish(z.string()),
})

type Payload = z.infer<typeof PAYLOAD>

/** The order that a message is about; its facts are public.order_view. */
const viewOf = (facts: MessageFacts): OrderView | undefined => facts.order && (facts as unknown as OrderView)

const paymentIn = ({ payments }: OrderView, { payment }: Payload): PaymentRow | undefined =>
  payments.find(({ id }) => id === payment)

/**
 * The paper of a payment, or the credit note of its refund.
 * @throws when its PDF cannot be made: the message is tried again later, and never sent without it
 */
async function paperOf(
  { papers }: OrderView,
  payment: PaymentRow,
  isCredit: boolean,
  dependencies: Dependencies,
): Promise<AttachedPaper> {
  const paper = papers.find(
    ({ payment_id, kind }) => payment_id === payment.id && (kind === 'credit note') === isCredit,
  )
  if (!paper) throw new Error('The paper of a payment is missing')
  const { kind, reference } = paper
  return { kind, reference, content: await paperFile(dependencies, paper) }
}

/** What a message to the customer is written from. */
type Circumstances = { view: OrderView; link: string; payload: Payload; dependencies: Dependencies }

type Written = MailContent | null | undefined

/** A kind for the customer, sent while the order is in one of these states. */
const toCustomer = (
  states: readonly OrderState[],
  write: (circumstances: Circumstances) => Written | Promise<Written>,
  sample: (link: string) => MailContent,
): EmailTemplate => ({
  async write({ facts, payload }: OutboxMessage, dependencies) {
    const view = viewOf(facts)
    if (!view || view.request.erased_at || view.request.spam_at || !states.includes(view.order.state))
      return null
    const link = requestLink(dependencies.settings, view.request.id, dependencies.now())
    return (await write({ view, link, payload: PAYLOAD.parse(payload), dependencies })) ?? null
  },
  sample: () => sample(`${SAMPLE_SITE}/get-quote?request=EXAMPLE#request`),
})

/** Whether it is about the offer that stands. */
const isCurrent = ({ view, payload }: Circumstances) => payload.version === view.order.version

/** A bank transfer that has not arrived. */
function openTransfer({ view, payload }: Circumstances): PaymentRow | undefined {
  const awaited = awaitedTransfer(view)
  return awaited?.part === 'first' && [undefined, awaited.id].includes(payload.payment) ? awaited : undefined
}

const ALWAYS = [
  'offered',
  'expired',
  'withdrawn',
  'accepted',
  'paid half',
  'in work',
  'delivered',
  'completed',
  'cancelled',
  'refunded',
] as const

const PAID = ['paid half', 'in work', 'delivered', 'completed'] as const

const {
  offered,
  accepted,
  paid,
  begun,
  delivered,
  completed,
  cancelled,
  unable,
  withdrawn,
  expired,
  surplus,
} = SAMPLE_ORDERS
const { refundFailed, asked } = SAMPLE_ORDERS
const [first] = paid.payments as [PaymentRow]
const [transfer] = accepted.payments as [PaymentRow]
const [, tooMuch] = surplus.payments as [PaymentRow, PaymentRow]
const NOW = new Date('2026-06-20T08:05:00.000Z')

type Options = {
  /** Whether it still is as the message says. */
  fits: (view: OrderView, payment: PaymentRow | undefined) => boolean
  sample: OrderView
  facts?: Partial<NoticeFacts>
}

const inState =
  (...states: OrderState[]) =>
  ({ order }: OrderView) =>
    states.includes(order.state)

/** A kind for the operator, with the links that fit the order's state. */
const toOperator = (notice: OrderNotice, { fits, sample, facts: sampleFacts }: Options): EmailTemplate => ({
  async write({ facts, payload }, dependencies) {
    const view = viewOf(facts)
    const told = PAYLOAD.parse(payload)
    const payment = view && paymentIn(view, told)
    if (!view || !fits(view, payment)) return null
    const links = orderLinks(dependencies, view.request.id, purposesIn(view.order.state, view.payments))
    const text = view.messages.find(({ number }) => number === told.message)?.text
    // Erased since.
    if (told.message !== undefined && text === undefined) return null
    const { session, amount = null, currency = null } = told
    const mismatch = session === undefined ? undefined : { session, amount, currency }
    return orderOperatorMail(view, notice, links, { now: dependencies.now(), payment, text, mismatch })
  },
  sample: () =>
    orderOperatorMail(sample, notice, sampleOrderLinks(purposesIn(sample.order.state, sample.payments)), {
      now: NOW,
      ...sampleFacts,
    }),
})

export const ORDER_TEMPLATES = {
  order_offer: toCustomer(
    ['offered', 'accepted'],
    (about) => (isCurrent(about) ? orderOfferMail(about.view, about.link) : null),
    (link) => orderOfferMail(offered, link),
  ),

  order_offer_reminder: toCustomer(
    ['offered'],
    (about) => (isCurrent(about) ? orderOfferReminderMail(about.view, about.link) : null),
    (link) => orderOfferReminderMail(offered, link),
  ),

  order_accepted: {
    ...toCustomer(
      ['accepted'],
      (about) => {
        const payment = openTransfer(about)
        return payment && orderAcceptedMail(about.view, about.link, payment, BANK_TRANSFER)
      },
      (link) => orderAcceptedMail(accepted, link, transfer, BANK_TRANSFER ?? SAMPLE_BANK),
    ),
    // A customer can choose between card and transfer again and again.
    limit: 'RATE_LIMIT_RECIPIENT',
  },

  order_first_due: toCustomer(
    ['accepted'],
    (about) => {
      const payment = openTransfer(about)
      return payment && orderFirstDueMail(about.view, about.link, payment, BANK_TRANSFER)
    },
    (link) => orderFirstDueMail(accepted, link, transfer, BANK_TRANSFER ?? SAMPLE_BANK),
  ),

  order_paid: toCustomer(
    PAID,
    async ({ view, link, payload, dependencies }) => {
      const payment = paymentIn(view, payload)
      if (!payment) return null
      const paper = await paperOf(view, payment, false, dependencies)
      return orderPaidMail(view, link, paper, dependencies.now())
    },
    (link) => orderPaidMail(paid, link, SAMPLE_PAPERS.first, NOW),
  ),

  order_cancelled: toCustomer(
    ['cancelled'],
    ({ view, link }) => orderCancelledMail(view, link),
    (link) => orderCancelledMail(cancelled, link),
  ),

  order_begun: toCustomer(
    ['in work'],
    ({ view, link }) => orderBegunMail(view, link),
    (link) => orderBegunMail(begun, link),
  ),

  order_message: toCustomer(
    ALWAYS,
    ({ view, link, payload }) => {
      const said = view.messages.find(({ number }) => number === payload.message)
      return said && orderMessageMail(view, link, said.text)
    },
    (link) => orderMessageMail(asked, link, asked.messages[0]?.text ?? ''),
  ),

  order_delivered: toCustomer(
    ['delivered', 'completed'],
    ({ view, link, payload }) =>
      payload.delivery === undefined ? null : orderDeliveredMail(view, link, payload.delivery),
    (link) => orderDeliveredMail(delivered, link, 1),
  ),

  order_balance_due: toCustomer(
    ['delivered'],
    ({ view, link }) => orderBalanceDueMail(view, link, BANK_TRANSFER),
    (link) => orderBalanceDueMail(delivered, link, undefined),
  ),

  order_completed: toCustomer(
    ['completed'],
    async ({ view, link, payload, dependencies }) => {
      const payment = paymentIn(view, payload)
      if (!payment) return null
      return orderCompletedMail(view, link, await paperOf(view, payment, false, dependencies))
    },
    (link) => orderCompletedMail(completed, link, SAMPLE_PAPERS.second),
  ),

  order_refunded: toCustomer(
    ALWAYS,
    async ({ view, link, payload, dependencies }) => {
      const payment = paymentIn(view, payload)
      if (payment?.refund_state !== 'made') return null
      return orderRefundedMail(view, link, payment, await paperOf(view, payment, true, dependencies))
    },
    (link) => orderRefundedMail(cancelled, link, first, SAMPLE_PAPERS.credit),
  ),

  order_unable: toCustomer(
    ['refunded'],
    ({ view, link }) => orderUnableMail(view, link),
    (link) => orderUnableMail(unable, link),
  ),

  order_withdrawn: toCustomer(
    ['withdrawn'],
    ({ view, link }) => orderWithdrawnMail(view, link),
    (link) => orderWithdrawnMail(withdrawn, link),
  ),

  order_surplus: toCustomer(
    ALWAYS,
    ({ view, link, payload }) => {
      const payment = paymentIn(view, payload)
      return payment?.surplus ? orderSurplusMail(view, link, payment) : null
    },
    (link) => orderSurplusMail(surplus, link, tooMuch),
  ),

  order_links_operator: {
    async write({ facts }, dependencies) {
      const { request } = facts
      if (!request || request.erased_at) return null
      const view = viewOf(facts)
      const purposes = purposesIn(view?.order.state, view?.payments)
      return orderLinksMail({ request }, orderLinks(dependencies, request.id, purposes))
    },
    sample: () => orderLinksMail(offered, sampleOrderLinks(purposesIn(undefined))),
  },

  order_accepted_operator: toOperator('order_accepted_operator', {
    fits: ({ order }, payment) => order.state === 'accepted' && payment?.state === 'open',
    sample: accepted,
    facts: { payment: transfer },
  }),
  order_paid_operator: toOperator('order_paid_operator', {
    fits: inState(...PAID),
    sample: paid,
    facts: { payment: first },
  }),
  order_cancelled_operator: toOperator('order_cancelled_operator', {
    fits: inState('cancelled'),
    sample: cancelled,
  }),
  order_completed_operator: toOperator('order_completed_operator', {
    fits: inState('completed'),
    sample: completed,
    facts: { payment: completed.payments[1] },
  }),
  order_message_operator: toOperator('order_message_operator', {
    fits: () => true,
    sample: asked,
    facts: { text: asked.messages[1]?.text },
  }),
  order_mismatch_operator: toOperator('order_mismatch_operator', {
    fits: () => true,
    sample: offered,
    facts: {
      payment: first,
      mismatch: {
        session: 'cs_live_a1Rk8zYq0WmNw3Vt5Lp7Xc9Bd2Fg4Hj6KsQeUiOyTrZaPlMnBv1C',
        amount: 11_000,
        currency: 'eur',
      },
    },
  }),
  order_refund_failed_operator: toOperator('order_refund_failed_operator', {
    fits: (_view, payment) => payment?.refund_state === 'failed',
    sample: refundFailed,
    facts: { payment: first },
  }),
  order_due_operator: toOperator('order_due_operator', {
    fits: inState('paid half', 'in work'),
    sample: begun,
  }),
  order_expired_operator: toOperator('order_expired_operator', {
    fits: inState('expired'),
    sample: expired,
  }),
  order_surplus_operator: toOperator('order_surplus_operator', {
    fits: (_view, payment) => payment?.surplus === true,
    sample: surplus,
    facts: { payment: tooMuch },
  }),
} satisfies Record<string, EmailTemplate>
