import { BANK_TRANSFER } from '#contract/business-facts.ts'
import { ORDER_STATES, type OrderState } from '#contract/order.ts'
import type { Dependencies } from '../dependencies.ts'
import type { EmailTemplate, OutboxMessage } from '../mail/compose.ts'
import { type MailContent, SAMPLE_SITE } from '../mail/design/message.ts'
import { requestLink } from '../quote/guest-view.ts'
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
import { ORDER_NOTICE_TEMPLATES } from './mail-notices.ts'
import type { About, AttachedPaper } from './mail-parts.ts'
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

type ViewContext = About & { payload: Payload; dependencies: Dependencies }

type Written = MailContent | null | undefined

type Write = (context: ViewContext) => Written | Promise<Written>

/** A kind for the customer, sent while the order is in one of these states. @param shown the order of the sample */
const toCustomer = (
  states: readonly OrderState[],
  shown: OrderView,
  sample: (about: About) => MailContent,
  write: Write = sample,
): EmailTemplate => ({
  async write({ facts, payload }: OutboxMessage, dependencies, words) {
    const view = viewOf(facts)
    if (!view || view.request.erased_at || view.request.spam_at || !states.includes(view.order.state))
      return null
    const link = requestLink(dependencies.settings, view.request, dependencies.now())
    return (await write({ view, link, words, payload: PAYLOAD.parse(payload), dependencies })) ?? null
  },
  sample: (words) => sample({ view: shown, link: `${SAMPLE_SITE}/get-quote?request=EXAMPLE#request`, words }),
})

/** Of the payment that the message names, if there is one. */
const ofPayment =
  (write: (context: ViewContext, payment: PaymentRow) => Written | Promise<Written>): Write =>
  (about) => {
    const payment = paymentIn(about.view, about.payload)
    return payment && write(about, payment)
  }

/** The same with its paper. */
const withPaper = (write: (context: ViewContext, payment: PaymentRow, paper: AttachedPaper) => Written) =>
  ofPayment(async (about, payment) =>
    write(about, payment, await paperOf(about.view, payment, about.dependencies)),
  )

const ifCurrent =
  (write: (about: About) => MailContent): Write =>
  (about) =>
    about.payload.version === about.view.order.version ? write(about) : null

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
const extraShown = withExtra(withOffered, 2) ?? withOffered

