import { BANK_TRANSFER } from '#contract/business-facts.ts'
import { type BankDetails, ORDER_STATES, type OrderState } from '#contract/order.ts'
import type { Dependencies } from '../dependencies.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import { type MailContent, SAMPLE_SITE } from '../mail/design/message.ts'
import { requestLink } from '../quote/guest-view.ts'
import {
  orderExtraMail,
  orderExtraPaidMail,
  orderExtraWithdrawnMail,
  orderFirstDueMail,
  orderOfferMail,
  orderOfferReminderMail,
  orderPaidMail,
  orderTransferMail,
  orderUnpaidMail,
  withExtra,
} from './mail.ts'
import { isAwaited, openTransferOf } from './mail-facts.ts'
import {
  orderBalancePaidMail,
  orderCancelledMail,
  orderDeclinedMail,
  orderEndedMail,
  orderPartPaidMail,
  orderRefundDueMail,
  orderRefundedMail,
  orderSurplusMail,
  orderWithdrawnMail,
} from './mail-money.ts'
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
import type { OrderView, PaperRow, PaymentRow } from './order.ts'
import { attachPaper } from './papers.ts'
import { paymentRequest } from './payment-request.ts'

/** The outbox's message kinds about orders. Each looks at the order as it is now: what has moved on is not spoken of any more. */

type Context = About & {
  payload: Payload
  /** The payment that the message names, and the paper to attach. */
  payment?: PaymentRow | undefined
  paper?: AttachedPaper | undefined
  bank: BankDetails | undefined
  now: Date
}

type Write = (context: Context) => MailContent | null | undefined

/** @throws when the paper cannot be attached */
type Attach = (context: Context, dependencies: Dependencies) => Promise<AttachedPaper | undefined>

/** A kind for the customer, sent while the order is in one of these states. @param sample the order, and what its message names */
const toCustomer = (
  states: readonly OrderState[],
  sample: { view: OrderView } & Partial<Context>,
  write: Write,
  attach?: Attach,
): EmailTemplate => ({
  async write({ facts, payload: stored }, dependencies, words) {
    const view = viewOf(facts)
    if (!view || view.request.erased_at || view.request.spam_at || !states.includes(view.order.state))
      return null
    const now = dependencies.now()
    const payload = PAYLOAD.parse(stored)
    const link = requestLink(dependencies.settings, view.request, now)
    const context = {
      view,
      link,
      words,
      payload,
      payment: paymentIn(view, payload),
      bank: BANK_TRANSFER,
      now,
    }
    return write({ ...context, paper: await attach?.(context, dependencies) }) ?? null
  },
  sample: (words) =>
    write({
      ...{ link: `${SAMPLE_SITE}/get-quote?request=EXAMPLE#request`, words, now: SAMPLE_NOW },
      ...{ bank: BANK_TRANSFER ?? SAMPLE_BANK, payload: { version: 1 }, ...sample },
    }) as MailContent,
})

const attachPaperOf: Attach = async ({ view, payment }, dependencies) => {
  if (!payment) return undefined
  const isOf = ({ payment_id, kind }: PaperRow) => payment_id === payment.id && kind !== 'credit note'
  const paper = view.papers.find(isOf)
  if (!paper) throw new Error('The paper of a payment is missing')
  return attachPaper(paper, dependencies)
}

/** Of the payment that the message names, with its paper. */
const ofPayment =
  (write: (about: Context, payment: PaymentRow, paper: AttachedPaper) => ReturnType<Write>): Write =>
  (about) =>
    about.payment && about.paper && write(about, about.payment, about.paper)

/** The same of a payment that moves the order on; where the order has moved on from there, the receipt and what it is for. */
const whileIn = (states: readonly OrderState[], write: Parameters<typeof ofPayment>[0]): Write =>
  ofPayment((about, payment, paper) =>
    states.includes(about.view.order.state)
      ? write(about, payment, paper)
      : orderPartPaidMail(about, payment, paper, about.bank),
  )

