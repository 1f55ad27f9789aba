import { BANK_TRANSFER } from '#contract/business-facts.ts'
import { ORDER_STATES, type OrderState } from '#contract/order.ts'
import type { Dependencies } from '../dependencies.ts'
import type { EmailTemplate, OutboxMessage } from '../mail/compose.ts'
import { type MailContent, SAMPLE_SITE } from '../mail/design/message.ts'
import { requestLink } from '../quote/guest-view.ts'
import type { Words } from '../words.ts'
import {
  orderFirstDueMail,
  orderOfferMail,
  orderOfferReminderMail,
  orderPaidMail,
  orderTransferMail,
  orderUnpaidMail,
} from './mail.ts'
import {
  orderCancelledMail,
  orderDeclinedMail,
  orderRefundedMail,
  orderSurplusMail,
  orderWithdrawnMail,
} from './mail-ends.ts'
import { orderExtraMail, orderExtraPaidMail, orderExtraWithdrawnMail, withExtra } from './mail-extras.ts'
import { isAwaited, openTransferOf } from './mail-facts.ts'
import { orderBalancePaidMail, orderEndedMail, orderPartPaidMail, orderRefundDueMail } from './mail-money.ts'
import { ORDER_NOTICE_TEMPLATES } from './mail-notice-templates.ts'
import type { AttachedPaper } from './mail-parts.ts'
import { PAID_STATES, PAYLOAD, type Payload, paymentIn, viewOf } from './mail-payload.ts'
import { SAMPLE_BANK, SAMPLE_NOW, SAMPLE_ORDERS, SAMPLE_PAPERS } from './mail-samples.ts'
import {
  orderBalanceDueMail,
  orderBeginUndoneMail,
  orderBegunMail,
  orderCompletedMail,
  orderDeliveredMail,
  orderMessageMail,
  orderTakenBackMail,
  stillDelivered,
} from './mail-work.ts'
import type { OrderView, PaymentRow } from './order.ts'
import { attachPaper } from './papers.ts'
import { paymentRequest } from './payment-request.ts'

/** The outbox's message kinds about orders. Each looks at the order as it is now: what has moved on is not spoken of any more. */

/** The paper of a payment. @throws when it cannot be attached */
async function paperOf(
  { papers }: OrderView,
  payment: PaymentRow,
  dependencies: Dependencies,
): Promise<AttachedPaper> {
  const paper = papers.find(({ payment_id, kind }) => payment_id === payment.id && kind !== 'credit note')
  if (!paper) throw new Error('The paper of a payment is missing')
  return attachPaper(paper, dependencies)
}

const demandOf = async (view: OrderView, payment: PaymentRow): Promise<AttachedPaper | undefined> =>
  BANK_TRANSFER && paymentRequest(view, payment, BANK_TRANSFER)

type ViewContext = {
  view: OrderView
  link: string
  words: Words
  payload: Payload
  dependencies: Dependencies
}

type Written = MailContent | null | undefined

/** A kind for the customer, sent while the order is in one of these states. */
const toCustomer = (
  states: readonly OrderState[],
  write: (context: ViewContext) => Written | Promise<Written>,
  sample: (link: string, words: Words) => MailContent,
): EmailTemplate => ({
  async write({ facts, payload }: OutboxMessage, dependencies, words) {
    const view = viewOf(facts)
    if (!view || view.request.erased_at || view.request.spam_at || !states.includes(view.order.state))
      return null
    const link = requestLink(dependencies.settings, view.request, dependencies.now())
    return (await write({ view, link, words, payload: PAYLOAD.parse(payload), dependencies })) ?? null
  },
  sample: (words) => sample(`${SAMPLE_SITE}/get-quote?request=EXAMPLE#request`, words),
})

const isCurrent = ({ view, payload }: ViewContext) => payload.version === view.order.version

const {
  offered,
  accepted,
  paid,
  begun,
  delivered,
  completed,
  cancelled,
  declined,
  withdrawn,
  surplus,
  asked,
  unpaid,
  partPaid,
  paidEarly,
  partRefunded,
  ended,
  withOffered,
} = SAMPLE_ORDERS
const [first] = paid.payments as [PaymentRow]
const [, second] = completed.payments as [PaymentRow, PaymentRow]
const [part] = partPaid.payments as [PaymentRow]
const [transfer] = accepted.payments as [PaymentRow]
const [, tooMuch] = surplus.payments as [PaymentRow, PaymentRow]
const [question] = asked.messages as [OrderView['messages'][number]]