export const ORDER_TEMPLATES = {
  order_offer: toCustomer(['offered', 'accepted'], offered, orderOfferMail, ifCurrent(orderOfferMail)),

  order_offer_reminder: toCustomer(
    ['offered'],
    offered,
    orderOfferReminderMail,
    ifCurrent(orderOfferReminderMail),
  ),

  order_transfer: {
    ...toCustomer(
      ORDER_STATES,
      accepted,
      (about) => orderTransferMail(about, transfer, BANK_TRANSFER ?? SAMPLE_BANK, SAMPLE_PAPERS.request),
      ofPayment(async (about, payment) =>
        isAwaited(payment)
          ? orderTransferMail(about, payment, BANK_TRANSFER, await demandOf(about.view, payment))
          : null,
      ),
    ),
    // A customer can choose between card and transfer again and again.
    limit: 'RATE_LIMIT_RECIPIENT',
  },

  order_first_due: toCustomer(
    ['accepted'],
    accepted,
    (about) => orderFirstDueMail(about, transfer, BANK_TRANSFER ?? SAMPLE_BANK, SAMPLE_PAPERS.request),
    async (about) => {
      const payment = openTransferOf(about.view)
      if (payment?.part !== 'first') return null
      return orderFirstDueMail(about, payment, BANK_TRANSFER, await demandOf(about.view, payment))
    },
  ),

  order_unpaid: toCustomer(
    ['offered', 'expired'],
    unpaid,
    (about) => orderUnpaidMail(about, transfer),
    ofPayment(orderUnpaidMail),
  ),

  order_paid: toCustomer(
    PAID_STATES,
    paid,
    (about) => orderPaidMail(about, SAMPLE_PAPERS.first, SAMPLE_NOW),
    withPaper((about, _, paper) => orderPaidMail(about, paper, about.dependencies.now())),
  ),

  order_cancelled: toCustomer(['cancelled'], cancelled, orderCancelledMail),

  order_begun: toCustomer(['in_progress'], begun, orderBegunMail),

  order_begin_undone: toCustomer(
    ['half_paid'],
    paid,
    (about) => orderBeginUndoneMail(about, SAMPLE_NOW),
    (about) => orderBeginUndoneMail(about, about.dependencies.now()),
  ),

  order_message: toCustomer(
    ORDER_STATES,
    asked,
    (about) => orderMessageMail(about, question),
    (about) => {
      const sent = about.view.messages.find(({ number }) => number === about.payload.message)
      return sent && orderMessageMail(about, sent)
    },
  ),

  order_delivered: toCustomer(
    ['delivered', 'completed'],
    delivered,
    (about) => orderDeliveredMail(about, 1),
    (about) => {
      const { delivery } = about.payload
      const stands = delivery !== undefined && stillDelivered(about.view, delivery)
      return stands ? orderDeliveredMail(about, delivery) : null
    },
  ),

  order_taken_back: toCustomer(
    ['in_progress', 'delivered', 'completed'],
    begun,
    (about) => orderTakenBackMail(about, 'Birth certificate, certified translation.pdf'),
    (about) => {
      const taken = about.view.documents.find(({ id }) => id === about.payload.document)
      return taken && orderTakenBackMail(about, taken.name)
    },
  ),

  order_balance_due: toCustomer(
    ['delivered'],
    delivered,
    (about) => orderBalanceDueMail(about, undefined),
    (about) => orderBalanceDueMail(about, BANK_TRANSFER),
  ),

  order_completed: toCustomer(
    ['completed'],
    completed,
    (about) => orderCompletedMail(about, second, SAMPLE_PAPERS.second),
    withPaper(orderCompletedMail),
  ),

  order_part_paid: toCustomer(
    ORDER_STATES,
    partPaid,
    (about) => orderPartPaidMail(about, part, SAMPLE_PAPERS.first, BANK_TRANSFER ?? SAMPLE_BANK),
    withPaper((about, payment, paper) => orderPartPaidMail(about, payment, paper, BANK_TRANSFER)),
  ),

  order_balance_paid: toCustomer(
    PAID_STATES,
    paidEarly,
    (about) => orderBalancePaidMail(about, second, SAMPLE_PAPERS.second),
    withPaper(orderBalancePaidMail),
  ),

  order_refund_due: toCustomer(
    ORDER_STATES,
    partRefunded,
    (about) => orderRefundDueMail(about, 2500),
    (about) => orderRefundDueMail(about, about.payload.amount ?? 0),
  ),

  order_ended: toCustomer(
    ['ended', 'refunded'],
    ended,
    (about) => orderEndedMail(about, 5000),
    (about) => orderEndedMail(about, about.payload.amount ?? 0),
  ),

  order_extra: toCustomer(PAID_STATES, extraShown, orderExtraMail, (about) => {
    const view = withExtra(about.view, about.payload.version)
    return view?.offer.state === 'offered' ? orderExtraMail({ ...about, view }) : null
  }),

  order_extra_paid: toCustomer(
    ORDER_STATES,
    extraShown,
    (about) => orderExtraPaidMail(about, SAMPLE_PAPERS.second),
    ofPayment(async (about, payment) => {
      const view = withExtra(about.view, payment.version)
      if (!view) return null
      return orderExtraPaidMail({ ...about, view }, await paperOf(about.view, payment, about.dependencies))
    }),
  ),

  order_extra_withdrawn: toCustomer(ORDER_STATES, extraShown, orderExtraWithdrawnMail, (about) => {
    const view = withExtra(about.view, about.payload.version)
    return view && orderExtraWithdrawnMail({ ...about, view })
  }),

  order_refunded: toCustomer(
    ORDER_STATES,
    cancelled,
    (about) => orderRefundedMail(about, first.amount, first, SAMPLE_PAPERS.credit),
    ofPayment(async (about, payment) => {
      const note = about.view.papers.find(({ reference }) => reference === about.payload.paper)
      // Money that came back has not gone.
      if (!note || payment.refund_state === 'failed') return null
      const pence = about.payload.amount ?? payment.amount
      return orderRefundedMail(about, pence, payment, await attachPaper(note, about.dependencies))
    }),
  ),

  order_declined: toCustomer(['refunded'], declined, orderDeclinedMail),

  order_withdrawn: toCustomer(['withdrawn'], withdrawn, orderWithdrawnMail),

  order_surplus: toCustomer(
    ORDER_STATES,
    surplus,
    (about) => orderSurplusMail(about, tooMuch),
    ofPayment((about, payment) => (payment.surplus ? orderSurplusMail(about, payment) : null)),
  ),

  ...ORDER_NOTICE_TEMPLATES,
} satisfies Record<string, EmailTemplate>