/** The payment's request, while its transfer is awaited. */
const attachRequest = async (view: OrderView, payment: PaymentRow | undefined) =>
  payment && isAwaited(payment) && BANK_TRANSFER ? paymentRequest(view, payment, BANK_TRANSFER) : undefined

const ifCurrent =
  (write: (about: About) => MailContent): Write =>
  (about) =>
    about.payload.version === about.view.order.version ? write(about) : null

/** With the extra in the place of the offer. */
const withExtraOf = ({ view, ...about }: Context, version = about.payload.version) => {
  const shown = withExtra(view, version)
  return shown && { ...about, view: shown }
}

const { offered, accepted, paid, begun, delivered, completed, cancelled, surplus } = SAMPLE_ORDERS
const { partPaid, withOffered } = SAMPLE_ORDERS
const [first] = paid.payments as [PaymentRow]
const [, second] = completed.payments as [PaymentRow, PaymentRow]
const [transfer] = accepted.payments as [PaymentRow]
const [certificate] = delivered.documents as [OrderView['documents'][number]]
const takenBack = { ...certificate, closed_at: '2026-07-03T16:00:00.000Z' }
const waiting = {
  ...SAMPLE_ORDERS.asked,
  messages: SAMPLE_ORDERS.asked.messages.map((sent) => ({ ...sent, kind: 'draft' as const })),
}
const extra = { view: withOffered, payload: { version: 2 } }

