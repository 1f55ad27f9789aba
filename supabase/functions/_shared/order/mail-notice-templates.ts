import type { OperatorPurpose } from '#contract/operator.ts'
import type { OrderState } from '#contract/order.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import { operatorLinks, purposesOf, sampleLinks } from '../operator/links.ts'
import { isAwaited } from './mail-facts.ts'
import { type NoticeFacts, type OrderNotice, orderLinksMail, orderOperatorMail } from './mail-notices.ts'
import { namedPaper, PAPER_COPY } from './mail-paper.ts'
import { attached } from './mail-parts.ts'
import { PAID_STATES, PAYLOAD, paymentIn, viewOf } from './mail-payload.ts'
import { SAMPLE_ADDRESS, SAMPLE_NOW, SAMPLE_ORDERS } from './mail-samples.ts'
import type { OrderView, PaymentRow } from './order.ts'
import { attachPaper } from './papers.ts'

/** The outbox's kinds about orders for the operator. Each looks at the order as it is now. */

type Options = {
  isCurrent: (view: OrderView, payment: PaymentRow | undefined) => boolean
  sample: OrderView
  facts?: Partial<NoticeFacts>
}

const inState =
  (...states: OrderState[]) =>
  ({ order }: OrderView) =>
    states.includes(order.state)

const isOwed = ({ owed }: OrderView) => owed.length > 0

/** Those of the order's state; a message may need no answer. */
const purposesFor = (notice: OrderNotice, view: OrderView): OperatorPurpose[] =>
  notice === 'order_message_operator' ? [...purposesOf(view), 'handled'] : purposesOf(view)

/** A kind for the operator, with the links that fit the order's state. */
const toOperator = (
  notice: OrderNotice,
  { isCurrent, sample, facts: sampleFacts }: Options,
): EmailTemplate => ({
  async write(queued, dependencies, words) {
    const { facts, payload } = queued
    const view = viewOf(facts)
    const given = PAYLOAD.parse(payload)
    const payment = view && paymentIn(view, given)
    // The operator keeps the paper, whatever has happened since.
    if (!view || !isCurrent(view, payment)) return PAPER_COPY.write(queued, dependencies, words)
    const paper = namedPaper(queued)
    const links = operatorLinks(dependencies, `request:${view.request.id}`, purposesFor(notice, view))
    const { text, kind } = view.messages.find(({ number }) => number === given.message) ?? {}
    if (given.message !== undefined && text === undefined) return null
    const { session, amount = null, currency = null, reason, due, outcome } = given
    const mismatch = session === undefined ? undefined : { session, amount, currency }
    const dispute = reason === undefined ? undefined : { amount: amount ?? 0, reason, due, outcome }
    const content = orderOperatorMail(view, notice, links, {
      now: dependencies.now(),
      payment,
      text,
      kind,
      mismatch,
      dispute,
    })
    return paper ? { ...content, ...attached(await attachPaper(paper, dependencies)) } : content
  },
  sample: () =>
    orderOperatorMail(sample, notice, sampleLinks(purposesFor(notice, sample)), {
      now: SAMPLE_NOW,
      ...sampleFacts,
    }),
})

const {
  partPaid,
  paidEarly,
  ended,
  withOffered,
  offered,
  accepted,
  paid,
  begun,
  delivered,
  completed,
  cancelled,
  expired,
  surplus,
  refundFailed,
  asked,
} = SAMPLE_ORDERS
const [first] = paid.payments
const [transfer] = accepted.payments
const extraPayment = first && { ...first, part: 'extra' as const, version: 2, amount: 3600 }
const [, tooMuch] = surplus.payments

const SAMPLE_DISPUTE = {
  amount: first?.amount ?? 0,
  reason: 'product_not_received',
  due: '2026-12-14T23:59:59.000Z',
  outcome: 'lost' as const,
}