export const ORDER_TEMPLATES = {
  order_offer: toCustomer(
    ['offered', 'accepted'],
    (about) => (isCurrent(about) ? orderOfferMail(about.view, about.link, about.words) : null),
    (link, words) => orderOfferMail(offered, link, words),
  ),

  order_offer_reminder: toCustomer(
    ['offered'],
    (about) => (isCurrent(about) ? orderOfferReminderMail(about.view, about.link, about.words) : null),
    (link, words) => orderOfferReminderMail(offered, link, words),
  ),

  order_transfer: {
    ...toCustomer(
      ORDER_STATES,
      async ({ view, link, words, payload }) => {
        const payment = paymentIn(view, payload)
        if (!payment || !isAwaited(payment)) return null
        return orderTransferMail(view, link, words, payment, BANK_TRANSFER, await demandOf(view, payment))
      },
      (link, words) =>
        orderTransferMail(
          accepted,
          link,
          words,
          transfer,
          BANK_TRANSFER ?? SAMPLE_BANK,
          SAMPLE_PAPERS.request,
        ),
    ),
    // A customer can choose between card and transfer again and again.
    limit: 'RATE_LIMIT_RECIPIENT',
  },

  order_first_due: toCustomer(
    ['accepted'],
    async ({ view, link, words }) => {
      const payment = openTransferOf(view)
      if (payment?.part !== 'first') return null
      return orderFirstDueMail(view, link, words, payment, BANK_TRANSFER, await demandOf(view, payment))
    },
    (link, words) =>
      orderFirstDueMail(accepted, link, words, transfer, BANK_TRANSFER ?? SAMPLE_BANK, SAMPLE_PAPERS.request),
  ),

  order_unpaid: toCustomer(
    ['offered', 'expired'],
    ({ view, link, words, payload }) => {
      const payment = paymentIn(view, payload)
      return payment && orderUnpaidMail(view, link, words, payment)
    },
    (link, words) => orderUnpaidMail(unpaid, link, words, transfer),
  ),

  order_paid: toCustomer(
    PAID_STATES,
    async ({ view, link, words, payload, dependencies }) => {
      const payment = paymentIn(view, payload)
      if (!payment) return null
      const paper = await paperOf(view, payment, dependencies)
      return orderPaidMail(view, link, words, paper, dependencies.now())
    },
    (link, words) => orderPaidMail(paid, link, words, SAMPLE_PAPERS.first, SAMPLE_NOW),
  ),

  order_cancelled: toCustomer(
    ['cancelled'],
    ({ view, link, words }) => orderCancelledMail(view, link, words),
    (link, words) => orderCancelledMail(cancelled, link, words),
  ),

  order_begun: toCustomer(
    ['in_progress'],
    ({ view, link, words }) => orderBegunMail(view, link, words),
    (link, words) => orderBegunMail(begun, link, words),
  ),

  order_begin_undone: toCustomer(
    ['half_paid'],
    ({ view, link, words, dependencies }) => orderBeginUndoneMail(view, link, words, dependencies.now()),
    (link, words) => orderBeginUndoneMail(paid, link, words, SAMPLE_NOW),
  ),

  order_message: toCustomer(
    ORDER_STATES,
    ({ view, link, words, payload }) => {
      const sent = view.messages.find(({ number }) => number === payload.message)
      return sent && orderMessageMail(view, link, words, sent)
    },
    (link, words) => orderMessageMail(asked, link, words, question),
  ),

  order_delivered: toCustomer(
    ['delivered', 'completed'],
    ({ view, link, words, payload }) =>
      payload.delivery !== undefined && stillDelivered(view, payload.delivery)
        ? orderDeliveredMail(view, link, words, payload.delivery)
        : null,
    (link, words) => orderDeliveredMail(delivered, link, words, 1),
  ),

  order_taken_back: toCustomer(
    ['in_progress', 'delivered', 'completed'],
    ({ view, link, words, payload }) => {
      const taken = view.documents.find(({ id }) => id === payload.document)
      return taken && orderTakenBackMail(view, link, words, taken.name)
    },
    (link, words) => orderTakenBackMail(begun, link, words, 'Birth certificate, certified translation.pdf'),
  ),

  order_balance_due: toCustomer(
    ['delivered'],
    ({ view, link, words }) => orderBalanceDueMail(view, link, words, BANK_TRANSFER),
    (link, words) => orderBalanceDueMail(delivered, link, words, undefined),
  ),

  order_completed: toCustomer(
    ['completed'],
    async ({ view, link, words, payload, dependencies }) => {
      const payment = paymentIn(view, payload)
      if (!payment) return null
      return orderCompletedMail(view, link, words, payment, await paperOf(view, payment, dependencies))
    },
    (link, words) => orderCompletedMail(completed, link, words, second, SAMPLE_PAPERS.second),
  ),

  order_part_paid: toCustomer(
    ORDER_STATES,
    async ({ view, link, words, payload, dependencies }) => {
      const payment = paymentIn(view, payload)
      if (!payment) return null
      const paper = await paperOf(view, payment, dependencies)
      return orderPartPaidMail(view, link, words, payment, paper, BANK_TRANSFER)
    },
    (link, words) =>
      orderPartPaidMail(partPaid, link, words, part, SAMPLE_PAPERS.first, BANK_TRANSFER ?? SAMPLE_BANK),
  ),

  order_balance_paid: toCustomer(
    PAID_STATES,
    async ({ view, link, words, payload, dependencies }) => {
      const payment = paymentIn(view, payload)
      if (!payment) return null
      return orderBalancePaidMail(view, link, words, payment, await paperOf(view, payment, dependencies))
    },
    (link, words) => orderBalancePaidMail(paidEarly, link, words, second, SAMPLE_PAPERS.second),
  ),

  order_refund_due: toCustomer(
    ORDER_STATES,
    ({ view, link, words, payload }) => orderRefundDueMail(view, link, words, payload.amount ?? 0),
    (link, words) => orderRefundDueMail(partRefunded, link, words, 2500),
  ),

  order_ended: toCustomer(
    ['ended', 'refunded'],
    ({ view, link, words, payload }) => orderEndedMail(view, link, words, payload.amount ?? 0),
    (link, words) => orderEndedMail(ended, link, words, 5000),
  ),

  order_extra: toCustomer(
    PAID_STATES,
    ({ view, link, words, payload }) => {
      const extra = withExtra(view, payload.version)
      return extra?.offer.state === 'offered' ? orderExtraMail(extra, link, words) : null
    },
    (link, words) => orderExtraMail(withExtra(withOffered, 2) ?? withOffered, link, words),
  ),

  order_extra_paid: toCustomer(
    ORDER_STATES,
    async ({ view, link, words, payload, dependencies }) => {
      const payment = paymentIn(view, payload)
      const extra = withExtra(view, payment?.version)
      if (!payment || !extra) return null
      return orderExtraPaidMail(extra, link, words, await paperOf(view, payment, dependencies))
    },
    (link, words) =>
      orderExtraPaidMail(withExtra(withOffered, 2) ?? withOffered, link, words, SAMPLE_PAPERS.second),
  ),

  order_extra_withdrawn: toCustomer(
    ORDER_STATES,
    ({ view, link, words, payload }) => {
      const extra = withExtra(view, payload.version)
      return extra && orderExtraWithdrawnMail(extra, link, words)
    },
    (link, words) => orderExtraWithdrawnMail(withExtra(withOffered, 2) ?? withOffered, link, words),
  ),

  order_refunded: toCustomer(
    ORDER_STATES,
    async ({ view, link, words, payload, dependencies }) => {
      const payment = paymentIn(view, payload)
      const note = view.papers.find(({ reference }) => reference === payload.paper)
      // Money that came back has not gone.
      if (!payment || !note || payment.refund_state === 'failed') return null
      const paper = await attachPaper(note, dependencies)
      return orderRefundedMail(view, link, words, payload.amount ?? payment.amount, payment, paper)
    },
    (link, words) => orderRefundedMail(cancelled, link, words, first.amount, first, SAMPLE_PAPERS.credit),
  ),

  order_declined: toCustomer(
    ['refunded'],
    ({ view, link, words }) => orderDeclinedMail(view, link, words),
    (link, words) => orderDeclinedMail(declined, link, words),
  ),

  order_withdrawn: toCustomer(
    ['withdrawn'],
    ({ view, link, words }) => orderWithdrawnMail(view, link, words),
    (link, words) => orderWithdrawnMail(withdrawn, link, words),
  ),

  order_surplus: toCustomer(
    ORDER_STATES,
    ({ view, link, words, payload }) => {
      const payment = paymentIn(view, payload)
      return payment?.surplus ? orderSurplusMail(view, link, words, payment) : null
    },
    (link, words) => orderSurplusMail(surplus, link, words, tooMuch),
  ),

  ...ORDER_NOTICE_TEMPLATES,
} satisfies Record<string, EmailTemplate>