export const ORDER_TEMPLATES = {
  order_offer: toCustomer(['offered', 'accepted'], { view: offered }, ifCurrent(orderOfferMail)),
  order_offer_reminder: toCustomer(['offered'], { view: offered }, ifCurrent(orderOfferReminderMail)),

  order_transfer: {
    ...toCustomer(
      ORDER_STATES,
      { view: accepted, payment: transfer, paper: SAMPLE_PAPERS.request },
      ({ payment, paper, bank, ...about }) =>
        payment && isAwaited(payment) ? orderTransferMail(about, payment, bank, paper) : null,
      ({ view, payment }) => attachRequest(view, payment),
    ),
    // A customer can choose between card and transfer again and again.
    limit: 'RATE_LIMIT_RECIPIENT',
  },

  order_first_due: toCustomer(
    ['accepted'],
    { view: accepted, paper: SAMPLE_PAPERS.request },
    ({ bank, paper, ...about }) => {
      const payment = openTransferOf(about.view)
      return payment?.part === 'first' ? orderFirstDueMail(about, payment, bank, paper) : null
    },
    ({ view }) => attachRequest(view, openTransferOf(view)),
  ),

  order_unpaid: toCustomer(
    ['offered', 'expired'],
    { view: SAMPLE_ORDERS.unpaid, payment: transfer },
    (about) => about.payment && orderUnpaidMail(about, about.payment),
  ),

  order_paid: toCustomer(
    ORDER_STATES,
    { view: paid, payment: first, paper: SAMPLE_PAPERS.first },
    whileIn(PAID_STATES, (about, _, paper) => orderPaidMail(about, paper, about.now)),
    attachPaperOf,
  ),

  order_cancelled: toCustomer(['cancelled'], { view: cancelled }, orderCancelledMail),
  order_begun: toCustomer(['in_progress'], { view: begun }, orderBegunMail),
  order_begin_undone: toCustomer(['half_paid'], { view: paid }, (about) =>
    orderBeginUndoneMail(about, about.now),
  ),

  order_message: toCustomer(ORDER_STATES, { view: SAMPLE_ORDERS.asked, payload: { message: 1 } }, (about) => {
    const sent = about.view.messages.find(({ number }) => number === about.payload.message)
    return sent && orderMessageMail(about, sent)
  }),

  order_message_reminder: toCustomer(
    ['offered', 'accepted', 'half_paid', 'in_progress'],
    { view: waiting, payload: { message: 1 } },
    (about) => {
      const sent = about.view.messages.find(({ number }) => number === about.payload.message)
      return sent?.closed_at === null ? orderMessageMail(about, sent, true) : null
    },
  ),

  order_delivered: toCustomer(
    ['delivered', 'completed'],
    { view: delivered, payload: { delivery: 1 } },
    (about) => {
      const { delivery } = about.payload
      const stands = delivery !== undefined && stillDelivered(about.view, delivery)
      return stands ? orderDeliveredMail(about, delivery) : null
    },
  ),

  order_taken_back: toCustomer(
    ['in_progress', 'delivered', 'completed'],
    { view: { ...begun, documents: [takenBack] }, payload: { document: takenBack.id } },
    (about) => {
      const taken = about.view.documents.find(({ id }) => id === about.payload.document)
      return taken && orderTakenBackMail(about, taken.name)
    },
  ),

  order_balance_due: toCustomer(['delivered'], { view: delivered }, (about) =>
    orderBalanceDueMail(about, about.bank),
  ),

  order_completed: toCustomer(
    ORDER_STATES,
    { view: completed, payment: second, paper: SAMPLE_PAPERS.second },
    whileIn(['completed'], orderCompletedMail),
    attachPaperOf,
  ),

  order_part_paid: toCustomer(
    ORDER_STATES,
    { view: partPaid, payment: partPaid.payments[0], paper: SAMPLE_PAPERS.first },
    ofPayment((about, payment, paper) => orderPartPaidMail(about, payment, paper, about.bank)),
    attachPaperOf,
  ),

  order_balance_paid: toCustomer(
    ORDER_STATES,
    { view: SAMPLE_ORDERS.paidEarly, payment: second, paper: SAMPLE_PAPERS.second },
    whileIn(PAID_STATES, orderBalancePaidMail),
    attachPaperOf,
  ),

  order_refund_due: toCustomer(
    ORDER_STATES,
    { view: SAMPLE_ORDERS.partRefunded, payload: { amount: 2500 } },
    (about) => orderRefundDueMail(about, about.payload.amount ?? 0),
  ),

  order_ended: toCustomer(
    ['ended', 'refunded'],
    { view: SAMPLE_ORDERS.ended, payload: { amount: 5000 } },
    (about) => orderEndedMail(about, about.payload.amount ?? 0),
  ),

  order_extra: toCustomer(PAID_STATES, extra, (about) => {
    const shown = withExtraOf(about)
    return shown?.view.offer.state === 'offered' ? orderExtraMail(shown) : null
  }),

  order_extra_paid: toCustomer(
    ORDER_STATES,
    { ...extra, payment: { ...first, version: 2 }, paper: SAMPLE_PAPERS.second },
    ofPayment((about, payment, paper) => {
      const shown = withExtraOf(about, payment.version)
      return shown && orderExtraPaidMail(shown, paper)
    }),
    attachPaperOf,
  ),

  order_extra_withdrawn: toCustomer(ORDER_STATES, extra, (about) => {
    const shown = withExtraOf(about)
    return shown && orderExtraWithdrawnMail(shown)
  }),

  order_refunded: toCustomer(
    ORDER_STATES,
    { view: cancelled, payment: first, paper: SAMPLE_PAPERS.credit },
    ofPayment((about, payment, paper) =>
      // Money that came back has not gone.
      payment.refund_state === 'failed'
        ? null
        : orderRefundedMail(about, about.payload.amount ?? payment.amount, payment, paper),
    ),
    async ({ view, payload }, dependencies) => {
      const note = view.papers.find(({ reference }) => reference === payload.paper)
      return note && attachPaper(note, dependencies)
    },
  ),

  order_declined: toCustomer(['refunded'], { view: SAMPLE_ORDERS.declined }, orderDeclinedMail),
  order_withdrawn: toCustomer(['withdrawn'], { view: SAMPLE_ORDERS.withdrawn }, orderWithdrawnMail),

  order_surplus: toCustomer(
    ORDER_STATES,
    { view: surplus, payment: surplus.payments[1], paper: SAMPLE_PAPERS.surplus },
    ofPayment(orderSurplusMail),
    attachPaperOf,
  ),

  ...ORDER_NOTICE_TEMPLATES,
} satisfies Record<string, EmailTemplate>