export const ORDER_NOTICE_TEMPLATES = {
  order_links_operator: {
    async write({ facts }, dependencies) {
      const { request } = facts
      if (!request || request.erased_at) return null
      const view = viewOf(facts)
      return orderLinksMail(
        { request },
        operatorLinks(dependencies, `request:${request.id}`, purposesOf(view)),
      )
    },
    sample: () => orderLinksMail(offered, sampleLinks(purposesOf(undefined))),
  },

  order_transfer_operator: toOperator('order_transfer_operator', {
    isCurrent: (_view, payment) => payment !== undefined && isAwaited(payment),
    sample: accepted,
    facts: { payment: transfer },
  }),
  order_part_paid_operator: toOperator('order_part_paid_operator', {
    isCurrent: (_view, payment) => payment !== undefined,
    sample: partPaid,
    facts: { payment: partPaid.payments[0] },
  }),
  order_balance_paid_operator: toOperator('order_balance_paid_operator', {
    isCurrent: inState(...PAID_STATES),
    sample: paidEarly,
    facts: { payment: paidEarly.payments[1] },
  }),
  order_refund_due_operator: toOperator('order_refund_due_operator', {
    isCurrent: isOwed,
    sample: ended,
  }),
  order_ended_operator: toOperator('order_ended_operator', { isCurrent: isOwed, sample: ended }),
  order_extra_paid_operator: toOperator('order_extra_paid_operator', {
    isCurrent: (_view, payment) => payment !== undefined,
    sample: withOffered,
    facts: { payment: extraPayment },
  }),
  order_extra_withdrawn_operator: toOperator('order_extra_withdrawn_operator', {
    isCurrent: isOwed,
    sample: ended,
  }),
  order_extra_expired_operator: toOperator('order_extra_expired_operator', {
    isCurrent: inState(...PAID_STATES),
    sample: withOffered,
  }),
  order_unpaid_operator: toOperator('order_unpaid_operator', {
    isCurrent: inState('offered', 'delivered'),
    sample: delivered,
  }),
  order_paid_operator: toOperator('order_paid_operator', {
    isCurrent: inState(...PAID_STATES),
    sample: paid,
    facts: { payment: first },
  }),
  order_cancelled_operator: toOperator('order_cancelled_operator', {
    isCurrent: inState('cancelled'),
    sample: cancelled,
  }),
  order_completed_operator: toOperator('order_completed_operator', {
    isCurrent: inState('completed'),
    sample: completed,
    facts: { payment: completed.payments[1] },
  }),
  order_message_operator: toOperator('order_message_operator', {
    isCurrent: () => true,
    sample: asked,
    facts: { text: asked.messages[1]?.text },
  }),
  order_approved_operator: toOperator('order_approved_operator', {
    isCurrent: inState('in_progress'),
    sample: begun,
  }),
  order_address_operator: toOperator('order_address_operator', {
    isCurrent: inState('accepted', ...PAID_STATES),
    sample: { ...paid, order: { ...paid.order, delivery_address: SAMPLE_ADDRESS } },
  }),
  order_mismatch_operator: toOperator('order_mismatch_operator', {
    isCurrent: () => true,
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
    isCurrent: (_view, payment) => payment?.refund_state === 'failed',
    sample: refundFailed,
    facts: { payment: first },
  }),
  order_part_refund_failed_operator: toOperator('order_part_refund_failed_operator', {
    isCurrent: () => true,
    sample: begun,
    facts: { payment: first },
  }),
  order_disputed_operator: toOperator('order_disputed_operator', {
    isCurrent: () => true,
    sample: completed,
    facts: { payment: first, dispute: { ...SAMPLE_DISPUTE, outcome: undefined } },
  }),
  order_dispute_closed_operator: toOperator('order_dispute_closed_operator', {
    isCurrent: () => true,
    sample: completed,
    facts: { payment: first, dispute: SAMPLE_DISPUTE },
  }),
  order_due_operator: toOperator('order_due_operator', {
    isCurrent: inState('half_paid', 'in_progress'),
    sample: begun,
  }),
  order_expired_operator: toOperator('order_expired_operator', {
    isCurrent: inState('expired'),
    sample: expired,
  }),
  order_paper_operator: PAPER_COPY,
  order_surplus_operator: toOperator('order_surplus_operator', {
    isCurrent: (_view, payment) => payment?.surplus === true,
    sample: surplus,
    facts: { payment: tooMuch },
  }),
} satisfies Record<string, EmailTemplate>
